# What only tables of the combined game say: names of people, cards and places. The ids are the rules’ own.

## Characters

character-helena-cain = Helena Cain
character-dee = Anastasia “Dee” Dualla
character-ellen-tigh = Ellen Tigh
character-kat = Louanne “Kat” Katraine
character-cavil = Cavil
character-leoben-conoy = Leoben Conoy
character-caprica-six = “Caprica” Six
character-felix-gaeta = Felix Gaeta
character-samuel-anders = Samuel T. Anders
character-cally-tyrol = Callandra “Cally” Tyrol
character-tory-foster = Tory Foster
character-louis-hoshi = Louis Hoshi
character-tom-zarek-military = Tom Zarek (Daybreak)
character-helo-pilot = Karl “Helo” Agathon (Daybreak)
character-hot-dog = Brendan “Hot Dog” Costanza
character-lee-adama = Lee Adama
character-romo-lampkin = Romo Lampkin
character-gaius-baltar-support = Gaius Baltar (Daybreak)
character-doc-cottle = Sherman “Doc” Cottle
character-aaron-doral = Aaron Doral
character-danna-biers = D’Anna Biers
character-simon-oneill = Simon O’Neill
character-athena = Sharon “Athena” Agathon

## Abilities

ability-intolerant = Intolerant
ability-blind-jump = Blind Jump
ability-bent-on-revenge = Bent on Revenge
ability-efficient = Efficient
ability-fast-learner = Fast Learner
ability-emotionally-fragile = Emotionally Fragile
ability-politically-adroit = Politically Adroit
ability-manipulative = Manipulative
ability-nothing-but-trouble = Nothing But Trouble
ability-hotshot = Hotshot
ability-sacrifice = Sacrifice
ability-stim-junkie = Stim Junkie
ability-primacy = Primacy
ability-aggressive-tactics = Aggressive Tactics
ability-lies-and-secrets = Lies and Secrets
ability-glimpse-the-face-of-god = Glimpse the Face of God
ability-cryptic-message = Cryptic Message
ability-clouded = Clouded
ability-intimate = Intimate
ability-human-delusion = Human Delusion
ability-conflicted-loyalties = Conflicted Loyalties
ability-ftl-operator = FTL Operator
ability-coup = Coup
ability-misguided = Misguided
ability-star-player = Star Player
ability-longshot = Longshot
ability-starts-on-the-bench = Starts on the Bench
ability-quick-fix = Quick Fix
ability-discharge-of-a-firearm = Discharge of a Firearm
ability-impulsive = Impulsive
ability-adaptable = Adaptable
ability-influential = Influential
ability-amoral = Amoral
ability-dutiful = Dutiful
ability-organized = Organized
ability-reluctant = Reluctant
ability-necessary-steps = Necessary Steps
ability-abuse-power = Abuse Power
ability-disreputable = Disreputable
ability-raptor-pilot = Raptor Pilot
ability-no-one-gets-left-behind = No One Gets Left Behind
ability-family-commitments = Family Commitments
ability-memento = Memento
ability-escort = Escort
ability-forced-to-eject = Forced to Eject
ability-forward-thinker = Forward Thinker
ability-choose-a-different-path = Choose a Different Path
ability-moral-dilemma = Moral Dilemma
ability-deceitful = Deceitful
ability-attorney = Attorney
ability-kleptomania = Kleptomania
ability-cult-leader = Cult Leader
ability-broadcast = Broadcast
ability-spiritual-crisis = Spiritual Crisis
ability-treatment = Treatment
ability-quarantine = Quarantine
ability-specialized = Specialized
ability-industrious = Industrious
ability-meticulous = Meticulous
ability-vanity = Vanity
ability-visions = Visions
ability-dont-trust-anyone = Don’t Trust Anyone
ability-heretic = Heretic
ability-calculating = Calculating
ability-modifications = Modifications
ability-logic-bound = Logic-Bound
ability-for-love = For Love
ability-resolute = Resolute
ability-grieving = Grieving

## Skill cards

skill-card-investigative-committee-pegasus = Investigative Committee
skill-card-support-the-people = Support the People
skill-card-preventative-policy = Preventative Policy
skill-card-major-victory = Major Victory
skill-card-at-any-cost = At Any Cost
skill-card-guts-and-initiative = Guts and Initiative
skill-card-critical-situation = Critical Situation
skill-card-full-throttle = Full Throttle
skill-card-run-interference = Run Interference
skill-card-jury-rigged = Jury Rigged
skill-card-calculations = Calculations
skill-card-red-tape = Red Tape
skill-card-iron-will = Iron Will
skill-card-trust-instincts = Trust Instincts
skill-card-protect-the-fleet = Protect the Fleet
skill-card-establish-network = Establish Network
skill-card-political-prowess = Political Prowess
skill-card-state-of-emergency = State of Emergency
skill-card-scout-for-fuel = Scout for Fuel
skill-card-best-of-the-best = Best of the Best
skill-card-build-nuke = Build Nuke
skill-card-force-their-hand = Force Their Hand
skill-card-all-hands-on-deck = All Hands on Deck
skill-card-quick-thinking = Quick Thinking
skill-card-dogfight = Dogfight
skill-card-install-upgrades = Install Upgrades
skill-card-popular-influence = Popular Influence
skill-card-restore-order = Restore Order
skill-card-unorthodox-plan = Unorthodox Plan
skill-card-combat-veteran = Combat Veteran
skill-card-raptor-specialist = Raptor Specialist
skill-card-negotiation = Negotiation
skill-card-change-of-plans = Change of Plans
skill-card-a-second-chance = A Second Chance
skill-card-launch-reserves = Launch Reserves
skill-card-test-the-limits = Test the Limits
skill-card-bait = Bait
skill-card-dradis-contact = Dradis Contact
skill-card-a-better-machine = A Better Machine
skill-card-personal-vices = Personal Vices
skill-card-violent-outbursts = Violent Outbursts
skill-card-exploit-a-weakness = Exploit a Weakness

## Skill cards by type and strength

skill-politics-0 = Politics 0
skill-politics-6 = Politics 6
skill-leadership-0 = Leadership 0
skill-leadership-6 = Leadership 6
skill-tactics-0 = Tactics 0
skill-tactics-6 = Tactics 6
skill-piloting-0 = Piloting 0
skill-piloting-6 = Piloting 6
skill-engineering-0 = Engineering 0
skill-engineering-6 = Engineering 6
skill-treachery-0 = Treachery 0
skill-treachery-6 = Treachery 6

## Locations; what lies on a printed place has its name

location-quorum-chamber = Quorum Chamber
location-press-room-overlay = Press Room
location-presidents-office-overlay = President’s Office
location-administration-overlay = Administration
location-caprica-overlay = Caprica
location-human-fleet-overlay = Human Fleet
location-resurrection-ship-overlay = Resurrection Ship
location-basestar-bridge = Basestar Bridge
location-pegasus-cic = Pegasus CIC
location-airlock = Airlock
location-main-batteries = Main Batteries
location-engine-room = Engine Room
location-medical-center = Medical Center
location-resistance-hq = Resistance HQ
location-detention = Detention
location-occupation-authority = Occupation Authority
location-breeders-canyon = Breeder’s Canyon
location-shipyard = Shipyard

## Loyalty cards

loyalty-cylon-draw-treachery = You are a Cylon
loyalty-cylon-draw-treachery-means = You win with the Cylons. Reveal: you may make the humans draw Treachery cards.
loyalty-cylon-draw-treachery-option = You are a Cylon: humans draw Treachery
loyalty-cylon-place-centurion = You are a Cylon
loyalty-cylon-place-centurion-means = You win with the Cylons. Reveal: you may bring a centurion aboard Galactica.
loyalty-cylon-place-centurion-option = You are a Cylon: centurion aboard
loyalty-cylon-lower-jump-track = You are a Cylon
loyalty-cylon-lower-jump-track-means = You win with the Cylons. Reveal: you may move the fleet token back 2 spaces.
loyalty-cylon-lower-jump-track-option = You are a Cylon: fleet token back 2
loyalty-goal-acquire-power = Personal Goal: Acquire Power
loyalty-goal-acquire-power-means = Counts as “You are not a Cylon”. Action with 2 titles or more: show this card. Not shown by the end: −1 food.
loyalty-goal-devastation = Personal Goal: Devastation
loyalty-goal-devastation-means = Counts as “You are not a Cylon”. Action when the Admiral has no nuke left: show this card. Not shown by the end: −1 morale.
loyalty-goal-political-intrigue = Personal Goal: Political Intrigue
loyalty-goal-political-intrigue-means = Counts as “You are not a Cylon”. Action while the President is in the Brig: show this card. Not shown by the end: −1 food.
loyalty-goal-sacrifice = Personal Goal: Sacrifice
loyalty-goal-sacrifice-means = Counts as “You are not a Cylon”. Action with 6 vipers or more damaged or destroyed: show this card. Not shown by the end: −1 fuel.
loyalty-goal-self-destruction = Personal Goal: Self-Destruction
loyalty-goal-self-destruction-means = Counts as “You are not a Cylon”. Action in the Brig or Sickbay: show this card. Not shown by the end: −1 morale.
loyalty-goal-selfish = Personal Goal: Selfish
loyalty-goal-selfish-means = Counts as “You are not a Cylon”. Action: discard skill cards of strength 20 in all and show this card. Not shown by the end: −1 fuel.
loyalty-goal-stand-and-fight = Personal Goal: Stand and Fight
loyalty-goal-stand-and-fight-means = Counts as “You are not a Cylon”. Action with 10 raiders or more on the main board: show this card. Not shown by the end: −1 population.
loyalty-goal-use-caution = Personal Goal: Use Caution
loyalty-goal-use-caution-means = Counts as “You are not a Cylon”. Action after a jump of distance 1: show this card. Not shown by the end: −1 population.
loyalty-final-five-execute-looker = Final Five: Whoever Looks Is Executed
loyalty-final-five-execute-looker-means = Counts as “You are not a Cylon”. If another player looks at this card, they are executed.
loyalty-final-five-activate-ships = Final Five: Cylon Ships Activate
loyalty-final-five-activate-ships-means = Counts as “You are not a Cylon”. If another player looks at this card: raiders, basestars and heavy raiders activate.
loyalty-final-five-damage-galactica = Final Five: Galactica Is Damaged Twice
loyalty-final-five-damage-galactica-means = Counts as “You are not a Cylon”. If another player looks at this card: Galactica is damaged twice.
loyalty-final-five-execute-owner = Final Five: You Are Executed
loyalty-final-five-execute-owner-means = Counts as “You are not a Cylon”. If another player looks at this card: you are executed, and everyone else discards 2 cards at random.
loyalty-final-five-brig-looker = Final Five: Whoever Looks Goes to the Brig
loyalty-final-five-brig-looker-means = Counts as “You are not a Cylon”. If another player looks at this card, they go to the Brig.
loyalty-mutineer = You are the Mutineer
loyalty-mutineer-means = Show this card at once. Draw 1 Mutiny card, and 1 more on your turn for a jump icon. You may hold 2.

## Cards that players hold, by kind

held-mutiny = Mutiny
held-motive = Motive
your-mutiny = Your Mutiny cards
your-motive = Your Motives
held-mutiny-armed-resistance = Armed Resistance
held-mutiny-armed-resistance-does = The Admiral goes to Sickbay. Look at the top crisis, put it on top or under the deck.
held-mutiny-assume-command = Assume Command
held-mutiny-assume-command-does = With 5 cards or more, not in the Brig: discard 5 and take the Admiral title.
held-mutiny-bait-and-switch = Bait and Switch
held-mutiny-bait-and-switch-does = Draw 2 skill cards of any types. Shuffle 2 Treachery cards into the Destiny deck.
held-mutiny-betrayal-of-trust = Betrayal of Trust
held-mutiny-betrayal-of-trust-does = Draw 2 Treachery cards. Look at the top destination, put it on top or under the deck.
held-mutiny-blackmail = Blackmail
held-mutiny-blackmail-does = If the President is someone else with 3 cards or more: take 3 of them at random.
held-mutiny-clipped-wings = Clipped Wings
held-mutiny-clipped-wings-does = All vipers in space return to the Reserve; repair all damaged vipers. Draw 2 Treachery cards.
held-mutiny-controversial-speech = Controversial Speech
held-mutiny-controversial-speech-does = Roll: 6–8 gains 1 morale and removes the card from the game. Otherwise every player draws 1 Treachery card.
held-mutiny-feed-the-people = Feed the People
held-mutiny-feed-the-people-does = The fleet token goes back 2 spaces. Gain 1 food. The card leaves the game.
held-mutiny-impeachment = Impeachment
held-mutiny-impeachment-does = With 5 cards or more: discard 5 and take the President title.
held-mutiny-make-a-deal = Make a Deal
held-mutiny-make-a-deal-does = Move a character from the Brig to any location of Galactica. Then choose a player, who draws 1 Mutiny card.
held-mutiny-necessary-risk = Necessary Risk
held-mutiny-necessary-risk-does = Gain 1 food. Choose an area: place 1 basestar and 3 raiders there. The card leaves the game.
held-mutiny-panic = Panic
held-mutiny-panic-does = Place 1 civilian ship at the stern. Activate 1 unmanned viper.
held-mutiny-peaceful-resistance = Peaceful Resistance
held-mutiny-peaceful-resistance-does = You go to Sickbay. Roll: on 1–4 the Admiral goes to the Brig.
held-mutiny-ruined-reputation = Ruined Reputation
held-mutiny-ruined-reputation-does = Choose a human, who draws 2 skill cards of any types. Roll: on 1–4 that player goes to the Brig.
held-mutiny-scavenging-for-parts = Scavenging for Parts
held-mutiny-scavenging-for-parts-does = Damage Galactica. Shuffle 1 civilian ship in space back into the pile.
held-mutiny-selfish-act = Selfish Act
held-mutiny-selfish-act-does = Draw 2 skill cards, then 1 Mutiny card.
held-mutiny-send-a-message = Send a Message
held-mutiny-send-a-message-does = Damage Galactica. Attack a centurion: roll +2.
held-mutiny-set-the-agenda = Set the Agenda
held-mutiny-set-the-agenda-does = If the President is someone else: they draw 2 Quorum cards, then you put 2 of theirs under the deck.
held-mutiny-the-strong-survive = The Strong Survive
held-mutiny-the-strong-survive-does = Lose 1 civilian ship from the pile. The fleet token moves 1 space. The card leaves the game.
held-mutiny-unauthorized-usage = Unauthorized Usage
held-mutiny-unauthorized-usage-does = Use 1 of the Admiral’s nukes on a basestar. Then all nukes and this card leave the game.
held-mutiny-violent-protest = Violent Protest
held-mutiny-violent-protest-does = Draw 2 Politics cards. The President goes to Sickbay.
held-mutiny-weapons-armed = Weapons Armed
held-mutiny-weapons-armed-does = Trade 1 raptor in the Reserve for 1 assault raptor. Each basestar launches 2 raiders.
held-motive-keep-them-docile = Keep Them Docile
held-motive-keep-them-docile-does = Humans. At the end: food 4 or less.
held-motive-pressure-their-leaders = Pressure Their Leaders
held-motive-pressure-their-leaders-does = Humans. At the end: morale 5 or less.
held-motive-learn-to-cherish = Learn to Cherish
held-motive-learn-to-cherish-does = Humans. At the end: population 6 or less.
held-motive-improve-efficiency = Improve Efficiency
held-motive-improve-efficiency-does = Humans. At the end: at least 1 Politics, 1 Tactics and 1 Engineering in your hand.
held-motive-remove-the-threat = Remove the Threat
held-motive-remove-the-threat-does = Humans. At the end: 4 vipers or more damaged or destroyed.
held-motive-end-the-chase = End the Chase
held-motive-end-the-chase-does = Humans. At any time: FTL Control or Admiral’s Quarters damaged.
held-motive-make-an-ally = Make an Ally
held-motive-make-an-ally-does = Humans. At any time: another player is in the Brig and you hold a Mutiny card.
held-motive-harvest-their-resources = Harvest Their Resources
held-motive-harvest-their-resources-does = Cylons. At the end: food 2 or more.
held-motive-a-false-sense-of-security = A False Sense of Security
held-motive-a-false-sense-of-security-does = Cylons. At the end: morale 3 or more.
held-motive-subjects-for-study = Subjects for Study
held-motive-subjects-for-study-does = Cylons. At the end: population 4 or more.
held-motive-fight-with-honor = Fight with Honor
held-motive-fight-with-honor-does = Cylons. At the end: 3 Treachery cards or more in your hand.
held-motive-savor-their-demise = Savor Their Demise
held-motive-savor-their-demise-does = Cylons. At the end: distance 7 or more.
held-motive-no-unnecessary-force = No Unnecessary Force
held-motive-no-unnecessary-force-does = Cylons. At any time: distance 5 or more and no centurions aboard.
held-motive-a-justified-response = A Justified Response
held-motive-a-justified-response-does = Cylons. At any time: fleet token on a blue space and no raiders, heavy raiders or basestars on the main board.

## Characters that cannot be chosen

not-offered-same-person = Somebody plays this person already.
not-offered-one-leader = One Cylon Leader is enough.
not-offered-no-leader = No Cylon Leader with three players.
not-offered-leader-needed = Seven players need a Cylon Leader.

## Corrections

source-ally = Ally
eliminated-legend = The trial
eliminated-plays = Plays on
eliminated-out = Eliminated
leader-legend = Cylon Leader
leader-among-cylons = With the Cylons
leader-among-humans = Infiltrating
miracles-legend = Miracle tokens

# Super Crises of a revealed Cylon.
held-super-crisis-demand-peace-manifesto = “Demand Peace” Manifesto
held-super-crisis-demand-peace-manifesto-does = The Admiral chooses: morale −1 and 2 damage to Galactica, or President and Admiral discard their hands.
held-super-crisis-footage-transmitted = Footage Transmitted
held-super-crisis-footage-transmitted-does = Check 17: politics, leadership, tactics. Passed: everyone draws 1 treachery. Below 17: each revealed Cylon draws 2. Below 12: and a Super Crisis.
held-super-crisis-psychological-warfare = Psychological Warfare
held-super-crisis-psychological-warfare-does = The President chooses: morale −1 and everyone trades 2 skill cards for 2 treachery, or each revealed Cylon draws 2 and the Destiny deck becomes 6 treachery.
held-super-crisis-the-farm = The Farm
held-super-crisis-the-farm-does = Check 15: tactics, engineering. Below 15: food −1. Below 8: also population −1, and humans use no once-per-game abilities.
held-super-crisis-fighting-blind = Fighting Blind
held-super-crisis-fighting-blind-does = The CAG chooses: 2 centurions board, or the CAG is executed.
held-super-crisis-fire-all-missiles = Fire All Missiles
held-super-crisis-fire-all-missiles-does = Check 22: tactics, piloting. Failed: 2 civilian ships are lost. Consequence: 2 damage to Galactica.
held-super-crisis-human-prisoner = Human Prisoner
held-super-crisis-human-prisoner-does = Check 18: leadership, tactics. Failed: you take all skill cards of a human, who goes to Sickbay.

# Destinations.
destination-a-civilian-convoy = A Civilian Convoy
destination-a-civilian-convoy-does = Fuel −3, population +1. The Admiral may lose 1 morale for 1 fuel.
destination-binary-star = Binary Star
destination-binary-star-does = Fuel −1. A civilian ship comes to the bow and one to the stern.
destination-gas-cloud = Gas Cloud
destination-gas-cloud-does = No fuel. The Admiral may look at the top 3 crises and put them on top or under the deck.
destination-misjump = Misjump
destination-misjump-does = No fuel is lost. 1 civilian ship is lost. Another destination is drawn.
destination-algae-planet = Algae Planet
destination-algae-planet-does = Fuel −1. Food +1.
destination-cylon-raiders = Cylon Raiders
destination-cylon-raiders-does = Fuel −2. 3 raiders come to the stern.
destination-derelict-basestar = Derelict Basestar
destination-derelict-basestar-does = Fuel −1. 2 civilian ships come to the stern, a damaged basestar to the bow.
destination-dying-star = Dying Star
destination-dying-star-does = Fuel −1. Galactica is damaged.
destination-gas-giant = Gas Giant
destination-gas-giant-does = No fuel. The Admiral may lose a viper for 1 fuel.
destination-lions-head-nebula = Lion’s Head Nebula
destination-lions-head-nebula-does = Fuel −4. Then the fleet token goes 2 spaces ahead.
destination-radioactive-cloud = Radioactive Cloud
destination-radioactive-cloud-does = Fuel −1, population −1.
log-basestar-removed = A basestar leaves the board, { $area }
log-hand-now = { $player } now holds { $cards ->
    [one] 1 skill card
   *[other] { $cards } skill cards
 }
effect-draw-like = { $you ->
    [who] You draw
   *[other] { $who } draws
 } { $count ->
    [one] 1 skill card
   *[other] { $count } skill cards
 } of the types of { $like }
effect-give-cards = { $you ->
    [who] You give
   *[other] { $who } gives
 } { $count ->
    [one] 1 skill card
   *[other] { $count } skill cards
 } to { $to }
effect-swap-hands = { $you ->
    [who] You swap
   *[other] { $who } swaps
 } hands of skill cards with { $with }
effect-look-at-quorum = { $you ->
    [who] You look at the top { $cards } Quorum cards and put them back as you like
   *[other] { $who } looks at the top { $cards } Quorum cards and puts them back as they like
 }
effect-activate-human-locations = { $count ->
    [one] Use 1 undamaged location from anywhere, no Cylon location
   *[other] Use { $count } different undamaged locations from anywhere, no Cylon locations
 }
effect-activate-locations = { $count ->
    [one] Use 1 undamaged location from anywhere
   *[other] Use { $count } different undamaged locations from anywhere
 }
effect-activate-planned = Use Command, Armory, Weapons Control or Communications from anywhere, even if damaged
effect-exchange-any = { $you ->
    [who] You discard any number of skill cards and draw
   *[other] { $who } discards any number of skill cards and draws
 } as many of one type
effect-destroy-here = Destroy { $raiders } raiders, { $heavy } heavy raiders, 1 basestar or 1 civilian ship in your own area
effect-remove-basestar = 1 basestar is removed from the board
not-offered-too-far-to-jump = Only up to distance 6.
not-offered-is-admiral = Already the Admiral.
not-offered-not-infiltrating = Only while infiltrating.
not-offered-not-in-brig = Only from the Brig.
not-offered-from-brig = Not from the Brig.
not-offered-vengeful = Helena Cain uses neither FTL Control nor the Engine Room.
not-offered-conflicted = That costs “Caprica” Six 1 skill card, and the hand is empty.
not-offered-specialized = Doc Cottle uses no actions of engineering cards.
not-offered-reluctant = For Louis Hoshi that costs a second skill card.
not-offered-spiritual = Gaius Baltar reveals only in the Brig.
not-offered-no-force = There is no occupation force here.
not-offered-not-back = Galactica has not returned to New Caprica.
not-offered-back = Galactica is back: the fleet token no longer moves.
not-offered-no-locked = No civilian ship is Locked.
not-offered-no-prepared = No civilian ship is Prepared.
not-offered-no-ship-to-move = No civilian ship can be prepared or evacuated.
not-offered-no-jump = Only the Admiral’s final jump leaves New Caprica.
not-offered-not-on-new-caprica = The character is not on New Caprica.
not-offered-in-detention = Nobody moves out of Detention.
not-offered-clouded = Leoben Conoy chooses no location with another character.
not-offered-heretic = Leaving costs D’Anna Biers 1 Super Crisis, and she holds none.
option-go-for-super-crisis = { $location } (1 Super Crisis)
option-go-for-both = { $location } (1 Super Crisis, 1 skill card)
not-offered-all-basestars = Every basestar is on the board.
not-offered-spare-basestar = Only with every basestar on the board.
ask-activate-elsewhere = { $player }: which location will you use? { $count } left
ask-exchange-any = { $player }: how many skill cards will you exchange, all for one type?
ask-destroy-here = { $player }: what is destroyed?
ask-remove-basestar = { $player }: which basestar is removed?
effect-uses = Use { $ability }
effect-more-actions = { $count ->
    [one] 1 more action
   *[other] { $count } more actions
 }
effect-brig-at-end = { $you ->
    [who] You go
   *[other] { $who } goes
 } to the Brig as the turn ends
effect-lend-title = { $you ->
    [who] You have
   *[other] { $who } has
 } the { $title } title until the turn ends
effect-return-title = The title goes back
effect-spare = Next { $resource } loss this turn: 1 less
effect-take-random-card = { $you ->
    [who] You take
   *[other] { $who } takes
 } 1 random skill card from the hand of { $from }
log-brig-at-end = { $player } goes to the Brig as the turn ends
log-spared = Next { $resource } loss this turn: 1 less
log-jump-icon-added = The next crisis card this turn counts as having a jump icon
attack-pegasus-cic = Pegasus CIC against the basestar, { $area }
attack-main-batteries = Main Batteries fire, { $area }
action-pegasus-cic = Pegasus CIC
action-main-batteries = Main Batteries
hit-pegasus-damaged = Pegasus damaged
hit-civilian-destroyed = 1 civilian ship destroyed, if any
hit-own-viper-damaged = 1 viper damaged, if any
hit-two-raiders-destroyed = up to 2 raiders destroyed
hit-four-raiders-destroyed = up to 4 raiders destroyed
ask-cic-target = Which basestar { $you ->
    [player] do you
   *[other] does { $player }
 } choose?
attack-nuke-area = Nuke, { $area }
hit-area-destroyed = every ship there destroyed, ours too
ask-nuke-area = In which area { $you ->
    [player] do you
   *[other] does { $player }
 } use the nuke?
ask-nuked-basestar = Which basestar { $you ->
    [player] do you
   *[other] does { $player }
 } hit with the nuke?
ask-batteries-target = Which area { $you ->
    [player] do you
   *[other] does { $player }
 } fire into?
option-basestar = Basestar, { $area }
option-damaged-basestar = Basestar, { $area }: { $tokens }
log-loss-spared = The loss is 1 less
log-title-lent = { $title } until the turn ends, then back to { $player }
not-offered-two-cards-needed = Fewer than 2 skill cards in hand.
not-offered-is-president = Already the President.
not-offered-amoral = Tory Foster takes the first option.
ask-go-among-cylons = { $player }: which Cylon location?
effect-go-among-cylons = { $you ->
    [who] You go
   *[other] { $who } goes
 } to a Cylon location
option-ftl-operator = { $player }: FTL Operator, roll again
option-longshot = { $player }: Longshot, { $face }
option-hotshot = { $player }: Hotshot, a card of strength { $strength }
option-different-path = { $player }: Choose a Different Path
option-learn-for-check = { $player }: Fast Learner, 3 cards of a deck into the check
option-learn-for-hand = { $player }: Fast Learner, 3 cards of a deck into the hand
ask-human-delusion = { $player }: Human Delusion, how many cards go into the check?
ask-quick-fix = { $player }: Quick Fix, which card of the check will you discard?
option-quick-fix-total = Discard 1 card, then enter the new total
option-quick-fix-none = Discard no card
ask-face-up = { $player }: which of the cards added lies face up?
effect-face-up = { $player } lays 1 of the cards added face up
ask-for-love = { $player }: For Love, who discards 1 card fewer for 1 Treachery card?
ask-escort = { $player }: Escort, destroy a viper instead of the civilian ship? ({ $area })
option-turn-up = Turn the ship up
ask-swap-civilian = { $player }: which civilian ship is swapped for a new one?
effect-swap-civilian = { $you ->
    [who] You may swap
   *[other] { $who } may swap
 } 1 civilian ship for a new one from the pile
ask-fly-anywhere = { $you ->
    [player] You may
   *[other] { $player } may
 } fly to any area
ask-place-reserves = { $you ->
    [player] You place
   *[other] { $player } places
 } vipers from the Reserve
ask-activate-one = { $you ->
    [player] You activate
   *[other] { $player } activates
 } one viper: { $left ->
    [one] one more time
   *[other] up to { $left } times
 }
option-place-kind = { $kind }: place, { $area }
effect-build-assault-raptor = An assault raptor replaces a raptor in the Reserve
effect-activate-one = { $you ->
    [who] You activate
   *[other] { $who } activates
 } 1 unmanned viper up to { $count } times
effect-attack-here = { $you ->
    [who] You may
   *[other] { $who } may
 } then attack once there
effect-launch = Each basestar launches { $count } { $piece }
effect-cease-fire = No Cylon ship is launched or activated for the rest of the turn
effect-fly-anywhere = { $you ->
    [who] You may
   *[other] { $who } may
 } fly to any area
effect-place-reserves = { $you ->
    [who] You may
   *[other] { $who } may
 } place up to { $count } vipers from the Reserve where a manned one is, and activate them
log-ceased-fire = No Cylon ship is launched or activated for the rest of the turn
log-held-fire = No Cylon ship acts: Negotiation
effect-look-at-civilians = { $you ->
    [who] You look
   *[other] { $who } looks
 } at every civilian ship on the board
effect-look-at-two = Look at the top 2 cards of the Crisis or Destination deck; put each on top or at the bottom
option-one-on-top = Card { $number }: on top of the deck
option-one-under = Card { $number }: under the deck
effect-share-quorum = Draw 2 Quorum cards: give the President 1, play or discard the other
effect-share-quorum-of = { $you ->
    [who] You draw 2 Quorum cards: give the President 1, play or discard the other
   *[other] { $who } draws 2 Quorum cards: gives the President 1, plays or discards the other
 }
option-discard-quorum = Discard the other card
ask-give-mutiny = { $player }: which Mutiny card goes to { $to }?
ask-play-drawn-mutiny = { $player }: which of the drawn Mutiny cards will you play?
effect-give-mutiny = Look at the top 2 Mutiny cards: 1 for { $player }, the other under the deck
effect-abuse-power = { $you ->
    [who] You draw
   *[other] { $who } draws
 } { $cards } Mutiny cards: play 1, put the others under the deck
log-mutiny-given = { $player } gives { $to } a { $kind } card

opened-card-cylon-draw-treachery = Cylon: makes humans draw Treachery
opened-card-cylon-place-centurion = Cylon: brings a centurion aboard
opened-card-cylon-lower-jump-track = Cylon: moves the fleet token back
opened-card-mutineer = Mutineer
opened-neither = Wins with neither side
opened-none-revealed = no Motive revealed
opened-unrevealed = left unrevealed: { $cards }
opened-leader-cylons = Cylon Leader: wins with the Cylons
opened-leader-humans = Cylon Leader: wins with the humans
opened-lost = Eliminated: loses, whoever wins
mutiny-hold = Hold to play a Mutiny card
motive-hold = Hold to reveal Motive card { $number }
check-reckless = Reckless check

board-new-caprica = New Caprica
ask-evacuate = { $player }: where does the evacuated civilian ship go?
ask-go-aboard = { $player }: go aboard Galactica?
ask-activate-force = { $player }: which occupation force moves?
ask-destroy-force = { $player }: where is an occupation force destroyed?
ask-leave-detention = { $player } may leave Detention. Where to?
ask-reveal-stacked = A civilian ship on New Caprica is destroyed. What does it show?
option-forces-at = { $location } ({ $count })
option-firepower = { $player }: discard Maximum Firepower, roll again
option-act-attack-forces = Attack the occupation forces here
option-act-detain = Detain a human here
option-act-final-jump = Order the final jump
option-act-hand-on-cag = Activate 1 unmanned viper, hand on the CAG title
option-act-lead-flight = Activate 1 unmanned viper, then act again
effect-if-on-new-caprica = Only if { $who } is on New Caprica:
effect-prepare = The top Locked civilian ship becomes Prepared
effect-place-forces = Occupation Authority: { $count ->
    [one] 1 more occupation force
   *[other] { $count } more occupation forces
 }
effect-destroy-forces = Occupation forces destroyed: { $count }
effect-lose-stacked = The top Locked civilian ship is destroyed; if there is none, the top Prepared one
effect-skip-prepare = No Prepare for Jump step this turn
effect-look-at-locked = { $who }: look at the top Locked civilian ship
effect-locked-under = It goes under the other Locked ships
effect-evacuate = The top Prepared civilian ship is evacuated
effect-go-aboard = { $who }: may go to a location of Galactica
effect-activate-force = { $who }: activate 1 occupation force
effect-activate-forces = { $who }: activate every occupation force
effect-leave-detention = { $who }: may leave Detention for elsewhere on New Caprica
log-new-caprica = The fleet is on New Caprica. Locked civilian ships: { $ships }
log-ship-prepared = Civilian ship { $ship } is Prepared
log-ship-evacuated = Civilian ship { $ship } evacuated: { $area }
log-ship-under = Civilian ship { $ship } goes under the other Locked ones
log-stacked-lost = Civilian ship destroyed on New Caprica: { $kind }
log-forces-placed = Occupation forces: { $count } at { $location }
log-forces-moved = Occupation forces move: { $count } → { $location }
log-forces-left = Occupation forces leave the Shipyard: { $count }
log-forces-destroyed = Occupation forces destroyed: { $count }, { $location }
log-unprepared = No Prepare for Jump step this turn
log-return = Galactica is back at New Caprica
log-last-jump = { $player } orders the final jump

# What is drawn of New Caprica.
planet-away = Galactica is away
planet-away-note = Space is out of play until Galactica returns.
planet-back = Galactica is in orbit
planet-orbiting = In orbit
planet-forces = Occupation forces
planet-forces-at = Occupation forces, { $location }: { $count }
planet-beside = { $count } beside the board
planet-stacks = Civilian ships on New Caprica
planet-locked = Locked
planet-prepared = Prepared
planet-stacked = { $locked } Locked, { $prepared } Prepared
planet-orbit = Galactica’s return
planet-returns = return in { $count }
planet-mark = Back

mission-attack-on-the-colony = Attack on the Colony
mission-cylon-civil-war = Cylon Civil War
mission-destroy-the-hub = Destroy the Hub
mission-digging-up-the-past = Digging Up the Past
mission-needs-of-the-people = Needs of the People
mission-rescue-hera = Rescue Hera
mission-the-red-stripes = The Red Stripes
mission-the-search-for-home = The Search for Home
location-demetrius-bridge = Bridge
location-tactical-plot = Tactical Plot
location-captains-cabin = Captain’s Cabin
location-hybrid-tank = Hybrid Tank
location-datastream = Datastream
location-raider-bay = Raider Bay
location-hub-destroyed = Hub Destroyed
board-demetrius = Demetrius
board-rebel-basestar = Rebel Basestar
board-short-rebel-basestar = Rebels
not-offered-mission-active = A mission is already active.
not-offered-no-toll = Costs 1 miracle token or 1 Super Crisis card.
not-offered-three-cards = Fewer than 3 skill cards in hand.
not-offered-rebel-of-humans = The Rebel Basestar is on the humans’ side.
not-offered-rebel-of-cylons = The Rebel Basestar is on the Cylons’ side.
ask-mission = { $player }: which mission did you turn up?
ask-raider-bay = { $player }: in which area do the ships appear?
option-mission = { $mission }
effect-clear-ships = All { $piece } leave the board
effect-clear-centurions = All centurions leave the Boarding Party track
effect-leave-game = { $count ->
    [one] Out of the game: { $piece } (1)
   *[other] Out of the game: { $count } { $piece }
 }
effect-miracle-for-all = Every human without a miracle token gains 1
effect-mission-down = Turn the mission face down; back into the deck at the next jump
effect-rebel-humans = The Rebel Basestar joins the humans
effect-rebel-cylons = The Rebel Basestar joins the Cylons
effect-destroy-hub = Turn the Cylon overlay over: Hub Destroyed
effect-look-at-mission = { $who }: look at the top Mission card; put it on top or at the bottom
effect-order-crises = { $who }: look at the top { $cards } Crisis cards; put them back on top in the order you like
effect-search-skills = { $who }: take any { $cards } { $skill } from deck and discard pile; shuffle the rest
effect-raider-bay-raiders = { $who }: place { $count } raiders in an area and activate them
effect-raider-bay-vipers = { $who }: place { $count } unmanned vipers in an area and activate them
effect-shuffle-missions = Shuffle the discarded missions into a new deck
log-mission = { $player } activates { $mission }
log-mission-down = { $mission } lies face down
log-mission-beside = { $mission } goes beside the objective
log-mission-discarded = { $mission } is discarded
log-mission-back = { $mission } is shuffled into the Mission deck
log-rebel-humans = The Rebel Basestar joins the humans
log-rebel-cylons = The Rebel Basestar joins the Cylons
log-hub-destroyed = The Hub is destroyed
log-ships-cleared = { $ship } leave the board, { $area }: { $count }
log-centurions-cleared = Centurions leave the Boarding Party track: { $count }
log-ships-left-game = Out of the game: { $ship } ({ $count })
log-centurions-left-game = { $count ->
    [one] Out of the game: 1 centurion
   *[other] Out of the game: { $count } centurions
 }

# What is drawn of Earth.
mission = Mission
mission-active = Active mission
mission-none = None
mission-up = Face up
mission-down = Face down
mission-side = The card lies
mission-counts = Distance +{ $distance }
mission-deck = Mission deck: { $count }
mission-pile = Discarded missions: { $count }
mission-beside = Beside the objective
mission-discard = Mission discard pile
mission-there = { $mission }: here
mission-no-crisis = No crisis this turn
rebel-humans = Humans
rebel-cylons = Cylons
rebel-none = Not in play
rebel-side = On the side of
hub = Hub
hub-there = Intact
hub-destroyed = Destroyed
out-of-game-count = Out of the game: { $count }
out-of-game-kind = Out of the game: { $kind }
spot-resistance-hq = Resistance HQ
spot-occupation-authority = Occupation Authority
spot-tactical-plot = Tactical Plot
spot-captains-cabin = Captain’s Cabin
spot-hybrid-tank = Hybrid Tank
spot-datastream = Datastream
spot-raider-bay = Raider Bay
spot-hub-destroyed = Hub

held-trauma = Trauma
held-trauma-trauma-benevolent = Benevolent
held-trauma-trauma-benevolent-does = On an Ally: the upper result.
held-trauma-trauma-antagonistic = Antagonistic
held-trauma-trauma-antagonistic-does = On an Ally: the lower result.
held-trauma-trauma-disaster = Disaster
held-trauma-trauma-disaster-does = A human who draws it is executed; a Cylon draws 2 more.
your-trauma = Your trauma tokens
log-trauma-placed = { $location }: a trauma token, face down
log-trauma-on-ally = A random trauma token goes on { $ally }
log-trauma-taken = { $player } takes the trauma token: { $location }
log-trauma-laid = { $player } puts a trauma token on { $ally }
log-trauma-gone = The trauma token on { $ally } is discarded
log-ally-met = { $player } meets { $ally }: { $trauma }
log-disaster = { $player } shows a disaster
log-trauma-mixed = The discarded trauma tokens are mixed in
log-centurions-back = All centurions move back 1 space
log-ally-came = New Ally, { $location }: { $ally }
log-ally-boxed = { $ally } goes into the box
effect-draw-trauma = { $you ->
    [who] You draw
   *[other] { $who } draws
 } { $count ->
    [one] 1 trauma token
   *[other] { $count } trauma tokens
 }
effect-discard-trauma = { $you ->
    [who] You discard
   *[other] { $who } discards
 } { $count ->
    [one] 1 trauma token
   *[other] { $count } trauma tokens
 }
effect-discard-random-trauma = { $you ->
    [who] You discard
   *[other] { $who } discards
 } { $count ->
    [one] 1 random trauma token
   *[other] { $count } random trauma tokens
 }
effect-shoot-raiders = Each unmanned viper destroys 1 raider in its area
effect-centurions-back = All centurions move back 1 space
effect-draw-loyalty = { $who }: draw 1 Loyalty card, if the distance is { $distance } or less; first shuffle 1 “You are not a Cylon” into the deck
effect-move-civilians = { $who }: you may move each civilian ship to an adjacent area
effect-take-destiny = { $who }: take the top { $cards } Destiny cards into your hand
effect-go-anywhere = { $who }: you may go to any location
effect-damage-unmanned = Unmanned vipers in space damaged: { $count }
option-ally-first = Meet the Ally first
option-ability-first = Use the ability first
option-trauma-benevolent = Benevolent
option-trauma-antagonistic = Antagonistic
option-trauma-disaster = Disaster
ask-go-anywhere = { $player }: where do you go?
ask-lay-trauma = { $player }: which trauma token goes on the Ally?
ask-disasters = { $player } drew { $tokens ->
    [one] 1 trauma token
   *[other] { $tokens } trauma tokens
 }. How many disasters?
ask-ally-or-ability = { $player }: Ally or ability first?
ask-meet-ally = { $player }: which Ally do you meet?
ask-ally-token = { $player } meets { $ally }. What does the token show?
ask-ally-drawn = Draw an Ally card. Which one?
ask-ally-drawn-by = { $player }: draw an Ally card. Which one?
ask-replace-ally = Most trauma among the Cylons: who replaces the Ally?

## The Crossroads phase

held-crossroads = Crossroads
your-crossroads = Your Crossroads card
held-crossroads-disturbing-vision = Disturbing Vision
held-crossroads-disturbing-vision-does = Benevolent: discard 2 trauma tokens and 2 random skill cards. Antagonistic: each Cylon player draws 2 trauma tokens; the Admiral is executed.
held-crossroads-miraculous-return = Miraculous Return
held-crossroads-miraculous-return-does = Benevolent: morale +1, 1 destroyed viper returns to the Reserve, raiders act twice. Antagonistic: morale −1, lose 1 civilian ship from the pile, damage 1 basestar.
held-crossroads-perjury = Perjury
held-crossroads-perjury-does = Benevolent: discard 2 random skill cards; you may discard 2 trauma tokens. Antagonistic: draw 2 trauma tokens; you may draw 2 skill cards.
held-crossroads-scanned = Scanned
held-crossroads-scanned-does = Benevolent: morale −1, remove 4 raiders of your choice. Antagonistic: activate raiders, the fleet token moves 1.
held-crossroads-strange-music = Strange Music
held-crossroads-strange-music-does = Benevolent: look at all Loyalty cards of another player, then discard 1 trauma token. Antagonistic: a human player you choose draws 1 Loyalty card; each Cylon player draws 1 trauma token.
held-crossroads-testimony = Testimony
held-crossroads-testimony-does = Benevolent: another player discards 2 random skill cards and may discard 2 trauma tokens. Antagonistic: another player draws 2 skill cards and 2 trauma tokens.
held-crossroads-the-opera-house = The Opera House
held-crossroads-the-opera-house-does = Benevolent: draw 3 trauma tokens, then another player draws 3. Antagonistic: nothing.
ask-lay-tokens = Everyone lays 1 trauma token face down beside their Crossroads card.
ask-lay-one-trauma = { $player }: which trauma token do you lay beside your Crossroads card?
ask-trauma-shown = { $player } shows { $card }. What does the trauma token show?
ask-crossroads-result = { $player } has no trauma token beside { $card }. Which result?
ask-crossroads-card = { $player } shows the Crossroads card. Which one is it?
ask-antagonistic-held = { $player } shows all trauma tokens. How many are antagonistic?
ask-benevolent-held = { $player } shows all trauma tokens. How many are benevolent?
ask-eliminate = A tie in the trial. The President chooses who is eliminated.
ask-damage-basestar = Which basestar is damaged?
option-all-laid = All tokens laid
effect-act-again = { $ship }: all may act once more
effect-receive-loyalty = { $who }: shuffle 1 “You are not a Cylon” into the Loyalty deck and draw 1 card from it
effect-return-vipers = Destroyed vipers return to the Reserve: { $count }
effect-damage-basestar = 1 basestar is damaged
log-crossroads = The Crossroads phase begins. The fleet token goes to Start
log-token-laid = { $player } lays a trauma token face down
log-crossroads-benevolent = { $player }: { $card }, benevolent result
log-crossroads-antagonistic = { $player }: { $card }, antagonistic result
log-trial = The trial: Crossroads cards, Allies and their trauma tokens leave the game
log-antagonistic-shown = { $player } shows antagonistic trauma: { $shown }, counted: { $left }
log-benevolent-shown = { $player } shows benevolent trauma: { $shown }, counted: { $left }
log-eliminated = { $player } is eliminated
log-crossroads-over = The Crossroads phase is over
log-act-again = { $ship }: all may act once more

## Allies, trauma tokens, Crossroads and who is out, on the pages

ally-named = { $ally } (Ally)
ally-with-trauma = { $ally } (Ally, trauma token)
trauma-lies = Trauma token
trauma-laid = trauma token laid
crossroads-phase = Crossroads
crossroads-part-battle = Battle
crossroads-part-cards = Cards
crossroads-part-trial = Trial
crossroads-card = { $player }: { $card }
crossroads-benevolent = Benevolent result
crossroads-antagonistic = Antagonistic result
crossroads-disaster = No result
eliminated-you = You are out of the game
eliminated-note = Whoever is eliminated loses, whoever wins. The others play on.
has-trauma = { $cards ->
    [one] 1 trauma token
   *[other] { $cards } trauma tokens
 }
