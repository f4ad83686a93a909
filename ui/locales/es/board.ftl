# The board, on the referee's page and on the wall.

board = Tablero
board-space = Zonas de espacio
board-outside = Más allá de las zonas de espacio
board-colonial-one = Colonial Uno
board-cylon = Cylons
board-off = Fuera del tablero
board-show = Mostrar
board-damaged = Con daño
board-destroyed = Destruida
board-hazardous = riesgo

# Short names for the small fields of the board; a location without one has its whole name there.
spot-communications = Comunic.
spot-admirals-quarters = Desp. Almirante
spot-hangar-deck = Hangar
spot-research-lab = Lab.
spot-command = Puente de Mando
spot-armory = Arsenal
spot-sickbay = Enferm.
spot-cylon-fleet = Flota Cylon
spot-human-fleet = Flota Humana
spot-weapons-control = Armas
spot-administration = Admin.
spot-resurrection-ship = Nave Resurr.
spot-presidents-office-overlay = Despacho Presidencial
spot-main-batteries = Baterías Principales
spot-administration-overlay = Admin.
spot-human-fleet-overlay = Flota Humana
spot-resurrection-ship-overlay = Nave Resurr.
spot-basestar-bridge = Puente

basestar-tag-critical-hit = Crítico
basestar-tag-disabled-hangar = Hangar
basestar-tag-disabled-weapons = Armas
basestar-tag-structural-damage = Casco
basestar-tag-collateral-damage = Colateral
basestar-tag-damage-to-personnel = Tripulación
basestar-hits = { $count ->
    [one] 1 impacto
   *[other] { $count } impactos
 }

thing-area = { $area }, espacio
thing-area-holds = { $area }, espacio: { $ships }
tally-raider = { $count ->
    [one] 1 Incursor
   *[other] { $count } Incursores
 }
tally-heavy-raider = { $count ->
    [one] 1 Incursor Pesado
   *[other] { $count } Incursores Pesados
 }
tally-viper = { $count ->
    [one] 1 Viper no tripulado
   *[other] { $count } Vipers no tripulados
 }
tally-mark-vii = { $count ->
    [one] 1 Mark VII no tripulado
   *[other] { $count } Mark VII no tripulados
 }
tally-assault-raptor = { $count ->
    [one] 1 Raptor de asalto no tripulado
   *[other] { $count } Raptors de asalto no tripulados
 }
tally-basestar = { $count ->
    [one] 1 Estrella Base
   *[other] { $count } Estrellas Base
 }
tally-pilot = { $count ->
    [one] 1 Viper pilotado
   *[other] { $count } Vipers pilotados
 }
tally-civilian-ship = { $count ->
    [one] 1 Nave Civil
   *[other] { $count } Naves Civiles
 }
thing-raider = { $count ->
    [one] 1 Incursor
   *[other] { $count } Incursores
 }, { $area }
thing-heavy-raider = { $count ->
    [one] 1 Incursor Pesado
   *[other] { $count } Incursores Pesados
 }, { $area }
thing-viper = { $count ->
    [one] 1 Viper no tripulado
   *[other] { $count } Vipers no tripulados
 }, { $area }
thing-mark-vii = { $count ->
    [one] 1 Mark VII no tripulado
   *[other] { $count } Mark VII no tripulados
 }, { $area }
thing-assault-raptor = { $count ->
    [one] 1 Raptor de asalto no tripulado
   *[other] { $count } Raptors de asalto no tripulados
 }, { $area }
thing-basestar = Estrella Base, { $area }
thing-basestar-hit = Estrella Base, { $area }: { $damage }
thing-basestars = { $count } Estrellas Base, { $area }
thing-civilian = Nave Civil { $number } de { $count }, { $area }
thing-civilians = { $count } Naves Civiles, { $area }
thing-pilot = { $player } en un Viper, { $area }
thing-pilots = { $count } Vipers pilotados, { $area }
thing-character = { $player }, { $place }

put-where = ¿Dónde va? Toca un sitio, o Esc.
put-back = Dejarlo donde estaba

mark-acts = actúa ahora
mark-offered = un toque responde
mark-offered-for = un toque responde: { $what }

## Dials and the turn

dial-correct = { $spoken }. Corregir
dial-less = { $name } menos 1
dial-more = { $name } más 1
turn = Turno
setting-up = Preparación
game-over = Fin de la partida

pursuit-token = Indicador de Persecución
pursuit-brings = { $count ->
    [0] Casilla vacía
    [one] 1 Nave Civil
   *[other] { $count } Naves Civiles
  }
pursuit-attack = Ataque Automático
pursuit-attack-mark = Ataque
