//! What character sheets add to moments of the game.

use dradis_facts::ability::Ability;
use dradis_facts::content::{LocationId, SkillType};
use dradis_facts::effect::{
    Among, Branch, Cards, DrawnTypes, Effect, Needs, Question, Source, Who,
};
use dradis_facts::options::Tracking;
use dradis_facts::resources::Resource;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::titles::Title;
use dradis_state::agenda::Work;
use dradis_state::effect::{Course, EffectStep};
use dradis_state::state::State;

use super::Moment;
use crate::play::ability::{has, holder};

/// What follows on a moment because somebody's sheet says so.
pub(super) fn follow(state: &State, moment: Moment) -> Vec<Work> {
    match moment {
        Moment::TurnBegins => turn_begins(state),
        Moment::MovementEnds { again: _ } => movement_ends(state),
        Moment::TurnEnds => turn_ends(state),
        Moment::DialTurned { resource, from, to } => dial_turned(state, resource, to < from),
        Moment::Revealed { seat: _ }
        | Moment::Arrived { from: _, to: _ }
        | Moment::Departs
        | Moment::JumpIcon
        | Moment::NoShips { icon: _ }
        | Moment::LocationDamaged { .. }
        | Moment::TitleVacant { seat: _ }
        | Moment::GameEnds => Vec::new(),
    }
}

/// Effects of an ability, for whose it is.
pub(crate) fn of_ability(ability: Ability, current: SeatId, left: Vec<Effect>) -> Work {
    let of = Source::Ability { ability };
    let picked = None;
    let course = Course {
        of,
        current,
        picked,
        left,
    };
    Work::Effects {
        effects: EffectStep::Next { course },
    }
}

/// Effects that a player may have or leave.
pub(crate) fn may(effects: Vec<Effect>, needs: Option<Needs>) -> Effect {
    let leave = Branch {
        effects: Vec::new(),
        needs: None,
    };
    Effect::Ask(Question::Choose {
        by: Who::Current,
        between: vec![Branch { effects, needs }, leave],
    })
}

/// Ellen Tigh, who may take a title as her turn begins (CLAR-48).
pub(crate) fn takes_a_title(state: &State) -> Option<SeatId> {
    let ability = Ability::Manipulative;
    state.turn.active.filter(|seat| has(state, *seat, ability))
}

/// Saul Tigh, while he holds one card alone and hands are counted (ABIL-2).
pub(crate) fn drinker(state: &State) -> Option<SeatId> {
    let counted = state.options.tracking == Tracking::Full;
    holder(state, Ability::Alcoholic).filter(|seat| counted && state.hands.of(*seat) == 1)
}

/// Sheets that make somebody discard, in exchange for nothing: such a discard pays for no ability (CLAR-56).
const COMPEL: [Ability; 2] = [Ability::Alcoholic, Ability::MoralDilemma];

/// Whether a discard pays for an ability of a sheet (CLAR-56).
pub(crate) fn pays(of: Source) -> bool {
    matches!(of, Source::Ability { ability } if !COMPEL.contains(&ability))
}

/// Whether a discard of somebody waits for Athena, who may make it smaller (CLAR-56).
pub(crate) fn may_be_spared(state: &State, seat: SeatId) -> bool {
    let by = holder(state, Ability::ForLove);
    let may = by.is_some_and(|by| by != seat);
    if may {
        rule!("CLAR-56");
    }
    may
}

/// What somebody's sheet makes them discard, as an effect like any other.
pub(crate) fn compelled(ability: Ability, seat: SeatId, cards: Cards) -> Work {
    let discard = Effect::Discard {
        who: Who::Current,
        cards,
        random: false,
    };
    of_ability(ability, seat, vec![Effect::Use { ability }, discard])
}

/// Ellen Tigh may take a title for her turn; Saul Tigh drinks after that (XORDER-1).
fn turn_begins(state: &State) -> Vec<Work> {
    let ability = Ability::Manipulative;
    let Some(seat) = takes_a_title(state) else {
        return Vec::new();
    };
    rule!("CLAR-48");
    let taken = |title: Title, needs: Needs| Branch {
        effects: vec![Effect::Use { ability }, Effect::LendTitle { title }],
        needs: Some(needs),
    };
    let leave = Branch {
        effects: Vec::new(),
        needs: None,
    };
    let asked = Effect::Ask(Question::Choose {
        by: Who::Current,
        between: vec![
            taken(Title::President, Needs::NotPresident),
            taken(Title::Admiral, Needs::MayBeAdmiral),
            leave,
        ],
    });
    let mut work = vec![of_ability(ability, seat, vec![asked])];
    if let Some(seat) = drinker(state) {
        rule!("ABIL-2");
        rule!("XORDER-1");
        work.push(compelled(Ability::Alcoholic, seat, Cards::All));
    }
    work
}

/// Who is with somebody where they end their movement: Ellen Tigh may give a card, Romo Lampkin must do without two
/// (CLAR-11, CLAR-53). All of it is about the place where they stand then (XORDER-2).
fn movement_ends(state: &State) -> Vec<Work> {
    let Some(seat) = state.turn.active else {
        return Vec::new();
    };
    rule!("XORDER-2");
    let place = state.places.of(seat);
    let mut others = state.places.iter();
    let together = matches!(place, Some(dradis_facts::places::Place::Location { .. }))
        && others.any(|(other, there)| other != seat && Some(there) == place);
    if !together {
        return Vec::new();
    }
    let mut work = Vec::new();
    let ability = Ability::PoliticallyAdroit;
    if has(state, seat, ability) && state.may_hold(seat, 1) {
        rule!("CLAR-11");
        let (by, among) = (Who::Current, Among::OthersHere);
        let give = Effect::GiveCards {
            from: Who::Current,
            to: Who::Picked,
            cards: 1,
        };
        let draw = Effect::Draw {
            who: Who::Current,
            cards: 2,
            types: DrawnTypes::Sheet,
        };
        let asked = Effect::Ask(Question::Pick {
            by,
            among,
            optional: true,
            effects: vec![give, draw],
        });
        work.push(once(ability, seat, asked));
    }
    let ability = Ability::Kleptomania;
    if has(state, seat, ability) {
        rule!("CLAR-53");
        let discard = Effect::Discard {
            who: Who::Current,
            cards: Cards::Number(2),
            random: false,
        };
        let discards = Branch {
            effects: vec![discard],
            needs: Some(Needs::TwoCards),
        };
        let goes = Branch {
            effects: vec![Effect::BrigAtEnd { who: Who::Current }],
            needs: None,
        };
        let asked = Effect::Ask(Question::Choose {
            by: Who::Current,
            between: vec![discards, goes],
        });
        work.push(once(ability, seat, asked));
    }
    work
}

/// An ability that asks once in a turn, whatever the answer: somebody may go back to the Movement step and leave it again.
fn once(ability: Ability, seat: SeatId, asked: Effect) -> Work {
    of_ability(ability, seat, vec![Effect::Use { ability }, asked])
}

/// What was put off to the end of the turn, before hands are looked at: a title goes back before its borrower goes to
/// the Brig, where it would pass to the next in line (XORDER-9).
fn turn_ends(state: &State) -> Vec<Work> {
    rule!("XORDER-9");
    let mut work = Vec::new();
    if let (Some(_), Some(seat)) = (state.turn.remembered.lent, state.turn.active) {
        rule!("CLAR-12");
        let returned = vec![Effect::ReturnTitle];
        work.push(of_ability(Ability::Manipulative, seat, returned));
    }
    if let Some(seat) = state.turn.remembered.brig_at_end {
        rule!("CLAR-53");
        let sent = Effect::sent(Who::Current, LocationId::BRIG);
        work.push(of_ability(Ability::Kleptomania, seat, vec![sent]));
    }
    work
}

/// Hot Dog draws piloting cards when population was lost, once a turn: three, of which he keeps two.
fn dial_turned(state: &State, resource: Resource, lost: bool) -> Vec<Work> {
    let ability = Ability::Memento;
    let pilot = holder(state, ability).filter(|_| lost && resource == Resource::Population);
    let Some(seat) = pilot else {
        return Vec::new();
    };
    rule!("ABIL-2");
    let draw = Effect::Draw {
        who: Who::Current,
        cards: 3,
        types: DrawnTypes::These(vec![SkillType::Piloting]),
    };
    let discard = Effect::Discard {
        who: Who::Current,
        cards: Cards::Number(1),
        random: false,
    };
    let effects = vec![Effect::Use { ability }, draw, discard];
    vec![of_ability(ability, seat, effects)]
}
