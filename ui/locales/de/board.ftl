# The board, on the referee's page and on the wall.

board = Spielplan
board-space = Weltraumfelder
board-outside = Jenseits der Weltraumfelder
board-colonial-one = Colonial One
board-cylon = Zylonen
board-off = Nicht auf dem Spielplan
board-show = Zeigen
board-damaged = Beschädigt
board-destroyed = Zerstört
board-hazardous = Risiko

# Short names for the small fields of the board; a location without one has its whole name there.
spot-communications = Funk
spot-admirals-quarters = Adm.-Quartier
spot-hangar-deck = Hangar
spot-research-lab = Labor
spot-command = Komm.-Stand
spot-armory = Waffenk.
spot-sickbay = Kr.-Station
spot-cylon-fleet = Zylonen-Flotte
spot-human-fleet = Menschen
spot-weapons-control = Waffenst.
spot-administration = Regierung
spot-resurrection-ship = Auferst.-Schiff
spot-presidents-office-overlay = Präs.-Büro
spot-main-batteries = Batterien
spot-administration-overlay = Regierung
spot-human-fleet-overlay = Menschen
spot-resurrection-ship-overlay = Auferst.-Schiff
spot-basestar-bridge = Brücke

basestar-tag-critical-hit = Kritisch
basestar-tag-disabled-hangar = Hangar
basestar-tag-disabled-weapons = Waffen
basestar-tag-structural-damage = Struktur
basestar-tag-collateral-damage = Kollateral
basestar-tag-damage-to-personnel = Verluste
basestar-hits = { $count ->
    [one] 1 Treffer
   *[other] { $count } Treffer
 }

thing-area = { $area }, Weltraum
thing-area-holds = { $area }, Weltraum: { $ships }
tally-raider = { $count ->
    [one] 1 Jäger
   *[other] { $count } Jäger
 }
tally-heavy-raider = { $count ->
    [one] 1 schwerer Jäger
   *[other] { $count } schwere Jäger
 }
tally-viper = { $count ->
    [one] 1 unbemannte Viper
   *[other] { $count } unbemannte Viper
 }
tally-mark-vii = { $count ->
    [one] 1 unbemannte Mark VII
   *[other] { $count } unbemannte Mark VII
 }
tally-assault-raptor = { $count ->
    [one] 1 unbemannter Angriffsraptor
   *[other] { $count } unbemannte Angriffsraptoren
 }
tally-basestar = { $count ->
    [one] 1 Basisstern
   *[other] { $count } Basissterne
 }
tally-pilot = { $count ->
    [one] 1 bemannte Viper
   *[other] { $count } bemannte Viper
 }
tally-civilian-ship = { $count ->
    [one] 1 Zivilschiff
   *[other] { $count } Zivilschiffe
 }
thing-raider = { $count ->
    [one] 1 Jäger
   *[other] { $count } Jäger
 }, { $area }
thing-heavy-raider = { $count ->
    [one] 1 schwerer Jäger
   *[other] { $count } schwere Jäger
 }, { $area }
thing-viper = { $count ->
    [one] 1 unbemannte Viper
   *[other] { $count } unbemannte Viper
 }, { $area }
thing-mark-vii = { $count ->
    [one] 1 unbemannte Mark VII
   *[other] { $count } unbemannte Mark VII
 }, { $area }
thing-assault-raptor = { $count ->
    [one] 1 unbemannter Angriffsraptor
   *[other] { $count } unbemannte Angriffsraptoren
 }, { $area }
thing-basestar = Basisstern, { $area }
thing-basestar-hit = Basisstern, { $area }: { $damage }
thing-basestars = { $count } Basissterne, { $area }
thing-civilian = Zivilschiff { $number } von { $count }, { $area }
thing-civilians = { $count } Zivilschiffe, { $area }
thing-pilot = { $player } in einer Viper, { $area }
thing-pilots = { $count } bemannte Viper, { $area }
thing-character = { $player }, { $place }

put-where = Wohin? Tippe auf einen Ort, oder Esc.
put-back = Zurückstellen

mark-acts = handelt jetzt
mark-offered = Antippen antwortet
mark-offered-for = Antippen antwortet: { $what }

## Dials and the turn

dial-correct = { $spoken }. Korrigieren
dial-less = { $name } minus 1
dial-more = { $name } plus 1
turn = Zug
setting-up = Vorbereitung
game-over = Partie zu Ende

pursuit-token = Verfolgungsanzeiger
pursuit-brings = { $count ->
    [0] Leeres Feld
    [one] 1 Zivilschiff
   *[other] { $count } Zivilschiffe
  }
pursuit-attack = Automatischer Angriff
pursuit-attack-mark = Angriff
