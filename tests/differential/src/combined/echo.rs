//! People who repeat to the second writing what was rolled, drawn and said at the engine's table.

use std::collections::BTreeSet;
use std::fmt::Debug;

use dradis_facts::attack::FACES;
use dradis_reference::combined::{
    Ability, BasestarToken, Board, PegasusLocation, People, Question, Roll, Target, Viper,
};
use dradis_reference::{Area, CivilianKind, GalacticaToken};

use crate::combined::table::{Heard, Rolled, Said};
use crate::whim::Whim;

/// Where the engine has not asked, they answer anything: what it decides by itself must not matter.
pub(crate) struct Echo<'a> {
    heard: Heard,
    whim: &'a mut Whim,
    /// The board before the procedure.
    board: Board,
    /// The die at hand, and how many of its throws are told.
    die: Option<(Rolled, usize)>,
    any_order: bool,
    /// What was decided before the second writing asks for it.
    wants: Option<Question>,
    /// What the second writing wanted and the engine did not, or the other way round.
    wrong: Option<String>,
}

impl<'a> Echo<'a> {
    pub(crate) fn new(heard: Heard, whim: &'a mut Whim, board: &Board) -> Echo<'a> {
        Echo {
            heard,
            whim,
            board: board.clone(),
            die: None,
            any_order: false,
            wants: None,
            wrong: None,
        }
    }

    /// What the engine was told at once: a question with this option alone.
    pub(crate) fn wants(&mut self, option: Question) {
        self.wants = Some(option);
    }

    /// Whether the second writing has wanted everything that was heard, in that order.
    pub(crate) fn finish(mut self) -> Result<(), String> {
        self.put_down();
        let Heard {
            rolls,
            answers,
            galactica,
            pegasus,
            basestar,
            civilians,
            resolved: _,
            hands: _,
            personnel: _,
        } = &self.heard;
        let drawn = galactica.len() + pegasus.len() + basestar.len() + civilians.len();
        if rolls.len() + answers.len() + drawn > 0 {
            self.find(format!("the second writing wants less: {:?}", self.heard));
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

    /// What was answered to this question: it is the next one that the engine has asked. The ships that
    /// somebody has looked at may be asked about in another order.
    fn said(&mut self, who: u8, question: &Question) -> Option<usize> {
        let answers = &self.heard.answers;
        let seen = matches!(question, Question::MoveCivilian(..));
        let next = answers
            .iter()
            .position(|said| !seen || said.question == *question)?;
        let Said {
            who: asked,
            question: said,
            at,
        } = answers.get(next)?;
        let at = match at {
            Some(at) => same_option(said, *at, question)?,
            None if said == question => {
                self.any_order = true;
                0
            }
            None => return None,
        };
        if *asked != who {
            let wrong =
                format!("the engine asks seat {asked}, the second writing {who}: {question:?}");
            self.find(wrong);
        }
        self.heard.answers.remove(next);
        Some(at)
    }

    /// Whether it is the same which of these the engine takes, so that it does not ask: ships that are alike
    /// but for having acted.
    fn all_the_same(&self, question: &Question) -> bool {
        if let Question::WhichShip(..) = question {
            return true;
        }
        let mut basestars = basestars(question).into_iter().map(|(area, place)| {
            let basestar = &self.board[area].basestars[place];
            (area, &basestar.damage)
        });
        let first = basestars.next();
        first.is_some() && basestars.all(|other| Some(other) == first)
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

/// Where the chosen option of one question stands in the other, if they are the same. The options of some
/// come in another order: civilian ships that have been moved, and what vipers may do.
fn same_option(asked: &Question, at: usize, question: &Question) -> Option<usize> {
    match (asked, question) {
        (Question::CivilianShip(area, ours), Question::CivilianShip(other, theirs)) => {
            (area == other).then(|| among(ours, at, theirs))?
        }
        (Question::Communications(ours), Question::Communications(theirs)) => {
            among(ours, at, theirs)
        }
        (Question::Command(ours), Question::Command(theirs)) => among(ours, at, theirs),
        (Question::OwnViper(ours), Question::OwnViper(theirs)) => among(ours, at, theirs),
        (Question::LostCivilian(ours), Question::LostCivilian(theirs)) => among(ours, at, theirs),
        (Question::Harmed(ours), Question::Harmed(theirs)) => among(ours, at, theirs),
        (asked, question) => (asked == question).then_some(at),
    }
}

/// The same options in whatever order: where the chosen one is.
fn among<T: PartialEq + Debug>(ours: &[T], at: usize, theirs: &[T]) -> Option<usize> {
    let sorted = |options: &[T]| {
        let named: BTreeSet<String> = options.iter().map(|option| format!("{option:?}")).collect();
        (named, options.len())
    };
    (sorted(ours) == sorted(theirs)).then(|| theirs.iter().position(|other| *other == ours[at]))?
}

/// The basestars among which a question asks for one; none if it asks for something else.
fn basestars(question: &Question) -> Vec<(Area, usize)> {
    if let Question::PegasusCic(basestars) | Question::UnauthorizedUsage(basestars) = question {
        return basestars.clone();
    }
    if let Question::NukedBasestar(area, places) = question {
        return places.iter().map(|place| (*area, *place)).collect();
    }
    let Question::WeaponsControl(targets) = question else {
        return Vec::new();
    };
    let basestar = |target: &Target| match target {
        Target::Basestar(area, place) => Some((*area, *place)),
        Target::Raider(_) | Target::HeavyRaider(_) => None,
    };
    let basestars: Option<Vec<_>> = targets.iter().map(basestar).collect();
    basestars.unwrap_or_default()
}

/// The place of the only option of one question among those of the other.
fn wanted(wants: &Question, question: &Question) -> Option<usize> {
    match (wants, question) {
        (Question::CylonFleet(only), Question::CylonFleet(all)) => place(only, all),
        (Question::Repair(only), Question::Repair(all)) => place(only, all),
        _ => None,
    }
}

fn place<T: PartialEq>(only: &[T], all: &[T]) -> Option<usize> {
    let only = only.first()?;
    all.iter().position(|other| other == only)
}

impl People for Echo<'_> {
    fn die(&mut self) -> u8 {
        let Some((rolled, told)) = &mut self.die else {
            self.find("the second writing throws a die more".to_owned());
            return 1;
        };
        let face = rolled.throws.get(*told).map_or(1, |throw| throw.face);
        *told += 1;
        face
    }

    fn choose(&mut self, who: u8, question: &Question) -> usize {
        if let Some(at) = self
            .wants
            .as_ref()
            .and_then(|wants| wanted(wants, question))
        {
            return at;
        }
        if let (Question::ResolveToken(drawn), Some(token)) = (question, self.heard.resolved) {
            return drawn.iter().position(|other| *other == token).unwrap_or(0);
        }
        if let Some(at) = self.said(who, question) {
            return at;
        }
        let in_order = self.any_order && matches!(question, Question::NextArea(..));
        // Of raiders the one is lost that has not acted; of basestars the first is hit, because the boards keep
        // them in order.
        if in_order || self.all_the_same(question) {
            return 0;
        }
        self.whim.below(question.count())
    }

    fn draw_galactica(&mut self, pool: &[GalacticaToken]) -> usize {
        // Of the two that the Bridge draws a table that keeps the tokens tells one.
        match self.heard.galactica.pop_front() {
            None if self.heard.resolved.is_some() => self.whim.below(pool.len()),
            token => self.drawn(token, pool),
        }
    }

    fn draw_pegasus(&mut self, pool: &[PegasusLocation]) -> usize {
        let token = self.heard.pegasus.pop_front();
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
        // With no number below that of the raiders the engine rolls none: any does.
        let needless = Roll::Bridge(Ability::Damage);
        let next = self.heard.rolls.front().map(|rolled| rolled.roll);
        if roll == needless && next != Some(needless) {
            let face = self.whim.between(1, FACES);
            self.die = Some((Rolled::any(roll, face), 0));
            return false;
        }
        let Some(rolled) = self.heard.rolls.pop_front() else {
            self.find(format!("the second writing rolls for {roll:?} as well"));
            return false;
        };
        if rolled.roll != roll {
            self.find(format!("the second writing rolls for {roll:?}: {rolled:?}"));
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
            let wrong = format!("the second writing comes to {number} at {viper:?}: {rolled:?}");
            self.find(wrong);
        }
        evades
    }
}
