# La scelta del gioco con tutte le espansioni, prima che ci sia un tavolo, e ciò che Dradis non guida ancora.

boxes = Gioco
boxes-base = Gioco base
boxes-combined = Tutte le espansioni
boxes-note-base = Da { $fewest } a { $most } persone.
boxes-note-combined = Pegasus, Exodus e Daybreak insieme, da { $fewest } a { $most } persone.
objective = Obiettivo
objective-kobol = Kobol
objective-new-caprica = Nuova Caprica
objective-ionian-nebula = Nebulosa Ionica
objective-earth = La Terra
objective-note = Mettete la sua carta accanto al mazzo Destinazione.
options-combined = Tutte le espansioni: { $objective }
component-combined-loyalty = Carte Lealtà e Moventi
component-combined-loyalty-app = Dradis distribuisce in segreto; si legge su un telefono o su questo schermo.
component-combined-loyalty-table = Distribuite le carte della scatola. Dradis dice quante di ognuna e non ne vede.
component-combined-super_crises = Super Crisi e carte Ammutinamento
component-combined-super_crises-app = Dradis mischia i due mazzi; vede le carte solo chi le tiene.
component-combined-super_crises-table = Si pesca dalla scatola; chi gioca una carta dice quale.

characters-political-leader = Leader politici
characters-military-leader = Leader militari
characters-pilot = Piloti
characters-support = Supporto
characters-cylon-leader = Leader Cylon

happened-mutiny = Pesca una carta Ammutinamento
happened-executed = Esecuzione
happened-motive = Movente rivelato
running-planet = La Flotta è su Nuova Caprica
