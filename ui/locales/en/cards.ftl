# A player's cards, held and covered: on their phone, and on a screen that is passed around.

your-loyalty = Your loyalty
card-of = { $number } of { $cards }
card-covered = Card { $number } of { $cards }, covered
hold = Hold to look
holding = Holding…
hold-note = Covers when you let go, or after 5 seconds.
hold-note-tap = Covers when you tap again, or after 5 seconds.
hold-described = Pressed by a screen reader or with Enter, it opens for 5 seconds and is read out.
tap-look = Tap to look
tap-cover = Tap to cover
confirm-described = Pressed by a screen reader, it asks once more.
tap-sure = Sure? Tap once more
cards-on-their-way = Your cards are on their way.
civilians-seen = Civilian ships you looked at
civilian-seen = Ship { $number }
hold-ships = Hold to see the ships
card-unknown = No card yet
card-unknown-note = Look again in a moment.

# Revealing as a Cylon: the same on every phone until it was held to its end.
reveal-hold = Hold to reveal as a Cylon
reveal-tap = Reveal as a Cylon
reveal-holding = Hold on…
reveal-note = Every phone offers this. Let go and nothing happens.
reveal-note-tap = Every phone offers this. It asks once more.
reveal-human = You hold no Cylon card; nothing was sent.
goal-hold = Hold to reveal a Personal Goal
goal-none = You hold no Personal Goal; nothing was sent.
show-card = Card { $number }
show-card-note = Which of your cards do you show? Look at them first.
show-card-human = That is no Cylon card; nothing was sent.

# Cards that one player looks at and another one holds.
look-at = { $player }’s { $cards ->
    [one] card
   *[other] cards
 }, for you alone
look-by = { $player } looks at { $cards ->
    [one] one of your cards
   *[other] your cards
 }
look-says = “{ $words }”
hold-look-at = Hold to see { $player }’s { $cards ->
    [one] card
   *[other] cards
 }
hold-look-by = Hold to see { $cards ->
    [one] which
   *[other] them
 }

# Cards that players hold, by kind. Super Crises in the hand of a revealed Cylon: what is in Dradis’s books of them.
your-super-crisis = Your Super Crises
hold-held = Hold to see the cards
held-super-crisis-bomb-on-colonial-1 = Bomb on Colonial 1
held-super-crisis-bomb-on-colonial-1-does = Check 15: tactics, piloting, engineering. Failed: morale −2, all on Colonial One go to Sickbay, and it is closed.
held-super-crisis-cylon-intruders = Cylon Intruders
held-super-crisis-cylon-intruders-does = Check 18: leadership, tactics. Below 18: a centurion boards. Below 14: two board, and Galactica is damaged.
held-super-crisis-fleet-mobilization = Fleet Mobilization
held-super-crisis-fleet-mobilization-does = Check 24: leadership, tactics, piloting, engineering. Passed: some Cylon ships act. Failed: morale −1, all do.
held-super-crisis-inbound-nukes = Inbound Nukes
held-super-crisis-inbound-nukes-does = Check 15: leadership, tactics. Failed: fuel −1, food −1, population −1.
held-super-crisis-massive-assault = Massive Assault
held-super-crisis-massive-assault-does = Heavy raiders and basestars act. 2 basestars come with their ships. The fleet token goes back 2 spaces.

# Destinations, for the one who chooses: what is in Dradis’s books of them.
destination-scouted = The top Destination card
destinations-drawn = Destinations to choose from
destiny-seen = The Destiny deck, for you alone
hold-destinations = Hold to see them
card-distance = distance
destinations-note = Only you see these. Mark one; a jump cannot be undone.
jump-hold = Hold to jump: { $which }
jump-tap = Jump: { $which }
choose-hold = Hold to choose: { $which }
choose-tap = Choose: { $which }
choose-note = Only you see these. Mark one; it cannot be undone.
choose-place-first = Mark a card first
choosing-holding = Keep holding…
destination-asteroid-field = Asteroid Field
destination-asteroid-field-does = Fuel −2. 1 civilian ship is lost.
destination-barren-planet = Barren Planet
destination-barren-planet-does = Fuel −2.
destination-cylon-ambush = Cylon Ambush
destination-cylon-ambush-does = Fuel −1. 1 basestar, 3 raiders and 3 civilian ships come.
destination-cylon-refinery = Cylon Refinery
destination-cylon-refinery-does = Fuel −1. Risk 2 vipers for 2 fuel (6+).
destination-deep-space = Deep Space
destination-deep-space-does = Fuel −1, morale −1.
destination-desolate-moon = Desolate Moon
destination-desolate-moon-does = Fuel −3.
destination-icy-moon = Icy Moon
destination-icy-moon-does = Fuel −1. Risk a raptor for 1 food (3+).
destination-ragnar-anchorage = Ragnar Anchorage
destination-ragnar-anchorage-does = No fuel. Restore 3 vipers and a raptor.
destination-remote-planet = Remote Planet
destination-remote-planet-does = Fuel −1. 1 raptor is lost.
destination-tylium-planet = Tylium Planet
destination-tylium-planet-does = Fuel −1. Risk a raptor for 2 fuel (3+).
