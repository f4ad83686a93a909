# What a tapped thing is and does, on the referee’s page and on the phones. No card’s text: what Dradis’s books know of it.

about-once = once per game
about-used = used
about-damaged = Damaged: nobody can use its action until repaired.
about-destroyed = Destroyed with its ship: nobody goes here any more.
about-cylon = Revealed Cylon: this character’s abilities no longer work.
about-no-character = No character yet.
about-crisis-over = This crisis is over.
about-on-card = See the card for what it does.
about-held = Held by { $player }
about-here = Here: { $players }

## On a phone, below the seats

look-up-note = Tap anything to read what it does.
look-up-in-play = In play
look-up-pieces = Ships and tokens
look-up-galactica = Galactica
look-up-colonial-one = Colonial One
look-up-cylon = Cylon locations
look-up-damaged = damaged
look-up-destroyed = destroyed
look-up-reserve = Reserve vipers
look-up-titles = Titles
look-up-cards = Cards

## What lies beside the board

jump-track = Jump preparation
boarding-track = Boarding party
distance = Distance
kind-viper = Vipers
kind-damaged-viper = Damaged vipers
kind-mark-vii = Mark VII
kind-assault-raptor = Assault raptors
kind-raptor = Raptors
kind-nuke = Nukes
kind-civilian = Civilian ships
kind-raider = Raiders
kind-heavy-raider = Heavy raiders
kind-basestar = Basestars
kind-centurion = Centurions
kind-damage = Damage tokens

does-damaged-viper = Cannot launch. Repair returns it to the Reserve.
does-raptor = Stays in the Reserve and never fights. Some destinations let the Admiral risk one.
destroyed-raptor = If you risk it and roll too low: out of the game.
does-nuke = Admiral’s action: attack a basestar. 1–2 damages it twice, 3–6 destroys it, 7–8 destroys it and up to 3 raiders in its area.
destroyed-nuke = Each works once, whatever the roll. Nukes pass on with the title of Admiral.
does-centurion = Moves 1 space whenever heavy raiders activate. At the end of the track, the Cylons win.
destroyed-centurion = Attack from the Armory: 7–8 destroys it.
does-damage = Damages a location and sends everyone there to Sickbay, or costs 1 fuel or food.
destroyed-damage = With 6 locations damaged at once, the Cylons win.
does-token-critical-hit = Counts as 2 damage.
does-token-disabled-hangar = This basestar launches no ships.
does-token-disabled-weapons = This basestar does not attack Galactica.
does-token-structural-damage = Attacks on this basestar roll 2 higher.
does-token-collateral-damage = When drawn: 3 raiders in its area are destroyed. Counts as 1 hit.
does-token-damage-to-personnel = When drawn: each Cylon player draws 2 trauma tokens. Counts as 1 hit.
does-resource = At 0 when a turn ends, the Cylons win.
does-jump-track = Jump icons move the fleet token 1 space. On a blue space, FTL Control can jump early: 1–6 costs the population shown. At the end, the fleet jumps.
does-pursuit-track = Each activation that puts a Cylon ship on the Cylon Fleet board moves the token 1 space. On a space with civilian ships, the CAG places them. At the end, every ship waiting there comes in, and the token goes back to Start.
does-boarding-track = Each heavy raider activation moves all centurions aboard 1 space. If one reaches the end, the Cylons win.
does-distance = At { $first }, the Sleeper phase begins. From { $last } on, the next jump is the last: humans win if every dial is above 0.
does-pile-destiny = 2 of its cards go into every skill check. When empty, build a new one: 2 cards of each type.
does-pile-quorum-hand = The President’s cards. Only the President plays them, each as an action.
does-pile-quorum = The President draws from it.
does-pile-crisis = Draw 1 on each human’s turn.
does-pile-super-crisis = Whoever reveals as a Cylon draws 1.
does-pile-destinations = For a jump, the Admiral draws 2 and chooses 1.

## Titles

does-title-president = Action: draw 1 Quorum card. Holds the Quorum hand and plays it. Stays President in the Brig.
does-title-admiral = Chooses the destination of each jump. Holds the nukes. Loses the title in the Brig.
does-title-cag = Decides where to place civilian ships. Action: activate 1 unmanned viper, then give the title to another human; or, once a turn in a viper, take another action instead. Loses the title in the Brig.

## Cards

does-icon-raiders = Activate all raiders.
does-icon-launch-raiders = Each basestar launches 3 raiders.
does-icon-heavy-raiders = Activate all heavy raiders; all centurions aboard move 1 space.
does-icon-basestars = Each basestar attacks Galactica.
about-jump = The fleet token moves 1 space.
about-no-jump = The fleet token stays.
about-no-icons = Activates no Cylon ships.
attack-does-ambush = Until the next jump, unmanned vipers attack at −2.
attack-does-cylon-swarm = Until the next jump, each basestar launch adds 1 ship.
attack-does-jammed-assault = Until the next jump, nobody can use Communications.
attack-does-thirty-three = Stays in play until a civilian ship or basestar is destroyed. If the fleet jumps first, shuffle it into the Crisis deck.
does-open-accept-prophecy = Administration, or Admiral’s Quarters against the President: difficulty +2. Then discard this.
does-open-assign-arbitrator = When Admiral’s Quarters is used, the holder may discard this: difficulty +3 or −3.
does-open-assign-mission-specialist = At the next jump the holder, not the Admiral, draws 3 destinations and chooses. Then discard this.
does-open-assign-vice-president = While the holder is not President, Administration can make nobody else President.
does-open-detector-sabotage = Nobody can look at another player’s Loyalty cards.
does-open-bomb-on-colonial-1 = Nobody can enter Colonial One.

all-skill-cards = Skill cards
does-skill-cards = Play a card for what it does, or add it to a skill check for its strength. Hand limit: 10 at the end of any turn.
does-skill-card-consolidate-power = Politics 1–2. Action: draw 2 skill cards of any types.
does-skill-card-investigative-committee = Politics 3–5. Before cards are added to a check: play all its cards face up, Destiny cards too.
does-skill-card-executive-order = Leadership 1–2. Action: another player moves and takes 1 action, or takes 2 actions without moving. One per turn.
does-skill-card-declare-emergency = Leadership 3–5. After you total a check: difficulty −2. One per check.
does-skill-card-launch-scout = Tactics 1–2. Action: risk 1 raptor. 3–8: look at the top crisis or destination, put it on top or under the deck. 1–2: lose the raptor.
does-skill-card-strategic-planning = Tactics 3–5. Before a roll: +2. One per roll.
does-skill-card-evasive-maneuvers = Piloting 1–2. After an attack on a viper: roll that attack again, at −2 if somebody flies the viper.
does-skill-card-maximum-firepower = Piloting 3–5. Action in your viper: attack up to 4 times.
does-skill-card-repair = Engineering 1–2. Action: repair your location. On the Hangar Deck you may instead repair up to 2 damaged vipers.
does-skill-card-scientific-research = Engineering 3–5. Before cards are added to a check: all Engineering cards count for it.
does-quorum-accept-prophecy = Draw 1 skill card of any type. It stays in play.
does-quorum-arrest-order = Send a character to the Brig.
does-quorum-assign-arbitrator = Draw 2 politics cards and give this card to another player.
does-quorum-assign-mission-specialist = Draw 2 politics cards and give this card to another player.
does-quorum-assign-vice-president = Draw 2 politics cards and give this card to another player.
does-quorum-authorization-of-brutal-force = Destroy 3 raiders, 1 heavy raider or 1 centurion. Then roll: on 1–2 lose 1 population.
does-quorum-encourage-mutiny = Another player (not the Admiral) rolls: on 3–8 they become Admiral, on 1–2 lose 1 morale.
does-quorum-food-rationing = Roll: on 6–8 gain 1 food and remove this card from the game.
does-quorum-inspirational-speech = Roll: on 6–8 gain 1 morale and remove this card from the game.
does-quorum-presidential-pardon = Move another character from the Brig to any location on Galactica.
does-quorum-release-cylon-mugshots = Look at 1 random Loyalty card of another player. Then roll: on 1–3 lose 1 morale.

## Locations

does-location-admirals-quarters = Action: choose a character. Pass check 7 (leadership, tactics) to send them to the Brig.
does-location-administration = Action: choose a character. Pass check 5 (politics, leadership) to make them President.
does-location-armory = Action: attack a centurion. 7–8 destroys it.
does-location-brig = Action: pass check 7 (politics, tactics) to leave for any location on Galactica. In here: no move, no crisis, at most 1 card per check.
does-location-caprica = Action: play your Super Crisis, or draw 2 crises and resolve 1. Skip Cylon ship activation and jump preparation.
does-location-command = Action: activate up to 2 unmanned vipers, or the same one twice.
does-location-communications = Action: look at 2 civilian ships. You may move each to an adjacent area.
does-location-cylon-fleet = Action: activate all Cylon ships of one type, or launch 2 raiders and 1 heavy raider from each basestar.
does-location-ftl-control = Action: jump the fleet if its token is on a blue space. On 1–6 lose the population shown there.
does-location-hangar-deck = Action: launch yourself in a viper. Then you may take 1 more action.
does-location-human-fleet = Action: look at a player’s hand and take 1 card. Then roll: 5–8 damages Galactica.
does-location-presidents-office = President’s action: draw 1 Quorum card. Then draw 1, play 1, or stop.
does-location-press-room = Action: draw 2 politics cards.
does-location-research-lab = Action: draw 1 engineering or 1 tactics card.
does-location-resurrection-ship = Action: you may swap your Super Crisis. Then, up to distance 7, give your unrevealed Loyalty cards to a player.
does-location-sickbay = No action. If you start your turn here, draw only 1 skill card.
does-location-weapons-control = Action: Galactica attacks 1 Cylon ship.

## Ships

does-raider = Attacks a viper in its area, unmanned first. If none, destroys a civilian ship there. Otherwise moves toward the nearest one. With none on the board, attacks Galactica (8).
destroyed-raider = Destroyed on 3–8.
does-heavy-raider = Never attacks. Moves toward the nearest launch icon. If it starts there, a centurion boards Galactica.
destroyed-heavy-raider = Destroyed on 7–8.
does-basestar = Attacks Galactica and damages it on 4–8. Launches raiders and heavy raiders.
destroyed-basestar = Galactica damages it on 5–8, a viper on 8. 3 damage destroys it. A nuke destroys it on 3–8 and damages it twice on 1–2.
does-viper = Activate it to move to an adjacent area or attack a Cylon ship in its area.
does-mark-vii = A viper that moves up to 2 areas at once. It begins in the Damaged Vipers box.
destroyed-mark-vii = Attacked: 6–7 damaged, 8 destroyed.
does-assault-raptor = Counts as a viper for everything. When the fleet jumps, it may stay in space. More are gained by cards, each for a raptor from the Reserve.
destroyed-assault-raptor = Attacked: destroyed on 7–8, also where it would be damaged.
destroyed-viper = Attacked: 5–7 damaged, 8 destroyed.
does-pilot = Action: fly to an adjacent area or attack a Cylon ship here. In the Movement step: move to an adjacent area, or for 1 card to a location.
destroyed-pilot = Attacked: 5–7 damaged, 8 destroyed. The pilot goes to Sickbay.
does-civilian = Cannot fight. When destroyed, turn it over and lose what it shows.
destroyed-civilian = A raider destroys it without a roll if no viper is in the area. Ships still in space when the fleet jumps are safe.

## Abilities

ability-coward = Coward
ability-stranded = Stranded
ability-headstrong = Headstrong
ability-sleeper-agent = Sleeper Agent
ability-reckless = Reckless
ability-expert-pilot = Expert Pilot
ability-emotionally-attached = Emotionally Attached
ability-convicted-criminal = Convicted Criminal
ability-alert-viper-pilot = Alert Viper Pilot
ability-eco-officer = ECO Officer

does-ability-inspirational-leader = When you draw a crisis, cards of strength 1 count for its check.
does-ability-command-authority = After a check, take its cards into your hand.
does-ability-emotionally-attached = You cannot use Admiral’s Quarters.
does-ability-cylon-hatred = When anyone uses Admiral’s Quarters, you may lower its difficulty by 3.
does-ability-declare-martial-law = Action: the Admiral also becomes President.
does-ability-alcoholic = When any turn starts and you hold exactly 1 card, discard it.
does-ability-eco-officer = Once on your turn, have a die rolled again.
does-ability-moral-compass = After a player makes a crisis choice, change it.
does-ability-stranded = You start off the board. You arrive on the Hangar Deck at the start of your second turn.
does-ability-religious-visions = Draw 2 crises and resolve 1. Put the other under the deck.
does-ability-skilled-politician = Action: draw 4 Quorum cards and resolve 1. Put the others under the deck.
does-ability-terminal-illness = Discard 2 cards before you use a location.
does-ability-delusional-intuition = After you draw a crisis, draw 1 skill card of any type.
does-ability-cylon-detector = Action: look at all Loyalty cards of a player.
does-ability-coward = You start with 2 Loyalty cards.
does-ability-friends-in-low-places = When anyone uses Administration or the Brig, you may change the difficulty by 2.
does-ability-unconventional-tactics = Action: population −1, any other resource +1.
does-ability-convicted-criminal = You cannot use a location with another character in it, except the Brig.
does-ability-alert-viper-pilot = When a viper enters space from the Reserve while you are on Galactica, you may fly it and take 1 action. Not from the Brig.
does-ability-cag = Action: activate up to 6 unmanned vipers.
does-ability-headstrong = When you must discard, discard at random.
does-ability-expert-pilot = If you start your turn in a viper, take 2 actions.
does-ability-secret-destiny = Discard a crisis that was just revealed and draw another.
does-ability-insubordinate = Admiral’s Quarters against you: difficulty 3 lower.
does-ability-recon = At the end of your turn, look at the top crisis. Put it on top or under the deck.
does-ability-mysterious-intuition = Before a crisis’s check, choose whether it passes or fails.
does-ability-sleeper-agent = In the Sleeper phase, take 2 Loyalty cards and go to the Brig.
does-ability-maintenance-engineer = After you use Repair on your turn, take another action. Once a turn.
does-ability-blind-devotion = Before the cards of a check are revealed, choose a type. Its cards count for nothing.
does-ability-reckless = Your hand limit is 8.
