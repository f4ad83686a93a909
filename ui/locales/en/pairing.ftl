# Phones and players without one, on the referee's page.

phones-pair = Pair phones
phones-missing = { $count ->
    [one] 1 player has no phone here yet.
   *[other] { $count } players have no phone here yet.
 }
phones-waiting = { $count ->
    [one] 1 phone waits for you to compare its pictures:
   *[other] { $count } phones wait for you to compare their pictures:
 }
phones-compare = Compare pictures
phones-here = Without a phone: read here
phones-all = Every player has a phone now.

pairing-title = { $name }’s phone
pairing-round = Phone { $at } of { $of }
pairing-skip = Skip { $name }
pairing-none = { $name } has no phone at the table yet.
pairing-none-note = Show the code only to this player. It works once and for two minutes.
pairing-offer = Show the code
pairing-code = QR code for { $name }’s phone
pairing-step-network = Join the table’s Wi-Fi with the phone.
pairing-step-scan = { $name } scans this code with the camera.
pairing-step-compare = Compare six pictures on both screens.
pairing-left = Seconds until the code expires
pairing-once = The code works once. One phone can hold several seats.
pairing-address = No camera? Show the address
pairing-no-address = This computer is in no network that phones could reach.
pairing-no-address-note = Join the table’s Wi-Fi with it: the code is shown by itself then.
pairing-expired = The code has expired.
pairing-again = Show a new code
pairing-compare = Does { $name }’s phone show the same six pictures?
pairing-same = Same
pairing-different = Different
pairing-different-note = Different pictures mean that somebody is in between. The phone is then sent away and gets no secret.
pairing-gone = The phone has left. Ask the player to open the page again, or show a new code.
pairing-spent = The phone is gone, and this code was tried five times. It needs a fresh one.
pairing-connected = { $name }’s phone is connected.
pairing-connected-note = Its secrets travel sealed.
pairing-next = Next: { $name }’s phone
pairing-away = { $name }’s phone is asleep.
pairing-away-note = It comes back by itself when the player opens the page.
pairing-substitute = Give this seat to another phone
pairing-substitute-note = For a substitute, or a phone that is lost: the old phone is sent away at once, a new code comes.
pairing-revoke = Send the phone away
pairing-swap = Scanned for the wrong player? Change places
pairing-swap-note = Until the cards are dealt, two phones can change places.
pairing-swap-with = with { $name }
pairing-contested = Two phones claim { $name }’s seat.
pairing-contested-note = One of them says so on its screen. If it is { $name }’s, keep it. If not, send both away and show { $name } a new code.
pairing-keep = Keep that phone
pairing-revoke-both = Send both away

seat-leave = { $name } has to leave the game?
seat-leave-note = The seat is played on by all. Its Loyalty cards are never shown. The phone is sent away.
seat-leave-do = Nobody sits here any more
seat-left-now = Nobody sits at { $name }’s place any more.
seat-left-note = The others play this seat on. Its Loyalty cards stay covered.
seat-take = Somebody sits here again

here-show = Show { $name }’s cards here
here-title = Hand this screen to { $name }
here-note = Only { $name } looks at it. The log tells everybody that the cards were shown here.
here-take = I am { $name }
here-not-now = Not now
here-look = { $name }, look at your cards
here-read = I have read my cards
here-time = Seconds left to read
here-together = Everybody reads until the time is over. Then confirm.
here-done = Cover, and hand it back
here-back-title = Hand this screen back
here-back-note = Nothing of { $name }’s cards is left on it.
here-back = Back to the table

# The referee's second screen.

tablet-add = Add a tablet
tablet-manage = The tablet
tablet-menu-note = A second screen that shows the same and may do the same.
tablet-title = The referee’s tablet
tablet-none = A tablet can be a second screen of the referee.
tablet-none-note = Both screens show the same and may do the same. The log says who tapped what on the tablet.
tablet-code = QR code for the referee’s tablet
tablet-step-network = Join the table’s Wi-Fi with the tablet.
tablet-step-scan = Scan this code with its camera.
tablet-once = The code works once, for a tablet of the referee alone.
tablet-compare = Does the tablet show the same six pictures?
tablet-different-note = Different pictures mean that somebody is in between. The tablet is then sent away and hears nothing.
tablet-gone = The tablet has left. Open its page again, or show a new code.
tablet-here = This is the referee’s tablet.
tablet-connected = The tablet is connected.
tablet-connected-note = What it shows and says travels sealed.
tablet-away = The tablet is asleep.
tablet-away-note = It comes back by itself when its page is opened.
tablet-another = Another tablet instead
tablet-revoke = Send the tablet away
tablet-contested = Two tablets claim to be this one.
tablet-contested-note = If the one that is here is yours, keep it. If not, send both away and show a new code.
tablet-keep = Keep this tablet

tablet-gate-compare = Compare the pictures
tablet-gate-compare-note = The other screen must show the same six pictures, in the same order. Tap “Same” there.
tablet-gate-closed = Not the referee’s screen now
tablet-no-code = This code does not open the table any more. Choose “Add a tablet” in the menu of the other screen and scan the new code.
tablet-in-use = Another tablet is the referee’s second screen. Send it away in the menu of the other screen, then this one gets in.
tablet-was-different = The pictures were different. Show a new code on the other screen and try again.
tablet-was-revoked = This tablet was sent away. To use it again, choose “Add a tablet” in the menu of the other screen.
tablet-reload = This page is of another version than the table. Reload it.
reload-page = Reload
