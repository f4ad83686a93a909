//! People who repeat to the reference model what was rolled, drawn and said at the engine's table.

use std::collections::BTreeSet;

use dradis_reference::{
    BasestarToken, CivilianId, CivilianKind, FleetOrder, GalacticaToken, People, Piece, Question,
    Repair, Roll, Viper,
};

use crate::table::{Heard, Rolled, Said};
use crate::whim::Whim;

/// Where the engine has not asked, they answer anything: what it decides by itself must not matter.
pub(crate) struct Echo<'a> {
    heard: Heard,
    whim: &'a mut Whim,
    /// The die at hand, and how many of its throws are told.
    die: Option<(Rolled, usize)>,
    any_order: bool,
    order: Option<FleetOrder>,
    repair: Option<Repair>,
    /// What the reference model wanted and the engine did not, or the other way round.
    wrong: Option<String>,
}

impl<'a> Echo<'a> {
    pub(crate) fn new(heard: Heard, whim: &'a mut Whim) -> Echo<'a> {
        Echo {
            heard,
            whim,
            die: None,
            any_order: false,
            order: None,
            repair: None,
            wrong: None,
        }
    }

    /// What a revealed Cylon orders at the Cylon Fleet, which the engine is told at once.
    pub(crate) fn order(&mut self, order: FleetOrder) {
        self.order = Some(order);
    }

    /// What a Repair card is played for, which the engine is told at once.
    pub(crate) fn wants(&mut self, repair: Repair) {
        self.repair = Some(repair);
    }

    /// Whether the reference model has wanted everything that was heard, in that order.
    pub(crate) fn finish(mut self) -> Result<(), String> {
        self.put_down();
        let Heard {
            rolls,
            answers,
            galactica,
            basestar,
            civilians,
            given_up: _,
            arrived: _,
        } = &self.heard;
        let left = rolls.len() + answers.len() + galactica.len() + basestar.len() + civilians.len();
        if left > 0 {
            self.find(format!("the reference model wants less: {:?}", self.heard));
        }
        self.wrong.map_or(Ok(()), Err)
    }

    /// What was answered to this question: it is the next one that the engine has asked. The ships that
    /// somebody has looked at may be asked about in another order.
    fn said(&mut self, question: &Question) -> Option<usize> {
        let answers = &self.heard.answers;
        let seen = matches!(question, Question::MoveCivilian(..));
        let same = |said: &Said| !seen || said.question() == question;
        let next = answers.iter().position(same)?;
        let at = match answers.get(next)? {
            Said::Option(asked, at) => same_option(asked, *at, question)?,
            Said::AnyOrder(asked) if asked == question => {
                self.any_order = true;
                0
            }
            Said::AnyOrder(_) => return None,
        };
        self.heard.answers.remove(next);
        Some(at)
    }

    fn find(&mut self, wrong: String) {
        self.wrong.get_or_insert(wrong);
    }

    fn put_down(&mut self) {
        if let Some((rolled, told)) = self.die.take()
            && told < rolled.throws.len()
        {
            self.find(format!("the engine throws again: {rolled:?}"));
        }
    }

    /// Its place in the pool.
    fn drawn<T: PartialEq>(&mut self, token: Option<T>, pool: &[T]) -> usize {
        let place = token.and_then(|token| pool.iter().position(|other| *other == token));
        place.unwrap_or_else(|| {
            self.find("the engine draws something else".to_owned());
            0
        })
    }
}

/// Where the chosen option of one question stands in the other, if they are the same. Civilian ships that
/// have been moved come later in one list than in the other.
fn same_option(asked: &Question, at: usize, question: &Question) -> Option<usize> {
    let (ships, others) = match (asked, question) {
        (Question::CivilianShip(area, ships), Question::CivilianShip(other, others))
            if area == other =>
        {
            (ships, others)
        }
        (Question::Communications(ships), Question::Communications(others)) => (ships, others),
        (asked, question) => return (asked == question).then_some(at),
    };
    let sorted = |ships: &[CivilianId]| BTreeSet::from_iter(ships.iter().copied());
    if sorted(ships) != sorted(others) {
        return None;
    }
    others.iter().position(|ship| *ship == ships[at])
}

impl People for Echo<'_> {
    fn die(&mut self) -> u8 {
        let Some((rolled, told)) = &mut self.die else {
            self.find("the reference model throws a die more".to_owned());
            return 1;
        };
        let face = rolled.throws.get(*told).map_or(1, |throw| throw.face);
        *told += 1;
        face
    }

    fn choose(&mut self, question: &Question) -> usize {
        if let (Question::CylonFleet(orders), Some(order)) = (question, self.order) {
            let at = orders.iter().position(|other| *other == order);
            return at.expect("one of the orders");
        }
        if let (Question::Repair(repairs), Some(repair)) = (question, self.repair) {
            let at = repairs.iter().position(|other| *other == repair);
            return at.expect("one of the repairs");
        }
        if let Some(at) = self.said(question) {
            return at;
        }
        let in_order = self.any_order && matches!(question, Question::NextArea(Piece::Raider, _));
        // Of ships that are alike but for having acted the one is lost that has not; of basestars that are
        // alike the first is attacked, because the boards keep them in order.
        let first = matches!(
            question,
            Question::WhichShip(..) | Question::WeaponsControl(_) | Question::Nuke(_)
        );
        if in_order || first {
            return 0;
        }
        self.whim.below(question.count())
    }

    fn draw_galactica(&mut self, pool: &[GalacticaToken]) -> usize {
        let token = self.heard.galactica.pop_front();
        self.drawn(token, pool)
    }

    fn draw_basestar(&mut self, pool: &[BasestarToken]) -> usize {
        let token = self.heard.basestar.pop_front();
        self.drawn(token, pool)
    }

    fn draw_civilian(&mut self, pile: &[CivilianKind]) -> usize {
        let kind = self.heard.civilians.pop_front();
        self.drawn(kind, pile)
    }

    fn plans(&mut self, roll: Roll) -> bool {
        self.put_down();
        let Some(rolled) = self.heard.rolls.pop_front() else {
            self.find(format!("the reference model rolls for {roll:?} as well"));
            return false;
        };
        if rolled.roll != roll {
            self.find(format!(
                "the reference model rolls for {roll:?}: {rolled:?}"
            ));
        }
        let planned = rolled.planned;
        self.die = Some((rolled, 0));
        planned
    }

    fn evades(&mut self, viper: Viper, number: u8) -> bool {
        let Some((rolled, told)) = &self.die else {
            return false;
        };
        let evades = *told < rolled.throws.len();
        let throw = rolled.throws.get(told.wrapping_sub(1));
        if rolled.viper != Some(viper) || throw.is_none_or(|throw| throw.number != number) {
            let wrong = format!("the reference model comes to {number} at {viper:?}: {rolled:?}");
            self.find(wrong);
        }
        evades
    }
}
