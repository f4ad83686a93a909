# The board, on the referee's page and on the wall.

board = Plancia
board-space = Aree di spazio
board-outside = Oltre le aree di spazio
board-colonial-one = Colonial One
board-cylon = Cylon
board-off = Non sulla plancia
board-show = Mostra
board-damaged = Danno
board-destroyed = Distrutto
board-hazardous = pericolo

# Short names for the small fields of the board; a location without one has its whole name there.
spot-communications = Comunic.
spot-admirals-quarters = Alloggi
spot-hangar-deck = Hangar
spot-research-lab = Lab.
spot-command = Sala Comando
spot-armory = Armeria
spot-sickbay = Infermeria
spot-cylon-fleet = Flotta Cylon
spot-human-fleet = Flotta Umana
spot-weapons-control = Armam.
spot-administration = Ammin.
spot-resurrection-ship = Nave Resurr.
spot-presidents-office-overlay = Ufficio del Presidente
spot-main-batteries = Batterie principali
spot-administration-overlay = Ammin.
spot-human-fleet-overlay = Flotta Umana
spot-resurrection-ship-overlay = Nave Resurr.
spot-basestar-bridge = Ponte

basestar-tag-critical-hit = Critico
basestar-tag-disabled-hangar = Hangar
basestar-tag-disabled-weapons = Armi
basestar-tag-structural-damage = Scafo
basestar-tag-collateral-damage = Collaterali
basestar-tag-damage-to-personnel = Perdite
basestar-hits = { $count ->
    [one] 1 colpo
   *[other] { $count } colpi
 }

thing-area = { $area }, spazio
thing-area-holds = { $area }, spazio: { $ships }
tally-raider = { $count ->
    [one] 1 Raider
   *[other] { $count } Raider
 }
tally-heavy-raider = { $count ->
    [one] 1 Raider d’assalto
   *[other] { $count } Raider d’assalto
 }
tally-viper = { $count ->
    [one] 1 Viper senza equipaggio
   *[other] { $count } Viper senza equipaggio
 }
tally-mark-vii = { $count ->
    [one] 1 Mark VII senza equipaggio
   *[other] { $count } Mark VII senza equipaggio
 }
tally-assault-raptor = { $count ->
    [one] 1 Raptor d’assalto senza equipaggio
   *[other] { $count } Raptor d’assalto senza equipaggio
 }
tally-basestar = { $count ->
    [one] 1 Base Stellare
   *[other] { $count } Basi Stellari
 }
tally-pilot = { $count ->
    [one] 1 Viper pilotato
   *[other] { $count } Viper pilotati
 }
tally-civilian-ship = { $count ->
    [one] 1 Nave Civile
   *[other] { $count } Navi Civili
 }
thing-raider = { $count ->
    [one] 1 Raider
   *[other] { $count } Raider
 }, { $area }
thing-heavy-raider = { $count ->
    [one] 1 Raider d’assalto
   *[other] { $count } Raider d’assalto
 }, { $area }
thing-viper = { $count ->
    [one] 1 Viper senza equipaggio
   *[other] { $count } Viper senza equipaggio
 }, { $area }
thing-mark-vii = { $count ->
    [one] 1 Mark VII senza equipaggio
   *[other] { $count } Mark VII senza equipaggio
 }, { $area }
thing-assault-raptor = { $count ->
    [one] 1 Raptor d’assalto senza equipaggio
   *[other] { $count } Raptor d’assalto senza equipaggio
 }, { $area }
thing-basestar = Base Stellare, { $area }
thing-basestar-hit = Base Stellare, { $area }: { $damage }
thing-basestars = { $count } Basi Stellari, { $area }
thing-civilian = Nave Civile { $number } di { $count }, { $area }
thing-civilians = { $count } Navi Civili, { $area }
thing-pilot = { $player } in un Viper, { $area }
thing-pilots = { $count } Viper pilotati, { $area }
thing-character = { $player }, { $place }

put-where = Dove va? Tocca un posto, o Esc.
put-back = Rimetti a posto

mark-acts = agisce ora
mark-offered = un tocco risponde
mark-offered-for = un tocco risponde: { $what }

## Dials and the turn

dial-correct = { $spoken }. Correggi
dial-less = { $name } meno 1
dial-more = { $name } più 1
turn = Turno
setting-up = Preparazione
game-over = Partita finita

pursuit-token = Segnalino Inseguimento
pursuit-brings = { $count ->
    [0] Casella vuota
    [one] 1 Nave Civile
   *[other] { $count } Navi Civili
  }
pursuit-attack = Attacco Automatico
pursuit-attack-mark = Attacco
