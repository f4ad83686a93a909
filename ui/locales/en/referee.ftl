# The referee's page.

## Door and connection

connecting-note = One moment.
door-closed = This address has been used
door-closed-note = It opens the table once. Open the table from the Dradis window, or use the new address that “dradis serve” prints when you start it again.
connection-lost = Connection lost. Trying again…
not-now = Not connected. Try again in a moment.
sent-later = Not connected. This will be done as soon as the table is back.

## Start

start-what = Keeps the books and the secrets, while you play.
start-unofficial = Unofficial. You need the physical game; Dradis ships no card text and no art.
new-game = New game
earlier-games = Earlier games
salvage = Open what is left
no-players-yet = No players yet
game-name = { $players }, { $day }
game-shut = Not open
humans-won = Humans won
cylons-won = Cylons won
game-more = Save, share or delete: { $game }
game-export = Save game file
game-export-note = The whole game with its hidden cards: a copy for you, or to play on with Dradis on another computer.
game-export-note-running = The whole game with everybody’s hidden cards. Show it to nobody before the game is over.
game-share = Share without hidden cards
game-share-note = What everybody at the table saw. Anyone may have this file; it cannot be played on.
game-import = Open a game file
game-import-unread = This file cannot be read.
game-delete = Delete this game
game-delete-asks = Delete the game of { $game }?
game-delete-note = It is gone for good, for its players’ phones too. Save its file first if you may want it again.
game-delete-yes = Delete
game-keep = Keep it

## The table

table = Table
why = Why?
resources = Resources
seat-number = Seat { $number }
deck-name = Loyalty deck
have-read = Have read
phones = Phones connected

stage-choosing-characters = Characters
stage-dealing = Deal
stage-reading = Read
stage-playing = Play

now-choose-character = Tap the character. Only legal ones can be chosen.
now-launch-viper = The character starts in a viper from the Reserve. Tap the area with the launch icon.
now-deal-loyalty = Dradis shuffles and deals. Each player reads on their own phone, or on this screen.
now-read-loyalty = All players look at their phones at the same time.
now-close-reading = Everybody looks at their cards at the same time. Go on when all have read.
now-lay-out-position = Tap what differs from your table and set it. No reason is asked. Then play.
now-discard-to-limit = A turn ends with ten skill cards at most. The player chooses which to discard.
now-draw-damage = Draw a Galactica damage token without looking, then tap what it shows.
now-read-on = Read, then go on.
now-choose-area = All ships there act one by one, then the next area. Tap it on the board or here.
now-choose-viper = Tap the viper on the board or here.
now-choose-civilian = They lie face down: tap one on the board or here.
now-launch-fewer = There are too few left. The active player decides which basestar launches fewer.
now-roll = Tap the number on the die.
now-react = Somebody may roll again. Otherwise let it stand.
now-choose-look = The player sees the fronts on their own phone. Tap a ship on the board or here.
now-move-civilian = It may go to an area beside its own.
now-reveal-civilian = Turn the ship up, take it out of the game, and tap what its front says.
now-place-ship = The other places stay empty. Tap the area on the board or here.
now-alert-pilot = Alert Viper Pilot: from where he stands to the viper, then 1 action. Or he stays.
now-draw-basestar-damage = Draw a basestar damage token without looking, then tap what it shows.
now-activate-viper = Tap the viper, then where it goes or what it attacks. Or choose here.
now-choose-target = Tap it on the board or here.
now-name-crisis = Type two letters of the name, or tap what the card shows at its foot.
now-choose-option = Each answer says what it brings.
now-begin-crisis = Begin, or let somebody change the choice first.
now-confirm = Dradis keeps its books. What people do with their cards and pieces has a hand beside it.
now-pick-player = Tap the player.
now-see-loyalty = The two of them know which it is, and nobody else.
now-choose-course = Each answer says what it brings.
now-show-card = The card that is shown lies open from now on.
now-choose-place = Tap the place on the board or here.
now-choose-piece = Tap the piece on the board or here.
now-choose-piece-beside = It is not on the board: tap here which one it is.
now-add-cards = Count the cards that are laid face down, or none.
now-tell-cards = Turn the cards up and tap each: its type and its strength.
now-check-result = Nothing changes it after this.
now-name-destination = Tap the card, or what is printed on it.
now-choose-destination = Only the one who chooses looks at the cards.
now-place-destination = Only the one who scouts looks at the card.
now-choose-held = Only the one who holds the cards looks at them.
now-on-phone = The cards are on { $player }’s phone.
now-sympathizer = The card lies open. Tap the player who has it now.
now-name-quorum = Tap the card.
now-granted-action = Take the action, or go on without it.
now-choose-types = Choose how the cards are drawn.
now-take-turn = Play the turn. Enter what matters: the crisis, a roll, a ship that moved, a title.

characters-legal = { $name } can choose

game-over-play-on = Play on
game-over-undo = Undo the last step
turn-up = Turn everybody’s cards up
turn-up-sure = Every screen shows who was what, and phones may check the game. This cannot be undone.
turn-up-now = Turn them up
turn-up-not = Not yet
cylons-win-resources = { $resources } at 0 at the end of a turn.
cylons-win-boarded = Centurions have taken Galactica.
cylons-win-destroyed = { $locations ->
    [one] 1 location of Galactica is damaged.
   *[other] { $locations } locations of Galactica are damaged.
 }
cylons-win-final-jump = The last jump with { $resources } at 0.
winners-cylons = Every Cylon player wins, revealed or not. All turn their Loyalty cards up now.
winners-humans = Every human player wins. All turn their Loyalty cards up now.
humans-win-kobol = The fleet has made its last jump.
game-declared = The table has said so.

device-none = pair a phone
device-offered = code shown
device-comparing = compare
device-connected = phone
device-away = away
device-contested = two phones

## Undo, log

undo = Undo
undo-what = Undo: { $what }
undo-sticky = Undo: { $what }. Doing it again gives the same result.
undo-nothing = Nothing to undo
undo-barred = Cannot be undone: { $what }. Somebody has seen what only they may know. Correct it instead.
undo-barred-cards = Cannot be undone: players have seen their cards. Correct it instead.
redo-what = Redo: { $what }
redo-nothing = Nothing to redo
log = Log
log-older = Earlier
log-empty = Nothing has happened yet.
known = result was known

## Corrections

correct-what = Correct { $what }
correct-reason = Why
reason-in-words = another reason
reason-words = In your words

## Menu

menu = Menu
menu-screen = This screen
menu-game = Game
sayings = What may be said
sayings-loyalty = Loyalty cards
sayings-hands = Cards in hand
sayings-checks = Skill checks
sayings-decks = Decks and discards
sayings-dradis = What Dradis shows
why-of = Why? { $what }
active-player = Active player
turn-number = Turn number
scale = Size
size-normal = Normal
size-large = Large
size-larger = Larger
table-lies-printed = As printed
table-lies-mirrored = Mirrored
table-lies-turned = Turned round
table-lies-both = Mirrored and turned
table-lies-note = For this screen alone. Words stay upright.
pause = Pause the game
pause-note = Every screen covers what is secret until you go on.
paused-note = Nothing secret is shown on any screen, and nothing is answered until you go on.
resume-game = Go on
wall-screen = Wall screen
wall-screen-menu-note = A big screen for everybody in the room.
wall-screen-what = Shows what everybody may see: board, dials, players and what happens. No hidden card ever.
wall-screen-code = The address of the wall screen as a QR code
wall-screen-step-network = On the other device, join the table’s Wi-Fi.
wall-screen-step-open = Scan this code, or type the address into its browser.
wall-screen-lasts = Several screens may use it, until Dradis ends.
wall-screen-here = Open it on this computer
wall-screen-here-note = In a new window, for a second monitor or a projector.
leave-table = Back to the list of games
leave-table-note = Every step is saved. You can come back at any time.

## Why?

rule-unknown = This page is older than the table. Reload it to read the rule.

## Books round the board

counters = Pieces and piles
counter-reserve = vipers
counter-damaged = damaged
counter-raptors = raptors
counter-nukes = nukes
counter-destiny = Destiny
counter-quorum = Quorum
counter-civilians = ships lost
counter-damage = damage left
counter-crisis = Crisis
track-start = Start
jump-space-red = space { $number }, no jump yet
jump-space-blue = jump at −{ $loss } population
jump-space-auto = the fleet jumps
jump-not-yet = no jump yet
jump-now = the fleet jumps
jump-risk = FTL risks { $loss }
jump-mark = Jump
boarding-aboard = { $count ->
    [0] nobody aboard
   *[other] { $count } aboard
 }
boarding-lost = Lost
distance-of = { $distance } of { $goal }
seat-empty = empty seat
seat-cylon = Cylon
seat-held = { $kind }: { $cards }
hand-spoken = { $player }: { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
 }
phone-of = { $player }’s phone: { $state }
correct-step = { $step }. Correct the turn

## What can be corrected

correct-value = It should be
correct-count = How many
correct-cards = Cards
correct-one-of-them = One of them is
correct-move-one = Move one to
correct-move = Move it to
correct-not-there = Not there at all
correct-take-away = Take it away
correct-back-to-pile = Back to the pile
correct-which = Which one?
correct-pick-up = Put it somewhere on the board
correct-other-value = Another value
correct-set = Set
reason-missing = Type the reason first, then choose the value again.
repairs-what = Repairs: { $what }
repairs-not = Not linked
correct-in-area = { $what }, { $area }
jump-fleet = The fleet token is on
boarding-start = Start
boarding-space = Space { $number }
boarding-end = The end: humans lose
vipers = vipers
vipers-damaged = In the Damaged Vipers box
vipers-destroyed = Out of the game
viper-damaged = Damaged
viper-destroyed = Destroyed
raptors = raptors
raptors-destroyed = Out of the game
nukes = nukes
civilian-ship = civilian ship
civilian-ships = Civilian ships
civilian-number = Ship { $number }
civilian-destroyed = Destroyed. Its front says
civilian-lost = Lost: { $kind }
damage-tokens = damage tokens
damage-locations = Locations
damage-dials = Tokens of the dials
damage-is = { $what }: damaged
damage-none = { $what }: no damage
damage-spent = { $what }: out of the game
decks = the decks
attack-cards-open = Cylon attack cards in play
cards-open = Other cards in play
attack-is-open = { $card }: in play
attack-is-not-open = { $card }: not in play
card-is-with = { $card }: with { $player }
basestar = basestar
basestars = Basestars
basestar-number = Basestar { $number }
basestar-damage = Damage tokens
with-token = + { $token }
without-token = Without { $token }
pilots = pilots
pilot-here = Flies a viper here
place-on = { $board }
place-viper = In a viper
place-nowhere = Nowhere
place-off-board = Beside the board
place-quick = Sent to
place-elsewhere = Another place
place-choose = Choose the place
plays = Plays
hand = Cards in hand
hand-of = { $player }’s cards
correct-super-crises = Super Crisis cards
correct-loyalty-cards = Loyalty cards
sits-after = Sits clockwise after
titles = Titles
abilities-used = Once in a game, and used
revealed-legend = Side
revealed-no = not revealed
revealed-yes = a revealed Cylon
damage = Damage
damaged-yes = damaged
damaged-no = not damaged
stands-here = Is here
step = Step
turn-in-sentence = the turn
impossible-title = That cannot be
impossible-note = The components do not allow it. If the table is sure, it is written down all the same.
impossible-insist = Do it anyway

## The log, looking back, breaks, the clock

log-of = Whose
log-of-everybody = Everybody
log-more = More about { $time }
log-look = See the board then
log-repair = Repair this
past = Looking back
past-turn = Turn { $number }, { $time }
past-time = { $time }
past-earlier = Earlier
past-later = Later
past-back = Back to now
past-note = This is how the board stood then. Nothing can be changed here.
repair-now = Repairing “{ $what }”. Tap the thing that should be different.
repair-cancel = Do not link
recap-next = What comes next
recap-last = What happened last
clock-stop = Turn clock: { $time }. Stop it
clock-go = Turn clock: { $time }, stopped. Let it run
clock-turn = Turn clock
clock-off = Off
clock-on = On

hands-count = How many skill cards does everybody hold?
hands-count-why = Nobody counted them in light tracking. From now on Dradis counts on.
hands-counted = All right

## A fight

icons = Activate Cylon ships
react-evade = Evasive Maneuvers, roll again
pace = Pace of fights
pace-now = Pace: { $pace }
pace-teach = Teach
pace-teach-note = It stops before each step and says why.
pace-steps = Steps
pace-steps-note = It stops for each roll of the die.
pace-fast = Fast
pace-fast-note = It stops for decisions, and lists what happened.
in-play = Cylon attack cards in play
undo-fight = Undo all of it
roll-was = It was a
odds = What can happen
odds-full = Odds in full
odds-nothing = Nothing can be lost.
odds-mean = { $count } on average
odds-mean-or-zero = { $count } on average, 0 in { $chance }
odds-civilians = { $count } civilian ships lost on average
odds-vipers = { $count } vipers lost on average
odds-galactica = Galactica is hit in { $chance }
odds-launched = { $count ->
    [one] 1 ship is launched
   *[other] { $count } ships are launched
 }
odds-boarded = { $count ->
    [one] 1 heavy raider boards
   *[other] { $count } heavy raiders board
 }
odds-win = The Cylons win at once in { $chance }
odds-civilians-lost = Civilian ships lost
odds-vipers-damaged = Vipers damaged
odds-vipers-destroyed = Vipers destroyed
odds-galactica-hits = Hits on Galactica
odds-dial = { $resource } afterwards
odds-cylons-win = The Cylons win at once

## What people do in each step, and what can happen

now-step-receive-skills = Dradis counts the cards with the next step.
now-step-movement = Move, or stay. Tap the place on the board; changing ship costs a skill card.
placing = Put on the board
placing-all = All placed
closing-asks = { $waiting ->
    [one] 1 player has not read yet. Ask aloud. Cards can be looked at later, but nobody is asked again.
   *[other] { $waiting } players have not read yet. Ask aloud. Cards can be looked at later, but nobody is asked again.
 }
closing-again = Go on all the same
now-step-action-done = The action is done. Go on.
now-step-action = Do one action: the location, the character, a card. Then go on.
now-step-crisis = Draw a crisis card and do what it says.
now-step-activate-cylon-ships = Activate the Cylon ships that the crisis card shows.
now-step-prepare-for-jump-done = The fleet token stands where Dradis has put it. The turn is over.
now-step-prepare-for-jump-none = The crisis card does not move the fleet token. The turn is over.
now-step-prepare-for-jump = If the crisis card shows it, move the fleet token. Then the turn is over.

# The pace “teach” adds why it is so.
teach-step-receive-skills = People act with these cards and add them to checks. Everybody draws the types of their own sheet, so each is good at something else.
teach-step-movement = Where a character stands decides which location they can use next. On the same ship moving is free.
teach-step-action = There is one action a turn: of the location, of a card or of the character.
teach-step-crisis = There is a crisis in every turn. For most of them everybody adds cards to a check, and failing it costs the fleet something.
teach-step-activate-cylon-ships = The icons at the foot of the card say which Cylon ships act. What is not fought now comes back in later turns.
teach-step-prepare-for-jump = Each of these icons brings the fleet one space nearer to its jump. A jump leaves every ship behind.
teach-choose-option = It is a sure loss now, or a check that may cost more.
teach-add-cards = Cards go in face down, clockwise, and each player adds once. Types that the check shows count for it, all others against it: a Cylon may spoil it unseen.
teach-tell-cards = They were shuffled together with those of the Destiny deck. So nobody can be sure who added what.
teach-check-result = A total of at least the difficulty passes. What follows stands here.
teach-name-destination = The farther the fleet goes, the fewer jumps are left. What else a destination brings stands on its card.
teach-choose-destination = The farther the fleet goes, the fewer jumps are left. The card not chosen goes back unseen.
teach-close-reading = Everybody reads for the same time, so reading time gives nothing away. A Cylon learns it in silence.
teach-sympathizer = The dials decide which side the Sympathizer is on.
happened = Something happened …
happened-title-of-sheet = What happened?
happened-to = To whom
happened-hand = Skill cards
happened-action = An action in the fight
happened-reserve = The Reserve
happened-vipers-repaired = { $count ->
    [one] A viper is repaired
   *[other] { $count } vipers are repaired
 }
happened-raptor-destroyed = A raptor is destroyed
happened-fate = The character
happened-sent = To { $location }
happened-revealed = Is a revealed Cylon
happened-title = Becomes { $title }
happened-seat = The seat
happened-seat-left = Has left the table
happened-seat-taken = Somebody sits here again
happened-communications = Communications: look at two civilian ships
happened-cylon-ships = Cylon ships
happened-cylon-attack = Cylon attack card
happened-cylon-fleet = Every basestar launches 2 raiders and 1 heavy raider
happened-jump = The fleet
happened-jump-begun = The fleet jumps now
happened-jump-prepared = Jump prepared: one space
happened-jumped = Jumped, distance { $distance }
happened-damaged = Galactica is damaged
happened-repaired = { $location } repaired
happened-boarded = A centurion comes aboard
happened-advanced = The centurions advance
happened-centurion-destroyed = Centurion on space { $number } destroyed
happened-quorum = Quorum hand of { $player }
happened-destiny-drawn = A check draws 2 cards
happened-over = The game ends
happened-humans-win = The humans win
happened-cylons-win = The Cylons win

## A turn

now-actions = Action
reminder = Reminder
reminder-mute = Do not remind us of this
reminders-muted = Muted reminders
reminder-again = Again: { $what }

announced-last-leg = The last leg
announced-last-leg-note = The next jump is the last. The humans win it if every dial is above 0.
announced-seen = Go on

## A crisis

card-name = Letters of the name
card-icons = Icons at the foot of the card
card-recent = Named last
cards-found = Cards
cards-none = No card begins like that.
card-unnamed = Without its name
card-jumps = { $fuel ->
    [0] { $distance } far, no fuel
   *[other] { $distance } far, fuel −{ $fuel }
 }
jump-icon = Fleet token
describe-what = On the card
describe-event = no check
describe-check = a check
describe-types = Types that count
describe-partial = It has a partial result
describe-go = Go on
describe-cancel = With its name
partial-difficulty = Partial result from

## A skill check

check-of = Skill check: { $what }
check-show-board = Board
check-back = Back to the check
check-total = total
check-total-only = Total only
check-total-all = Total of all cards
check-total-hands = Total of the cards from the hands
check-total-is = Total { $total }
check-total-brings = Total { $total }: { $result }
check-total-more = Other totals
check-stakes = What is at stake
check-extras = Play a card or use an ability
check-extras-abilities = Abilities
pile = Cards from the hands
laid-pile-note = Only you look at these cards. Put them away face down when you are done.
laid-pile-add = Add { $card }
laid-pile-take-back = Take back { $card }
laid-pile-entered = Entered
laid-pile-show = Show the check
laid-pile-show-of = Show the check ({ $told } of { $expected })
check-partial = partial
check-changes = What changed it
check-changed = Difficulty { $by }
check-changed-by = { $what } ({ $player })
check-most = { $most ->
    [0] none
   *[other] up to { $most }
 }
check-destiny-cards = 2 cards
check-adds = { $player }: how many cards?
check-cards = Card that was turned up
check-for = For it
check-against = Against it
cards-added = { $cards ->
    [0] No card
    [one] 1 card
   *[other] { $cards } cards
 }
source-destination = Destination

## A game that is running already

running = A game is already running
running-note = Say who plays whom. Then lay the board out on the page as it stands on your table.
running-players = Players, clockwise
running-character = Character of player { $number }
running-choose = Choose the character
running-more = One more player
running-fewer = One player fewer
running-active = Whose turn is it?
running-number = Turn number
running-options = What you agreed on
running-used = Abilities used up
running-used-note = Tick each ability that has been used in this game and cannot be used again.
running-go = Lay out the board
running-fault-names = Give every player a name.
running-fault-twice = Two players have the same name. Give each a name of their own.
running-fault-characters = Give every player a character of their own.
running-fault-turn = Enter a turn number from 1 to 999.

## Odds

odds-policy = Assumed: areas clockwise from the bow, after the one begun; pilots in seat order; of too few ships, the first basestar clockwise launches all it can; no card, no second roll. What is hidden counts as a random draw.

## Who did what

actor-referee = Referee
actor-tablet = Referee, on the tablet
actor-host = Dradis

## The sheet of a tapped piece

about-actions = Now
about-corrections = Correct
