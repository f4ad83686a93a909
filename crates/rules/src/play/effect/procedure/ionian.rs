//! Effects of the Ionian Nebula.

use dradis_facts::choice::Choice;
use dradis_facts::craft::{Craft, ViperKind};
use dradis_facts::effect::{InTheNebula, Who};
use dradis_facts::options::Mode;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::space::{Area, CivilianHandle};
use dradis_state::agenda::Work;
use dradis_state::effect::Course;
use dradis_state::event::{Event, HandChange};
use dradis_state::ionian::IonianEvent;
use dradis_state::passing::PassingStep;

use super::go_or_stay;
use crate::play::battle::procedure::communications;
use crate::play::destiny;
use crate::play::doing::Doing;
use crate::play::effect::anywhere;
use crate::play::hands::set_hand;
use crate::play::ionian;

/// Carries an effect out.
pub(super) fn carry_out(doing: &mut Doing<'_>, course: &Course, effect: InTheNebula) {
    match effect {
        InTheNebula::DrawTrauma { who, tokens } => {
            for seat in concerned(doing, course, who) {
                ionian::draw(doing, seat, tokens);
            }
        }
        InTheNebula::DiscardTrauma {
            who,
            tokens,
            random,
        } => {
            for seat in concerned(doing, course, who) {
                ionian::give_up(doing, seat, tokens, random);
            }
        }
        InTheNebula::ShootRaiders => shoot_raiders(doing),
        InTheNebula::CenturionsBack => {
            let ionian = IonianEvent::CenturionsBack;
            doing.emit(Event::Ionian { ionian });
        }
        InTheNebula::DrawLoyalty { within } => draw_loyalty(doing, course.current, within),
        InTheNebula::MoveCivilians => {
            let ships = doing.state.space.civilians.iter();
            let all: Vec<CivilianHandle> = ships.map(|ship| ship.handle).collect();
            communications::may_move(doing, course.current, &all);
        }
        InTheNebula::TakeDestiny { cards } => take_destiny(doing, course.current, cards),
    }
}

/// Trauma is for everybody whom the words name, Cylons too (XCY-1).
fn concerned(doing: &Doing<'_>, course: &Course, who: Who) -> Vec<SeatId> {
    course.players(&doing.state, who)
}

/// Each unmanned viper destroys a raider of its area.
fn shoot_raiders(doing: &mut Doing<'_>) {
    for area in Area::ALL {
        let there = doing.state.space.ships(area);
        let vipers: u8 = ViperKind::ALL
            .into_iter()
            .map(|kind| there.alike[kind.craft()])
            .sum();
        let count = vipers.min(there.alike[Craft::Raider]);
        if count > 0 {
            rule!("DMG-1");
            let ship = Craft::Raider;
            doing.emit(Event::ShipsDestroyed { area, ship, count });
        }
    }
}

/// A card of the leftover pile joins the Loyalty deck, of which the player draws one, while the fleet is not too far.
pub(super) fn draw_loyalty(doing: &mut Doing<'_>, seat: SeatId, within: u8) {
    if !doing.state.loyalty.dealt {
        return;
    }
    let within = Some(within);
    let passing = PassingStep::NewCard { seat, within };
    let work = vec![Work::Passing { passing }];
    doing.emit(Event::Scheduled { work });
}

/// Cards of the Destiny deck go into a hand. A deck that Dradis keeps is none of the table's cards: there it stands on the
/// list, and people do it.
fn take_destiny(doing: &mut Doing<'_>, seat: SeatId, cards: u8) {
    match doing.state.options.modes.destiny {
        Mode::App => {}
        Mode::Table => {
            let cards = destiny::draw(doing, cards);
            let to = doing.state.hands.of(seat).saturating_add(cards);
            set_hand(doing, seat, to, HandChange::Drew);
        }
    }
}

/// The current player has said where their character goes.
pub(super) fn go_anywhere(
    doing: &mut Doing<'_>,
    seat: SeatId,
    choice: Choice,
) -> Result<(), Rejection> {
    let ways = anywhere(&doing.state, seat);
    go_or_stay(doing, seat, &ways, choice)
}
