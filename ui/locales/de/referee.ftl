# The referee's page.

## Door and connection

connecting-note = Einen Moment.
door-closed = Adresse schon benutzt
door-closed-note = Sie gilt einmal. Öffne den Tisch aus dem Fenster von Dradis, oder starte „dradis serve“ neu und nimm die Adresse, die es zeigt.
connection-lost = Verbindung weg. Neuer Versuch …
not-now = Nicht verbunden. Versuch es gleich noch einmal.
sent-later = Nicht verbunden. Dradis sendet es, sobald der Tisch zurück ist.

## Start

start-what = Schreibt die Partie mit und wahrt ihre Geheimnisse.
start-unofficial = Inoffiziell. Ihr braucht das Spiel selbst; Dradis enthält keine Kartentexte und keine Bilder daraus.
new-game = Neue Partie
earlier-games = Frühere Partien
salvage = Rest retten
no-players-yet = Noch niemand am Tisch
game-name = { $players }, { $day }
game-shut = Lässt sich nicht öffnen
humans-won = Menschen haben gewonnen
cylons-won = Zylonen haben gewonnen
game-more = Speichern, teilen oder löschen: { $game }
game-export = Spieldatei speichern
game-export-note = Die ganze Partie mit verdeckten Karten, zum Behalten oder für einen anderen Computer.
game-export-note-running = Die ganze Partie mit allen verdeckten Karten. Zeig sie niemandem, bevor die Partie zu Ende ist.
game-share = Ohne verdeckte Karten teilen
game-share-note = Nur, was alle gesehen haben. Für jeden; weiterspielen kann damit niemand.
game-import = Spieldatei öffnen
game-import-unread = Dradis kann diese Datei nicht lesen.
game-delete = Partie löschen
game-delete-asks = Diese Partie löschen: { $game }?
game-delete-note = Sie ist dann endgültig weg, auch auf den Handys. Speichere vorher die Datei, wenn du sie noch brauchst.
game-delete-yes = Löschen
game-keep = Behalten

## The table

table = Tisch
why = Warum?
resources = Ressourcen
seat-number = Platz { $number }
deck-name = Loyalitätsstapel
have-read = Haben gelesen
phones = Handys verbunden

stage-choosing-characters = Charaktere
stage-dealing = Austeilen
stage-reading = Lesen
stage-playing = Spielen

now-choose-character = Tippe auf einen Charakter. Wählbar sind nur erlaubte.
now-launch-viper = Der Charakter beginnt in einer Viper der Reserve. Tippe auf ein Feld mit Startsymbol.
now-deal-loyalty = Dradis mischt und teilt aus. Gelesen wird am Handy oder an diesem Bildschirm.
now-read-loyalty = Alle sehen gleichzeitig auf ihr Handy.
now-close-reading = Alle sehen gleichzeitig ihre Karten an. Weiter, wenn alle gelesen haben.
now-lay-out-position = Tippe an, was bei euch anders ist, und stelle es ein; ohne Grund. Dann spielen.
now-discard-to-limit = Auf das Handkartenlimit abwerfen. Welche Karten, entscheidet, wer sie hat.
now-draw-damage = Zieh ungesehen einen Galactica-Schadensmarker und tippe an, was er zeigt.
now-draw-either = Wähle { $ship } oder { $others }, zieh ungesehen einen ihrer Schadensmarker und tippe an, was er zeigt.
now-choose-ship = Wähle das Schiff, das den Schaden nimmt, bevor ein Marker gezogen wird.
now-read-on = Lies und mach weiter.
now-choose-area = Die Schiffe dort handeln nacheinander, dann das nächste Feld. Tippe das Feld auf dem Spielplan oder hier an.
now-choose-viper = Tippe eine Viper auf dem Spielplan oder hier an.
now-choose-civilian = Sie liegen verdeckt. Tippe eines auf dem Spielplan oder hier an.
now-launch-fewer = Es sind zu wenige Schiffe übrig. Wer am Zug ist, sagt, welcher Basisstern weniger startet.
now-roll = Tippe auf die Zahl des Würfels.
now-react = Ergebnis behalten, oder jemand lässt neu würfeln.
now-choose-look = Tippe ein Schiff auf dem Spielplan oder hier an. Was es trägt, zeigt das Handy.
now-move-civilian = Es darf auf ein angrenzendes Feld.
now-reveal-civilian = Deck das Schiff auf, nimm es aus dem Spiel und tippe an, was es zeigt.
now-place-ship = Die übrigen Plätze bleiben leer. Tippe ein Feld auf dem Spielplan oder hier an.
now-alert-pilot = Viper-Pilot in Bereitschaft: die Viper fliegen und 1 Aktion, oder bleiben.
now-draw-basestar-damage = Zieh ungesehen einen Basisstern-Schadensmarker und tippe an, was er zeigt.
now-activate-viper = Tippe auf eine Viper, dann auf ihr Ziel. Oder wähle hier.
now-activate-viper-escorts = Viper antippen, dann wohin sie fliegt, was sie angreift oder welches Zivilschiff sie eskortiert. Oder hier wählen.
now-choose-target = Tippe es auf dem Spielplan oder hier an.
now-name-crisis = Suche die Krise mit zwei Buchstaben des Namens, oder tippe auf die Symbole unten auf der Karte.
now-choose-option = Jede Möglichkeit zeigt ihr Ergebnis.
now-begin-crisis = Jetzt nutzen oder weiter.
now-confirm = { $lines ->
    [both] ✋ macht ihr. Den Rest übernimmt „Fertig“.
    [by-hand] ✋ macht ihr, dann „Fertig“.
    [kept] „Fertig“ übernimmt das.
   *[none] Nichts ändert sich.
 }
now-pick-player = Tippe auf die Person.
now-see-loyalty = Nur diese beiden wissen, welche Karte es ist.
now-choose-course = Jede Möglichkeit zeigt ihr Ergebnis.
now-choose-course-plain = Tippe auf die Wahl.
now-show-card = Die gezeigte Karte bleibt ab jetzt offen.
now-choose-place = Tippe den Ort auf dem Spielplan oder hier an.
now-choose-here = Wähle hier.
now-choose-piece = Tippe das Teil auf dem Spielplan oder hier an.
now-choose-piece-beside = Es ist nicht auf dem Spielplan. Wähle hier.
now-add-cards = Gib ein, wie viele Karten verdeckt dazukommen, oder keine.
now-tell-cards = Deckt die Karten auf. Tippe bei jeder auf Typ und Stärke.
now-check-ability = Eine Eigenschaft der Karten im Check.
now-check-result = Danach kann nichts mehr etwas ändern.
now-name-destination = Tippe auf die Karte oder auf das, was darauf steht.
now-choose-destination = Nur wer wählt, sieht die Karten an.
now-place-destination = Nur wer aufklärt, sieht die Karte an.
now-choose-destiny = Nur wer ablegt, sieht die Karten an.
now-choose-held = Nur wer die Karten hat, sieht sie an.
now-on-phone = Die Karten zeigt das Handy von { $player }.
now-sympathizer = Die Karte liegt offen. Tippe auf die Person, die sie jetzt hat.
now-name-quorum = Tippe auf die Karte.
now-granted-action = Nutze die Aktion oder lass sie aus.
now-choose-types = Wähle, welche Typen gezogen werden.
now-take-turn = Spielt den Zug. Gib ein, was zählt: die Krise, ein Wurf, ein bewegtes Schiff, ein Titel.

characters-legal = { $name } kann wählen

game-over-play-on = Weiterspielen
game-over-undo = Letzten Schritt rückgängig
turn-up = Alle Karten aufdecken
turn-up-sure = Jeder Bildschirm zeigt, wer was war, und Handys können die Partie prüfen. Das lässt sich nicht rückgängig machen.
turn-up-now = Aufdecken
turn-up-not = Noch nicht
winners-cylons = Alle auf der Seite der Zylonen gewinnen, enttarnt oder nicht. Deckt jetzt alle Loyalitätskarten auf.
winners-humans = Alle auf der Seite der Menschen gewinnen. Deckt jetzt alle Loyalitätskarten auf.
winners-leader = { $player } (Zylonen-Führer) gewinnt mit einer Seite, wenn mindestens 2 aufgedeckte Motivkarten für sie sind und höchstens 1 verdeckt ist; sonst mit keiner.

device-none = Handy koppeln
device-offered = Code gezeigt
device-comparing = vergleichen
device-connected = Handy
device-away = nicht da
device-contested = zwei Handys

## Undo, log

undo = Rückgängig
undo-what = Rückgängig: { $what }
undo-sticky = Rückgängig: { $what }. Noch einmal gibt dasselbe Ergebnis.
undo-nothing = Nichts rückgängig zu machen
undo-barred = Nicht rückgängig zu machen: { $what }. Jemand hat ein Geheimnis gesehen. Korrigiere es stattdessen.
undo-barred-cards = Nicht rückgängig zu machen: Es wurden Karten gesehen. Korrigiere es stattdessen.
redo-what = Wiederherstellen: { $what }
redo-nothing = Nichts wiederherzustellen
log = Verlauf
log-older = Früher
log-empty = Noch ist nichts geschehen.
known = Ergebnis war bekannt

## Corrections

correct-what = Korrigieren: { $what }
correct-reason = Grund
reason-in-words = anderer Grund
reason-words = Eigene Worte

## Menu

menu = Menü
menu-screen = Dieser Bildschirm
menu-game = Partie
sayings = Was man sagen darf
sayings-loyalty = Loyalitätskarten
sayings-hands = Karten auf der Hand
sayings-checks = Fertigkeits-Checks
sayings-decks = Stapel und Ablagen
sayings-dradis = Was Dradis zeigt
why-of = Warum? { $what }
active-player = Aktiver Spieler
turn-number = Nummer des Zuges
scale = Größe
size-normal = Normal
size-large = Groß
size-larger = Größer
table-lies-printed = Wie gedruckt
table-lies-mirrored = Gespiegelt
table-lies-turned = Gedreht
table-lies-both = Gespiegelt und gedreht
table-lies-note = Nur dieser Bildschirm. Schrift bleibt aufrecht.
pause = Pause machen
pause-note = Jeder Bildschirm verbirgt seine Geheimnisse, bis ihr fortsetzt.
paused-note = Jeder Bildschirm verbirgt seine Geheimnisse, und niemand kann antworten, bis ihr fortsetzt.
resume-game = Fortsetzen
wall-screen = Wandanzeige
wall-screen-menu-note = Ein großer Bildschirm für alle im Raum.
wall-screen-what = Zeigt, was alle sehen dürfen: Spielplan, Ressourcen, Plätze und Ereignisse. Nie eine verdeckte Karte.
wall-screen-code = Adresse der Wandanzeige als QR-Code
wall-screen-step-network = Verbinde das andere Gerät mit dem WLAN des Tisches.
wall-screen-step-open = Scanne diesen Code, oder gib die Adresse in den Browser ein.
wall-screen-lasts = Mehrere Bildschirme können sie nutzen, bis Dradis endet.
wall-screen-here = Auf diesem Computer öffnen
wall-screen-here-note = In einem neuen Fenster, für einen zweiten Bildschirm oder Beamer.
leave-table = Zurück zur Liste der Partien
leave-table-note = Jeder Schritt ist gespeichert. Ihr könnt jederzeit weitermachen.

## Why?

rule-unknown = Diese Seite ist älter als der Tisch. Lade sie neu, um die Regel zu lesen.

## Books round the board

counters = Teile und Stapel
counter-reserve = { $count ->
   *[other] Viper
 }
counter-damaged = { $count ->
   *[other] beschädigt
 }
counter-raptors = { $count ->
    [one] Raptor
   *[other] Raptoren
 }
counter-nukes = { $count ->
   *[other] Nuklear
 }
counter-destiny = Schicksal
counter-quorum = Zwölferrat
counter-civilians = { $count ->
   *[other] verloren
 }
counter-damage = { $count ->
   *[other] Marker übrig
 }
counter-crisis = Krise
track-start = Start
jump-space-red = Feld { $number }, noch kein Sprung
jump-space-blue = Sprung für −{ $loss } Bevölkerung
jump-space-auto = die Flotte springt
jump-not-yet = noch kein Sprung
jump-now = die Flotte springt
jump-risk = FTL riskiert { $loss }
jump-mark = Sprung
boarding-aboard = { $count ->
    [0] niemand an Bord
   *[other] { $count } an Bord
 }
boarding-lost = Verloren
distance-of = { $distance } von { $goal }
seat-empty = Platz frei
seat-cylon = Zylon
seat-held = { $kind }: { $cards }
hand-spoken = { $player }: { $cards ->
    [one] 1 Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
 }
phone-of = Handy von { $player }: { $state }
correct-step = { $step }. Zug korrigieren

## What can be corrected

correct-value = Richtig ist
correct-count = Wie viele
correct-cards = Karten
correct-one-of-them = Eines davon
correct-move-one = Eines bewegen nach
correct-move = Bewegen nach
correct-not-there = Nicht da
correct-take-away = Entfernen
correct-back-to-pile = Zurück in den Vorrat
correct-which = Welches?
correct-pick-up = Auf dem Spielplan bewegen
correct-other-value = Anderer Wert
correct-set = Eintragen
reason-missing = Gib zuerst den Grund ein, dann wähle den Wert noch einmal.
repairs-what = Behebt: { $what }
repairs-not = Nicht verknüpfen
correct-in-area = { $what }, { $area }
jump-fleet = Der Flottenanzeiger steht auf
boarding-start = Start
boarding-space = Feld { $number }
boarding-end = Ende: Die Menschen verlieren
vipers = Viper
vipers-damaged = Im Feld „Beschädigte Viper“
vipers-destroyed = Aus dem Spiel
vipers-damaged-kind = { $kind }: im Feld „Beschädigte Viper“
vipers-destroyed-kind = { $kind }: aus dem Spiel
vipers-gained = Gebaute Angriffsraptoren
viper-damaged = Beschädigt
viper-destroyed = Zerstört
raptors = Raptoren
raptors-destroyed = Aus dem Spiel
nukes = Nuklearwaffen
civilian-ship = Zivilschiff
civilian-ships = Zivilschiffe
civilian-number = Schiff { $number }
civilian-destroyed = Zerstört. Es zeigt
civilian-lost = Verloren: { $kind }
damage-tokens = Schadensmarker
damage-locations = Orte
damage-dials = Marker für Ressourcen
damage-is = { $what }: beschädigt
damage-none = { $what }: kein Schaden
damage-spent = { $what }: aus dem Spiel
decks = die Stapel
attack-cards-open = Zylonenangriffe im Spiel
cards-open = Andere Karten im Spiel
attack-is-open = { $card }: im Spiel
attack-is-not-open = { $card }: nicht im Spiel
card-is-with = { $card }: bei { $player }
basestar = Basisstern
basestars = Basissterne
basestar-number = Basisstern { $number }
basestar-damage = Schadensmarker
with-token = + { $token }
without-token = Ohne { $token }
pilots = Piloten
pilot-here = Fliegt hier eine Viper
pilot-here-kind = { $kind }: fliegt hier
place-on = { $board }
place-viper = In einer Viper
place-kind = In: { $kind }
place-nowhere = Nirgends
place-off-board = Neben dem Spielplan
place-quick = Geschickt nach
place-elsewhere = Anderer Ort
place-choose = Ort wählen
plays = Spielt
hand = Karten auf der Hand
hand-of = Karten von { $player }
correct-super-crises = Super-Krisenkarten
correct-loyalty-cards = Loyalitätskarten
sits-after = Sitzt im Uhrzeigersinn nach
titles = Titel
abilities-used = Verbrauchte Eigenschaften
revealed-legend = Seite
revealed-no = nicht enttarnt
revealed-yes = enttarnter Zylon
damage = Schaden
damaged-yes = beschädigt
damaged-no = nicht beschädigt
stands-here = Ist hier
step = Schritt
turn-in-sentence = den Zug
impossible-title = Unmöglicher Spielplan
impossible-note = Die Schachtel lässt das nicht zu. Seid ihr sicher, trägt Dradis es trotzdem ein.
impossible-insist = Trotzdem eintragen

## The log, looking back, breaks, the clock

log-of = Von wem
log-of-everybody = Alle
log-more = Mehr über { $time }
log-look = Spielplan zu dieser Zeit
log-repair = Das beheben
past = Rückblick
past-turn = Zug { $number }, { $time }
past-time = { $time }
past-earlier = Früher
past-later = Später
past-back = Zurück zu jetzt
past-note = Der Spielplan, wie er damals war. Ändern kann man ihn hier nicht.
repair-now = „{ $what }“ beheben. Tippe an, was anders sein soll.
repair-cancel = Nicht verknüpfen
recap-next = Was als Nächstes kommt
recap-last = Was zuletzt geschah
clock-stop = Zugzeit: { $time }. Anhalten
clock-go = Zugzeit: { $time }, steht. Weiterlaufen lassen
clock-turn = Zugzeit
clock-off = Aus
clock-on = An

hands-count = Wie viele Fertigkeitskarten haben alle?
hands-count-why = Bisher wurden sie nicht gezählt. Ab jetzt zählt Dradis.
hands-counted = Fertig

## A fight

icons = Zylonenschiffe aktivieren
react-evade = Ausweichmanöver, neu würfeln
pace = Tempo der Kämpfe
pace-now = Tempo: { $pace }
pace-teach = Erklären
pace-teach-note = Hält vor jedem Schritt und sagt, warum.
pace-steps = Schrittweise
pace-steps-note = Hält bei jedem Wurf.
pace-fast = Schnell
pace-fast-note = Hält bei Entscheidungen und listet, was geschah.
in-play = Zylonenangriffe im Spiel
undo-fight = Ganzen Kampf rückgängig
roll-was = Der Wurf war
odds = Was geschehen kann
odds-full = Alle Chancen
odds-nothing = Nichts zu verlieren.
odds-mean = { $count } im Schnitt
odds-mean-or-zero = { $count } im Schnitt, 0 in { $chance }
odds-civilians = Zivilschiffe, Verlust im Schnitt: { $count }
odds-vipers = Viper, Verlust im Schnitt: { $count }
odds-galactica = Galactica getroffen in { $chance }
odds-launched = { $count ->
    [one] 1 Schiff startet
   *[other] { $count } Schiffe starten
 }
odds-boarded = { $count ->
    [one] 1 schwerer Jäger entert
   *[other] { $count } schwere Jäger entern
 }
odds-win = Die Zylonen gewinnen sofort in { $chance }
odds-civilians-lost = Verlorene Zivilschiffe
odds-vipers-damaged = Beschädigte Viper
odds-vipers-destroyed = Zerstörte Viper
odds-galactica-hits = Treffer auf Galactica
odds-dial = { $resource } danach
odds-cylons-win = Die Zylonen gewinnen sofort

## What people do in each step, and what can happen

now-step-receive-skills = Fertigkeitskarten ziehen. Dradis zählt sie beim nächsten Schritt.
now-step-movement = Gehen oder bleiben. Tippe auf den Ort; Schiffswechsel kostet 1 Fertigkeitskarte.
placing = Auf den Spielplan stellen
placing-all = Alles aufgestellt
closing-asks = { $waiting ->
    [one] 1 Person hat noch nicht gelesen. Fragt laut. Ansehen geht später noch, aber Dradis fragt nicht mehr.
   *[other] { $waiting } Personen haben noch nicht gelesen. Fragt laut. Ansehen geht später noch, aber Dradis fragt nicht mehr.
 }
closing-again = Trotzdem weiter
now-step-action-done = Die Aktion ist genutzt. Weiter.
now-step-action = 1 Aktion: Ort, Karte oder Charakter. Dann weiter.
now-step-crisis = Krisenkarte ziehen und befolgen.
now-step-activate-cylon-ships = Die Zylonenschiffe der Krisenkarte aktivieren.
now-step-prepare-for-jump-done = Dradis hat den Flottenanzeiger gesetzt. Der Zug ist zu Ende.
now-step-prepare-for-jump-none = Die Krisenkarte bewegt den Flottenanzeiger nicht. Der Zug ist zu Ende.
now-step-prepare-for-jump = Flottenanzeiger vorrücken, wenn die Krisenkarte es zeigt. Dann ist der Zug zu Ende.

# The pace “teach” adds why it is so.
teach-step-receive-skills = Nutze diese Karten für Aktionen oder lege sie zu Checks dazu. Alle ziehen die Typen ihrer Tafel; so kann jeder Charakter etwas anderes gut.
teach-step-movement = Wo du stehst, entscheidet, welchen Ort du nutzen kannst. Auf demselben Schiff ist Gehen umsonst.
teach-step-action = Im Zug hast du 1 Aktion: vom Ort, von einer Karte oder vom Charakter.
teach-step-crisis = Jeder Zug bringt eine Krise. Meist legen alle Karten zu einem Check dazu, und ein Misserfolg kostet die Flotte etwas.
teach-step-activate-cylon-ships = Die Symbole unten auf der Karte aktivieren Zylonenschiffe. Was ihr jetzt nicht bekämpft, kommt in späteren Zügen wieder.
teach-step-prepare-for-jump = Jedes Sprungsymbol bringt die Flotte 1 Feld näher an den Sprung. Ein Sprung lässt alle Schiffe zurück.
teach-choose-option = Jetzt ein sicherer Verlust oder ein Check, der mehr kosten kann.
teach-add-cards = Legt verdeckt Karten dazu, im Uhrzeigersinn, alle einmal. Typen des Checks zählen positiv, alle anderen negativ: So kann ein Zylon ihn ungesehen verderben.
teach-tell-cards = Sie wurden mit Schicksalskarten gemischt; niemand weiß sicher, wer was dazugelegt hat.
teach-check-result = Wer mindestens die Schwierigkeit erreicht, hat Erfolg. Das Ergebnis steht hier.
teach-name-destination = Je weiter die Flotte kommt, desto weniger Sprünge bleiben. Was er noch bringt, sagt die Karte.
teach-choose-destination = Je weiter die Flotte kommt, desto weniger Sprünge bleiben. Die andere Karte geht ungesehen zurück.
teach-close-reading = Alle lesen gleich lange, so verrät die Lesezeit nichts. Ein Zylon erfährt es still.
teach-sympathizer = Die Ressourcen entscheiden, auf welcher Seite der Sympathisant steht.
happened = Etwas ist passiert …
happened-title-of-sheet = Was ist passiert?
happened-to = Wem
happened-hand = Fertigkeitskarten
happened-action = Aktion in einem Kampf
happened-reserve = Reserve
happened-vipers-repaired = { $count ->
    [one] 1 Viper repariert
   *[other] { $count } Viper repariert
 }
happened-raptor-destroyed = 1 Raptor zerstört
happened-fate = Charakter
happened-sent = → { $location }
happened-revealed = Als Zylon enttarnt
happened-title = Erhält Titel: { $title }
happened-seat = Platz
happened-seat-left = Hat den Tisch verlassen
happened-seat-taken = Ist wieder da
happened-communications = Kommunikation: 2 Zivilschiffe ansehen
happened-cylon-ships = Zylonenschiffe
happened-cylon-attack = Zylonen-Angriff
happened-cylon-fleet = Jeder Basisstern startet 2 Jäger und 1 schweren Jäger
happened-jump = Flotte
happened-jump-begun = Die Flotte springt jetzt
happened-jump-prepared = Sprungleiste: 1 Feld vor
happened-jumped = Gesprungen, Entfernung { $distance }
happened-damaged = Galactica beschädigt
happened-repaired = Repariert: { $location }
happened-boarded = Ein Zenturio entert
happened-advanced = Die Zenturios rücken vor
happened-centurion-destroyed = Zenturio auf Feld { $number } zerstört
happened-quorum = Zwölferratskarten von { $player }
happened-destiny-drawn = 2 für einen Check ziehen
happened-over = Die Partie endet
happened-humans-win = Die Menschen gewinnen
happened-cylons-win = Die Zylonen gewinnen

## A turn

now-actions = Aktion
reminder = Hinweis
reminder-mute = Diesen Hinweis ausblenden
reminders-muted = Ausgeblendete Hinweise
reminder-again = Wieder zeigen: { $what }

announced-last-leg = Noch ein Sprung
announced-last-leg-note = Der nächste Sprung ist der letzte. Die Menschen gewinnen, wenn jede Ressource über 0 steht.
announced-seen = Weiter

## A crisis

card-name = Karten suchen
card-icons = Symbole unten auf der Karte
card-recent = Zuletzt
cards-found = Karten
cards-none = Keine solche Karte.
card-unnamed = Nach Symbolen eingeben
card-jumps = { $fuel ->
    [0] Entfernung { $distance }, kein Treibstoff
   *[other] Entfernung { $distance }, Treibstoff −{ $fuel }
 }
jump-icon = Flottenanzeiger
describe-what = Auf der Karte
describe-event = kein Check
describe-check = ein Check
describe-types = Typen, die positiv zählen
describe-partial = Hat einen Teilerfolg
describe-go = Weiter
describe-cancel = Nach Namen eingeben
partial-difficulty = Teilerfolg ab

## A skill check

check-of = Fertigkeits-Check: { $what }
check-show-board = Spielplan
check-back = Zurück zum Check
check-total = Summe
check-total-only = Nur die Summe
check-total-all = Summe aller Karten
check-total-hands = Summe der Karten von Händen
check-total-is = Summe { $total }
check-total-brings = Summe { $total }: { $result }
check-total-more = Andere Summen
check-stakes = Auf dem Spiel
check-extras = Karte spielen oder Eigenschaft nutzen
check-extras-abilities = Eigenschaften
pile = Karten von Händen
laid-pile-note = Nur du siehst diese Karten an. Leg sie danach verdeckt weg.
laid-pile-add = Dazu: { $card }
laid-pile-take-back = Zurücknehmen: { $card }
laid-pile-entered = Eingegeben
laid-pile-show = Check zeigen
laid-pile-show-of = Check zeigen ({ $told } von { $expected })
check-partial = Teilerfolg
check-changes = Was ihn geändert hat
check-abilities = Eigenschaften seiner Karten
check-ability-done = { $card }: erledigt
check-taken-out = Entfernt: { $card }
check-abilities-there = Welche davon lagen im Check?
check-changed = Schwierigkeit { $by }
check-changed-by = { $what } ({ $player })
check-most = { $most ->
    [0] keine
   *[other] bis zu { $most }
 }
check-destiny-cards = 2 Karten
check-adds = { $player }: Wie viele Karten?
check-cards = Aufgedeckte Karte
check-for = Positiv
check-against = Negativ
cards-added = { $cards ->
    [0] Keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
 }
source-destination = Zielort

## A game that is running already

running = Laufende Partie aufnehmen
running-note = Gib ein, wer wen spielt. Dann stell den Spielplan auf der Seite ein, wie er bei euch steht.
running-players = Am Tisch, im Uhrzeigersinn
running-character = Charakter von Platz { $number }
running-choose = Charakter wählen
running-more = Platz dazu
running-fewer = Platz weniger
running-active = Wer ist am Zug?
running-number = Nummer des Zuges
running-options = Eure Einstellungen
running-used = Verbrauchte Eigenschaften
running-used-note = Hake an, was einmal pro Partie geht und schon genutzt ist.
running-go = Spielplan aufbauen
running-fault-names = Jeder Platz braucht einen Namen.
running-fault-twice = Jeder Name darf nur einmal vorkommen.
running-fault-characters = Jeder Charakter darf nur einmal vorkommen.
running-fault-turn = Gib als Zug 1 bis 999 ein.

## Odds

odds-policy = Angenommen: Felder im Uhrzeigersinn ab Bug, nach dem begonnenen; Piloten nach Sitzordnung; von mehreren Viper-Arten die am schwersten zu treffende zuerst; bei zu wenigen Schiffen startet der erste Basisstern im Uhrzeigersinn alles; keine Karten, keine neuen Würfe. Verdecktes zählt als zufällige Ziehung.

## Who did what

actor-referee = Spielleitung
actor-tablet = Spielleitung, am Tablet
actor-host = Dradis

## The sheet of a tapped piece

about-actions = Jetzt
about-corrections = Korrigieren
new-caprica-forces = { $location }: Besatzungstruppen
new-caprica-prepared = Startklar, von { $all }
new-caprica-galactica = Galactica
new-caprica-back = Zurück bei Neu-Caprica
new-caprica-away = Noch nicht zurück

## Corrections of Allies and trauma tokens

ally-is = Der Alliierte ist
ally-on-board = Auf dem Spielplan
ally-in-box = In der Schachtel
ally-in-deck = Im Stapel
ally-instead = Jemand anders ist an der Stelle
ally-here = Alliierte hier
ally-comes = Ein Alliierter kommt her
trauma-on-card = Traumamarker auf der Karte
trauma-token = Traumamarker
trauma-yes = Liegt da
trauma-no = Keiner
