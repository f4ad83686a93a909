# A player's cards, held and covered: on their phone, and on a screen that is passed around.

your-loyalty = Your loyalty
card-of = { $number } of { $cards }
card-covered = Card { $number } of { $cards }, covered
hold = Hold to look
holding = Holding…
hold-note = Covers when you let go, or after 5 seconds.
cards-on-their-way = Your cards are on their way.
civilians-seen = Civilian ships you have looked at
civilian-seen = Ship { $number }
hold-ships = Hold to see the ships
loyalty-unknown = No card yet
loyalty-unknown-means = Hold again in a moment.
