# The wall display.

wall-waiting = Waiting for a game
wall-spent = This address is out of date. The referee’s menu shows the new one under “Wall screen”.
wall-lost = Connection lost. Trying again…
wall-clock = Time of this turn
wall-read-left = Time left to read
wall-cylon = Cylon
wall-acts = Acts
wall-hand = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
 }

# The tracks: a name, and where things stand in a few words.
wall-jump = Jump
wall-jump-red = no jump yet
wall-jump-blue = may cost { $loss }
wall-jump-now = the fleet jumps
wall-boarding = Boarding
wall-aboard = { $count ->
    [0] nobody aboard
   *[other] { $count } aboard
 }
wall-distance = Distance
wall-distance-of = { $distance } of { $goal }
wall-jumps = The fleet jumps
wall-cards = Cards that lie open
