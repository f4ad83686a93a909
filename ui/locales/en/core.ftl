# What the rules say: names of things, questions, answers, log lines, refusals. The ids are the rules' own.

## Names on the components

resource-fuel = Fuel
resource-food = Food
resource-morale = Morale
resource-population = Population

title-president = President
title-admiral = Admiral
title-cag = CAG

character-william-adama = William Adama
character-saul-tigh = Saul Tigh
character-helo = Karl “Helo” Agathon
character-laura-roslin = Laura Roslin
character-gaius-baltar = Gaius Baltar
character-tom-zarek = Tom Zarek
character-apollo = Lee “Apollo” Adama
character-starbuck = Kara “Starbuck” Thrace
character-boomer = Sharon “Boomer” Valerii
character-galen-tyrol = “Chief” Galen Tyrol

ability-inspirational-leader = Inspirational Leader
ability-command-authority = Command Authority
ability-cylon-hatred = Cylon Hatred
ability-declare-martial-law = Declare Martial Law
ability-alcoholic = Alcoholic
ability-moral-compass = Moral Compass
ability-religious-visions = Religious Visions
ability-skilled-politician = Skilled Politician
ability-terminal-illness = Terminal Illness
ability-delusional-intuition = Delusional Intuition
ability-cylon-detector = Cylon Detector
ability-friends-in-low-places = Friends in Low Places
ability-unconventional-tactics = Unconventional Tactics
ability-cag = CAG
ability-secret-destiny = Secret Destiny
ability-insubordinate = Insubordinate
ability-recon = Recon
ability-mysterious-intuition = Mysterious Intuition
ability-maintenance-engineer = Maintenance Engineer
ability-blind-devotion = Blind Devotion

skill-politics = Politics
skill-leadership = Leadership
skill-tactics = Tactics
skill-piloting = Piloting
skill-engineering = Engineering
skill-treachery = Treachery

skill-card-consolidate-power = Consolidate Power
skill-card-investigative-committee = Investigative Committee
skill-card-executive-order = Executive Order
skill-card-declare-emergency = Declare Emergency
skill-card-launch-scout = Launch Scout
skill-card-strategic-planning = Strategic Planning
skill-card-evasive-maneuvers = Evasive Maneuvers
skill-card-maximum-firepower = Maximum Firepower
skill-card-repair = Repair
skill-card-scientific-research = Scientific Research

choice-check = the check
choice-first = the first option
choice-second = the second option

location-ftl-control = FTL Control
location-weapons-control = Weapons Control
location-command = Command
location-communications = Communications
location-admirals-quarters = Admiral’s Quarters
location-research-lab = Research Lab
location-hangar-deck = Hangar Deck
location-armory = Armory
location-sickbay = Sickbay
location-brig = Brig
location-press-room = Press Room
location-presidents-office = President’s Office
location-administration = Administration
location-caprica = Caprica
location-cylon-fleet = Cylon Fleet
location-human-fleet = Human Fleet
location-resurrection-ship = Resurrection Ship

area-bow = bow
area-fore-starboard = fore starboard
area-aft-starboard = aft starboard
area-stern = stern
area-aft-port = aft port
area-fore-port = fore port
area-cylon-fleet-bow = Cylon Fleet, bow
area-cylon-fleet-fore-starboard = Cylon Fleet, fore starboard
area-cylon-fleet-aft-starboard = Cylon Fleet, aft starboard
area-cylon-fleet-stern = Cylon Fleet, stern
area-cylon-fleet-aft-port = Cylon Fleet, aft port
area-cylon-fleet-fore-port = Cylon Fleet, fore port

loyalty-not-a-cylon = You are not a Cylon
loyalty-not-a-cylon-means = You win with the humans, as long as none of your cards says otherwise.
loyalty-cylon-damage-galactica = You are a Cylon
loyalty-cylon-damage-galactica-means = You win with the Cylons. Reveal: you may damage Galactica.
loyalty-cylon-damage-galactica-option = You are a Cylon: damage Galactica
loyalty-cylon-reduce-morale = You are a Cylon
loyalty-cylon-reduce-morale-means = You win with the Cylons. Reveal: you may reduce morale.
loyalty-cylon-reduce-morale-option = You are a Cylon: reduce morale
loyalty-cylon-send-to-sickbay = You are a Cylon
loyalty-cylon-send-to-sickbay-means = You win with the Cylons. Reveal: you may send a character to Sickbay.
loyalty-cylon-send-to-sickbay-option = You are a Cylon: send to Sickbay
loyalty-cylon-send-to-brig = You are a Cylon
loyalty-cylon-send-to-brig-means = You win with the Cylons. Reveal: you may send a character to the Brig.
loyalty-cylon-send-to-brig-option = You are a Cylon: send to the Brig
loyalty-sympathizer = You are a Sympathizer
loyalty-sympathizer-means = Show this card at once. The dials decide which side you are on.

skill-politics-1 = Politics 1
skill-politics-2 = Politics 2
skill-politics-3 = Politics 3
skill-politics-4 = Politics 4
skill-politics-5 = Politics 5
skill-leadership-1 = Leadership 1
skill-leadership-2 = Leadership 2
skill-leadership-3 = Leadership 3
skill-leadership-4 = Leadership 4
skill-leadership-5 = Leadership 5
skill-tactics-1 = Tactics 1
skill-tactics-2 = Tactics 2
skill-tactics-3 = Tactics 3
skill-tactics-4 = Tactics 4
skill-tactics-5 = Tactics 5
skill-piloting-1 = Piloting 1
skill-piloting-2 = Piloting 2
skill-piloting-3 = Piloting 3
skill-piloting-4 = Piloting 4
skill-piloting-5 = Piloting 5
skill-engineering-1 = Engineering 1
skill-engineering-2 = Engineering 2
skill-engineering-3 = Engineering 3
skill-engineering-4 = Engineering 4
skill-engineering-5 = Engineering 5
skill-treachery-1 = Treachery 1
skill-treachery-2 = Treachery 2
skill-treachery-3 = Treachery 3
skill-treachery-4 = Treachery 4
skill-treachery-5 = Treachery 5

## Questions and answers

ask-choose-character = { $player } chooses a character
ask-launch-viper = { $player } launches in a viper
ask-start = { $player }: where does your character begin?
ask-deal-loyalty = Deal the Loyalty cards
ask-deal-loyalty-by-hand = { $mutineer ->
    [0] Deal the Loyalty cards: { $cylon } “You are a Cylon”, { $human } “You are not a Cylon”
   *[other] Deal the Loyalty cards: { $cylon } “You are a Cylon”, { $human } “You are not a Cylon”, 1 “You are the Mutineer”
 }
ask-read-loyalty = { $player } reads in secret
ask-close-reading = { $waiting ->
    [0] Everybody has read
    [one] 1 player is still reading
   *[other] { $waiting } players are still reading
 }
ask-lay-out-position = Lay the board out as it stands, then play
ask-take-turn = { $you ->
    [player] You take
   *[other] { $player } takes
 } a turn
ask-take-turn-twice = { $you ->
    [player] You take
   *[other] { $player } takes
 } a turn: two actions
ask-discard-to-limit = { $you ->
    [player] You discard
   *[other] { $player } discards
 } { $cards ->
    [one] 1 skill card
   *[other] { $cards } skill cards
 }
ask-discard-to-limit-random = { $you ->
    [player] You discard
   *[other] { $player } discards
 } { $cards ->
    [one] 1 skill card, drawn at random
   *[other] { $cards } skill cards, drawn at random
 }
ask-pick-for-action = { $you ->
    [player] You pick
   *[other] { $player } picks
 } a player: { $action }
ask-granted-action = { $you ->
    [player] You may
   *[other] { $player } may
 } act now: { $actions ->
    [one] 1 action
   *[other] 2 actions, or a move and 1 action
 }
ask-by-hand = { $player }: { $name }
ask-revealed = { $you ->
    [player] You reveal
   *[other] { $player } reveals
 } as a Cylon
ask-choose-ship = Which ship takes the damage?
ask-draw-damage = Draw a damage token for Galactica
ask-draw-either = Draw a damage token for { $ship } or { $others }
ask-choose-area = Which area’s raiders act next?
ask-boards-first = { $count ->
    [one] One centurion is left. Where does a heavy raider board?
   *[other] { $count } centurions are left. Where do heavy raiders board first?
 }
ask-choose-viper = Which viper does the raider attack? ({ $area })
ask-choose-civilian = Which civilian ship is destroyed? ({ $area })
ask-launch-fewer = How many { $ship } does this basestar launch? ({ $area })
ask-react = { $attack }: { $result }, { $hit }
ask-choose-look = { $you ->
    [player] You look
   *[other] { $player } looks
 } at civilian ships: choose { $number ->
    [1] the first
   *[other] the second
 }
ask-move-civilian = { $player }: move ship { $ship }? ({ $area })
ask-reveal-civilian = Turn the civilian ship up. What was it? ({ $area })
ask-draw-basestar-damage = Draw a damage token for the basestar, { $area }
ask-place-ship = Too few { $piece }, { $left } left. Where does the next one go?
ask-alert-pilot = { $you ->
    [player] You may
   *[other] { $player } may
 } fly a viper that has just come

ask-activate-viper = { $you ->
    [player] You activate
   *[other] { $player } activates
 } vipers: { $left ->
    [one] one more activation
   *[other] { $left } activations
 }
ask-own-viper = { $you ->
    [player] You fly
   *[other] { $player } flies
 }: move or attack
ask-own-viper-escorts = { $you ->
    [player] You fly
   *[other] { $player } flies
 }: move, attack or escort
ask-maximum-firepower = { $you ->
    [player] You attack
   *[other] { $player } attacks
 }: { $left ->
    [one] one more time
   *[other] up to { $left } times
 }
ask-recall-viper = The Reserve is empty. Which viper { $you ->
    [player] do you
   *[other] does { $player }
 } take back?
ask-weapons-target = What { $you ->
    [player] do you
   *[other] does { $player }
 } fire at?
ask-nuke-target = Which basestar { $you ->
    [player] do you
   *[other] does { $player }
 } use the nuke against?
ask-armory-target = Which centurion { $you ->
    [player] do you
   *[other] does { $player }
 } fight?
ask-name-crisis = { $player }: which crisis came up?
ask-play-held = { $player }: which { $kind } card will you play?
ask-discard-held = { $player }: which { $kind } card will you discard?
ask-reveal-held = { $player }: reveal another { $kind }?
ask-choose-option = { $you ->
    [player] Which option do you choose?
   *[other] { $player }: which option?
 }
ask-begin-attack = { $card }: { $you ->
    [player] you may
   *[other] { $player } may
 } have another card drawn
ask-begin-crisis = { $you ->
    [player] You may
   *[other] { $player } may
 } change this
ask-confirm = Result
ask-confirm-of = Result: { $card }
ask-accuse-self = { $player } accuses their own character. Are you sure?
ask-add-cards = { $player }: how many cards will you add?
ask-add-cards-face-up = { $player }: how many cards will you add, face up?
ask-tell-cards = Enter cards: { $left } left
ask-tell-total = What is the total?
ask-ability-order = Which ability comes first?
ask-remove-for-viper = { $player }: damage a viper for { $card } and take a card out of the check?
ask-take-weak = { $player }: take a card of strength { $strength } or less into your hand for { $card }?
ask-play-one = { $player }: play another card face up into the check for { $card }?
ask-enough-for = { $player }: activate an unmanned viper for { $card }? Only if { $skill } cards worth { $strength } or more lie in the check.
ask-treachery = Reckless check: which card did you turn up from the Treachery deck?
ask-treachery-next = { $card }: turn up another one. Which card is it?
ask-total-again = The total was { $total }. What is it now?
ask-tell-total-of-hands = Only the referee looks: { $left ->
    [0] enter the cards from the hands, or their total
    [one] enter the card from a hand, or its total
   *[other] enter the { $left } cards from the hands, or their total
  }
ask-check-result = Total { $total } against { $difficulty }
ask-name-destination = { $player }: { $cards ->
    [one] which destination?
   *[other] which of { $cards } destinations?
 }
ask-scout = { $player }: which deck do you look at?
ask-place-destination = { $player }: where does the Destination card go?
ask-choose-destination = { $you ->
    [player] You choose
   *[other] { $player } chooses
 } a destination in secret
ask-sympathizer = Who has received the Sympathizer?
ask-pass-sympathizer = { $you ->
    [player] You may
   *[other] { $player } may
 } pass the Sympathizer on
ask-mutineer = Who has shown the Mutineer?
ask-pass-mutineer = { $you ->
    [player] You give
   *[other] { $player } gives
 } the Mutineer to a human player
ask-hand-on = { $you ->
    [player] You hand
   *[other] { $player } hands
 } the face-down Loyalty cards to a human player
ask-last-mutineer = { $you ->
    [player] You name
   *[other] { $player } names
 } who draws a Loyalty card
ask-mutineer-order = { $player }: jump first, or the Mutiny card?
option-jump-first = Jump first
option-mutiny-first = Draw the Mutiny card first
ask-goal = { $you ->
    [player] You reveal
   *[other] { $player } reveals
 } a Personal Goal
ask-goal-cards = { $you ->
    [player] You discard
   *[other] { $player } discards
 } skill cards worth 20 or more in all: how many?
ask-executed-shows = { $you ->
    [player] Which Loyalty card do you show?
   *[other] Which Loyalty card does { $player } show?
 }
ask-final-five = Which of the Final Five did { $player } see?
ask-final-five-shown = How many of the Final Five does { $player } show?
ask-final-five-others = How many others of the Final Five does { $player } show?
ask-final-five-order = Which of the Final Five comes first?
ask-goals-at-end = Which Personal Goals did humans hold unrevealed?
ask-name-mutiny = { $you ->
    [player] You play
   *[other] { $player } plays
 } a Mutiny card
ask-pick-player = { $you ->
    [player] You pick
   *[other] { $player } picks
 } a player
ask-may-pick-player = { $you ->
    [player] You may
   *[other] { $player } may
 } pick a player
ask-choose-course = { $you ->
    [player] Which one do you choose?
   *[other] { $player }: which one?
 }
ask-assault-raptor-stays = { $you ->
    [player] Does the assault raptor stay, { $area }?
   *[other] { $player }: Does the assault raptor stay, { $area }?
 }
ask-choose-first = { $you ->
    [player] Which one do you do first?
   *[other] { $player }: which one first?
 }
ask-choose-then = { $you ->
    [player] And then?
   *[other] { $player }: and then?
 }
ask-released = Where { $you ->
    [player] do you
   *[other] does { $player }
 } go from the Brig?
ask-infiltrate = Infiltrate: go where on Galactica?
ask-swap-quorum = { $player }: how many Quorum cards will you exchange?
ask-discard-destiny = { $player }: which Destiny card will you discard?
ask-place-civilian = { $player }: where does the civilian ship go?
ask-clear-area = { $player }: the Cylon ships of which area leave the board?
ask-place-ships = { $player }: in which area do the Cylon ships appear?
ask-place-beyond = { $player }: which area of the Cylon Fleet board?
ask-return-civilian = { $player }: which civilian ship goes back to the pile?
ask-defend-civilian = { $player }: which civilian ship will you defend?
ask-repair-location = { $player }: which location will you repair?
ask-may-launch = { $player }: launch in a viper?
ask-destroy-viper = { $player }: which viper is destroyed?
ask-damage-viper = { $player }: which viper is damaged?
ask-destroy-raider = { $player }: which raider is destroyed?
ask-destroy-heavy-raider = { $player }: which heavy raider is destroyed?
ask-destroy-centurion = { $player }: which centurion is destroyed?
ask-restore-viper = { $player }: which viper returns to the Reserve?
ask-civilian-drawn = { $player }: which civilian ship was drawn?
ask-civilian-destroyed = { $player }: which civilian ship is destroyed?
ask-see-loyalty = { $you ->
    [player] You look
   *[other] { $player } looks
 } at { $cards ->
    [one] 1 Loyalty card
   *[other] { $cards } Loyalty cards
 } of { $you ->
    [at] yours
   *[other] { $at }
 }
ask-name-quorum = { $player }: which Quorum card will you play?
effect-gain = +{ $by } { $resource }
effect-loss = −{ $by } { $resource }
effect-if-below = Only with { $resource } below { $below }:
effect-fleet-forward = { $count ->
    [one] Jump preparation: forward 1 space
   *[other] Jump preparation: forward { $count } spaces
 }
effect-fleet-back = { $count ->
    [one] Jump preparation: back 1 space
   *[other] Jump preparation: back { $count } spaces
 }
effect-distance = Distance travelled +{ $by }
effect-discard = { $count ->
    [one] { $you ->
        [who] You discard
       *[other] { $who } discards
     } 1 skill card
   *[other] { $you ->
        [who] You discard
       *[other] { $who } discards
     } { $count } skill cards
 }
effect-discard-random = { $count ->
    [one] { $you ->
        [who] You discard
       *[other] { $who } discards
     } 1 skill card, drawn at random
   *[other] { $you ->
        [who] You discard
       *[other] { $who } discards
     } { $count } skill cards, drawn at random
 }
effect-discard-all = { $you ->
        [who] You discard
       *[other] { $who } discards
     } all skill cards
effect-draw = { $count ->
    [one] { $you ->
        [who] You draw 1 skill card of your own types
       *[other] { $who } draws 1 skill card of their own types
     }
   *[other] { $you ->
        [who] You draw { $count } skill cards of your own types
       *[other] { $who } draws { $count } skill cards of their own types
     }
 }
effect-draws = { $you ->
    [who] You draw
   *[other] { $who } draws
 } { $draws }
effect-move = { $you ->
    [who] You
   *[other] { $who }
 } → { $location }
effect-stays-there = { $you ->
        [who] You stay
       *[other] { $who } stays
     } in the Brig
effect-move-all = Everyone on { $from } → { $location }
effect-draw-mutiny = { $you ->
    [who] You draw
   *[other] { $who } draws
 } { $count ->
    [one] 1 Mutiny card
   *[other] { $count } Mutiny cards
 }
effect-execute = { $you ->
    [who] You are executed
   *[other] { $who } is executed
 }
effect-move-colonial-one = Everyone on Colonial One → { $location }
effect-release = { $you ->
        [who] You leave
       *[other] { $who } leaves
     } the Brig for a location of Galactica
effect-pick = { $you ->
        [who] You pick
       *[other] { $who } picks
     } a player:
effect-may-pick = { $you ->
        [who] You may
       *[other] { $who } may
     } pick a player:
effect-title = { $you ->
        [who] You become
       *[other] { $who } becomes
     } { $title }
effect-choose = { $you ->
        [who] You choose one
       *[other] { $who } chooses one
     }:
effect-choose-several = { $you ->
        [who] You choose from these
       *[other] { $who } chooses from these
     } ({ $count }):
effect-either = One option:
effect-or = Another option:
effect-or-nothing = Or stop
effect-roll = { $you ->
        [who] You roll
       *[other] { $who } rolls
     }
effect-on-faces = { $from } to { $to }:
effect-place = { $count ->
    [one] Placed: { $piece } (1), { $area }
   *[other] Placed: { $count } { $piece }, { $area }
 }
effect-lose-civilians = { $count ->
    [one] Lose 1 civilian ship from the pile
   *[other] Lose { $count } civilian ships from the pile
 }
effect-lose-raptors = { $count ->
    [one] A raptor is destroyed
   *[other] { $count } raptors are destroyed
 }
effect-restore-raptors = { $count ->
    [one] A destroyed raptor returns to the Reserve
   *[other] Up to { $count } destroyed raptors return to the Reserve
 }
effect-restore-vipers = { $count ->
    [one] A damaged or destroyed viper returns to the Reserve
   *[other] Up to { $count } damaged or destroyed vipers return to the Reserve
 }
effect-damage-reserve = { $count ->
    [one] A viper in the Reserve is damaged
   *[other] { $count } vipers in the Reserve are damaged
 }
effect-damage-space = { $count ->
    [one] A viper in space is damaged
   *[other] { $count } vipers in space are damaged
 }
effect-recall = Every viper in space returns to the Reserve, pilots to the Hangar Deck
effect-board = { $count ->
    [one] A centurion comes aboard
   *[other] { $count } centurions come aboard
 }
effect-damage = { $count ->
    [one] Galactica takes 1 damage token
   *[other] Galactica takes { $count } damage tokens
 }
effect-choose-damage = Draw { $cards } damage tokens; Galactica takes { $count } of them
effect-nuke = The Admiral loses 1 nuke
effect-launch-nuke = A nuke is used against a basestar of your choice
effect-remove-nukes = All nukes leave the game, those beside the board too
effect-gain-nuke = The Admiral gets a nuke, if one is left
effect-repair-all-vipers = All damaged vipers return to the Reserve
effect-activate = Cylon ships act: { $icons }
effect-destroy-raiders = { $count ->
    [one] A raider is destroyed
   *[other] { $count } raiders are destroyed
 }
effect-destroy-heavy-raider = A heavy raider is destroyed
effect-destroy-centurion = A centurion is destroyed
effect-look = { $you ->
        [who] You look
       *[other] { $who } looks
     } at a random Loyalty card of { $at }
effect-look-all = { $you ->
        [who] You look
       *[other] { $who } looks
     } at all Loyalty cards of { $at }
effect-no-looking = Detector Sabotage: nobody looks at Loyalty cards
effect-give-loyalty = The other Loyalty cards go to { $you ->
    [who] you
   *[other] { $who }
 }
effect-take-card = { $you ->
    [who] You look at the hand of { $from } and take
   *[other] { $who } looks at the hand of { $from } and takes
 } 1 skill card
effect-infiltrate = { $you ->
    [who] You infiltrate
   *[other] { $who } infiltrates
 }: go to a location on Galactica
effect-miracle = { $who }: { $count ->
    [one] 1 miracle token
   *[other] { $count } miracle tokens
 }
effect-cylons-may = Every revealed Cylon may do so too
effect-basestar-damaged = { $count ->
    [one] It has 1 damage token
   *[other] It has { $count } damage tokens
 }
effect-destroy-cylons = Every Cylon ship on the board is destroyed
effect-destroy-in = { $count ->
    [one] Destroyed: { $piece } (1), { $area }
   *[other] Destroyed: { $count } { $piece }, { $area }
 }
effect-lose-ship = Civilian ship { $ship } is destroyed
effect-activate-vipers = { $you ->
    [who] You activate
   *[other] { $who } activates
 } { $count ->
    [one] 1 unmanned viper
   *[other] { $count } unmanned vipers
 }
effect-launch-pilots = Every pilot on Galactica may launch in a viper
effect-may-launch = { $you ->
    [who] You may launch
   *[other] { $who } may launch
 } in a viper
effect-discard-quorum = { $you ->
    [who] You discard
   *[other] { $who } discards
 } { $count ->
    [one] 1 Quorum card
   *[other] { $count } Quorum cards
 }
effect-discard-quorum-random = { $you ->
    [who] You discard
   *[other] { $who } discards
 } { $count ->
    [one] 1 Quorum card at random
   *[other] { $count } Quorum cards at random
 }
effect-swap-quorum = { $you ->
    [who] You may
   *[other] { $who } may
 } discard Quorum cards and draw as many
effect-take-all-cards = { $you ->
    [who] You take
   *[other] { $who } takes
 } every skill card from the hand of { $from }
effect-draw-mutiny-if-none = Without a Mutiny card: { $you ->
    [who] you draw
   *[other] { $who } draws
 } { $count ->
    [one] 1 Mutiny card
   *[other] { $count } Mutiny cards
 }
effect-draw-mutiny-keep-one = { $you ->
    [who] You draw
   *[other] { $who } draws
 } { $count ->
    [one] 1 Mutiny card
   *[other] { $count } Mutiny cards
 }: only 1 stays in hand, nobody goes to the Brig
effect-if-executed = Only if an execution has cost morale:
effect-if-holds = Only if { $who } holds a { $kind } card:
effect-end-lasting = { $card } is discarded; the title stays
effect-into-destiny = Shuffle into the Destiny deck: { $cards } { $skill }
effect-new-destiny-of = Discard the Destiny deck and make a new one: { $cards } { $skill }
effect-search-destiny = { $you ->
    [who] You look through the Destiny deck, discard
   *[other] { $who } looks through the Destiny deck, discards
 } { $count ->
    [one] 1 card
   *[other] { $count } cards
 }, then { $you ->
    [who] shuffle
   *[other] shuffles
 } it
effect-look-at-crises = { $you ->
    [who] You may look
   *[other] { $who } may look
 } at the top { $cards ->
    [one] Crisis card
   *[other] { $cards } Crisis cards
 }: put each on top of the deck or under it
effect-look-at-bottom = { $you ->
    [who] You look
   *[other] { $who } looks
 } at the bottom card of a deck, but not of Loyalty or Motive cards
effect-another-destination = Discard this card: another destination is drawn and carried out
effect-release-all = Everyone in the Brig may go to a location of Galactica
effect-may-leave-brig = { $you ->
    [who] You may
   *[other] { $who } may
 } leave the Brig for a location of Galactica
effect-may-leave-for-anywhere = { $you ->
    [who] You may
   *[other] { $who } may
 } leave the Brig for any location
effect-highest-gain = The highest resource: +{ $by }
effect-highest-loss = The highest resource: −{ $by }
effect-lowest-gain = The lowest resource: +{ $by }
effect-lowest-loss = The lowest resource: −{ $by }
effect-place-civilians = { $you ->
    [who] You place
   *[other] { $who } places
 } { $count ->
    [one] 1 civilian ship
   *[other] { $count } civilian ships
 }, in areas without one while there are any
effect-clear-area = { $you ->
    [who] You choose a space area
   *[other] { $who } chooses a space area
 }: its Cylon ships leave the board
effect-place-ships = { $you ->
    [who] You choose a space area
   *[other] { $who } chooses a space area
 }. There: { $basestars ->
    [one] 1 basestar
   *[other] { $basestars } basestars
 }, { $raiders ->
    [one] 1 raider
   *[other] { $raiders } raiders
 }
effect-place-beyond = { $basestars ->
    [0] { $raiders ->
        [one] 1 raider
       *[other] { $raiders } raiders
     }
    [one] 1 basestar
   *[other] { $basestars } basestars
 } to the Cylon Fleet board
effect-below-raiders = { $you ->
    [who] You roll
   *[other] { $who } rolls
 }. Lower than the number of raiders ({ $raiders }):
effect-return-civilian = { $you ->
    [who] You choose a civilian ship
   *[other] { $who } chooses a civilian ship
 } in space: it goes back to the pile, unseen
effect-defend-civilian = { $you ->
    [who] You choose a civilian ship
   *[other] { $who } chooses a civilian ship
 }: destroy up to { $raiders } raiders or { $heavy } heavy raider in its area; then on 1–{ $to } the ship is destroyed too
effect-repair-location = { $you ->
    [who] You may
   *[other] { $who } may
 } repair a damaged location
effect-damage-any = { $count ->
    [one] A viper in space or in the Reserve is damaged
   *[other] { $count } vipers in space or in the Reserve are damaged
 }
effect-destroy-vipers = { $count ->
    [one] A viper that is damaged or in the Reserve is destroyed
   *[other] { $count } vipers that are damaged or in the Reserve are destroyed
 }
effect-repair-vipers = { $count ->
    [one] A damaged viper returns to the Reserve
   *[other] Up to { $count } damaged vipers return to the Reserve
 }
effect-draw-quorum = { $count ->
    [one] { $you ->
        [who] You draw
       *[other] { $who } draws
     } 1 Quorum card
   *[other] { $you ->
        [who] You draw
       *[other] { $who } draws
     } { $count } Quorum cards
 }
effect-play-one-drawn = { $you ->
    [who] You draw
   *[other] { $who } draws
 } { $count } Quorum cards: play 1, put the others under the deck
effect-crisis-of-two = Draw 2 Crisis cards: resolve 1, put the other under the deck
effect-crisis-of-two-discard = Draw 2 Crisis cards: resolve 1, discard the other unseen
effect-play-quorum = { $you ->
        [who] You may
       *[other] { $who } may
     } play a Quorum card
effect-draw-held = { $count ->
    [one] { $you ->
        [who] You draw
       *[other] { $who } draws
     } 1 { $kind } card
   *[other] { $you ->
        [who] You draw
       *[other] { $who } draws
     } { $count } { $kind } cards
 }
effect-discard-held = { $you ->
    [who] You discard
   *[other] { $who } discards
 } 1 { $kind } card
effect-swap-held = { $you ->
        [who] You discard 1 { $kind } card and draw
       *[other] { $who } discards 1 { $kind } card and draws
     } another
effect-another-crisis = Another crisis follows, after the Cylon ships
effect-everybody-acts = Everybody in turn may take an action or move, revealed Cylons too
effect-quorum-under = { $you ->
    [who] You put
   *[other] { $who } puts
 } { $count ->
    [one] 1 Quorum card
   *[other] { $count } Quorum cards
 } from the President’s hand under the deck
effect-fleet-jumps = The fleet jumps
effect-stays = The card stays in play
effect-stays-with = The card stays in front of { $you ->
    [who] you
   *[other] { $who }
 }
effect-removed = The card leaves the game
effect-add-jump-icon = The next crisis card this turn counts as having a jump icon
effect-pursue = Pursuit moves on: 1 space
effect-not-affected = { $who } is a revealed Cylon and not affected
effect-destiny-across = The last { $first ->
    [one] Destiny card comes first, then
   *[other] { $first } Destiny cards come first, then
 } { $more } from a new Destiny deck
effect-destiny-cards = { $cards ->
    [one] 1 Destiny card comes first
   *[other] { $cards } Destiny cards come first
 }
effect-new-destiny = { $each ->
    [one] The Destiny deck is used up: shuffle a new one from { $each } card of each type
   *[other] The Destiny deck is used up: shuffle a new one from { $each } cards of each type
  }
effect-on-pass = Pass ({ $difficulty } or more)
effect-on-partial = Partial ({ $difficulty } or more)
effect-on-fail = Fail
effect-on-consequence = Consequence, if any card has a check ability
effect-no-effect = no effect
effect-check-cards-all-taken = { $player } takes the cards of the check
aside-action-unused = { $player } has not taken an action. End the turn anyway?
aside-turn-not-over = { $player } still has steps left: { $step } is next. End the turn anyway?
aside-crisis-unresolved = The crisis of { $player }’s turn is not resolved. Go on without it?
aside-action-and-crisis = { $player } has not taken an action, and the crisis of this turn is not resolved. End the turn anyway?
effect-check-cards-discarded = { $cards ->
    [one] The card of the check is discarded
   *[other] The { $cards } cards of the check are discarded, each on the pile of its type
 }
effect-check-cards-taken = { $player } takes the cards of the check: { $cards }
effect-by-hand = Do what the card says
who-player = { $player }
who-everyone = Everyone
who-humans = Every human
who-cylons = Every revealed Cylon
who-picked = that player
who-nobody = Nobody
draw-of = { $cards } { $skill }
draw-either = { $cards ->
    [one] 1 { $skills }
   *[other] { $cards } of { $skills }
 }
draw-type = { $skill }
draw-or = { $first } or { $rest }
draw-any = { $cards ->
    [one] 1 card of any type
   *[other] { $cards } cards of any types
 }
draw-different = { $cards } cards of different types
draw-and = { $first } and { $rest }
draw-list = { $first }, { $rest }
effect-look-at-deck = Look at the top Crisis or Destination card; put it on top or at the bottom
effect-look-at-destination = Look at the top Destination card; put it on top or at the bottom
effect-look-at-crisis = You may look at the top Crisis card; put it on top or at the bottom

attack-raider-viper = Raider attacks an unmanned viper, { $area }
attack-raider-kind = Raider attacks: { $kind }, { $area }
attack-raider-pilot = Raider attacks { $player }’s viper, { $area }
attack-raider-galactica = Raider attacks Galactica, { $area }
attack-basestar-galactica = Basestar attacks Galactica, { $area }
attack-viper-ship = Unmanned viper attacks a { $ship }, { $area }
attack-kind-ship = { $kind } attacks a { $ship }, { $area }
attack-pilot-ship = { $player } attacks a { $ship }, { $area }
attack-weapons-control = Galactica fires at a { $ship }, { $area }
attack-nuke = Nuke against the basestar, { $area }
attack-armory = Centurion on space { $space } under fire
attack-raptor = Raptor at risk: { $needed } or more brings it back
attack-placing = Cylon Fleet board ({ $ship })
pursuit-track = Pursuit
pursuit-left = attack in { $count }
attack-number = Roll: 1–{ $low } or { $low ->
    [2] 3–8
    [3] 4–8
    [4] 5–8
    [5] 6–8
    [6] 7–8
    [7] 8
   *[other] higher
 }

action-command = Command
action-cag = CAG
action-own-viper = fly your viper
action-maximum-firepower = Maximum Firepower
action-hangar-deck = Hangar Deck
action-weapons-control = Weapons Control
action-nuke = nuke
action-armory = Armory
action-raptor = raptor at risk

hit-nothing = no effect
hit-viper-damaged = damaged
hit-viper-destroyed = destroyed
hit-ship-destroyed = destroyed
hit-galactica-damaged = Galactica damaged
hit-basestar-damaged = damaged
hit-basestar-damaged-twice = basestar damaged twice
hit-basestar-destroyed = basestar destroyed
hit-basestar-and-raiders-destroyed = basestar destroyed, with up to 3 raiders
hit-centurion-destroyed = destroyed
hit-raptor-returned = success
hit-raptor-destroyed = raptor lost
hit-placed = placed
hit-low = first range
hit-high = second range

reason-raider-viper = A raider attacks vipers in its area first ({ $area })
reason-raider-civilian = No viper: the raider destroys a civilian ship ({ $area })
reason-raider-moves = Nothing to attack: the raider moves toward the nearest civilian ship, to { $to }
reason-raider-galactica = No civilian ship in space: the raider attacks Galactica ({ $area })
reason-centurions = Centurions aboard advance first, each by one space
reason-centurions-too = Every centurion aboard advances by one space, the new ones too
reason-heavy-raiders = Heavy raiders in a launch area board; the others move toward one
reason-launch = The basestar launches { $count } × { $ship } ({ $area })
reason-place-card-ships = The card’s own ships come now and do not act with its icons
reason-placed-raiders-act = { $card }: the raiders just placed act at once
reason-basestars-attack = { $card }: each basestar attacks Galactica at once
reason-fleet-token-back = { $card }: the fleet token goes back { $count ->
    [one] 1 space
   *[other] { $count } spaces
 }
reason-active-player-discards = { $card }: the active player discards { $count ->
    [one] 1 skill card
   *[other] { $count } skill cards
 }
reason-reserve-vipers-damaged = { $card }: { $count ->
    [one] 1 viper in the Reserve is damaged
   *[other] { $count } vipers in the Reserve are damaged
 }
reason-attack-card-stays = { $card } stays in play with its rule

# Reminders: one line of at most 80 characters.
reminder-rem-1 = Hand limits do not count while drawing
reminder-rem-2 = In Sickbay only 1 card is drawn
reminder-rem-3 = Choose between the types before drawing
reminder-rem-4 = Going to another ship costs 1 skill card
reminder-rem-5 = The viper may move now, and again with the action
reminder-rem-6 = Pass the Brig’s check to leave it; leave Sickbay by moving
reminder-rem-7 = Ships move to adjacent areas only, never across Galactica
reminder-rem-7-mark-vii = A Mark VII moves up to 2 areas, other ships 1; never across Galactica
reminder-rem-8 = Any action may be taken in the Brig
reminder-rem-10 = A Cylon may reveal as the action; from the Brig, the card has no effect
reminder-rem-11-brig = { $player } is in the Brig and adds 1 card at most
reminder-rem-11-cylon = { $player } is a revealed Cylon and adds 1 card at most
reminder-rem-11-detention = { $player } is in Detention and adds 2 cards at most
reminder-rem-11-infiltrating = { $player } is infiltrating and adds 2 cards at most
reminder-rem-15 = { $player } stays in the Brig: nobody goes from there to Sickbay
reminder-rem-18-reveal = The titles of { $player } pass on
reminder-rem-18-brig = The Brig costs { $player } every title but President
reminder-rem-19 = Leaving the Brig does not make { $player } Admiral again
reminder-rem-28 = A revealed Cylon’s turn has no crisis and no Cylon ships
reminder-rem-28-caprica = A revealed Cylon’s turn has no crisis and no Cylon ships; a crisis played from Caprica still prepares the jump
reminder-rem-29 = The viper of { $player } was hit: the pilot goes to Sickbay
reminder-rem-30 = { $player } is the Mutineer: a jump icon now brings 1 Mutiny card, and only 1
reminder-rem-34 = The Bridge of Demetrius was activated: no crisis this turn
reminder-rem-35 = { $player } has not left where the turn began: to Sickbay after the action
reminder-rem-38 = At this location only 1 card is drawn
reminder-rem-39 = This ability costs { $player } a miracle token
reminder-xtreach-2 = Bait or Dradis Contact discarded by choice: draw a Mutiny card, once a turn; not at random, not by “discard all”

icon-raiders = Raiders
icon-launch-raiders = Launch raiders
icon-heavy-raiders = Heavy raiders
icon-basestars = Basestars

one-raider = raider
one-heavy-raider = heavy raider
one-viper = unmanned viper
one-basestar = basestar
one-civilian-ship = civilian ship
one-raptor = raptor
one-mark-vii = unmanned Mark VII
one-assault-raptor = unmanned assault raptor
craft-viper = Viper
craft-mark-vii = Mark VII
craft-assault-raptor = Assault raptor

attack-card-ambush = Ambush
attack-card-besieged = Besieged
attack-card-boarding-parties = Boarding Parties
attack-card-cylon-swarm = Cylon Swarm
attack-card-heavy-assault = Heavy Assault
attack-card-jammed-assault = Jammed Assault
attack-card-raiding-party = Raiding Party
attack-card-surrounded = Surrounded
attack-card-tactical-strike = Tactical Strike
attack-card-thirty-three = Thirty-Three
attack-card-massive-assault = Massive Assault

option-character = { $character }
option-launch-viper = { $area }
option-deal-loyalty = Deal now
option-loyalty-dealt = The cards are dealt
option-read = I have read my cards
option-seen = Done looking
option-close-reading = Go on
option-play = Play
option-next = Next: { $step }
option-back = Back: { $step }
option-end-turn = Next player
option-go = { $location }
option-go-for-card = { $location } (1 skill card)
option-fly = Fly to { $area }
option-discarded = Discarded
option-read-on = Go on
option-area = { $area } ({ $count })
option-alert-fly = Fly: { $area }
option-alert-stay = Stay
option-assault-raptor-stays = It stays
option-assault-raptor-returns = It goes to the Reserve
option-by-hand = We do it by hand
option-check = Skill check { $difficulty }
option-course = This instead
option-secret-destiny = { $player }: Secret Destiny, draw another
option-card = { $card }
option-moral-compass = { $player }: Moral Compass, this instead
option-compass-described = { $player }: Moral Compass, choose the other half
option-begin = Begin
option-apply = Done
option-player = { $player }
option-accuse-self = Yes, my own
option-nobody = Nobody
option-nothing = Nothing
option-unmanned = Unmanned viper: { $area } ({ $count })
option-damaged-viper = A damaged one ({ $count })
option-destroyed-viper = A destroyed one ({ $count })
option-centurion = Space { $space }
option-civilian-at = Ship { $ship }: { $area }
option-cards = { $cards }
option-player-cards = { $player }: { $cards }
option-nobody-else = No more cards
option-tell-card = { $card }
option-take-card-back = Take back { $card }
option-play-card = { $you ->
    [player] Play { $card }
   *[other] { $player }: { $card }
 }
option-check-ability = { $card }
option-abilities-in-order = All, in this order
option-ability-used = Done
option-plays-one = Plays a card
option-no-treachery = No card there
option-ability-there = { $card }
option-ability-not-there = { $card }: not there
option-total-stands = The total stands
option-card-pass = { $player }: { $card }, it passes
option-card-fail = { $player }: { $card }, it fails
option-ability-by = { $player }: { $ability }, { $by }
option-arbitrator = { $player }: Assign Arbitrator, { $by }
option-reserve-viper = One of the Reserve ({ $count })
option-place-at = { $area }
option-chief-of-staff = { $player }: Assign Chief of Staff, all politics counts for the check
option-probation = { $player }: Probation, see the cards added
option-intuition-pass = { $player }: Mysterious Intuition, it passes
option-intuition-fail = { $player }: Mysterious Intuition, it fails
option-devotion = { $player }: Blind Devotion, { $skill } counts nothing
option-authority = { $player }: Command Authority, takes the cards
option-all-told = Done
option-accept = Go on
option-distance = Distance { $distance }, rest by hand
option-first-destination = The first
option-second-destination = The second
option-third-destination = The third
option-card-at = Card { $number }
option-keep-sympathizer = Keep it
option-loyalty-card = { $card }
option-no-cylon-card = No Cylon card
option-held-card = { $card }
group-cards = Skill cards
option-motive = Reveal Motive card { $number }
option-act-location = Activate { $location }
option-act = { $action }
option-act-super-crisis = Play a Super Crisis
option-act-activate = Activate: { $icon }
option-act-repair-vipers = Repair: up to 2 vipers
option-act-play-quorum = Play a Quorum card
option-act-end-infiltration = End the infiltration
option-act-draw-quorum = Draw 1 Quorum card
option-act-reveal = Reveal as a Cylon
option-act-goal = Reveal a Personal Goal
option-act-mutiny = Play a Mutiny card
option-any-order = Order doesn’t matter
option-viper-of = { $player }’s viper
option-civilian = Ship { $ship }
option-number = { $count }
option-roll = Roll for me
option-face = { $face }
option-plan = { $player }: Strategic Planning, +2
option-stand = Keep result
option-evade = { $player }: Evasive Maneuvers, roll again
option-eco = { $player }: ECO Officer, roll again
option-stay = Leave it there
option-scout-crisis = The top Crisis card
option-scout-destination = The top Destination card
option-on-top = On top of the deck
option-under = Under the deck
option-stay-in-brig = Stay in the Brig
option-civilian-kind = { $kind }
option-basestar-damage = { $token }
option-launch-unmanned = Launch a viper: { $area }
option-viper-moves = Viper: { $from } → { $area }
option-recall = Take the viper back: { $area }
option-escort = Escort ship { $ship } to the pile: { $area }
option-unmanned-kind = { $kind }: { $area }
option-unmanned-kinds = { $kind }: { $area } ({ $count })
option-launch-kind = { $kind }: launch, { $area }
option-kind-moves = { $kind }: { $from } → { $area }
option-recall-kind = { $kind }: take back, { $area }
option-reserve-kind = { $kind } in the Reserve ({ $count })
option-damaged-kind = { $kind }, damaged ({ $count })
option-destroyed-kind = { $kind }, destroyed ({ $count })
option-no-more = Done
option-damage-location = { $location }
option-damage-resource = { $resource } −1
option-ship = { $ship }
board-galactica = Galactica
board-pegasus = Pegasus

not-offered-taken = Already chosen.
not-offered-no-mutiny = No Mutiny card in hand.
not-offered-unbalanced = Other types have more characters left.
not-offered-not-leader = For a Cylon Leader among the Cylons.
not-offered-no-miracle = No miracle token left.
not-offered-barred = Not with six players and without the Sympathizer.

## Log

log-game-began = The game begins. { $player } goes first.
log-first-player-rolled = The game begins. Dradis rolled: { $player } goes first.
log-character-chosen = { $player } is { $character }
log-character-starts = { $player } starts at { $location }
log-character-launches = { $player } launches in a viper: { $area }
log-character-off-board = { $player } is not on the board yet
log-title-given = { $player } becomes { $title }
log-nukes-taken = { $player } takes { $nukes ->
    [one] the nuke
   *[other] { $nukes } nukes
 }
log-nukes-removed = All nukes leave the game
log-board-laid-out = The ships are placed
log-loyalty-shown-here = { $player }’s cards are shown on the referee’s screen
log-loyalty-dealt = { $cards } Loyalty cards dealt
log-loyalty-dealt-by-hand = The table dealt { $cards } Loyalty cards
log-destiny-built = A Destiny deck of { $cards } cards is built
log-destiny-drawn = { $cards ->
    [one] 1 Destiny card drawn
   *[other] { $cards } Destiny cards drawn
 }
log-destiny-shown = The cards of the check: { $cards }
log-destiny-mixed = Shuffled into the Destiny deck: { $cards } { $skill }
log-destiny-shuffled = The Destiny deck is shuffled
log-destiny-rebuilt = A new Destiny deck: { $cards } { $skill }
log-destiny-looked = { $player } looks through the Destiny deck
log-destiny-discarded = Discarded from the Destiny deck: { $card }
log-you-have-read = You have read your cards
log-reading-done = Everybody has read
log-reading-closed = { $without ->
    [one] Reading closed, 1 player had not confirmed
   *[other] Reading closed, { $without } players had not confirmed
 }
log-turn-began = Turn { $number }: { $player }
log-step-began = { $step }
log-stepped-back = Back to: { $step }
log-starting-hands = Starting hand, { $players }: { $cards ->
    [one] 1 skill card
   *[other] { $cards } skill cards
 } of their own types
log-turn-ended = { $player } ends the turn
log-hand-received = { $player } receives { $by ->
    [one] 1 skill card
   *[other] { $by } skill cards
 }
log-hand-drew = { $player } draws { $draws }
log-hand-changed-ship = { $player } gives up 1 skill card to change ship
log-hand-limit = { $player } discards down to { $cards ->
    [one] 1 skill card
   *[other] { $cards } skill cards
 }
log-hand-revealed = { $player } keeps { $cards ->
    [one] 1 skill card
   *[other] { $cards } skill cards
 }
log-hand-played = { $player } plays a skill card: { $cards } left
log-hand-discarded = { $player } discards { $by ->
    [one] 1 skill card
   *[other] { $by } skill cards
 }: { $cards } left
log-hand-took = { $player } takes a skill card: { $cards } now
log-hand-taken = { $player } loses a skill card: { $cards } left
log-hand-gained = { $player } draws { $by ->
    [one] 1 skill card
   *[other] { $by } skill cards
 }
log-hand-lost = { $player } gives up { $by ->
    [one] 1 skill card
   *[other] { $by } skill cards
 }
log-moved = { $player } moves to { $location }
log-moved-viper = { $player } flies: { $area }
log-moved-off-board = { $player } leaves the board
log-infiltrates = { $player } infiltrates
log-infiltration-ended = { $player } ends the infiltration
log-miracles = { $player }: { $tokens } miracle { $tokens ->
    [one] token
   *[other] tokens
 }
log-stayed-in-brig = { $player } stays in the Brig
log-sent = { $player } → { $location }
log-arrived = { $player } arrives: { $location }
log-hurt = { $player } is hurt → { $location }
log-jailed = { $player } → { $location }
log-landed = { $player } lands: { $location }
log-resurrected = { $player } wakes up: { $location }
log-title-passed = { $player } becomes { $title }
log-title-succession = { $title } by succession: { $player }
log-cylon-revealed = { $player } is a Cylon
log-quorum-hand = Quorum hand: { $from } → { $to }
log-fleet-token = Jump track advanced to { $space }
log-fleet-departs = The fleet jumps: every ship leaves the board
log-destinations-shuffled = The Destination deck is shuffled
log-held-shuffled = { $kind ->
    [Trauma] The trauma tokens are mixed
   *[other] The { $kind } deck is shuffled
 }
log-held-dealt = { $kind ->
    [Trauma] { $player } draws a trauma token
   *[other] { $player } draws a { $kind } card
 }
log-held-discarded = { $kind ->
    [Trauma] { $player } discards a trauma token
   *[other] { $player } discards a { $kind } card
 }
log-destination-seen = { $player } looks at the top Destination card
log-destination-on-top = The Destination card goes back on top
log-destination-under = The Destination card goes under the deck
log-destinations-dealt = { $cards ->
    [one] { $player } draws 1 destination
   *[other] { $player } chooses one of { $cards } destinations
 }
log-destination = Destination: { $card }, distance { $distance }
log-destination-discarded = { $card } is discarded: another destination is drawn
log-travelled = Distance { $from } → { $to }
log-sleeper-phase = The Sleeper phase begins
log-last-leg = The next jump is the last
log-final-jump-held = The final jump does not end the game while { $resources } is at 0
log-fleet-token-reset = Jump track: back to Start
log-sleeper-dealt = { $cards ->
    [one] { $cards } Loyalty card is dealt
   *[other] { $cards } Loyalty cards are dealt
}
log-sympathizer-shown = { $player } shows the Sympathizer
log-sympathizer-passed = { $from } passes the Sympathizer to { $player }
log-loyalty-card-shown = { $player } shows: { $card }
log-loyalty-cards-shown = { $player } shows: { $cards }
log-loyalty-drawn = { $player } draws a Loyalty card
log-loyalty-joined = A “not a Cylon” card is shuffled into the Loyalty deck
log-loyalty-card-passed = { $card }: { $from } → { $player }
log-executed = { $player }: { $character } is executed
log-held-shown = { $player }: { $card } ({ $kind })
log-held-removed = { $card } leaves the game
log-location-damaged = { $location } is damaged
log-resource-damaged = Galactica is damaged: { $resource }
log-ship-destroyed = { $ship } is destroyed and leaves the game
log-location-repaired = { $location } is repaired
log-centurion-boarded = A centurion comes aboard
log-boarding-advanced = The centurions advance
log-centurion-destroyed = A centurion is destroyed
log-seat-left = { $player } has left the table
log-seat-taken = { $player } is back at the table
log-loyalty-opened = Everybody’s Loyalty cards are turned up
log-played-on = The table plays on
log-resource-gained = { $resource } +{ $by }: { $from } → { $to }
log-resource-lost = { $resource } −{ $by }: { $from } → { $to }
log-resource-at-limit = { $resource } stays at { $to }
log-pace-teach = From now on each step is explained
log-pace-steps = From now on each roll waits
log-pace-fast = From now on only decisions wait
log-tracking-full = Dradis now tracks every step and all hands
log-tracking-light = Dradis now tracks only the board: no hands, no steps
log-reminder-muted = A reminder is muted
log-reminder-unmuted = A reminder is back
log-icon-began = { $icon } activated
log-no-ships = { $icon }: nothing to activate
log-ships-taken = { $ship }: { $count } taken, { $area }
log-ships-moved-in = Every ship of the Cylon Fleet board beside it comes in: { $area }
log-pursuit = Pursuit: space { $space }
log-pursuit-anew = Pursuit: back to Start
log-fleet-pursued = The fleet jumps: Cylon ships go to the Cylon Fleet board, civilian ships stay
log-ship-moved = { $ship }: { $from } → { $area }
log-launched = { $ship }: { $count } launched, { $area }
log-weapons-disabled = Basestar, { $area }: weapons disabled, no attack
log-hangar-disabled = Basestar, { $area }: hangar disabled, no launch
log-strategic-planning = { $player } plays Strategic Planning: +2
log-evasive-maneuvers = { $player } plays Evasive Maneuvers: roll again
log-eco-used = { $player } rolls again (ECO Officer)
log-die-rolled = { $attack }: { $change ->
    [0] { $result }
   *[other] { $face } → { $result }
 }, { $hit }
log-die-corrected = { $attack }, corrected: { $change ->
    [0] { $result }
   *[other] { $face } → { $result }
 }, { $hit }
log-viper-damaged = Viper damaged, { $area }
log-viper-destroyed = Viper destroyed, { $area }
log-viper-of-damaged = { $player }’s viper damaged, { $area }
log-viper-of-destroyed = { $player }’s viper destroyed, { $area }
log-ships-destroyed = { $ship }: { $count } destroyed, { $area }
log-basestar-damaged = Basestar, { $area }: { $token }
log-personnel-damaged = Basestar, { $area }: { $token }. Each Cylon player draws 2 trauma tokens
log-basestar-destroyed = Basestar destroyed, { $area }
log-civilian-destroyed = Civilian ship destroyed, { $area }: { $kind }
log-civilians-seen = { $player } looks at { $count ->
    [one] 1 civilian ship
   *[other] { $count } civilian ships
 }
log-civilian-moved = Civilian ship { $ship }: { $from } → { $area }
log-civilian-escorted = Civilian ship { $ship } escorted, back in the pile: { $area }
log-raptors-destroyed = { $count ->
    [one] A raptor is destroyed
   *[other] { $count } raptors are destroyed
 }
log-action-began = { $player }: { $action }
log-acts = { $player }: { $action }
log-another-action = { $player } has another action
log-action-granted = { $player } may act now
log-viper-launched = A viper is launched: { $area }
log-viper-recalled = A viper returns to the Reserve: { $area }
log-kind-launched = { $kind }: launched, { $area }
log-kind-recalled = { $kind }: back to the Reserve, { $area }
log-kind-repaired = { $kind }: { $count } repaired
log-kind-reserve-damaged = { $kind }: { $count } damaged in the Reserve
log-kind-manned = { $player } flies: { $kind }, { $area }
log-kind-damaged = { $kind } damaged, { $area }
log-kind-destroyed = { $kind } destroyed, { $area }
log-kind-lost = { $kind }: 1 destroyed
log-kind-restored = { $kind }: { $count } back to the Reserve
log-assault-raptor-gained = An assault raptor replaces a raptor in the Reserve
log-vipers-repaired = { $count ->
    [one] A viper is repaired
   *[other] { $count } vipers are repaired
 }
log-nuke-spent = { $player } spends a nuke: { $left ->
    [0] none left
   *[other] { $left } left
 }
log-attack-card-discarded = { $card } is discarded
log-attack-card-drawn = Cylon attack: { $card }
log-attack-card-stays = { $card } stays in play
log-attack-card-reshuffled = { $card } is shuffled into the Crisis deck
log-ships-placed = { $ship }: { $count } placed, { $area }
log-basestars-placed = { $count ->
    [one] Basestar placed
   *[other] { $count } basestars placed
 }, { $area }
log-civilians-placed = { $count ->
    [one] 1 civilian ship placed
   *[other] { $count } civilian ships placed
 }, { $areas }
log-pieces-short = Too few { $piece }: { $count } not placed
log-fleet-token-back = Jump track: back to space { $space }
log-reserve-vipers-damaged = { $count ->
    [one] A viper in the Reserve is damaged
   *[other] { $count } vipers in the Reserve are damaged
 }
log-viper-manned = { $player } flies a viper, { $area }
log-ability-used = { $player } uses { $ability }
log-hand-added = { $player } adds to the check: { $cards ->
    [one] 1 skill card left
   *[other] { $cards } skill cards left
 }
log-crisis-opened = { $player } draws { $card }
log-crisis-described = { $player } draws a crisis
log-crisis-chosen = { $player } chooses { $choice }
log-crisis-replaced = { $player } replaces the crisis
log-crisis-stays = The crisis stays in play
log-another-crisis = Another crisis
log-check-began = Skill check { $difficulty }: { $skills }
log-check-at = { $player } at { $location }: skill check { $difficulty }, { $skills }
log-check-about = { $player } at { $location }, for { $about }: skill check { $difficulty }, { $skills }
log-check-card = { $player } plays { $card }
log-check-ability-resolved = { $card } takes effect
log-check-card-taken-out = { $card } leaves the check
log-check-card-into-hand = { $card } leaves the check for a hand
log-check-consequence = The consequence follows
log-treachery-shown = From the Treachery deck: { $card }
log-check-ability = { $player }: { $ability } { $by }
log-check-inspired = { $player }: Inspirational Leader, cards of strength 1 count for the check
log-check-devotion = { $player }: { $skill } cards count for nothing
log-check-quorum = { $card }: { $by }
log-check-quorum-spent = { $card } is discarded for the check
log-check-told = Difficulty corrected: { $by }
log-check-type-counts = Corrected: { $skill } counts
log-check-type-against = Corrected: { $skill } counts against
log-check-chosen-pass = { $player } lets the check pass, without cards
log-check-chosen-fail = { $player } lets the check fail, without cards
log-check-passed = Passed: { $matching } − { $against } = { $total }, needed { $difficulty }
log-check-partial = Partly passed: { $matching } − { $against } = { $total }, needed { $difficulty }
log-check-failed = Failed: { $matching } − { $against } = { $total }, needed { $difficulty }
log-check-passed-total = Passed: total { $total }, needed { $difficulty }
log-check-partial-total = Partial: total { $total }, { $difficulty } needed to pass
log-check-failed-total = Failed: total { $total }, needed { $difficulty }
log-quorum-played = { $player } plays { $card }
log-quorum-stays = The Quorum card stays in play
log-quorum-with = The Quorum card stays with { $player }
log-quorum-removed = The Quorum card leaves the game
log-quorum-left = { $card } is discarded
log-picked = { $player } picks { $picked }
log-civilian-lost = Civilian ship lost from the pile: { $kind }
log-reserve-viper-lost = A viper in the Reserve is destroyed
log-damaged-viper-lost = A damaged viper is destroyed
log-area-cleared = Every Cylon ship leaves the board, { $area }
log-raptors-restored = { $count ->
    [one] A destroyed raptor returns to the Reserve
   *[other] { $count } destroyed raptors return to the Reserve
 }
log-vipers-restored = { $count ->
    [one] A destroyed viper returns to the Reserve
   *[other] { $count } destroyed vipers return to the Reserve
 }
log-distance-grew = Distance travelled: { $from } → { $to }
log-loyalty-looked = { $player } looks at a Loyalty card of { $at }
log-loyalty-looked-all = { $player } looks at all Loyalty cards of { $at }
log-loyalty-given = { $player } hands Loyalty cards to { $to }
log-crisis-removed = The card leaves the game
log-cylons-win-resources = The Cylons win: { $resources } at 0
log-cylons-win-boarded = The Cylons win: centurions have taken Galactica
log-cylons-win-destroyed = The Cylons win: { $locations ->
    [one] 1 location is damaged
   *[other] { $locations } locations are damaged
 }
log-cylons-win-final-jump = The Cylons win: the last jump with { $resources } at 0
log-cylons-win-no-character = The Cylons win: no character is left to choose
log-humans-win-kobol = The humans win: the fleet has made its last jump
log-humans-declared = The table says: the humans win
log-cylons-declared = The table says: the Cylons win

## Refusals of an answer, which anybody can meet: what was wrong and what is allowed

refused-stale-prompt = This question is already answered. Look at the current one.
refused-not-yours = Someone else decides this. Wait, or let the referee answer.
refused-not-a-choice = “{ $option }” is no answer to any question. Choose one of the buttons.
refused-unknown-option = “{ $option }” is not a choice here. Choose one of the buttons.
refused-no-cylon-card = You hold no such card.
refused-not-met = What this card asks for does not hold now.
refused-owners-alone = Only its owner says which card: on their own phone, or with this screen in their hands.
refused-not-begun = The game is not that far yet. Answer the current question first.
refused-game-over = The game is over. Play on, or undo the last step.

piece-viper = vipers
piece-raptor = raptors
piece-mark-vii = vipers Mark VII
piece-assault-raptor = assault raptors
piece-raider = raiders
piece-heavy-raider = heavy raiders
piece-basestar = basestars
piece-centurion = centurions
piece-civilian-ship = civilian ships
piece-nuke = nukes

civilian-population-1 = 1 population
civilian-population-2 = 2 population
civilian-population-and-fuel = 1 population and 1 fuel
civilian-population-and-morale = 1 population and 1 morale
civilian-nothing = nothing aboard

token-critical-hit = Critical hit
token-disabled-hangar = Disabled hangar
token-disabled-weapons = Disabled weapons
token-structural-damage = Structural damage
token-collateral-damage = Collateral damage
token-damage-to-personnel = Damage to personnel

## Trouble outside the rules

trouble-journal-full = The disk is full. Nothing was changed; make room and try again.
trouble-journal-failed = The game could not be written to disk. Nothing was changed; try again.
trouble-inside = Something went wrong inside Dradis. The last saved step stands.
trouble-not-understood = Dradis did not understand this page. Reload it.
trouble-paused = The game is paused. Resume it first.
trouble-mixing = The phones are showing their numbers. Try again in a moment.
trouble-round-void = Nothing was dealt or rolled: a phone did not show its numbers. The log says whose. Try again; a phone that is gone is left out.
trouble-still-reading = Everybody is still reading. Wait until the time is over.

## Steps of a turn

step-receive-skills = Receive skills
step-movement = Movement
step-action = Action
step-crisis = Crisis
step-activate-cylon-ships = Activate ships
step-prepare-for-jump = Prepare jump

## Piles beside the board

pile-destiny = Destiny deck
pile-quorum-hand = Quorum hand
pile-quorum = Quorum deck
pile-crisis = Crisis deck
pile-super-crisis = Super Crisis deck
held-super-crisis = Super Crisis
pile-destinations = Destination deck

## Ships

ship-raider = Raiders
ship-heavy-raider = Heavy raiders
ship-viper = Unmanned vipers
ship-mark-vii = Unmanned vipers Mark VII
ship-assault-raptor = Unmanned assault raptors

# What has just happened, on every screen.
happened-before = Before that
happened-more = { $count } more
in-a-row = { $number } of { $of }
unmasked = { $player } is a Cylon
unmasked-you = Everybody knows now. You play for the Cylons.
unmasked-strikes-you = This strikes you.
unmasked-next = Now: { $what }
unmasked-seen = Seen
