//! People who do what a test tells them, people who do anything, and boards to play on.

use std::collections::VecDeque;

use dradis_reference::combined::{
    Basestar, BasestarToken, Board, Craft, Flight, Kind, PegasusLocation, People, Place, Question,
    Roll, Viper,
};
use dradis_reference::{Area, Civilian, CivilianKind, GalacticaToken};

pub(crate) const ANA: u8 = 0;
pub(crate) const BEN: u8 = 1;
pub(crate) const CAG: u8 = 2;
pub(crate) const ADMIRAL: u8 = 3;

/// Rolls and answers in order. Whoever asks for more than there is, or for less, fails the test.
#[derive(Default)]
pub(crate) struct Script {
    dice: VecDeque<u8>,
    answers: VecDeque<usize>,
    galactica: VecDeque<GalacticaToken>,
    pegasus: VecDeque<PegasusLocation>,
    basestar: VecDeque<BasestarToken>,
    plans: bool,
    evades: VecDeque<bool>,
    pub(crate) asked: Vec<(u8, Question)>,
    pub(crate) rolled: Vec<Roll>,
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

    pub(crate) fn pegasus(mut self, tokens: &[PegasusLocation]) -> Script {
        self.pegasus = tokens.iter().copied().collect();
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
            assert!(self.pegasus.is_empty(), "left: {:?}", self.pegasus);
            assert!(self.basestar.is_empty(), "left: {:?}", self.basestar);
            assert!(self.evades.is_empty(), "left: {:?}", self.evades);
        }
    }
}

fn place_of<T: PartialEq + Copy>(pool: &[T], told: &mut VecDeque<T>) -> usize {
    let wanted = told.pop_front().expect("a draw more than told");
    let place = pool.iter().position(|token| *token == wanted);
    place.expect("the token is in the pool")
}

impl People for Script {
    fn die(&mut self) -> u8 {
        self.dice.pop_front().expect("a roll more than told")
    }

    fn choose(&mut self, who: u8, question: &Question) -> usize {
        assert!(question.count() >= 2, "no choice: {question:?}");
        self.asked.push((who, question.clone()));
        let answer = self.answers.pop_front();
        answer.unwrap_or_else(|| panic!("a question more than told: {question:?}"))
    }

    fn draw_galactica(&mut self, pool: &[GalacticaToken]) -> usize {
        place_of(pool, &mut self.galactica)
    }

    fn draw_pegasus(&mut self, pool: &[PegasusLocation]) -> usize {
        place_of(pool, &mut self.pegasus)
    }

    fn draw_basestar(&mut self, pool: &[BasestarToken]) -> usize {
        place_of(pool, &mut self.basestar)
    }

    fn draw_civilian(&mut self, _pile: &[CivilianKind]) -> usize {
        0
    }

    fn plans(&mut self, roll: Roll) -> bool {
        self.rolled.push(roll);
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

    pub(crate) fn up_to(&mut self, most: u8) -> u8 {
        u8::try_from(self.below(usize::from(most) + 1)).expect("a small number")
    }

    pub(crate) fn area(&mut self) -> Area {
        Area::RING[self.below(6)]
    }
}

impl People for Whim {
    fn die(&mut self) -> u8 {
        self.up_to(7) + 1
    }

    fn choose(&mut self, _who: u8, question: &Question) -> usize {
        assert!(question.count() >= 2, "no choice: {question:?}");
        self.below(question.count())
    }

    fn draw_galactica(&mut self, pool: &[GalacticaToken]) -> usize {
        self.below(pool.len())
    }

    fn draw_pegasus(&mut self, pool: &[PegasusLocation]) -> usize {
        self.below(pool.len())
    }

    fn draw_basestar(&mut self, pool: &[BasestarToken]) -> usize {
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

/// An empty board with Ana's turn, a CAG and an Admiral.
pub(crate) fn empty() -> Board {
    Board {
        active: ANA,
        cag: CAG,
        admiral: ADMIRAL,
        ..Board::empty()
    }
}

/// The same without Pegasus, so that nobody is asked which ship is damaged.
pub(crate) fn without_pegasus() -> Board {
    Board {
        pegasus: false,
        ..empty()
    }
}

pub(crate) fn raiders(board: &mut Board, area: Area, count: u8) {
    board[area].raiders.ready += count;
}

pub(crate) fn heavy_raiders(board: &mut Board, area: Area, count: u8) {
    board[area].heavy_raiders.ready += count;
}

pub(crate) fn basestar(board: &mut Board, area: Area, damage: &[BasestarToken]) {
    board[area].basestars.push(Basestar {
        damage: damage.to_vec(),
        acted: false,
    });
}

pub(crate) fn waiting(board: &mut Board, area: Area, kind: Kind, count: u8) {
    *board.waiting_mut(area).of_mut(kind) += count;
}

/// Brings one of this kind to the Reserve first if there is none.
fn in_reserve(board: &mut Board, craft: Craft) {
    if board.reserve.of(craft) > 0 {
        return;
    }
    *board.reserve.of_mut(craft) += 1;
    match craft {
        Craft::Viper | Craft::MarkVii => *board.damaged.of_mut(craft) -= 1,
        Craft::AssaultRaptor => {} // from beside the board
    }
}

pub(crate) fn unmanned(board: &mut Board, area: Area, craft: Craft) {
    in_reserve(board, craft);
    *board.reserve.of_mut(craft) -= 1;
    *board[area].unmanned.of_mut(craft) += 1;
}

pub(crate) fn pilot(board: &mut Board, seat: u8, area: Area, craft: Craft) {
    in_reserve(board, craft);
    *board.reserve.of_mut(craft) -= 1;
    board.characters.remove(&seat);
    board.pilots.insert(seat, Flight { craft, area });
}

pub(crate) fn civilian(board: &mut Board, area: Area, kind: CivilianKind) {
    let place = board.civilian_pile.iter().position(|front| *front == kind);
    board.civilian_pile.remove(place.expect("one in the pile"));
    let id = board.next_civilian;
    board.next_civilian += 1;
    board[area].civilians.push(Civilian { id, kind });
}

pub(crate) fn stand(board: &mut Board, seat: u8, place: Place) {
    board.characters.insert(seat, place);
}

/// Every piece of the box is in exactly one place, and nothing is where it cannot be.
pub(crate) fn assert_whole_box(board: &Board) {
    for craft in Craft::ALL {
        let spaces = board.space.iter();
        let in_space: u8 = spaces.map(|space| space.unmanned.of(craft)).sum();
        let flights = board.pilots.values();
        let piloted = flights.filter(|flight| flight.craft == craft).count();
        let piloted = u8::try_from(piloted).expect("a few pilots");
        let aside = board.reserve.of(craft) + board.damaged.of(craft) + board.destroyed.of(craft);
        let beside = match craft {
            Craft::Viper | Craft::MarkVii => 0,
            Craft::AssaultRaptor => board.assault_raptors_beside(),
        };
        let count = in_space + piloted + aside + beside;
        assert_eq!(count, craft.in_box(), "{craft:?}");
    }
    assert_eq!(board.damaged.assault_raptors, 0, "XRAPTOR-3");
    for kind in Kind::ALL {
        let seen = board.on_main(kind) + board.on_fleet(kind) + board.beside(kind);
        assert_eq!(seen, kind.in_box(), "{kind:?}");
    }

    let lying = || board.space.iter().flat_map(|space| &space.civilians);
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

    assert!(board.centurions() <= 4 && board.raptors <= 4);
    assert!(board.nukes + board.nukes_beside <= 3);
    assert!(board.pursuit < 4, "Auto Attack goes back to Start");
    let dials = board.dials;
    for dial in [dials.food, dials.fuel, dials.morale, dials.population] {
        assert!(dial <= 15, "XRES-1");
    }
    for (seat, place) in &board.characters {
        assert!(!board.pilots.contains_key(seat), "PILOT-11");
        assert!(board.exists(*place), "XBOARD-20: {place:?}");
    }
    assert!(board.pegasus_damage.len() < 4, "XBOARD-6");
    assert!(board.pegasus || board.pegasus_damage.is_empty());
    let basestars = board.space.iter().flat_map(|space| &space.basestars);
    let tokens: usize = basestars.map(|basestar| basestar.damage.len()).sum();
    let all = board.basestar_tokens.tokens().len();
    assert_eq!(tokens + board.basestar_pool().len(), all, "basestar tokens");
}
