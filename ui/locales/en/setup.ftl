# Setting up a game, dealing, and laying out the board: the referee's page.

## Players

new-game-order = Enter the players clockwise, as they sit.
players = Players
player-name = Player { $number }
player-another = Another player
player-move = Move { $name }. Drag, use the arrow keys, or tap here and then another row.
player-put = Put it at place { $number }
player-moved = { $name } sits at place { $number }
remove-player = Remove player { $number }
players-move-hint = Drag a number to change the order.
players-put-hint = Now tap its new place. Esc cancels.
players-missing = { $count ->
    [one] 1 more player is needed.
   *[other] { $count } more players are needed.
 }
players-ready = { $count } players
played-before = Played before
last-players = The same { $count } as last time
first-player = First player
first-player-rolled = Roll for it
first-player-roll-note = Dradis rolls when the game begins. Tap a name to choose instead.
first-player-note = This player chooses a character first and takes the first turn.
begin = Begin
cancel = Cancel

## Options

options = Options
options-change = Change
options-fold = Done
options-normal = Dials as printed
options-easier-for-humans = Easier for humans
options-easier-for-cylons = Easier for Cylons
options-app = Dradis shuffles
options-light = Light tracking
options-destiny = Dradis keeps Destiny
options-table = The table shuffles
options-mixed = { $count ->
    [one] The table keeps 1 component
   *[other] The table keeps { $count } components
 }
options-reading = { $seconds } s to read
options-no-timer = No reading timer
options-leave-out = No Sympathizer
options-one-shorter = Short boarding track
options-editions = { $count ->
    [one] 1 rule of another edition
   *[other] { $count } rules of other editions
 }

difficulty = Dials
difficulty-easier-for-humans = Easier for humans
difficulty-normal = As printed
difficulty-easier-for-cylons = Easier for Cylons
difficulty-note-easier-for-humans = Every dial starts 2 higher.
difficulty-note-normal = Food 8, fuel 8, morale 10, population 12.
difficulty-note-easier-for-cylons = Every dial starts 2 lower.
sympathizer = Sympathizer
sympathizer-play = Play with it
sympathizer-leave-out = Leave it out
sympathizer-note-play = The card joins the Loyalty deck after the first deal.
sympathizer-note-leave-out = 1 more “You are not a Cylon” instead, and lower dials. Revealed Cylons draw 3; no Boomer with 6 players.

mode-app = Dradis
mode-table = The table
modes-table = The table keeps everything
component-loyalty = Loyalty cards
component-loyalty-app = Dradis deals in secret; everybody reads on a phone or on this screen.
component-loyalty-table = You deal the cards from the box. Dradis says how many of each, and sees none.
component-destiny = Destiny deck
component-destiny-app = For a referee who does not play: Dradis shuffles the deck; only the referee looks at a check’s cards, enters them and puts them away face down.
component-destiny-table = You build the deck. Dradis counts it and says when and how to build a new one.
destiny-enters = Who enters the cards of a check?
destiny-enters-referee = A referee who does not play
destiny-enters-player = One of the players
destiny-enters-note = A player would see whose cards are not from Destiny: if a player enters them, use your own deck.
tracking = How much you enter
tracking-full = Full
tracking-full-note = Every step of a turn and how many skill cards each player holds.
tracking-light = Light
tracking-light-note = Only what changes the board. No hand counts, no steps: a turn is one card, a check one number.
component-damage = Damage tokens
component-damage-app = Dradis draws them and says what is damaged.
component-damage-table = You draw them and tap what they show.
component-civilian_ships = Civilian ships
component-civilian_ships-app = Dradis knows their fronts and says what you lose.
component-civilian_ships-table = You draw them face down. Dradis knows only where they are.
component-dice = Die
component-dice-app = Dradis rolls. You may still type what your own die shows.
component-dice-table = You roll your own die and tap the number.
component-destinations = Destinations
component-destinations-app = Dradis shuffles the deck; only the Admiral sees the cards to choose from.
component-destinations-table = The Admiral draws from the box and says where the fleet goes.
component-super_crises = Super Crises
component-super_crises-app = Dradis shuffles the deck; only the revealed Cylon sees their hand.
component-super_crises-table = Revealed Cylons draw from the box and say which card they play.

reading-time = Time to read
reading-none = No timer
reading-seconds = { $seconds } s
reading-time-note = Everybody reads for the same time, so reading time gives nothing away.
boarding-length = Boarding track
boarding-length-printed = Start and 3 more
boarding-length-one-shorter = Start and 2 more
boarding-length-note = Count the spaces on your board before the one that loses the game.
editions = Where editions differ
editions-note = The first of each is recommended. Choose another if your copy says so.
food-shortage = Food Shortage
food-shortage-2-3-5 = 2 / 3 / 5
food-shortage-2-3-4 = 2 / 3 / 4
food-shortage-2-2-4 = 2 / 2 / 4
food-shortage-note-2-3-5 = President 2, active player 3, one who is both 5: German and Italian.
food-shortage-note-2-3-4 = President 2, active player 3, one who is both 4: Spanish.
food-shortage-note-2-2-4 = President 2, active player 2, one who is both 4: Polish.
brig-to-sickbay = From the Brig to Sickbay
brig-to-sickbay-stays = Not possible
brig-to-sickbay-goes = A card may
brig-to-sickbay-note-stays = A card that sends a prisoner to Sickbay moves nobody: German.
brig-to-sickbay-note-goes = A card that sends a prisoner to Sickbay does: Spanish.
brig-exit = Out of the Brig
brig-exit-galactica = To Galactica
brig-exit-any-human = Anywhere
brig-exit-note-galactica = To a location on Galactica: the rulebooks.
brig-exit-note-any-human = Colonial One too: the Spanish and the Italian board.
sympathizer-pass = A revealed Cylon with the Sympathizer
sympathizer-pass-may = May pass it on
sympathizer-pass-must = Must pass it on
sympathizer-pass-note-may = They may keep it, and nothing happens: German, Spanish and Polish.
sympathizer-pass-note-must = Somebody else always has to resolve it: Italian.
cylon-skills = Cards of a revealed Cylon
cylon-skills-any-types = Any 2
cylon-skills-different-types = 2 types
cylon-skills-note-any-types = Two cards of any types: the rulebooks.
cylon-skills-note-different-types = Never two of one type: a newer Cylon card.
red-zone = Half of a dial
red-zone-half-of-start = Its start
red-zone-half-of-maximum = Its maximum
red-zone-note-half-of-start = Red from half of the usual start, as the dials show it.
red-zone-note-half-of-maximum = Red from 7 down, half of 15, on every dial.
agree-dutiful = Hoshi’s Dutiful
agree-dutiful-once-a-turn = Once a turn
agree-dutiful-once-a-location = Once a location
agree-dutiful-note-once-a-turn = Once in his turn, as printed.
agree-dutiful-note-once-a-location = Once in his turn for each of Command, Communications and Weapons Control.
agree-structural-at-cic = Structural damage at Pegasus CIC
agree-structural-at-cic-none = Adds nothing
agree-structural-at-cic-adds-two = Adds 2
agree-structural-at-cic-note-none = Pegasus CIC makes no attack.
agree-structural-at-cic-note-adds-two = The roll is 2 higher, as for an attack.
agree-structural-at-nuke = Structural damage and nukes
agree-structural-at-nuke-alone = Adds 2 to a lone basestar
agree-structural-at-nuke-none = Adds nothing
agree-structural-at-nuke-note-alone = The roll is 2 higher where the basestar is the only ship in the area.
agree-structural-at-nuke-note-none = The nuke attacks the area, and no basestar.
agree-unauthorized-usage = Unauthorized Usage
agree-unauthorized-usage-area = Row of a nuke in an area
agree-unauthorized-usage-basestar = Row of a nuke at a basestar
agree-unauthorized-usage-note-area = 1–2: two damage tokens. 3–6: destroyed. 7: 3 raiders too. 8: every ship of the area.
agree-unauthorized-usage-note-basestar = As in the base game, whatever else is in the area.
agree-raiders-beyond = No raider and no basestar to activate
agree-raiders-beyond-one = 1 raider comes
agree-raiders-beyond-two = 2 raiders come
agree-raiders-beyond-note-one = 1 raider comes to the Cylon Fleet board, and pursuit moves on.
agree-raiders-beyond-note-two = 2 raiders come to the Cylon Fleet board, a roll for each; pursuit moves on once.
agree-pursuit-ships = Civilian ships on the Pursuit track
agree-pursuit-ships-1-0-2 = 1 · 0 · 2
agree-pursuit-ships-1-2-0 = 1 · 2 · 0
agree-pursuit-ships-0-1-2 = 0 · 1 · 2
agree-pursuit-ships-0-2-1 = 0 · 2 · 1
agree-pursuit-ships-2-0-1 = 2 · 0 · 1
agree-pursuit-ships-2-1-0 = 2 · 1 · 0
agree-pursuit-ships-note = From the space after Start to the one before Auto Attack. Read it off your board.
agree-fleet-numbers = Numbers of the Cylon Fleet board
agree-fleet-numbers-proposed = 2 and 3 aft
agree-fleet-numbers-port-swapped = 4 and 3 aft
agree-fleet-numbers-starboard-swapped = 2 and 5–6 aft
agree-fleet-numbers-both-swapped = 4 and 5–6 aft
agree-fleet-numbers-note = Fore and aft as on your board: on port 2 and 4, on starboard 3 and 5–6.
agree-occupation-authority = Occupation Authority, Cylon
agree-occupation-authority-one = 1 force acts
agree-occupation-authority-all = Every force acts
agree-occupation-authority-note-one = 1 occupation force of the Cylon’s choice acts, then 1 more is placed: as the board has it.
agree-occupation-authority-note-all = Every occupation force acts, then 1 more is placed: as the combined rulebook has it.
agree-canyon-icons = Icons of a crisis from Breeder’s Canyon
agree-canyon-icons-resolved = Act
agree-canyon-icons-left-out = Do not act
agree-canyon-icons-note-resolved = Its Cylon ships and occupation forces act; only the jump is not prepared.
agree-canyon-icons-note-left-out = Neither Cylon ships nor occupation forces act.
agree-press-room-mutineer = The Mutineer in the Press Room
agree-press-room-mutineer-one = Keeps 1 card
agree-press-room-mutineer-two = Keeps 2 cards
agree-press-room-mutineer-note-one = The Mutineer keeps 1 Mutiny card, like everybody: as the board has it.
agree-press-room-mutineer-note-two = The Mutineer keeps 2 Mutiny cards, as many as they may hold.
talk = Talking about cards seen
talk-free = Say or lie
talk-side-alone = Side only
talk-note-free = Whoever saw them may tell, stay silent or lie: the base game rulebooks.
talk-note-side-alone = Whoever saw them may say only human or Cylon: the combined rulebook.
new-centurion = A centurion that boards
new-centurion-waits = Waits
new-centurion-advances = Advances
new-centurion-note-waits = Those aboard advance first, then heavy raiders board.
new-centurion-note-advances = Heavy raiders board first, then all aboard advance.
rulebook = Your rulebook
rulebook-en = English
rulebook-de = German
rulebook-es = Spanish
rulebook-it = Italian
rulebook-pl = Polish
rulebook-note = “Why?” lists its pages first.
rulebook-note-en = “Why?” explains each rule in English. Page numbers come only from the other rulebooks.

## Dealing and reading

now-deal-by-hand = { $led ->
    [0] Shuffle them and deal 1 to each player, face down.
   *[other] Shuffle them and deal 1 to each player but the Cylon Leader, face down. { $leader } gets 2 Motive cards.
 } { $twice ->
    [0] Put the rest beside the board.
   *[other] { $names } gets a second one. Put the rest beside the board.
 } { $joins ->
    [sympathizer] Then shuffle the Sympathizer into the rest.
    [human] Then shuffle 1 more “You are not a Cylon” into the rest.
   *[none] {""}
 }
reading-have-read = { $count } of { $all } have read
reading-left = Seconds left to read
reading-all-at-once = “I have read” unlocks for everybody when the time is over.
reading-lay-out = Meanwhile, lay out the board

## Laying out

lay-out = Put this on the board
lay-done = { $done } of { $all } done
lay-again = Start again
lay-boxes = All expansions
lay-dials = Dials
lay-dial = { $dial } { $value }
lay-tracks = Tracks
lay-fleet-start = Fleet token on Start of the jump track
lay-fleet = Fleet token on space { $space } of the jump track
lay-distance = Distance travelled: { $distance }
lay-centurions-start = { $count ->
    [one] 1 centurion on Start of the boarding track
   *[other] { $count } centurions on Start of the boarding track
 }
lay-centurions = { $count ->
    [one] 1 centurion on space { $space } of the boarding track
   *[other] { $count } centurions on space { $space } of the boarding track
 }
lay-space = In space
lay-basestar = 1 basestar, { $area }
lay-basestar-hit = 1 basestar, { $area }, with { $damage }
lay-civilians = { $count ->
    [one] 1 civilian ship face down, { $area }
   *[other] { $count } civilian ships face down, { $area }
 }
lay-reserve = Reserve and losses
lay-reserve-vipers = { $count ->
    [one] 1 viper in the Reserve
   *[other] { $count } vipers in the Reserve
 }
lay-reserve-raptors = { $count ->
    [one] 1 raptor in the Reserve
   *[other] { $count } raptors in the Reserve
 }
lay-damaged-vipers = { $count ->
    [one] 1 viper in Damaged Vipers
   *[other] { $count } vipers in Damaged Vipers
 }
lay-lost-vipers = { $count ->
    [one] 1 viper back in the box
   *[other] { $count } vipers back in the box
 }
lay-reserve-kind = { $kind } in the Reserve: { $count }
lay-damaged-kind = { $kind } in the Damaged Vipers box: { $count }
lay-lost-kind = { $kind } back in the box: { $count }
lay-lost-raptors = { $count ->
    [one] 1 raptor back in the box
   *[other] { $count } raptors back in the box
 }
lay-lost-civilians = { $count ->
    [one] 1 civilian ship back in the box
   *[other] { $count } civilian ships back in the box
 }
lay-damage = Damage
lay-location-damaged = Damage token on { $location }
lay-ship-destroyed = { $ship } is destroyed: its board is not laid out
lay-damage-spent = { $dial } damage token back in the box
lay-people = People
lay-standee = { $player } ({ $character }): { $location }
lay-off-board = { $player } ({ $character }): beside the board
lay-admiral = { $nukes ->
    [one] Admiral: { $player }, with 1 nuke
   *[other] Admiral: { $player }, with { $nukes } nukes
 }
lay-title = { $title }: { $player }
lay-active = Current player token: { $player }
lay-cards = Cards
lay-hand = { $count ->
    [one] { $player }: 1 skill card
   *[other] { $player }: { $count } skill cards
 }
lay-quorum-hand = { $count ->
    [one] President: 1 Quorum card
   *[other] President: { $count } Quorum cards
 }
lay-loyalty = { $count ->
    [one] { $player }: 1 Loyalty card
   *[other] { $player }: { $count } Loyalty cards
 }
lay-loyalty-deck = { $count ->
    [one] Loyalty deck: 1 card
   *[other] Loyalty deck: { $count } cards
 }
lay-destiny = { $count ->
    [one] Destiny deck: 1 card
   *[other] Destiny deck: { $count } cards
 }
lay-box = Stays in the box
lay-box-loyalty = Loyalty cards: Dradis dealt them
lay-box-destiny = Destiny cards: Dradis keeps the deck
lay-box-damage = Unused Galactica damage tokens: Dradis draws them
