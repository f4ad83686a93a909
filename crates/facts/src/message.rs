//! What is said to people, as ids and arguments. The sentences are in the Fluent catalogues.

use std::borrow::Cow;
#[cfg(feature = "ts")]
use std::collections::BTreeMap;
use std::collections::BTreeSet;
use std::ops::Index;

use serde::{Serialize, Serializer};

use crate::ability::Ability;
use crate::attack::Hit;
use crate::battle::{Attack, HumanAction, ShipIcon};
use crate::board::Piece;
use crate::content::{
    AttackCardId, Board, CharacterId, CivilianKind, HeldCard, HeldKind, LocationId, LoyaltyCard,
    MissionId, Side, SkillCardId, SkillType,
};
use crate::craft::{Craft, ViperKind};
use crate::destiny::SkillCard;
use crate::kit::{Game, kit};
use crate::piles::Pile;
use crate::resources::Resource;
use crate::seat::SeatId;
use crate::space::{Area, BasestarDamage, Zone};
use crate::titles::Title;
use crate::turn::TurnStep;

macro_rules! messages {
    ($($name:ident = $id:literal,)*) => {
        /// Every message the core can say. The catalogues hold exactly these, and a test compares them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs)]
        pub enum Message { $($name,)* }

        impl Message {
            /// All messages.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            /// Id in the catalogues.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$name => $id,)* }
            }
        }
    };
}

messages! {
    LogGameBegan = "log-game-began",
    LogFirstPlayerRolled = "log-first-player-rolled",
    LogCharacterChosen = "log-character-chosen",
    LogCharacterStarts = "log-character-starts",
    LogCharacterLaunches = "log-character-launches",
    LogCharacterOffBoard = "log-character-off-board",
    LogTitleGiven = "log-title-given",
    LogNukesTaken = "log-nukes-taken",
    LogNukesRemoved = "log-nukes-removed",
    LogBoardLaidOut = "log-board-laid-out",
    LogLoyaltyDealt = "log-loyalty-dealt",
    LogLoyaltyShownHere = "log-loyalty-shown-here",
    LogLoyaltyDealtByHand = "log-loyalty-dealt-by-hand",
    LogDestinyBuilt = "log-destiny-built",
    LogDestinyDrawn = "log-destiny-drawn",
    LogDestinyShown = "log-destiny-shown",
    LogYouHaveRead = "log-you-have-read",
    LogReadingDone = "log-reading-done",
    LogReadingClosed = "log-reading-closed",
    LogTurnBegan = "log-turn-began",
    LogStepBegan = "log-step-began",
    LogSteppedBack = "log-stepped-back",
    LogStartingHands = "log-starting-hands",
    LogTurnEnded = "log-turn-ended",
    LogHandReceived = "log-hand-received",
    LogHandDrew = "log-hand-drew",
    LogHandChangedShip = "log-hand-changed-ship",
    LogHandLimit = "log-hand-limit",
    LogHandRevealed = "log-hand-revealed",
    LogHandPlayed = "log-hand-played",
    LogHandDiscarded = "log-hand-discarded",
    LogHandTook = "log-hand-took",
    LogHandTaken = "log-hand-taken",
    LogHandGained = "log-hand-gained",
    LogHandLost = "log-hand-lost",
    LogMoved = "log-moved",
    LogMovedViper = "log-moved-viper",
    LogMovedOffBoard = "log-moved-off-board",
    LogStayedInBrig = "log-stayed-in-brig",
    LogInfiltrates = "log-infiltrates",
    LogInfiltrationEnded = "log-infiltration-ended",
    LogMiracles = "log-miracles",
    LogSent = "log-sent",
    LogArrived = "log-arrived",
    LogHurt = "log-hurt",
    LogLanded = "log-landed",
    LogJailed = "log-jailed",
    LogResurrected = "log-resurrected",
    LogTitlePassed = "log-title-passed",
    LogTitleSuccession = "log-title-succession",
    LogCylonRevealed = "log-cylon-revealed",
    LogHeldShuffled = "log-held-shuffled",
    LogHeldDealt = "log-held-dealt",
    LogHeldDiscarded = "log-held-discarded",
    LogQuorumHand = "log-quorum-hand",
    LogFleetToken = "log-fleet-token",
    LogFleetDeparts = "log-fleet-departs",
    LogDestinationsShuffled = "log-destinations-shuffled",
    LogDestinationsDealt = "log-destinations-dealt",
    LogDestinationSeen = "log-destination-seen",
    LogDestinationOnTop = "log-destination-on-top",
    LogDestinationUnder = "log-destination-under",
    LogDestination = "log-destination",
    LogTravelled = "log-travelled",
    LogSleeperPhase = "log-sleeper-phase",
    LogLastLeg = "log-last-leg",
    LogFinalJumpHeld = "log-final-jump-held",
    LogFleetTokenReset = "log-fleet-token-reset",
    LogSleeperDealt = "log-sleeper-dealt",
    LogSympathizerShown = "log-sympathizer-shown",
    LogSympathizerPassed = "log-sympathizer-passed",
    LogLoyaltyCardShown = "log-loyalty-card-shown",
    LogLoyaltyCardsShown = "log-loyalty-cards-shown",
    LogLoyaltyDrawn = "log-loyalty-drawn",
    LogLoyaltyJoined = "log-loyalty-joined",
    LogLoyaltyCardPassed = "log-loyalty-card-passed",
    LogExecuted = "log-executed",
    LogHeldShown = "log-held-shown",
    LogHeldRemoved = "log-held-removed",
    LogLocationDamaged = "log-location-damaged",
    LogResourceDamaged = "log-resource-damaged",
    LogShipDestroyed = "log-ship-destroyed",
    LogLocationRepaired = "log-location-repaired",
    LogCenturionBoarded = "log-centurion-boarded",
    LogBoardingAdvanced = "log-boarding-advanced",
    LogCenturionDestroyed = "log-centurion-destroyed",
    LogSeatLeft = "log-seat-left",
    LogSeatTaken = "log-seat-taken",
    LogPlayedOn = "log-played-on",
    LogLoyaltyOpened = "log-loyalty-opened",
    LogResourceGained = "log-resource-gained",
    LogResourceLost = "log-resource-lost",
    LogResourceAtLimit = "log-resource-at-limit",
    LogCorrectedResource = "log-corrected-resource",
    LogCorrectedTitle = "log-corrected-title",
    LogCorrectedActivePlayer = "log-corrected-active-player",
    LogCorrectedTurnNumber = "log-corrected-turn-number",
    LogCorrectedTurnStep = "log-corrected-turn-step",
    LogCorrectedSeatOrder = "log-corrected-seat-order",
    LogCorrectedHand = "log-corrected-hand",
    LogCorrectedHeld = "log-corrected-held",
    LogCorrectedPile = "log-corrected-pile",
    LogCorrectedNukes = "log-corrected-nukes",
    LogCorrectedFleet = "log-corrected-fleet",
    LogCorrectedPursuit = "log-corrected-pursuit",
    LogCorrectedForces = "log-corrected-forces",
    LogCorrectedStacks = "log-corrected-stacks",
    LogCorrectedBack = "log-corrected-back",
    LogCorrectedNotBack = "log-corrected-not-back",
    LogCorrectedDistance = "log-corrected-distance",
    LogCorrectedCenturions = "log-corrected-centurions",
    LogCorrectedShips = "log-corrected-ships",
    LogCorrectedBasestars = "log-corrected-basestars",
    LogCorrectedCivilianShips = "log-corrected-civilian-ships",
    LogCorrectedCivilianShipAt = "log-corrected-civilian-ship-at",
    LogCorrectedDestroyedCivilianShips = "log-corrected-destroyed-civilian-ships",
    LogCorrectedDamagedVipers = "log-corrected-damaged-vipers",
    LogCorrectedDamagedKind = "log-corrected-damaged-kind",
    LogCorrectedDestroyedKind = "log-corrected-destroyed-kind",
    LogCorrectedAssaultRaptors = "log-corrected-assault-raptors",
    LogCorrectedDestroyedVipers = "log-corrected-destroyed-vipers",
    LogCorrectedDestroyedRaptors = "log-corrected-destroyed-raptors",
    LogCorrectedLocationDamaged = "log-corrected-location-damaged",
    LogCorrectedLocationRepaired = "log-corrected-location-repaired",
    LogCorrectedSpentDamage = "log-corrected-spent-damage",
    LogCorrectedMiracles = "log-corrected-miracles",
    LogCorrectedInfiltrating = "log-corrected-infiltrating",
    LogCorrectedNotInfiltrating = "log-corrected-not-infiltrating",
    LogCorrectedUnspentDamage = "log-corrected-unspent-damage",
    LogCorrectedPlace = "log-corrected-place",
    LogCorrectedPlaceViper = "log-corrected-place-viper",
    LogCorrectedPlaceOffBoard = "log-corrected-place-off-board",
    LogCorrectedCharacter = "log-corrected-character",
    LogCorrectedRevealedCylon = "log-corrected-revealed-cylon",
    LogCorrectedNotRevealedCylon = "log-corrected-not-revealed-cylon",
    LogCorrectedLoyaltyCards = "log-corrected-loyalty-cards",
    LogCorrectedLoyaltyDeck = "log-corrected-loyalty-deck",
    LogInsisted = "log-insisted",
    LogPaceTeach = "log-pace-teach",
    LogPaceSteps = "log-pace-steps",
    LogPaceFast = "log-pace-fast",
    LogTrackingFull = "log-tracking-full",
    LogTrackingLight = "log-tracking-light",
    LogReminderMuted = "log-reminder-muted",
    LogReminderUnmuted = "log-reminder-unmuted",
    LogIconBegan = "log-icon-began",
    LogNoShips = "log-no-ships",
    LogShipsTaken = "log-ships-taken",
    LogShipsMovedIn = "log-ships-moved-in",
    LogPursuit = "log-pursuit",
    LogPursuitAnew = "log-pursuit-anew",
    LogCorrectedOut = "log-corrected-out",
    LogCorrectedIn = "log-corrected-in",
    LogCrossroads = "log-crossroads",
    LogTokenLaid = "log-token-laid",
    LogCrossroadsBenevolent = "log-crossroads-benevolent",
    LogCrossroadsAntagonistic = "log-crossroads-antagonistic",
    LogTrial = "log-trial",
    LogAntagonisticShown = "log-antagonistic-shown",
    LogBenevolentShown = "log-benevolent-shown",
    LogEliminated = "log-eliminated",
    LogCrossroadsOver = "log-crossroads-over",
    LogActAgain = "log-act-again",
    LogNewCaprica = "log-new-caprica",
    LogShipPrepared = "log-ship-prepared",
    LogShipEvacuated = "log-ship-evacuated",
    LogShipUnder = "log-ship-under",
    LogStackedLost = "log-stacked-lost",
    LogForcesPlaced = "log-forces-placed",
    LogForcesMoved = "log-forces-moved",
    LogForcesLeft = "log-forces-left",
    LogForcesDestroyed = "log-forces-destroyed",
    LogUnprepared = "log-unprepared",
    LogReturn = "log-return",
    LogLastJump = "log-last-jump",
    LogMission = "log-mission",
    LogMissionDown = "log-mission-down",
    LogMissionBeside = "log-mission-beside",
    LogMissionDiscarded = "log-mission-discarded",
    LogMissionBack = "log-mission-back",
    LogRebelHumans = "log-rebel-humans",
    LogRebelCylons = "log-rebel-cylons",
    LogHubDestroyed = "log-hub-destroyed",
    LogShipsCleared = "log-ships-cleared",
    LogCenturionsCleared = "log-centurions-cleared",
    LogShipsLeftGame = "log-ships-left-game",
    LogCenturionsLeftGame = "log-centurions-left-game",
    LogCorrectedEarth = "log-corrected-earth",
    LogCorrectedIonian = "log-corrected-ionian",
    LogTraumaPlaced = "log-trauma-placed",
    LogTraumaOnAlly = "log-trauma-on-ally",
    LogTraumaTaken = "log-trauma-taken",
    LogTraumaLaid = "log-trauma-laid",
    LogTraumaGone = "log-trauma-gone",
    LogAllyMet = "log-ally-met",
    LogDisaster = "log-disaster",
    LogTraumaMixed = "log-trauma-mixed",
    LogCenturionsBack = "log-centurions-back",
    LogAllyCame = "log-ally-came",
    LogAllyBoxed = "log-ally-boxed",
    LogFleetPursued = "log-fleet-pursued",
    AttackPlacing = "attack-placing",
    LogShipMoved = "log-ship-moved",
    LogLaunched = "log-launched",
    LogWeaponsDisabled = "log-weapons-disabled",
    LogHangarDisabled = "log-hangar-disabled",
    LogStrategicPlanning = "log-strategic-planning",
    LogEvasiveManeuvers = "log-evasive-maneuvers",
    LogEcoUsed = "log-eco-used",
    LogDieRolled = "log-die-rolled",
    LogDieCorrected = "log-die-corrected",
    LogViperDamaged = "log-viper-damaged",
    LogViperDestroyed = "log-viper-destroyed",
    LogViperOfDamaged = "log-viper-of-damaged",
    LogViperOfDestroyed = "log-viper-of-destroyed",
    LogShipsDestroyed = "log-ships-destroyed",
    LogPersonnelDamaged = "log-personnel-damaged",
    LogBasestarDamaged = "log-basestar-damaged",
    LogBasestarDestroyed = "log-basestar-destroyed",
    LogCivilianDestroyed = "log-civilian-destroyed",
    LogCiviliansSeen = "log-civilians-seen",
    LogCivilianMoved = "log-civilian-moved",
    LogCivilianEscorted = "log-civilian-escorted",
    LogRaptorsDestroyed = "log-raptors-destroyed",
    LogActionBegan = "log-action-began",
    LogActs = "log-acts",
    LogAnotherAction = "log-another-action",
    LogActionGranted = "log-action-granted",
    LogViperLaunched = "log-viper-launched",
    LogViperRecalled = "log-viper-recalled",
    LogKindLaunched = "log-kind-launched",
    LogKindRecalled = "log-kind-recalled",
    LogKindRepaired = "log-kind-repaired",
    LogKindReserveDamaged = "log-kind-reserve-damaged",
    LogKindManned = "log-kind-manned",
    LogKindDamaged = "log-kind-damaged",
    LogKindDestroyed = "log-kind-destroyed",
    LogKindLost = "log-kind-lost",
    LogKindRestored = "log-kind-restored",
    LogAssaultRaptorGained = "log-assault-raptor-gained",
    LogVipersRepaired = "log-vipers-repaired",
    LogNukeSpent = "log-nuke-spent",
    LogAttackCardDiscarded = "log-attack-card-discarded",
    LogAttackCardDrawn = "log-attack-card-drawn",
    LogAttackCardStays = "log-attack-card-stays",
    LogAttackCardReshuffled = "log-attack-card-reshuffled",
    LogShipsPlaced = "log-ships-placed",
    LogBasestarsPlaced = "log-basestars-placed",
    LogCiviliansPlaced = "log-civilians-placed",
    LogPiecesShort = "log-pieces-short",
    LogFleetTokenBack = "log-fleet-token-back",
    LogReserveVipersDamaged = "log-reserve-vipers-damaged",
    LogViperManned = "log-viper-manned",
    LogCorrectedCardIn = "log-corrected-card-in",
    LogCorrectedCardOut = "log-corrected-card-out",
    LogCorrectedCardWith = "log-corrected-card-with",
    LogAbilityUsed = "log-ability-used",
    LogHandAdded = "log-hand-added",
    LogCrisisOpened = "log-crisis-opened",
    LogCrisisDescribed = "log-crisis-described",
    LogCrisisChosen = "log-crisis-chosen",
    LogCrisisReplaced = "log-crisis-replaced",
    LogCrisisStays = "log-crisis-stays",
    LogAnotherCrisis = "log-another-crisis",
    LogCheckBegan = "log-check-began",
    LogCheckAt = "log-check-at",
    LogCheckAbout = "log-check-about",
    LogCheckCard = "log-check-card",
    LogCheckAbilityResolved = "log-check-ability-resolved",
    LogCheckCardTakenOut = "log-check-card-taken-out",
    LogCheckCardIntoHand = "log-check-card-into-hand",
    LogCheckConsequence = "log-check-consequence",
    LogTreacheryShown = "log-treachery-shown",
    LogCheckAbility = "log-check-ability",
    LogCheckInspired = "log-check-inspired",
    LogCheckDevotion = "log-check-devotion",
    LogCheckQuorum = "log-check-quorum",
    LogCheckQuorumSpent = "log-check-quorum-spent",
    LogCheckTold = "log-check-told",
    LogCheckTypeCounts = "log-check-type-counts",
    LogCheckTypeAgainst = "log-check-type-against",
    LogCheckChosenPass = "log-check-chosen-pass",
    LogCheckChosenFail = "log-check-chosen-fail",
    LogCheckPassed = "log-check-passed",
    LogCheckPartial = "log-check-partial",
    LogCheckFailed = "log-check-failed",
    LogCheckPassedTotal = "log-check-passed-total",
    LogCheckPartialTotal = "log-check-partial-total",
    LogCheckFailedTotal = "log-check-failed-total",
    LogQuorumPlayed = "log-quorum-played",
    LogQuorumStays = "log-quorum-stays",
    LogQuorumWith = "log-quorum-with",
    LogQuorumRemoved = "log-quorum-removed",
    LogQuorumLeft = "log-quorum-left",
    LogPicked = "log-picked",
    LogCivilianLost = "log-civilian-lost",
    LogRaptorsRestored = "log-raptors-restored",
    LogVipersRestored = "log-vipers-restored",
    LogReserveViperLost = "log-reserve-viper-lost",
    LogDamagedViperLost = "log-damaged-viper-lost",
    LogAreaCleared = "log-area-cleared",
    LogBasestarRemoved = "log-basestar-removed",
    LogHandNow = "log-hand-now",
    LogBrigAtEnd = "log-brig-at-end",
    LogSpared = "log-spared",
    LogJumpIconAdded = "log-jump-icon-added",
    LogLossSpared = "log-loss-spared",
    LogTitleLent = "log-title-lent",
    LogDestinyMixed = "log-destiny-mixed",
    LogDestinyShuffled = "log-destiny-shuffled",
    LogDestinyRebuilt = "log-destiny-rebuilt",
    LogDestinyLooked = "log-destiny-looked",
    LogDestinyDiscarded = "log-destiny-discarded",
    LogDestinationDiscarded = "log-destination-discarded",
    LogDistanceGrew = "log-distance-grew",
    LogLoyaltyLooked = "log-loyalty-looked",
    LogLoyaltyLookedAll = "log-loyalty-looked-all",
    LogLoyaltyGiven = "log-loyalty-given",
    LogCrisisRemoved = "log-crisis-removed",
    LogCylonsWinResources = "log-cylons-win-resources",
    LogCylonsWinBoarded = "log-cylons-win-boarded",
    LogCylonsWinDestroyed = "log-cylons-win-destroyed",
    LogCylonsWinFinalJump = "log-cylons-win-final-jump",
    LogCylonsWinNoCharacter = "log-cylons-win-no-character",
    LogHumansWinKobol = "log-humans-win-kobol",
    LogHumansDeclared = "log-humans-declared",
    LogCylonsDeclared = "log-cylons-declared",

    AskChooseCharacter = "ask-choose-character",
    AskLaunchViper = "ask-launch-viper",
    AskStart = "ask-start",
    AskDealLoyalty = "ask-deal-loyalty",
    AskDealLoyaltyByHand = "ask-deal-loyalty-by-hand",
    AskReadLoyalty = "ask-read-loyalty",
    AskCloseReading = "ask-close-reading",
    AskLayOutPosition = "ask-lay-out-position",
    AskTakeTurn = "ask-take-turn",
    AskTakeTurnTwice = "ask-take-turn-twice",
    AskDiscardToLimit = "ask-discard-to-limit",
    AskDiscardToLimitRandom = "ask-discard-to-limit-random",
    AskPickForAction = "ask-pick-for-action",
    AskGrantedAction = "ask-granted-action",
    AskByHand = "ask-by-hand",
    AskRevealed = "ask-revealed",
    AskChooseShip = "ask-choose-ship",
    AskDrawDamage = "ask-draw-damage",
    AskDrawEither = "ask-draw-either",
    OddsPolicy = "odds-policy",
    AskChooseArea = "ask-choose-area",
    AskBoardsFirst = "ask-boards-first",
    AskChooseViper = "ask-choose-viper",
    AskChooseCivilian = "ask-choose-civilian",
    AskLaunchFewer = "ask-launch-fewer",
    AskReact = "ask-react",
    AskChooseLook = "ask-choose-look",
    AskMoveCivilian = "ask-move-civilian",
    AskRevealCivilian = "ask-reveal-civilian",
    AskDrawBasestarDamage = "ask-draw-basestar-damage",
    AskPlaceShip = "ask-place-ship",
    AskAlertPilot = "ask-alert-pilot",

    AskActivateViper = "ask-activate-viper",
    AskOwnViper = "ask-own-viper",
    AskOwnViperEscorts = "ask-own-viper-escorts",
    AskMaximumFirepower = "ask-maximum-firepower",
    AskRecallViper = "ask-recall-viper",
    AskWeaponsTarget = "ask-weapons-target",
    AskNukeTarget = "ask-nuke-target",
    AskNukeArea = "ask-nuke-area",
    AskNukedBasestar = "ask-nuked-basestar",
    AskArmoryTarget = "ask-armory-target",
    AskCicTarget = "ask-cic-target",
    AskBatteriesTarget = "ask-batteries-target",
    AskNameCrisis = "ask-name-crisis",
    AskPlayHeld = "ask-play-held",
    AskDiscardHeld = "ask-discard-held",
    AskRevealHeld = "ask-reveal-held",
    AskChooseOption = "ask-choose-option",
    AskBeginAttack = "ask-begin-attack",
    AskBeginCrisis = "ask-begin-crisis",
    AskConfirm = "ask-confirm",
    AskConfirmOf = "ask-confirm-of",
    AskAccuseSelf = "ask-accuse-self",
    AskAddCards = "ask-add-cards",
    AskAddCardsFaceUp = "ask-add-cards-face-up",
    AskTellCards = "ask-tell-cards",
    AskTellTotal = "ask-tell-total",
    AskAbilityOrder = "ask-ability-order",
    AskRemoveForViper = "ask-remove-for-viper",
    AskTakeWeak = "ask-take-weak",
    AskPlayOne = "ask-play-one",
    AskEnoughFor = "ask-enough-for",
    AskTreachery = "ask-treachery",
    AskTreacheryNext = "ask-treachery-next",
    AskTotalAgain = "ask-total-again",
    AskTellTotalOfHands = "ask-tell-total-of-hands",
    AskCheckResult = "ask-check-result",
    AskNameDestination = "ask-name-destination",
    AskChooseDestination = "ask-choose-destination",
    AskAssaultRaptorStays = "ask-assault-raptor-stays",
    AskScout = "ask-scout",
    AskPlaceDestination = "ask-place-destination",
    AskSympathizer = "ask-sympathizer",
    AskPassSympathizer = "ask-pass-sympathizer",
    AskMutineer = "ask-mutineer",
    AskPassMutineer = "ask-pass-mutineer",
    AskHandOn = "ask-hand-on",
    AskLastMutineer = "ask-last-mutineer",
    AskMutineerOrder = "ask-mutineer-order",
    AskGoal = "ask-goal",
    AskGoalCards = "ask-goal-cards",
    AskExecutedShows = "ask-executed-shows",
    AskFinalFive = "ask-final-five",
    AskFinalFiveShown = "ask-final-five-shown",
    AskFinalFiveOthers = "ask-final-five-others",
    AskFinalFiveOrder = "ask-final-five-order",
    AskGoalsAtEnd = "ask-goals-at-end",
    AskNameMutiny = "ask-name-mutiny",

    AskPickPlayer = "ask-pick-player",
    AskMayPickPlayer = "ask-may-pick-player",
    AskSeeLoyalty = "ask-see-loyalty",
    AskChooseCourse = "ask-choose-course",
    AskChooseFirst = "ask-choose-first",
    AskChooseThen = "ask-choose-then",
    AskReleased = "ask-released",
    AskInfiltrate = "ask-infiltrate",
    AskDamageViper = "ask-damage-viper",
    AskDestroyRaider = "ask-destroy-raider",
    AskDestroyHeavyRaider = "ask-destroy-heavy-raider",
    AskDestroyCenturion = "ask-destroy-centurion",
    AskRestoreViper = "ask-restore-viper",
    AskCivilianDrawn = "ask-civilian-drawn",
    AskCivilianDestroyed = "ask-civilian-destroyed",
    AskNameQuorum = "ask-name-quorum",
    AskSwapQuorum = "ask-swap-quorum",
    AskDiscardDestiny = "ask-discard-destiny",
    AskPlaceCivilian = "ask-place-civilian",
    AskClearArea = "ask-clear-area",
    AskPlaceShips = "ask-place-ships",
    AskPlaceBeyond = "ask-place-beyond",
    AskReturnCivilian = "ask-return-civilian",
    AskDefendCivilian = "ask-defend-civilian",
    AskRepairLocation = "ask-repair-location",
    AskMayLaunch = "ask-may-launch",
    AskDestroyViper = "ask-destroy-viper",

    EffectGain = "effect-gain",
    EffectLoss = "effect-loss",
    EffectIfBelow = "effect-if-below",
    EffectFleetForward = "effect-fleet-forward",
    EffectFleetBack = "effect-fleet-back",
    EffectDistance = "effect-distance",
    EffectDiscard = "effect-discard",
    EffectDiscardRandom = "effect-discard-random",
    EffectDiscardAll = "effect-discard-all",
    EffectDraw = "effect-draw",
    EffectDraws = "effect-draws",
    EffectMove = "effect-move",
    EffectDrawMutiny = "effect-draw-mutiny",
    EffectExecute = "effect-execute",
    EffectStaysThere = "effect-stays-there",
    EffectMoveAll = "effect-move-all",
    EffectMoveColonialOne = "effect-move-colonial-one",
    EffectRelease = "effect-release",
    EffectPick = "effect-pick",
    EffectMayPick = "effect-may-pick",
    EffectTitle = "effect-title",
    EffectChoose = "effect-choose",
    EffectChooseSeveral = "effect-choose-several",
    EffectEither = "effect-either",
    EffectOr = "effect-or",
    EffectOrNothing = "effect-or-nothing",
    EffectRoll = "effect-roll",
    EffectOnFaces = "effect-on-faces",
    EffectPlace = "effect-place",
    EffectLoseCivilians = "effect-lose-civilians",
    EffectLoseRaptors = "effect-lose-raptors",
    EffectRestoreRaptors = "effect-restore-raptors",
    EffectRestoreVipers = "effect-restore-vipers",
    EffectDamageReserve = "effect-damage-reserve",
    EffectDamageSpace = "effect-damage-space",
    EffectRecall = "effect-recall",
    EffectBoard = "effect-board",
    EffectDamage = "effect-damage",
    EffectNuke = "effect-nuke",
    EffectLaunchNuke = "effect-launch-nuke",
    EffectRemoveNukes = "effect-remove-nukes",
    EffectGainNuke = "effect-gain-nuke",
    EffectRepairAllVipers = "effect-repair-all-vipers",
    EffectActivate = "effect-activate",
    EffectDestroyRaiders = "effect-destroy-raiders",
    EffectDestroyHeavyRaider = "effect-destroy-heavy-raider",
    EffectDestroyCenturion = "effect-destroy-centurion",
    EffectLook = "effect-look",
    EffectLookAll = "effect-look-all",
    EffectNoLooking = "effect-no-looking",
    EffectGiveLoyalty = "effect-give-loyalty",
    EffectTakeCard = "effect-take-card",
    EffectDrawLike = "effect-draw-like",
    EffectUses = "effect-uses",
    EffectMoreActions = "effect-more-actions",
    EffectBrigAtEnd = "effect-brig-at-end",
    EffectLendTitle = "effect-lend-title",
    EffectReturnTitle = "effect-return-title",
    EffectSpare = "effect-spare",
    EffectTakeRandomCard = "effect-take-random-card",
    EffectGiveCards = "effect-give-cards",
    EffectSwapHands = "effect-swap-hands",
    EffectLookAtQuorum = "effect-look-at-quorum",
    EffectActivateHumanLocations = "effect-activate-human-locations",
    EffectActivateLocations = "effect-activate-locations",
    EffectActivatePlanned = "effect-activate-planned",
    EffectExchangeAny = "effect-exchange-any",
    EffectActAgain = "effect-act-again",
    EffectReceiveLoyalty = "effect-receive-loyalty",
    EffectReturnVipers = "effect-return-vipers",
    EffectDamageBasestar = "effect-damage-basestar",
    EffectIfOnNewCaprica = "effect-if-on-new-caprica",
    EffectPrepare = "effect-prepare",
    EffectPlaceForces = "effect-place-forces",
    EffectDestroyForces = "effect-destroy-forces",
    EffectLoseStacked = "effect-lose-stacked",
    EffectSkipPrepare = "effect-skip-prepare",
    EffectLookAtLocked = "effect-look-at-locked",
    EffectLockedUnder = "effect-locked-under",
    EffectEvacuate = "effect-evacuate",
    EffectGoAboard = "effect-go-aboard",
    EffectActivateForce = "effect-activate-force",
    EffectActivateForces = "effect-activate-forces",
    EffectLeaveDetention = "effect-leave-detention",
    EffectClearShips = "effect-clear-ships",
    EffectClearCenturions = "effect-clear-centurions",
    EffectLeaveGame = "effect-leave-game",
    EffectMiracleForAll = "effect-miracle-for-all",
    EffectMissionDown = "effect-mission-down",
    EffectRebelHumans = "effect-rebel-humans",
    EffectRebelCylons = "effect-rebel-cylons",
    EffectDestroyHub = "effect-destroy-hub",
    EffectLookAtMission = "effect-look-at-mission",
    EffectOrderCrises = "effect-order-crises",
    EffectSearchSkills = "effect-search-skills",
    EffectRaiderBayRaiders = "effect-raider-bay-raiders",
    EffectRaiderBayVipers = "effect-raider-bay-vipers",
    EffectShuffleMissions = "effect-shuffle-missions",
    EffectDrawTrauma = "effect-draw-trauma",
    EffectDiscardTrauma = "effect-discard-trauma",
    EffectDiscardRandomTrauma = "effect-discard-random-trauma",
    EffectShootRaiders = "effect-shoot-raiders",
    EffectCenturionsBack = "effect-centurions-back",
    EffectDrawLoyalty = "effect-draw-loyalty",
    EffectMoveCivilians = "effect-move-civilians",
    EffectTakeDestiny = "effect-take-destiny",
    EffectGoAnywhere = "effect-go-anywhere",
    EffectDamageUnmanned = "effect-damage-unmanned",
    EffectDestroyHere = "effect-destroy-here",
    EffectRemoveBasestar = "effect-remove-basestar",
    EffectDrawQuorum = "effect-draw-quorum",
    EffectInfiltrate = "effect-infiltrate",
    EffectMiracle = "effect-miracle",
    EffectPlayOneDrawn = "effect-play-one-drawn",
    EffectCrisisOfTwo = "effect-crisis-of-two",
    EffectCrisisOfTwoDiscard = "effect-crisis-of-two-discard",
    EffectPlayQuorum = "effect-play-quorum",
    EffectDrawHeld = "effect-draw-held",
    EffectSwapHeld = "effect-swap-held",
    EffectDiscardHeld = "effect-discard-held",
    EffectAnotherCrisis = "effect-another-crisis",
    EffectEverybodyActs = "effect-everybody-acts",
    EffectQuorumUnder = "effect-quorum-under",
    EffectFleetJumps = "effect-fleet-jumps",
    EffectStays = "effect-stays",
    EffectStaysWith = "effect-stays-with",
    EffectRemoved = "effect-removed",
    EffectAddJumpIcon = "effect-add-jump-icon",
    EffectPursue = "effect-pursue",
    EffectNotAffected = "effect-not-affected",
    EffectDestinyCards = "effect-destiny-cards",
    EffectDestinyAcross = "effect-destiny-across",
    EffectNewDestiny = "effect-new-destiny",
    EffectOnPass = "effect-on-pass",
    EffectOnPartial = "effect-on-partial",
    EffectOnFail = "effect-on-fail",
    EffectOnConsequence = "effect-on-consequence",
    EffectNoEffect = "effect-no-effect",
    EffectCheckCardsAllTaken = "effect-check-cards-all-taken",
    AsideActionUnused = "aside-action-unused",
    AsideTurnNotOver = "aside-turn-not-over",
    AsideCrisisUnresolved = "aside-crisis-unresolved",
    AsideActionAndCrisis = "aside-action-and-crisis",
    EffectCheckCardsDiscarded = "effect-check-cards-discarded",
    EffectCheckCardsTaken = "effect-check-cards-taken",
    EffectByHand = "effect-by-hand",
    WhoPlayer = "who-player",
    WhoEveryone = "who-everyone",
    WhoHumans = "who-humans",
    WhoCylons = "who-cylons",
    WhoPicked = "who-picked",
    WhoNobody = "who-nobody",
    DrawOf = "draw-of",
    DrawEither = "draw-either",
    DrawType = "draw-type",
    DrawOr = "draw-or",
    DrawAny = "draw-any",
    DrawDifferent = "draw-different",
    DrawAnd = "draw-and",
    DrawList = "draw-list",
    EffectLookAtDeck = "effect-look-at-deck",
    EffectLookAtDestination = "effect-look-at-destination",
    EffectLookAtCrisis = "effect-look-at-crisis",
    EffectChooseDamage = "effect-choose-damage",
    EffectCylonsMay = "effect-cylons-may",
    EffectBasestarDamaged = "effect-basestar-damaged",
    EffectDestroyCylons = "effect-destroy-cylons",
    EffectDestroyIn = "effect-destroy-in",
    EffectLoseShip = "effect-lose-ship",
    EffectActivateVipers = "effect-activate-vipers",
    EffectLaunchPilots = "effect-launch-pilots",
    EffectMayLaunch = "effect-may-launch",
    EffectDiscardQuorum = "effect-discard-quorum",
    EffectDiscardQuorumRandom = "effect-discard-quorum-random",
    EffectSwapQuorum = "effect-swap-quorum",
    EffectTakeAllCards = "effect-take-all-cards",
    EffectDrawMutinyIfNone = "effect-draw-mutiny-if-none",
    EffectDrawMutinyKeepOne = "effect-draw-mutiny-keep-one",
    EffectIfExecuted = "effect-if-executed",
    EffectIfHolds = "effect-if-holds",
    EffectEndLasting = "effect-end-lasting",
    EffectIntoDestiny = "effect-into-destiny",
    EffectNewDestinyOf = "effect-new-destiny-of",
    EffectSearchDestiny = "effect-search-destiny",
    EffectLookAtCrises = "effect-look-at-crises",
    EffectLookAtBottom = "effect-look-at-bottom",
    EffectAnotherDestination = "effect-another-destination",
    EffectReleaseAll = "effect-release-all",
    EffectMayLeaveBrig = "effect-may-leave-brig",
    EffectMayLeaveForAnywhere = "effect-may-leave-for-anywhere",
    EffectHighestGain = "effect-highest-gain",
    EffectHighestLoss = "effect-highest-loss",
    EffectLowestGain = "effect-lowest-gain",
    EffectLowestLoss = "effect-lowest-loss",
    EffectPlaceCivilians = "effect-place-civilians",
    EffectClearArea = "effect-clear-area",
    EffectPlaceShips = "effect-place-ships",
    EffectPlaceBeyond = "effect-place-beyond",
    EffectBelowRaiders = "effect-below-raiders",
    EffectReturnCivilian = "effect-return-civilian",
    EffectDefendCivilian = "effect-defend-civilian",
    EffectRepairLocation = "effect-repair-location",
    EffectDamageAny = "effect-damage-any",
    EffectDestroyVipers = "effect-destroy-vipers",
    EffectRepairVipers = "effect-repair-vipers",

    ReasonRaiderViper = "reason-raider-viper",
    ReasonRaiderCivilian = "reason-raider-civilian",
    ReasonRaiderMoves = "reason-raider-moves",
    ReasonRaiderGalactica = "reason-raider-galactica",
    ReasonCenturions = "reason-centurions",
    ReasonCenturionsToo = "reason-centurions-too",
    ReasonHeavyRaiders = "reason-heavy-raiders",
    ReasonLaunch = "reason-launch",
    ReasonPlaceCardShips = "reason-place-card-ships",
    ReasonPlacedRaidersAct = "reason-placed-raiders-act",
    ReasonBasestarsAttack = "reason-basestars-attack",
    ReasonFleetTokenBack = "reason-fleet-token-back",
    ReasonActivePlayerDiscards = "reason-active-player-discards",
    ReasonReserveVipersDamaged = "reason-reserve-vipers-damaged",
    ReasonAttackCardStays = "reason-attack-card-stays",

    ReminderRem1 = "reminder-rem-1",
    ReminderRem2 = "reminder-rem-2",
    ReminderRem3 = "reminder-rem-3",
    ReminderRem4 = "reminder-rem-4",
    ReminderRem5 = "reminder-rem-5",
    ReminderRem6 = "reminder-rem-6",
    ReminderRem7 = "reminder-rem-7",
    ReminderRem7MarkVii = "reminder-rem-7-mark-vii",
    ReminderRem8 = "reminder-rem-8",
    ReminderRem9 = "reminder-rem-9",
    ReminderRem10 = "reminder-rem-10",
    ReminderRem11Brig = "reminder-rem-11-brig",
    ReminderRem11Cylon = "reminder-rem-11-cylon",
    ReminderRem11Detention = "reminder-rem-11-detention",
    ReminderRem11Infiltrating = "reminder-rem-11-infiltrating",
    ReminderRem12 = "reminder-rem-12",
    ReminderRem13 = "reminder-rem-13",
    ReminderRem14 = "reminder-rem-14",
    ReminderRem14App = "reminder-rem-14-app",
    ReminderRem15 = "reminder-rem-15",
    ReminderRem16 = "reminder-rem-16",
    ReminderRem17 = "reminder-rem-17",
    ReminderRem18Reveal = "reminder-rem-18-reveal",
    ReminderRem18Brig = "reminder-rem-18-brig",
    ReminderRem19 = "reminder-rem-19",
    ReminderRem20 = "reminder-rem-20",
    ReminderRem21Raiders = "reminder-rem-21-raiders",
    ReminderRem21HeavyRaiders = "reminder-rem-21-heavy-raiders",
    ReminderRem21Nothing = "reminder-rem-21-nothing",
    ReminderRem21Beyond = "reminder-rem-21-beyond",
    ReminderRem22 = "reminder-rem-22",
    ReminderRem23 = "reminder-rem-23",
    ReminderRem24 = "reminder-rem-24",
    ReminderRem24Pursued = "reminder-rem-24-pursued",
    ReminderRem25 = "reminder-rem-25",
    ReminderRem26 = "reminder-rem-26",
    ReminderRem26Quorum = "reminder-rem-26-quorum",
    ReminderRem27 = "reminder-rem-27",
    ReminderRem28 = "reminder-rem-28",
    ReminderRem28Caprica = "reminder-rem-28-caprica",
    ReminderRem29 = "reminder-rem-29",
    ReminderRem30 = "reminder-rem-30",
    ReminderRem34 = "reminder-rem-34",
    ReminderRem35 = "reminder-rem-35",
    ReminderRem38 = "reminder-rem-38",
    ReminderRem39 = "reminder-rem-39",
    ReminderXtreach2 = "reminder-xtreach-2",
    ReminderRem40 = "reminder-rem-40",

    AttackRaiderViper = "attack-raider-viper",
    AttackRaiderKind = "attack-raider-kind",
    AttackRaiderPilot = "attack-raider-pilot",
    AttackRaiderGalactica = "attack-raider-galactica",
    AttackBasestarGalactica = "attack-basestar-galactica",
    AttackViperShip = "attack-viper-ship",
    AttackKindShip = "attack-kind-ship",
    AttackPilotShip = "attack-pilot-ship",
    AttackWeaponsControl = "attack-weapons-control",
    AttackNuke = "attack-nuke",
    AttackNukeArea = "attack-nuke-area",
    AttackArmory = "attack-armory",
    AttackRaptor = "attack-raptor",
    AttackNumber = "attack-number",
    AttackPegasusCic = "attack-pegasus-cic",
    AttackMainBatteries = "attack-main-batteries",

    OptionCharacter = "option-character",
    OptionLaunchViper = "option-launch-viper",
    OptionDealLoyalty = "option-deal-loyalty",
    OptionLoyaltyDealt = "option-loyalty-dealt",
    OptionRead = "option-read",
    OptionSeen = "option-seen",
    OptionCloseReading = "option-close-reading",
    OptionPlay = "option-play",
    OptionNext = "option-next",
    OptionBack = "option-back",
    OptionEndTurn = "option-end-turn",
    OptionGo = "option-go",
    OptionGoForCard = "option-go-for-card",
    OptionFly = "option-fly",
    OptionDiscarded = "option-discarded",
    OptionReadOn = "option-read-on",
    OptionArea = "option-area",
    OptionAnyOrder = "option-any-order",
    OptionViperOf = "option-viper-of",
    OptionCivilian = "option-civilian",
    OptionNumber = "option-number",
    OptionRoll = "option-roll",
    OptionFace = "option-face",
    OptionPlan = "option-plan",
    OptionStand = "option-stand",
    OptionEvade = "option-evade",
    OptionEco = "option-eco",
    OptionStay = "option-stay",
    OptionScoutCrisis = "option-scout-crisis",
    OptionScoutDestination = "option-scout-destination",
    OptionOnTop = "option-on-top",
    OptionUnder = "option-under",
    OptionStayInBrig = "option-stay-in-brig",
    OptionCivilianKind = "option-civilian-kind",
    OptionBasestarDamage = "option-basestar-damage",
    OptionBasestar = "option-basestar",
    OptionDamagedBasestar = "option-damaged-basestar",
    OptionAlertFly = "option-alert-fly",
    OptionAlertStay = "option-alert-stay",
    OptionAssaultRaptorStays = "option-assault-raptor-stays",
    OptionAssaultRaptorReturns = "option-assault-raptor-returns",
    OptionByHand = "option-by-hand",
    OptionCheck = "option-check",
    OptionCourse = "option-course",
    OptionSecretDestiny = "option-secret-destiny",
    OptionCard = "option-card",
    OptionMoralCompass = "option-moral-compass",
    OptionCompassDescribed = "option-compass-described",
    OptionBegin = "option-begin",
    OptionApply = "option-apply",
    OptionPlayer = "option-player",
    OptionAccuseSelf = "option-accuse-self",
    OptionNobody = "option-nobody",
    OptionNothing = "option-nothing",
    OptionUnmanned = "option-unmanned",
    OptionDamagedViper = "option-damaged-viper",
    OptionDestroyedViper = "option-destroyed-viper",
    OptionReserveViper = "option-reserve-viper",
    OptionPlaceAt = "option-place-at",
    OptionCenturion = "option-centurion",
    OptionCivilianAt = "option-civilian-at",
    OptionCards = "option-cards",
    OptionPlayerCards = "option-player-cards",
    OptionNobodyElse = "option-nobody-else",
    OptionTellCard = "option-tell-card",
    OptionTakeCardBack = "option-take-card-back",
    OptionPlayCard = "option-play-card",
    OptionCheckAbility = "option-check-ability",
    OptionAbilitiesInOrder = "option-abilities-in-order",
    OptionAbilityUsed = "option-ability-used",
    OptionQuickFixTotal = "option-quick-fix-total",
    OptionQuickFixNone = "option-quick-fix-none",
    OptionPlaysOne = "option-plays-one",
    OptionNoTreachery = "option-no-treachery",
    OptionAbilityThere = "option-ability-there",
    OptionAbilityNotThere = "option-ability-not-there",
    OptionTotalStands = "option-total-stands",
    OptionCardPass = "option-card-pass",
    OptionCardFail = "option-card-fail",
    OptionAbilityBy = "option-ability-by",
    OptionArbitrator = "option-arbitrator",
    OptionChiefOfStaff = "option-chief-of-staff",
    OptionProbation = "option-probation",
    OptionIntuitionPass = "option-intuition-pass",
    OptionIntuitionFail = "option-intuition-fail",
    OptionDevotion = "option-devotion",
    OptionAuthority = "option-authority",
    OptionDifficulty = "option-difficulty",
    OptionTypeCounts = "option-type-counts",
    OptionTypeAgainst = "option-type-against",
    OptionRecount = "option-recount",
    OptionAllTold = "option-all-told",
    OptionAccept = "option-accept",
    OptionDistance = "option-distance",
    OptionFirstDestination = "option-first-destination",
    OptionSecondDestination = "option-second-destination",
    OptionThirdDestination = "option-third-destination",
    OptionCardAt = "option-card-at",
    OptionKeepSympathizer = "option-keep-sympathizer",
    OptionLoyaltyCard = "option-loyalty-card",
    OptionNoCylonCard = "option-no-cylon-card",
    OptionHeldCard = "option-held-card",
    OptionMotive = "option-motive",
    OptionActLocation = "option-act-location",
    OptionAct = "option-act",
    OptionActSuperCrisis = "option-act-super-crisis",
    OptionActActivate = "option-act-activate",
    OptionActRepairVipers = "option-act-repair-vipers",
    OptionActPlayQuorum = "option-act-play-quorum",
    OptionActDrawQuorum = "option-act-draw-quorum",
    OptionActEndInfiltration = "option-act-end-infiltration",
    OptionActReveal = "option-act-reveal",
    OptionActGoal = "option-act-goal",
    OptionActMutiny = "option-act-mutiny",
    OptionActAttackForces = "option-act-attack-forces",
    OptionActDetain = "option-act-detain",
    OptionActFinalJump = "option-act-final-jump",
    OptionActHandOnCag = "option-act-hand-on-cag",
    OptionActLeadFlight = "option-act-lead-flight",
    OptionAllLaid = "option-all-laid",
    OptionForcesAt = "option-forces-at",
    OptionFirepower = "option-firepower",
    OptionMission = "option-mission",
    OptionJumpFirst = "option-jump-first",
    OptionMutinyFirst = "option-mutiny-first",
    OptionAllyFirst = "option-ally-first",
    OptionAbilityFirst = "option-ability-first",
    OptionTraumaBenevolent = "option-trauma-benevolent",
    OptionTraumaAntagonistic = "option-trauma-antagonistic",
    OptionTraumaDisaster = "option-trauma-disaster",
    OptionLaunchUnmanned = "option-launch-unmanned",
    OptionViperMoves = "option-viper-moves",
    OptionRecall = "option-recall",
    OptionEscort = "option-escort",
    OptionUnmannedKind = "option-unmanned-kind",
    OptionLaunchKind = "option-launch-kind",
    OptionKindMoves = "option-kind-moves",
    OptionRecallKind = "option-recall-kind",
    OptionUnmannedKinds = "option-unmanned-kinds",
    OptionReserveKind = "option-reserve-kind",
    OptionDamagedKind = "option-damaged-kind",
    OptionDestroyedKind = "option-destroyed-kind",
    OptionNoMore = "option-no-more",
    OptionDamageLocation = "option-damage-location",
    OptionDamageResource = "option-damage-resource",
    OptionShip = "option-ship",

    NotOfferedTaken = "not-offered-taken",
    NotOfferedUnbalanced = "not-offered-unbalanced",
    NotOfferedBarred = "not-offered-barred",
    NotOfferedSamePerson = "not-offered-same-person",
    NotOfferedOneLeader = "not-offered-one-leader",
    NotOfferedNoLeader = "not-offered-no-leader",
    NotOfferedLeaderNeeded = "not-offered-leader-needed",
    NotOfferedNotLeader = "not-offered-not-leader",
    NotOfferedNoMiracle = "not-offered-no-miracle",
    NotOfferedHasMiracle = "not-offered-has-miracle",
    NotOfferedLeaderNoTitle = "not-offered-leader-no-title",
    NotOfferedCylonLocation = "not-offered-cylon-location",
    NotOfferedHumanLocation = "not-offered-human-location",
    NotOfferedHazardous = "not-offered-hazardous",
    NotOfferedNoCard = "not-offered-no-card",
    NotOfferedBrig = "not-offered-brig",
    NotOfferedOffBoard = "not-offered-off-board",
    NotOfferedTooFar = "not-offered-too-far",
    NotOfferedRevealedCylon = "not-offered-revealed-cylon",
    NotOfferedVicePresident = "not-offered-vice-president",
    NotOfferedInBrig = "not-offered-in-brig",
    NotOfferedPrisonerAdmiral = "not-offered-prisoner-admiral",
    NotOfferedDamaged = "not-offered-damaged",
    NotOfferedNoAction = "not-offered-no-action",
    NotOfferedAttached = "not-offered-attached",
    NotOfferedNotAlone = "not-offered-not-alone",
    NotOfferedTwoCards = "not-offered-two-cards",
    NotOfferedFleetInRed = "not-offered-fleet-in-red",
    NotOfferedJammed = "not-offered-jammed",
    NotOfferedNoCivilianShip = "not-offered-no-civilian-ship",
    NotOfferedNoTarget = "not-offered-no-target",
    NotOfferedNoViper = "not-offered-no-viper",
    NotOfferedNotAPilot = "not-offered-not-a-pilot",
    NotOfferedNotPresident = "not-offered-not-president",
    NotOfferedNoQuorumCard = "not-offered-no-quorum-card",
    NotOfferedNoSkillCard = "not-offered-no-skill-card",
    NotOfferedNothingToRepair = "not-offered-nothing-to-repair",
    NotOfferedOncePerTurn = "not-offered-once-per-turn",
    NotOfferedUsedUp = "not-offered-used-up",
    NotOfferedOncePerGame = "not-offered-once-per-game",
    NotOfferedNoLooking = "not-offered-no-looking",
    NotOfferedHoldsBoth = "not-offered-holds-both",
    NotOfferedBeingPlayed = "not-offered-being-played",
    NotOfferedNobody = "not-offered-nobody",
    NotOfferedSympathizer = "not-offered-sympathizer",
    NotOfferedNoMutiny = "not-offered-no-mutiny",
    NotOfferedTooFarToJump = "not-offered-too-far-to-jump",
    NotOfferedIsAdmiral = "not-offered-is-admiral",
    NotOfferedNotInfiltrating = "not-offered-not-infiltrating",
    NotOfferedNotInBrig = "not-offered-not-in-brig",
    NotOfferedFromBrig = "not-offered-from-brig",
    NotOfferedVengeful = "not-offered-vengeful",
    NotOfferedConflicted = "not-offered-conflicted",
    NotOfferedSpecialized = "not-offered-specialized",
    NotOfferedReluctant = "not-offered-reluctant",
    NotOfferedSpiritual = "not-offered-spiritual",
    NotOfferedNoForce = "not-offered-no-force",
    NotOfferedNotBack = "not-offered-not-back",
    NotOfferedBack = "not-offered-back",
    NotOfferedNoLocked = "not-offered-no-locked",
    NotOfferedNoPrepared = "not-offered-no-prepared",
    NotOfferedNoShipToMove = "not-offered-no-ship-to-move",
    NotOfferedNoJump = "not-offered-no-jump",
    NotOfferedNotOnNewCaprica = "not-offered-not-on-new-caprica",
    NotOfferedInDetention = "not-offered-in-detention",
    NotOfferedMissionActive = "not-offered-mission-active",
    NotOfferedNoToll = "not-offered-no-toll",
    NotOfferedThreeCards = "not-offered-three-cards",
    NotOfferedRebelOfHumans = "not-offered-rebel-of-humans",
    NotOfferedRebelOfCylons = "not-offered-rebel-of-cylons",
    NotOfferedClouded = "not-offered-clouded",
    NotOfferedHeretic = "not-offered-heretic",
    OptionGoForSuperCrisis = "option-go-for-super-crisis",
    OptionGoForBoth = "option-go-for-both",
    NotOfferedTwoCardsNeeded = "not-offered-two-cards-needed",
    NotOfferedIsPresident = "not-offered-is-president",
    NotOfferedAmoral = "not-offered-amoral",
    NotOfferedAllBasestars = "not-offered-all-basestars",
    NotOfferedSpareBasestar = "not-offered-spare-basestar",
    AskGoAmongCylons = "ask-go-among-cylons",
    EffectGoAmongCylons = "effect-go-among-cylons",
    OptionLongshot = "option-longshot",
    OptionHotshot = "option-hotshot",
    OptionDifferentPath = "option-different-path",
    OptionLearnForCheck = "option-learn-for-check",
    OptionLearnForHand = "option-learn-for-hand",
    AskHumanDelusion = "ask-human-delusion",
    AskQuickFix = "ask-quick-fix",
    AskFaceUp = "ask-face-up",
    EffectFaceUp = "effect-face-up",
    AskForLove = "ask-for-love",
    AskEscort = "ask-escort",
    OptionTurnUp = "option-turn-up",
    AskSwapCivilian = "ask-swap-civilian",
    AskFlyAnywhere = "ask-fly-anywhere",
    AskPlaceReserves = "ask-place-reserves",
    AskActivateOne = "ask-activate-one",
    OptionPlaceKind = "option-place-kind",
    NotOfferedNoAssaultRaptor = "not-offered-no-assault-raptor",
    EffectBuildAssaultRaptor = "effect-build-assault-raptor",
    EffectActivateOne = "effect-activate-one",
    EffectAttackHere = "effect-attack-here",
    EffectLaunch = "effect-launch",
    EffectCeaseFire = "effect-cease-fire",
    EffectFlyAnywhere = "effect-fly-anywhere",
    EffectPlaceReserves = "effect-place-reserves",
    LogCeasedFire = "log-ceased-fire",
    LogHeldFire = "log-held-fire",
    EffectSwapCivilian = "effect-swap-civilian",
    EffectLookAtCivilians = "effect-look-at-civilians",
    EffectLookAtTwo = "effect-look-at-two",
    OptionOneOnTop = "option-one-on-top",
    OptionOneUnder = "option-one-under",
    EffectShareQuorum = "effect-share-quorum",
    EffectShareQuorumOf = "effect-share-quorum-of",
    OptionDiscardQuorum = "option-discard-quorum",
    AskGiveMutiny = "ask-give-mutiny",
    AskPlayDrawnMutiny = "ask-play-drawn-mutiny",
    EffectGiveMutiny = "effect-give-mutiny",
    EffectAbusePower = "effect-abuse-power",
    LogMutinyGiven = "log-mutiny-given",
    OptionFtlOperator = "option-ftl-operator",
    AskActivateElsewhere = "ask-activate-elsewhere",
    AskExchangeAny = "ask-exchange-any",
    AskLayTokens = "ask-lay-tokens",
    AskLayOneTrauma = "ask-lay-one-trauma",
    AskTraumaShown = "ask-trauma-shown",
    AskCrossroadsResult = "ask-crossroads-result",
    AskCrossroadsCard = "ask-crossroads-card",
    AskAntagonisticHeld = "ask-antagonistic-held",
    AskBenevolentHeld = "ask-benevolent-held",
    AskEliminate = "ask-eliminate",
    AskDamageBasestar = "ask-damage-basestar",
    AskEvacuate = "ask-evacuate",
    AskGoAboard = "ask-go-aboard",
    AskActivateForce = "ask-activate-force",
    AskDestroyForce = "ask-destroy-force",
    AskLeaveDetention = "ask-leave-detention",
    AskGoAnywhere = "ask-go-anywhere",
    AskLayTrauma = "ask-lay-trauma",
    AskDisasters = "ask-disasters",
    AskAllyOrAbility = "ask-ally-or-ability",
    AskMeetAlly = "ask-meet-ally",
    AskAllyToken = "ask-ally-token",
    AskAllyDrawn = "ask-ally-drawn",
    AskAllyDrawnBy = "ask-ally-drawn-by",
    AskReplaceAlly = "ask-replace-ally",
    AskRevealStacked = "ask-reveal-stacked",
    AskMission = "ask-mission",
    AskRaiderBay = "ask-raider-bay",
    AskDestroyHere = "ask-destroy-here",
    AskRemoveBasestar = "ask-remove-basestar",
    NotOfferedNoBasestar = "not-offered-no-basestar",
    NotOfferedNoneDrawn = "not-offered-none-drawn",

    NotOfferedEmptyReserve = "not-offered-empty-reserve",
    NotOfferedPiloted = "not-offered-piloted",
    NotOfferedNoNuke = "not-offered-no-nuke",
    NotOfferedNoRaptor = "not-offered-no-raptor",
    NotOfferedFewVipers = "not-offered-few-vipers",
    NotOfferedNoFuel = "not-offered-no-fuel",
    NotOfferedNoSuperCrisis = "not-offered-no-super-crisis",
    NotOfferedNoRaider = "not-offered-no-raider",
    NotOfferedNoHeavyRaider = "not-offered-no-heavy-raider",
    NotOfferedNoCenturion = "not-offered-no-centurion",
    NotOfferedNoLostRaptor = "not-offered-no-lost-raptor",
    NotOfferedHoldsNoMutiny = "not-offered-holds-no-mutiny",
    NotOfferedNoProphecy = "not-offered-no-prophecy",
    NotOfferedFleetInBlue = "not-offered-fleet-in-blue",
    NotOfferedThere = "not-offered-there",
    NotOfferedStaysInBrig = "not-offered-stays-in-brig",
    NotOfferedColonialOneClosed = "not-offered-colonial-one-closed",

    RefusedStalePrompt = "refused-stale-prompt",
    RefusedNotYours = "refused-not-yours",
    RefusedUnknownOption = "refused-unknown-option",
    RefusedNotAChoice = "refused-not-a-choice",
    RefusedRefereeOnly = "refused-referee-only",
    RefusedHostOnly = "refused-host-only",
    RefusedPlayerCount = "refused-player-count",
    RefusedNameEmpty = "refused-name-empty",
    RefusedNameTooLong = "refused-name-too-long",
    RefusedNameTwice = "refused-name-twice",
    RefusedNoSuchSeat = "refused-no-such-seat",
    RefusedAlreadyBegun = "refused-already-begun",
    RefusedNotBegun = "refused-not-begun",
    RefusedGameOver = "refused-game-over",
    RefusedNoChange = "refused-no-change",
    RefusedNoSuchReminder = "refused-no-such-reminder",
    RefusedDialRange = "refused-dial-range",
    RefusedTurnNumber = "refused-turn-number",
    RefusedReasonEmpty = "refused-reason-empty",
    RefusedReasonTooLong = "refused-reason-too-long",
    RefusedImpossible = "refused-impossible",
    RefusedCorrectionCount = "refused-correction-count",
    RefusedListTooLong = "refused-list-too-long",
    RefusedCivilianPile = "refused-civilian-pile",
    RefusedShipsTooEarly = "refused-ships-too-early",
    RefusedNoSuchRow = "refused-no-such-row",
    RefusedSeatOrder = "refused-seat-order",
    RefusedNoSuchCivilianShip = "refused-no-such-civilian-ship",
    RefusedNotByHand = "refused-not-by-hand",
    RefusedReadingTime = "refused-reading-time",
    RefusedLoyaltyByHand = "refused-loyalty-by-hand",
    RefusedNoDestinyToShow = "refused-no-destiny-to-show",
    RefusedPileOfHands = "refused-pile-of-hands",
    RefusedNotInPlay = "refused-not-in-play",
    RefusedNoSuchSkillCard = "refused-no-such-skill-card",
    RefusedQuestionFirst = "refused-question-first",
    RefusedNotOver = "refused-not-over",
    RefusedOpenByHand = "refused-open-by-hand",
    RefusedLoyaltyOpen = "refused-loyalty-open",
    RefusedHandRange = "refused-hand-range",
    RefusedNoCylonCard = "refused-no-cylon-card",
    RefusedNotMet = "refused-not-met",
    RefusedOwnersAlone = "refused-owners-alone",
    RefusedCylonLocation = "refused-cylon-location",
    RefusedCylonsStay = "refused-cylons-stay",
    RefusedNotAPilot = "refused-not-a-pilot",
    RefusedNoViperLeft = "refused-no-viper-left",
    RefusedNotOnBoard = "refused-not-on-board",
    RefusedStaysOnBoard = "refused-stays-on-board",
    RefusedCylonTitle = "refused-cylon-title",
    RefusedAlreadyRevealed = "refused-already-revealed",
    RefusedNoLeader = "refused-no-leader",
    RefusedPursuitSpace = "refused-pursuit-space",
    RefusedTooManyAssaultRaptors = "refused-too-many-assault-raptors",
    RefusedTooManyMiracles = "refused-too-many-miracles",
    RefusedAtAutoJump = "refused-at-auto-jump",
    RefusedDistance = "refused-distance",
    RefusedSuperCrisesKept = "refused-super-crises-kept",
    RefusedHeldHand = "refused-held-hand",
    RefusedNoDamageToken = "refused-no-damage-token",
    RefusedNotDamaged = "refused-not-damaged",
    RefusedNoCenturionLeft = "refused-no-centurion-left",
    RefusedNoCenturion = "refused-no-centurion",
    RefusedCommunicationsJammed = "refused-communications-jammed",
    RefusedNoCivilianShip = "refused-no-civilian-ship",
    RefusedNoRollToCorrect = "refused-no-roll-to-correct",
    RefusedNoSuchFace = "refused-no-such-face",
    RefusedNotOnBlue = "refused-not-on-blue",
    RefusedOutOfTheGame = "refused-out-of-the-game",
    RefusedNoJumpHere = "refused-no-jump-here",
    RefusedNotBack = "refused-not-back",
    RefusedMissions = "refused-missions",
    RefusedTooManyForces = "refused-too-many-forces",
    RefusedNoCrisisNow = "refused-no-crisis-now",
    RefusedCheckNumbers = "refused-check-numbers",
    RefusedCardInPlay = "refused-card-in-play",
    RefusedNoBasestar = "refused-no-basestar",
    RefusedNoHeavyRaider = "refused-no-heavy-raider",
    RefusedNotThere = "refused-not-there",
    RefusedDamagedLocation = "refused-damaged-location",
    RefusedNotForCylons = "refused-not-for-cylons",
    RefusedNotTheirs = "refused-not-theirs",
    RefusedNotFlying = "refused-not-flying",
    RefusedNoViperToActivate = "refused-no-viper-to-activate",
    RefusedNoTarget = "refused-no-target",
    RefusedNoNuke = "refused-no-nuke",
    RefusedNoRaptor = "refused-no-raptor",
    RefusedNoRisk = "refused-no-risk",
    RefusedDamagedVipers = "refused-damaged-vipers",
    RefusedQuorumRange = "refused-quorum-range",
    RefusedNotDealt = "refused-not-dealt",
    RefusedNoSuchPlayer = "refused-no-such-player",
    RefusedCharacterTwice = "refused-character-twice",
    RefusedCharactersMissing = "refused-characters-missing",
    RefusedTooManyCards = "refused-too-many-cards",
    RefusedNothingToUndo = "refused-nothing-to-undo",
    RefusedNothingToRedo = "refused-nothing-to-redo",
    RefusedStaleStep = "refused-stale-step",
    RefusedUndoBarred = "refused-undo-barred",

    ImpossibleTooMany = "impossible-too-many",
    ImpossibleTooManyOfKind = "impossible-too-many-of-kind",
    ImpossibleTooManyCards = "impossible-too-many-cards",
    ImpossibleTooManySkillCards = "impossible-too-many-skill-cards",
    ImpossibleTooManyLoyaltyCards = "impossible-too-many-loyalty-cards",
    ImpossibleTokenTwice = "impossible-token-twice",
    ImpossibleDestroyedBasestar = "impossible-destroyed-basestar",
    ImpossibleNotDamageable = "impossible-not-damageable",
    ImpossibleNoToken = "impossible-no-token",
    ImpossibleOffJumpTrack = "impossible-off-jump-track",
    ImpossibleTooFar = "impossible-too-far",
    ImpossibleOffBoardingTrack = "impossible-off-boarding-track",
    ImpossibleCannotFly = "impossible-cannot-fly",
    ImpossibleNobodyThere = "impossible-nobody-there",
    ImpossibleOffBoard = "impossible-off-board",
    ImpossibleCharacterTwice = "impossible-character-twice",
    ImpossibleCylonAmongHumans = "impossible-cylon-among-humans",
    ImpossibleHumanAmongCylons = "impossible-human-among-cylons",
    ImpossibleCylonWithTitle = "impossible-cylon-with-title",
    ImpossibleTooManyMutinyCards = "impossible-too-many-mutiny-cards",
    ImpossibleAboardLost = "impossible-aboard-lost",
    ImpossibleHandleTwice = "impossible-handle-twice",

    ReasonForgotten = "reason-forgotten",
    ReasonMisread = "reason-misread",
    ReasonWrongButton = "reason-wrong-button",
    ReasonAgreed = "reason-agreed",
    ReasonPosition = "reason-position",
    ReasonOther = "reason-other",
}

/// An argument of a message. The page puts names and sentences in; the core sends none. Frames are full of them, so
/// each is an object with one key, which says its kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Arg {
    /// A number.
    Number {
        /// Its value.
        #[serde(rename = "number")]
        value: i32,
    },
    /// A player, shown by name.
    Seat {
        /// The player's seat.
        seat: SeatId,
    },
    /// Several players, shown as a list of names.
    Seats {
        /// Their seats, in seat order.
        seats: Vec<SeatId>,
    },
    /// Words of the table's own, such as a typed reason.
    Text {
        /// As typed.
        text: String,
    },
    /// A whole message, put in as a sentence is.
    Line {
        /// The message.
        line: Box<Line>,
    },
    /// Other messages, shown as a list.
    Words {
        /// Their ids.
        #[serde(rename = "words")]
        ids: Vec<Cow<'static, str>>,
    },
}

/// Arguments of a message by name, each name once, in the order of the names. Most messages have one or two, and every
/// question has many messages: a map would cost more than the question itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Args(Vec<(&'static str, Arg)>);

impl Args {
    /// No arguments.
    const NONE: Self = Self(Vec::new());

    /// The argument of this name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Arg> {
        self.iter().find(|(is, _)| *is == name).map(|(_, arg)| arg)
    }

    /// Name and argument, in the order of the names.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Arg)> {
        self.0.iter().map(|(name, arg)| (*name, arg))
    }

    /// Takes an argument in, in the place of one that had its name.
    fn insert(&mut self, name: &'static str, arg: Arg) {
        match self.0.binary_search_by_key(&name, |(is, _)| is) {
            Ok(at) => self.0[at].1 = arg,
            Err(at) => self.0.insert(at, (name, arg)),
        }
    }
}

impl Extend<(&'static str, Arg)> for Args {
    fn extend<Others: IntoIterator<Item = (&'static str, Arg)>>(&mut self, others: Others) {
        for (name, arg) in others {
            self.insert(name, arg);
        }
    }
}

impl IntoIterator for Args {
    type Item = (&'static str, Arg);
    type IntoIter = std::vec::IntoIter<(&'static str, Arg)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl Index<&str> for Args {
    type Output = Arg;

    /// # Panics
    /// No argument has this name.
    fn index(&self, name: &str) -> &Arg {
        self.get(name).expect("an argument of this name")
    }
}

impl Serialize for Args {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

/// A message with its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Line {
    /// Id in the catalogues.
    pub id: &'static str,
    /// Arguments by name.
    #[cfg_attr(feature = "ts", ts(as = "BTreeMap<&'static str, Arg>"))]
    pub args: Args,
}

impl Line {
    /// A message without arguments.
    #[must_use]
    pub const fn new(message: Message) -> Self {
        Self {
            id: message.id(),
            args: Args::NONE,
        }
    }

    /// Adds a number.
    #[must_use]
    pub fn number(self, name: &'static str, value: impl Into<i32>) -> Self {
        self.with(
            name,
            Arg::Number {
                value: value.into(),
            },
        )
    }

    /// Adds a player.
    #[must_use]
    pub fn seat(self, name: &'static str, seat: SeatId) -> Self {
        self.with(name, Arg::Seat { seat })
    }

    /// Adds several players.
    #[must_use]
    pub fn seats(self, name: &'static str, seats: &[SeatId]) -> Self {
        self.with(
            name,
            Arg::Seats {
                seats: seats.to_vec(),
            },
        )
    }

    /// Adds typed words.
    #[must_use]
    pub fn text(self, name: &'static str, text: &str) -> Self {
        self.with(
            name,
            Arg::Text {
                text: text.to_owned(),
            },
        )
    }

    /// Adds a message with arguments of its own.
    #[must_use]
    pub fn line(self, name: &'static str, line: Self) -> Self {
        self.with(
            name,
            Arg::Line {
                line: Box::new(line),
            },
        )
    }

    /// Adds another message.
    #[must_use]
    pub fn word(self, name: &'static str, id: impl Into<Cow<'static, str>>) -> Self {
        self.with(
            name,
            Arg::Words {
                ids: vec![id.into()],
            },
        )
    }

    /// Adds a list of other messages.
    #[must_use]
    pub fn words<Id: Into<Cow<'static, str>>>(
        self,
        name: &'static str,
        ids: impl IntoIterator<Item = Id>,
    ) -> Self {
        self.with(
            name,
            Arg::Words {
                ids: ids.into_iter().map(Into::into).collect(),
            },
        )
    }

    fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.insert(name, arg);
        self
    }
}

/// Id of a character's name.
#[must_use]
pub fn character_id(character: CharacterId) -> String {
    format!("character-{}", character.name())
}

/// Id of a location's name.
#[must_use]
pub fn location_id(location: LocationId) -> String {
    format!("location-{}", location.name())
}

/// Id of a board's name.
#[must_use]
pub fn board_id(board: Board) -> String {
    format!("board-{}", board.name())
}

/// Words for a kind of viper: the ordinary one is not named, as in the base game.
#[must_use]
pub fn of_kind(kind: ViperKind, ordinary: Message, other: Message) -> Line {
    match kind {
        ViperKind::Viper => Line::new(ordinary),
        ViperKind::MarkVii | ViperKind::AssaultRaptor => Line::new(other).word("kind", kind.id()),
    }
}

/// What a die is rolled for, in words.
#[must_use]
pub fn attack_line(attack: Attack) -> Line {
    match attack {
        Attack::RaiderAtViper { area, pilot, kind } => match (pilot, kind) {
            (Some(seat), _) => Line::new(Message::AttackRaiderPilot).seat("player", seat),
            (None, kind) => of_kind(kind, Message::AttackRaiderViper, Message::AttackRaiderKind),
        }
        .word("area", area_id(area)),
        Attack::RaiderAtGalactica { area } => {
            Line::new(Message::AttackRaiderGalactica).word("area", area_id(area))
        }
        Attack::BasestarAtGalactica { basestar } => {
            Line::new(Message::AttackBasestarGalactica).word("area", area_id(basestar.area))
        }
        Attack::ViperAtShip {
            area,
            pilot,
            target,
            kind,
        } => match (pilot, kind) {
            (Some(seat), _) => Line::new(Message::AttackPilotShip).seat("player", seat),
            (None, kind) => of_kind(kind, Message::AttackViperShip, Message::AttackKindShip),
        }
        .word("area", area_id(area))
        .word("ship", target.craft().one_id()),
        Attack::WeaponsControl { area, target } => Line::new(Message::AttackWeaponsControl)
            .word("area", area_id(area))
            .word("ship", target.craft().one_id()),
        Attack::Nuke { basestar } | Attack::AimedNuke { basestar } => {
            Line::new(Message::AttackNuke).word("area", area_id(basestar.area))
        }
        Attack::NukeArea { area } => Line::new(Message::AttackNukeArea).word("area", area_id(area)),
        Attack::PegasusCic { basestar } => {
            Line::new(Message::AttackPegasusCic).word("area", area_id(basestar.area))
        }
        Attack::MainBatteries { area } => {
            Line::new(Message::AttackMainBatteries).word("area", area_id(area))
        }
        // Spaces are counted from 1 for people, Start being the first.
        Attack::Armory { space } => {
            Line::new(Message::AttackArmory).number("space", i32::from(space) + 1)
        }
        Attack::Raptor { needed } => Line::new(Message::AttackRaptor).number("needed", needed),
        Attack::Placing { ship, more: _ } => {
            Line::new(Message::AttackPlacing).word("ship", ship.one_id())
        }
        Attack::Number { low_to } => Line::new(Message::AttackNumber).number("low", low_to),
    }
}

/// Id of a Cylon attack card's name.
#[must_use]
pub fn attack_card_id(card: AttackCardId) -> String {
    format!("attack-card-{}", card.name())
}

/// Id of the name of a space area, or of another place for ships.
#[must_use]
pub fn area_id(area: impl Into<Zone>) -> &'static str {
    match area.into() {
        Zone::Space(Area::Bow) => "area-bow",
        Zone::Space(Area::ForeStarboard) => "area-fore-starboard",
        Zone::Space(Area::AftStarboard) => "area-aft-starboard",
        Zone::Space(Area::Stern) => "area-stern",
        Zone::Space(Area::AftPort) => "area-aft-port",
        Zone::Space(Area::ForePort) => "area-fore-port",
        Zone::CylonFleet(Area::Bow) => "area-cylon-fleet-bow",
        Zone::CylonFleet(Area::ForeStarboard) => "area-cylon-fleet-fore-starboard",
        Zone::CylonFleet(Area::AftStarboard) => "area-cylon-fleet-aft-starboard",
        Zone::CylonFleet(Area::Stern) => "area-cylon-fleet-stern",
        Zone::CylonFleet(Area::AftPort) => "area-cylon-fleet-aft-port",
        Zone::CylonFleet(Area::ForePort) => "area-cylon-fleet-fore-port",
    }
}

/// Id of a dial's name.
#[must_use]
pub const fn resource_id(resource: Resource) -> &'static str {
    match resource {
        Resource::Fuel => "resource-fuel",
        Resource::Food => "resource-food",
        Resource::Morale => "resource-morale",
        Resource::Population => "resource-population",
    }
}

/// Id of a title's name.
#[must_use]
pub const fn title_id(title: Title) -> &'static str {
    match title {
        Title::President => "title-president",
        Title::Admiral => "title-admiral",
        Title::Cag => "title-cag",
    }
}

/// Id of the name of a kind of civilian ship: what is lost with it.
#[must_use]
pub fn civilian_id(kind: CivilianKind) -> String {
    format!("civilian-{}", kind.name())
}

/// Id of a basestar damage token's name.
#[must_use]
pub const fn token_id(token: BasestarDamage) -> &'static str {
    match token {
        BasestarDamage::CriticalHit => "token-critical-hit",
        BasestarDamage::DisabledHangar => "token-disabled-hangar",
        BasestarDamage::DisabledWeapons => "token-disabled-weapons",
        BasestarDamage::StructuralDamage => "token-structural-damage",
        BasestarDamage::CollateralDamage => "token-collateral-damage",
        BasestarDamage::DamageToPersonnel => "token-damage-to-personnel",
    }
}

/// Id of a skill card's words: its type and strength, or its name where that counts.
#[must_use]
pub fn skill_card_id(card: &SkillCard) -> String {
    if let Some(named) = card.card {
        return skill_card_name_id(named);
    }
    format!("skill-{}-{}", card.kind.name(), card.strength)
}

/// Id of an ability's name.
#[must_use]
pub fn ability_id(ability: Ability) -> String {
    format!("ability-{}", ability.name())
}

/// Id of the name of a type of skill card.
#[must_use]
pub fn skill_id(skill: SkillType) -> String {
    format!("skill-{}", skill.name())
}

/// Id of a named skill card's name.
#[must_use]
pub fn skill_card_name_id(card: SkillCardId) -> String {
    format!("skill-card-{}", card.name())
}

/// Ids of the names of what may be chosen on a crisis card.
const CHOICES: [&str; 3] = ["choice-check", "choice-first", "choice-second"];

/// Strengths of skill cards.
const STRENGTHS: std::ops::RangeInclusive<u8> = 0..=6;

/// Every id a catalogue must hold for the core: messages, and the names of what the content lists.
#[must_use]
pub fn catalogue_ids() -> Vec<String> {
    let messages = Message::ALL.iter().map(|message| message.id().to_owned());
    let characters = CharacterId::all().map(character_id);
    let cards = LoyaltyCard::all().flat_map(|card| {
        let cylon = card.facts().side == Side::Cylon;
        let option = cylon.then(|| format!("loyalty-{}-option", card.name()));
        let names = [
            format!("loyalty-{}", card.name()),
            format!("loyalty-{}-means", card.name()),
        ];
        names.into_iter().chain(option)
    });
    let kits = || Game::PUBLISHED.iter().map(|game| kit(*game));
    let held = kits().flat_map(|kit| &kit.held).collect::<BTreeSet<_>>();
    let held = held.into_iter();
    let held = held.filter(|kind| **kind != HeldKind::LOYALTY);
    let held = held.flat_map(|kind| {
        let cards = kind.cards().into_iter().map(HeldCard::id);
        cards.chain([kind.id()])
    });
    let locations = kits().flat_map(|kit| &kit.locations);
    let locations = locations.collect::<BTreeSet<_>>().into_iter();
    let locations = locations.map(|location| location_id(*location));
    let hulls = kits().flat_map(|kit| &kit.hulls);
    let boards = hulls.map(|hull| hull.board).collect::<BTreeSet<_>>();
    let boards = boards.into_iter().map(board_id);
    let areas = Area::ALL.map(|area| area_id(area).to_owned());
    let resources = Resource::ALL.map(|resource| resource_id(resource).to_owned());
    let titles = Title::ALL.map(|title| title_id(title).to_owned());
    let steps = TurnStep::ALL.map(|step| step.id().to_owned());
    let piles = Pile::ALL.map(|pile| pile.id().to_owned());
    let ships = Craft::ALIKE.map(|ship| ship.id().to_owned());
    let pieces = Piece::ALL.map(|piece| piece.id().to_owned());
    let civilians = CivilianKind::all().map(civilian_id);
    let tokens = BasestarDamage::ALL.map(|token| token_id(token).to_owned());
    let skill_cards = SkillType::ALL.into_iter().flat_map(|kind| {
        STRENGTHS.map(move |strength| skill_card_id(&SkillCard::plain(kind, strength)))
    });
    let icons = ShipIcon::ALL.map(|icon| icon.id().to_owned());
    let actions = HumanAction::ALL.map(|action| action.id().to_owned());
    let hits = Hit::ALL.map(|hit| hit.id().to_owned());
    let attack_cards = AttackCardId::all().map(attack_card_id);
    let abilities = Ability::ALL.iter().map(|ability| ability_id(*ability));
    let skills = SkillType::ALL.map(skill_id);
    let skill_card_names = kits().flat_map(|kit| &kit.skill_cards);
    let skill_card_names = skill_card_names.collect::<BTreeSet<_>>().into_iter();
    let skill_card_names = skill_card_names.map(|card| skill_card_name_id(*card));
    let missions = MissionId::all().map(MissionId::message_id);
    let choices = CHOICES.map(str::to_owned);
    let ones = Craft::ALL.map(|ship| ship.one_id().to_owned());
    let kinds = ViperKind::ALL.map(|kind| kind.id().to_owned());
    messages
        .chain(ones)
        .chain(kinds)
        .chain(icons)
        .chain(actions)
        .chain(hits)
        .chain(attack_cards)
        .chain(abilities)
        .chain(skills)
        .chain(skill_card_names)
        .chain(choices)
        .chain(missions)
        .chain(skill_cards)
        .chain(pieces)
        .chain(civilians)
        .chain(tokens)
        .chain(steps)
        .chain(piles)
        .chain(held)
        .chain(ships)
        .chain(characters)
        .chain(cards)
        .chain(locations)
        .chain(boards)
        .chain(areas)
        .chain(resources)
        .chain(titles)
        .collect()
}
