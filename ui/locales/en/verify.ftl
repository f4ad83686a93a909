# Checking a game on the phone, after everybody's cards have been turned up.

verify = Check this game
verify-note = Your phone repeats every draw Dradis made.
verify-reading = Fetching the game
verify-repeating = Repeating the draws
verify-progress = { $done } of { $of }
verify-refused = The table sent no game to check. Try again.
verify-again = Check again
verify-sound = Everything adds up
verify-counts = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
 } and { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
 } of Dradis repeated. What was dealt, held and shown is what was drawn.
verify-nothing-by-hand = Nothing was entered by hand.
verify-by-hand = Entered by hand, on your word alone:
verify-unfinished = The game is not over: compare the number of rows with the others.
verify-not-replayed = A phone does not know the rules: the Dradis program checks that { $steps ->
    [one] 1 step follows
   *[other] { $steps } steps follow
 } from what was asked. Nobody can check the cards on the table.
told-first-player = { $count ->
    [one] the first player, named
   *[other] the first player, named { $count } times
 }
told-position = { $count ->
    [one] 1 piece of the starting position
   *[other] { $count } pieces of the starting position
 }
told-loyalty = { $count ->
    [one] 1 deal of Loyalty cards
   *[other] { $count } deals of Loyalty cards
 }
told-die = { $count ->
    [one] 1 die
   *[other] { $count } dice
 }
told-damage-token = { $count ->
    [one] 1 damage token
   *[other] { $count } damage tokens
 }
told-civilian-ship = { $count ->
    [one] 1 civilian ship
   *[other] { $count } civilian ships
 }
told-destination = { $count ->
    [one] 1 destination
   *[other] { $count } destinations
 }
told-cylon-card = { $count ->
    [one] 1 Cylon card that its player does not hold
   *[other] { $count } Cylon cards that their players do not hold
 }
told-cylon = { $count ->
    [one] 1 player revealed as a Cylon without a Cylon card
   *[other] { $count } players revealed as Cylons without a Cylon card
 }
told-correction = { $count ->
    [one] 1 correction
   *[other] { $count } corrections
 }
verify-own = Your phone helped seed { $own } of { $streams } draws: all that began after it joined.
verify-own-none = Your phone helped seed no draws: it joined too late, or was left out. This proves less.
verify-void = { $rounds ->
    [one] 1 try was void
   *[other] { $rounds } tries were void
 }: each gave whoever stopped it another try.
verify-marks = { $marks ->
    [one] 1 mark your phone kept is in the game.
   *[other] { $marks } marks your phone kept are in the game.
 }
verify-differs = It does not add up
verify-differs-note = Show this to the others. It is the first difference; there may be more.

mix-left-out = Dradis’s draws left out this phone’s own numbers. Tell the others.
mix-not-withheld = The table says this phone did not show its numbers. It did. Tell the others.
mix-changed = A phone’s numbers are not those it committed to. Stop playing and tell the others.

differs-file = Line { $line } is not what an opened game has there.
differs-hash = Row { $row } of the log was changed after it was written.
differs-secrets = Row { $row } hid something other than it reveals now.
differs-witnessed = Row { $row } is not the one your phone saw during the game: the log was rewritten.
differs-game = This is not your phone’s game.
differs-commitments = What Dradis committed to before the game is not what your phone saw then.
differs-seed = The numbers Dradis reveals for { $stream } are not those it committed to.
differs-unknown-stream = A newer Dradis began this game. This one does not know all its draws: update it to check the game.
differs-own-entropy = What your phone committed to is not in the game as it sent it.
differs-round = Try { $round } does not hold the phones’ numbers your phone saw then.
differs-left-out = Row { $row }: { $stream } did not use the numbers of exactly that try’s phones.
differs-nobody = Row { $row } names a player that there is not.
differs-held = Row { $row }: { $what } could not be dealt or shown.
differs-row = Row { $row } cannot stand there.
differs-drawn = Row { $row }: { $what } did not come out as recorded.
differs-undrawn = Row { $row }: { $what } came without a draw.
differs-unknown-draw = Row { $row }: a draw, and nothing shows what for.

drawing-first-player = the first player
drawing-loyalty = the deal of the Loyalty cards
drawing-sleeper = the deal of the Sleeper phase
drawing-look = the card looked at
drawing-opened = the cards turned up
drawing-revealed = the card of a revealed Cylon
drawing-position = a position that the game began from
drawing-handed-on = a card handed on
drawing-held = cards in hands
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
stream-mutiny = the Mutiny cards
stream-motive = the Motive cards
