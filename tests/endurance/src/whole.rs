//! What a table does that plays a game from its set-up to its end: it answers what is asked, whatever the cards
//! are, and now and then changes its mind or puts something right.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "every other question is answered at random"
)]

use dradis_facts::SeatId;
use dradis_facts::ability::Ability;
use dradis_facts::battle::ShipIcon;
use dradis_facts::content::{HeldKind, LocationId, QuorumRule, SkillMark};
use dradis_facts::craft::{Craft, ViperKind};
use dradis_facts::kit::{Game, Objective};
use dradis_facts::places::Place;
use dradis_facts::resources::Resource;
use dradis_facts::space::{Area, Zone};
use dradis_facts::titles::Title;
use dradis_facts::turn::TurnStep;
use dradis_rules::play::prompt::{Prompt, PromptKind};
use dradis_rules::{Command, FirstPlayer, Player, prompts};
use dradis_state::State;
use dradis_state::correction::{Correction, Reason};
use dradis_state::crisis::{Described, DescribedCheck};
use dradis_state::happening::Happening;

use crate::deed::Deed;
use crate::objectives;
use crate::start;
use crate::whim::Whim;

/// The set-up of a whole game. With all boxes, games that follow each other have every number of players.
pub(crate) fn start(whim: &mut Whim, of: Game, game: u64) -> Command {
    let mut names = start::names(whim, of);
    if objectives::of(of).is_some() {
        names = start::in_turn(of, game / 4);
    }
    begin(whim, of, names)
}

/// The same with as many players as a kit is for.
pub(crate) fn full(whim: &mut Whim, of: Game) -> Command {
    begin(whim, of, start::full(of))
}

fn begin(whim: &mut Whim, of: Game, names: &[&str]) -> Command {
    let players = names
        .iter()
        .map(|name| Player {
            name: (*name).to_owned(),
        })
        .collect();
    Command::Begin {
        players,
        options: start::options(whim, of),
        first: FirstPlayer::Rolled,
    }
}

/// Somebody is put at one of these locations.
pub(crate) fn goes(whim: &mut Whim, state: &State, ship: &[LocationId]) -> Deed {
    let (seat, location) = (somebody(whim, state), whim.one(ship));
    let place = Place::Location { location };
    correct(Correction::Place { seat, place })
}

/// Fortune turns in the end, or such a game might never be over.
const KIND_TURNS: u16 = 60;

/// How things go at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fortune {
    /// As it comes; the humans seldom live to see the Sleeper phase.
    Mixed,
    /// The fleet is spared, so that the game is long.
    Kind,
}

impl Fortune {
    /// Every fourth game is a long one, with all boxes every third of each objective.
    pub(crate) fn of(of: Game, game: u64) -> Self {
        let long = match objectives::of(of) {
            Some(_) => (game / 4).is_multiple_of(3),
            None => game.is_multiple_of(4),
        };
        if long { Self::Kind } else { Self::Mixed }
    }
}

/// What a Leader reveals once the game is over, now and then the wrong card.
pub(crate) fn told_at_the_end(whim: &mut Whim, state: &State) -> Option<Deed> {
    let asked = prompts(state).into_iter().next()?;
    if whim.percent(20) {
        return None;
    }
    let options: Vec<String> = asked.options().collect();
    Some(Deed::Answer(asked.id, whim.one(&options)))
}

/// Everybody turns their cards up, where Dradis keeps them.
pub(crate) const fn end() -> Deed {
    let happening = Happening::LoyaltyOpened;
    Deed::Try(Command::Record { happening })
}

/// The next jump is the last, and now and then a dial is empty when it comes (GOAL-6).
fn last_leg(whim: &mut Whim, state: &State) -> Option<Deed> {
    let happening = Happening::JumpBegun;
    let jump = Deed::Try(Command::Record { happening });
    let ordered = state.is_in_orbit();
    if !ordered && !state.next_jump_is_final() {
        return None;
    }
    if state.resources.exhausted().next().is_some() {
        return (!ordered && whim.percent(60)).then_some(jump);
    }
    let (resource, value) = (Resource::Food, 0);
    whim.percent(4)
        .then(|| correct(Correction::Resource { resource, value }))
}

/// Where missions have been carried out and Earth comes into reach, it is further than it was thought, or no search would
/// be long enough for the Mission deck to be rebuilt.
fn further(whim: &mut Whim, state: &State) -> Option<Deed> {
    let earth = objectives::of(state.options.game) == Some(Objective::Earth);
    let (_, rebuilt) = state.missions_to_draw();
    let under_way = earth && !rebuilt && state.earth.discarded.len() >= 3;
    let near = state.jump.distance + 4 > state.kit().distances.second;
    let distance = state.kit().distances.first;
    (under_way && near && whim.percent(60)).then(|| correct(Correction::Distance { distance }))
}

/// What keeps the humans going: a dial that is nearly empty, a ship that is breaking up, a jump.
fn spared(whim: &mut Whim, state: &State) -> Option<Deed> {
    if let Some(deed) = further(whim, state).or_else(|| last_leg(whim, state)) {
        return Some(deed);
    }
    let low = Resource::ALL.into_iter().find(|resource| {
        let left = state.resources.get(*resource);
        (1..=3).contains(&left)
    });
    if let (Some(resource), true) = (low, whim.percent(30)) {
        let value = 8;
        return Some(correct(Correction::Resource { resource, value }));
    }
    let damaged = state.damage.locations.iter().next().copied();
    if let (Some(location), true) = (damaged, whim.percent(10)) {
        let happening = Happening::LocationRepaired { location };
        return Some(Deed::Try(Command::Record { happening }));
    }
    let aboard = (0..).take(5).find(|space| state.boarding.on(*space) > 0);
    if let (Some(space), true) = (aboard, whim.percent(20)) {
        let happening = Happening::CenturionDestroyed { space };
        return Some(Deed::Try(Command::Record { happening }));
    }
    let often = if state.has_active_mission() { 5 } else { 2 };
    whim.percent(often).then_some(Deed::Try(Command::Record {
        happening: Happening::JumpPrepared,
    }))
}

/// Who has what an ability asks for that comes together too seldom: three miracle tokens, or Cylon ships around a viper.
fn readied(whim: &mut Whim, state: &State) -> Option<Deed> {
    let seat = state.turn.active?;
    let character = state.seats.get(seat.index())?.character?;
    let has = |ability| character.facts().abilities.contains(&ability);
    let acts = state.turn.step == TurnStep::Action && state.turn.acted == 0;
    if !acts || !state.loyalty.standing(seat).acts_as_human() {
        return None;
    }
    let tokens = state.miracles.get(&seat).copied().unwrap_or_default();
    if has(Ability::Broadcast) && tokens < 3 {
        let tokens = 3;
        let ready = Correction::Miracles { seat, tokens };
        return whim.percent(30).then(|| correct(ready));
    }
    let ashore = matches!(state.places.of(seat), Some(Place::Location { .. }));
    let mut areas = Area::ALL.into_iter();
    let area = areas.find(|area| state.space.ships(*area).count(Craft::Raider) > 0);
    if has(Ability::Sacrifice) && ashore {
        let (area, kind) = (area?, ViperKind::Viper);
        let place = Place::Viper { area, kind };
        return whim
            .percent(50)
            .then(|| correct(Correction::Place { seat, place }));
    }
    None
}

/// The next thing at such a table. What is refused is not done; what is answered must not be refused.
pub(crate) fn deed(whim: &mut Whim, state: &State, fortune: Fortune) -> Deed {
    let spared = match fortune {
        Fortune::Mixed => None,
        Fortune::Kind if (1..=KIND_TURNS).contains(&state.turn.number) => spared(whim, state),
        Fortune::Kind => None,
    };
    if let Some(deed) = spared.or_else(|| readied(whim, state)) {
        return deed;
    }
    match whim.below(250) {
        0 | 1 => return Deed::Undo,
        2 => return Deed::Redo,
        3 => return correct(correction(whim, state)),
        4 | 5 if state.turn.active.is_some() => {
            let happening = happening(whim, state);
            return Deed::Try(Command::Record { happening });
        }
        6 => {
            let pace = whim.one(&start::PACES);
            return Deed::Try(Command::SetPace { pace });
        }
        _ => {}
    }
    let prompt = whim.one(&prompts(state));
    if prompt.kind == PromptKind::TakeTurn
        && state.turn.step == TurnStep::Crisis
        && prompt.catalogue.is_some()
        && whim.percent(6)
    {
        let described = described(whim, state);
        let happening = Happening::CrisisDescribed { described };
        return Deed::Try(Command::Record { happening });
    }
    if !prompt.beside.is_empty() && whim.percent(3) {
        let option = whim.one(&prompt.beside).id;
        return Deed::Answer(prompt.id, option);
    }
    if !prompt.not_allowed.is_empty() && whim.percent(1) {
        let option = whim.one(&prompt.not_allowed).id.text();
        return Deed::Forbidden(prompt.id, option);
    }
    let option = answer(whim, state, &prompt);
    if prompt.kind == PromptKind::ReadLoyalty {
        let prompt = prompt.id;
        return Deed::Try(Command::Answer { prompt, option });
    }
    Deed::Answer(prompt.id, option)
}

/// An answer as a table gives it: on with the game, mostly.
fn answer(whim: &mut Whim, state: &State, prompt: &Prompt) -> String {
    let all: Vec<String> = prompt.options().collect();
    let mostly =
        |whim: &mut Whim, percent, fits: &dyn Fn(&str) -> bool| one_of(whim, &all, percent, fits);
    let accuses = match state.turn.step {
        TurnStep::Movement => "go:admirals-quarters",
        _ => "act:admirals-quarters",
    };
    let arbitrated = state.quorum.rule(QuorumRule::Arbitrator).is_some();
    let better = match prompt.kind {
        // An accusation while an Arbitrator is assigned would come up too seldom.
        PromptKind::TakeTurn
            if arbitrated && whim.percent(60) && all.iter().any(|id| id == accuses) =>
        {
            Some(accuses.to_owned())
        }
        // Kat seldom flies where there is something to destroy, and three tokens seldom come together.
        PromptKind::TakeTurn if let Some(rare) = rare(whim, &all) => Some(rare),
        // Nor would what only the objective brings.
        PromptKind::TakeTurn
            if objectives::of(state.options.game).is_some() && whim.percent(50) =>
        {
            let aims = aims(state);
            let fits = |id: &str| aims.iter().any(|aim| aim == id);
            match mostly(whim, 100, &fits) {
                Some(aim) => Some(aim),
                None => go_on(whim, state, prompt, &all),
            }
        }
        // What people alone do would come up too seldom among all that can be done.
        PromptKind::TakeTurn if state.kit().hands_on_within.is_some() && whim.percent(10) => {
            let of_people = |id: &str| {
                matches!(
                    id,
                    "act:mutiny" | "act:personal-goal" | "act:end-infiltration"
                )
            };
            mostly(whim, 100, &of_people).or_else(|| mostly(whim, 60, &|id| id == "next"))
        }
        PromptKind::TakeTurn => go_on(whim, state, prompt, &all),
        PromptKind::TellCards => {
            // Some checks go well, some badly.
            let check = state.check.as_ref();
            let good = |id: &str| {
                let skill = check.and_then(|check| check.skills.first());
                skill.is_some_and(|skill| id.starts_with(&format!("card:{}:", skill.name())))
            };
            let well = prompt.id.step.is_multiple_of(2);
            // Where answers are many, no table would come to the end of its cards by chance.
            let all_told = check.is_some_and(|check| check.cards.len() >= check.expected());
            let many = state.kit().has_mark(SkillMark::CheckAbility);
            let done = |id: &str| id == "done";
            if many
                && all_told
                && let Some(done) = mostly(whim, 70, &done)
            {
                return done;
            }
            mostly(whim, if well { 80 } else { 0 }, &good)
                .or_else(|| mostly(whim, 92, &|id| id.starts_with("card:")))
        }
        PromptKind::CheckResult => mostly(whim, 80, &|id| id == "accept"),
        PromptKind::AddCards => mostly(whim, 50, &|id| id.starts_with("arbitrator:")),
        _ => None,
    };
    better.unwrap_or_else(|| whim.one(&all))
}

/// An ability that would come up too seldom among all that can be done.
fn rare(whim: &mut Whim, all: &[String]) -> Option<String> {
    let abilities = ["act:broadcast", "act:sacrifice", "act:cult-leader"];
    one_of(whim, all, 60, &|id| abilities.contains(&id))
}

/// One of the answers that fit, mostly.
fn one_of(
    whim: &mut Whim,
    all: &[String],
    percent: u8,
    fits: &dyn Fn(&str) -> bool,
) -> Option<String> {
    let fitting: Vec<String> = all.iter().filter(|id| fits(id)).cloned().collect();
    (!fitting.is_empty() && whim.percent(percent)).then(|| whim.one(&fitting))
}

/// On with the turn.
fn go_on(whim: &mut Whim, state: &State, prompt: &Prompt, all: &[String]) -> Option<String> {
    let mostly =
        |whim: &mut Whim, percent, fits: &dyn Fn(&str) -> bool| one_of(whim, all, percent, fits);
    let marker = |id: &str| matches!(id, "next" | "back" | "end-turn");
    match state.turn.step {
        TurnStep::Crisis if prompt.catalogue.is_some() => mostly(whim, 97, &|id| id.contains(':')),
        TurnStep::Action => mostly(whim, 60, &|id| !marker(id))
            .or_else(|| mostly(whim, 94, &|id| id == "next"))
            .or_else(|| mostly(whim, 90, &|id| id == "end-turn")),
        _ => mostly(whim, 50, &|id| !marker(id))
            .or_else(|| mostly(whim, 93, &|id| id == "next"))
            .or_else(|| mostly(whim, 80, &|id| id == "end-turn")),
    }
}

/// What the objective is about, as the game stands: the Bridge of Demetrius, Allies, the Shipyard, the way home.
fn aims(state: &State) -> Vec<String> {
    let mut aims: Vec<String> = ["act:shipyard", "act:final-jump"].map(str::to_owned).into();
    if !state.has_active_mission() {
        aims.extend(["go:demetrius-bridge", "act:demetrius-bridge"].map(str::to_owned));
    }
    let allies = state.ionian.iter().flat_map(|there| &there.allies);
    let there = allies.map(|ally| state.kit().standing_for(ally.facts().location));
    aims.extend(there.map(|location| format!("go:{}", location.name())));
    aims
}

/// A card that nobody names.
fn described(whim: &mut Whim, state: &State) -> Described {
    let icons = (0..whim.below(3)).map(|_| whim.one(&ShipIcon::ALL));
    let icons = icons.collect();
    let difficulty = 5 + whim.below(16);
    Described {
        icons,
        jump: whim.percent(50),
        forces: false,
        check: whim.percent(60).then(|| DescribedCheck {
            difficulty,
            partial_difficulty: whim.percent(30).then(|| difficulty - 4),
            skills: vec![
                whim.one(&state.kit().skill_types),
                whim.one(&state.kit().skill_types),
            ],
        }),
    }
}

/// Something that the table put wrong and puts right.
fn correction(whim: &mut Whim, state: &State) -> Correction {
    let seat = somebody(whim, state);
    let zones = state.kit().zones.iter().map(|row| row.id);
    let outside: Vec<Zone> = zones
        .filter(|zone| !matches!(zone, Zone::Space(_)))
        .collect();
    match whim.below(if outside.is_empty() { 4 } else { 5 }) {
        4 => Correction::Ships {
            area: whim.one(&outside),
            kind: Craft::Raider,
            count: whim.below(3),
        },
        0 => Correction::Hand {
            seat,
            cards: whim.below(8),
        },
        1 => {
            let resource = whim.one(&Resource::ALL);
            let value = state.resources.get(resource);
            Correction::Resource {
                resource,
                value: value.saturating_add(whim.below(2)),
            }
        }
        2 => Correction::DamagedVipers {
            count: whim.below(3),
            kind: whim.one(&[ViperKind::Viper, ViperKind::MarkVii]),
        },
        _ => Correction::Place {
            seat,
            place: place(whim, state),
        },
    }
}

fn correct(correction: Correction) -> Deed {
    Deed::Try(Command::Correct {
        corrections: vec![correction],
        reason: Reason::Agreed,
        repairs: None,
        insist: false,
    })
}

/// Something that no question asks for.
fn happening(whim: &mut Whim, state: &State) -> Happening {
    let seat = somebody(whim, state);
    let executes = state.kit().hands_on_within.is_some();
    match whim.below(if executes { 14 } else { 9 }) {
        9..=11 => Happening::Executed { seat },
        13 => Happening::MutinyDrawn { seat },
        12 => Happening::MotiveRevealed {
            card: whim.one(&HeldKind::MOTIVE.deck(state.kit())),
        },
        0 => Happening::CylonRevealed {
            seat,
            sympathizer: whim.percent(30),
        },
        1 => Happening::TitleGiven {
            title: whim.one(&titles(state)),
            seat,
        },
        2 => Happening::CharacterMoved {
            seat,
            place: place(whim, state),
        },
        3 => Happening::HandChanged {
            seat,
            by: whim.between(-1, 3),
        },
        4 => Happening::JumpBegun,
        5 => Happening::JumpPrepared,
        6 => Happening::GalacticaDamaged { token: None },
        7 => {
            let damaged: Vec<LocationId> = state.damage.locations.iter().copied().collect();
            if damaged.is_empty() {
                Happening::QuorumHandChanged { by: 1 }
            } else {
                Happening::LocationRepaired {
                    location: whim.one(&damaged),
                }
            }
        }
        _ => Happening::QuorumHandChanged { by: 1 },
    }
}

fn somebody(whim: &mut Whim, state: &State) -> SeatId {
    let seats = u8::try_from(state.seats.len()).unwrap_or(1);
    SeatId(whim.below(seats.max(1)))
}

fn place(whim: &mut Whim, state: &State) -> Place {
    let location = whim.one(&state.kit().locations);
    Place::Location { location }
}

fn titles(state: &State) -> Vec<Title> {
    state.kit().titles().collect()
}
