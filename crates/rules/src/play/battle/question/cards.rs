//! The questions of a Cylon attack card, and of Apollo, who may fly a viper that it brings.

use dradis_facts::ability::Ability;
use dradis_facts::battle::Target;
use dradis_facts::choice::Choice;
use dradis_facts::content::{AtOnce, AttackCardId, Board};
use dradis_facts::craft::ViperKind;
use dradis_facts::mark::RuleId;
use dradis_facts::message::{Line, Message, area_id, attack_card_id};
use dradis_facts::places::Place;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::space::Area;

use crate::play::ability::holder;
use crate::play::battle::question::ask;
use crate::play::prompt::{Decider, Offer, Prompt, PromptKind, offer};
use dradis_state::agenda::Step;
use dradis_state::state::State;
use dradis_state::turn::in_brig;

/// Apollo's player, while he stands anywhere on Galactica but in the Brig (CLAR-19).
pub(crate) fn alert_pilot(state: &State) -> Option<SeatId> {
    let seat = holder(state, Ability::AlertViperPilot)?;
    let aboard = match state.places.of(seat)? {
        Place::Location { location } => location.facts().board == Board::GALACTICA,
        Place::Viper { .. } | Place::OffBoard => false,
    };
    (aboard && !in_brig(state, seat)).then_some(seat)
}

/// Which of the vipers that have come Apollo flies, if any.
pub(crate) fn alert(state: &State, step: &Step, areas: &[Area], kind: ViperKind) -> Option<Prompt> {
    let seat = alert_pilot(state)?;
    let there = |area: &Area| state.space.ships(*area).alike[kind.craft()] > 0;
    let areas: Vec<Area> = areas.iter().copied().filter(there).collect();
    if areas.is_empty() {
        return None;
    }
    let line = Line::new(Message::AskAlertPilot).seat("player", seat);
    let vipers = areas.into_iter().map(|area| {
        let label = Line::new(Message::OptionAlertFly).word("area", area_id(area));
        let pilot = None;
        Offer::new(Choice::Area(area), label).at(Target::Viper { area, pilot, kind })
    });
    Some(Prompt {
        decider: Decider::Seat { seat },
        choices: vipers
            .chain([offer(Choice::Stay, Message::OptionAlertStay)])
            .collect(),
        ..ask(state, step, PromptKind::AlertPilot, line, rule!("CLAR-19"))
    })
}

/// What the special rule of a card does; `None` for a card that has none.
pub(crate) fn rule_reason(card: AttackCardId) -> Option<(Line, RuleId, Option<Target>)> {
    let facts = card.facts();
    let line = match (facts.at_once, facts.lasting) {
        (Some(AtOnce::PlacedRaidersAct), _) => Line::new(Message::ReasonPlacedRaidersAct),
        (Some(AtOnce::BasestarsAttack), _) => Line::new(Message::ReasonBasestarsAttack),
        (Some(AtOnce::FleetTokenBack { spaces }), _) => {
            Line::new(Message::ReasonFleetTokenBack).number("count", spaces)
        }
        (Some(AtOnce::ActivePlayerDiscards { cards }), _) => {
            Line::new(Message::ReasonActivePlayerDiscards).number("count", cards)
        }
        (Some(AtOnce::ReserveVipersDamaged { vipers }), _) => {
            Line::new(Message::ReasonReserveVipersDamaged).number("count", vipers)
        }
        (None, Some(_)) => Line::new(Message::ReasonAttackCardStays),
        (None, None) => return None,
    };
    let line = line.word("card", attack_card_id(card));
    Some((line, rule!("CYATT-5"), None))
}
