//! People who repeat to the reference model what was rolled, drawn and said at the engine's table.

use dradis_reference::{
    BasestarToken, CivilianKind, GalacticaToken, People, Piece, Question, Roll, Viper,
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
            wrong: None,
        }
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
            arrived: _,
        } = &self.heard;
        let left = rolls.len() + answers.len() + galactica.len() + basestar.len() + civilians.len();
        if left > 0 {
            self.find(format!("the reference model wants less: {:?}", self.heard));
        }
        self.wrong.map_or(Ok(()), Err)
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
        if let Some(Said::Option(asked, _) | Said::AnyOrder(asked)) = self.heard.answers.front()
            && asked == question
        {
            return match self.heard.answers.pop_front() {
                Some(Said::Option(_, at)) => at,
                Some(Said::AnyOrder(_)) | None => {
                    self.any_order = true;
                    0
                }
            };
        }
        let in_order = self.any_order && matches!(question, Question::NextArea(Piece::Raider, _));
        // Which of equal ships is lost is asked of nobody: it is the one that has yet to act.
        if in_order || matches!(question, Question::WhichShip(..)) {
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
