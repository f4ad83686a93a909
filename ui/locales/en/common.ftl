# Words that several pages share.

close = Close
dial-value = { $name }: { $value } of { $maximum }
dial-value-red = { $name }: { $value } of { $maximum }, in the red

connecting = Connecting…
language = Language
language-missing = Its words have not come. Try again in a moment.
now = Now
paused = Paused
seats = Seats
no-character = No character yet
has-loyalty = { $cards ->
    [one] 1 Loyalty card
   *[other] { $cards } Loyalty cards
 }
characters-not-now = Not now
cylons-win = The Cylons win
humans-win = The humans win
nothing-to-do = Nothing to do
turn-of = Turn { $number }
undone = undone
pictograms = Six pictures

log-step = a step
log-correction = Correction
log-undid = Undone: { $what }
log-undid-back = Undone as a whole: { $what }
log-redid = Redone: { $what }
log-paused = The game was paused
log-resumed = The game was resumed
log-round-void = Try { $round } is void: { $names } did not show the numbers of their phone. All phones take new ones.
log-round-void-table = Try { $round } is void: the table stopped. All phones take new numbers.
log-mixed = The phones’ numbers are mixed in: { $names }
log-mixed-without = The phones’ numbers are mixed in: { $names }; without { $without }
log-mixed-nobody = No phone’s numbers are mixed in: none was there

theme = Theme
theme-dark = Dark
theme-light = Light
theme-device = As the device

dials = Dials

## A turn

follows-by-hand = (by hand)
stepper-less = { $what }: one less
stepper-more = { $what }: one more
source-crisis = Crisis card
skill-check = Skill check
check-types = Types that count for it
check-order = Who adds cards, in order
check-destiny = Destiny
check-result-pass = Passed
check-result-partial = Passed in part
check-result-fail = Failed
check-difficulty = difficulty
check-difficulty-printed = printed { $printed }

## A fight

who-decides = { $player } decides
who-rolls = { $player } rolls
who-table-decides = The table decides
face-does = { $face }: { $what }
roll-odds = What the numbers do
roll-number = Number on the die
roll-planning = Strategic Planning: +2
tale = Just happened
told-times = { $count } × { $what }

ask-once-no = Not yet

guide = Guide
