# The referee's page.

## Door and connection

connecting-note = One moment.
door-closed = Address already used
door-closed-note = It works once. Open the table from the Dradis window, or restart “dradis serve” and use the address it prints.
connection-lost = Connection lost. Trying again…
not-now = Not connected. Try again in a moment.
sent-later = Not connected. Dradis sends this as soon as the table is back.

## Start

start-what = Tracks the game and keeps its secrets.
start-unofficial = Unofficial. You need the physical game; Dradis has no card text and no art.
new-game = New game
earlier-games = Earlier games
salvage = Recover what’s left
no-players-yet = No players yet
game-name = { $players }, { $day }
game-shut = Won’t open
humans-won = Humans won
cylons-won = Cylons won
game-more = Save, share or delete: { $game }
game-export = Save game file
game-export-note = The whole game with its hidden cards, to keep or to continue on another computer.
game-export-note-running = The whole game with everybody’s hidden cards. Show nobody before the game is over.
game-share = Share without hidden cards
game-share-note = Only what everybody saw. Give it to anyone; nobody can play on from it.
game-import = Open a game file
game-import-unread = Dradis cannot read this file.
game-delete = Delete this game
game-delete-asks = Delete this game: { $game }?
game-delete-note = It is gone for good, on the players’ phones too. Save its file first if you may want it again.
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

now-choose-character = Tap a character. You can choose only legal ones.
now-launch-viper = The character starts in a viper from the Reserve. Tap an area with a launch icon.
now-deal-loyalty = Dradis shuffles and deals. Players read on their phone or on this screen.
now-read-loyalty = Everybody looks at their phone at the same time.
now-close-reading = Everybody looks at their cards at the same time. Continue when all have read.
now-lay-out-position = Tap what differs from your table and set it; no reason needed. Then play.
now-discard-to-limit = Discard down to the hand limit. The player chooses which cards.
now-draw-damage = Draw a Galactica damage token without looking, then tap what it shows.
now-draw-either = Draw a damage token of { $ship } or { $others } without looking, then tap what it shows.
now-choose-ship = Choose the ship that takes the damage, before a token is drawn.
now-read-on = Read, then continue.
now-choose-area = The ships there activate one by one, then the next area’s. Tap the area on the board or here.
now-choose-viper = Tap a viper on the board or here.
now-choose-civilian = They are face down. Tap one on the board or here.
now-launch-fewer = Too few ships are left. The active player decides which basestar launches fewer.
now-roll = Tap the number on the die.
now-react = Keep the result, or somebody rolls again.
now-choose-look = Tap a ship on the board or here. The player sees its front on their phone.
now-move-civilian = It may move to an adjacent area.
now-reveal-civilian = Turn the ship over, remove it from the game, and tap what it shows.
now-place-ship = The places left over stay empty. Tap an area on the board or here.
now-alert-pilot = Alert Viper Pilot: fly the viper and take 1 action, or stay.
now-draw-basestar-damage = Draw a basestar damage token without looking, then tap what it shows.
now-activate-viper = Tap a viper, then where it moves or what it attacks. Or choose here.
now-activate-viper-escorts = Tap a viper, then where it moves, what it attacks or the civilian ship it escorts. Or choose here.
now-choose-target = Tap it on the board or here.
now-name-crisis = Search crises by two letters of the name, or tap the icons at the foot of the card.
now-choose-option = Each choice shows its result.
now-begin-crisis = Use it now, or continue.
now-confirm = { $lines ->
    [both] You do the ✋ lines. Done applies the rest.
    [by-hand] Do the ✋ lines, then tap Done.
    [kept] Done applies this.
   *[none] Nothing changes.
 }
now-pick-player = Tap the player.
now-see-loyalty = Only these two players know which card it is.
now-choose-course = Each choice shows its result.
now-choose-course-plain = Tap the choice.
now-show-card = The card shown stays face up from now on.
now-choose-place = Tap the place on the board or here.
now-choose-here = Choose here.
now-choose-piece = Tap the piece on the board or here.
now-choose-piece-beside = It is not on the board. Choose it here.
now-add-cards = Enter how many cards go in face down, or none.
now-tell-cards = Turn the cards up. Tap the type and strength of each.
now-check-ability = A skill-check ability of the cards in the check.
now-check-result = Nothing can change it after this.
now-name-destination = Tap the card, or what is printed on it.
now-choose-destination = Only the player choosing looks at the cards.
now-place-destination = Only the player scouting looks at the card.
now-choose-destiny = Only the player discarding looks at the cards.
now-choose-held = Only the player holding the cards looks at them.
now-on-phone = The cards are on { $player }’s phone.
now-sympathizer = The card is face up. Tap the player who has it now.
now-name-quorum = Tap the card.
now-granted-action = Take the action, or skip it.
now-choose-types = Choose which types to draw.
now-take-turn = Play the turn. Enter what matters: the crisis, a roll, a moved ship, a title.

characters-legal = { $name } can choose

game-over-play-on = Play on
game-over-undo = Undo the last step
turn-up = Reveal everybody’s cards
turn-up-sure = Every screen shows who was what, and phones can check the game. You cannot undo this.
turn-up-now = Reveal them
turn-up-not = Not yet
winners-cylons = Every Cylon player wins, revealed or not. Reveal all Loyalty cards now.
winners-humans = Every human player wins. Reveal all Loyalty cards now.
winners-leader = { $player } (Cylon Leader) wins with a side if at least 2 revealed Motives are for it and at most 1 is unrevealed; otherwise with neither.

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
undo-barred-cards = Cannot undo: players have seen their cards. Correct it instead.
redo-what = Redo: { $what }
redo-nothing = Nothing to redo
log = Log
log-older = Earlier
log-empty = Nothing has happened yet.
known = result was known

## Corrections

correct-what = Correct { $what }
correct-reason = Reason
reason-in-words = another reason
reason-words = Your own words

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
table-lies-turned = Rotated
table-lies-both = Mirrored and rotated
table-lies-note = This screen only. Text stays upright.
pause = Pause the game
pause-note = Every screen hides its secrets until you resume.
paused-note = Every screen hides its secrets, and nobody can answer until you resume.
resume-game = Go on
wall-screen = Wall screen
wall-screen-menu-note = A big screen for everybody in the room.
wall-screen-what = Shows what everybody may see: board, dials, players and events. Never a hidden card.
wall-screen-code = The address of the wall screen as a QR code
wall-screen-step-network = On the other device, join the table’s Wi-Fi.
wall-screen-step-open = Scan this code, or type the address into its browser.
wall-screen-lasts = Several screens can use it until Dradis closes.
wall-screen-here = Open it on this computer
wall-screen-here-note = In a new window, for a second monitor or a projector.
leave-table = Back to the list of games
leave-table-note = Every step is saved. Come back at any time.

## Why?

rule-unknown = This page is older than the table. Reload it to read the rule.

## Books round the board

counters = Pieces and piles
counter-reserve = { $count ->
    [one] viper
   *[other] vipers
 }
counter-damaged = { $count ->
   *[other] damaged
 }
counter-raptors = { $count ->
    [one] raptor
   *[other] raptors
 }
counter-nukes = { $count ->
    [one] nuke
   *[other] nukes
 }
counter-destiny = Destiny
counter-quorum = Quorum
counter-civilians = { $count ->
    [one] ship lost
   *[other] ships lost
 }
counter-damage = { $count ->
   *[other] damage left
 }
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
correct-not-there = Not there
correct-take-away = Remove it
correct-back-to-pile = Back to the pile
correct-which = Which one?
correct-pick-up = Move it on the board
correct-other-value = Another value
correct-set = Set
reason-missing = Type the reason first, then choose the value again.
repairs-what = Repairs: { $what }
repairs-not = Unlink
correct-in-area = { $what }, { $area }
jump-fleet = The fleet token is on
boarding-start = Start
boarding-space = Space { $number }
boarding-end = The end: humans lose
vipers = vipers
vipers-damaged = In the Damaged Vipers box
vipers-destroyed = Out of the game
vipers-damaged-kind = { $kind }: in the Damaged Vipers box
vipers-destroyed-kind = { $kind }: out of the game
vipers-gained = Assault raptors gained
viper-damaged = Damaged
viper-destroyed = Destroyed
raptors = raptors
raptors-destroyed = Out of the game
nukes = nukes
civilian-ship = civilian ship
civilian-ships = Civilian ships
civilian-number = Ship { $number }
civilian-destroyed = Destroyed. It shows
civilian-lost = Lost: { $kind }
damage-tokens = damage tokens
damage-locations = Locations
damage-dials = Resource tokens
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
pilot-here-kind = { $kind }: flies it here
place-on = { $board }
place-viper = In a viper
place-kind = In a { $kind }
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
abilities-used = Once-per-game abilities used
revealed-legend = Side
revealed-no = not revealed
revealed-yes = a revealed Cylon
damage = Damage
damaged-yes = damaged
damaged-no = not damaged
stands-here = Is here
step = Step
turn-in-sentence = the turn
impossible-title = Impossible board
impossible-note = The box does not allow this. If the table is sure, Dradis records it anyway.
impossible-insist = Do it anyway

## The log, looking back, breaks, the clock

log-of = Whose
log-of-everybody = Everybody
log-more = More about { $time }
log-look = See the board then
log-repair = Fix this
past = Looking back
past-turn = Turn { $number }, { $time }
past-time = { $time }
past-earlier = Earlier
past-later = Later
past-back = Back to now
past-note = The board as it was then. You cannot change it here.
repair-now = Repairing “{ $what }”. Tap the thing that should be different.
repair-cancel = Do not link
recap-next = What comes next
recap-last = What happened last
clock-stop = Turn clock: { $time }. Stop it
clock-go = Turn clock: { $time }, stopped. Start it
clock-turn = Turn clock
clock-off = Off
clock-on = On

hands-count = How many skill cards does each player hold?
hands-count-why = Light tracking did not count them. Dradis counts from now on.
hands-counted = Done

## A fight

icons = Activate Cylon ships
react-evade = Evasive Maneuvers, roll again
pace = Pace of fights
pace-now = Pace: { $pace }
pace-teach = Teach
pace-teach-note = Stops before each step and says why.
pace-steps = Steps
pace-steps-note = Stops for each die roll.
pace-fast = Fast
pace-fast-note = Stops for decisions and lists what happened.
in-play = Cylon attack cards in play
undo-fight = Undo whole fight
roll-was = The roll was
odds = What can happen
odds-full = Odds in full
odds-nothing = Nothing to lose.
odds-mean = { $count } on average
odds-mean-or-zero = { $count } on average, 0 in { $chance }
odds-civilians = Civilian ships lost on average: { $count }
odds-vipers = Vipers lost on average: { $count }
odds-galactica = Galactica is hit in { $chance }
odds-launched = { $count ->
    [one] 1 ship launches
   *[other] { $count } ships launch
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

now-step-receive-skills = Draw skill cards. Dradis counts them at the next step.
now-step-movement = Move or stay. Tap the location on the board; changing ships costs 1 skill card.
placing = Put on the board
placing-all = All placed
closing-asks = { $waiting ->
    [one] 1 player has not read yet. Ask aloud. They can look later, but Dradis does not ask again.
   *[other] { $waiting } players have not read yet. Ask aloud. They can look later, but Dradis does not ask again.
 }
closing-again = Continue anyway
now-step-action-done = The action is done. Continue.
now-step-action = Take 1 action: location, character or card. Then continue.
now-step-crisis = Draw a Crisis card and resolve it.
now-step-activate-cylon-ships = Activate the Cylon ships that the Crisis card shows.
now-step-prepare-for-jump-done = Dradis has set the fleet token. The turn is over.
now-step-prepare-for-jump-none = The Crisis card does not move the fleet token. The turn is over.
now-step-prepare-for-jump = Move the fleet token if the Crisis card shows it. Then the turn is over.

# The pace “teach” adds why it is so.
teach-step-receive-skills = Use these cards for actions or add them to skill checks. Everybody draws the types on their own sheet, so each is good at something else.
teach-step-movement = Where you stand decides which location you can use next. Moving on the same ship is free.
teach-step-action = You take 1 action a turn: from the location, a card or the character.
teach-step-crisis = Every turn brings a crisis. In most, everybody adds cards to a skill check, and failing it costs the fleet.
teach-step-activate-cylon-ships = The icons at the foot of the card activate Cylon ships. What you do not fight now comes back in later turns.
teach-step-prepare-for-jump = Each jump icon brings the fleet 1 space closer to its jump. A jump leaves every ship behind.
teach-choose-option = Take a sure loss now, or a check that may cost more.
teach-add-cards = Add cards face down, clockwise, once per player. Types on the check count for it, all others against it: a Cylon can spoil it unseen.
teach-tell-cards = They were shuffled with cards from the Destiny deck, so nobody can be sure who added what.
teach-check-result = A total of at least the difficulty passes. The result is shown here.
teach-name-destination = The farther the fleet goes, the fewer jumps are left. The card says what else it brings.
teach-choose-destination = The farther the fleet goes, the fewer jumps are left. The other card goes back unseen.
teach-close-reading = Everybody reads for the same time, so reading time gives nothing away. A Cylon finds out in silence.
teach-sympathizer = The dials decide the Sympathizer’s side.
happened = Something happened …
happened-title-of-sheet = What happened?
happened-to = To whom
happened-hand = Skill cards
happened-action = Action in a fight
happened-reserve = The Reserve
happened-vipers-repaired = { $count ->
    [one] 1 viper repaired
   *[other] { $count } vipers repaired
 }
happened-raptor-destroyed = A raptor is destroyed
happened-fate = The character
happened-sent = To { $location }
happened-revealed = Revealed as a Cylon
happened-title = Becomes { $title }
happened-seat = The seat
happened-seat-left = Left the table
happened-seat-taken = Player is back
happened-communications = Communications: look at 2 civilian ships
happened-cylon-ships = Cylon ships
happened-cylon-attack = Cylon attack card
happened-cylon-fleet = Each basestar launches 2 raiders and 1 heavy raider
happened-jump = The fleet
happened-jump-begun = The fleet jumps now
happened-jump-prepared = Jump track: advance 1 space
happened-jumped = Jumped, distance { $distance }
happened-damaged = Galactica damaged
happened-repaired = { $location } repaired
happened-boarded = A centurion comes aboard
happened-advanced = The centurions advance
happened-centurion-destroyed = Centurion on space { $number } destroyed
happened-quorum = Quorum hand of { $player }
happened-destiny-drawn = Draw 2 for a check
happened-over = The game ends
happened-humans-win = The humans win
happened-cylons-win = The Cylons win

## A turn

now-actions = Action
reminder = Reminder
reminder-mute = Mute this reminder
reminders-muted = Muted reminders
reminder-again = Again: { $what }

announced-last-leg = One jump left
announced-last-leg-note = The next jump is the last. The humans win if every dial is above 0.
announced-seen = Go on

## A crisis

card-name = Search cards
card-icons = Icons at the foot of the card
card-recent = Recent
cards-found = Cards
cards-none = No such card.
card-unnamed = Enter by icons
card-jumps = { $fuel ->
    [0] Distance { $distance }, no fuel
   *[other] Distance { $distance }, fuel −{ $fuel }
 }
jump-icon = Fleet token
describe-what = On the card
describe-event = no check
describe-check = a check
describe-types = Types that count
describe-partial = Has a partial result
describe-go = Go on
describe-cancel = Enter by name
partial-difficulty = Partial result from

## A skill check

check-of = Skill check: { $what }
check-show-board = Board
check-back = Back to the check
check-total = total
check-total-only = Total only
check-total-all = Total of all cards
check-total-hands = Total of cards from hands
check-total-is = Total { $total }
check-total-brings = Total { $total }: { $result }
check-total-more = Other totals
check-stakes = At stake
check-extras = Play a card or use an ability
check-extras-abilities = Abilities
pile = Cards from hands
laid-pile-note = Only you look at these cards. Put them away face down when you are done.
laid-pile-add = Add { $card }
laid-pile-take-back = Take back { $card }
laid-pile-entered = Entered
laid-pile-show = Show the check
laid-pile-show-of = Show the check ({ $told } of { $expected })
check-partial = partial
check-changes = What changed it
check-abilities = Abilities of its cards
check-ability-done = { $card }: done
check-taken-out = Taken out: { $card }
check-abilities-there = Which of these were in the check?
check-changed = Difficulty { $by }
check-changed-by = { $what } ({ $player })
check-most = { $most ->
    [0] none
   *[other] up to { $most }
 }
check-destiny-cards = 2 cards
check-adds = { $player }: how many cards?
check-cards = Card turned up
check-for = For it
check-against = Against it
cards-added = { $cards ->
    [0] No card
    [one] 1 card
   *[other] { $cards } cards
 }
source-destination = Destination

## A game that is running already

running = Join a game in progress
running-note = Enter who plays whom. Then set the board on the page as it is on your table.
running-players = Players, clockwise
running-character = Character of player { $number }
running-choose = Choose the character
running-more = Add a player
running-fewer = Remove a player
running-active = Whose turn is it?
running-number = Turn number
running-options = Your options
running-used = Abilities used up
running-used-note = Tick each once-per-game ability already used.
running-go = Lay out the board
running-fault-names = Give every player a name.
running-fault-twice = Two players have the same name. Use different names.
running-fault-characters = Give every player a different character.
running-fault-turn = Enter a turn number from 1 to 999.

## Odds

odds-policy = Assumed: areas clockwise from the bow, after the one begun; pilots in seat order; of several kinds of vipers the hardest to hit first; with too few ships, the first basestar clockwise launches all it can; no cards, no second rolls. Anything hidden counts as a random draw.

## Who did what

actor-referee = Referee
actor-tablet = Referee, on the tablet
actor-host = Dradis

## The sheet of a tapped piece

about-actions = Now
about-corrections = Correct
new-caprica-forces = { $location }: occupation forces
new-caprica-prepared = Prepared, of { $all }
new-caprica-galactica = Galactica
new-caprica-back = Back at New Caprica
new-caprica-away = Not back yet

## Corrections of Allies and trauma tokens

ally-is = The Ally is
ally-on-board = On the board
ally-in-box = In the box
ally-in-deck = In the deck
ally-instead = Someone else has come instead
ally-here = Allies here
ally-comes = An Ally comes here
trauma-on-card = Trauma token on the card
trauma-token = Trauma token
trauma-yes = Lies there
trauma-no = None
