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
no-players-yet = No players yet

## New game

new-game-order = Enter the players clockwise, as they sit.
player-name = Player { $number }
move-up = Move player { $number } up
move-down = Move player { $number } down
remove-player = Remove player { $number }
add-player = Add a player
table-full = The table is full: { $most } players.
first-player = First player
first-player-rolled = Roll for it
difficulty = Dials
difficulty-humans = Easier for humans
difficulty-normal = As printed
difficulty-cylons = Easier for Cylons
difficulty-note-easier-for-humans = Every dial starts 2 higher.
difficulty-note-normal = Food 8, fuel 8, morale 10, population 12.
difficulty-note-easier-for-cylons = Every dial starts 2 lower.
sympathizer = Sympathizer
sympathizer-play = Play with it
sympathizer-leave-out = Leave it out
sympathizer-note-play = The card joins the Loyalty deck after the first deal.
sympathizer-note-leave-out = One more “You are not a Cylon” instead, and lower dials.
begin = Begin
cancel = Cancel

## The table

table = Table
why = Why?
resources = Resources
seat-number = Seat { $number }
deck-name = Loyalty deck
have-read = Have read
phones = Phones connected

turn = Turn
setting-up = Setting up
stage-choosing-characters = Characters
stage-dealing = Deal
stage-reading = Read
stage-playing = Play

now-choose-character = Tap the character. Only legal ones can be chosen.
now-launch-viper = The character starts in a viper from the Reserve. Tap the area with the launch icon.
now-deal-loyalty = Dradis shuffles and deals. Each player reads on their own phone, so pair the phones first.
now-read-loyalty = All players look at their phones at the same time.
now-close-reading = Everybody looks at their phone at the same time. Go on when all have read.
now-take-turn = Play the turn at the table and keep the dials here. Then pass on to the next player.

characters-legal = { $name } can choose

game-over = Game over
game-over-undo = Undo the last step
game-over-note = The log keeps everything. If the end was a mistake, undo the last step and play on.
cylons-win-resources = { $resources } at 0 at the end of a turn.

device-none = pair a phone
device-offered = code shown
device-comparing = compare
device-connected = phone
device-away = asleep
device-contested = two phones

## Undo, log

undo = Undo
undo-what = Undo: { $what }
undo-sticky = Undo: { $what }. Doing it again gives the same result.
undo-nothing = Nothing to undo
undo-barred = Cannot be undone: players have seen their cards. Correct it instead.
redo-what = Redo: { $what }
redo-nothing = Nothing to redo
log = Log
log-older = Earlier
log-empty = Nothing has happened yet.
known = result was known

## Corrections

correct = Correct
correct-what = Correct { $what }
correct-active-player = Correct the active player
correct-turn-number = Correct the turn number
correct-player = Player
correct-reason = Why
reason-in-words = another reason
reason-words = In your words

## Menu

menu = Menu
menu-corrections = Correct
menu-screen = This screen
menu-game = Game
active-player = Active player
turn-number = Turn number
scale = Size
scale-percent = { $percent } %
pause = Pause the game
pause-note = Every screen covers what is secret until you go on.
paused-note = Nothing secret is shown on any screen, and nothing is answered until you go on.
resume-game = Go on
leave-table = Back to the list of games
leave-table-note = Every step is saved. You can come back at any time.

## Why?

rule-unknown = This page is older than the table. Reload it to read the rule.
rulebook-pages = In the rulebook
edition-de = German, page
edition-es = Spanish, page
edition-it = Italian, page
edition-pl = Polish, page
