# Checking a game on the phone, after everybody's cards have been turned up.

verify = Check this game
verify-note = Your phone repeats everything that Dradis drew.
verify-reading = Fetching the game
verify-repeating = Repeating the draws
verify-progress = { $done } of { $of }
verify-refused = The table gave no game to check. Try again.
verify-again = Check again
verify-sound = Everything adds up
verify-counts = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
 } and { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
 } of Dradis repeated, { $hand } by hand.
verify-own = Your phone’s own numbers were in { $own } of { $streams } kinds of chance: in all that began after it joined.
verify-own-none = No numbers of your phone were in it: it joined too late, or was left out. This shows less.
verify-void = { $rounds ->
    [one] 1 try was void
   *[other] { $rounds } tries were void
 }: each gave whoever did not go on one more try.
verify-marks = { $marks ->
    [one] 1 mark of the game that your phone kept is in it.
   *[other] { $marks } marks of the game that your phone kept are in it.
 }
verify-differs = It does not add up
verify-differs-note = Show this to the others. It is the first difference; there may be more.

mix-left-out = This phone’s own numbers were left out of what Dradis draws. Tell the others.
mix-not-withheld = The table says that this phone did not show its numbers. It did. Tell the others.
mix-changed = The numbers of a phone are not those it was bound to. Do not play on; tell the others.

differs-file = Line { $line } is not what an opened game has there.
differs-hash = Row { $row } of the log was changed after it was written.
differs-secrets = Row { $row } hid something else than is opened now.
differs-witnessed = Row { $row } is not the one that your phone was shown during the game: the log was rewritten.
differs-game = This is another game than your phone’s.
differs-commitments = What Dradis bound itself to before the game is not what your phone was told then.
differs-seed = The numbers Dradis opens for { $stream } are not those it bound itself to.
differs-own-entropy = What your phone bound itself with is not in the game as it sent it.
differs-round = Try { $round } does not hold the phones’ numbers that your phone was shown then.
differs-left-out = Row { $row }: { $stream } did not begin with the numbers of exactly the phones of that try.
differs-row = Row { $row } cannot stand there.
differs-drawn = Row { $row }: { $what } did not come out as recorded.
differs-undrawn = Row { $row }: { $what } came without a draw.
differs-unknown-draw = Row { $row }: something was drawn, and nothing shows what for.

drawing-first-player = the first player
drawing-loyalty = the deal of the Loyalty cards
drawing-sleeper = the deal of the Sleeper phase
drawing-look = the card looked at
drawing-opened = the cards turned up
drawing-super-crises = the Super Crisis deck
drawing-civilians = the civilian ships
drawing-civilian-lost = a lost civilian ship
drawing-destiny = the Destiny deck
drawing-destinations = the destinations
drawing-galactica-damage = damage to Galactica
drawing-basestar-damage = damage to a basestar
drawing-die = a roll of the die

stream-seating = the first player
stream-dice = the dice
stream-loyalty = the Loyalty cards
stream-destiny = the Destiny deck
stream-civilians = the civilian ships
stream-galactica-damage = damage to Galactica
stream-basestar-damage = damage to basestars
stream-destinations = the destinations
stream-crisis = the crises
stream-super-crisis = the Super Crises
stream-quorum = the Quorum cards
stream-looks-at-loyalty = looks at Loyalty cards
