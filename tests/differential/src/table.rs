//! The engine at a table: what it is told, what it asks, and what came of it.

use std::collections::VecDeque;

use dradis_facts::ability::Ability;
use dradis_facts::attack::FACES;
use dradis_facts::battle::{self, Attack, Weapon};
use dradis_facts::options::Mode;
use dradis_facts::space::CivilianHandle;
use dradis_facts::{Rejection, SeatId};
use dradis_reference::{
    Activation, Area, BasestarToken, CivilianKind, CylonShip, GalacticaToken, Piece, Question,
    Roll, Viper,
};
use dradis_rules::books::board::invariants;
use dradis_rules::play::prompt::{Decider, Offer, Prompt, PromptKind};
use dradis_rules::{Actor, Command, decide, prompts};
use dradis_state::agenda::Work;
use dradis_state::battle::Fight;
use dradis_state::battle::Whose;
use dradis_state::event::{HandChange, Move, RollCard};
use dradis_state::{Event, State, apply};

use crate::action;
use crate::position::start;
use crate::reached::Reached;
use crate::situation::Situation;
use crate::translate::{self, Fronts};
use crate::whim::{Whim, Words};

/// More answers than any procedure needs.
pub(crate) const ENDLESS: usize = 2_000;

/// A die, and what it was thrown for. All its throws but the last one were repeated by Evasive Maneuvers;
/// those that Helo repeated are forgotten.
#[derive(Debug)]
pub(crate) struct Rolled {
    pub(crate) roll: Roll,
    /// The viper that a raider attacks.
    pub(crate) viper: Option<Viper>,
    /// Whether Strategic Planning was played.
    pub(crate) planned: bool,
    pub(crate) throws: Vec<Throw>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Throw {
    pub(crate) face: u8,
    /// With everything that changes it.
    pub(crate) number: u8,
}

/// An answer to a question of the engine's.
#[derive(Debug)]
pub(crate) enum Said {
    /// The place of the answer among the options.
    Option(Question, usize),
    /// Clockwise from the bow from here on.
    AnyOrder(Question),
}

impl Said {
    pub(crate) const fn question(&self) -> &Question {
        match self {
            Said::Option(question, _) | Said::AnyOrder(question) => question,
        }
    }
}

/// What was rolled, drawn and said in a procedure, in order.
#[derive(Debug, Default)]
pub(crate) struct Heard {
    pub(crate) rolls: VecDeque<Rolled>,
    pub(crate) answers: VecDeque<Said>,
    pub(crate) galactica: VecDeque<GalacticaToken>,
    pub(crate) basestar: VecDeque<BasestarToken>,
    pub(crate) civilians: VecDeque<CivilianKind>,
    /// Skill cards that the active player gave up, because of an attack card.
    pub(crate) given_up: u8,
    /// Characters that came to the board, which the reference model knows nothing of.
    pub(crate) arrived: Vec<SeatId>,
}

/// Why a die is thrown again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Again {
    Evade,
    Eco,
}

pub(crate) struct Table {
    pub(crate) state: State,
    pub(crate) fronts: Fronts,
    pub(crate) reached: Reached<Situation>,
    words: Words,
    heard: Heard,
    again: Option<Again>,
    /// The number that the table's die shows.
    told: Option<u8>,
    /// What is discarded next is Tigh's last card: no attack card has asked for it.
    drank: bool,
}

impl Table {
    /// Everybody sits down to a position.
    pub(crate) fn new(seed: u64, whim: &mut Whim) -> Table {
        let words = Words(seed);
        let state = start(whim, &words);
        let mut table = Table {
            state,
            fronts: Fronts::new(),
            reached: Reached::default(),
            words,
            heard: Heard::default(),
            again: None,
            told: None,
            drank: false,
        };
        let lying = table.state.space.civilians.iter();
        let handles: Vec<CivilianHandle> = lying.map(|ship| ship.handle).collect();
        for handle in handles {
            table.turn_face_down(handle, whim);
        }
        table.heard = Heard::default();
        table
    }

    /// Tells the engine what happens and answers whatever it asks, until the turn goes on or the game is over.
    /// The engine may refuse.
    pub(crate) fn carry_out(
        &mut self,
        command: &Command,
        whim: &mut Whim,
    ) -> Result<Result<Heard, Rejection>, String> {
        if let Err(refusal) = decide(&self.state, Actor::Referee, command, &self.words) {
            return Ok(Err(refusal));
        }
        self.give(command, whim)?;
        for _ in 0..ENDLESS {
            let Some(prompt) = prompts(&self.state).into_iter().next() else {
                let over = self.state.outcome.is_some();
                return if over {
                    Ok(Ok(std::mem::take(&mut self.heard)))
                } else {
                    Err("the engine asks nothing".to_owned())
                };
            };
            if prompt.kind == PromptKind::TakeTurn {
                return Ok(Ok(std::mem::take(&mut self.heard)));
            }
            let option = self.answer(&prompt, whim)?;
            let prompt = prompt.id;
            self.give(&Command::Answer { prompt, option }, whim)?;
        }
        Err("the engine does not come to an end".to_owned())
    }

    fn give(&mut self, command: &Command, whim: &mut Whim) -> Result<(), String> {
        let events = decide(&self.state, Actor::Referee, command, &self.words);
        let events = events.map_err(|why| format!("the engine refuses {command:?}: {why}"))?;
        for event in &events {
            self.reached.see(&self.state, event);
            apply(&mut self.state, event);
            self.note(event, whim)?;
        }
        let impossible = invariants(&self.state);
        if impossible.is_empty() {
            Ok(())
        } else {
            Err(format!("the engine's board cannot be: {impossible:?}"))
        }
    }

    fn note(&mut self, event: &Event, whim: &mut Whim) -> Result<(), String> {
        if let Event::DieRolled {
            roll, face, result, ..
        } = event
        {
            let throw = Throw {
                face: *face,
                number: *result,
            };
            return self.thrown(roll, throw);
        }
        if let Event::EcoUsed { seat: _ } = event {
            self.again = Some(Again::Eco);
        }
        if let Event::RollCardPlayed {
            seat: _,
            card: RollCard::EvasiveManeuvers,
        } = event
        {
            self.again = Some(Again::Evade);
        }
        // Where the table draws, its answers are what was drawn.
        if self.state.options.modes.damage == Mode::App {
            if let Event::GalacticaDamaged { token } = event {
                let token = translate::galactica_token(*token);
                self.heard.galactica.push_back(token);
            }
            if let Event::BasestarDamaged { basestar: _, token } = event {
                let token = translate::basestar_token(*token);
                self.heard.basestar.push_back(token);
            }
        }
        if let Event::CivilianShipsPlaced { ships } = event {
            for ship in ships {
                self.turn_face_down(ship.handle, whim);
            }
        }
        if let Event::HandChanged {
            seat: _,
            from,
            to,
            why: HandChange::Discarded,
            of: _,
        } = event
            && !std::mem::take(&mut self.drank)
        {
            self.heard.given_up += from - to;
        }
        if let Event::AbilityUsed {
            seat: _,
            ability: Ability::Alcoholic,
        } = event
        {
            self.drank = true;
        }
        if let Event::CharacterMoved {
            seat,
            place: _,
            why: Move::Arrived,
        } = event
        {
            self.heard.arrived.push(*seat);
        }
        Ok(())
    }

    fn thrown(&mut self, roll: &battle::Roll, throw: Throw) -> Result<(), String> {
        if self.told.take().is_some_and(|told| told != throw.face) {
            return Err(format!("the engine has heard another number: {throw:?}"));
        }
        match (self.again.take(), self.heard.rolls.back_mut()) {
            (Some(Again::Evade), Some(rolled)) => rolled.throws.push(throw),
            (Some(Again::Eco), Some(rolled)) => {
                rolled.throws.pop();
                rolled.throws.push(throw);
            }
            (Some(_), None) => return Err("nothing was thrown before".to_owned()),
            (None, _) => self.heard.rolls.push_back(Rolled {
                roll: translate::roll(roll.attack),
                viper: viper(roll.attack),
                planned: roll.planned,
                throws: vec![throw],
            }),
        }
        Ok(())
    }

    /// A civilian ship has come on the board: where the table has drawn it, nobody but this knows its front.
    fn turn_face_down(&mut self, handle: CivilianHandle, whim: &mut Whim) {
        let board = translate::board(&self.state_without(handle), &self.fronts);
        let mut ships = self.state.space.civilians.iter();
        let ship = ships.find(|ship| ship.handle == handle);
        let known = ship.and_then(|ship| *ship.kind.reveal());
        let kind = match known {
            Some(kind) => translate::civilian(kind),
            None => *whim.one(&board.civilian_pile),
        };
        self.fronts.insert(handle.0.into(), kind);
        self.heard.civilians.push_back(kind);
    }

    /// The state before this civilian ship and those behind it came.
    fn state_without(&self, handle: CivilianHandle) -> State {
        let mut state = self.state.clone();
        state.space.civilians.retain(|ship| ship.handle < handle);
        state
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "a question of another part of the game is a mistake, whichever it is"
    )]
    fn answer(&mut self, prompt: &Prompt, whim: &mut Whim) -> Result<String, String> {
        let option = whim.one(&prompt.choices).id.clone();
        // What Boomer does as her turn ends is the table's own.
        if matches!(
            prompt.kind,
            PromptKind::DiscardToLimit | PromptKind::Confirm
        ) {
            return Ok(option);
        }
        if prompt.kind == PromptKind::DrawDamage {
            active_decides(&self.state, prompt)?;
            let token = translate::galactica_token_named(&option);
            self.heard.galactica.push_back(token);
            return Ok(option);
        }
        let top = self.state.agenda.top().map(|step| step.work.clone());
        let Some(Work::Fight { fight }) = top else {
            return Err(format!("a question about nothing: {prompt:?}"));
        };
        match prompt.kind {
            PromptKind::ReadOn => {}
            PromptKind::Roll => return self.throw(prompt, &fight, whim),
            PromptKind::React => {
                let stands = whim.percent(40);
                return Ok(if stands { "stand".to_owned() } else { option });
            }
            PromptKind::ChooseArea => {
                active_decides(&self.state, prompt)?;
                let areas: Vec<_> = named(prompt).map(translate::area_named).collect();
                let ships = if matches!(fight, Fight::HeavyRaiders { .. }) {
                    Piece::HeavyRaider
                } else {
                    Piece::Raider
                };
                let at = areas.iter().position(|area| option == name_of(*area));
                self.reached.count(match (ships, at) {
                    (Piece::HeavyRaider, _) => Situation::BoardsFirst,
                    (_, Some(_)) => Situation::NextArea,
                    (_, None) => Situation::AnyOrder,
                });
                let question = Question::NextArea(ships, areas);
                self.heard.answers.push_back(match at {
                    Some(at) => Said::Option(question, at),
                    None => Said::AnyOrder(question),
                });
            }
            PromptKind::ChooseViper => {
                active_decides(&self.state, prompt)?;
                self.reached.count(Situation::SeveralPilots);
                let Fight::RaiderActs { area } = fight else {
                    return Err(format!("not a raider's question: {prompt:?}"));
                };
                let pilots = numbers(prompt, "pilot:")?;
                let question = Question::PilotedViper(translate::area(area), pilots);
                self.say(question, prompt, &option);
            }
            PromptKind::ChooseCivilian => {
                active_decides(&self.state, prompt)?;
                let Fight::RaiderActs { area } = fight else {
                    return Err(format!("not a raider's question: {prompt:?}"));
                };
                let ships = numbers(prompt, "civilian:")?;
                let question = Question::CivilianShip(translate::area(area), ships);
                self.say(question, prompt, &option);
            }
            PromptKind::LaunchFewer => {
                active_decides(&self.state, prompt)?;
                self.reached.count(Situation::LaunchesFewer);
                let Fight::Launch {
                    ship,
                    each: _,
                    left,
                } = fight
                else {
                    return Err(format!("nothing is launched: {prompt:?}"));
                };
                let mut counts: Vec<u8> = numbers(prompt, "")?;
                counts.sort_unstable();
                let count: u8 = option.parse().map_err(|_| option.clone())?;
                let at = counts.iter().position(|other| *other == count);
                let basestar = (translate::area(left[0].area), left[0].index.into());
                let question = Question::Launches(translate::fighter(ship), basestar, counts);
                let said = Said::Option(question, at.expect("one of the options"));
                self.heard.answers.push_back(said);
            }
            PromptKind::PlaceShip => {
                active_decides(&self.state, prompt)?;
                let Fight::PlaceCardPieces { placing } = fight else {
                    return Err(format!("nothing is placed: {prompt:?}"));
                };
                self.reached.count(Situation::PlacedNext);
                let areas = named(prompt).map(translate::area_named).collect();
                let question = Question::PlaceNext(translate::piece(placing.piece), areas);
                self.say(question, prompt, &option);
            }
            // The reference model knows nothing of what characters can do.
            PromptKind::AlertPilot => return offered(prompt, "stay"),
            PromptKind::ActivateViper => return self.activate(prompt, &fight, whim),
            PromptKind::ChooseTarget => {
                let Fight::ChooseTarget { seat, weapon } = fight else {
                    return Err(format!("nothing is attacked: {prompt:?}"));
                };
                decides(seat, prompt)?;
                self.aim(prompt, weapon, &option)?;
            }
            PromptKind::ChooseLook => {
                let Fight::LookAtCivilians { seat, chosen: _ } = fight else {
                    return Err(format!("nobody looks: {prompt:?}"));
                };
                decides(seat, prompt)?;
                let question = Question::Communications(numbers(prompt, "civilian:")?);
                self.say(question, prompt, &option);
            }
            PromptKind::MoveCivilian => {
                let Fight::MoveSeen { seat, left } = fight else {
                    return Err(format!("no ship moves: {prompt:?}"));
                };
                decides(seat, prompt)?;
                self.reached.count(Situation::CivilianSeen);
                let to = |id: &str| (id != "stay").then(|| translate::area_named(id));
                let options = named(prompt).map(to).collect();
                let question = Question::MoveCivilian(left[0].0.into(), options);
                self.say(question, prompt, &option);
            }
            PromptKind::RevealCivilian => {
                active_decides(&self.state, prompt)?;
                let Fight::LoseCivilian { handle } = fight else {
                    return Err(format!("no ship is lost: {prompt:?}"));
                };
                let front = translate::civilian_name(self.fronts[&handle.0.into()]);
                return offered(prompt, front);
            }
            PromptKind::DrawBasestarDamage => {
                active_decides(&self.state, prompt)?;
                let token = translate::basestar_token_named(&option);
                self.heard.basestar.push_back(token);
            }
            _ => return Err(format!("not a fight's question: {prompt:?}")),
        }
        Ok(option)
    }

    /// A player activates a viper, or launches in one.
    fn activate(
        &mut self,
        prompt: &Prompt,
        fight: &Fight,
        whim: &mut Whim,
    ) -> Result<String, String> {
        let strange = || format!("no viper is activated: {prompt:?}");
        let mut options: Vec<&str> = named(prompt).collect();
        let (option, said) = if let Fight::ActivateVipers { seat, whose, .. } = fight {
            decides(*seat, prompt)?;
            let own = (*whose == Whose::Own).then_some(*seat);
            let acts = options.iter().filter(|id| **id != "done").copied();
            let acts: Vec<&str> = acts.collect();
            let activations = self.activations(&acts, own).ok_or_else(strange)?;
            if let Some(seat) = own {
                // The reference model asks it of somebody who has decided to act.
                options = acts;
                let option = any_activation(&options, whim);
                let chosen = action::activation(&option, own).ok_or_else(strange)?;
                let question = |activations| Question::OwnViper(seat.0, activations);
                (option, action::said(question, activations, &chosen))
            } else {
                let option = any_activation(&options, whim);
                let chosen = action::activation(&option, None);
                let stop = [None].into_iter();
                let activations = stop.chain(activations.into_iter().map(Some)).collect();
                (
                    option,
                    action::said(Question::Command, activations, &chosen),
                )
            }
        } else if let Fight::LaunchPilot { seat } = fight {
            decides(*seat, prompt)?;
            let option = (*whim.one(&options)).to_owned();
            let recalls = option.starts_with("recall:");
            let prefix = if recalls { "recall:" } else { "launch:" };
            let area = |id: &str| id.strip_prefix(prefix).map(translate::area_named);
            let areas: Option<Vec<_>> = options.iter().map(|id| area(id)).collect();
            let question = if recalls {
                self.reached.count(Situation::Recalled);
                Question::Recall
            } else {
                Question::LaunchArea
            };
            let areas = areas.ok_or_else(strange)?;
            let said = action::said(question, areas, &area(&option).ok_or_else(strange)?);
            (option, said)
        } else {
            return Err(strange());
        };
        self.heard.answers.push_back(said.ok_or_else(strange)?);
        Ok(option)
    }

    /// What these options let vipers do.
    fn activations(&self, options: &[&str], pilot: Option<SeatId>) -> Option<Vec<Activation>> {
        let mut found = Vec::new();
        for option in options {
            let activation = action::activation(option, pilot)?;
            found.push(activation);
            if let Activation::Attack(viper, CylonShip::Basestar(area, place)) = activation {
                let alike = self.alike(area, place).into_iter();
                found.extend(
                    alike.map(|other| Activation::Attack(viper, CylonShip::Basestar(area, other))),
                );
            }
        }
        Some(found)
    }

    /// Basestars of the area behind this one that are as this one, which the engine does not offer again.
    fn alike(&self, area: Area, place: usize) -> Vec<usize> {
        let board = translate::board(&self.state, &self.fronts);
        let basestars = &board[area].basestars;
        let behind = place + 1..basestars.len();
        behind
            .filter(|other| basestars[*other] == basestars[place])
            .collect()
    }

    /// A player names what is attacked.
    fn aim(&mut self, prompt: &Prompt, weapon: Weapon, option: &str) -> Result<(), String> {
        let strange = || format!("not a target: {prompt:?}");
        let said = match weapon {
            Weapon::Armory => {
                let spaces = numbers(prompt, "centurion:")?;
                let space = option.strip_prefix("centurion:").map(str::parse);
                let space = space.and_then(Result::ok).ok_or_else(strange)?;
                action::said(Question::Armory, spaces, &space)
            }
            Weapon::PegasusCic | Weapon::MainBatteries | Weapon::AimedNuke => None,
            Weapon::WeaponsControl | Weapon::Nuke => {
                let mut targets = Vec::new();
                for id in named(prompt) {
                    let target = action::target(id).ok_or_else(strange)?;
                    targets.push(target);
                    if let CylonShip::Basestar(area, place) = target {
                        let alike = self.alike(area, place).into_iter();
                        targets.extend(alike.map(|other| CylonShip::Basestar(area, other)));
                    }
                }
                let chosen = action::target(option).ok_or_else(strange)?;
                match weapon {
                    Weapon::WeaponsControl => {
                        action::said(Question::WeaponsControl, targets, &chosen)
                    }
                    Weapon::Nuke
                    | Weapon::Armory
                    | Weapon::PegasusCic
                    | Weapon::MainBatteries
                    | Weapon::AimedNuke => {
                        let basestars = targets.into_iter().filter_map(basestar).collect();
                        let chosen = basestar(chosen).ok_or_else(strange)?;
                        action::said(Question::Nuke, basestars, &chosen)
                    }
                }
            }
        };
        self.heard.answers.push_back(said.ok_or_else(strange)?);
        Ok(())
    }

    fn say(&mut self, question: Question, prompt: &Prompt, option: &str) {
        let at = named(prompt).position(|id| id == option);
        let said = Said::Option(question, at.expect("one of the options"));
        self.heard.answers.push_back(said);
    }

    /// Somebody rolls, or plays Strategic Planning first. Not before a reroll, of which the reference model
    /// asks nothing: there it is the first roll's modifier that counts (94: Rerolls).
    fn throw(&mut self, prompt: &Prompt, fight: &Fight, whim: &mut Whim) -> Result<String, String> {
        let Fight::Roll { roll } = fight else {
            return Err(format!("nothing is rolled: {prompt:?}"));
        };
        if roll.attack.by_cylons() {
            active_decides(&self.state, prompt)?;
        }
        let planning: Vec<&str> = named(prompt).filter(|id| id.starts_with("plan:")).collect();
        if self.again.is_none() && !planning.is_empty() && whim.percent(15) {
            return Ok((*whim.one(&planning)).to_owned());
        }
        if self.state.options.modes.dice == Mode::App && whim.percent(80) {
            return offered(prompt, "roll");
        }
        let face = whim.between(1, FACES);
        self.told = Some(face);
        offered(prompt, &face.to_string())
    }
}

/// Attacks above all, because there are so many moves.
fn any_activation(options: &[&str], whim: &mut Whim) -> String {
    let attacks = options.iter().filter(|id| id.starts_with("attack:"));
    let attacks: Vec<&str> = attacks.copied().collect();
    let any = if !attacks.is_empty() && whim.percent(60) {
        attacks.as_slice()
    } else {
        options
    };
    (*whim.one(any)).to_owned()
}

const fn basestar(target: CylonShip) -> Option<(Area, usize)> {
    match target {
        CylonShip::Fighter(..) => None,
        CylonShip::Basestar(area, place) => Some((area, place)),
    }
}

fn viper(attack: Attack) -> Option<Viper> {
    match attack {
        Attack::RaiderAtViper {
            area,
            pilot,
            kind: _,
        } => Some(match pilot {
            Some(seat) => Viper::Piloted(seat.0),
            None => Viper::Unmanned(translate::area(area)),
        }),
        Attack::RaiderAtGalactica { .. }
        | Attack::BasestarAtGalactica { .. }
        | Attack::ViperAtShip { .. }
        | Attack::WeaponsControl { .. }
        | Attack::Nuke { .. }
        | Attack::NukeArea { .. }
        | Attack::AimedNuke { .. }
        | Attack::PegasusCic { .. }
        | Attack::MainBatteries { .. }
        | Attack::Armory { .. }
        | Attack::Raptor { .. }
        | Attack::Placing { .. }
        | Attack::Number { .. } => None,
    }
}

/// What the Cylon ships do is the active player's to decide and to roll (COMBAT-ACT-5).
fn active_decides(state: &State, prompt: &Prompt) -> Result<(), String> {
    decides(state.turn.active.expect("a turn runs"), prompt)
}

pub(crate) fn decides(seat: SeatId, prompt: &Prompt) -> Result<(), String> {
    if prompt.decider == (Decider::Seat { seat }) {
        Ok(())
    } else {
        Err(format!("somebody else is asked than {seat:?}: {prompt:?}"))
    }
}

pub(crate) fn named(prompt: &Prompt) -> impl Iterator<Item = &str> {
    prompt
        .choices
        .iter()
        .map(|Offer { id, .. }| id.as_str())
        .filter(|id| *id != "any-order")
}

/// The numbers behind a prefix, of all options.
fn numbers<T: std::str::FromStr>(prompt: &Prompt, prefix: &str) -> Result<Vec<T>, String> {
    let number = |id: &str| id.strip_prefix(prefix)?.parse().ok();
    let numbers: Option<Vec<T>> = named(prompt).map(number).collect();
    numbers.ok_or_else(|| format!("not {prefix} and a number: {prompt:?}"))
}

fn name_of(area: dradis_reference::Area) -> &'static str {
    dradis_facts::space::Area::ALL[area as usize].name()
}

pub(crate) fn offered(prompt: &Prompt, option: &str) -> Result<String, String> {
    if named(prompt).any(|id| id == option) {
        Ok(option.to_owned())
    } else {
        Err(format!("{option} is not offered: {prompt:?}"))
    }
}
