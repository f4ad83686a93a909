# The phone's page until its seat shows. What stands on the seat's own screen is in seat.ftl.

incomplete-title = Part of this page is missing
incomplete-text = Stay on the table’s Wi-Fi, and try again. Your seat stays yours.
incomplete-again = Try again

connecting-seat = Finding your seat. Stay on the table’s Wi-Fi.
connecting-stuck = The table does not answer. Is this phone on its Wi-Fi? If it is, ask the referee for a new code and scan it.
reconnecting = Connection lost. Coming back…
reconnecting-stuck = Connection lost, and the table does not answer. Is this phone on its Wi-Fi? If it is, the table may have a new address: ask the referee for a new code and scan it.
answer-kept = Your answer is saved and goes out then.
keeps-nothing = This browser saves nothing. Keep this page open: after a reload you need a new code from the referee.

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

game-left = The referee has left this game
game-ended-here = This game is over
game-left-scan = If you play a new one, scan its code on the referee’s screen. This phone then takes your new seat.
next-taken = That seat was just taken. Choose another one, or ask the referee.
refused-title-no-code = No seat yet
refused-text-no-code = Ask the referee to show your code, and scan it with the camera of this phone.
refused-title-malformed-code = This address is incomplete
refused-text-malformed-code = Part of the code is missing. Scan it again, straight from the referee’s screen.
refused-title-unknown-code = This code no longer works
refused-text-unknown-code = It was withdrawn, or Dradis restarted. Ask the referee for a new code.
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
refused-text-different = Someone may be intercepting. Join the table’s own Wi-Fi and ask for a new code.
refused-title-revoked = The referee took this seat back
refused-text-revoked = Ask for a new code to play on with this phone.
refused-title-seat-returned = The seat’s own phone came back
refused-text-seat-returned = It keeps the seat. To play with this phone, ask the referee for a new code.
refused-title-replaced = Another phone holds this seat now
refused-text-replaced = If it is not yours, tell the referee at once. Dradis warned them.
