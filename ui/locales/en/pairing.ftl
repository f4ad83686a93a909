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
phones-here = No phone: read here
phones-all = Every player has a phone now.

pairing-title = { $name }’s phone
pairing-round = Phone { $at } of { $of }
pairing-skip = Skip { $name }
pairing-none = { $name } has no phone at the table yet.
pairing-none-note = Show the code only to this player. It works once, for two minutes.
pairing-offer = Show the code
pairing-code = QR code for { $name }’s phone
pairing-step-network = Join the table’s Wi-Fi with the phone.
pairing-step-scan = { $name } scans this code with the camera.
pairing-step-compare = Compare six pictures on both screens.
pairing-left = Seconds until the code expires
pairing-once = The code works once. One phone can hold several seats.
pairing-address = No camera? Show the address
pairing-no-address = This computer is on no network that phones can reach.
pairing-no-address-note = Join the table’s Wi-Fi with it; the code then appears.
pairing-expired = The code has expired.
pairing-again = Show a new code
pairing-compare = Does { $name }’s phone show the same six pictures?
pairing-same = Same
pairing-different = Different
pairing-different-note = Different pictures: someone may be intercepting. Dradis then removes the phone and sends it no secret.
pairing-gone = The phone has left. Ask the player to open the page again, or show a new code.
pairing-spent = The phone is gone, and this code was tried five times. Show a new one.
pairing-connected = { $name }’s phone is connected.
pairing-connected-note = Its secrets are sealed on the way.
pairing-next = Next: { $name }’s phone
pairing-away = { $name }’s phone is asleep.
pairing-away-note = It comes back when the player opens the page.
pairing-substitute = Give this seat to another phone
pairing-substitute-note = For a substitute or a lost phone: Dradis removes the old phone at once and shows a new code.
pairing-revoke = Remove the phone
pairing-swap = Scanned for the wrong player? Swap phones
pairing-swap-note = Until the deal, two phones can swap places.
pairing-swap-with = with { $name }
pairing-contested = Two phones claim { $name }’s seat.
pairing-contested-note = One of them says so on its screen. If it is { $name }’s, keep it. If not, send both away and show { $name } a new code.
pairing-keep = Keep that phone
pairing-revoke-both = Remove both

seat-leave = { $name } has to leave the game?
seat-leave-note = Everyone plays this seat together. Its Loyalty cards stay hidden. Dradis removes the phone.
seat-leave-do = Player has left
seat-left-now = { $name } has left the table.
seat-left-note = Everyone plays this seat together. Its Loyalty cards stay hidden.
seat-take = Player is back

here-show = Show { $name }’s cards here
here-title = Hand this screen to { $name }
here-note = Only { $name } looks at it. The log tells everybody that the cards were shown here.
here-take = I am { $name }
here-not-now = Not now
here-look = { $name }, look at your cards
here-read = I have read my cards
here-time = Seconds left to read
here-together = Everybody reads until the time is over. Then confirm.
here-done = Cover and hand it back
here-back-title = Hand this screen back
here-back-note = Nothing of { $name }’s cards is left on it.
here-back = Back to the table

# The referee's second screen.

tablet-add = Add a tablet
tablet-manage = The tablet
tablet-menu-note = A second screen with the same view and controls.
tablet-title = The referee’s tablet
tablet-none = A tablet can be the referee’s second screen.
tablet-none-note = Both screens show the same and can do the same. The log marks what was tapped on the tablet.
tablet-code = QR code for the referee’s tablet
tablet-step-network = Join the table’s Wi-Fi with the tablet.
tablet-step-scan = Scan this code with its camera.
tablet-once = The code works once, only for the referee’s tablet.
tablet-compare = Does the tablet show the same six pictures?
tablet-different-note = Different pictures: someone may be intercepting. Dradis then removes the tablet and sends it nothing.
tablet-gone = The tablet has left. Open its page again, or show a new code.
tablet-here = This is the referee’s tablet.
tablet-connected = The tablet is connected.
tablet-connected-note = All its traffic is sealed.
tablet-away = The tablet is asleep.
tablet-away-note = It comes back when you open its page.
tablet-another = Use another tablet
tablet-revoke = Send the tablet away
tablet-contested = Two tablets claim to be this one.
tablet-contested-note = If the connected one is yours, keep it. If not, remove both and show a new code.
tablet-keep = Keep this tablet

tablet-gate-compare = Compare the pictures
tablet-gate-compare-note = The other screen must show the same six pictures in the same order. Tap “Same” there.
tablet-gate-closed = Not the referee’s screen now
tablet-no-code = This code no longer works. Choose “Add a tablet” in the other screen’s menu and scan the new code.
tablet-in-use = Another tablet is the referee’s second screen. Remove that one in the other screen’s menu to let this one in.
tablet-was-different = The pictures were different. Show a new code on the other screen and try again.
tablet-was-revoked = The referee removed this tablet. To use it again, choose “Add a tablet” in the other screen’s menu.
tablet-reload = This page and the table run different versions. Reload it.
reload-page = Reload
