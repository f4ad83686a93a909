# Wybór gry ze wszystkimi dodatkami, zanim powstanie stół, i to, czego Dradis jeszcze nie prowadzi.

boxes = Gra
boxes-base = Gra podstawowa
boxes-combined = Wszystkie dodatki
boxes-note-base = Od { $fewest } do { $most } graczy.
boxes-note-combined = Pegasus, Exodus i Daybreak razem, od { $fewest } do { $most } graczy.
objective = Cel gry
objective-kobol = Kobol
objective-new-caprica = Nowa Caprica
objective-ionian-nebula = Mgławica Jońska
objective-earth = Ziemia
objective-note = Połóżcie kartę celu obok talii Punktów docelowych.
options-combined = Wszystkie dodatki: { $objective }
component-combined-loyalty = Karty Lojalności i Motywy
component-combined-loyalty-app = Dradis rozdaje w tajemnicy; czyta się na telefonie albo na tym ekranie.
component-combined-loyalty-table = Rozdajecie karty z pudełka. Dradis mówi, ile jakich, i żadnej nie widzi.
component-combined-super_crises = Superkryzysy i karty Buntu
component-combined-super_crises-app = Dradis tasuje obie talie; karty widzi tylko ten, kto je ma.
component-combined-super_crises-table = Dobiera się z pudełka; kto zagrywa kartę, mówi którą.

characters-political-leader = Przywódcy polityczni
characters-military-leader = Przywódcy wojskowi
characters-pilot = Piloci
characters-support = Postacie wspierające
characters-cylon-leader = Przywódcy Cylonów

happened-mutiny = Dobiera kartę Buntu
happened-executed = Egzekucja
happened-motive = Ujawniony Motyw
running-planet = Flota jest na Nowej Caprice
