# What the rules say to the whole table, or to the referee. Phones have it with what no turn waits for: until then they
# say less (src/lib/table/log.ts), or nothing.

## Reminders that are no player's own: one line of at most 80 characters

reminder-rem-9 = A 6 or less loses the population shown on the fleet token’s space
reminder-rem-12 = Reveal the cards together; nobody says which were theirs
reminder-rem-13 = Declare Emergency never lowers the partial difficulty
reminder-rem-14 = Destiny deck used up: build a new one now, 2 of each type
reminder-rem-14-app = Destiny deck used up: the new one has 2 of each type
reminder-rem-16 = Whoever gets the Sympathizer shows it at once
reminder-rem-17 = Sleeper phase: one Loyalty card for everybody, revealed Cylons too; two for Boomer if she is hidden
reminder-rem-20 = No ability affects a Super Crisis card or its check
reminder-rem-21-raiders = No raiders on the board: each basestar launches 2
reminder-rem-21-heavy-raiders = No heavy raiders on the board: each basestar launches 1
reminder-rem-21-nothing = No ships to activate
reminder-rem-21-beyond = No ships to activate: 1 comes to the Cylon Fleet board, then pursuit +1
reminder-rem-22 = Centurions aboard advance too, 1 space each
reminder-rem-23 = Cylon ships act as usual, whoever activates them
reminder-rem-24 = The jump leaves all ships behind; centurions stay aboard
reminder-rem-24-pursued = The jump sends Cylon ships to the Cylon Fleet board; civilian ships and centurions stay
reminder-rem-25 = The next jump is the last: humans win if every dial is above 0
reminder-rem-26 = End of turn: everybody keeps at most { $cards } skill cards
reminder-rem-26-quorum = End of turn: everybody keeps at most { $cards } skill cards, the President { $quorum } Quorum cards
reminder-rem-27 = A dial is at 0: the Cylons win when the turn ends
reminder-rem-40 = Nukes follow the rulebook’s table, not the title card

## Turning points

announced-sleeper-phase = The Sleeper phase
distance-last = one jump left

## Corrections, in the log

log-corrected-resource = { $resource } corrected: { $from } → { $to } ({ $reason })
log-corrected-title = { $title } corrected: { $player } ({ $reason })
log-corrected-active-player = Active player corrected: { $player } ({ $reason })
log-corrected-turn-number = Turn corrected: { $number } ({ $reason })
log-corrected-turn-step = Step corrected: { $step } ({ $reason })
log-corrected-seat-order = Order round the table corrected: { $players } ({ $reason })
log-corrected-held = { $kind }, { $player } corrected: { $from } → { $to } ({ $reason })
log-corrected-hand = Hand of { $player } corrected: { $from } → { $to } ({ $reason })
log-corrected-pile = { $pile } corrected: { $from } → { $to } ({ $reason })
log-corrected-nukes = Nukes corrected: { $from } → { $to } ({ $reason })
log-corrected-fleet = Jump preparation corrected: space { $to } ({ $reason })
log-corrected-pursuit = Pursuit corrected: space { $to } ({ $reason })
log-corrected-forces = Occupation forces on space { $space } corrected: { $from } → { $to } ({ $reason })
log-corrected-stacks = Civilian ships on New Caprica corrected: { $locked } Locked, { $prepared } Prepared ({ $reason })
log-corrected-back = Corrected: Galactica is back at New Caprica ({ $reason })
log-corrected-not-back = Corrected: Galactica is not back ({ $reason })
log-corrected-out = Corrected: { $player } is out of the game ({ $reason })
log-corrected-in = Corrected: { $player } is in the game ({ $reason })
log-corrected-distance = Distance corrected: { $from } → { $to } ({ $reason })
log-corrected-centurions = Centurions on space { $space } corrected: { $from } → { $to } ({ $reason })
log-corrected-ships = { $ship }, { $area } corrected: { $from } → { $to } ({ $reason })
log-corrected-basestars = Basestars, { $area } corrected: { $to }, damage tokens: { $damage } ({ $reason })
log-corrected-civilian-ships = Civilian ships, { $area } corrected: { $from } → { $to } ({ $reason })
log-corrected-civilian-ship-at = Civilian ship corrected: { $area } ({ $reason })
log-corrected-destroyed-civilian-ships = Civilian ships lost corrected: { $to } ({ $reason })
log-corrected-damaged-vipers = Damaged vipers corrected: { $from } → { $to } ({ $reason })
log-corrected-destroyed-vipers = Vipers lost corrected: { $from } → { $to } ({ $reason })
log-corrected-damaged-kind = { $kind }, damaged, corrected: { $from } → { $to } ({ $reason })
log-corrected-destroyed-kind = { $kind }, lost, corrected: { $from } → { $to } ({ $reason })
log-corrected-assault-raptors = Assault raptors gained, corrected: { $from } → { $to } ({ $reason })
log-corrected-destroyed-raptors = Raptors lost corrected: { $from } → { $to } ({ $reason })
log-corrected-card-in = { $card } corrected: in play ({ $reason })
log-corrected-card-with = { $card } corrected: in play, with { $player } ({ $reason })
log-corrected-card-out = { $card } corrected: not in play ({ $reason })
log-corrected-location-damaged = { $location } corrected: damaged ({ $reason })
log-corrected-location-repaired = { $location } corrected: not damaged ({ $reason })
log-corrected-miracles = Miracle tokens of { $player } corrected: { $tokens } ({ $reason })
log-corrected-infiltrating = { $player } corrected: infiltrating ({ $reason })
log-corrected-not-infiltrating = { $player } corrected: with the Cylons ({ $reason })
log-corrected-spent-damage = Damage token for { $resource } corrected: out of the game ({ $reason })
log-corrected-unspent-damage = Damage token for { $resource } corrected: in the pool ({ $reason })
log-corrected-place = { $player } corrected: { $location } ({ $reason })
log-corrected-place-viper = { $player } corrected: in a viper, { $area } ({ $reason })
log-corrected-place-off-board = { $player } corrected: beside the board ({ $reason })
log-corrected-character = Character of { $player } corrected: { $character } ({ $reason })
log-corrected-revealed-cylon = { $player } corrected: a revealed Cylon ({ $reason })
log-corrected-not-revealed-cylon = { $player } corrected: not a revealed Cylon ({ $reason })
log-corrected-loyalty-cards = Loyalty cards of { $player } corrected: { $from } → { $to } ({ $reason })
log-corrected-loyalty-deck = Loyalty deck corrected: { $from } → { $to } ({ $reason })
log-insisted = Insisted on: { $what }

## Why, and what cannot be on a board

reason-forgotten = forgotten
reason-misread = misread
reason-wrong-button = wrong button
reason-agreed = the table agreed
reason-position = setting up the position
reason-other = { $text }
impossible-too-many = { $count } { $piece }, and the box holds { $most }
impossible-too-many-of-kind = { $count } destroyed civilian ships with { $kind }, and the box holds { $most }
impossible-too-many-cards = { $pile } of { $count } cards, and the box holds { $most }
impossible-too-many-skill-cards = { $count } skill cards in hands, and the box holds { $most }
impossible-too-many-loyalty-cards = { $count } Loyalty cards, and the box holds { $most }
impossible-token-twice = The token { $token } lies in two places, and there is one
impossible-destroyed-basestar = A basestar with so much damage is destroyed, and it stands here: { $area }
impossible-not-damageable = { $location } is damaged, and has no damage token
impossible-no-token = There is no damage token for { $resource }
impossible-off-jump-track = The fleet stands on space { $space }, and the track has { $most }
impossible-too-far = Distance { $count }, the maximum is { $most }
impossible-off-boarding-track = A centurion stands on space { $space }, beyond the end of the track
impossible-cannot-fly = { $player } flies a viper without a pilot token
impossible-nobody-there = { $player } is on the board without a character
impossible-off-board = { $player } is beside the board, and only Helo begins there
impossible-character-twice = { $character } is played by two players
impossible-cylon-among-humans = { $player } is a revealed Cylon and not at a Cylon location
impossible-human-among-cylons = { $player } is at a Cylon location and not a revealed Cylon
impossible-cylon-with-title = { $player } is a Cylon and holds a title: { $title }
impossible-too-many-mutiny-cards = { $player } holds Mutiny cards: { $count }; the limit is { $most }
impossible-aboard-lost = { $player } is aboard { $ship }, which is destroyed
impossible-handle-twice = Two civilian ships are the same: { $handle }

# Only the referee puts a check right.
option-difficulty = Printed difficulty { $by }
option-type-counts = { $skill } counts for this check
option-type-against = { $skill } counts against this check
option-recount = Count the cards again

log-corrected-earth = Earth corrected: missions, Rebel Basestar, Hub ({ $reason })
log-corrected-ionian = Ionian Nebula corrected: Allies, trauma tokens ({ $reason })
