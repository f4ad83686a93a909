# What the things of the combined game do. No card’s text: what Dradis knows of it.

## On a phone, below the seats

look-up-pegasus = Pegasus
look-up-new-caprica = New Caprica

## Abilities

does-ability-intolerant = When Admiral’s Quarters passes with 10 or more, you may have the character executed instead of sent to the Brig.
does-ability-blind-jump = Action up to distance 6: lose 2 civilian ships and jump at once. The Admiral draws just 1 destination.
does-ability-bent-on-revenge = You cannot use FTL Control or the Engine Room.
does-ability-efficient = At Communications, look at every civilian ship. You may move each.
does-ability-fast-learner = Before a check, look at the top 3 cards of a skill deck. Add all to the check or take them into your hand.
does-ability-emotionally-fragile = When morale falls to 2 or less, you are executed.
does-ability-politically-adroit = If you end your move with another human, you may give them 1 card and draw 2 of your types.
does-ability-manipulative = At the start of your turn, take the Admiral or President title until its end.
does-ability-nothing-but-trouble = Treachery is among your types.
does-ability-hotshot = Instead of rolling in your Action step, discard a card: the result is its strength +2.
does-ability-sacrifice = Action in your viper: go to Sickbay and destroy 5 raiders, 2 heavy raiders, 1 basestar or 1 civilian ship in the area.
does-ability-stim-junkie = If you end your Action step where your turn began, go to Sickbay.
does-ability-primacy = Action: place a basestar at the bow, or remove one if both are on the main board. Then you may place 3 raiders at the bow and 1 civilian ship at the stern.
does-ability-aggressive-tactics = Instead of moving, take 2 actions.
does-ability-lies-and-secrets = When anyone reveals a “You are a Cylon” card, discard your hand.
does-ability-glimpse-the-face-of-god = Instead of moving, draw the top 2 Destiny cards and put 2 cards from your hand on top.
does-ability-cryptic-message = Action: swap hands with another player.
does-ability-clouded = You cannot choose to move to a location with another character.
does-ability-intimate = Instead of moving, take 1 random card from a player, who draws 1 of a type you name.
does-ability-human-delusion = After the cards of a check are revealed, add any number of cards.
does-ability-conflicted-loyalties = Discard 1 card to use the Cylon Fleet.
does-ability-ftl-operator = You may have the die of FTL Control rolled again.
does-ability-coup = Action: take the Admiral title. From the Brig, first move to Command.
does-ability-misguided = You can add at most 3 cards to a check.
does-ability-star-player = Action: discard any number of cards and draw as many of one of your types.
does-ability-longshot = On your turn, choose the result of a die instead of rolling. Nothing changes it.
does-ability-starts-on-the-bench = On your first turn you draw no skill cards.
does-ability-quick-fix = On your turn, after the cards of a check are revealed, you may discard 1 of them.
does-ability-discharge-of-a-firearm = Action: execute another character at your location.
does-ability-impulsive = You cannot add exactly 1 card to a check, except from the Brig.
does-ability-adaptable = After any Quorum action, you may draw 2 skill cards of any types.
does-ability-influential = Action: look at the top 5 Quorum cards and put them back in the order you like.
does-ability-amoral = When you must choose as active player, take the first option.
does-ability-dutiful = Once a turn, after you use Command, Communications or Weapons Control: discard 1 card to use it again.
does-ability-organized = Action, not in the Brig: use 3 different undamaged locations, but no Cylon ones, from where you are.
does-ability-reluctant = Discard 1 card to use the action or movement ability of a skill card.
does-ability-necessary-steps = When anyone draws a Mutiny card, look at the top 2. Give 1, put the other under the deck.
does-ability-abuse-power = Action: draw 4 Mutiny cards and play 1. Put the others under the deck.
does-ability-disreputable = You start with 1 Mutiny card.
does-ability-raptor-pilot = Your Launch Scout looks at 2 cards. Put each on top or under the deck.
does-ability-no-one-gets-left-behind = When a jump removes the ships from the board: −1 fuel, +2 population.
does-ability-family-commitments = While you are not on Galactica, draw 1 skill card fewer.
does-ability-memento = Once a turn, after population is lost: draw 3 Piloting cards and keep 2.
does-ability-escort = Before a civilian ship in space is turned over, destroy an undamaged viper instead.
does-ability-forced-to-eject = A viper you fly is destroyed instead of damaged.
does-ability-forward-thinker = After your Executive Order is done, you may use your own location.
does-ability-choose-a-different-path = Instead of choosing on a crisis, have the active player discard 5 cards.
does-ability-moral-dilemma = When you draw a Mutiny card, discard 2 cards.
does-ability-deceitful = When a crisis makes you discard, discard 1 card fewer. Once per crisis.
does-ability-attorney = Action: move a character from the Brig to a location of Galactica that is not hazardous. If it is another player, take all their skill cards.
does-ability-kleptomania = If you end your move with another player, discard 2 cards, or go to the Brig at the end of your turn.
does-ability-cult-leader = Action: give a player here 1 miracle token, or take theirs. You may hold 3.
does-ability-broadcast = Action for 3 miracle tokens: any resource +2.
does-ability-spiritual-crisis = You can reveal as a Cylon only in the Brig, and then without the card’s effect.
does-ability-treatment = Action: draw 2 cards of another human’s types, then give that player 2 of yours.
does-ability-quarantine = Action: look at all civilian ships on the board. You may swap 1 for a new one.
does-ability-specialized = You cannot use actions or movement abilities of Engineering cards.
does-ability-industrious = While infiltrating, draw 2 extra skill cards instead of 1. Not in Sickbay.
does-ability-meticulous = When you end infiltration by the action, go to any Cylon location that is not hazardous and take another action.
does-ability-vanity = You cannot add cards to checks in another player’s Action step.
does-ability-visions = Action while infiltrating: look at 1 random Loyalty card of a human, then go to the Resurrection Ship.
does-ability-dont-trust-anyone = Action: draw 2 Super Crises.
does-ability-heretic = Leaving the Resurrection Ship costs you 1 Super Crisis.
does-ability-calculating = You may add 2 cards to a check, 3 while infiltrating. Not in the Brig.
does-ability-modifications = When Cylon ships activate, choose one activation. The card’s icons do not count.
does-ability-logic-bound = 1 of the cards you add to a check lies face up.
does-ability-for-love = Once a turn, when another player must discard: draw 1 Treachery card, and they discard 1 fewer.
does-ability-resolute = Action: use any undamaged location.
does-ability-grieving = At a hazardous location you draw no skill cards at the start of your turn.

## Skill cards

does-skill-card-investigative-committee-pegasus = Politics 3–5. Before cards are added to a check: play its cards face up, but not the Destiny cards.
does-skill-card-support-the-people = Politics 1–2. Before cards are added to a check: each human with 4 cards or fewer may draw 2.
does-skill-card-preventative-policy = Politics 3–5. Movement step: choose a resource. Its next loss this turn is 1 smaller.
does-skill-card-major-victory = Leadership 1–2. After you destroy a basestar or centurion: roll; 5–8 gains 1 morale. One per turn.
does-skill-card-at-any-cost = Leadership 3–5. Before cards are added to a check: all Treachery cards count for it.
does-skill-card-guts-and-initiative = Tactics 1–2. Before cards are added to a check: no Destiny cards go into it.
does-skill-card-critical-situation = Tactics 3–5. Movement step: take 1 action. One per turn, counting Executive Orders.
does-skill-card-full-throttle = Piloting 1–2. Movement step or action in your viper: fly to any area, then attack 1 Cylon ship there.
does-skill-card-run-interference = Piloting 3–5. Before raiders activate: the first 4 that act in your area miss.
does-skill-card-jury-rigged = Engineering 1–2. Before cards are added to a check: difficulty −4.
does-skill-card-calculations = Engineering 3–5. After a roll: +1 or −1. One per roll.
does-skill-card-red-tape = Politics 0. In a check: remove all cards of strength 5 and 6.
does-skill-card-iron-will = Leadership 0. In a check that fails by 4 or less: nothing happens. With a total of 0 or less: −1 morale.
does-skill-card-trust-instincts = Tactics 0. In a check: add the top 2 Destiny cards face up.
does-skill-card-protect-the-fleet = Piloting 0. In a check with Piloting cards worth 3 or more: the active player may activate 1 unmanned viper.
does-skill-card-establish-network = Engineering 0. In a check: Engineering cards count double.
does-skill-card-political-prowess = Politics 6. Before the check of a location: no cards are added; you choose whether it passes or fails.
does-skill-card-state-of-emergency = Leadership 6. Action: −1 food. Each player in turn, you first, may move or take 1 action.
does-skill-card-scout-for-fuel = Tactics 6. Action: risk 1 raptor. 4–8: gain 1 fuel. 1–3: lose the raptor.
does-skill-card-best-of-the-best = Piloting 6. Before a manned viper attacks: roll instead and destroy that many raiders in its area.
does-skill-card-build-nuke = Engineering 6. Action: the Admiral gains 1 nuke.
does-skill-card-force-their-hand = Politics 0. In a check: a human active player may play 1 card face up into it, else draws 1 Mutiny card.
does-skill-card-all-hands-on-deck = Leadership 0. In a check: +1 for each card of strength 0.
does-skill-card-quick-thinking = Tactics 0. In a check: the active player may take another card of strength 3 or less into hand.
does-skill-card-dogfight = Piloting 0. In a check: the active player may damage 1 viper to remove 1 other card.
does-skill-card-install-upgrades = Engineering 0. In a check: the active player draws 2 Engineering if it passes, 1 if it fails.
does-skill-card-popular-influence = Politics 3–4. Action: draw 2 Quorum cards. Give the President 1, play or discard the other.
does-skill-card-restore-order = Leadership 3–4. Before cards are added to a check: no skill check ability in it happens.
does-skill-card-unorthodox-plan = Tactics 3–4. Action: use Command, Armory, Weapons Control or Communications, even if damaged.
does-skill-card-combat-veteran = Piloting 3–4. Action: activate 1 unmanned viper, in space or from the Reserve, up to 3 times.
does-skill-card-raptor-specialist = Engineering 3–4. Action: trade 1 raptor for 1 assault raptor, or restore 1 raptor.
does-skill-card-negotiation = Politics 5. Action: place 1 basestar at the bow and draw 1 Politics. For the rest of the turn no Cylon ships launch or activate.
does-skill-card-change-of-plans = Leadership 5. After a check passes: instead of its result, each human draws 2 skill cards.
does-skill-card-a-second-chance = Tactics 5. Before cards are added to a check: if it passes by 4 or more over the printed difficulty, the active player gains 1 miracle token.
does-skill-card-launch-reserves = Piloting 5. Action: place up to 2 unmanned vipers from the Reserve in an area with a manned one and activate them.
does-skill-card-test-the-limits = Engineering 5. Action, fleet token not on a blue space: it moves 1 space. Then roll: 1–5 damages Galactica.
does-skill-card-bait = Treachery 0. In a check: place 1 civilian ship at the stern. If you choose to discard it: draw 1 Mutiny card.
does-skill-card-dradis-contact = Treachery 0. In a check: place 2 raiders at the bow. If you choose to discard it: draw 1 Mutiny card.
does-skill-card-a-better-machine = Treachery 3. In a check: the active player shuffles 2 Treachery cards into the Destiny deck.
does-skill-card-personal-vices = Treachery 3. In a check: each human draws 1 Treachery card, a human active player 1 Mutiny card too.
does-skill-card-violent-outbursts = Treachery 4. In a check: the active player goes to Sickbay.
does-skill-card-exploit-a-weakness = Treachery 5. In a check: the active player chooses a human, who draws 1 Mutiny card.

## Ships and tokens, where more boxes have other rules for them

does-combined-nuke = Admiral’s action: choose a space area. 1–2 damages a basestar there twice, 3–6 destroys it, 7 also up to 3 raiders, 8 every ship there, human ones too.
destroyed-combined-nuke = Spent, whatever the roll. A card can bring it back; the Admiral holds at most 3. Nukes pass on with the title.
does-combined-damage = Damages a location and sends everyone there to Sickbay, or costs 1 fuel or food. While Pegasus is in play, the active player may draw one of its tokens instead.
destroyed-combined-damage = With 6 locations on Galactica damaged at once, the Cylons win. With all 4 on Pegasus, Pegasus is destroyed.
destroyed-combined-basestar = Galactica damages it on 5–8, an assault raptor on 7–8, another viper on 8. 3 damage destroys it. A nuke destroys it on 3–8 and damages it twice on 1–2.
does-combined-viper = Activate it to launch, move to an adjacent area, attack a Cylon ship in its area or escort a civilian ship there to the pile.
does-combined-pilot = Action: fly to an adjacent area, attack a Cylon ship here or escort a civilian ship here to the pile. In the Movement step: move to an adjacent area, or for 1 card to a location.
destroyed-combined-civilian = A raider destroys it without a roll if no viper is in the area. When the fleet jumps, it stays in space. A viper can escort it to the pile.

## Locations

does-location-quorum-chamber = President’s action: draw 1 Quorum card. Then draw 1, play 1, or stop.
does-location-press-room-overlay = Action: another human draws 1 Mutiny card and keeps 1, without going to the Brig. Then you may discard one of yours.
does-location-presidents-office-overlay = Action: draw 2 politics cards.
does-location-administration-overlay = Action: draw 1 Mutiny card. If the President holds one, choose a player to become President.
does-location-caprica-overlay = Action: play a Super Crisis, or draw 2 crises and resolve 1. Skip Cylon ship activation.
does-location-human-fleet-overlay = Action: look at the top crisis or destination, put it on top or under the deck. Then draw 2 skill cards; a Cylon Leader may infiltrate instead.
does-location-resurrection-ship-overlay = Action: draw 1 Super Crisis. If you start your turn here, draw only 1 skill card.
does-location-basestar-bridge = Action: choose 2 of these, then do them in turn: the CAG places 1 civilian ship; 1 basestar or 3 raiders come to the Cylon Fleet board; roll: 1–3 moves jump preparation back, 4–8 moves pursuit on; roll below the number of raiders on the main board: Galactica draws 2 damage tokens and takes 1.
does-location-pegasus-cic = Action: choose a basestar and roll. 1–3 damages Pegasus, 4–6 damages the basestar, 7–8 damages it twice.
does-location-airlock = Action: choose a character. Pass check 12 (politics, tactics, treachery) to execute them; 4 easier if they are in the Brig.
does-location-main-batteries = Action: choose an area and roll. 1 destroys 1 civilian ship there, 2–3 damages 1 viper, 4–6 destroys 2 raiders, 7–8 destroys 4.
does-location-engine-room = Action: discard 2 cards. The next crisis this turn counts as having a jump icon.
does-location-medical-center = No action. Whoever is here draws only 1 card in the Receive Skills step.
does-location-resistance-hq = Human action: choose a character on New Caprica. Pass check 7 (leadership, tactics, treachery) to execute them, a Cylon too.
does-location-detention = You cannot move, and add at most 2 cards to checks. Action: pass check 9 (politics, tactics) to go to any other location on New Caprica.
does-location-occupation-authority = President: may draw 1 Quorum card, then may play 1. Cylon: activate 1 occupation force, then place 1 here.
does-location-breeders-canyon = Human: the highest resource loses 1, the fleet token moves 1. Cylon: draw and resolve a crisis; no Prepare for Jump step this turn.
does-location-shipyard = Human: prepare 1 civilian ship, or evacuate 1 and then go aboard Galactica if you like. Cylon: look at the top Locked ship; leave it or put it under.

# Quorum cards, and what lies open.
does-quorum-assign-chief-of-staff = Draw 2 politics cards and give this card to another player.
does-quorum-civilian-self-defense = Choose a civilian ship: destroy up to 3 raiders or 1 heavy raider in its area. Then roll: on 1–2 the ship is destroyed too.
does-quorum-consult-the-oracle = Look at the bottom card of a deck. Then look through the Destiny deck, discard 2 of its cards and shuffle it.
does-quorum-enact-production-quotas = Gain 1 food and lose 1 morale.
does-quorum-eulogy = If an execution has cost morale, gain 1 morale.
does-quorum-execute-prisoner = Execute a character in the Brig.
does-quorum-probation = Give this card to any player.
does-quorum-resources-for-galactica = Repair a damaged location and up to 2 damaged vipers.
does-quorum-unsavory-connections = Discard 2 skill cards at random and draw 2 treachery cards. Then gain 1 food or 1 fuel.
does-quorum-establish-dogsville = Gain 1 population and lose 1 morale.
does-quorum-presidential-order = Give the Admiral or the CAG title to a player.
does-quorum-resignation = Discard any number of Quorum cards and draw as many. Then give the President title to another player.
does-open-assign-chief-of-staff = Before cards are added to a check, the holder may discard this: all politics counts for it.
does-open-probation = Once the holder has added cards to a check, the President may discard this and look at them.
does-open-the-farm = No human uses once-per-game abilities.

does-planet-forces = Activated, they move 1 space to the right. From the Shipyard they leave, and each destroys the top Locked ship, else the top Prepared one. None on the board: place 1 at the Occupation Authority. Human action there: on 5–8 destroy 1. Cylon action, with a human and a force there: 1–3 Detention, 4–7 Medical Center.
does-planet-stacks = Shipyard: the top Locked ship goes under the Prepared ones. Evacuation icon, once Galactica is back: the active player puts the top Prepared ship into a launch area. The final jump destroys all ships left here.
does-planet-orbit = Jump icons move the fleet token. On the last space Galactica returns: 1 basestar and 4 raiders in each area above her, 2 vipers in each launch area. Then the Admiral may order the final jump as an action. It destroys the ships and executes the humans left on New Caprica.
about-evacuation = Evacuation icon: the active player puts the top Prepared ship into a launch area.
about-no-evacuation = No evacuation icon.
does-distance-new-caprica = At { $first }, the Sleeper phase begins. From { $last } on, the fleet is on New Caprica.
does-distance-ionian-nebula = At { $first }, the Sleeper phase begins. At { $last }, the Crossroads phase begins. The next jump after it is the last: humans win if every dial is above 0.

look-up-demetrius = Demetrius
look-up-rebel-basestar = Rebel Basestar
does-location-demetrius-bridge = Action: if no mission is active, turn up the top Mission card and make its check. No crisis this turn.
does-location-tactical-plot = Action: look at the top Mission card; put it on top or at the bottom.
does-location-captains-cabin = Action: choose a skill type. Every player draws 1 of it, Cylons too.
does-location-hybrid-tank = Action: pay 1 miracle token or 1 Super Crisis card. Look at the top 5 Crisis cards; put them back on top as you like.
does-location-datastream = Action: pay 1 miracle token or 1 Super Crisis card. Choose a skill type; take any 3 cards from its deck and discard pile, then shuffle.
does-location-raider-bay = Action: pay 1 miracle token or 1 Super Crisis card. Place 2 raiders or 4 unmanned vipers in an area and activate exactly these.
does-location-hub-destroyed = If you start your turn here, discard all Super Crisis cards and draw no skill cards. Action: discard 3 skill cards to draw 1 Super Crisis and move to the Cylon Fleet.

does-mission-none = The Bridge turns up the top Mission card and makes its check at once.
does-mission-lies = It stays until the next jump. Then a card with distance goes beside the objective, others are discarded; face down, it returns to the deck.
does-mission-attack-on-the-colony = Check 14 (tactics, piloting). Pass: all basestars leave the board; 1 basestar is out of the game. Fail: 1 basestar at the bow, 1 damage to Galactica.
does-mission-cylon-civil-war = Check 21 (politics, leadership, tactics). The Rebel Basestar comes into play: pass, with the humans; fail, with the Cylons.
does-mission-destroy-the-hub = Check 14 (leadership, tactics, piloting). Pass: the Resurrection Ship becomes the destroyed Hub. Fail: −1 population, all vipers in space return to the Reserve, 2 vipers are damaged.
does-mission-digging-up-the-past = Check 14 (politics, leadership). Pass: distance +1. Fail: shuffle 2 Treachery cards into the Destiny deck; the mission turns face down.
does-mission-needs-of-the-people = Check 18 (politics, leadership, engineering). Pass: +2 food, repair 1 location. Fail: −1 food, every human draws 1 Treachery card.
does-mission-rescue-hera = Check 20 (politics, tactics, piloting). Pass: every human without a miracle token gains 1. Fail: −1 morale, 1 raptor destroyed.
does-mission-the-red-stripes = Check 16 (tactics, piloting, engineering). Pass: all heavy raiders and centurions leave the boards; 2 of each are out of the game. Fail: 1 heavy raider at the bow, 1 centurion at the start of the Boarding Party track.
does-mission-the-search-for-home = Check 25 (politics, leadership, tactics, engineering). Pass: distance +2. Fail: −1 fuel; the mission turns face down.
does-rebel-humans = Humans move here as to any ship, for 1 card. Cylons cannot enter it or use it.
does-rebel-cylons = Cylons move between it and the Cylon locations for 1 card. Humans cannot enter it or use it.
