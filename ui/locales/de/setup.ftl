# Setting up a game, dealing, and laying out the board: the referee's page.

## Players

new-game-order = Gib die Namen im Uhrzeigersinn ein, wie ihr sitzt.
players = Am Tisch
player-name = Platz { $number }
player-another = Noch jemand
player-move = { $name } verschieben. Ziehen, Pfeiltasten, oder hier und dann auf eine andere Zeile tippen.
player-put = Auf Platz { $number } setzen
player-moved = { $name } sitzt auf Platz { $number }
remove-player = Platz { $number } entfernen
players-move-hint = Zieh an einer Nummer, um die Reihenfolge zu ändern.
players-put-hint = Tippe auf den neuen Platz. Esc bricht ab.
players-missing = { $count ->
    [one] Noch 1 Person nötig.
   *[other] Noch { $count } Personen nötig.
 }
players-ready = { $count } Personen
played-before = Schon dabei gewesen
last-players = Dieselben { $count } wie letztes Mal
first-player = Startspieler
first-player-rolled = Auslosen
first-player-roll-note = Dradis lost aus, wenn die Partie beginnt. Oder tippe auf einen Namen.
first-player-note = Diese Person wählt zuerst einen Charakter und hat den ersten Zug.
begin = Partie beginnen
cancel = Abbrechen

## Options

options = Einstellungen
options-change = Ändern
options-fold = Fertig
options-normal = Ressourcen wie gedruckt
options-easier-for-humans = Leichter für Menschen
options-easier-for-cylons = Leichter für Zylonen
options-app = Dradis mischt
options-light = Vereinfachte Eingabe
options-destiny = Dradis hält das Schicksal
options-table = Der Tisch mischt
options-mixed = { $count ->
    [one] Der Tisch verwaltet 1 Teil
   *[other] Der Tisch verwaltet { $count } Teile
 }
options-reading = { $seconds } s zum Lesen
options-no-timer = Lesen ohne Zeitlimit
options-leave-out = Ohne Sympathisant
options-one-shorter = Kurze Enterkommando-Leiste
options-editions = { $count ->
    [one] 1 Regel einer anderen Ausgabe
   *[other] { $count } Regeln anderer Ausgaben
 }

difficulty = Ressourcen
difficulty-easier-for-humans = Leichter für Menschen
difficulty-normal = Wie gedruckt
difficulty-easier-for-cylons = Leichter für Zylonen
difficulty-note-easier-for-humans = Jede Ressource beginnt um 2 höher.
difficulty-note-normal = Nahrung 8, Treibstoff 8, Moral 10, Bevölkerung 12.
difficulty-note-easier-for-cylons = Jede Ressource beginnt um 2 niedriger.
sympathizer = Sympathisant
sympathizer-play = Mitspielen
sympathizer-leave-out = Weglassen
sympathizer-note-play = Die Karte kommt nach dem ersten Austeilen in den Loyalitätsstapel.
sympathizer-note-leave-out = Dafür 1 „Sie sind kein Zylon“ mehr und niedrigere Ressourcen. Enttarnte Zylonen ziehen 3; zu sechst keine Boomer.

mode-app = Dradis
mode-table = Der Tisch
modes-table = Alles hält der Tisch
component-loyalty = Loyalitätskarten
component-loyalty-app = Dradis teilt geheim aus; gelesen wird am Handy oder an diesem Bildschirm.
component-loyalty-table = Ihr teilt die Karten aus der Schachtel aus. Dradis sagt, wie viele welcher Art, und sieht keine.
component-destiny = Schicksalsstapel
component-destiny-app = Für eine Spielleitung, die nicht mitspielt: Dradis mischt; nur sie sieht die Karten eines Checks, gibt sie ein und legt sie verdeckt weg.
component-destiny-table = Ihr bildet den Stapel. Dradis zählt ihn und sagt, wann und wie ein neuer entsteht.
destiny-enters = Wer gibt die Karten eines Checks ein?
destiny-enters-referee = Eine Spielleitung, die nicht mitspielt
destiny-enters-player = Jemand, der mitspielt
destiny-enters-note = Wer mitspielt, sähe, welche Karten nicht vom Schicksal sind. Nehmt dann lieber euren eigenen Stapel.
tracking = Wie viel ihr eingebt
tracking-full = Vollständig
tracking-full-note = Jeder Schritt des Zuges und wie viele Fertigkeitskarten alle haben.
tracking-light = Vereinfacht
tracking-light-note = Nur, was den Spielplan ändert. Keine Hände, keine Schritte: ein Zug ist eine Karte, ein Check eine Zahl.
component-damage = Schadensmarker
component-damage-app = Dradis zieht sie und sagt, was beschädigt ist.
component-damage-table = Ihr zieht sie und tippt an, was sie zeigen.
component-civilian_ships = Zivilschiffe
component-civilian_ships-app = Dradis weiß, was sie tragen, und sagt, was ihr verliert.
component-civilian_ships-table = Ihr zieht sie verdeckt. Dradis weiß nur, wo sie sind.
component-dice = Würfel
component-dice-app = Dradis würfelt. Ihr könnt trotzdem euren Wurf eintippen.
component-dice-table = Ihr würfelt selbst und tippt die Zahl an.
component-destinations = Zielorte
component-destinations-app = Dradis mischt den Stapel; nur der Admiral sieht die Karten zur Wahl.
component-destinations-table = Der Admiral zieht aus der Schachtel und sagt, wohin die Flotte geht.
component-super_crises = Super-Krisen
component-super_crises-app = Dradis mischt den Stapel; nur der enttarnte Zylon sieht seine Hand.
component-super_crises-table = Enttarnte Zylonen ziehen aus der Schachtel und sagen, welche Karte sie spielen.

reading-time = Lesezeit
reading-none = Ohne Limit
reading-seconds = { $seconds } s
reading-time-note = Alle lesen gleich lange, so verrät die Lesezeit nichts.
boarding-length = Enterkommando-Leiste
boarding-length-printed = Start und 3 Felder
boarding-length-one-shorter = Start und 2 Felder
boarding-length-note = Zählt die Felder auf eurem Spielplan vor dem, auf dem ihr verliert.
editions = Wo Ausgaben abweichen
editions-note = Das Erste ist empfohlen. Wählt anderes, wenn euer Exemplar es so sagt.
food-shortage = Nahrungsmangel
food-shortage-2-3-5 = 2 / 3 / 5
food-shortage-2-3-4 = 2 / 3 / 4
food-shortage-2-2-4 = 2 / 2 / 4
food-shortage-note-2-3-5 = Präsident 2, aktiver Spieler 3, wer beides ist 5: deutsch und italienisch.
food-shortage-note-2-3-4 = Präsident 2, aktiver Spieler 3, wer beides ist 4: spanisch.
food-shortage-note-2-2-4 = Präsident 2, aktiver Spieler 2, wer beides ist 4: polnisch.
brig-to-sickbay = Aus der Brig in die Krankenstation
brig-to-sickbay-stays = Geht nicht
brig-to-sickbay-goes = Durch Karten
brig-to-sickbay-note-stays = Eine Karte, die jemanden aus der Brig in die Krankenstation schickt, bewegt niemanden: deutsch.
brig-to-sickbay-note-goes = Eine Karte, die jemanden aus der Brig in die Krankenstation schickt, tut es: spanisch.
brig-exit = Aus der Brig
brig-exit-galactica = Zur Galactica
brig-exit-any-human = Überallhin
brig-exit-note-galactica = An einen Ort der Galactica: die Regelhefte.
brig-exit-note-any-human = Auch auf die Colonial One: spanischer und italienischer Spielplan.
sympathizer-pass = Enttarnter Zylon mit Sympathisant
sympathizer-pass-may = Darf weitergeben
sympathizer-pass-must = Muss weitergeben
sympathizer-pass-note-may = Behalten geht auch, dann geschieht nichts: deutsch, spanisch, polnisch.
sympathizer-pass-note-must = Jemand anders muss ihn befolgen: italienisch.
cylon-skills = Karten eines enttarnten Zylons
cylon-skills-any-types = 2 beliebige
cylon-skills-different-types = 2 Typen
cylon-skills-note-any-types = Zwei Karten beliebiger Typen: die Regelhefte.
cylon-skills-note-different-types = Nie zwei desselben Typs: eine neuere Zylonen-Karte.
red-zone = Die Hälfte einer Ressource
red-zone-half-of-start = Des Starts
red-zone-half-of-maximum = Des Höchsten
red-zone-note-half-of-start = Rot ab der Hälfte des üblichen Starts, wie auf den Scheiben.
red-zone-note-half-of-maximum = Rot ab 7 abwärts, der Hälfte von 15, bei jeder Ressource.
agree-dutiful = Hoshi: „Pflichtbewusst“
agree-dutiful-once-a-turn = Einmal pro Zug
agree-dutiful-once-a-location = Einmal pro Ort
agree-dutiful-note-once-a-turn = Einmal in seinem Zug, wie gedruckt.
agree-dutiful-note-once-a-location = In seinem Zug je einmal für Kommandostand, Kommunikation und Waffensteuerung.
agree-structural-at-cic = Struktureller Schaden beim Pegasus-CIC
agree-structural-at-cic-none = Gibt nichts dazu
agree-structural-at-cic-adds-two = Gibt 2 dazu
agree-structural-at-cic-note-none = Das Pegasus-CIC greift nicht an.
agree-structural-at-cic-note-adds-two = Der Wurf zählt 2 mehr, wie bei einem Angriff.
agree-structural-at-nuke = Struktureller Schaden und Nuklearwaffen
agree-structural-at-nuke-alone = Gibt 2 dazu, wenn er allein ist
agree-structural-at-nuke-none = Gibt nichts dazu
agree-structural-at-nuke-note-alone = Der Wurf zählt 2 mehr, wenn der Basisstern das einzige Schiff auf dem Feld ist.
agree-structural-at-nuke-note-none = Die Nuklearwaffe greift das Feld an, keinen Basisstern.
agree-unauthorized-usage = Unbefugter Einsatz
agree-unauthorized-usage-area = Zeile für ein Weltraumfeld
agree-unauthorized-usage-basestar = Zeile für einen Basisstern
agree-unauthorized-usage-note-area = 1–2: zwei Schadensplättchen. 3–6: zerstört. 7: dazu 3 Jäger. 8: alle Schiffe des Feldes.
agree-unauthorized-usage-note-basestar = Wie im Grundspiel, was auch sonst auf dem Feld ist.
agree-raiders-beyond = Kein Jäger und kein Basisstern zu aktivieren
agree-raiders-beyond-one = 1 Jäger kommt
agree-raiders-beyond-two = 2 Jäger kommen
agree-raiders-beyond-note-one = 1 Jäger kommt auf den Spielplan der Zylonenflotte, und die Verfolgung rückt vor.
agree-raiders-beyond-note-two = 2 Jäger kommen auf den Spielplan der Zylonenflotte, mit je einem Wurf; die Verfolgung rückt einmal vor.
agree-pursuit-ships = Zivilschiffe auf der Verfolgungsleiste
agree-pursuit-ships-1-0-2 = 1 · 0 · 2
agree-pursuit-ships-1-2-0 = 1 · 2 · 0
agree-pursuit-ships-0-1-2 = 0 · 1 · 2
agree-pursuit-ships-0-2-1 = 0 · 2 · 1
agree-pursuit-ships-2-0-1 = 2 · 0 · 1
agree-pursuit-ships-2-1-0 = 2 · 1 · 0
agree-pursuit-ships-note = Vom Feld nach dem Start bis zum Feld vor dem automatischen Angriff. Lies es von eurem Spielplan ab.
agree-fleet-numbers = Zahlen des Zylonenflotte-Spielplans
agree-fleet-numbers-proposed = 2 und 3 hinten
agree-fleet-numbers-port-swapped = 4 und 3 hinten
agree-fleet-numbers-starboard-swapped = 2 und 5–6 hinten
agree-fleet-numbers-both-swapped = 4 und 5–6 hinten
agree-fleet-numbers-note = Vorn und hinten wie auf eurem Spielplan: backbord 2 und 4, steuerbord 3 und 5–6.
agree-occupation-authority = Besatzungsbehörde, Zylon
agree-occupation-authority-one = 1 Truppe handelt
agree-occupation-authority-all = Alle handeln
agree-occupation-authority-note-one = 1 Besatzungstruppe nach Wahl des Zylonen handelt, dann kommt 1 dazu: wie auf dem Spielplan.
agree-occupation-authority-note-all = Alle Besatzungstruppen handeln, dann kommt 1 dazu: wie in den gemeinsamen Regeln.
agree-canyon-icons = Symbole einer Krise vom Breeder-Canyon
agree-canyon-icons-resolved = Handeln
agree-canyon-icons-left-out = Handeln nicht
agree-canyon-icons-note-resolved = Zylonenschiffe und Besatzungstruppen der Karte handeln; nur der Sprung wird nicht vorbereitet.
agree-canyon-icons-note-left-out = Weder Zylonenschiffe noch Besatzungstruppen handeln.
agree-press-room-mutineer = Meuterer im Pressezentrum
agree-press-room-mutineer-one = Behält 1 Karte
agree-press-room-mutineer-two = Behält 2 Karten
agree-press-room-mutineer-note-one = Der Meuterer behält 1 Meuterei-Karte wie alle: wie auf dem Spielplan.
agree-press-room-mutineer-note-two = Der Meuterer behält 2 Meuterei-Karten: so viele, wie er haben darf.
talk = Reden über gesehene Karten
talk-free = Sagen oder lügen
talk-side-alone = Nur die Seite
talk-note-free = Wer sie sah, darf es sagen, schweigen oder lügen: die Grundregeln.
talk-note-side-alone = Wer sie sah, darf nur Mensch oder Zylon sagen: die Regeln mit allen Erweiterungen.
new-centurion = Ein Zenturio, der entert
new-centurion-waits = Wartet
new-centurion-advances = Rückt vor
new-centurion-note-waits = Erst rücken die an Bord vor, dann wird geentert.
new-centurion-note-advances = Erst wird geentert, dann rücken alle an Bord vor.
rulebook = Euer Regelheft
rulebook-en = Englisch
rulebook-de = Deutsch
rulebook-es = Spanisch
rulebook-it = Italienisch
rulebook-pl = Polnisch
rulebook-note = „Warum?“ nennt seine Seiten zuerst.
rulebook-note-en = „Warum?“ erklärt jede Regel. Seiten gibt es nur aus den anderen Regelheften.

## Dealing and reading

now-deal-by-hand = { $led ->
    [0] Mischt sie und teilt an alle 1 verdeckt aus.
   *[other] Mischt sie und teilt an alle außer dem Zylonen-Führer 1 verdeckt aus. 2 Motivkarten bekommt: { $leader }.
 } { $twice ->
    [0] Der Rest kommt neben den Spielplan.
   *[other] Noch eine bekommt: { $names }. Der Rest kommt neben den Spielplan.
 } { $joins ->
    [sympathizer] Mischt dann den Sympathisanten in den Rest.
    [human] Mischt dann 1 „Sie sind kein Zylon“ in den Rest.
    [none] { "" }
   *[other] { "" }
 }
reading-have-read = { $count } von { $all } haben gelesen
reading-left = Sekunden Lesezeit übrig
reading-all-at-once = „Gelesen“ wird für alle frei, wenn die Zeit um ist.
reading-lay-out = Baut inzwischen den Spielplan auf

## Laying out

lay-out = Das kommt auf den Spielplan
lay-done = { $done } von { $all } erledigt
lay-again = Von vorn
lay-boxes = Alle Erweiterungen
lay-dials = Ressourcen
lay-dial = { $dial } { $value }
lay-tracks = Leisten
lay-fleet-start = Flottenanzeiger auf Start der Sprungleiste
lay-fleet = Flottenanzeiger auf Feld { $space } der Sprungleiste
lay-distance = Entfernung: { $distance }
lay-centurions-start = { $count ->
    [one] 1 Zenturio
   *[other] { $count } Zenturios
 } auf Start der Enterkommando-Leiste
lay-centurions = { $count ->
    [one] 1 Zenturio
   *[other] { $count } Zenturios
 } auf Feld { $space } der Enterkommando-Leiste
lay-space = Im Weltraum
lay-basestar = 1 Basisstern, { $area }
lay-basestar-hit = 1 Basisstern, { $area }, mit { $damage }
lay-civilians = { $count ->
    [one] 1 Zivilschiff verdeckt
   *[other] { $count } Zivilschiffe verdeckt
 }, { $area }
lay-reserve = Reserve und Verluste
lay-reserve-vipers = { $count ->
    [one] 1 Viper
   *[other] { $count } Viper
 } in der Reserve
lay-reserve-raptors = { $count ->
    [one] 1 Raptor
   *[other] { $count } Raptoren
 } in der Reserve
lay-damaged-vipers = { $count ->
    [one] 1 Viper
   *[other] { $count } Viper
 } im Feld „Beschädigte Viper“
lay-lost-vipers = { $count ->
    [one] 1 Viper
   *[other] { $count } Viper
 } zurück in die Schachtel
lay-reserve-kind = { $kind } in der Reserve: { $count }
lay-damaged-kind = { $kind } im Feld „Beschädigte Viper“: { $count }
lay-lost-kind = { $kind } zurück in die Schachtel: { $count }
lay-lost-raptors = { $count ->
    [one] 1 Raptor
   *[other] { $count } Raptoren
 } zurück in die Schachtel
lay-lost-civilians = { $count ->
    [one] 1 Zivilschiff
   *[other] { $count } Zivilschiffe
 } zurück in die Schachtel
lay-damage = Schaden
lay-location-damaged = Schadensmarker: { $location }
lay-ship-destroyed = { $ship } ist zerstört: Der Plan liegt nicht aus
lay-damage-spent = Schadensmarker zurück in die Schachtel: { $dial }
lay-people = Charaktere
lay-standee = { $player } ({ $character }): { $location }
lay-off-board = { $player } ({ $character }): neben dem Spielplan
lay-admiral = Admiral: { $player }, mit { $nukes ->
    [one] 1 Nuklearwaffe
   *[other] { $nukes } Nuklearwaffen
 }
lay-title = { $title }: { $player }
lay-active = Anzeiger „Aktiver Spieler“: { $player }
lay-cards = Karten
lay-hand = { $player }: { $count ->
    [one] 1 Fertigkeitskarte
   *[other] { $count } Fertigkeitskarten
 }
lay-quorum-hand = Präsident: { $count ->
    [one] 1 Zwölferratskarte
   *[other] { $count } Zwölferratskarten
 }
lay-loyalty = { $player }: { $count ->
    [one] 1 Loyalitätskarte
   *[other] { $count } Loyalitätskarten
 }
lay-loyalty-deck = Loyalitätsstapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
lay-destiny = Schicksalsstapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
lay-box = Bleibt in der Schachtel
lay-box-loyalty = Loyalitätskarten: Dradis hat sie ausgeteilt
lay-box-destiny = Schicksalskarten: Dradis hält den Stapel
lay-box-damage = Freie Galactica-Schadensmarker: Dradis zieht sie
