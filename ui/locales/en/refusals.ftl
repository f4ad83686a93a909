# Refusals that only a referee can meet: what was wrong and what is allowed. A phone does not carry them.

refused-referee-only = Only the referee can do this.
refused-host-only = Only Dradis itself does this.
refused-no-such-seat = There is no player { $player } at this table. Choose one of the seats.
refused-no-change = This changes nothing.
refused-no-such-reminder = { $reminder } is no reminder; those of the base game are REM-1 to REM-29 and REM-40.
refused-question-first = A question is open. Answer it first.
refused-not-dealt = The Loyalty cards have not been dealt. Deal them first.
refused-player-count = { $fewest } to { $most } players are needed.
refused-name-empty = Player { $player } has no name. Enter one.
refused-name-too-long = The name of player { $player } is too long. Use at most { $most } characters.
refused-name-twice = Two players are called { $name }. Give every player a name of their own.
refused-no-such-player = Nobody here is called { $name }. The players are { $players }.
refused-character-twice = { $character } is played by two players. Give every player a character of their own.
refused-characters-missing = A running turn needs a character for every player. Name the missing ones.
refused-too-many-cards = There are more cards “{ $card }” than the { $copies } in the box. Take some away.
refused-already-begun = This game is set up already. Start a new one from the first page.
refused-dial-range = A dial cannot stand at { $value }. Enter 0 to { $most }.
refused-turn-number = There is no turn { $number }. Enter 1 to 999.
refused-reason-empty = The reason is empty. Write a few words.
refused-reason-too-long = The reason is too long. Use at most { $most } characters.
refused-impossible = { $count ->
    [one] The board cannot be like this.
   *[other] The board cannot be like this, for { $count } reasons.
 }
refused-correction-count = { $given ->
    [0] There is nothing to correct.
   *[other] { $given } corrections are too many at once. Make at most { $most }.
 }
refused-list-too-long = No board has that many. Name at most { $most }.
refused-civilian-pile = { $left ->
    [0] No civilian ship is left in the pile. Take one off the board first.
    [one] Only 1 civilian ship is left in the pile.
   *[other] Only { $left } civilian ships are left in the pile.
 }
refused-ships-too-early = Ships are placed after the deal. Name the turn as well, or place them later.
refused-no-such-row = The log has no line { $row }. Choose the line again.
refused-seat-order = Name each player exactly once.
refused-no-such-civilian-ship = This civilian ship is not on the board any more. Look at the board again.
refused-not-by-hand = Dradis keeps and counts these cards. Correct them only where the table keeps them.
refused-reading-time = { $seconds } seconds to read is too long. Choose at most { $most }.
refused-loyalty-by-hand = The table keeps the Loyalty cards. Look at your own card.
refused-pile-of-hands = { $added ->
    [one] Enter { $added } card from the hands; you entered { $told }.
   *[other] Enter { $added } cards from the hands; you entered { $told }.
  }
refused-not-in-play = That is not in this game. Choose something from the boxes you play with.
refused-no-such-skill-card = No skill card has strength { $strength }. Choose another strength.
refused-no-destiny-to-show = No Destiny cards wait to be turned up. Draw some first.
refused-not-over = The game is not over.
refused-open-by-hand = The table keeps the Loyalty cards. Turn them up on the table.
refused-loyalty-open = All Loyalty cards are face up, so this game is over. Begin another.
refused-hand-range = This hand has { $held ->
    [one] 1 card
   *[other] { $held } cards
 }. Look again, or correct the hand.
refused-cylon-location = Only revealed Cylons are at the Cylon locations. Choose another place.
refused-cylons-stay = A revealed Cylon stays at the Cylon locations. Choose one of them.
refused-not-a-pilot = This character does not fly vipers. Choose a location.
refused-no-viper-left = No viper in the Reserve. Return one first.
refused-not-on-board = This character is not on the board yet and cannot be moved.
refused-stays-on-board = No character leaves the board. Choose a place on it.
refused-cylon-title = A revealed Cylon cannot hold a title. Choose another player.
refused-no-leader = Only a Cylon Leader infiltrates.
refused-pursuit-space = { $most ->
    [0] There is no Pursuit track in this game.
   *[other] The pursuit token cannot stand there. Choose one of the first { $most } spaces.
  }
refused-too-many-miracles = 0 to { $most } miracle tokens are possible here.
refused-too-many-assault-raptors = 0 to { $most } gained assault raptors are possible here.
refused-already-revealed = This player is a revealed Cylon already. Choose another player.
refused-at-auto-jump = The fleet token is on Auto Jump. Let the fleet jump.
refused-distance = No destination has distance { $distance }. Enter 0 to { $most }.
refused-super-crises-kept = Dradis keeps the Super Crisis cards: one lies open only after it is played from a hand.
refused-held-hand = Dradis keeps these ({ $kind }): give { $player } up to { $left } more, or take all away with 0.
refused-no-damage-token = This damage token is not in the pile. Choose another.
refused-not-damaged = This location is not damaged. Choose a damaged one.
refused-no-centurion-left = All centurions are aboard. The heavy raider stays where it is.
refused-no-centurion = There is no centurion on this space. Look at the track again.
refused-card-in-play = This card is in play already. Choose another, or correct the cards in play first.
refused-no-basestar = There is no basestar on the board to launch anything.
refused-no-heavy-raider = There is no heavy raider in this area. Look at the board again.
refused-not-there = This is the action of { $location }, and the character is elsewhere. Move the character first.
refused-communications-jammed = Communications cannot be activated while Jammed Assault lies open.
refused-no-civilian-ship = There is no civilian ship in space.
refused-no-roll-to-correct = The last step was no die roll. Undo what came after it, or correct the board.
refused-no-such-face = The die shows 1 to 8. Tap one of them.
refused-not-on-blue = FTL Control jumps only while the fleet token is on a blue space.
refused-out-of-the-game = This player is out of the game. Choose one who still plays.
refused-no-jump-here = The fleet doesn’t jump from New Caprica. The Admiral orders the final jump once Galactica is back.
refused-not-back = Galactica has not returned to New Caprica. Until then nothing happens in space or aboard.
refused-too-many-forces = 0 to { $most } occupation forces are possible here, on 3 spaces.
refused-no-crisis-now = Name the crisis in the Crisis step, once a turn.
refused-check-numbers = A check has a difficulty of at least 1, a partial one below it, and at least one skill type.
refused-damaged-location = { $location } is damaged. Repair it first.
refused-not-for-cylons = A revealed Cylon does not act for the fleet. Choose another player.
refused-not-theirs = This character does not have that ability. Choose another player.
refused-not-flying = This character is in no viper. Launch first.
refused-no-viper-to-activate = There is no unmanned viper in space, and none in the Reserve.
refused-no-target = There is nothing to attack.
refused-no-nuke = The Admiral has no nuke.
refused-no-raptor = There is no raptor in the Reserve.
refused-no-risk = A raptor is risked on 2 to 8. Choose one of these numbers.
refused-damaged-vipers = { $damaged ->
    [0] No viper is damaged.
    [one] Only 1 viper is damaged.
   *[other] Only { $damaged } vipers are damaged.
 }
refused-quorum-range = The President holds { $held ->
    [one] 1 Quorum card
   *[other] { $held } Quorum cards
 }; there are { $most }. Look again.
refused-nothing-to-undo = There is nothing to undo.
refused-nothing-to-redo = There is nothing to redo.
refused-stale-step = Another step has been taken since. Look at the last step and try again.
refused-undo-barred = Cannot undo: players have seen what followed. Correct it instead.

## Where nobody goes now: only the board says so

not-offered-cylon-location = Only revealed Cylons go there.
not-offered-human-location = Revealed Cylons stay at the Cylon locations.
not-offered-hazardous = Nobody moves there by choice.
not-offered-no-card = That costs 1 skill card, and the hand is empty.
not-offered-brig = Nobody moves out of the Brig.
not-offered-off-board = Not on the board yet.
not-offered-too-far = Too far for this viper.
not-offered-revealed-cylon = A revealed Cylon.
not-offered-vice-president = The Vice President comes first.
not-offered-in-brig = Already in the Brig.
not-offered-prisoner-admiral = Nobody in the Brig takes this title.
not-offered-damaged = This location is damaged.
not-offered-no-action = This location has no action.
not-offered-attached = William Adama does not activate the Admiral’s Quarters.
not-offered-not-alone = Tom Zarek does not activate a location where another character is.
not-offered-two-cards = Laura Roslin needs 2 skill cards to discard.
not-offered-fleet-in-red = The fleet token is in the red.
not-offered-fleet-in-blue = The fleet token is on a blue space.
not-offered-jammed = Jammed Assault is in play.
not-offered-no-civilian-ship = There is no civilian ship in space.
not-offered-no-target = There is nothing to attack.
not-offered-no-viper = There is no viper for it.
not-offered-not-a-pilot = This character does not fly vipers.
not-offered-not-president = Only the President activates it.
not-offered-no-quorum-card = No Quorum card in hand.
not-offered-no-skill-card = No skill card in hand.
not-offered-nothing-to-repair = Nothing is damaged here.
not-offered-once-per-turn = Already used this turn.
not-offered-used-up = Already used this game.
not-offered-has-miracle = No room for another miracle token.
not-offered-leader-no-title = A Cylon Leader holds no title.
not-offered-once-per-game = The Farm: no once-per-game abilities.
not-offered-no-looking = Detector Sabotage: nobody looks at Loyalty cards.
not-offered-holds-both = The Admiral is already President.
not-offered-being-played = All copies are on the table.
not-offered-nobody = Nobody to pick.
not-offered-sympathizer = Not for a Cylon made by the Sympathizer.
not-offered-none-drawn = No Super Crisis card drawn.
not-offered-no-basestar = No basestar on the board.
not-offered-empty-reserve = No viper in the Reserve.
not-offered-piloted = Only its pilot activates it.
not-offered-no-nuke = No nuke left.
not-offered-no-raptor = No raptor in the Reserve.
not-offered-no-assault-raptor = No assault raptor left beside the board.
not-offered-few-vipers = Fewer than 2 vipers in the Reserve.
not-offered-no-fuel = No fuel left.
not-offered-no-super-crisis = No Super Crisis card in hand.
not-offered-no-raider = No raider in space.
not-offered-no-heavy-raider = No heavy raider in space.
not-offered-no-centurion = No centurion aboard.
not-offered-no-lost-raptor = No raptor is destroyed.
not-offered-holds-no-mutiny = Holds no Mutiny card.
not-offered-no-prophecy = Accept Prophecy is not in play.
not-offered-there = Already there.
not-offered-stays-in-brig = From the Brig nobody goes to Sickbay.
not-offered-colonial-one-closed = Nobody enters Colonial One while Bomb on Colonial 1 lies open.

## What went wrong with files, networks and phones

trouble-table-damaged = This game’s file is damaged and cannot be opened.
trouble-table-went-back = Steps of this game are missing: its file is damaged, or an older copy took its place.
trouble-table-gone = This game’s file was deleted or moved, so the game stops here. Put the file back and open it again.
trouble-table-salvaged = What is sound of this game is open again. Check the board: the last steps may be missing.
trouble-table-newer = This game was saved by a newer Dradis. Update Dradis to open it.
trouble-table-missing = This game is no longer in the folder.
trouble-table-in-use = Someone is using this game. Close its pages on phones, tablets and the wall first.
trouble-delete = The game file could not be deleted.
trouble-export = The game file could not be written.
trouble-import = Not a Dradis game file, or it was changed.
trouble-import-there = This game is already in the list.
trouble-import-shared = A shared file has no hidden cards and cannot be played on. Open the saved game file.
trouble-import-long = This file is too long for a game.
trouble-address-gone = This computer no longer has that address.
trouble-wifi = A Wi-Fi’s name has up to 32 letters, fewer where they have accents; its password has 8 to 63.
trouble-swap-dealt = After the deal, phones keep their seats. Show the right player a new code instead.
trouble-here-phone = This player’s phone is connected. Read the cards there.
trouble-here-nothing = There are no cards to show.
trouble-pairing = That is already over. Look at the seat and try again.
trouble-no-such-row = There is no such moment in this game’s log.
trouble-secret-too-long = A player would have more secret cards than their phone can show. Nothing was changed.
trouble-not-committed = An older Dradis began this game, without the numbers for this draw. Draw it at the table, or begin a new game.

refused-missions = Each mission lies in one place, and only basestars, heavy raiders and centurions leave the game.
