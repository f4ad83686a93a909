# The screen of a seat on the phone: the second part of what it loads.

sealed = verschlüsselt
not-connected = nicht verbunden

## Several seats on one phone

hands = Wer dieses Handy teilt
hand-to = An { $name } geben
hand-note = Hier sieht nur { $name } hin. Tippe oben auf einen Namen, um das Handy zu verdecken.
hand-decides = { $name } hat etwas zu entscheiden. Nur { $name } sieht hin.
hand-take = Ich bin { $name }
hand-asked = hat etwas zu entscheiden

## When the referee is at another game

next-join = Zur neuen Partie
next-join-note = In der neuen Partie ist der Platz von { $name } frei. Kein Code nötig; beide Bildschirme zeigen sechs Bilder zum Vergleichen.
next-join-as = Dabei als { $name }
next-other = Als jemand anders
next-who = Wer bist du in der neuen Partie? Tippe auf deinen Namen; kein Code nötig.
next-asking = Frage an …
next-back = Zurück zu jener Partie
next-back-note = Die Spielleitung ist bei einer anderen Partie, und dieses Handy hat dort einen Platz.

## Mine

tabs = Seiten
tab-mine = Ich
tab-table = Tisch
tab-log = Verlauf
tab-help = Hilfe
tab-waits = eine Frage wartet auf dich
short-fuel = Treibst.
short-food = Nahrung
short-morale = Moral
short-population = Bev.


mine-choose-character = Wähle deinen Charakter
mine-launch-viper = Wähle, wo deine Viper startet
mine-deal-loyalty = Loyalitätskarten austeilen
mine-read-loyalty = Ganz lesen, dann bestätigen
mine-close-reading = Weiter
mine-lay-out-position = Stellung aufbauen
mine-take-turn = Du bist am Zug
read-left = Sekunden Lesezeit übrig
read-together = Alle lesen, bis die Zeit um ist. Dann bestätigen.
own-cards = Der Tisch teilt die Loyalitätskarten aus. Sieh deine an.
paused-phone = Deine Karten bleiben verdeckt, bis die Spielleitung weitermacht.
mine = Deins
mine-viper = In einer Viper: { $area }
mine-hand = { $cards ->
    [one] 1 Fertigkeitskarte
   *[other] { $cards } Fertigkeitskarten
 }
mine-quorum = { $cards ->
    [one] 1 Zwölferratskarte
   *[other] { $cards } Zwölferratskarten
 }
mine-discard = { $cards } zu viel am Ende des Zuges
mine-revealed = Als Zylon enttarnt
mine-discard-to-limit = Zu viele Karten
mine-draw-damage = Schaden
mine-choose-ship = Wähle das Schiff
mine-read-on = Weiter
mine-choose-area = Wähle das nächste Feld
mine-choose-viper = Wähle die Viper
mine-choose-civilian = Wähle das Zivilschiff
mine-launch-fewer = Wähle, wie viele starten
mine-roll = Würfle
mine-react = Ergebnis behalten oder neu würfeln
mine-choose-look = Wähle ein Zivilschiff zum Ansehen
mine-move-civilian = Bewege das Schiff oder lass es
mine-reveal-civilian = Deck das Schiff auf
mine-draw-basestar-damage = Schaden am Basisstern
mine-activate-viper = Aktiviere eine Viper
mine-choose-target = Wähle dein Ziel
mine-choose-target-area = Feld wählen
group-travel = Bewegen
group-action = Aktion
group-viper = Viper, { $area }
group-kind = { $kind }, { $area }
mine-place-ship = Wähle, wohin es kommt
mine-alert-pilot = Fliegen oder bleiben
told-crisis = Die Krise wird vorgelesen.
told-check = Die Spielleitung gibt sie ein.
told-card = Die Spielleitung nennt sie.
mine-name-crisis = Eine Krise
mine-choose-option = Welche Möglichkeit?
mine-begin-crisis = Jetzt nutzen oder weiter
mine-confirm = Bestätigen
mine-pick-player = Wähle jemanden
mine-see-loyalty = Geheim ansehen
mine-choose-course = Deine Entscheidung
mine-choose-place = Wähle, wohin
mine-choose-start = Wähle, wo du beginnst
mine-choose-piece = Wähle das Teil
mine-add-cards = Karten zum Check dazulegen
mine-tell-cards = Die Karten werden aufgedeckt
mine-check-ability = Eigenschaften der Karten
mine-check-result = Der Check endet
mine-name-destination = Ein Zielort
mine-choose-destination = Wähle den Zielort
mine-place-destination = Ansehen, dann zurücklegen
mine-choose-destiny = Schicksalsstapel ansehen, ablegen
mine-choose-held = Wähle eine Karte
mine-sympathizer = Sympathisant
mine-name-quorum = Eine Zwölferratskarte
mine-granted-action = Deine Aktion
mine-choose-types = Wähle, was du ziehst
you-have-read = Du hast deine Karten gelesen.
wait-for-readers = Warte, bis alle fertig sind. Du kannst noch einmal hinsehen.

## Table

way = Zurückgelegte Entfernung
way-of = { $distance } von { $goal }
way-last = noch ein Sprung
active = am Zug
deck-beside = { $cards ->
    [one] 1 Karte im Loyalitätsstapel übrig
   *[other] { $cards } Karten im Loyalitätsstapel übrig
 }

# The tracks below the dials.
track-jump = Sprung
track-jump-red = noch kein Sprung
track-jump-blue = kann { $loss } kosten
track-jump-now = die Flotte springt
track-boarding = Entern
track-aboard = { $count ->
    [0] niemand an Bord
   *[other] { $count } an Bord
 }
has-super-crisis = { $cards ->
    [one] 1 Super-Krise
   *[other] { $cards } Super-Krisen
 }
has-mutiny = { $cards ->
    [one] 1 Meuterei-Karte
   *[other] { $cards } Meuterei-Karten
 }
has-motive = { $cards ->
    [one] 1 Motiv
   *[other] { $cards } Motive
 }
has-crossroads = { $cards ->
    [one] 1 Scheideweg-Karte
   *[other] { $cards } Scheideweg-Karten
 }
has-miracle = { $cards ->
    [one] 1 Wundermarker
   *[other] { $cards } Wundermarker
 }
motive-reveal = Motiv aufdecken

## The mark of the game

help-mark-title = Prüfzeichen der Partie
mark-row = Zeile { $row }
mark-compare = Geprüft wird die Partie, die dieses Handy bekommen hat. Dass alle dieselbe bekommen haben, seht ihr hier: Bei derselben Zeile zeigt jedes Handy dieses Prüfzeichen.
