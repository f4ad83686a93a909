//! The actions that a player may take (ACT-2), and what keeps one from being taken. All of it is public: what
//! is offered depends on nothing that a hand or a Loyalty card hides (SECRET-19).

use dradis_facts::ability::Ability;
use dradis_facts::action::Act;
use dradis_facts::battle::Weapon;
use dradis_facts::content::{
    Allegiance, Board, HeldKind, Lasting, LocationId, SkillCardId, SkillType,
};
use dradis_facts::craft::Craft;
use dradis_facts::deed::{Deed, DeedRow, Need, Picks, Procedure};
use dradis_facts::effect::{Among, Effect, Locations, Question, Who};
use dradis_facts::mark::RuleId;
use dradis_facts::message::Message;
use dradis_facts::piles::Pile;
use dradis_facts::places::Place;
use dradis_facts::rule;
use dradis_facts::seat::{SeatId, clockwise_to};
use dradis_facts::space::Area;
use dradis_facts::titles::Title;
use dradis_facts::turn::TurnStep;
use dradis_state::action::ActionStep;
use dradis_state::agenda::Work;
use dradis_state::battle::Whose;
use dradis_state::loyalty::Standing;
use dradis_state::reserve::{ships_left, vipers_left};
use dradis_state::state::State;
use dradis_state::turn::{in_brig, in_detention, in_the_brig_itself};

use crate::play::ability::{barred, has, has_a_sheet};
use crate::play::attack::in_play;
use crate::play::battle::question::vipers::{on_hangar_deck, recallable};
use crate::play::battle::vipers::{activations, attacks_with, cylon_ships};
use crate::play::check::{self, NotChosen};
use crate::play::effect::{candidates, forces, looking_is_barred};
use crate::play::leader::has_all_miracles;
use crate::play::passing::goals;
use crate::play::{jump, turn};

mod procedure;
mod question;

pub(crate) use procedure::{act, answer, move_not, proceed};
pub(crate) use question::{acts, effects_of, label, moves_not, question};

/// Skill cards that Laura Roslin gives up to activate a location (Terminal Illness).
const TERMINAL_ILLNESS: u8 = 2;

/// The longest way travelled from which Helena Cain jumps blind (CLAR-37).
const BLIND_JUMP: u8 = 6;

/// What is done at the locations of Unorthodox Plan.
const PLANNED: [Procedure; 4] = [
    Procedure::Command,
    Procedure::Armory,
    Procedure::WeaponsControl,
    Procedure::Communications,
];

/// What keeps an action from being taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NotActing {
    /// The location is damaged.
    Damaged,
    /// The location has no action.
    NoAction,
    /// Adama at the Admiral's Quarters.
    Attached,
    /// Zarek where another character is.
    NotAlone,
    /// Roslin without the cards to discard.
    TwoCards,
    /// Fewer than two skill cards to pay with.
    FewerThanTwo,
    /// FTL Control while the fleet token is in the red.
    FleetInRed,
    /// Test the Limits while the fleet token is in the blue.
    FleetInBlue,
    /// Communications under Jammed Assault.
    Jammed,
    /// No civilian ship in space.
    NoCivilianShip,
    /// Nothing to attack.
    NoTarget,
    /// No viper to activate, or to launch in.
    NoViper,
    /// The character does not fly.
    NotAPilot,
    /// The player is not the President.
    NotPresident,
    /// The President has no Quorum card.
    NoQuorumCard,
    /// No skill card in hand.
    NoCard,
    /// No nuke left.
    NoNuke,
    /// No raptor in the Reserve.
    NoRaptor,
    /// Nothing is damaged here.
    NothingToRepair,
    /// Executive Order was played in this turn.
    OncePerTurn,
    /// The CAG has led a flight in this turn.
    LedAlready,
    /// The ability was used in this game.
    UsedUp,
    /// A card in play bars it (CLAR-76).
    Barred,
    /// Nobody may look at another player's Loyalty cards.
    NoLooking,
    /// The Admiral is the President already.
    HoldsBoth,
    /// No player can be picked.
    Nobody,
    /// Who became a Cylon by the Sympathizer.
    Sympathizer,
    /// No Super Crisis card in hand.
    NoSuperCrisis,
    /// No basestar on the main board to launch from.
    NoBasestar,
    /// No basestar on the main board for Pegasus.
    NoBasestarForPegasus,
    /// No Mutiny card in hand.
    NoMutiny,
    /// The fleet has come too far to jump blind.
    TooFar,
    /// The player is the Admiral.
    IsAdmiral,
    /// The player is not among the humans.
    NotInfiltrating,
    /// The character is in the Brig.
    InBrig,
    /// No miracle token can be passed here.
    NoMiracle,
    /// Helena Cain at FTL Control or in the Engine Room.
    Vengeful,
    /// Caprica Six at the Cylon Fleet without a card to discard.
    Conflicted,
    /// Doc Cottle with an engineering card.
    Specialized,
    /// Hoshi without the second card that an action of a skill card costs.
    Reluctant,
    /// Gaius Baltar out of the Brig.
    Spiritual,
    /// No occupation force at the location.
    NoForce,
    /// No human to detain at the location.
    NoHuman,
    /// Galactica has not come back to New Caprica.
    NotBack,
    /// Nothing that is not on New Caprica can be activated before that.
    CutOff,
    /// Galactica has come back to New Caprica.
    Back,
    /// No civilian ship is Locked.
    NoLocked,
    /// No civilian ship can be prepared or evacuated.
    NoShipToMove,
    /// The fleet does not jump from New Caprica.
    NoJump,
    /// A Mission card is active.
    MissionActive,
    /// Neither a miracle token nor a Super Crisis card.
    NoToll,
    /// Every copy of the card is being carried out.
    BeingPlayed,
    /// Fewer than three skill cards to pay with.
    FewerThanThree,
    /// A Cylon player on the humans' Rebel Basestar.
    OfHumans,
    /// A human on the Cylons' Rebel Basestar.
    OfCylons,
}

impl NotActing {
    pub(crate) const fn message(self) -> Message {
        match self {
            Self::Damaged => Message::NotOfferedDamaged,
            Self::NoAction => Message::NotOfferedNoAction,
            Self::Attached => Message::NotOfferedAttached,
            Self::NotAlone => Message::NotOfferedNotAlone,
            Self::TwoCards => Message::NotOfferedTwoCards,
            Self::FewerThanTwo => Message::NotOfferedTwoCardsNeeded,
            Self::FleetInRed => Message::NotOfferedFleetInRed,
            Self::FleetInBlue => Message::NotOfferedFleetInBlue,
            Self::Jammed => Message::NotOfferedJammed,
            Self::NoCivilianShip => Message::NotOfferedNoCivilianShip,
            Self::NoTarget => Message::NotOfferedNoTarget,
            Self::NoViper => Message::NotOfferedNoViper,
            Self::NotAPilot => Message::NotOfferedNotAPilot,
            Self::NotPresident => Message::NotOfferedNotPresident,
            Self::NoQuorumCard => Message::NotOfferedNoQuorumCard,
            Self::NoCard => Message::NotOfferedNoSkillCard,
            Self::NoNuke => Message::NotOfferedNoNuke,
            Self::NoRaptor => Message::NotOfferedNoRaptor,
            Self::NothingToRepair => Message::NotOfferedNothingToRepair,
            Self::OncePerTurn | Self::LedAlready => Message::NotOfferedOncePerTurn,
            Self::UsedUp => Message::NotOfferedUsedUp,
            Self::Barred => Message::NotOfferedOncePerGame,
            Self::NoLooking => Message::NotOfferedNoLooking,
            Self::HoldsBoth => Message::NotOfferedHoldsBoth,
            Self::Nobody => Message::NotOfferedNobody,
            Self::Sympathizer => Message::NotOfferedSympathizer,
            Self::NoSuperCrisis => Message::NotOfferedNoneDrawn,
            Self::NoBasestar | Self::NoBasestarForPegasus => Message::NotOfferedNoBasestar,
            Self::NoMutiny => Message::NotOfferedNoMutiny,
            Self::TooFar => Message::NotOfferedTooFarToJump,
            Self::IsAdmiral => Message::NotOfferedIsAdmiral,
            Self::NotInfiltrating => Message::NotOfferedNotInfiltrating,
            Self::InBrig => Message::NotOfferedFromBrig,
            Self::NoMiracle => Message::NotOfferedNoMiracle,
            Self::Vengeful => Message::NotOfferedVengeful,
            Self::Conflicted => Message::NotOfferedConflicted,
            Self::Specialized => Message::NotOfferedSpecialized,
            Self::Reluctant => Message::NotOfferedReluctant,
            Self::Spiritual => Message::NotOfferedSpiritual,
            Self::NoForce => Message::NotOfferedNoForce,
            Self::NoHuman => Message::NotOfferedNobody,
            Self::NotBack | Self::CutOff => Message::NotOfferedNotBack,
            Self::Back => Message::NotOfferedBack,
            Self::NoLocked => Message::NotOfferedNoLocked,
            Self::NoShipToMove => Message::NotOfferedNoShipToMove,
            Self::NoJump => Message::NotOfferedNoJump,
            Self::MissionActive => Message::NotOfferedMissionActive,
            Self::NoToll => Message::NotOfferedNoToll,
            Self::BeingPlayed => Message::NotOfferedBeingPlayed,
            Self::FewerThanThree => Message::NotOfferedThreeCards,
            Self::OfHumans => Message::NotOfferedRebelOfHumans,
            Self::OfCylons => Message::NotOfferedRebelOfCylons,
        }
    }

    pub(crate) fn rule(self) -> RuleId {
        match self {
            Self::Damaged => {
                rule!("ACT-3");
                rule!("DIS-40");
                rule!("DMG-GAL-4")
            }
            Self::NoAction => {
                rule!("ACT-3");
                rule!("LOC-SICKBAY-1")
            }
            Self::Attached | Self::NotAlone | Self::UsedUp | Self::NoLooking | Self::HoldsBoth => {
                rule!("ABIL-1")
            }
            Self::Barred => rule!("CLAR-76"),
            Self::TwoCards => rule!("CLAR-18"),
            Self::FewerThanTwo => rule!("LOC-ENGINE-1"),
            Self::FleetInRed => rule!("LOC-FTL-1"),
            Self::FleetInBlue => rule!("ABIL-4"),
            Self::Jammed => rule!("CYATT-6"),
            Self::NoCivilianShip => rule!("LOC-COMMS-1"),
            Self::NoTarget => rule!("ATTACK-4"),
            Self::NoViper => rule!("VIPER-7"),
            Self::NotAPilot => rule!("PILOT-1"),
            Self::NotPresident => rule!("LOC-OFFICE-1"),
            Self::NoQuorumCard => rule!("ACT-6"),
            Self::NoCard => rule!("ACT-4"),
            Self::NoNuke => rule!("NUKE-1"),
            Self::NoRaptor => rule!("RAPTOR-2"),
            Self::NothingToRepair => rule!("DMG-GAL-5"),
            Self::OncePerTurn => rule!("CLAR-30"),
            Self::Nobody => rule!("ACT-2"),
            Self::Sympathizer => rule!("SYMP-6"),
            Self::NoSuperCrisis => rule!("LOC-CAPRICA-1"),
            Self::NoBasestar => rule!("LOC-CYLONFLEET-1"),
            Self::NoBasestarForPegasus => rule!("LOC-CIC-1"),
            Self::NoMutiny => rule!("XMUT-7"),
            Self::TooFar => rule!("CLAR-37"),
            Self::IsAdmiral | Self::NotInfiltrating | Self::InBrig | Self::LedAlready => {
                rule!("XACT-1")
            }
            Self::NoMiracle => rule!("XMIR-7"),
            Self::Vengeful | Self::Conflicted => rule!("ABIL-1"),
            Self::Specialized => rule!("CLAR-51"),
            Self::Reluctant => rule!("CLAR-49"),
            Self::Spiritual => rule!("CLAR-58"),
            Self::NoForce => rule!("NC-15"),
            Self::NoHuman => rule!("NC-17"),
            Self::NotBack => rule!("NC-57"),
            Self::CutOff => rule!("NC-42"),
            Self::Back => rule!("LOC-CANYON-1"),
            Self::NoLocked | Self::NoShipToMove => rule!("LOC-SHIPYARD-1"),
            Self::NoJump => rule!("NC-54"),
            Self::MissionActive => rule!("EARTH-MISSION-1"),
            Self::NoToll => rule!("XBOARD-19"),
            Self::BeingPlayed => rule!("CLAR-32"),
            Self::FewerThanThree => rule!("LOC-HUB-1"),
            Self::OfHumans => rule!("EARTH-RB-2"),
            Self::OfCylons => rule!("EARTH-RB-3"),
        }
    }
}

/// Actions that the running turn still has: one (ACT-1), two for Starbuck where it began in her viper (CLAR-16),
/// and those that an action has given, less those that are taken.
#[must_use]
pub fn actions_left(state: &State) -> u8 {
    let Some(seat) = state.turn.active else {
        return 0;
    };
    rule!("ACT-1");
    let twice = state.turn.began_flying && has(state, seat, Ability::ExpertPilot);
    if twice {
        rule!("PILOT-5");
        rule!("CLAR-16");
    }
    (1 + u8::from(twice) + state.turn.extra).saturating_sub(state.turn.acted)
}

/// The actions to show to a player, with what keeps one from being taken now. Empty where the player has none
/// at all: a character who is not on the board yet does not act (CHARACTER-HELO-1).
pub(crate) fn offers(state: &State, seat: SeatId) -> Vec<(Act, Result<(), NotActing>)> {
    rule!("ACT-2");
    rule!("XACT-1");
    if is_away(state, seat) {
        return Vec::new();
    }
    let place = state.places.of(seat);
    let mut acts = Vec::new();
    let cylon_player = state.loyalty.standing(seat).is_cylon_player();
    if let Some(Place::Location { location }) = place {
        let planet = location.facts().board == Board::NEW_CAPRICA;
        if planet && cylon_player {
            rule!("XACT-4");
            acts.extend(
                location
                    .cylon_deed()
                    .map(|_| Act::CylonLocation { location }),
            );
        } else {
            acts.push(Act::Location { location });
            acts.extend(&location.deed().instead);
        }
        if planet {
            rule!("NC-18");
            acts.push(match cylon_player {
                true => Act::Detain,
                false => Act::AttackForces,
            });
        }
    }
    if cylon_player {
        rule!("CYTURN-3");
        rule!("XCYTURN-5");
        rule!("CYPLAYER-1");
        rule!("CYPLAYER-2");
        rule!("REVEAL-12");
        rule!("DIS-62");
        if has_a_sheet(state, seat) {
            acts.extend(sheet_acts(state, seat));
        }
    } else {
        if in_brig(state, seat) {
            rule!("ACT-8");
            rule!("XACT-2");
            rule!("DIS-30");
        }
        let flies = matches!(place, Some(Place::Viper { .. }));
        if flies {
            acts.push(Act::OwnViper);
        }
        let cards = state.kit().skill_cards.iter().copied();
        let there = |card: &SkillCardId| {
            let deed = card.deed();
            deed.is_some_and(|deed| !deed.movement && (flies || !deed.in_viper))
        };
        acts.extend(cards.filter(there).map(|card| Act::Card { card }));
        if on_hangar_deck(state, seat) {
            acts.push(Act::RepairVipers);
        }
        acts.extend(sheet_acts(state, seat));
        if state.titles.holder(Title::President) == Some(seat) {
            rule!("TITLE-PRES-3");
            acts.extend([Act::PlayQuorum, Act::DrawQuorum]);
        }
        if state.titles.holder(Title::Admiral) == Some(seat) {
            acts.push(Act::Nuke);
            if state.new_caprica.is_some() {
                rule!("XSETUP-23");
                acts.push(Act::FinalJump);
            }
        }
        if state.titles.holder(Title::Cag) == Some(seat) {
            // The one that keeps the title comes first.
            if flies {
                acts.push(Act::LeadFlight);
            }
            acts.push(Act::HandOnCag);
        }
        if state.kit().held.contains(&HeldKind::MUTINY) {
            acts.push(Act::Mutiny);
        }
        // A Leader has no Loyalty card (XLEAD-4).
        if let Standing::Leader { .. } = state.loyalty.standing(seat) {
            acts.push(Act::EndInfiltration);
        }
        if state.loyalty.standing(seat) == Standing::Human {
            rule!("REM-10a");
            rule!("LOYAL-7");
            rule!("SECRET-19");
            acts.push(Act::Reveal);
            if goals(state).next().is_some() {
                acts.push(Act::Goal);
            }
        }
    }
    acts.into_iter()
        .map(|act| (act, bar(state, seat, act).map_or(Ok(()), Err)))
        .collect()
}

/// Whether a player's character is not on the board yet, and does nothing there (CHARACTER-HELO-1).
fn is_away(state: &State, seat: SeatId) -> bool {
    let away = matches!(state.places.of(seat), None | Some(Place::OffBoard));
    if away {
        rule!("CHARACTER-HELO-1");
    }
    away
}

/// The actions of a character's sheet.
pub(crate) fn sheet_acts(state: &State, seat: SeatId) -> impl Iterator<Item = Act> + use<> {
    let character = state.seats.get(seat.index()).and_then(|s| s.character);
    let abilities = character.into_iter().flat_map(|c| c.facts().abilities);
    let abilities = abilities.filter(|ability| ability.deed().is_some_and(|deed| !deed.movement));
    abilities.map(|ability| Act::Ability { ability })
}

/// What a player may do in the place of moving, with what keeps one from being done (XMOVE-6): abilities of the sheet, and
/// skill cards, which Cylon players do not play for their text.
pub(crate) fn instead_of_moving(state: &State, seat: SeatId) -> Vec<(Act, Result<(), NotActing>)> {
    rule!("XMOVE-6");
    rule!("XMOVE-8");
    if is_away(state, seat) {
        return Vec::new();
    }
    let flies = matches!(state.places.of(seat), Some(Place::Viper { .. }));
    let movement = |deed: Option<&'static DeedRow>| {
        let instead = |deed: &DeedRow| deed.movement || deed.movement_too;
        deed.is_some_and(|deed| instead(deed) && (flies || !deed.in_viper))
    };
    let character = state.seats.get(seat.index()).and_then(|s| s.character);
    let abilities = character.filter(|_| has_a_sheet(state, seat));
    let abilities = abilities.into_iter().flat_map(|c| &c.facts().abilities);
    let abilities = abilities
        .copied()
        .filter(|ability| movement(ability.deed()));
    let mut acts: Vec<Act> = abilities.map(|ability| Act::Ability { ability }).collect();
    if state.loyalty.standing(seat).acts_as_human() {
        let cards = state.kit().skill_cards.iter().copied();
        let cards = cards.filter(|card| movement(card.deed()));
        acts.extend(cards.map(|card| Act::Card { card }));
    }
    acts.into_iter()
        .map(|act| (act, bar(state, seat, act).map_or(Ok(()), Err)))
        .collect()
}

/// What keeps a player from what is done at a location, but for its damage.
fn bar_at(state: &State, seat: SeatId, act: Act, location: LocationId) -> Option<NotActing> {
    let mut needs = act.deed().into_iter().flat_map(|row| &row.needs);
    let nothing = location.deed().deed == Deed::Effects(Vec::new());
    (nothing.then_some(NotActing::NoAction))
        .or_else(|| closed_to(state, seat, location.facts().board))
        .or_else(|| needs.find_map(|need| missing(state, seat, act, *need)))
        .or_else(|| character_bar(state, seat, location))
}

/// Whether every copy of a skill card is being carried out: whoever acts for it cannot play it meanwhile (CLAR-32).
fn is_on_the_table(state: &State, card: SkillCardId) -> bool {
    let played = state.agenda.steps.iter().filter(|step| {
        matches!(step.work, Work::Action { action: ActionStep::Done { act, .. } } if act == Act::Card { card })
    });
    let copies = card.facts().copies.values().copied().map(usize::from);
    played.count() >= copies.sum()
}

/// What keeps a player from an action that would be theirs.
fn bar(state: &State, seat: SeatId, act: Act) -> Option<NotActing> {
    let no = |missing: bool, why| missing.then_some(why);
    let needs = || {
        let row = act.deed()?;
        let mut needs = row.needs.iter();
        needs.find_map(|need| missing(state, seat, act, *need))
    };
    let no_card = |card: SkillCardId| {
        rule!("ACT-4");
        let engineering = card.facts().skill == SkillType::Engineering;
        no(!state.may_hold(seat, 1), NotActing::NoCard)
            .or(no(
                engineering && has(state, seat, Ability::Specialized),
                NotActing::Specialized,
            ))
            .or(no(
                !state.may_hold(seat, 1 + price(state, seat, act)),
                NotActing::Reluctant,
            ))
    };
    match act {
        Act::Location { location } => {
            if !state.is_reached(location.facts().board) {
                return Some(NotActing::CutOff);
            }
            if state.damage.locations.contains(&location) {
                return Some(NotActing::Damaged);
            }
            rule!("ACT-3");
            bar_at(state, seat, act, location)
        }
        Act::SuperCrisis => no(
            state.loyalty.sympathizer == Some(seat),
            NotActing::Sympathizer,
        )
        .or(no(
            state.held_count(HeldKind::SUPER_CRISIS, seat) == 0,
            NotActing::NoSuperCrisis,
        )),
        Act::Activate { ships: _ } => {
            rule!("LOC-CYLONFLEET-1a");
            no(
                state.loyalty.sympathizer == Some(seat),
                NotActing::Sympathizer,
            )
            .or(no(
                !state.may_hold(seat, price(state, seat, act)),
                NotActing::Conflicted,
            ))
        }
        Act::CylonLocation { location: _ } => needs(),
        Act::AttackForces => no(!forces_with(state, seat), NotActing::NoForce),
        Act::Detain => no(!forces_with(state, seat), NotActing::NoForce)
            .or(no(humans_with(state, seat).is_empty(), NotActing::NoHuman)),
        Act::FinalJump => no(!state.is_in_orbit(), NotActing::NotBack),
        Act::OwnViper => None,
        Act::Card { card } => no(is_on_the_table(state, card), NotActing::BeingPlayed)
            .or_else(|| no_card(card))
            .or_else(needs),
        Act::RepairVipers => no_card(SkillCardId::REPAIR).or(no(
            state.reserve.damaged.vipers() == 0,
            NotActing::NothingToRepair,
        )),
        Act::Ability { ability } => {
            rule!("ABIL-1");
            let gone = if barred(state, seat, ability) {
                NotActing::Barred
            } else {
                NotActing::UsedUp
            };
            no(!has(state, seat, ability), gone).or_else(needs)
        }
        Act::PlayQuorum => {
            rule!("ACT-6");
            no(
                state.piles.of(Pile::QuorumHand) == 0,
                NotActing::NoQuorumCard,
            )
        }
        Act::Reveal => no(
            has(state, seat, Ability::SpiritualCrisis) && !in_brig(state, seat),
            NotActing::Spiritual,
        ),
        Act::HandOnCag | Act::LeadFlight => no(
            act == Act::LeadFlight && state.turn.remembered.flight_led,
            NotActing::LedAlready,
        )
        .or(no(
            activations(state, seat, Whose::Unmanned).is_empty(),
            NotActing::NoViper,
        )),
        Act::DrawQuorum | Act::EndInfiltration | Act::Goal => None,
        Act::Mutiny => no(
            state.held_count(HeldKind::MUTINY, seat) == 0,
            NotActing::NoMutiny,
        ),
        Act::Nuke => no(state.titles.nukes == 0, NotActing::NoNuke).or(no(
            attacks_with(state, Weapon::Nuke).is_empty(),
            NotActing::NoTarget,
        )),
    }
}

/// What keeps a player from the locations of a board that is for the other side alone, and whose side may change
/// (EARTH-RB-2, EARTH-RB-3).
fn closed_to(state: &State, seat: SeatId, board: Board) -> Option<NotActing> {
    let allegiance = state
        .earth
        .rebel
        .filter(|_| board == Board::REBEL_BASESTAR)?;
    let cylon = state.loyalty.standing(seat).is_cylon_player();
    match (allegiance, cylon) {
        (Allegiance::Humans, true) => Some(NotActing::OfHumans),
        (Allegiance::Cylons, false) => Some(NotActing::OfCylons),
        (Allegiance::Humans, false) | (Allegiance::Cylons, true) => None,
    }
}

/// What a deed needs and the player has not.
fn missing(state: &State, seat: SeatId, act: Act, need: Need) -> Option<NotActing> {
    let president = state.titles.holder(Title::President);
    let (there, why) = match need {
        // Auto Jump, where only a correction leaves the token, is no blue space either.
        Need::BlueSpace if state.new_caprica.is_some() => (false, NotActing::NoJump),
        Need::BlueSpace => (
            jump::ftl_loss(state.kit(), state.jump).is_some(),
            NotActing::FleetInRed,
        ),
        Need::NoBlueSpace => (
            jump::ftl_loss(state.kit(), state.jump).is_none(),
            NotActing::FleetInBlue,
        ),
        Need::ShipInSpace => (
            !attacks_with(state, Weapon::WeaponsControl).is_empty(),
            NotActing::NoTarget,
        ),
        Need::NotJammed => (
            !in_play(state, Lasting::CommunicationsJamming),
            NotActing::Jammed,
        ),
        Need::CivilianShip => (!state.space.civilians.is_empty(), NotActing::NoCivilianShip),
        Need::UnmannedViper => (
            !activations(state, seat, Whose::Unmanned).is_empty(),
            NotActing::NoViper,
        ),
        Need::Somebody => {
            let mut picks = pickable(state, seat, act).into_iter();
            (picks.any(|(_, may)| may.is_ok()), NotActing::Nobody)
        }
        Need::PlannedLocation => {
            let mut planned = elsewhere(state, seat, Locations::Planned, [None; 2]).into_iter();
            (planned.any(|(_, _, may)| may.is_ok()), NotActing::NoTarget)
        }
        Need::Pilot => {
            let character = state.seats.get(seat.index()).and_then(|s| s.character);
            let pilot = character.is_some_and(|character| character.facts().pilot_token);
            (pilot, NotActing::NotAPilot)
        }
        Need::Reserves => (
            vipers_left(state) > 0 && state.places.piloted_vipers() > 0,
            NotActing::NoViper,
        ),
        Need::Viper => (
            vipers_left(state) > 0 || !recallable(state).is_empty(),
            NotActing::NoViper,
        ),
        Need::Centurion => (
            !attacks_with(state, Weapon::Armory).is_empty(),
            NotActing::NoTarget,
        ),
        Need::President => (president == Some(seat), NotActing::NotPresident),
        Need::NoSympathizer => (
            state.loyalty.sympathizer != Some(seat),
            NotActing::Sympathizer,
        ),
        Need::Basestar => (
            Area::ALL
                .into_iter()
                .any(|area| state.space.ships(area).count(Craft::Basestar) > 0),
            if act.procedure() == Some(Procedure::PegasusCic) {
                NotActing::NoBasestarForPegasus
            } else {
                NotActing::NoBasestar
            },
        ),
        Need::TwoTitleHolders => (
            president != state.titles.holder(Title::Admiral),
            NotActing::HoldsBoth,
        ),
        Need::Looking => (!looking_is_barred(state), NotActing::NoLooking),
        Need::OncePerTurn => (!state.turn.ordered, NotActing::OncePerTurn),
        Need::Raptor => (ships_left(state, Craft::Raptor) > 0, NotActing::NoRaptor),
        Need::DamagedHere => (damaged_here(state, seat), NotActing::NothingToRepair),
        Need::ShipHere => match state.places.of(seat) {
            Some(Place::Viper { area, kind: _ }) => {
                (!cylon_ships(state, area).is_empty(), NotActing::NoTarget)
            }
            Some(Place::Location { .. } | Place::OffBoard) | None => (false, NotActing::NoViper),
        },
        Need::AnyShipHere => match state.places.of(seat) {
            Some(Place::Viper { area, kind: _ }) => {
                let mut civilians = state.space.civilians.iter();
                let any =
                    !cylon_ships(state, area).is_empty() || civilians.any(|ship| ship.area == area);
                (any, NotActing::NoTarget)
            }
            Some(Place::Location { .. } | Place::OffBoard) | None => (false, NotActing::NoViper),
        },
        Need::BlindJump if state.new_caprica.is_some() => (false, NotActing::NoJump),
        Need::BlindJump => (state.jump.distance <= BLIND_JUMP, NotActing::TooFar),
        Need::NotAdmiral => (
            state.titles.holder(Title::Admiral) != Some(seat),
            NotActing::IsAdmiral,
        ),
        Need::Infiltrating => (
            state.loyalty.standing(seat) == Standing::Leader { infiltrating: true },
            NotActing::NotInfiltrating,
        ),
        Need::Free => (!in_brig(state, seat), NotActing::InBrig),
        // Beside what the sheet makes it cost.
        Need::TwoCards => (
            state.may_hold(seat, price(state, seat, act).saturating_add(2)),
            NotActing::FewerThanTwo,
        ),
        Need::MiracleToPass => (passes_miracle(state, seat), NotActing::NoMiracle),
        Need::BeforeReturn => (state.is_cut_off(), NotActing::Back),
        Need::LockedShip => (!state.space.locked.is_empty(), NotActing::NoLocked),
        Need::ShipToMove => {
            let evacuates = state.is_in_orbit() && !state.space.prepared.is_empty();
            (
                evacuates || !state.space.locked.is_empty(),
                NotActing::NoShipToMove,
            )
        }
        Need::NoMission => (!state.has_active_mission(), NotActing::MissionActive),
        Need::Toll => {
            let miracle = state.miracles.get(&seat).is_some_and(|tokens| *tokens > 0);
            let crisis = state.held_count(HeldKind::SUPER_CRISIS, seat) > 0;
            (miracle || crisis, NotActing::NoToll)
        }
        Need::ThreeCards => (
            state.may_hold(seat, price(state, seat, act).saturating_add(3)),
            NotActing::FewerThanThree,
        ),
    };
    (!there).then_some(why)
}

/// What keeps this character from activating a location that others may.
fn character_bar(state: &State, seat: SeatId, location: LocationId) -> Option<NotActing> {
    let attached = location.does(Procedure::Accuse);
    if attached && has(state, seat, Ability::EmotionallyAttached) {
        return Some(NotActing::Attached);
    }
    let detention = location.does(Procedure::EscapeDetention);
    if detention {
        rule!("CLAR-23");
    }
    let brig = detention || location.does(Procedure::EscapeBrig);
    if !brig && has(state, seat, Ability::ConvictedCriminal) {
        let here = Place::Location { location };
        let mut others = state.places.iter();
        if others.any(|(other, place)| other != seat && place == here) {
            return Some(NotActing::NotAlone);
        }
    }
    let engines = location.does(Procedure::FtlControl) || location == LocationId::ENGINE_ROOM;
    if engines && has(state, seat, Ability::BentOnRevenge) {
        return Some(NotActing::Vengeful);
    }
    let price = price(state, seat, Act::Location { location });
    if state.may_hold(seat, price) {
        None
    } else if has(state, seat, Ability::TerminalIllness) {
        Some(NotActing::TwoCards)
    } else {
        Some(NotActing::Conflicted)
    }
}

/// Skill cards that a character's sheet makes an action cost, beside what it costs everybody (CLAR-18, CLAR-49).
pub(crate) fn price(state: &State, seat: SeatId, act: Act) -> u8 {
    if act.activates_location() && has(state, seat, Ability::TerminalIllness) {
        return TERMINAL_ILLNESS;
    }
    let fleet =
        act.procedure() == Some(Procedure::LaunchCylonShips) || matches!(act, Act::Activate { .. });
    let conflicted = fleet && has(state, seat, Ability::ConflictedLoyalties);
    let reluctant = act.card().is_some() && has(state, seat, Ability::Reluctant);
    u8::from(conflicted || reluctant)
}

/// The players to pick from for an action, with what keeps one from being picked: the accused, the nominee, or
/// who is ordered to act.
pub(crate) fn pickable(
    state: &State,
    seat: SeatId,
    act: Act,
) -> Vec<(SeatId, Result<(), NotChosen>)> {
    match act.procedure().and_then(Procedure::picks) {
        Some(Picks::Accused) => check::accused(state),
        Some(Picks::Nominee) => check::nominees(state),
        Some(Picks::Condemned) => check::condemned(state),
        Some(Picks::Hunted) => check::hunted(state),
        Some(Picks::Ordered) => clockwise_to(&state.order, seat)
            .filter(|other| *other != seat && !state.is_out(*other))
            .map(|other| match state.places.of(other) {
                None | Some(Place::OffBoard) => (other, Err(NotChosen::OffBoard)),
                Some(Place::Location { .. } | Place::Viper { .. }) => (other, Ok(())),
            })
            .collect(),
        None => to_begin_with(state, seat, act),
    }
}

/// Whom an action picks that is nothing but effects and begins with it. Whoever picks is not asked before it is taken.
fn to_begin_with(state: &State, seat: SeatId, act: Act) -> Vec<(SeatId, Result<(), NotChosen>)> {
    let Some(Deed::Effects(effects)) = act.deed().map(|row| &row.deed) else {
        return Vec::new();
    };
    let Some(Effect::Ask(Question::Pick { among, effects, .. })) = effects.first() else {
        return Vec::new();
    };
    let all = candidates(state, None, seat, *among, effects).into_iter();
    all.filter(|(_, why)| why.is_none())
        .map(|(other, _)| (other, Ok(())))
        .collect()
}

/// Whether a player may give another one here a miracle token, or take one (XMIR-7).
fn passes_miracle(state: &State, seat: SeatId) -> bool {
    let passes = |by: i8| {
        let effect = Effect::Miracle {
            who: Who::Picked,
            by,
        };
        let all = candidates(state, None, seat, Among::OthersHere, &[effect]);
        all.iter().any(|(_, why)| why.is_none())
    };
    let has_one = state.miracles.get(&seat).is_some_and(|tokens| *tokens > 0);
    (has_one && passes(1)) || (!has_all_miracles(state, seat) && passes(-1))
}

/// Whether occupation forces stand where a player's character does.
fn forces_with(state: &State, seat: SeatId) -> bool {
    let place = state.places.of(seat);
    let mut there = forces(state).into_iter();
    there.any(|(_, location, _)| place == Some(Place::on(location)))
}

/// The human players whose characters are where a Cylon player's is (NC-17).
fn humans_with(state: &State, seat: SeatId) -> Vec<SeatId> {
    let effect = Effect::Detain { who: Who::Picked };
    let all = candidates(state, None, seat, Among::OthersHere, &[effect]);
    all.into_iter().map(|(other, _)| other).collect()
}

/// The locations that a player may activate from elsewhere, each with the actions that may be taken in its stead, and what
/// keeps one from being activated.
pub(crate) fn elsewhere(
    state: &State,
    seat: SeatId,
    among: Locations,
    taken: [Option<LocationId>; 2],
) -> Vec<(LocationId, Act, Result<(), NotActing>)> {
    let locations = state.locations();
    let locations = locations.filter(|location| match among {
        Locations::Humans => !state.is_cylon_board(location.facts().board),
        Locations::All => true,
        Locations::Planned => PLANNED
            .into_iter()
            .any(|procedure| location.does(procedure)),
        Locations::Only(only) => *location == only,
    });
    let locations = locations.filter(|location| {
        !taken.contains(&Some(*location)) && location.deed().deed != Deed::Effects(Vec::new())
    });
    // From the Brig nobody launches (CLAR-25), and who is not there is not released from it.
    let prisoner = in_brig(state, seat);
    let locations = locations.filter(|location| {
        let launches = location.does(Procedure::LaunchInViper);
        let frees = location.does(Procedure::EscapeBrig);
        let releases = location.does(Procedure::EscapeDetention);
        !(launches && prisoner
            || frees && !in_the_brig_itself(state, seat)
            || releases && !in_detention(state, seat))
    });
    locations
        .flat_map(|location| {
            let here = Act::Location { location };
            let instead = location.deed().instead.iter().copied();
            let of_cylons = match among {
                Locations::All => location.cylon_deed(),
                Locations::Humans | Locations::Planned | Locations::Only(_) => None,
            };
            let of_cylons = of_cylons.map(|_| {
                rule!("CLAR-56");
                Act::CylonLocation { location }
            });
            std::iter::once(here)
                .chain(instead)
                .chain(of_cylons)
                .map(move |act| (location, act))
        })
        .map(|(location, act)| {
            let damaged = state.damage.locations.contains(&location);
            let barred = if among == Locations::Planned {
                bar_at(state, seat, act, location)
            } else if damaged {
                Some(NotActing::Damaged)
            } else {
                bar(state, seat, act)
            };
            (location, act, barred.map_or(Ok(()), Err))
        })
        .collect()
}

/// Cards of a deck at which a scout looks (CLAR-4): two where their sheet says so.
pub(crate) fn scouted_cards(state: &State, seat: SeatId) -> u8 {
    1 + u8::from(has(state, seat, Ability::RaptorPilot))
}

fn damaged_here(state: &State, seat: SeatId) -> bool {
    match state.places.of(seat) {
        Some(Place::Location { location }) => state.damaged().any(|damaged| damaged == location),
        Some(Place::Viper { .. } | Place::OffBoard) | None => false,
    }
}

/// Whether the active player may take an action now.
pub(crate) fn acting(state: &State) -> bool {
    turn::at(state, TurnStep::Action) && actions_left(state) > 0
}
