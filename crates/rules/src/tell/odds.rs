//! What carrying out a Cylon ship icon can bring, told before anybody begins with it.
//!
//! The chances are exact: every way in which dice, damage tokens and the fronts of civilian ships can fall
//! is followed, and courses that are equal in all that still matters are merged. They are sums and products
//! of positive `f64`, with no difference taken anywhere: what cannot happen has a chance of exactly 0, and
//! any other chance is right to twelve digits.
//!
//! They assume an order, which [`POLICY`] puts into words: the areas clockwise from the bow, the one that
//! has been begun first; equal ships are interchangeable, piloted vipers are attacked by seat; where ships
//! to launch are short, the first basestar clockwise launches as many as it can; no card is played and
//! nobody rolls again. Cards that lie open and damage tokens count.
//!
//! **Architecture invariant:** nothing hidden is read. The fronts of civilian ships and the damage tokens to
//! come are draws from what the pieces that lie face up leave over, never what Dradis has drawn itself. A
//! test exchanges the fronts on the board and finds the same odds.

use dradis_facts::craft::{Craft, ViperKind};
use std::collections::BTreeMap;

use dradis_facts::attack::{FACES, Hit};
use dradis_facts::battle::{
    Attack, BasestarAt, LAUNCH_ICON, NO_HEAVY_RAIDERS, NO_RAIDERS, Roll, ShipIcon,
};
use dradis_facts::boarding::boarding_spaces;
use dradis_facts::content::Lasting;
use dradis_facts::damage::GalacticaToken;
use dradis_facts::message::Message;
use dradis_facts::options::NewCenturion;
use dradis_facts::resources::Resource;
use dradis_facts::seat::SeatId;
use dradis_facts::space::{Area, BasestarDamage};
use dradis_state::agenda::Work;
use dradis_state::battle::Fight;
use dradis_state::reserve::{centurions_left, played_with, ships_to_place, used};
use dradis_state::state::State;
use dradis_state::turn::Outcome;

use crate::play::attack::{FaceOdds, face_odds, has_token, in_play};
use crate::play::battle::raiders::areas_to_act;
use crate::play::battle::vipers::piloted_in;

/// What the odds assume, in words.
pub const POLICY: Message = Message::OddsPolicy;

/// The chances of 0, 1, 2 and so on. They add up to 1.
#[derive(Clone, Debug, PartialEq)]
pub struct Distribution(Vec<f64>);

impl Distribution {
    /// This number for certain.
    #[must_use]
    pub fn certain(number: u8) -> Self {
        let mut of = Self(Vec::new());
        of.add(number, 1.0);
        of
    }

    fn add(&mut self, number: u8, chance: f64) {
        let at = usize::from(number);
        if self.0.len() <= at {
            self.0.resize(at + 1, 0.0);
        }
        self.0[at] += chance;
    }

    /// The chance of this number, 0 to 1.
    #[must_use]
    pub fn chance(&self, number: usize) -> f64 {
        self.0.get(number).copied().unwrap_or(0.0)
    }

    /// The chances, from that of 0 to that of the highest number that can be.
    #[must_use]
    pub fn chances(&self) -> &[f64] {
        &self.0
    }

    /// The mean.
    #[must_use]
    pub fn mean(&self) -> f64 {
        let numbers = (0u32..).map(f64::from);
        numbers
            .zip(&self.0)
            .map(|(number, chance)| number * chance)
            .sum()
    }

    /// Whether no other number can be.
    #[must_use]
    pub fn is_certain(&self, number: usize) -> bool {
        let mut chances = self.0.iter().enumerate();
        chances.all(|(other, chance)| (*chance > 0.0) == (other == number))
    }
}

/// What carrying out an icon can bring. Public.
#[derive(Clone, Debug, PartialEq)]
pub struct Odds {
    /// Ships that basestars launch. No die is rolled for it.
    pub launched: u8,
    /// Heavy raiders whose centurions board. No die is rolled for it.
    pub boarded: u8,
    /// Civilian ships that are destroyed.
    pub civilian_ships: Distribution,
    /// Vipers that are damaged.
    pub vipers_damaged: Distribution,
    /// Vipers that are destroyed.
    pub vipers_destroyed: Distribution,
    /// Damage tokens that Galactica takes.
    pub galactica_hits: Distribution,
    /// Where the dials stand afterwards, in the order of the board.
    pub dials: [(Resource, Distribution); 4],
    /// 1 if the Cylons win at once, otherwise 0.
    pub cylons_win: Distribution,
}

/// The odds of carrying out this icon as the board stands. Ships that have acted this turn do not act again
/// (COMBAT-ACT-3). `None` if there are more ships than the box holds.
#[must_use]
pub fn activation(state: &State, icon: ShipIcon) -> Option<Odds> {
    if !in_the_box(state) {
        return None;
    }
    let board = Board::of(state);
    let odds = match icon {
        ShipIcon::Raiders if state.space.count(Craft::Raider) > 0 => {
            board.raiders(&areas_to_act(state))
        }
        ShipIcon::Raiders => board.launch(Craft::Raider, NO_RAIDERS),
        ShipIcon::LaunchRaiders => board.launch(Craft::Raider, LAUNCH_ICON),
        ShipIcon::HeavyRaiders => board.heavy_raiders(),
        ShipIcon::Basestars => board.basestars(),
    };
    Some(odds)
}

/// The odds that the table wants to know now: of every icon while a turn runs and there are Cylon ships or
/// centurions, of the rest of an activation while it waits for a decision.
#[must_use]
pub fn now(state: &State) -> Vec<(ShipIcon, Odds)> {
    let Some(step) = state.agenda.top() else {
        return Vec::new();
    };
    let icons = match &step.work {
        Work::TakeTurn if cylons_there(state) => &ShipIcon::ALL[..],
        Work::Fight {
            fight: Fight::Icon { icon },
        } => std::slice::from_ref(icon),
        Work::Fight {
            fight: Fight::Raiders { here, any_order: _ },
        } => return rest_of_raiders(state, *here),
        Work::Fight {
            fight: Fight::RaiderActs { area },
        } => return rest_of_raiders(state, Some(*area)),
        Work::TakeTurn
        | Work::ChooseCharacter { .. }
        | Work::LaunchViper { .. }
        | Work::ChooseStart { .. }
        | Work::GiveTitles
        | Work::DealLoyalty
        | Work::BuildDestiny
        | Work::PlaceShips
        | Work::ReadLoyalty { .. }
        | Work::BeginTurns
        | Work::LayOutPosition
        | Work::Action { .. }
        | Work::DiscardToLimit
        | Work::PassToTheEnd
        | Work::EndTurn
        | Work::DrawDamage { .. }
        | Work::Crisis { .. }
        | Work::Check { .. }
        | Work::Effects { .. }
        | Work::Jump { .. }
        | Work::Sleeper { .. }
        | Work::Passing { .. }
        | Work::Execution { .. }
        | Work::NewCaprica { .. }
        | Work::Earth { .. }
        | Work::Ionian { .. }
        | Work::Crossroads { .. }
        | Work::Fight { .. } => &[],
    };
    let of = |icon: &ShipIcon| Some((*icon, activation(state, *icon)?));
    icons.iter().filter_map(of).collect()
}

/// Raiders that have not acted yet, in the area that has been begun and then in the others.
fn rest_of_raiders(state: &State, here: Option<Area>) -> Vec<(ShipIcon, Odds)> {
    if !in_the_box(state) {
        return Vec::new();
    }
    let mut areas = areas_to_act(state);
    areas.sort_by_key(|area| Some(*area) != here);
    vec![(ShipIcon::Raiders, Board::of(state).raiders(&areas))]
}

/// Whether the box holds the ships that the odds follow. With any number of them that somebody insists on
/// there would be any number of courses.
fn in_the_box(state: &State) -> bool {
    let vipers = ViperKind::ALL.into_iter().map(ViperKind::craft);
    let mut follows = vipers.chain([Craft::Raider, Craft::CivilianShip]);
    follows.all(|craft| used(state, craft) <= played_with(state, craft))
}

fn cylons_there(state: &State) -> bool {
    let cylons = [Craft::Raider, Craft::HeavyRaider, Craft::Basestar];
    let ships: usize = cylons.map(|craft| state.space.count(craft)).iter().sum();
    ships + state.boarding.centurions.len() > 0
}

/// How far an activation has come, as far as it matters to what follows or is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Course {
    /// Civilian ships lost.
    civilians: u8,
    /// Vipers hit, of each kind.
    vipers: ByKind<u8>,
    /// Damage tokens drawn.
    tokens: Tokens,
    /// The Cylons have won: nothing follows.
    over: bool,
}

/// One for each kind of viper, in the order of [`ViperKind::ALL`].
type ByKind<T> = [T; ViperKind::ALL.len()];

/// Damage tokens that Galactica has taken. Locations are not told apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Tokens {
    /// Locations.
    locations: u8,
    /// Those of them that were damaged at the end that the table has played on from.
    waived: u8,
    /// Dials, a bit for each in the order of the board.
    dials: u8,
}

impl Tokens {
    fn taken(self) -> u8 {
        let dials = Resource::ALL.into_iter();
        let dials = dials.filter(|resource| self.dials & bit(*resource) > 0);
        self.locations + count(dials.count())
    }
}

/// Courses with their chances; equal ones are merged.
type Courses = BTreeMap<Course, f64>;

fn merge(courses: &mut Courses, course: Course, chance: f64) {
    if chance > 0.0 {
        *courses.entry(course).or_default() += chance;
    }
}

/// What of the board matters to the odds.
struct Board<'a> {
    state: &'a State,
    civilians: u8,
    galactica: Galactica,
}

impl<'a> Board<'a> {
    fn of(state: &'a State) -> Self {
        Self {
            state,
            civilians: count(state.space.civilians.len()),
            galactica: Galactica::of(state),
        }
    }

    /// Raiders act in these areas, one after the other (COMBAT-RAIDER-1). Where they move to does not matter:
    /// they do not act again.
    fn raiders(&self, areas: &[Area]) -> Odds {
        let mut courses = Courses::from([(Course::default(), 1.0)]);
        // Piloted or not, a viper of a kind is hit by the same faces.
        let mut vipers = ByKind::<Faces>::default();
        for area in areas {
            let (area, ships) = (*area, self.state.space.ships(*area));
            let raiders = ships.alike[Craft::Raider]
                .saturating_sub(self.state.battle.acted(area)[Craft::Raider]);
            let civilians = self.state.space.civilians.iter();
            let civilians = count(civilians.filter(|ship| ship.area == area).count());
            let line = self.line(area);
            for kind in ViperKind::ALL
                .into_iter()
                .filter(|kind| line.contains(kind))
            {
                let pilot = None;
                vipers[kind as usize] = self.faces(Attack::RaiderAtViper { area, pilot, kind });
            }
            let fights = dogfights(raiders, &line, &vipers);
            let mut waiting = vec![Courses::new(); usize::from(raiders) + 1];
            for (course, chance) in courses {
                if course.over {
                    merge(&mut waiting[0], course, chance);
                    continue;
                }
                for fight in &fights {
                    let lost = fight.raiders_left.min(civilians);
                    let after = Course {
                        civilians: course.civilians + lost,
                        vipers: ViperKind::ALL.map(|kind| {
                            course.vipers[kind as usize] + fight.vipers_hit[kind as usize]
                        }),
                        ..course
                    };
                    let attack = if after.civilians == self.civilians {
                        fight.raiders_left - lost
                    } else {
                        0
                    };
                    merge(
                        &mut waiting[usize::from(attack)],
                        after,
                        chance * fight.chance,
                    );
                }
            }
            let faces = self.faces(Attack::RaiderAtGalactica { area });
            courses = self.galactica.attacked(waiting, &faces);
        }
        self.odds(&courses, &vipers)
    }

    /// The vipers of an area as raiders attack them: those without pilots first (COMBAT-RAIDER-2), of which the active
    /// player names the kind (XVIPER-6a). The odds take the kind that is hit least often first, and pilots by seat.
    fn line(&self, area: Area) -> Vec<ViperKind> {
        let unmanned = &self.state.space.ships(area).alike;
        let kinds = ViperKind::ALL.into_iter().rev();
        let unmanned =
            kinds.flat_map(|kind| std::iter::repeat_n(kind, unmanned[kind.craft()].into()));
        let piloted = piloted_in(self.state, area);
        unmanned
            .chain(piloted.into_iter().map(|viper| viper.kind))
            .collect()
    }

    /// Basestars that have not attacked this turn do (COMBAT-BASE-1).
    fn basestars(&self) -> Odds {
        let mut courses = Courses::from([(Course::default(), 1.0)]);
        for area in Area::ALL {
            let there = count(self.state.space.ships(area).basestars.len());
            for index in self.state.battle.acted(area)[Craft::Basestar]..there {
                let basestar = BasestarAt { area, index };
                if !has_token(self.state, basestar, BasestarDamage::DisabledWeapons) {
                    let faces = self.faces(Attack::BasestarAtGalactica { basestar });
                    let waiting = vec![Courses::new(), courses];
                    courses = self.galactica.attacked(waiting, &faces);
                }
            }
        }
        self.odds(&courses, &ByKind::default())
    }

    /// Centurions advance, then heavy raiders board or move (CENT-8); without any, basestars launch them.
    fn heavy_raiders(&self) -> Odds {
        let state = self.state;
        let end = boarding_spaces(state.kit(), state.options.boarding_track);
        let mut aboard = state.boarding.clone();
        aboard.advance(end);
        let advance = !aboard.centurions.is_empty();
        let boarded = aboard.centurions.iter().any(|space| *space >= end);
        let boarding = Area::with_launch_icon(state.kit()).map(|area| {
            let there = state.space.ships(area).alike[Craft::HeavyRaider];
            there.saturating_sub(state.battle.acted(area)[Craft::HeavyRaider])
        });
        let boarding = boarding.sum::<u8>().min(centurions_left(state));
        if advance && self.galactica.ends(boarded, Tokens::default()) {
            let over = Course {
                over: true,
                ..Course::default()
            };
            return Odds {
                boarded: match state.options.new_centurion {
                    NewCenturion::Waits => 0,
                    NewCenturion::Advances => boarding,
                },
                ..self.odds(&Courses::from([(over, 1.0)]), &ByKind::default())
            };
        }
        if state.space.count(Craft::HeavyRaider) == 0 {
            return self.launch(Craft::HeavyRaider, NO_HEAVY_RAIDERS);
        }
        Odds {
            boarded: boarding,
            ..self.nothing()
        }
    }

    /// Every basestar launches so many (COMBAT-LAUNCH-2).
    fn launch(&self, ship: Craft, each: u8) -> Odds {
        let state = self.state;
        let basestars = Area::ALL.into_iter().flat_map(|area| {
            let there = count(state.space.ships(area).basestars.len());
            (0..there).map(move |index| BasestarAt { area, index })
        });
        let launching = basestars
            .filter(|basestar| !has_token(state, *basestar, BasestarDamage::DisabledHangar))
            .count();
        let each = each + u8::from(in_play(state, Lasting::MassiveDeployment));
        let there = ships_to_place(state, ship);
        Odds {
            launched: each.saturating_mul(count(launching)).min(there),
            ..self.nothing()
        }
    }

    fn nothing(&self) -> Odds {
        let courses = Courses::from([(Course::default(), 1.0)]);
        self.odds(&courses, &ByKind::default())
    }

    fn faces(&self, attack: Attack) -> Faces {
        let roll = Roll {
            attack,
            by: self.state.turn.active.unwrap_or(SeatId(0)),
            planned: false,
            evaded: false,
        };
        Faces::of(&face_odds(self.state, &roll))
    }

    fn odds(&self, courses: &Courses, faces: &ByKind<Faces>) -> Odds {
        let empty = || Distribution(Vec::new());
        let mut odds = Odds {
            launched: 0,
            boarded: 0,
            civilian_ships: empty(),
            vipers_damaged: empty(),
            vipers_destroyed: empty(),
            galactica_hits: empty(),
            dials: Resource::ALL.map(|resource| (resource, empty())),
            cylons_win: empty(),
        };
        let mut hits = BTreeMap::<ByKind<u8>, f64>::new();
        for (course, chance) in courses {
            let Course {
                civilians,
                vipers,
                tokens,
                over,
            } = *course;
            odds.civilian_ships.add(civilians, *chance);
            odds.galactica_hits.add(tokens.taken(), *chance);
            odds.cylons_win.add(over.into(), *chance);
            *hits.entry(vipers).or_default() += chance;
        }
        for (vipers, chance) in hits {
            let mut split = vec![1.0];
            for (hit, faces) in vipers.into_iter().zip(faces) {
                split = sums(&split, &faces.split(hit));
            }
            let count: u8 = vipers.iter().sum();
            for (damaged, share) in (0u8..).zip(split) {
                odds.vipers_damaged.add(damaged, chance * share);
                odds.vipers_destroyed.add(count - damaged, chance * share);
            }
        }
        for (at, (resource, dial)) in odds.dials.iter_mut().enumerate() {
            let lost = if odds.civilian_ships.is_certain(0) {
                vec![vec![1.0]]
            } else {
                losses(self.state, *resource, self.civilians)
            };
            let value = self.state.resources.get(*resource);
            for (course, chance) in courses {
                let token = course.tokens.dials >> at & 1;
                for (loss, share) in (0u8..).zip(&lost[usize::from(course.civilians)]) {
                    // A dial stops at 0 (RES-7).
                    let value = value.saturating_sub(loss).saturating_sub(token);
                    if *share > 0.0 {
                        dial.add(value, chance * share);
                    }
                }
            }
        }
        odds
    }
}

/// How many faces of the die hit in an attack by Cylons.
#[derive(Clone, Debug, Default)]
struct Faces {
    damage: u32,
    destroy: u32,
}

impl Faces {
    fn of(odds: &[FaceOdds]) -> Self {
        let faces = |does: Hit| {
            let of = odds.iter().filter(|odds| odds.hit == does);
            of.map(|odds| u32::from(odds.to - odds.from) + 1).sum()
        };
        Self {
            damage: faces(Hit::ViperDamaged) + faces(Hit::GalacticaDamaged),
            destroy: faces(Hit::ViperDestroyed),
        }
    }

    fn hit(&self) -> f64 {
        f64::from(self.damage + self.destroy) / f64::from(FACES)
    }

    fn miss(&self) -> f64 {
        f64::from(u32::from(FACES) - self.damage - self.destroy) / f64::from(FACES)
    }

    /// The chances that 0, 1, 2 and so on of so many hits do no more than damage.
    fn split(&self, hits: u8) -> Vec<f64> {
        let mut split = vec![1.0];
        if hits == 0 {
            return split;
        }
        let all = f64::from(self.damage + self.destroy);
        let (damage, destroy) = (f64::from(self.damage) / all, f64::from(self.destroy) / all);
        for _ in 0..hits {
            let destroyed = split.iter().map(|chance| chance * destroy).chain([0.0]);
            let damaged = [0.0]
                .into_iter()
                .chain(split.iter().map(|chance| chance * damage));
            split = destroyed
                .zip(damaged)
                .map(|(one, other)| one + other)
                .collect();
        }
        split
    }
}

/// The chances of each sum of two numbers, from the chances of each.
fn sums(one: &[f64], other: &[f64]) -> Vec<f64> {
    let mut sums = vec![0.0; one.len() + other.len() - 1];
    for (at, chance) in one.iter().enumerate() {
        for (more, share) in other.iter().enumerate() {
            sums[at + more] += chance * share;
        }
    }
    sums
}

/// A way in which the fight of an area's raiders with its vipers can end.
struct Dogfight {
    vipers_hit: ByKind<u8>,
    /// Raiders that have found no viper any more.
    raiders_left: u8,
    chance: f64,
}

/// Raiders attack the vipers of their area one after the other, as long as there are any (COMBAT-RAIDER-2).
fn dogfights(raiders: u8, vipers: &[ViperKind], faces: &ByKind<Faces>) -> Vec<Dogfight> {
    let all = vipers.len();
    let first = |hits: usize| {
        let mut of = ByKind::default();
        for kind in &vipers[..hits] {
            of[*kind as usize] += 1;
        }
        of
    };
    let mut ends = Vec::new();
    // The chances of so many hits with vipers and raiders left.
    let mut flying = vec![0.0; all + 1];
    flying[0] = 1.0;
    for raiders_left in (0..=raiders).rev() {
        let chance = std::mem::take(&mut flying[all]);
        if chance > 0.0 {
            ends.push(Dogfight {
                vipers_hit: first(all),
                raiders_left,
                chance,
            });
        }
        if raiders_left > 0 {
            for hits in (0..all).rev() {
                let faces = &faces[vipers[hits] as usize];
                flying[hits + 1] += flying[hits] * faces.hit();
                flying[hits] *= faces.miss();
            }
        }
    }
    let undecided = (0..).zip(flying).filter(|(_, chance)| *chance > 0.0);
    ends.extend(undecided.map(|(hits, chance)| Dogfight {
        vipers_hit: first(hits),
        raiders_left: 0,
        chance,
    }));
    ends
}

/// What of Galactica matters when she is hit.
struct Galactica {
    /// Damaged locations now.
    damaged: u8,
    /// Damaged locations that destroy her.
    destroyed_at: u8,
    /// A centurion stands at the end of its track, by a correction.
    boarded: bool,
    /// Damage tokens of locations in the pool.
    locations: u8,
    /// Those of them that were damaged at the end that the table has played on from.
    waived: u8,
    /// Damage tokens of dials in the pool, a bit for each in the order of the board.
    dials: u8,
    /// The table has played on from an end by boarding.
    boarding_waived: bool,
    /// The table has played on from an end by damage, and it can come again just so.
    damage_waived: bool,
}

impl Galactica {
    fn of(state: &State) -> Self {
        let end = boarding_spaces(state.kit(), state.options.boarding_track);
        // Of several the last: locations that were damaged before are damaged still, or repaired.
        let before = state.waived.iter().rev().find_map(|outcome| match outcome {
            Outcome::GalacticaDestroyed { locations } => Some(locations.as_slice()),
            Outcome::ResourcesExhausted { .. }
            | Outcome::Boarded
            | Outcome::KobolReached
            | Outcome::FinalJumpFailed { .. }
            | Outcome::NoCharacterLeft
            | Outcome::Declared { .. } => None,
        });
        let before = before.unwrap_or_default();
        let damaged = &state.damage.locations;
        let galactica = state.kit().hull(dradis_facts::content::Board::GALACTICA);
        let (mut locations, mut waived, mut dials) = (0, 0, 0);
        for token in state.damage.pool(galactica) {
            match token {
                GalacticaToken::Location { location } => {
                    locations += 1;
                    waived += u8::from(before.contains(&location));
                }
                GalacticaToken::Resource { resource } => dials |= bit(resource),
            }
        }
        let still = before.iter().filter(|at| damaged.contains(at)).count();
        Self {
            damaged: count(state.damage.of(galactica)),
            destroyed_at: galactica.destroyed_at,
            boarded: state.boarding.centurions.iter().any(|space| *space >= end),
            locations,
            waived,
            dials,
            boarding_waived: state.waived.contains(&Outcome::Boarded),
            damage_waived: !before.is_empty()
                && still == state.damage.of(galactica)
                && still + usize::from(waived) == before.len(),
        }
    }

    /// Whether the Cylons win at once (END-3, END-4), unless it is the end that the table has played on from.
    fn ends(&self, boarded: bool, taken: Tokens) -> bool {
        if boarded && !self.boarding_waived {
            return true;
        }
        let same =
            self.damage_waived && taken.waived == taken.locations && taken.waived == self.waived;
        self.damaged + taken.locations >= self.destroyed_at && !same
    }

    /// Galactica is attacked once less in each of these lists than in the next one; in the first one not at all.
    fn attacked(&self, mut waiting: Vec<Courses>, faces: &Faces) -> Courses {
        loop {
            let now = waiting.pop().unwrap_or_default();
            if waiting.is_empty() {
                return now;
            }
            let fewer = waiting.len() - 1;
            for (course, chance) in now {
                if course.over {
                    merge(&mut waiting[0], course, chance);
                    continue;
                }
                merge(&mut waiting[fewer], course, chance * faces.miss());
                let hit = chance * faces.hit();
                let left = self.left(course.tokens);
                let pool: u32 = left.iter().map(|(copies, _)| *copies).sum();
                if pool == 0 {
                    merge(&mut waiting[fewer], course, hit);
                }
                for (copies, tokens) in left.into_iter().filter(|(copies, _)| *copies > 0) {
                    let over = self.ends(self.boarded, tokens);
                    let after = Course {
                        tokens,
                        over,
                        ..course
                    };
                    let share = f64::from(copies) / f64::from(pool);
                    merge(&mut waiting[fewer], after, hit * share);
                }
            }
        }
    }

    /// What the next token makes of those taken, and how many tokens of the pool do so.
    fn left(&self, taken: Tokens) -> [(u32, Tokens); 6] {
        let [fuel, food, morale, population] = Resource::ALL.map(bit).map(|bit| {
            let there = self.dials & !taken.dials & bit;
            let dials = taken.dials | bit;
            (u32::from(there > 0), Tokens { dials, ..taken })
        });
        let waived = Tokens {
            locations: taken.locations + 1,
            waived: taken.waived + 1,
            ..taken
        };
        let other = Tokens {
            locations: taken.locations + 1,
            ..taken
        };
        let waived_left = self.waived - taken.waived;
        let other_left = self.locations - taken.locations - waived_left;
        [
            (u32::from(waived_left), waived),
            (u32::from(other_left), other),
            fuel,
            food,
            morale,
            population,
        ]
    }
}

/// A dial's bit, in the order of the board.
const fn bit(resource: Resource) -> u8 {
    1 << resource as u8
}

/// For 0 destroyed civilian ships, 1, and so on: the chances that they cost 0, 1, 2 and so on of a dial. Their
/// fronts are draws from the fronts that nobody has seen, on the board or in the pile.
fn losses(state: &State, resource: Resource, most: u8) -> Vec<Vec<f64>> {
    let mut unseen = Vec::new();
    for kind in state.kit().civilian_ships.iter().copied() {
        let facts = kind.facts();
        let seen = state.space.destroyed_civilians.iter();
        let seen = count(seen.filter(|other| **other == kind).count());
        let loss = match resource {
            Resource::Fuel => facts.fuel,
            Resource::Food => 0,
            Resource::Morale => facts.morale,
            Resource::Population => facts.population,
        };
        let left = facts.copies.saturating_sub(seen);
        unseen.extend(std::iter::repeat_n(loss, left.into()));
    }
    // How many choices of so many ships cost so much.
    let highest: usize = unseen.iter().map(|loss| usize::from(*loss)).sum();
    let mut ways = vec![vec![0.0; highest + 1]; unseen.len() + 1];
    ways[0][0] = 1.0;
    for (before, loss) in unseen.iter().enumerate() {
        let loss = usize::from(*loss);
        for drawn in (0..=before).rev() {
            for cost in 0..=highest - loss {
                ways[drawn + 1][cost + loss] += ways[drawn][cost];
            }
        }
    }
    for choices in &mut ways {
        let all: f64 = choices.iter().sum();
        for chance in choices {
            *chance /= all;
        }
    }
    // More ships than fronts are left: somebody has insisted on it, and what is more costs nothing.
    let last = ways.last().cloned().unwrap_or_default();
    ways.resize(usize::from(most).max(unseen.len()) + 1, last);
    ways
}

fn count(of: usize) -> u8 {
    u8::try_from(of).unwrap_or(u8::MAX)
}
