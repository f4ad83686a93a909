# The wall display.

wall-waiting = Warten auf eine Partie
wall-spent = Diese Adresse ist veraltet. Die neue steht im Menü der Spielleitung unter „Wandanzeige“.
wall-lost = Verbindung weg. Neuer Versuch …
wall-clock = Zeit dieses Zuges
wall-read-left = Lesezeit übrig
wall-cylon = Zylon
wall-acts = Handelt
wall-hand = { $cards ->
    [one] 1 Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
 }

# The tracks: a name, and where things stand in a few words.
wall-jump = Sprung
wall-jump-red = noch kein Sprung
wall-jump-blue = kann { $loss } kosten
wall-jump-now = die Flotte springt
wall-boarding = Entern
wall-aboard = { $count ->
    [0] niemand an Bord
   *[other] { $count } an Bord
 }
wall-distance = Entfernung
wall-distance-of = { $distance } von { $goal }
wall-jumps = Die Flotte springt
wall-cards = Karten, die offen liegen
