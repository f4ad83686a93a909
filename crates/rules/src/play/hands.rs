//! Skill cards that come to hands and leave them: how many, of which types, up to which limit.

use dradis_facts::ability::Ability;
use dradis_facts::content::{Board, SkillType};
use dradis_facts::options::{CylonSkills, Mode, Tracking};
use dradis_facts::piles::Pile;
use dradis_facts::places::Place;
use dradis_facts::resources::leaves_sympathizer_out;
use dradis_facts::rule;
use dradis_facts::seat::{SeatId, clockwise_from};
use dradis_state::check::Check;
use dradis_state::event::{Event, HandChange};
use dradis_state::loyalty::Standing;
use dradis_state::state::State;
use dradis_state::turn::{DrawLine, in_sickbay};

use crate::play::ability::has;
use crate::play::doing::Doing;

pub(crate) mod draws;

/// How many cards a player draws in the Receive Skills step, standing where they stand now (SKILLSTEP-1,
/// SKILLSTEP-4, CYTURN-1). Which ones they are is the player's choice at the table.
#[must_use]
pub fn draws(state: &State, seat: SeatId) -> u8 {
    if draws_nothing(state, seat) {
        return 0;
    }
    if let Some(cards) = draws_here(state, seat) {
        rule!("XTURN-2");
        rule!("XCYTURN-2");
        return cards;
    }
    if let Standing::Leader { infiltrating } = state.loyalty.standing(seat) {
        rule!("XLEAD-2");
        if !(infiltrating && in_sickbay(state, seat)) {
            return led_draws(state, seat, infiltrating);
        }
    } else if state.loyalty.standing(seat).is_cylon_player() {
        let draws = &state.kit().skill_draws;
        if leaves_sympathizer_out(&state.options, state.seats.len()) {
            rule!("SETUP-NOSYMP-1");
            return draws.revealed_cylon_without_sympathizer;
        }
        rule!("CYTURN-1");
        return draws.revealed_cylon;
    }
    if in_sickbay(state, seat) {
        rule!("SKILLSTEP-4");
        return state.kit().skill_draws.sickbay;
    }
    rule!("SKILLSTEP-1");
    rule!("SKILLSTEP-2");
    let character = state.seats.get(seat.index()).and_then(|s| s.character);
    let drawn = character.map_or(0, |character| character.facts().draws());
    drawn.saturating_sub(u8::from(misses_family(state, seat)))
}

/// Whether a character draws nothing in the Receive Skills step, by the sheet: in the first turn of the game that is
/// theirs, or the first after they came by an execution (Starts on the Bench, EXEC-21), or in a hazardous location (Grieving).
fn draws_nothing(state: &State, seat: SeatId) -> bool {
    let round = u16::try_from(state.seats.len()).unwrap_or(u16::MAX);
    let first = state.turn.active == Some(seat) && state.turn.number <= round;
    let skips = first || state.turn.is_benched(seat);
    if skips && has(state, seat, Ability::StartsOnTheBench) {
        return true;
    }
    let hazardous = match state.places.of(seat) {
        Some(Place::Location { location }) => location.facts().hazardous,
        Some(Place::Viper { .. } | Place::OffBoard) | None => false,
    };
    hazardous && has(state, seat, Ability::Grieving)
}

/// Whether a character draws a card less because they are not on Galactica (Family Commitments).
fn misses_family(state: &State, seat: SeatId) -> bool {
    let aboard = match state.places.of(seat) {
        Some(Place::Location { location }) => location.facts().board == Board::GALACTICA,
        Some(Place::Viper { .. } | Place::OffBoard) | None => false,
    };
    !aboard && has(state, seat, Ability::FamilyCommitments)
}

/// Skill cards that a player begins with who is not the first player (SETUP-14, SETUP-15): a Cylon Leader who is not
/// infiltrating fewer (XSETUP-21).
pub(crate) fn starting_hand(state: &State, seat: SeatId) -> u8 {
    let infiltrating = false;
    if state.loyalty.standing(seat) == (Standing::Leader { infiltrating }) {
        rule!("XSETUP-21");
        rule!("OPEN-26b");
        state.kit().leader_at_start
    } else {
        state.kit().skill_draws.at_start
    }
}

/// What the place says that a character draws who stands there, whatever they draw elsewhere.
pub(crate) fn draws_here(state: &State, seat: SeatId) -> Option<u8> {
    match state.places.of(seat)? {
        Place::Location { location } => location.facts().draws,
        Place::Viper { .. } | Place::OffBoard => None,
    }
}

/// What a Cylon Leader draws: their sheet, and one card more among the humans (XLEAD-2, XINF-4), or two with Industrious.
fn led_draws(state: &State, seat: SeatId, infiltrating: bool) -> u8 {
    let character = state.seats.get(seat.index()).and_then(|s| s.character);
    let sheet = character.map_or(0, |character| character.facts().draws());
    let more = match (infiltrating, has(state, seat, Ability::Industrious)) {
        (false, _) => 0,
        (true, true) => 2,
        (true, false) => {
            rule!("XINF-4");
            1
        }
    };
    sheet + more
}

/// Skill cards that are in no hand, in no check and not in the Destiny deck: those of the decks, and of the discard
/// piles that are shuffled into new ones (SKILLSTEP-5). Which types they are of, Dradis does not know.
#[must_use]
pub fn skill_cards_left(state: &State) -> u8 {
    rule!("SKILLSTEP-5");
    let seats = (0u8..).take(state.seats.len()).map(SeatId);
    let held: usize = seats.map(|seat| usize::from(state.hands.of(seat))).sum();
    let checked = state.check.as_ref();
    let from_destiny = checked.map_or(0, |check| usize::from(check.destiny));
    let checked = checked.map_or(0, Check::expected);
    // A Destiny deck that Dradis keeps is no pile of the table's cards: those are all in its skill decks.
    let (checked, destiny) = match state.options.modes.destiny {
        Mode::App => (checked.saturating_sub(from_destiny), 0),
        Mode::Table => (checked, usize::from(state.piles.of(Pile::Destiny))),
    };
    let left = state
        .kit()
        .skill_count()
        .saturating_sub(held + checked + destiny);
    u8::try_from(left).unwrap_or(u8::MAX)
}

/// What a player draws in the Receive Skills step, line by line (SKILLSTEP-1 to SKILLSTEP-4, CYTURN-1). Its cards
/// together are [`draws`].
#[must_use]
pub fn draw_lines(state: &State, seat: SeatId) -> Vec<DrawLine> {
    let cards = draws(state, seat);
    if cards == 0 {
        return Vec::new();
    }
    let led = matches!(state.loyalty.standing(seat), Standing::Leader { .. });
    if !led && state.loyalty.standing(seat).is_cylon_player() {
        rule!("DIS-11");
        let different = match state.options.cylon_skills {
            CylonSkills::AnyTypes => false,
            CylonSkills::DifferentTypes => true,
        };
        if state.kit().cylon_draws_differ {
            rule!("XCYTURN-1");
        }
        return vec![DrawLine {
            types: state.kit().skill_types.clone(),
            cards,
            different: cards > 1 && (different || state.kit().cylon_draws_differ),
        }];
    }
    // Which card of the sheet is left out is theirs to say.
    if in_sickbay(state, seat) || draws_here(state, seat).is_some() || misses_family(state, seat) {
        rule!("LOC-SICKBAY-1");
        let types = sheet_types(state, seat);
        return vec![DrawLine {
            types,
            cards,
            different: false,
        }];
    }
    let character = state.seats.get(seat.index()).and_then(|s| s.character);
    let lines = character.map_or(&[][..], |character| &character.facts().skills);
    let lines = lines.iter().map(|line| DrawLine {
        types: line.types.clone(),
        cards: line.cards,
        different: false,
    });
    let mut lines: Vec<DrawLine> = lines.collect();
    let more = cards.saturating_sub(lines.iter().map(|line| line.cards).sum());
    if more > 0 {
        let types = sheet_types(state, seat);
        let different = false;
        lines.push(DrawLine {
            types,
            cards: more,
            different,
        });
    }
    lines
}

/// The types on a player's sheet: what may be drawn where an effect names none (SKILLSTEP-6, CHAR-3). A revealed
/// Cylon draws any.
#[must_use]
pub fn sheet_types(state: &State, seat: SeatId) -> Vec<SkillType> {
    if state.loyalty.standing(seat) == Standing::Cylon {
        return state.kit().skill_types.clone();
    }
    let character = state.seats.get(seat.index()).and_then(|s| s.character);
    let skills = character.map_or(&[][..], |character| &character.facts().skills);
    let on_sheet = |kind: &SkillType| skills.iter().any(|line| line.types.contains(kind));
    let types = state.kit().skill_types.iter().copied();
    types.filter(on_sheet).collect()
}

/// Most skill cards that a player keeps at the end of a turn (HAND-1): 10, revealed Cylons too (HAND-4), and 8 for
/// Tyrol while he is none (Reckless).
#[must_use]
pub fn hand_limit(state: &State, seat: SeatId) -> u8 {
    rule!("HAND-4");
    rule!("CYPLAYER-5");
    if has(state, seat, Ability::Reckless) {
        RECKLESS
    } else {
        state.kit().skill_draws.hand_limit
    }
}

/// Cards that a player has above the limit; none where hands are not counted.
#[must_use]
pub fn excess(state: &State, seat: SeatId) -> u8 {
    rule!("HAND-1");
    match state.options.tracking {
        Tracking::Full if !state.is_out(seat) => {
            let held = state.hands.of(seat);
            held.saturating_sub(hand_limit(state, seat))
        }
        Tracking::Full | Tracking::Light => 0,
    }
}

/// Players with more cards than a hand may have at the end of a turn, clockwise from the active one.
pub(crate) fn above_limit(state: &State) -> Vec<SeatId> {
    rule!("HAND-2");
    rule!("HAND-4");
    rule!("XTURN-7");
    rule!("XCY-4");
    let first = state.turn.active.unwrap_or(SeatId(0));
    clockwise_from(&state.order, first)
        .filter(|seat| excess(state, *seat) > 0)
        .collect()
}

/// Hand limit of Galen Tyrol (Reckless).
const RECKLESS: u8 = 8;

/// Writes how many cards a player holds, where that is counted.
pub(crate) fn set_hand(doing: &mut Doing<'_>, seat: SeatId, to: u8, why: HandChange) {
    change_hand(doing, seat, to, why, Vec::new());
}

fn change_hand(doing: &mut Doing<'_>, seat: SeatId, to: u8, why: HandChange, of: Vec<DrawLine>) {
    match doing.state.options.tracking {
        Tracking::Full => {}
        Tracking::Light => return,
    }
    let from = doing.state.hands.of(seat);
    if from != to {
        doing.emit(Event::HandChanged {
            seat,
            from,
            to,
            why,
            of,
        });
    }
}

/// A player draws skill cards, or as many as there are (LIMIT-2, OPEN-16). Of which types those are that are left,
/// Dradis does not know.
pub(crate) fn draw_skill_cards(
    doing: &mut Doing<'_>,
    seat: SeatId,
    of: Vec<DrawLine>,
    why: HandChange,
) {
    rule!("POOL-1");
    let cards = of.iter().map(|line| line.cards).sum::<u8>();
    let there = crate::play::hands::skill_cards_left(&doing.state);
    let of = if cards > there {
        rule!("LIMIT-2");
        rule!("OPEN-16");
        rule!("SKILL-6");
        Vec::new()
    } else {
        of
    };
    let to = doing.state.hands.of(seat).saturating_add(cards.min(there));
    change_hand(doing, seat, to, why, of);
}
