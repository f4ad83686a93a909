# The phone's page until its seat shows. What stands on the seat's own screen is in seat.ftl.

incomplete-title = Part of this page did not come
incomplete-text = Stay on the table’s Wi-Fi, and try again. Your seat stays yours.
incomplete-again = Try again

connecting-seat = Finding your seat. Stay on the table’s Wi-Fi.
connecting-stuck = The table does not answer. Is this phone on its Wi-Fi? If it is, ask the referee for a new code and scan it.
reconnecting = Connection lost. Coming back…
reconnecting-stuck = Connection lost, and the table does not answer. Is this phone on its Wi-Fi? If it is, the table may have a new address: ask the referee for a new code and scan it.
answer-kept = Your answer is kept and goes out then.
keeps-nothing = This browser keeps nothing. Leave this page open: after a reload only a new code from the referee brings you back.

back-to-seat = Back to your seat

## Several tabs

elsewhere-title = Open in another tab
elsewhere-text = The newest tab of this browser has your seat.
elsewhere-here = Use it here

## Comparing

compare-title = Compare the pictures
compare-text = Show this to the referee. Both screens must show the same six pictures, in the same order.
compare-wait = You are in as soon as the referee taps “Same”.

## When the table does not let the phone in

reload = Reload
reload-title = This page is out of date
reload-text = The table runs another version of Dradis. Reload this page; your seat stays yours.

refused-title-no-code = No seat yet
refused-text-no-code = Ask the referee to show your code, and scan it with the camera of this phone.
refused-title-malformed-code = This address is incomplete
refused-text-malformed-code = Part of the code is missing. Scan it again, straight from the referee’s screen.
refused-title-unknown-code = This code is not known here
refused-text-unknown-code = It belongs to another table, or the referee took it back. Ask for a new code.
refused-title-used-code = This code has been used
refused-text-used-code = A code works once, and some cameras open it before you do. Ask the referee for a new one.
refused-title-expired-code = This code has expired
refused-text-expired-code = A code lives for two minutes. Ask the referee for a new one.
refused-title-handshake-failed = The code does not fit
refused-text-handshake-failed = The table could not read this phone. Ask the referee for a new code and scan it again.
refused-title-seat-in-use = Your seat is open on another phone
refused-text-seat-in-use = Close the page there, and this one comes in. If that phone is not yours, tell the referee.
refused-title-contested = Two phones claim this seat
refused-text-contested = The referee decides. Hold this phone up and say that it is yours.
refused-title-different = The pictures were different
refused-text-different = Somebody may stand between this phone and the table. Join the table’s own Wi-Fi and ask for a new code.
refused-title-revoked = The referee took this seat back
refused-text-revoked = Ask for a new code to play on with this phone.
refused-title-seat-returned = The seat’s own phone came back
refused-text-seat-returned = It keeps the seat. To play with this phone, ask the referee for a new code.
refused-title-replaced = Another phone holds this seat now
refused-text-replaced = If it is not yours, tell the referee at once. They have been warned.

## Mine

tabs = Pages
tab-mine = Mine
tab-table = Table
tab-log = Log
tab-help = Help
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
read-together = Everybody reads until the time is over. Then confirm.
own-cards = The table deals the Loyalty cards. Look at your own.
paused-phone = Your cards are covered until the referee goes on.
mine = Yours
mine-viper = In a viper: { $area }
mine-hand = { $cards ->
    [one] 1 skill card
   *[other] { $cards } skill cards
 }
mine-discard = { $cards } too many at the end of your turn
mine-revealed = Revealed as a Cylon
mine-discard-to-limit = Too many cards
mine-draw-damage = Damage
mine-read-on = Go on
mine-choose-area = Choose the next area
mine-choose-viper = Choose the viper
mine-choose-civilian = Choose the civilian ship
mine-launch-fewer = Choose how many are launched
mine-roll = Roll the die
mine-react = Let it stand, or roll again
mine-choose-look = Choose a civilian ship to look at
mine-move-civilian = Move the ship, or leave it
mine-reveal-civilian = Turn the ship up
mine-draw-basestar-damage = Basestar damage
mine-activate-viper = Activate a viper
mine-choose-target = Choose what to attack
group-travel = Move
group-action = Action
group-viper = Viper, { $area }
mine-place-ship = Choose where it goes
mine-alert-pilot = Fly, or stay
told-crisis = The crisis is being read.
told-check = The referee tells them.
told-card = The referee names it.
mine-name-crisis = A crisis
mine-choose-option = Choose
mine-begin-crisis = Begin, or change the choice
mine-confirm = Confirm
mine-pick-player = Choose a player
mine-see-loyalty = Look in secret
mine-choose-course = Choose
mine-choose-place = Choose where to go
mine-choose-piece = Choose the piece
mine-add-cards = Add cards to the check
mine-tell-cards = The cards are turned up
mine-check-result = The check ends
mine-name-destination = A destination
mine-choose-destination = Choose the destination
mine-sympathizer = Sympathizer
mine-name-quorum = A Quorum card
mine-granted-action = Your action
mine-choose-types = Choose what you draw
you-have-read = You have read your cards.
wait-for-readers = Wait until everybody has. Look again at any time.

## Table

active = active
deck-beside = { $cards ->
    [one] 1 card left in the Loyalty deck
   *[other] { $cards } cards left in the Loyalty deck
 }

## Help

help-hold-title = Looking at your cards
help-hold = Hold the amber button, with a finger or with the space bar. Nothing is sent while you look, and every phone looks the same, whatever its cards say.
help-seal-title = Sealed
help-seal = Only your phone and the table can read what travels between them. Not your neighbours, not the Wi-Fi.
help-mark-title = Mark of the game
help-mark = All phones at this table show the same mark. If yours differs, tell the others.
