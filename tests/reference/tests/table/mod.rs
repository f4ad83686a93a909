//! People who do what a test tells them, and people who do anything.

use std::collections::VecDeque;

use dradis_reference::{
    BasestarToken, Board, CivilianKind, GalacticaToken, People, Piece, Question, Roll, Space, Viper,
};

/// Rolls and answers in order. Whoever asks for more than there is, or for less, fails the test.
#[derive(Default)]
pub(crate) struct Script {
    dice: VecDeque<u8>,
    answers: VecDeque<usize>,
    galactica: VecDeque<GalacticaToken>,
    basestar: VecDeque<BasestarToken>,
    plans: bool,
    evades: VecDeque<bool>,
    pub(crate) asked: Vec<Question>,
}

impl Script {
    pub(crate) fn dice(faces: &[u8]) -> Script {
        let mut script = Script::default();
        script.dice.extend(faces);
        script
    }

    pub(crate) fn answers(mut self, answers: &[usize]) -> Script {
        self.answers = answers.iter().copied().collect();
        self
    }

    pub(crate) fn galactica(mut self, tokens: &[GalacticaToken]) -> Script {
        self.galactica = tokens.iter().copied().collect();
        self
    }

    pub(crate) fn basestar(mut self, tokens: &[BasestarToken]) -> Script {
        self.basestar = tokens.iter().copied().collect();
        self
    }

    pub(crate) fn planning(mut self) -> Script {
        self.plans = true;
        self
    }

    pub(crate) fn evading(mut self, evades: &[bool]) -> Script {
        self.evades = evades.iter().copied().collect();
        self
    }
}

impl Drop for Script {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            assert!(self.dice.is_empty(), "dice left: {:?}", self.dice);
            assert!(self.answers.is_empty(), "answers left: {:?}", self.answers);
            assert!(self.galactica.is_empty(), "left: {:?}", self.galactica);
            assert!(self.basestar.is_empty(), "left: {:?}", self.basestar);
            assert!(self.evades.is_empty(), "left: {:?}", self.evades);
        }
    }
}

fn place_of<T: PartialEq>(pool: &[T], wanted: &T) -> usize {
    let place = pool.iter().position(|token| token == wanted);
    place.expect("the token is in the pool")
}

impl People for Script {
    fn die(&mut self) -> u8 {
        self.dice.pop_front().expect("a roll more than told")
    }

    fn choose(&mut self, question: &Question) -> usize {
        assert!(question.count() >= 2, "no choice: {question:?}");
        self.asked.push(question.clone());
        let answer = self.answers.pop_front();
        answer.unwrap_or_else(|| panic!("a question more than told: {question:?}"))
    }

    fn draw_galactica(&mut self, pool: &[GalacticaToken]) -> usize {
        let token = self.galactica.pop_front().expect("a draw more than told");
        place_of(pool, &token)
    }

    fn draw_basestar(&mut self, pool: &[BasestarToken]) -> usize {
        let token = self.basestar.pop_front().expect("a draw more than told");
        place_of(pool, &token)
    }

    fn draw_civilian(&mut self, _pile: &[CivilianKind]) -> usize {
        0
    }

    fn plans(&mut self, _roll: Roll) -> bool {
        self.plans
    }

    // Nobody evades any more once the list is used up.
    fn evades(&mut self, _viper: Viper, _number: u8) -> bool {
        self.evades.pop_front().unwrap_or(false)
    }
}

/// Anything, the same for the same seed (xorshift64).
pub(crate) struct Whim(pub(crate) u64);

impl Whim {
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % limit as u64).expect("below a usize")
    }
}

impl People for Whim {
    fn die(&mut self) -> u8 {
        u8::try_from(self.below(8)).expect("a face") + 1
    }

    fn choose(&mut self, question: &Question) -> usize {
        assert!(question.count() >= 2, "no choice: {question:?}");
        self.below(question.count())
    }

    fn draw_galactica(&mut self, pool: &[GalacticaToken]) -> usize {
        self.below(pool.len())
    }

    fn draw_basestar(&mut self, pool: &[BasestarToken]) -> usize {
        assert!(!pool.is_empty(), "four tokens are always enough");
        self.below(pool.len())
    }

    fn draw_civilian(&mut self, pile: &[CivilianKind]) -> usize {
        self.below(pile.len())
    }

    fn plans(&mut self, _roll: Roll) -> bool {
        self.below(4) == 0
    }

    fn evades(&mut self, _viper: Viper, _number: u8) -> bool {
        self.below(4) == 0
    }
}

/// Every piece of the box is in exactly one place.
pub(crate) fn assert_whole_box(board: &Board) {
    let spaces = || board.space.iter();
    let unmanned: u8 = spaces().map(|space| space.unmanned).sum();
    let piloted = u8::try_from(board.pilots.len()).expect("a few pilots");
    let out = board.reserve + board.damaged_vipers + board.destroyed_vipers;
    assert_eq!(unmanned + piloted + out, 8, "vipers");

    let lying = || spaces().flat_map(|space| &space.civilians);
    let mut fronts: Vec<_> = lying().map(|ship| ship.kind).collect();
    fronts.extend(&board.civilian_pile);
    fronts.extend(&board.destroyed_civilians);
    fronts.sort_unstable();
    assert_eq!(fronts, Board::empty().civilian_pile, "civilian ships");
    let mut ids: Vec<_> = lying().map(|ship| ship.id).collect();
    let count = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), count, "each with a name of its own");

    let count = |of: fn(&Space) -> u8| board.space.iter().map(of).sum::<u8>();
    let raiders = count(|space| space.raiders.total());
    let heavy_raiders = count(|space| space.heavy_raiders.total());
    assert_eq!(board.supply(Piece::Raider), 16 - raiders);
    assert_eq!(board.supply(Piece::HeavyRaider), 4 - heavy_raiders);
    assert!(board.basestars().len() <= 2);
    assert!(board.centurions() <= 4 && board.raptors <= 4 && board.nukes <= 2);
    let dials = board.dials;
    for dial in [dials.food, dials.fuel, dials.morale, dials.population] {
        assert!(dial <= 15);
    }
    for seat in board.pilots.keys() {
        assert!(!board.characters.contains_key(seat), "PILOT-11");
    }
    let tokens = spaces().flat_map(|space| &space.basestars);
    let tokens: usize = tokens.map(|basestar| basestar.damage.len()).sum();
    assert_eq!(tokens + board.basestar_pool().len(), 4, "basestar tokens");
}
