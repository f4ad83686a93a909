//! Where the active player's character may go in the Movement step.

use dradis_facts::ability::Ability;
use dradis_facts::content::{Board, BoardSide, CrisisRule, HeldKind, LocationId};
use dradis_facts::mark::RuleId;
use dradis_facts::message::Message;
use dradis_facts::places::Place;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::space::Area;
use dradis_state::state::State;
use dradis_state::turn::{in_brig, in_detention};

use crate::play::ability::has;
use crate::play::space::within_reach;

/// What a move costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cost {
    /// A skill card of the mover's choice (MOVE-3, MOVE-10).
    pub(crate) skill_card: bool,
    /// A Super Crisis card of the mover's choice (CLAR-54).
    pub(crate) super_crisis: bool,
}

impl Cost {
    pub(crate) const FREE: Self = Self {
        skill_card: false,
        super_crisis: false,
    };
    pub(crate) const ONE_CARD: Self = Self {
        skill_card: true,
        super_crisis: false,
    };
}

/// Why a character cannot go there now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NotGoing {
    /// A human at a Cylon location.
    CylonLocation,
    /// A revealed Cylon anywhere else.
    HumanLocation,
    /// A hazardous location.
    Hazardous,
    /// No skill card to pay with.
    NoCard,
    /// The character is in the Brig.
    Brig,
    /// The character is not on the board yet.
    OffBoard,
    /// A viper moves one area at a time.
    TooFar,
    /// Bomb on Colonial 1 lies open.
    ColonialOneClosed,
    /// Leoben, where another character is.
    Clouded,
    /// D'Anna on the Resurrection Ship without a Super Crisis card.
    Heretic,
    /// Anywhere but on New Caprica, before Galactica comes back.
    CutOff,
    /// The character is in Detention.
    Detention,
    /// A Cylon player to the humans' Rebel Basestar.
    RebelOfHumans,
    /// A human to the Cylons' Rebel Basestar.
    RebelOfCylons,
}

impl NotGoing {
    pub(crate) const fn message(self) -> Message {
        match self {
            Self::CylonLocation => Message::NotOfferedCylonLocation,
            Self::HumanLocation => Message::NotOfferedHumanLocation,
            Self::Hazardous => Message::NotOfferedHazardous,
            Self::NoCard => Message::NotOfferedNoCard,
            Self::Brig => Message::NotOfferedBrig,
            Self::OffBoard => Message::NotOfferedOffBoard,
            Self::TooFar => Message::NotOfferedTooFar,
            Self::ColonialOneClosed => Message::NotOfferedColonialOneClosed,
            Self::Clouded => Message::NotOfferedClouded,
            Self::Heretic => Message::NotOfferedHeretic,
            Self::CutOff => Message::NotOfferedNotBack,
            Self::Detention => Message::NotOfferedInDetention,
            Self::RebelOfHumans => Message::NotOfferedRebelOfHumans,
            Self::RebelOfCylons => Message::NotOfferedRebelOfCylons,
        }
    }

    pub(crate) fn rule(self) -> RuleId {
        match self {
            Self::CylonLocation => rule!("MOVE-5"),
            Self::HumanLocation => rule!("MOVE-6"),
            Self::Hazardous => {
                rule!("XMOVE-3");
                rule!("XBOARD-3");
                rule!("MOVE-7")
            }
            Self::NoCard => {
                rule!("MOVE-13");
                rule!("OPEN-17");
                rule!("MOVE-4")
            }
            Self::Brig => rule!("MOVE-8"),
            Self::OffBoard => rule!("CHARACTER-HELO-1"),
            Self::TooFar => rule!("MOVE-10"),
            Self::ColonialOneClosed => rule!("CRISIS-5"),
            Self::Clouded => rule!("ABIL-1"),
            Self::Heretic => rule!("CLAR-54"),
            Self::CutOff => rule!("NC-8"),
            Self::Detention => rule!("LOC-DETENTION-1"),
            Self::RebelOfHumans => rule!("EARTH-RB-2"),
            Self::RebelOfCylons => rule!("EARTH-RB-3"),
        }
    }
}

/// Every location but the one the character stands on, with what going there costs or what keeps the
/// character from it. Distance is of no account (MOVE-2), and damage does not close a location (MOVE-11).
pub(crate) fn locations(state: &State, seat: SeatId) -> Vec<(LocationId, Result<Cost, NotGoing>)> {
    rule!("MOVE-2");
    rule!("MOVE-11");
    let place = state.places.of(seat);
    // A closed Colonial One is told why.
    let there = state.kit().locations.iter().copied();
    there
        .filter(|location| {
            let closed = state.colonial_one_is_turned_over() && state.new_caprica.is_none();
            let told = closed && location.facts().board == Board::COLONIAL_ONE;
            told || state.require_place(Place::on(*location)).is_ok()
        })
        .filter(|location| place != Some(Place::on(*location)))
        .map(|location| (location, going(state, seat, place, location)))
        .collect()
}

fn going(
    state: &State,
    seat: SeatId,
    place: Option<Place>,
    to: LocationId,
) -> Result<Cost, NotGoing> {
    let board = to.facts().board;
    if avoids(state, seat, to) {
        return Err(NotGoing::Clouded);
    }
    if state.is_cut_off() && board != Board::NEW_CAPRICA {
        rule!("NC-42");
        return Err(NotGoing::CutOff);
    }
    if state.loyalty.standing(seat).is_cylon_player() {
        rule!("CYTURN-2");
        rule!("XCYTURN-3");
        rule!("MOVE-6");
        if state.side_of(board) == BoardSide::Humans {
            return Err(match board == Board::REBEL_BASESTAR {
                true => NotGoing::RebelOfHumans,
                false => NotGoing::HumanLocation,
            });
        }
        if to.facts().hazardous {
            rule!("XMOVE-3");
            return Err(NotGoing::Hazardous);
        }
        // None of them is closed to a Cylon, the Resurrection Ship neither.
        rule!("DIS-56");
        let super_crisis = is_heretic(state, seat);
        if super_crisis && state.held_count(HeldKind::SUPER_CRISIS, seat) == 0 {
            return Err(NotGoing::Heretic);
        }
        let cost = to_another_side(state, seat, place, board)?;
        return Ok(Cost {
            super_crisis,
            ..cost
        });
    }
    if in_detention(state, seat) {
        return Err(NotGoing::Detention);
    }
    if in_brig(state, seat) {
        return Err(NotGoing::Brig);
    }
    let cost = match place {
        None | Some(Place::OffBoard) => return Err(NotGoing::OffBoard),
        // From a viper every location is on another ship.
        Some(Place::Viper { .. }) => {
            rule!("MOVE-10");
            rule!("DIS-18");
            rule!("XMOVE-2");
            Cost::ONE_CARD
        }
        Some(Place::Location { location }) if location.facts().board == board => Cost::FREE,
        Some(Place::Location { location }) => {
            rule!("MOVE-3");
            rule!("XMOVE-1");
            if [board, location.facts().board].contains(&Board::DEMETRIUS) {
                rule!("EARTH-1");
            }
            Cost::ONE_CARD
        }
    };
    if state.is_cylon_board(board) {
        return Err(match board == Board::REBEL_BASESTAR {
            true => NotGoing::RebelOfCylons,
            false => NotGoing::CylonLocation,
        });
    }
    if board == Board::COLONIAL_ONE && state.crises.rule(CrisisRule::ColonialOneClosed) {
        rule!("XBOARD-4");
        return Err(NotGoing::ColonialOneClosed);
    }
    if to.facts().hazardous {
        rule!("LOC-1");
        return Err(NotGoing::Hazardous);
    }
    if cost == Cost::ONE_CARD && !state.may_hold(seat, 1) {
        return Err(NotGoing::NoCard);
    }
    rule!("MOVE-9");
    if state.is_in_orbit() {
        rule!("NC-9");
    }
    Ok(cost)
}

/// Whether leaving where they are costs a player a Super Crisis card, by whatever they go (CLAR-54).
pub(crate) fn is_heretic(state: &State, seat: SeatId) -> bool {
    // Not the Hub that has been destroyed, which stands for it everywhere else (XBOARD-5).
    let ship = state.kit().standing_for(LocationId::RESURRECTION_SHIP);
    state.places.of(seat) == Some(Place::on(ship)) && has(state, seat, Ability::Heretic)
}

/// What it costs a Cylon player to go to a board: a card between their own locations and New Caprica (NC-9, XCYTURN-4), or
/// their Rebel Basestar (EARTH-RB-3, XACT-8).
fn to_another_side(
    state: &State,
    seat: SeatId,
    place: Option<Place>,
    board: Board,
) -> Result<Cost, NotGoing> {
    let apart = |board: Board| [Board::NEW_CAPRICA, Board::REBEL_BASESTAR].contains(&board);
    let from = match place {
        Some(Place::Location { location }) => location.facts().board,
        Some(Place::Viper { .. } | Place::OffBoard) | None => return Ok(Cost::FREE),
    };
    if apart(from) == apart(board) {
        return Ok(Cost::FREE);
    }
    if [from, board].contains(&Board::REBEL_BASESTAR) {
        rule!("EARTH-RB-3");
        rule!("XACT-8");
    } else {
        rule!("NC-9");
    }
    rule!("XCYTURN-4");
    if state.may_hold(seat, 1) {
        Ok(Cost::ONE_CARD)
    } else {
        Err(NotGoing::NoCard)
    }
}

/// Whether a character does not go there by their own choice, because somebody else is there (Clouded).
pub(crate) fn avoids(state: &State, seat: SeatId, location: LocationId) -> bool {
    rule!("ABIL-1");
    has(state, seat, Ability::Clouded) && occupied(state, seat, location)
}

/// Whether another character is on a location.
pub(crate) fn occupied(state: &State, seat: SeatId, location: LocationId) -> bool {
    let there = Place::on(location);
    let mut places = state.places.iter();
    places.any(|(other, place)| other != seat && place == there)
}

/// The locations that a character may be sent to by a player's card: none of them costs a skill card (MOVE-12), and
/// for the rest the rules of moving hold.
pub(crate) fn ordered(state: &State, seat: SeatId) -> Vec<LocationId> {
    rule!("MOVE-12");
    let to = locations(state, seat).into_iter();
    to.filter(|(_, may)| matches!(may, Ok(_) | Err(NotGoing::NoCard)))
        .map(|(location, _)| location)
        .collect()
}

/// Every other space area for a character in a viper: those within its reach may be flown to. Empty for one who
/// is not in space.
pub(crate) fn areas(state: &State, seat: SeatId) -> Vec<(Area, Result<(), NotGoing>)> {
    let Some(Place::Viper { area, kind }) = state.places.of(seat) else {
        return Vec::new();
    };
    rule!("MOVE-10");
    let near = within_reach(area, kind);
    let others = Area::ALL.into_iter().filter(|other| *other != area);
    let judged = others.map(|other| {
        let may = if near.contains(&other) {
            Ok(())
        } else {
            Err(NotGoing::TooFar)
        };
        (other, may)
    });
    judged.collect()
}
