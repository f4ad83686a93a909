# The screen of a seat on the phone: the second part of what it loads.

sealed = sealed
not-connected = not connected

## Several seats on one phone

hands = Players of this phone
hand-to = Hand me to { $name }
hand-note = Only { $name } looks. Tap a name above to cover this phone.
hand-decides = { $name } has something to decide. Only { $name } looks.
hand-take = I am { $name }
hand-asked = has something to decide

## When the referee is at another game

next-join = Join the new game
next-join-note = At the referee’s new game, { $name }’s seat is free. No code is needed; both screens show six pictures to compare.
next-join-as = Join as { $name }
next-other = Join as someone else
next-who = Who are you in the new game? Tap your name; no code is needed.
next-asking = Asking…
next-back = Go back to that game
next-back-note = The referee is at another game, and this phone has a seat there.

## Mine

tabs = Pages
tab-mine = Mine
tab-table = Table
tab-log = Log
tab-help = Help
tab-waits = a question waits for you
short-fuel = Fuel
short-food = Food
short-morale = Morale
short-population = Pop.


mine-choose-character = Choose your character
mine-launch-viper = Choose where your viper launches
mine-deal-loyalty = Deal the Loyalty cards
mine-read-loyalty = Read in full, then confirm
mine-close-reading = Go on
mine-lay-out-position = Lay the board out
mine-take-turn = It is your turn
read-left = Seconds left to read
read-together = Everybody reads until the time is up. Then confirm.
own-cards = The table deals the Loyalty cards. Look at your own.
paused-phone = Your cards are covered until the referee goes on.
mine = Yours
mine-viper = In a viper: { $area }
mine-hand = { $cards ->
    [one] 1 skill card
   *[other] { $cards } skill cards
 }
mine-quorum = { $cards ->
    [one] 1 Quorum card
   *[other] { $cards } Quorum cards
 }
mine-discard = { $cards } too many at the end of the turn
mine-revealed = Revealed as a Cylon
mine-discard-to-limit = Too many cards
mine-draw-damage = Damage
mine-choose-ship = Choose the ship
mine-read-on = Go on
mine-choose-area = Choose the next area
mine-choose-viper = Choose the viper
mine-choose-civilian = Choose the civilian ship
mine-launch-fewer = Choose how many launch
mine-roll = Roll the die
mine-react = Keep the result, or roll again
mine-choose-look = Choose a civilian ship to look at
mine-move-civilian = Move the ship, or leave it
mine-reveal-civilian = Turn the ship over
mine-draw-basestar-damage = Basestar damage
mine-activate-viper = Activate a viper
mine-choose-target = Choose what to attack
mine-choose-target-area = Choose the area
group-travel = Move
group-action = Action
group-viper = Viper, { $area }
group-kind = { $kind }, { $area }
mine-place-ship = Choose where it goes
mine-alert-pilot = Fly, or stay
told-crisis = The crisis is being read.
told-check = The referee enters them.
told-card = The referee names it.
mine-name-crisis = A crisis
mine-choose-option = Which option?
mine-begin-crisis = Use it now, or continue
mine-confirm = Confirm
mine-pick-player = Choose a player
mine-see-loyalty = Look in secret
mine-choose-course = Your decision
mine-choose-place = Choose where to go
mine-choose-start = Choose where you begin
mine-choose-piece = Choose the piece
mine-add-cards = Add cards to the check
mine-tell-cards = The cards are turned up
mine-check-ability = Abilities of the cards
mine-check-result = The check ends
mine-name-destination = A destination
mine-choose-destination = Choose the destination
mine-place-destination = Look, then put it back
mine-choose-destiny = Look at the Destiny deck, discard
mine-choose-held = Choose a card
mine-sympathizer = Sympathizer
mine-name-quorum = A Quorum card
mine-granted-action = Your action
mine-choose-types = Choose what you draw
you-have-read = You have read your cards.
wait-for-readers = Wait for everybody else. Look again at any time.

## Table

way = Distance travelled
way-of = { $distance } of { $goal }
way-last = one jump left
active = active
deck-beside = { $cards ->
    [one] 1 card left in the Loyalty deck
   *[other] { $cards } cards left in the Loyalty deck
 }

# The tracks below the dials.
track-jump = Jump
track-jump-red = no jump yet
track-jump-blue = may cost { $loss }
track-jump-now = the fleet jumps
track-boarding = Boarding
track-aboard = { $count ->
    [0] nobody aboard
   *[other] { $count } aboard
 }
has-super-crisis = { $cards ->
    [one] 1 Super Crisis
   *[other] { $cards } Super Crises
 }
has-mutiny = { $cards ->
    [one] 1 Mutiny card
   *[other] { $cards } Mutiny cards
 }
has-motive = { $cards ->
    [one] 1 Motive
   *[other] { $cards } Motives
 }
has-crossroads = { $cards ->
    [one] 1 Crossroads card
   *[other] { $cards } Crossroads cards
 }
has-miracle = { $cards ->
    [one] 1 miracle token
   *[other] { $cards } miracle tokens
 }
motive-reveal = Reveal a Motive

## The mark of the game

help-mark-title = Mark of the game
mark-row = Row { $row }
mark-compare = This checks the game your phone was given. To see that everybody got the same one, compare this mark: beside the same row every phone shows it.
