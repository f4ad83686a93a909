# The board, on the referee's page and on the wall.

board = Plansza
board-space = Pola przestrzeni
board-outside = Za polami przestrzeni
board-colonial-one = Colonial One
board-cylon = Cyloni
board-off = Poza planszą
board-show = Pokaż
board-damaged = Uszkodzenie
board-destroyed = Zniszczenie
board-hazardous = zagrożenie

# Short names for the small fields of the board; a location without one has its whole name there.
spot-communications = Łączność
spot-admirals-quarters = Kaj. Admirała
spot-hangar-deck = Hangar
spot-research-lab = Lab. badawcze
spot-command = Dowódz.
spot-armory = Zbrojow.
spot-sickbay = Ambulat.
spot-cylon-fleet = Flota Cylonów
spot-human-fleet = Flota ludzi
spot-weapons-control = Kontrola uzbrojenia
spot-administration = Admin.
spot-resurrection-ship = Okręt Zmartw.
spot-presidents-office-overlay = Gabinet Prezydenta
spot-main-batteries = Główne baterie
spot-administration-overlay = Admin.
spot-human-fleet-overlay = Flota ludzi
spot-resurrection-ship-overlay = Okręt Zmartw.
spot-basestar-bridge = Mostek

basestar-tag-critical-hit = Krytyczne
basestar-tag-disabled-hangar = Hangar
basestar-tag-disabled-weapons = Broń
basestar-tag-structural-damage = Kadłub
basestar-tag-collateral-damage = Uboczne
basestar-tag-damage-to-personnel = Załoga
basestar-hits = { $count ->
    [one] 1 trafienie
    [few] { $count } trafienia
    [many] { $count } trafień
   *[other] { $count } trafień
 }

thing-area = { $area }, przestrzeń
thing-area-holds = { $area }, przestrzeń: { $ships }
tally-raider = { $count ->
    [one] 1 raider
    [few] { $count } raidery
    [many] { $count } raiderów
   *[other] { $count } raiderów
 }
tally-heavy-raider = { $count ->
    [one] 1 ciężki raider
    [few] { $count } ciężkie raidery
    [many] { $count } ciężkich raiderów
   *[other] { $count } ciężkich raiderów
 }
tally-viper = { $count ->
    [one] 1 nieobsadzony viper
    [few] { $count } nieobsadzone vipery
    [many] { $count } nieobsadzonych viperów
   *[other] { $count } nieobsadzonych viperów
 }
tally-mark-vii = { $count ->
    [one] 1 nieobsadzony Mark VII
    [few] { $count } nieobsadzone Mark VII
    [many] { $count } nieobsadzonych Mark VII
   *[other] { $count } nieobsadzonych Mark VII
 }
tally-assault-raptor = { $count ->
    [one] 1 nieobsadzony raptor szturmowy
    [few] { $count } nieobsadzone raptory szturmowe
    [many] { $count } nieobsadzonych raptorów szturmowych
   *[other] { $count } nieobsadzonych raptorów szturmowych
 }
tally-basestar = { $count ->
    [one] 1 basestar
    [few] { $count } basestary
    [many] { $count } basestarów
   *[other] { $count } basestarów
 }
tally-pilot = { $count ->
    [one] 1 viper z pilotem
    [few] { $count } vipery z pilotami
    [many] { $count } viperów z pilotami
   *[other] { $count } viperów z pilotami
 }
tally-civilian-ship = { $count ->
    [one] 1 statek cywilny
    [few] { $count } statki cywilne
    [many] { $count } statków cywilnych
   *[other] { $count } statków cywilnych
 }
thing-raider = { $count ->
    [one] 1 raider
    [few] { $count } raidery
    [many] { $count } raiderów
   *[other] { $count } raiderów
 }, { $area }
thing-heavy-raider = { $count ->
    [one] 1 ciężki raider
    [few] { $count } ciężkie raidery
    [many] { $count } ciężkich raiderów
   *[other] { $count } ciężkich raiderów
 }, { $area }
thing-viper = { $count ->
    [one] 1 nieobsadzony viper
    [few] { $count } nieobsadzone vipery
    [many] { $count } nieobsadzonych viperów
   *[other] { $count } nieobsadzonych viperów
 }, { $area }
thing-mark-vii = { $count ->
    [one] 1 nieobsadzony Mark VII
    [few] { $count } nieobsadzone Mark VII
    [many] { $count } nieobsadzonych Mark VII
   *[other] { $count } nieobsadzonych Mark VII
 }, { $area }
thing-assault-raptor = { $count ->
    [one] 1 nieobsadzony raptor szturmowy
    [few] { $count } nieobsadzone raptory szturmowe
    [many] { $count } nieobsadzonych raptorów szturmowych
   *[other] { $count } nieobsadzonych raptorów szturmowych
 }, { $area }
thing-basestar = Basestar, { $area }
thing-basestar-hit = Basestar, { $area }: { $damage }
thing-basestars = Basestary: { $count }, { $area }
thing-civilian = Statek cywilny { $number } z { $count }, { $area }
thing-civilians = Statki cywilne: { $count }, { $area }
thing-pilot = { $player } w viperze, { $area }
thing-pilots = Vipery z pilotami: { $count }, { $area }
thing-character = { $player }, { $place }

put-where = Gdzie? Dotknij miejsca albo Esc.
put-back = Odłóż

mark-acts = teraz działa
mark-offered = dotknięcie odpowiada
mark-offered-for = dotknięcie odpowiada: { $what }

## Dials and the turn

dial-correct = { $spoken }. Popraw
dial-less = { $name } minus 1
dial-more = { $name } plus 1
turn = Tura
setting-up = Przygotowanie
game-over = Koniec gry

pursuit-token = Znacznik Pościgu
pursuit-brings = { $count ->
    [0] Puste pole
    [one] 1 statek cywilny
    [few] { $count } statki cywilne
    [many] { $count } statków cywilnych
   *[other] { $count } statku cywilnego
  }
pursuit-attack = Automatyczny atak
pursuit-attack-mark = Atak
