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
players-put-hint = Now tap the place it belongs to. Esc cancels.
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
options-table = The table shuffles
options-mixed = { $count ->
    [one] The table keeps 1 component
   *[other] The table keeps { $count } components
 }
options-reading = { $seconds } s to read
options-no-timer = No reading timer
options-leave-out = No Sympathizer
options-one-shorter = Short boarding track

sets = Boxes
set-base = Base game
set-pegasus = Pegasus
set-exodus = Exodus
set-daybreak = Daybreak
set-always = The base game is always in.
set-later = Dradis cannot keep the books of the expansions yet.

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
sympathizer-note-leave-out = One more “You are not a Cylon” instead, and lower dials.

mode-app = Dradis
mode-table = The table
component-loyalty = Loyalty cards
component-loyalty-app = Dradis deals in secret; everybody reads on a phone or on this screen.
component-loyalty-table = You deal the cards of the box. Dradis says how many of which, and knows none.
component-destiny = Destiny deck
component-destiny-app = Dradis shuffles a deck with the printed numbers; no cards are needed for it.
component-destiny-table = You build the deck. Dradis only counts its cards.
component-damage = Damage tokens
component-damage-app = Dradis draws them and says what is damaged.
component-damage-table = You draw them and tap what came up.
component-civilian_ships = Civilian ships
component-civilian_ships-app = Dradis knows their fronts and tells what is lost.
component-civilian_ships-table = You draw them face down. Dradis knows only where they are.

reading-time = Time to read
reading-none = No timer
reading-seconds = { $seconds } s
reading-time-note = Everybody reads for the same time, so that nobody’s time tells anything.
boarding-length = Boarding track
boarding-length-printed = Start and 3 more
boarding-length-one-shorter = Start and 2 more
boarding-length-note = Count the spaces on your board before the one that loses the game.
rulebook = Your rulebook
rulebook-de = German
rulebook-es = Spanish
rulebook-it = Italian
rulebook-pl = Polish
rulebook-note = “Why?” names its pages first.
