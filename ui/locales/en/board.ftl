# The board, on the referee's page and on the wall.

board = Board
board-space = Space areas
board-outside = Beyond the space areas
board-colonial-one = Colonial One
board-cylon = Cylons
board-off = Not on the board
board-show = Show
board-damaged = Damaged
board-destroyed = Destroyed
board-hazardous = hazardous

# Short names for the small fields of the board; a location without one has its whole name there.
spot-communications = Comms
spot-admirals-quarters = Admiral’s Qtrs
spot-hangar-deck = Hangar Deck
spot-research-lab = Research Lab
spot-command = Command
spot-armory = Armory
spot-sickbay = Sickbay
spot-cylon-fleet = Cylon Fleet
spot-human-fleet = Human Fleet
spot-weapons-control = Weapons Control
spot-administration = Admin.
spot-resurrection-ship = Resurr. Ship
spot-presidents-office-overlay = President’s Office
spot-main-batteries = Main Batteries
spot-administration-overlay = Admin.
spot-human-fleet-overlay = Human Fleet
spot-resurrection-ship-overlay = Resurr. Ship
spot-basestar-bridge = Bridge

basestar-tag-critical-hit = Critical
basestar-tag-disabled-hangar = Hangar
basestar-tag-disabled-weapons = Weapons
basestar-tag-structural-damage = Hull
basestar-tag-collateral-damage = Collateral
basestar-tag-damage-to-personnel = Crew
basestar-hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
 }

thing-area = { $area }, space
thing-area-holds = { $area }, space: { $ships }
tally-raider = { $count ->
    [one] 1 raider
   *[other] { $count } raiders
 }
tally-heavy-raider = { $count ->
    [one] 1 heavy raider
   *[other] { $count } heavy raiders
 }
tally-viper = { $count ->
    [one] 1 unmanned viper
   *[other] { $count } unmanned vipers
 }
tally-mark-vii = { $count ->
    [one] 1 unmanned Mark VII
   *[other] { $count } unmanned Mark VII
 }
tally-assault-raptor = { $count ->
    [one] 1 unmanned assault raptor
   *[other] { $count } unmanned assault raptors
 }
tally-basestar = { $count ->
    [one] 1 basestar
   *[other] { $count } basestars
 }
tally-pilot = { $count ->
    [one] 1 viper with its pilot
   *[other] { $count } vipers with pilots
 }
tally-civilian-ship = { $count ->
    [one] 1 civilian ship
   *[other] { $count } civilian ships
 }
thing-raider = { $count ->
    [one] 1 raider, { $area }
   *[other] { $count } raiders, { $area }
 }
thing-heavy-raider = { $count ->
    [one] 1 heavy raider, { $area }
   *[other] { $count } heavy raiders, { $area }
 }
thing-viper = { $count ->
    [one] 1 unmanned viper, { $area }
   *[other] { $count } unmanned vipers, { $area }
 }
thing-mark-vii = { $count ->
    [one] 1 unmanned Mark VII
   *[other] { $count } unmanned Mark VII
 }, { $area }
thing-assault-raptor = { $count ->
    [one] 1 unmanned assault raptor
   *[other] { $count } unmanned assault raptors
 }, { $area }
thing-basestar = Basestar, { $area }
thing-basestar-hit = Basestar, { $area }: { $damage }
thing-basestars = { $count } basestars, { $area }
thing-civilian = Civilian ship { $number } of { $count }, { $area }
thing-civilians = { $count } civilian ships, { $area }
thing-pilot = { $player } in a viper, { $area }
thing-pilots = { $count } vipers with pilots, { $area }
thing-character = { $player }, { $place }

put-where = Put it where? Tap a place, or Esc.
put-back = Put it back

mark-acts = acts now
mark-offered = a tap answers
mark-offered-for = a tap answers: { $what }

## Dials and the turn

dial-correct = { $spoken }. Correct it
dial-less = { $name } minus 1
dial-more = { $name } plus 1
turn = Turn
setting-up = Setting up
game-over = Game over

pursuit-token = Pursuit token
pursuit-brings = { $count ->
    [0] Empty space
    [one] 1 civilian ship
   *[other] { $count } civilian ships
  }
pursuit-attack = Auto Attack
pursuit-attack-mark = Attack
