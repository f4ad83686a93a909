//! The engine at a table: what it is told, what it asks, and what came of it.

use std::collections::{BTreeMap, VecDeque};

use dradis_facts::ability::Ability as Sheet;
use dradis_facts::attack::FACES;
use dradis_facts::battle::{self, Attack, Weapon};
use dradis_facts::choice::Choice;
use dradis_facts::craft::{Craft, ViperKind};
use dradis_facts::effect::{Effect, Source};
use dradis_facts::options::Mode;
use dradis_facts::space::{self, CivilianHandle};
use dradis_facts::{Rejection, SeatId};
use dradis_reference::combined::{
    Ability, Activation, BasestarToken, Harmed, Kind, PegasusLocation, Question, Roll, Ship,
    Target, Viper,
};
use dradis_reference::{Area, CivilianKind, GalacticaToken};
use dradis_rules::books::board::invariants;
use dradis_rules::play::prompt::{Decider, Prompt, PromptKind};
use dradis_rules::{Actor, Command, decide, prompts};
use dradis_state::agenda::Work;
use dradis_state::battle::{Fight, Whose};
use dradis_state::effect::{Course, EffectEvent, EffectStep};
use dradis_state::event::{HandChange, RollCard};
use dradis_state::{Event, State, apply};

use crate::combined::position::start;
use crate::combined::situation::Situation;
use crate::combined::translate::{self, Token};
use crate::reached::Reached;
use crate::table::{Again, ENDLESS, Throw, decides, offered};
use crate::translate::{Fronts, area, civilian};
use crate::whim::{Whim, Words};

/// A die, and what it was thrown for. All its throws but the last one were repeated by Evasive Maneuvers;
/// those that an ability repeated are forgotten.
#[derive(Debug)]
pub(crate) struct Rolled {
    pub(crate) roll: Roll,
    /// The viper that a raider attacks.
    pub(crate) viper: Option<Viper>,
    /// Whether Strategic Planning was played.
    pub(crate) planned: bool,
    pub(crate) throws: Vec<Throw>,
}

impl Rolled {
    /// A die of which nobody has heard.
    pub(crate) fn any(roll: Roll, face: u8) -> Rolled {
        let number = face;
        Rolled {
            roll,
            viper: None,
            planned: false,
            throws: vec![Throw { face, number }],
        }
    }
}

/// An answer to a question of the engine's.
#[derive(Debug)]
pub(crate) struct Said {
    /// Whom the engine asked.
    pub(crate) who: u8,
    pub(crate) question: Question,
    /// The place of the answer among the options; clockwise from the bow from here on if there is none.
    pub(crate) at: Option<usize>,
}

/// What was rolled, drawn and said in a procedure, in order.
#[derive(Debug, Default)]
pub(crate) struct Heard {
    pub(crate) rolls: VecDeque<Rolled>,
    pub(crate) answers: VecDeque<Said>,
    pub(crate) galactica: VecDeque<GalacticaToken>,
    pub(crate) pegasus: VecDeque<PegasusLocation>,
    pub(crate) basestar: VecDeque<BasestarToken>,
    pub(crate) civilians: VecDeque<CivilianKind>,
    /// The token that Galactica takes of those that the Basestar Bridge has drawn.
    pub(crate) resolved: Option<GalacticaToken>,
    /// Skill cards that came to a hand or left it, of which the second writing knows nothing.
    pub(crate) hands: BTreeMap<u8, i16>,
    /// Tokens that hurt the crew of a basestar.
    pub(crate) personnel: u8,
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
    /// The abilities of the Basestar Bridge that have been named.
    bridge: Vec<Ability>,
    /// Those of them that may still roll a die, the next one first.
    numbers: VecDeque<Ability>,
    /// A random civilian ship is lost.
    random: bool,
    /// Of the assault raptors without a pilot in an area: how many there are, and how many stay.
    raptors: BTreeMap<space::Area, (u8, u8)>,
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
            bridge: Vec::new(),
            numbers: VecDeque::new(),
            random: false,
            raptors: BTreeMap::new(),
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
        self.bridge.clear();
        self.numbers.clear();
        self.random = false;
        self.give(command, whim)?;
        self.go_on(whim).map(Ok)
    }

    /// A card comes up with these effects, of this player.
    pub(crate) fn come(
        &mut self,
        seat: SeatId,
        effects: Vec<Effect>,
        whim: &mut Whim,
    ) -> Result<Heard, String> {
        self.bridge.clear();
        self.random = true;
        let course = Course {
            of: Source::Crisis { card: None },
            current: seat,
            picked: None,
            left: effects,
        };
        let effects = EffectStep::Confirm { course };
        let work = vec![Work::Effects { effects }];
        apply(&mut self.state, &Event::Scheduled { work });
        self.go_on(whim)
    }

    fn go_on(&mut self, whim: &mut Whim) -> Result<Heard, String> {
        for _ in 0..ENDLESS {
            let Some(prompt) = prompts(&self.state).into_iter().next() else {
                let over = self.state.outcome.is_some();
                return if over {
                    Ok(self.hear())
                } else {
                    Err("the engine asks nothing".to_owned())
                };
            };
            if prompt.kind == PromptKind::TakeTurn {
                return Ok(self.hear());
            }
            let option = self.answer(&prompt, whim)?;
            let prompt = prompt.id;
            self.give(&Command::Answer { prompt, option }, whim)?;
        }
        Err("the engine does not come to an end".to_owned())
    }

    /// The second writing asks of the assault raptors of an area at one time.
    fn hear(&mut self) -> Heard {
        let active = self.state.turn.active.expect("a turn runs");
        for (at, (count, stay)) in std::mem::take(&mut self.raptors) {
            self.heard.answers.push_back(Said {
                who: active.0,
                question: Question::RaptorsStay(area(at), (0..=count).collect()),
                at: Some(stay.into()),
            });
        }
        std::mem::take(&mut self.heard)
    }

    fn give(&mut self, command: &Command, whim: &mut Whim) -> Result<(), String> {
        let events = decide(&self.state, Actor::Referee, command, &self.words);
        let events = events.map_err(|why| format!("the engine refuses {command:?}: {why}"))?;
        for event in &events {
            self.reached.see(&self.state, event);
            self.hear_number(event)?;
            apply(&mut self.state, event);
            self.note(event, whim);
        }
        let impossible = invariants(&self.state);
        if impossible.is_empty() {
            Ok(())
        } else {
            Err(format!("the engine's board cannot be: {impossible:?}"))
        }
    }

    /// A die is heard before it has done anything.
    fn hear_number(&mut self, event: &Event) -> Result<(), String> {
        let Event::DieRolled {
            roll, face, result, ..
        } = event
        else {
            return Ok(());
        };
        let throw = Throw {
            face: *face,
            number: *result,
        };
        self.thrown(roll, throw)
    }

    fn note(&mut self, event: &Event, whim: &mut Whim) {
        if let Event::EcoUsed { seat: _ }
        | Event::AbilityUsed {
            seat: _,
            ability: Sheet::FtlOperator,
        } = event
        {
            self.again = Some(Again::Eco);
        }
        if let Event::RollCardPlayed {
            seat: _,
            card: RollCard::EvasiveManeuvers,
        } = event
        {
            self.again = Some(Again::Evade);
        }
        let by_app = self.state.options.modes.damage == Mode::App;
        if let Event::Effect {
            effect: EffectEvent::TokensDrawn { tokens },
        } = event
        {
            for token in tokens {
                self.draw(translate::token(*token));
            }
            // The event below names the one that counts.
            self.heard.resolved = Some(GalacticaToken::Food);
        } else if let Event::GalacticaDamaged { token } = event {
            match (translate::token(*token), self.heard.resolved) {
                (Token::Galactica(token), Some(_)) => self.heard.resolved = Some(token),
                // Where the table draws, its answers are what was drawn.
                (token, _) if by_app => self.draw(token),
                (Token::Galactica(_) | Token::Pegasus(_), _) => {}
            }
        }
        if let Event::BasestarDamaged { basestar: _, token } = event {
            let token = translate::basestar_token(*token);
            self.heard.personnel += u8::from(token == BasestarToken::DamageToPersonnel);
            if by_app {
                self.heard.basestar.push_back(token);
            }
        }
        if let Event::Effect {
            effect: EffectEvent::CivilianLost { kind },
        } = event
            && self.state.options.modes.civilian_ships == Mode::App
        {
            self.heard.civilians.push_back(civilian(*kind));
        }
        if let Event::CivilianShipsPlaced { ships } = event {
            for ship in ships {
                self.turn_face_down(ship.handle, whim);
            }
        }
        if let Event::HandChanged {
            seat,
            from,
            to,
            why,
            of: _,
        } = event
        {
            let by = i16::from(*to) - i16::from(*from);
            match why {
                // The second writing takes these cards itself.
                HandChange::ChangedShip | HandChange::Discarded => {}
                HandChange::ReceivedSkills
                | HandChange::HandLimit
                | HandChange::Revealed
                | HandChange::Played
                | HandChange::Drew
                | HandChange::Taken
                | HandChange::AddedToCheck
                | HandChange::Told => *self.heard.hands.entry(seat.0).or_default() += by,
            }
        }
    }

    fn draw(&mut self, token: Token) {
        match token {
            Token::Galactica(token) => self.heard.galactica.push_back(token),
            Token::Pegasus(location) => self.heard.pegasus.push_back(location),
        }
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
            (None, _) => {
                let rolled = Rolled {
                    roll: self.rolled_for(roll.attack),
                    viper: viper(roll.attack),
                    planned: roll.planned,
                    throws: vec![throw],
                };
                self.heard.rolls.push_back(rolled);
            }
        }
        Ok(())
    }

    /// A number that the die does not name is that of FTL Control, or of an ability of the Basestar Bridge. Of
    /// those the last one rolls where there are two raiders or more.
    fn rolled_for(&mut self, attack: Attack) -> Roll {
        if let Some(roll) = translate::roll(attack) {
            return roll;
        }
        let few = self.state.space.count(Craft::Raider) < 2;
        let mut next = self.numbers.pop_front();
        if next == Some(Ability::Damage) && few {
            next = self.numbers.pop_front();
        }
        next.map_or(Roll::FtlControl, Roll::Bridge)
    }

    /// A civilian ship has come on the board: where the table has drawn it, nobody but this knows its front.
    fn turn_face_down(&mut self, handle: CivilianHandle, whim: &mut Whim) {
        let mut before = self.state.clone();
        before.space.civilians.retain(|ship| ship.handle < handle);
        let board = translate::board(&before, &self.fronts);
        let mut ships = self.state.space.civilians.iter();
        let ship = ships.find(|ship| ship.handle == handle);
        let known = ship.and_then(|ship| *ship.kind.reveal());
        let kind = match known {
            Some(kind) => civilian(kind),
            None => *whim.one(&board.civilian_pile),
        };
        self.fronts.insert(handle.0.into(), kind);
        self.heard.civilians.push_back(kind);
    }

    fn fight(&self) -> Option<Fight> {
        let top = self.state.agenda.top().map(|step| step.work.clone());
        if let Some(Work::Fight { fight }) = top {
            return Some(fight);
        }
        None
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "a question of another part of the game is a mistake, whichever it is"
    )]
    fn answer(&mut self, prompt: &Prompt, whim: &mut Whim) -> Result<String, String> {
        let strange = || format!("a strange question: {prompt:?}");
        match prompt.kind {
            PromptKind::Roll => return self.throw(prompt, whim),
            // The second writing knows nothing of what characters can do.
            PromptKind::AlertPilot => return offered(prompt, "stay"),
            // No farther than a jump that would be the last one could begin.
            PromptKind::NameDestination => return offered(prompt, "distance:0"),
            PromptKind::React => {
                let stands = whim.percent(40);
                let offer = whim.one(&prompt.choices);
                return Ok(if stands {
                    "stand".to_owned()
                } else {
                    offer.id.clone()
                });
            }
            PromptKind::DiscardToLimit | PromptKind::ReadOn => {
                return Ok(whim.one(&prompt.choices).id.clone());
            }
            PromptKind::Confirm => return offered(prompt, "apply"),
            PromptKind::ChoosePiece if draws_civilian(prompt) => {
                // The table knows what it has drawn.
                let board = translate::board(&self.state, &self.fronts);
                let kind = *whim.one(&board.civilian_pile);
                self.heard.civilians.push_back(kind);
                return offered(prompt, crate::translate::civilian_name(kind));
            }
            PromptKind::ActivateViper => return self.activate(prompt, whim),
            PromptKind::RevealCivilian => {
                self.active_decides(prompt)?;
                let Some(Fight::LoseCivilian { handle } | Fight::TurnUp { handle }) = self.fight()
                else {
                    return Err(strange());
                };
                let front = crate::translate::civilian_name(self.fronts[&handle.0.into()]);
                return offered(prompt, front);
            }
            _ => {}
        }
        let choices: Vec<Choice> = prompt.choices.iter().map(|offer| offer.choice).collect();
        let chosen = if prompt.kind == PromptKind::ChooseTarget {
            self.any_target(&choices, whim)
        } else {
            *whim.one(&choices)
        };
        let option = chosen.text();
        match prompt.kind {
            PromptKind::ChooseShip => {
                self.active_decides(prompt)?;
                let taken = Choice::Ship(translate::pegasus()) == chosen;
                self.damaged(taken, prompt)?;
            }
            PromptKind::DrawDamage => {
                self.active_decides(prompt)?;
                let Choice::GalacticaToken(token) = chosen else {
                    return Err(strange());
                };
                let token = translate::token(token);
                if let (Token::Galactica(token), false) = (token, self.bridge.is_empty()) {
                    self.heard.resolved = Some(token);
                } else if self.either(&choices) {
                    self.damaged(matches!(token, Token::Pegasus(_)), prompt)?;
                }
                self.draw(token);
            }
            PromptKind::ChooseArea => {
                self.active_decides(prompt)?;
                let heavy = matches!(self.fight(), Some(Fight::HeavyRaiders { .. }));
                let kind = if heavy {
                    Kind::HeavyRaider
                } else {
                    Kind::Raider
                };
                let areas: Vec<Area> = choices.iter().filter_map(|choice| at(*choice)).collect();
                let place = at(chosen).and_then(|at| areas.iter().position(|area| *area == at));
                self.reached.count(match (kind, place) {
                    (Kind::HeavyRaider, _) => Situation::BoardsFirst,
                    (_, Some(_)) => Situation::NextArea,
                    (_, None) => Situation::AnyOrder,
                });
                self.heard.answers.push_back(Said {
                    who: seat(prompt)?,
                    question: Question::NextArea(kind, areas),
                    at: place,
                });
            }
            PromptKind::ChooseViper => {
                self.active_decides(prompt)?;
                let Some(Fight::RaiderActs { area: here }) = self.fight() else {
                    return Err(strange());
                };
                let pilots = translated(&choices, chosen, |choice| {
                    let Choice::Pilot(SeatId(seat)) = choice else {
                        return None;
                    };
                    Some(seat)
                });
                let kinds = translated(&choices, chosen, |choice| {
                    let Choice::Unmanned(_, kind) = choice else {
                        return None;
                    };
                    Some(translate::craft(kind))
                });
                if let Some((pilots, at)) = pilots {
                    self.reached.count(Situation::SeveralPilots);
                    self.say(prompt, Question::AttackedPilot(area(here), pilots), at)?;
                } else {
                    let (kinds, at) = kinds.ok_or_else(strange)?;
                    self.reached.count(Situation::SeveralKinds);
                    self.say(prompt, Question::AttackedCraft(area(here), kinds), at)?;
                }
            }
            PromptKind::ChooseCivilian => {
                self.active_decides(prompt)?;
                let Some(Fight::RaiderActs { area: here }) = self.fight() else {
                    return Err(strange());
                };
                let (ships, at) = translated(&choices, chosen, ship).ok_or_else(strange)?;
                self.say(prompt, Question::CivilianShip(area(here), ships), at)?;
            }
            PromptKind::LaunchFewer => {
                self.active_decides(prompt)?;
                self.reached.count(Situation::LaunchesFewer);
                let Some(Fight::Launch {
                    ship,
                    each: _,
                    left,
                }) = self.fight()
                else {
                    return Err(strange());
                };
                let number = |choice| {
                    let Choice::Number(count) = choice else {
                        return None;
                    };
                    Some(count)
                };
                let (mut counts, at) = translated(&choices, chosen, number).ok_or_else(strange)?;
                let at = counts.len() - 1 - at;
                counts.reverse();
                let basestar = (area(left[0].area), left[0].index.into());
                let question = Question::Launches(translate::kind(ship), basestar, counts);
                self.say(prompt, question, at)?;
            }
            PromptKind::ChooseTarget => self.aim(prompt, &choices, chosen)?,
            PromptKind::ChooseLook => {
                let Some(Fight::LookAtCivilians { seat, chosen: _ }) = self.fight() else {
                    return Err(strange());
                };
                decides(seat, prompt)?;
                let (ships, at) = translated(&choices, chosen, ship).ok_or_else(strange)?;
                self.say(prompt, Question::Communications(ships), at)?;
            }
            PromptKind::MoveCivilian => {
                let Some(Fight::MoveSeen { seat, left }) = self.fight() else {
                    return Err(strange());
                };
                decides(seat, prompt)?;
                self.reached.count(Situation::CivilianSeen);
                let options: Vec<Option<Area>> = choices.iter().map(|choice| at(*choice)).collect();
                let place = choices.iter().position(|choice| *choice == chosen);
                let question = Question::MoveCivilian(left[0].0.into(), options);
                self.say(prompt, question, place.ok_or_else(strange)?)?;
            }
            PromptKind::DrawBasestarDamage => {
                self.active_decides(prompt)?;
                let Choice::BasestarToken(token) = chosen else {
                    return Err(strange());
                };
                self.heard
                    .basestar
                    .push_back(translate::basestar_token(token));
            }
            PromptKind::ChoosePiece => self.piece(prompt, &choices, chosen)?,
            PromptKind::ChooseCourse => self.course(prompt, &choices, chosen)?,
            _ => return Err(strange()),
        }
        Ok(option)
    }

    /// Of areas one with a basestar above all.
    fn any_target(&self, choices: &[Choice], whim: &mut Whim) -> Choice {
        let basestar = |choice: &Choice| {
            let there = choice.area().map(|at| self.state.space.ships(at));
            there.is_some_and(|ships| !ships.basestars.is_empty())
        };
        let worth: Vec<Choice> = choices.iter().copied().filter(basestar).collect();
        let rather = !worth.is_empty() && whim.percent(65);
        *whim.one(if rather { &worth } else { choices })
    }

    /// Whether the tokens that can be drawn are those of both ships.
    fn either(&self, choices: &[Choice]) -> bool {
        let pegasus = |choice: &Choice| {
            let Choice::GalacticaToken(token) = choice else {
                return false;
            };
            matches!(translate::token(*token), Token::Pegasus(_))
        };
        choices.iter().any(pegasus) && !choices.iter().all(pegasus)
    }

    /// Which of the two ships is damaged.
    fn damaged(&mut self, pegasus: bool, prompt: &Prompt) -> Result<(), String> {
        self.reached.count_if(Situation::PegasusTakesIt, pegasus);
        let ships = vec![Ship::Galactica, Ship::Pegasus];
        self.say(prompt, Question::DamagedShip(ships), usize::from(pegasus))
    }

    /// A player activates a viper, or launches in one.
    fn activate(&mut self, prompt: &Prompt, whim: &mut Whim) -> Result<String, String> {
        let strange = || format!("no viper is activated: {prompt:?}");
        let mut options: Vec<Choice> = prompt.choices.iter().map(|offer| offer.choice).collect();
        let (chosen, said) = match self.fight() {
            Some(Fight::ActivateVipers { seat, whose, .. }) => {
                decides(seat, prompt)?;
                let own = (whose == Whose::Own).then_some(seat);
                let acts: Vec<Choice> = options
                    .iter()
                    .copied()
                    .filter(|choice| *choice != Choice::Done)
                    .collect();
                let activations = self.activations(&acts, own).ok_or_else(strange)?;
                if let Some(SeatId(seat)) = own {
                    // The second writing asks it of somebody who has decided to act.
                    options = acts;
                    let chosen = any_activation(&options, whim);
                    let act = translate::activation(chosen, own, &self.state);
                    let act = act.ok_or_else(strange)?;
                    let at = activations.iter().position(|other| *other == act);
                    let question = Question::OwnViper(activations);
                    (chosen, at.map(|at| (seat, question, at)))
                } else {
                    let chosen = any_activation(&options, whim);
                    let act = translate::activation(chosen, None, &self.state);
                    let all: Vec<Option<Activation>> = [None]
                        .into_iter()
                        .chain(activations.into_iter().map(Some))
                        .collect();
                    let at = all.iter().position(|other| *other == act);
                    (chosen, at.map(|at| (seat.0, Question::Command(all), at)))
                }
            }
            Some(Fight::LaunchPilot { seat }) => {
                decides(seat, prompt)?;
                let chosen = *whim.one(&options);
                let launch = |choice| {
                    let Choice::Launch(at, kind) = choice else {
                        return None;
                    };
                    Some((translate::craft(kind), area(at)))
                };
                let recall = |choice| {
                    let Choice::Recall(at, kind) = choice else {
                        return None;
                    };
                    Some((translate::craft(kind), area(at)))
                };
                let said = if let Some((vipers, at)) = translated(&options, chosen, launch) {
                    Some((seat.0, Question::Launch(vipers), at))
                } else {
                    self.reached.count(Situation::Recalled);
                    let vipers = translated(&options, chosen, recall);
                    vipers.map(|(vipers, at)| (seat.0, Question::Recall(vipers), at))
                };
                (chosen, said)
            }
            _ => return Err(strange()),
        };
        let (_, question, at) = said.ok_or_else(strange)?;
        self.say(prompt, question, at)?;
        Ok(chosen.text())
    }

    /// What these options let vipers do. The engine names a ship that is escorted once, and of basestars that
    /// are alike the first.
    fn activations(&self, options: &[Choice], pilot: Option<SeatId>) -> Option<Vec<Activation>> {
        let mut found = Vec::new();
        for option in options {
            let activation = translate::activation(*option, pilot, &self.state)?;
            found.push(activation);
            if let Activation::Attack(viper, Target::Basestar(area, place)) = activation {
                let alike = self.alike(area, place).into_iter();
                let attack = |other| Activation::Attack(viper, Target::Basestar(area, other));
                found.extend(alike.map(attack));
            }
            if let Activation::Escort(Viper::Unmanned(_, at), ship) = activation {
                let here = space::Area::ALL[at as usize];
                let mut others = translate::unmanned(&self.state, here);
                // Its own kind, the first of the area.
                others.next();
                let viper = |kind| Viper::Unmanned(translate::craft(kind), at);
                found.extend(others.map(|kind| Activation::Escort(viper(kind), ship)));
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

    /// These, and those that are as they are.
    fn with_alike(&self, targets: Vec<Target>) -> Vec<Target> {
        let mut found = Vec::new();
        for target in targets {
            found.push(target);
            if let Target::Basestar(area, place) = target {
                let alike = self.alike(area, place).into_iter();
                found.extend(alike.map(|other| Target::Basestar(area, other)));
            }
        }
        found
    }

    /// A player names what is attacked.
    fn aim(&mut self, prompt: &Prompt, choices: &[Choice], chosen: Choice) -> Result<(), String> {
        let strange = || format!("not a target: {prompt:?}");
        let target = |choice| {
            let Choice::AttackShip(at, ship) = choice else {
                return None;
            };
            Some(translate::target(at, ship))
        };
        let targets = translated(choices, chosen, target).map(|(targets, at)| {
            let chosen = targets[at];
            let targets = self.with_alike(targets);
            let at = targets.iter().position(|other| *other == chosen);
            (targets, at.expect("it is among them"))
        });
        let basestars = |targets: Vec<Target>| -> Option<Vec<(Area, usize)>> {
            let basestar = |target| match target {
                Target::Basestar(area, place) => Some((area, place)),
                Target::Raider(_) | Target::HeavyRaider(_) => None,
            };
            targets.into_iter().map(basestar).collect()
        };
        let said = match self.fight() {
            Some(Fight::NukeStrikes {
                seat, area: here, ..
            }) => {
                decides(seat, prompt)?;
                self.reached.count(Situation::NukedOfTwo);
                let named = targets.and_then(|(targets, at)| Some((basestars(targets)?, at)));
                named.map(|(named, at)| {
                    let places = named.into_iter().map(|(_, place)| place).collect();
                    (Question::NukedBasestar(area(here), places), at)
                })
            }
            Some(Fight::ChooseTarget { seat, weapon }) => {
                decides(seat, prompt)?;
                match weapon {
                    Weapon::Armory => translated(choices, chosen, |choice| {
                        let Choice::Centurion(space) = choice else {
                            return None;
                        };
                        Some(usize::from(space))
                    })
                    .map(|(spaces, at)| (Question::Armory(spaces), at)),
                    Weapon::WeaponsControl => {
                        targets.map(|(targets, at)| (Question::WeaponsControl(targets), at))
                    }
                    Weapon::PegasusCic => targets.and_then(|(targets, at)| {
                        Some((Question::PegasusCic(basestars(targets)?), at))
                    }),
                    Weapon::MainBatteries => translated(choices, chosen, at)
                        .map(|(areas, at)| (Question::MainBatteries(areas), at)),
                    Weapon::Nuke => translated(choices, chosen, at)
                        .map(|(areas, at)| (Question::Nuke(areas), at)),
                    Weapon::AimedNuke => targets.and_then(|(targets, at)| {
                        Some((Question::UnauthorizedUsage(basestars(targets)?), at))
                    }),
                }
            }
            _ => None,
        };
        let (question, at) = said.ok_or_else(strange)?;
        self.say(prompt, question, at)
    }

    /// The CAG places a civilian ship, Main Batteries hit one of several pieces, or of two tokens that were
    /// drawn one is taken.
    fn piece(&mut self, prompt: &Prompt, choices: &[Choice], chosen: Choice) -> Result<(), String> {
        let strange = || format!("not a piece: {prompt:?}");
        if let Some((areas, at)) = translated(choices, chosen, at) {
            self.reached
                .count_if(Situation::EveryAreaTaken, areas.len() == 6);
            return self.say(prompt, Question::PlaceCivilian(areas), at);
        }
        if let Some((ships, at)) = translated(choices, chosen, ship) {
            if self.random {
                return self.say(prompt, Question::LostCivilian(ships), at);
            }
            let lying = self.state.space.civilians.iter();
            let first = lying
                .clone()
                .find(|lying| u32::from(lying.handle.0) == ships[0]);
            let here = area(first.ok_or_else(strange)?.area);
            return self.say(prompt, Question::CivilianShip(here, ships), at);
        }
        let harmed = |choice| {
            if let Choice::InReserve(kind) = choice {
                return Some(Harmed::Reserve(translate::craft(kind)));
            }
            if let Choice::Pilot(SeatId(seat)) = choice {
                return Some(Harmed::Space(Viper::Piloted(seat)));
            }
            let Choice::Unmanned(at, kind) = choice else {
                return None;
            };
            let viper = Viper::Unmanned(translate::craft(kind), area(at));
            Some(Harmed::Space(viper))
        };
        if let Some((vipers, at)) = translated(choices, chosen, harmed) {
            return self.say(prompt, Question::Harmed(vipers), at);
        }
        let token = |choice| {
            let Choice::GalacticaToken(token) = choice else {
                return None;
            };
            Some(token)
        };
        // The event that follows says which one it is.
        translated(choices, chosen, token)
            .map(drop)
            .ok_or_else(strange)
    }

    /// An assault raptor stays or not, or the Basestar Bridge goes on.
    fn course(
        &mut self,
        prompt: &Prompt,
        choices: &[Choice],
        chosen: Choice,
    ) -> Result<(), String> {
        let strange = || format!("not a course: {prompt:?}");
        // The table draws trauma tokens, of which the second writing knows nothing.
        if prompt.ask.id == "ask-disasters" {
            return Ok(());
        }
        let raptor = choices.iter().find_map(|choice| {
            let Choice::Recall(at, _) = choice else {
                return None;
            };
            Some(*at)
        });
        if let Some(at) = raptor {
            let stays = chosen == Choice::Stay;
            self.reached.count_if(Situation::RaptorStays, stays);
            let target = prompt.choices.first().and_then(|offer| offer.target);
            let Some(dradis_facts::battle::Target::Viper { pilot, .. }) = target else {
                return Err(strange());
            };
            if let Some(seat) = pilot {
                decides(seat, prompt)?;
                let question = Question::PilotStays(vec![false, true]);
                return self.say(prompt, question, usize::from(stays));
            }
            self.active_decides(prompt)?;
            let (count, stay) = self.raptors.entry(at).or_default();
            *count += 1;
            *stay += u8::from(stays);
            return Ok(());
        }
        if let Some((areas, at)) = translated(choices, chosen, at) {
            let Some(Said {
                question: Question::BridgePlaces(options),
                at: place,
                ..
            }) = self.heard.answers.back_mut()
            else {
                return Err(strange());
            };
            let kind = options[place.ok_or_else(strange)?].0;
            *place = options
                .iter()
                .position(|option| *option == (kind, areas[at]));
            return Ok(());
        }
        let branch = |choice| {
            let Choice::Branch(index) = choice else {
                return None;
            };
            Some(index)
        };
        let (branches, at) = translated(choices, chosen, branch).ok_or_else(strange)?;
        if self.bridge.len() < 2 {
            let mut left = Ability::ALL.to_vec();
            left.retain(|ability| !self.bridge.contains(ability));
            if branches.len() != left.len() {
                return Err(strange());
            }
            let ability = left[at];
            self.bridge.push(ability);
            if let Ability::Tokens | Ability::Damage = ability {
                self.numbers.push_back(ability);
            }
            self.reached.count(Situation::of(ability));
            return self.say(prompt, Question::Bridge(left), at);
        }
        // Where they come is said next, unless none comes.
        let options: Vec<(Kind, Area)> = [Kind::Basestar, Kind::Raider]
            .into_iter()
            .flat_map(|kind| Area::RING.map(|area| (kind, area)))
            .collect();
        self.say(prompt, Question::BridgePlaces(options), 6 * at)
    }

    /// A question with one answer alone is none to the second writing.
    fn say(&mut self, prompt: &Prompt, question: Question, at: usize) -> Result<(), String> {
        if question.count() > 1 {
            self.heard.answers.push_back(Said {
                who: seat(prompt)?,
                question,
                at: Some(at),
            });
        }
        Ok(())
    }

    /// Somebody rolls, or plays Strategic Planning first. Not before a reroll, of which the second writing
    /// asks nothing: there it is the first roll's modifier that counts (94: Rerolls).
    fn throw(&mut self, prompt: &Prompt, whim: &mut Whim) -> Result<String, String> {
        let Some(Fight::Roll { roll }) = self.fight() else {
            return Err(format!("nothing is rolled: {prompt:?}"));
        };
        if roll.attack.by_cylons() {
            self.active_decides(prompt)?;
        }
        let options = prompt.choices.iter().map(|offer| offer.id.as_str());
        let planning: Vec<&str> = options.filter(|id| id.starts_with("plan:")).collect();
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

    /// What the Cylon ships do is the active player's to decide and to roll (COMBAT-ACT-5).
    fn active_decides(&self, prompt: &Prompt) -> Result<(), String> {
        decides(self.state.turn.active.expect("a turn runs"), prompt)
    }
}

fn seat(prompt: &Prompt) -> Result<u8, String> {
    match prompt.decider {
        Decider::Seat { seat } => Ok(seat.0),
        Decider::Referee => Err(format!("nobody is asked: {prompt:?}")),
    }
}

/// All options as the second writing has them, and the place of the chosen one; `None` where one is something
/// else.
fn translated<T>(
    choices: &[Choice],
    chosen: Choice,
    of: impl Fn(Choice) -> Option<T>,
) -> Option<(Vec<T>, usize)> {
    let options: Option<Vec<T>> = choices.iter().map(|choice| of(*choice)).collect();
    let at = choices.iter().position(|choice| *choice == chosen)?;
    Some((options?, at))
}

/// Whether it is asked which civilian ship was drawn from the pile.
fn draws_civilian(prompt: &Prompt) -> bool {
    let drawn = |choice: Choice| choice.kind_of_civilian().is_some();
    prompt.choices.iter().all(|offer| drawn(offer.choice))
}

fn at(choice: Choice) -> Option<Area> {
    choice.area().map(area)
}

fn ship(choice: Choice) -> Option<u32> {
    let Choice::Civilian(handle) = choice else {
        return None;
    };
    Some(handle.0.into())
}

/// Attacks and escorts above all, because there are so many moves; of those now and then that of a Mark VII.
fn any_activation(options: &[Choice], whim: &mut Whim) -> Choice {
    let moves = |choice: &Choice| matches!(choice, Choice::Move(_, _, ViperKind::MarkVii));
    let moves: Vec<Choice> = options.iter().copied().filter(moves).collect();
    if !moves.is_empty() && whim.percent(15) {
        return *whim.one(&moves);
    }
    let act = |choice: &Choice| {
        matches!(
            choice,
            Choice::AttackShip(..) | Choice::AttackWith(..) | Choice::Escort(_)
        )
    };
    let acts: Vec<Choice> = options.iter().copied().filter(act).collect();
    let any = if !acts.is_empty() && whim.percent(60) {
        acts.as_slice()
    } else {
        options
    };
    *whim.one(any)
}

fn viper(attack: Attack) -> Option<Viper> {
    if let Attack::RaiderAtViper {
        area: here,
        pilot,
        kind,
    } = attack
    {
        return Some(match pilot {
            Some(seat) => Viper::Piloted(seat.0),
            None => Viper::Unmanned(translate::craft(kind), area(here)),
        });
    }
    None
}
