# Die Wahl des Spiels mit allen Erweiterungen, bevor es einen Tisch gibt, und was Dradis noch nicht leitet.

boxes = Spiel
boxes-base = Grundspiel
boxes-combined = Alle Erweiterungen
boxes-note-base = { $fewest } bis { $most } Personen.
boxes-note-combined = Pegasus, Exodus und Götterdämmerung zusammen, { $fewest } bis { $most } Personen.
objective = Zielkarte
objective-kobol = Kobol
objective-new-caprica = Neu-Caprica
objective-ionian-nebula = Ionischer Nebel
objective-earth = Erde
objective-note = Legt die Zielkarte neben den Zielortstapel.
options-combined = Alle Erweiterungen: { $objective }
component-combined-loyalty = Loyalitätskarten und Motive
component-combined-loyalty-app = Dradis teilt geheim aus; gelesen wird am Handy oder an diesem Bildschirm.
component-combined-loyalty-table = Ihr teilt die Karten aus der Schachtel aus. Dradis sagt, wie viele welcher Art, und sieht keine.
component-combined-super_crises = Super-Krisen und Meuterei-Karten
component-combined-super_crises-app = Dradis mischt beide Stapel; nur wer Karten hält, sieht sie.
component-combined-super_crises-table = Gezogen wird aus der Schachtel; wer eine Karte spielt, sagt, welche.

characters-political-leader = Politische Führer
characters-military-leader = Militärische Führer
characters-pilot = Piloten
characters-support = Supporter
characters-cylon-leader = Zylonen-Führer

happened-mutiny = Zieht eine Meuterei-Karte
happened-executed = Exekutiert
happened-motive = Motiv aufgedeckt
running-planet = Die Flotte ist auf Neu-Caprica
