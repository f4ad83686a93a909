# What the rules say: names of things, questions, answers, log lines, refusals. The ids are the rules' own.

## Names on the components

resource-fuel = Fuel
resource-food = Food
resource-morale = Morale
resource-population = Population

title-president = President
title-admiral = Admiral

character-william-adama = William Adama
character-saul-tigh = Saul Tigh
character-helo = Karl “Helo” Agathon
character-laura-roslin = Laura Roslin
character-gaius-baltar = Gaius Baltar
character-tom-zarek = Tom Zarek
character-apollo = Lee “Apollo” Adama
character-starbuck = Kara “Starbuck” Thrace
character-boomer = Sharon “Boomer” Valerii
character-galen-tyrol = “Chief” Galen Tyrol

location-ftl-control = FTL Control
location-weapons-control = Weapons Control
location-command = Command
location-communications = Communications
location-admirals-quarters = Admiral’s Quarters
location-research-lab = Research Lab
location-hangar-deck = Hangar Deck
location-armory = Armory
location-sickbay = Sickbay
location-brig = Brig
location-press-room = Press Room
location-presidents-office = President’s Office
location-administration = Administration
location-caprica = Caprica
location-cylon-fleet = Cylon Fleet
location-human-fleet = Human Fleet
location-resurrection-ship = Resurrection Ship

area-bow = bow
area-fore-starboard = fore starboard
area-aft-starboard = aft starboard
area-stern = stern
area-aft-port = aft port
area-fore-port = fore port

loyalty-not-a-cylon = You are not a Cylon
loyalty-not-a-cylon-means = You win with the humans, as long as none of your cards says otherwise.
loyalty-cylon-damage-galactica = You are a Cylon
loyalty-cylon-damage-galactica-means = You win with the Cylons. Reveal: you may damage Galactica.
loyalty-cylon-reduce-morale = You are a Cylon
loyalty-cylon-reduce-morale-means = You win with the Cylons. Reveal: you may reduce morale.
loyalty-cylon-send-to-sickbay = You are a Cylon
loyalty-cylon-send-to-sickbay-means = You win with the Cylons. Reveal: you may send a character to Sickbay.
loyalty-cylon-send-to-brig = You are a Cylon
loyalty-cylon-send-to-brig-means = You win with the Cylons. Reveal: you may send a character to the Brig.
loyalty-sympathizer = You are a Sympathizer
loyalty-sympathizer-means = Show this card at once. The dials decide which side you are on.

skill-politics-1 = Politics 1
skill-politics-2 = Politics 2
skill-politics-3 = Politics 3
skill-politics-4 = Politics 4
skill-politics-5 = Politics 5
skill-leadership-1 = Leadership 1
skill-leadership-2 = Leadership 2
skill-leadership-3 = Leadership 3
skill-leadership-4 = Leadership 4
skill-leadership-5 = Leadership 5
skill-tactics-1 = Tactics 1
skill-tactics-2 = Tactics 2
skill-tactics-3 = Tactics 3
skill-tactics-4 = Tactics 4
skill-tactics-5 = Tactics 5
skill-piloting-1 = Piloting 1
skill-piloting-2 = Piloting 2
skill-piloting-3 = Piloting 3
skill-piloting-4 = Piloting 4
skill-piloting-5 = Piloting 5
skill-engineering-1 = Engineering 1
skill-engineering-2 = Engineering 2
skill-engineering-3 = Engineering 3
skill-engineering-4 = Engineering 4
skill-engineering-5 = Engineering 5

## Questions and answers

ask-choose-character = { $player } chooses a character
ask-launch-viper = { $player } launches in a viper
ask-deal-loyalty = Deal the Loyalty cards
ask-deal-loyalty-by-hand = Deal the Loyalty cards: { $cylon } “You are a Cylon”, { $human } “You are not a Cylon”
ask-read-loyalty = { $player } reads in secret
ask-close-reading = { $waiting ->
    [0] Everybody has read
    [one] 1 player is still reading
   *[other] { $waiting } players are still reading
 }
ask-take-turn = { $player } takes a turn

option-character = { $character }
option-launch-viper = { $area }
option-deal-loyalty = Deal now
option-loyalty-dealt = The cards are dealt
option-read = I have read my cards
option-close-reading = Go on
option-end-turn = Next player

not-offered-taken = Already chosen.
not-offered-unbalanced = Other types have more characters left.

## Log

log-game-began = The game begins. { $player } goes first.
log-first-player-rolled = The game begins. Dradis rolled: { $player } goes first.
log-character-chosen = { $player } is { $character }
log-character-starts = { $player } starts at { $location }
log-character-launches = { $player } launches in a viper: { $area }
log-character-off-board = { $player } is not on the board yet
log-title-given = { $player } becomes { $title }
log-nukes-taken = { $player } takes { $nukes ->
    [one] the nuke
   *[other] { $nukes } nukes
 }
log-board-laid-out = The ships are placed
log-loyalty-shown-here = { $player }’s cards are shown on the referee’s screen
log-loyalty-dealt = { $cards } Loyalty cards dealt
log-loyalty-dealt-by-hand = The table dealt { $cards } Loyalty cards
log-destiny-built = A Destiny deck of { $cards } cards is built
log-destiny-drawn = { $cards ->
    [one] 1 Destiny card drawn
   *[other] { $cards } Destiny cards drawn
 }
log-destiny-shown = Destiny cards: { $cards }
log-you-have-read = You have read your cards
log-reading-done = Everybody has read
log-reading-closed = { $without ->
    [one] Reading closed, 1 player had not confirmed
   *[other] Reading closed, { $without } players had not confirmed
 }
log-turn-began = Turn { $number }: { $player }
log-resource-gained = { $resource } +{ $by }: { $from } → { $to }
log-resource-lost = { $resource } −{ $by }: { $from } → { $to }
log-resource-at-limit = { $resource } stays at { $to }
log-corrected-resource = { $resource } corrected: { $from } → { $to } ({ $reason })
log-corrected-title = { $title } corrected: { $player } ({ $reason })
log-corrected-active-player = Active player corrected: { $player } ({ $reason })
log-corrected-turn-number = Turn corrected: { $number } ({ $reason })
log-corrected-turn-step = Step corrected: { $step } ({ $reason })
log-corrected-seat-order = Order round the table corrected: { $players } ({ $reason })
log-corrected-hand = Hand of { $player } corrected: { $from } → { $to } ({ $reason })
log-corrected-pile = { $pile } corrected: { $from } → { $to } ({ $reason })
log-corrected-nukes = Nukes corrected: { $from } → { $to } ({ $reason })
log-corrected-fleet = Jump preparation corrected: space { $to } ({ $reason })
log-corrected-distance = Distance corrected: { $from } → { $to } ({ $reason })
log-corrected-centurions = Centurions on space { $space } corrected: { $from } → { $to } ({ $reason })
log-corrected-ships = { $ship }, { $area } corrected: { $from } → { $to } ({ $reason })
log-corrected-basestars = Basestars, { $area } corrected: { $to }, damage tokens: { $damage } ({ $reason })
log-corrected-civilian-ships = Civilian ships, { $area } corrected: { $from } → { $to } ({ $reason })
log-corrected-civilian-ship-at = Civilian ship corrected: { $area } ({ $reason })
log-corrected-destroyed-civilian-ships = Civilian ships lost corrected: { $to } ({ $reason })
log-corrected-damaged-vipers = Damaged vipers corrected: { $from } → { $to } ({ $reason })
log-corrected-destroyed-vipers = Vipers lost corrected: { $from } → { $to } ({ $reason })
log-corrected-destroyed-raptors = Raptors lost corrected: { $from } → { $to } ({ $reason })
log-corrected-location-damaged = { $location } corrected: damaged ({ $reason })
log-corrected-location-repaired = { $location } corrected: not damaged ({ $reason })
log-corrected-spent-damage = Damage token for { $resource } corrected: out of the game ({ $reason })
log-corrected-unspent-damage = Damage token for { $resource } corrected: in the pool ({ $reason })
log-corrected-place = { $player } corrected: { $location } ({ $reason })
log-corrected-place-viper = { $player } corrected: in a viper, { $area } ({ $reason })
log-corrected-place-off-board = { $player } corrected: beside the board ({ $reason })
log-corrected-character = Character of { $player } corrected: { $character } ({ $reason })
log-corrected-revealed-cylon = { $player } corrected: a revealed Cylon ({ $reason })
log-corrected-not-revealed-cylon = { $player } corrected: not a revealed Cylon ({ $reason })
log-corrected-loyalty-cards = Loyalty cards of { $player } corrected: { $from } → { $to } ({ $reason })
log-corrected-loyalty-deck = Loyalty deck corrected: { $from } → { $to } ({ $reason })
log-insisted = Insisted on: { $what }
log-cylons-win-resources = The Cylons win: { $resources } at 0

reason-forgotten = forgotten
reason-misread = misread
reason-wrong-button = wrong button
reason-agreed = the table agreed
reason-position = setting up the position
reason-other = { $text }

## Refusals: what was wrong and what is allowed

refused-stale-prompt = This question has been answered already. Look at what comes now.
refused-not-yours = Somebody else decides this. Wait, or let the referee answer.
refused-unknown-option = “{ $option }” cannot be chosen here. Choose one of the buttons.
refused-referee-only = Only the referee can do this.
refused-host-only = Only Dradis itself does this.
refused-player-count = { $given ->
    [one] 1 player cannot play. Enter 3 to 6 players.
   *[other] { $given } players cannot play. Enter 3 to 6 players.
 }
refused-name-empty = Player { $player } has no name. Enter one.
refused-name-too-long = The name of player { $player } is too long. Use at most { $most } characters.
refused-name-twice = Two players are called { $name }. Give every player a name of their own.
refused-no-such-seat = There is no player { $player } at this table. Choose one of the seats.
refused-no-such-player = Nobody here is called { $name }. The players are { $players }.
refused-character-twice = { $character } is played by two players. Give every player a character of their own.
refused-characters-missing = A running turn needs a character for every player. Name the missing ones.
refused-too-many-cards = There are more cards “{ $card }” than the { $copies } in the box. Take some away.
refused-already-begun = This game is set up already. Start a new one from the first page.
refused-not-begun = The game has not come to this yet. First do what is asked now.
refused-game-over = The game is over. Undo the last step to play on.
refused-no-change = This would change nothing.
refused-dial-range = A dial cannot stand at { $value }. Enter 0 to { $most }.
refused-turn-number = There is no turn { $number }. Enter 1 to 999.
refused-reason-empty = The reason is empty. Write a few words.
refused-reason-too-long = The reason is too long. Use at most { $most } characters.
refused-impossible = { $count ->
    [one] The board cannot be like this.
   *[other] The board cannot be like this, for { $count } reasons.
 }
refused-correction-count = { $given ->
    [0] There is nothing to correct.
   *[other] { $given } corrections are too many at once. Make at most { $most }.
 }
refused-list-too-long = That is more than any board has. Name at most { $most }.
refused-civilian-pile = { $left ->
    [0] No civilian ship is left in the pile. Take one off the board first.
    [one] Only 1 civilian ship is left in the pile.
   *[other] Only { $left } civilian ships are left in the pile.
 }
refused-no-such-row = The log has no line { $row }. Choose the line again.
refused-seat-order = This order does not hold every player once. Name each player once.
refused-no-such-civilian-ship = This civilian ship is not on the board any more. Look at the board again.
refused-not-by-hand = Dradis keeps these cards and counts them itself. Correct them only where the table keeps them.
refused-reading-time = { $seconds } seconds are too long for reading. Choose at most { $most }.
refused-loyalty-by-hand = The table keeps the Loyalty cards. Look at your own card.
refused-no-destiny-to-show = No Destiny cards wait to be turned up. Draw some first.
refused-not-dealt = The Loyalty cards have not been dealt. Deal them first.
refused-nothing-to-undo = There is nothing to undo.
refused-nothing-to-redo = There is nothing to redo.
refused-stale-step = Another step has been taken since. Look at the last step and try again.
refused-undo-barred = This cannot be undone: players have already seen what followed. Correct it instead.

## What cannot be on a board: after a refused correction, where somebody insisted, and in the log

impossible-too-many = { $count } { $piece }, and the box holds { $most }
impossible-too-many-of-kind = { $count } destroyed civilian ships with { $kind }, and the box holds { $most }
impossible-too-many-cards = { $pile } of { $count } cards, and the box holds { $most }
impossible-too-many-skill-cards = { $count } skill cards in hands, and the box holds { $most }
impossible-too-many-loyalty-cards = { $count } Loyalty cards, and the box holds { $most }
impossible-token-twice = The token { $token } lies in two places, and there is one
impossible-destroyed-basestar = A basestar with so much damage is destroyed, and it stands here: { $area }
impossible-not-damageable = { $location } is damaged, and has no damage token
impossible-no-token = There is no damage token for { $resource }
impossible-off-jump-track = The fleet stands on space { $space }, and the track has { $most }
impossible-too-far = Distance { $count }, and no fleet comes farther than { $most }
impossible-off-boarding-track = A centurion stands on space { $space }, beyond the end of the track
impossible-cannot-fly = { $player } flies a viper without a pilot token
impossible-nobody-there = { $player } is on the board without a character
impossible-off-board = { $player } is beside the board, and only Helo begins there
impossible-character-twice = { $character } is played by two players
impossible-cylon-among-humans = { $player } is a revealed Cylon and not on a Cylon location
impossible-human-among-cylons = { $player } is on a Cylon location and not a revealed Cylon
impossible-cylon-with-title = { $player } is a revealed Cylon and holds a title: { $title }
impossible-handle-twice = Two civilian ships are one and the same: { $handle }

piece-viper = vipers
piece-raptor = raptors
piece-raider = raiders
piece-heavy-raider = heavy raiders
piece-basestar = basestars
piece-centurion = centurions
piece-civilian-ship = civilian ships
piece-nuke = nukes

civilian-population-1 = 1 population
civilian-population-2 = 2 population
civilian-population-and-fuel = 1 population and 1 fuel
civilian-population-and-morale = 1 population and 1 morale
civilian-nothing = nothing aboard

token-critical-hit = Critical hit
token-disabled-hangar = Disabled hangar
token-disabled-weapons = Disabled weapons
token-structural-damage = Structural damage

## Trouble outside the rules

trouble-journal-full = The disk is full. Nothing was changed; make room and try again.
trouble-journal-failed = The game could not be written to disk. Nothing was changed; try again.
trouble-table-damaged = This game’s file is damaged and cannot be opened.
trouble-table-newer = This game was saved by a newer Dradis. Update Dradis to open it.
trouble-table-missing = This game is not in the folder any more.
trouble-no-address = No network was found. Connect this computer to the table’s Wi-Fi and try again.
trouble-swap-dealt = After the deal phones keep their seats. Show the right player a new code instead.
trouble-here-phone = This player’s phone is connected. Read the cards there.
trouble-here-nothing = There are no cards to show.
trouble-pairing = That is over already. Look at the seat and try again.
trouble-inside = Something went wrong inside Dradis. The last saved step stands.
trouble-not-understood = Dradis did not understand this page. Reload it.
trouble-paused = The game is paused. Resume it first.
trouble-still-reading = Everybody is still reading. Wait until the time is over.
trouble-no-such-row = There is no such moment in this game’s log.

## Steps of a turn

step-receive-skills = Receive skills
step-movement = Movement
step-action = Action
step-crisis = Crisis
step-activate-cylon-ships = Activate ships
step-prepare-for-jump = Prepare jump

## Piles beside the board

pile-destiny = Destiny deck
pile-quorum-hand = Quorum hand
pile-quorum = Quorum deck
pile-crisis = Crisis deck
pile-super-crisis = Super Crisis deck
pile-destinations = Destination deck

## Ships

ship-raider = Raiders
ship-heavy-raider = Heavy raiders
ship-viper = Unmanned vipers
