//! What games come to, counted by name, and what they must come to, or they would prove little.

use dradis_facts::craft::Craft;
use dradis_facts::options::Options;
use std::collections::{BTreeMap, HashMap};
use std::mem::{Discriminant, discriminant};

use dradis_facts::ability::Ability;
use dradis_facts::battle::ShipIcon;
use dradis_facts::content::CrisisId;
use dradis_facts::damage::GalacticaToken;
use dradis_facts::effect::Source;
use dradis_facts::kit::Game;
use dradis_facts::places::Place;
use dradis_facts::space::Zone;
use dradis_rules::play::attack::modifiers;
use dradis_rules::play::prompt::{PromptId, PromptKind};
use dradis_rules::{Command, prompts};
use dradis_state::action::ActionEvent;
use dradis_state::agenda::Work;
use dradis_state::check::{CheckChange, CheckEvent, CheckResult};
use dradis_state::correction::Correction;
use dradis_state::crisis::{CrisisChoice, CrisisEvent};
use dradis_state::effect::EffectStep;
use dradis_state::happening::Happening;
use dradis_state::held::HeldEvent;
use dradis_state::jump::JumpEvent;
use dradis_state::quorum::QuorumEvent;
use dradis_state::reserve::supply;
use dradis_state::space::Ships;
use dradis_state::{Event, State};
use serde::Serialize;
use serde_json::Value;

use crate::{objectives, people};

/// How often games have come to what. A name is the kind of thing, a colon, and its word in the formats.
#[derive(Debug, Default)]
pub struct Situations {
    times: BTreeMap<String, u64>,
    events: Words<Event>,
    happenings: Words<Happening>,
    asked: Words<PromptKind>,
}

/// The words of an enum's variants, each worked out once.
#[derive(Debug)]
struct Words<T>(HashMap<Discriminant<T>, String>);

impl<T> Default for Words<T> {
    fn default() -> Self {
        Self(HashMap::new())
    }
}

impl<T: Serialize> Words<T> {
    fn of(&mut self, value: &T) -> &str {
        let entry = self.0.entry(discriminant(value));
        entry.or_insert_with(|| word(value))
    }
}

/// The word a value has in the formats: itself, or its `type`.
pub(crate) fn word(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(word)) => word,
        Ok(Value::Object(fields)) => match fields.get("type") {
            Some(Value::String(word)) => word.clone(),
            other => format!("{other:?}"),
        },
        other => format!("{other:?}"),
    }
}

impl Situations {
    /// How often each was come to, by name.
    #[must_use]
    pub const fn times(&self) -> &BTreeMap<String, u64> {
        &self.times
    }

    /// What random commands have to come to and came to less often than this.
    #[must_use]
    pub fn short_of(&self, length: Length, quota: u64) -> Vec<String> {
        self.seldom(required(length).map(str::to_owned), quota)
    }

    /// What whole games have to come to and came to less often than this.
    #[must_use]
    pub fn short_of_whole(&self, game: Game, length: Length, quota: u64) -> Vec<String> {
        self.seldom(required_of_whole(game, length).into_iter(), quota)
    }

    fn seldom(&self, names: impl Iterator<Item = String>, quota: u64) -> Vec<String> {
        let seldom = |name: &String| self.times.get(name).is_none_or(|times| *times < quota);
        names.filter(seldom).collect()
    }

    /// Adds what somebody else has counted.
    pub fn add(&mut self, other: &Self) {
        for (name, times) in &other.times {
            *self.times.entry(name.clone()).or_default() += times;
        }
    }

    pub(crate) fn note(&mut self, name: &str) {
        // Most have been come to before: no new text for them.
        if let Some(times) = self.times.get_mut(name) {
            *times += 1;
        } else {
            self.times.insert(name.to_owned(), 1);
        }
    }

    fn of_kind(&mut self, kind: &str, word: &str) {
        self.note(&format!("{kind}:{word}"));
    }

    /// Whether the fleet leaves while ships wait outside of the areas; that is counted.
    pub(crate) fn departs(&mut self, before: &State, events: &[Event]) -> bool {
        let departed = Event::Jump {
            jump: JumpEvent::Departed,
        };
        let waiting = before
            .space
            .fleet
            .iter()
            .any(|ships| *ships != Ships::default());
        let departs = waiting && events.contains(&departed);
        if departs {
            self.note("departed:cylon-fleet-stays");
        }
        departs
    }

    fn zone(&mut self, kind: &str, zone: Zone) {
        match zone {
            Zone::Space(_) => {}
            Zone::CylonFleet(_) => self.of_kind(kind, "cylon-fleet"),
        }
    }

    /// Counts what an accepted command has come to.
    pub(crate) fn judge(
        &mut self,
        before: &State,
        command: &Command,
        events: &[Event],
        after: &State,
    ) {
        match command {
            Command::Record { happening } => {
                let word = self.happenings.of(happening).to_owned();
                self.of_kind("happening", &word);
            }
            Command::Answer { prompt, option } => self.answered(before, *prompt, option),
            Command::Begin { .. }
            | Command::StartFrom { .. }
            | Command::SetPace { .. }
            | Command::SetTracking { .. }
            | Command::MuteReminder { .. }
            | Command::CorrectRoll { .. }
            | Command::ChangeResource { .. }
            | Command::Correct { .. }
            | Command::ShowLoyalty { .. }
            | Command::ShowLoyaltyHere { .. } => {}
        }
        let mut state = before.clone();
        for event in events {
            let word = self.events.of(event).to_owned();
            self.of_kind("event", &word);
            self.event(&state, event);
            let names = people::names(&state, event);
            for name in names.into_iter().chain(objectives::names(&state, event)) {
                self.note(&name);
            }
            dradis_state::apply(&mut state, event);
        }
        for prompt in prompts(after) {
            let word = self.asked.of(&prompt.kind).to_owned();
            self.of_kind("ask", &word);
        }
        self.run_out(before, after);
        let been = before.destinations.visited.len();
        for place in after.destinations.visited.get(been..).unwrap_or_default() {
            self.of_kind("destination", place.name());
        }
        if let (None, Some(outcome)) = (&before.outcome, &after.outcome) {
            let distance = after.jump.distance;
            self.of_kind("over", &format!("{}-at-{distance}", word(outcome)));
        }
    }

    /// What was answered to what, but for the cards of checks, which are many.
    fn answered(&mut self, before: &State, id: PromptId, option: &str) {
        let prompt = prompts(before).into_iter().find(|prompt| prompt.id == id);
        let Some(prompt) = prompt else { return };
        if let Some(kind) = prompt.held {
            self.of_kind("chosen", kind.name());
        }
        if prompt.kind != PromptKind::TellCards {
            let kind = self.asked.of(&prompt.kind).to_owned();
            self.note(&format!("answer:{kind}:{option}"));
        }
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "every other event has been counted by its name"
    )]
    fn event(&mut self, state: &State, event: &Event) {
        match event {
            Event::DieRolled {
                roll, hit, source, ..
            } => {
                self.of_kind("hit", hit.id());
                self.of_kind("die", &word(source));
                for modifier in modifiers(state, roll) {
                    self.of_kind("modifier", modifier.id());
                }
            }
            Event::IconBegan { icon } => {
                self.of_kind("icon", icon.id());
                let raiders = state.space.count(Craft::Raider);
                if *icon == ShipIcon::Raiders && raiders == 0 {
                    self.note("icon:raiders-none-out");
                }
            }
            Event::BoardLaidOut { ships, .. } => {
                for placed in ships {
                    self.zone("laid-out", placed.area);
                }
            }
            Event::Corrected {
                correction: Correction::Ships { area, .. },
                ..
            } => self.zone("corrected", *area),
            Event::GameBegan { names, .. } => self.of_kind("players", &names.len().to_string()),
            Event::Scheduled { work } => {
                let rows = state.kit().moments.iter();
                let followed = rows.filter(|row| {
                    work.iter().any(|work| {
                        let Work::Effects {
                            effects: EffectStep::Next { course },
                        } = work
                        else {
                            return false;
                        };
                        (course.of, &course.left) == (row.of, &row.effects)
                    })
                });
                for row in followed {
                    self.of_kind("followed", &format!("{:?}", row.at));
                }
            }
            Event::Held { kind, held } => {
                let what = match held {
                    HeldEvent::DeckBuilt { .. } => "built",
                    HeldEvent::Dealt { .. } => "dealt",
                    HeldEvent::Discarded { .. } => "discarded",
                    HeldEvent::Played { .. } => "played",
                    HeldEvent::Shown { .. } => "shown",
                    HeldEvent::Given { .. } => "given",
                    HeldEvent::Under { .. } => "under",
                    HeldEvent::Removed { .. } => "removed",
                    HeldEvent::Returned { .. } => "returned",
                };
                self.of_kind("held", &format!("{}:{what}", kind.name()));
            }
            Event::TitleGiven { title, .. } => self.of_kind("title", title.name()),
            Event::CharacterMoved {
                place: Place::Location { location },
                ..
            } => self.of_kind("on-board", location.facts().board.name()),
            Event::Check {
                check: CheckEvent::CardTold { card },
            } => self.of_kind("told", card.kind.name()),
            Event::NoShips { icon } => self.of_kind("nothing-to-activate", icon.id()),
            Event::ViperHit {
                pilot, destroyed, ..
            } => {
                let pilot = if pilot.is_some() {
                    "piloted"
                } else {
                    "unmanned"
                };
                let hit = if *destroyed { "destroyed" } else { "damaged" };
                self.of_kind("viper", &format!("{pilot}-{hit}"));
            }
            Event::RollCardPlayed { card, .. } => self.of_kind("played", &word(card)),
            Event::ShipActed { area, ship } => {
                let centurions = supply(state).centurions;
                let boards =
                    *ship == Craft::HeavyRaider && Options::default().kit().area(*area).launch;
                if boards && centurions == 0 {
                    self.note("heavy-raider:stays-outside");
                }
            }
            Event::Launched { ship, count, .. } => {
                self.of_kind("launched", &format!("{}s-{count}", word(ship)));
            }
            Event::GalacticaDamaged { token } => match token {
                GalacticaToken::Location { location } => {
                    self.of_kind("damaged", location.name());
                }
                GalacticaToken::Resource { resource } => self.of_kind("damaged", &word(resource)),
            },
            Event::BasestarDamaged { token, .. } => self.of_kind("basestar", &word(token)),
            Event::AttackCardDrawn { card } => self.of_kind("card", card.name()),
            Event::AttackCardStays { card } => self.of_kind("stays", card.name()),
            Event::AttackCardDiscarded { card } => self.of_kind("discarded", card.name()),
            Event::PiecesShort { piece, .. } => self.of_kind("short", &word(piece)),
            Event::HandChanged { why, .. } => self.of_kind("hand", &word(why)),
            Event::CivilianDestroyed { kind, .. } => self.of_kind("civilian-ship", kind.name()),
            Event::Crisis { crisis } => self.crisis(state, crisis),
            Event::Check { check } => self.check(state, check),
            Event::Action {
                action: ActionEvent::Began { seat: _, act },
            } => self.note(&dradis_facts::choice::Choice::Act(*act).to_string()),
            Event::Jump { jump } => self.of_kind("jump", &word(jump)),
            Event::Sleeper { sleeper } => self.of_kind("sleeper", &word(sleeper)),
            Event::Effect { effect } => self.of_kind("effect", &word(effect)),
            Event::Quorum { quorum } => {
                self.of_kind("quorum-event", &word(quorum));
                if let QuorumEvent::Played { seat: _, card } = quorum {
                    self.of_kind("quorum", card.name());
                }
            }
            Event::AbilityUsed { seat: _, ability } => self.of_kind("ability", ability.name()),
            Event::TitlePassed {
                title, succession, ..
            } => {
                let how = if *succession { "succession" } else { "given" };
                self.of_kind("title", &format!("{}-{how}", word(title)));
            }
            Event::GameEnded { outcome } => {
                self.of_kind("end", &word(outcome));
                self.of_kind("winner", &word(&outcome.winner()));
            }
            _ => {}
        }
    }

    fn crisis(&mut self, state: &State, event: &CrisisEvent) {
        self.of_kind("crisis-event", &word(event));
        match event {
            CrisisEvent::Opened { crisis } => {
                self.of_kind("crisis-from", &word(&crisis.from));
                self.of_kind(
                    "crisis",
                    crisis.card.map_or("described", |card| card.name()),
                );
            }
            CrisisEvent::Chosen { seat: _, choice } => {
                let card = state.crises.current().and_then(|open| open.card);
                if let Some(card) = card {
                    self.note(&chosen(card, *choice));
                }
            }
            CrisisEvent::CameUp { .. }
            | CrisisEvent::Replaced { .. }
            | CrisisEvent::TakenBack
            | CrisisEvent::Stays
            | CrisisEvent::Removed
            | CrisisEvent::Another
            | CrisisEvent::AnotherBegan
            | CrisisEvent::Closed => {}
        }
    }

    fn check(&mut self, state: &State, event: &CheckEvent) {
        match event {
            CheckEvent::Began { check } => {
                let word = match check.of {
                    Source::Location { location } => location.name().to_owned(),
                    Source::Crisis { .. }
                    | Source::Destination { .. }
                    | Source::Quorum { .. }
                    | Source::Ability { .. }
                    | Source::Title { .. }
                    | Source::SkillCard { .. }
                    | Source::Loyalty { .. }
                    | Source::Mission { .. }
                    | Source::Held { .. }
                    | Source::Ally { .. } => word(&check.of),
                };
                self.of_kind("check-of", &word);
            }
            CheckEvent::Changed { change } => {
                let word = match change {
                    CheckChange::Card { card, .. } => word(card),
                    CheckChange::Ability { ability, .. } => ability.name().to_owned(),
                    CheckChange::Quorum { card, .. } => card.name().to_owned(),
                    CheckChange::Told { .. } => "told".to_owned(),
                };
                self.of_kind("change", &word);
            }
            CheckEvent::Chosen { .. } => {
                self.of_kind("change", Ability::MysteriousIntuition.name());
            }
            CheckEvent::Decided { result, .. } => {
                self.of_kind("result", &word(result));
                let of = state.check.as_ref().map(|check| check.of);
                if let Some(Source::Crisis { card: Some(card) }) = of {
                    self.note(&ended(card, *result));
                }
            }
            CheckEvent::TotalTold { .. }
            | CheckEvent::AbilityTold { .. }
            | CheckEvent::AbilityResolved { .. }
            | CheckEvent::CardTakenOut { .. }
            | CheckEvent::Settled { .. }
            | CheckEvent::TreacheryShown { .. }
            | CheckEvent::DestinyAdded { .. }
            | CheckEvent::Learned { .. }
            | CheckEvent::Added { .. }
            | CheckEvent::Came { .. }
            | CheckEvent::CardTold { .. }
            | CheckEvent::CardTakenBack { .. }
            | CheckEvent::TypeTold { .. } => {}
        }
    }

    /// Supplies of which the last piece went.
    fn run_out(&mut self, before: &State, after: &State) {
        let (had, has) = (supply(before), supply(after));
        let ships = Craft::ALL.map(|craft| {
            let what = format!("{}s", word(&craft));
            (what, had.ships[craft], has.ships[craft])
        });
        let others = [
            ("centurions".to_owned(), had.centurions, has.centurions),
            ("nukes".to_owned(), before.titles.nukes, after.titles.nukes),
        ];
        for (what, had, has) in ships.into_iter().chain(others) {
            if had > 0 && has == 0 {
                self.of_kind("run-out", &what);
            }
        }
    }
}

/// How much is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// Some seconds.
    Short,
    /// A million commands.
    Long,
}

/// The name of a choice on a card.
fn chosen(card: CrisisId, choice: CrisisChoice) -> String {
    let card = card.name();
    match choice {
        CrisisChoice::Check => format!("chosen:{card}:check"),
        CrisisChoice::Option { index } => format!("chosen:{card}:{index}"),
        CrisisChoice::Path => format!("chosen:{card}:path"),
    }
}

/// The name of a result of a card's check.
fn ended(card: CrisisId, result: CheckResult) -> String {
    format!("ended:{}:{}", card.name(), word(&result))
}

/// Every name that whole games must come to: what the content has, and a list.
fn required_of_whole(game: Game, length: Length) -> Vec<String> {
    let options = Options {
        game,
        ..Options::default()
    };
    let kit = options.kit();
    let (often, seldom) = if kit.check_abilities().next().is_some() {
        (people::OFTEN, people::SELDOM)
    } else {
        (WHOLE, WHOLE_SELDOM)
    };
    let seldom = match length {
        Length::Short => {
            let mut names: Vec<String> = often.split_whitespace().map(str::to_owned).collect();
            if kit.check_abilities().next().is_some() {
                names.extend(objectives::required(length));
            }
            return names;
        }
        Length::Long => seldom,
    };
    let lists = [often, seldom].into_iter().flat_map(str::split_whitespace);
    let mut names: Vec<String> = lists.map(str::to_owned).collect();
    if game != Game::Base {
        names.extend(people::cards(kit));
        names.extend(objectives::required(length));
    }
    for card in kit.crises.iter().copied() {
        names.push(format!("crisis:{}", card.name()));
        let facts = card.facts();
        let options = (0u8..).take(facts.options.len());
        let mut choices: Vec<CrisisChoice> = options
            .map(|index| CrisisChoice::Option { index })
            .collect();
        if let Some(check) = &facts.check {
            choices.push(CrisisChoice::Check);
            names.push(ended(card, CheckResult::Pass));
            names.push(ended(card, CheckResult::Fail));
            if check.partial_difficulty.is_some() {
                names.push(ended(card, CheckResult::Partial));
            }
        }
        if choices.len() > 1 {
            names.extend(choices.into_iter().map(|choice| chosen(card, choice)));
        }
    }
    let destinations = kit.destinations.iter();
    let destinations = destinations.map(|card| format!("destination:{}", card.name()));
    let quorum = kit.quorum.iter();
    let quorum = quorum.map(|card| format!("quorum:{}", card.name()));
    let sheets = kit.characters.iter();
    let abilities = sheets.flat_map(|character| &character.facts().abilities);
    let abilities = abilities.filter(|ability| ability.once_per_game());
    let abilities = abilities.map(|ability| format!("ability:{}", ability.name()));
    let attacks = kit.attack_cards.iter();
    let attacks = attacks.map(|card| format!("card:{}", card.name()));
    names.extend(destinations.chain(quorum).chain(abilities).chain(attacks));
    names
}

/// What some hundred whole games come to.
const WHOLE: &str = "end:resources-exhausted end:boarded end:galactica-destroyed \
    crisis:described result:pass result:partial result:fail undo forbidden refused \
    title:president-succession title:admiral-succession";

/// What only thousands do.
const WHOLE_SELDOM: &str = "end:kobol-reached end:final-jump-failed redo \
    crisis-from:turn crisis-from:further crisis-from:caprica crisis-from:super-crisis \
    crisis-event:replaced crisis-event:stays crisis-event:removed \
    check-of:crisis check-of:administration check-of:admirals-quarters check-of:brig \
    change:scientific-research change:investigative-committee change:declare-emergency \
    change:inspirational-leader change:cylon-hatred change:blind-devotion change:command-authority \
    change:friends-in-low-places change:insubordinate change:assign-arbitrator \
    change:accept-prophecy change:mysterious-intuition change:told \
    act:ftl-control act:weapons-control act:communications act:command act:admirals-quarters \
    act:research-lab act:hangar-deck act:armory act:brig act:press-room act:presidents-office \
    act:administration act:caprica act:cylon-fleet act:human-fleet act:resurrection-ship \
    act:consolidate-power act:executive-order act:launch-scout act:maximum-firepower act:repair \
    act:repair-vipers act:cag act:cylon-detector act:declare-martial-law act:skilled-politician \
    act:unconventional-tactics act:draw-quorum act:play-quorum act:nuke act:own-viper act:reveal \
    act:super-crisis act:activate-raiders act:activate-heavy-raiders act:activate-basestars \
    quorum-event:stays quorum-event:removed quorum-event:left-play \
    jump:departed jump:deck-built jump:dealt jump:chosen jump:travelled jump:sleeper-phase \
    jump:last-leg jump:held jump:token-reset ask:choose-destination ask:name-destination jump:put-back ask:place-destination \
    sleeper:dealt sleeper:dealt-by-hand sleeper:sympathizer-shown sleeper:sympathizer-passed \
    answer:sympathizer:nobody effect:picked effect:civilian-lost effect:raptors-restored \
    effect:vipers-restored effect:distance-grew effect:loyalty-looked effect:loyalty-seen effect:loyalty-given \
    ask:granted-action answer:granted-action:next ask:choose-piece ask:choose-place ask:see-loyalty";

/// Every name that random commands must come to.
fn required(length: Length) -> impl Iterator<Item = &'static str> {
    let seldom = match length {
        Length::Short => &[],
        Length::Long => SELDOM,
    };
    let lists = REQUIRED.iter().chain(seldom);
    lists.flat_map(|text| text.split_whitespace())
}

const REQUIRED: &[&str] = &[
    // The ways to win and to lose, and to play on.
    "end:resources-exhausted end:boarded end:galactica-destroyed end:kobol-reached",
    "end:final-jump-failed end:declared winner:humans winner:cylons",
    "happening:played-on happening:loyalty-opened",
    // Supplies that run out.
    "run-out:vipers run-out:raptors run-out:raiders run-out:heavy-raiders run-out:basestars",
    "run-out:centurions run-out:civilian-ships ask:launch-fewer heavy-raider:stays-outside",
    // Icons, and what they do where there are no such ships.
    "icon:icon-raiders icon:icon-launch-raiders icon:icon-heavy-raiders icon:icon-basestars",
    "icon:raiders-none-out nothing-to-activate:icon-raiders nothing-to-activate:icon-launch-raiders",
    "nothing-to-activate:icon-heavy-raiders nothing-to-activate:icon-basestars",
    "launched:raiders-3 launched:raiders-2 launched:heavy-raiders-1",
    "event:weapons-disabled event:hangar-disabled event:ship-moved event:centurion-boarded",
    "event:boarding-advanced",
    // Questions of a fight.
    "ask:read-on ask:choose-area ask:choose-civilian ask:roll ask:react",
    "ask:reveal-civilian ask:draw-damage ask:discard-to-limit",
    // Dice and what they do.
    "die:app die:table hit:hit-nothing hit:hit-viper-damaged hit:hit-viper-destroyed",
    "hit:hit-galactica-damaged modifier:modifier-strategic-planning",
    "played:strategic-planning played:evasive-maneuvers",
    "event:eco-used viper:unmanned-damaged",
    "viper:unmanned-destroyed",
    "damaged:ftl-control damaged:weapons-control damaged:command damaged:admirals-quarters",
    "damaged:hangar-deck damaged:armory damaged:food damaged:fuel",
    "civilian-ship:population-1 civilian-ship:population-2",
    "civilian-ship:nothing",
    // Cylon attack cards: each is drawn, what it says once is done, and the others lie open and go.
    "card:ambush card:besieged card:boarding-parties card:cylon-swarm card:heavy-assault",
    "card:jammed-assault card:raiding-party card:surrounded card:tactical-strike card:thirty-three",
    "card:massive-assault stays:ambush stays:cylon-swarm stays:jammed-assault stays:thirty-three",
    "discarded:besieged discarded:boarding-parties discarded:heavy-assault discarded:raiding-party",
    "discarded:surrounded discarded:tactical-strike discarded:massive-assault",
    "discarded:ambush event:fleet-token-back hand:discarded",
    "event:reserve-vipers-damaged ask:place-ship",
    "ask:alert-pilot event:viper-manned",
    "short:raider short:heavy-raider short:basestar short:viper short:civilian-ship",
    // What humans do in a fight.
    "happening:vipers-activated happening:own-viper-activated",
    "happening:hangar-launch happening:nuke-used",
    "happening:raptor-risked happening:vipers-repaired happening:raptors-destroyed",
    "ask:activate-viper hit:hit-ship-destroyed",
    "hit:hit-raptor-returned",
    "hit:hit-raptor-destroyed",
    // The location of the fleet's ears, and of the Cylon Fleet.
    "ask:choose-look ask:move-civilian event:civilians-seen event:civilian-moved",
    "happening:cylon-attack happening:cylon-fleet-launch happening:communications-used",
    // What happens at the table.
    "happening:hand-changed happening:character-moved happening:title-given happening:cylon-revealed",
    "happening:jump-prepared happening:fleet-jumped happening:galactica-damaged",
    "happening:location-repaired happening:centurion-boarded happening:boarding-advanced",
    "happening:centurion-destroyed happening:quorum-hand-changed happening:destiny-drawn",
    "happening:destiny-shown happening:seat-left happening:seat-taken",
    "event:destiny-built event:corrected event:civilian-ships-returned",
    "undo redo forbidden refused",
];

/// What comes up seldom: only a long run must come to it.
const SELDOM: &[&str] = &[
    "ask:choose-viper modifier:modifier-training-new-pilots modifier:modifier-structural-damage",
    "hit:hit-basestar-damaged hit:hit-basestar-damaged-twice hit:hit-basestar-destroyed",
    "hit:hit-basestar-and-raiders-destroyed hit:hit-centurion-destroyed basestar:critical-hit",
    "basestar:disabled-hangar basestar:disabled-weapons basestar:structural-damage",
    "event:basestar-destroyed ask:draw-basestar-damage launched:heavy-raiders-2",
    "launched:raiders-4 viper:piloted-destroyed viper:piloted-damaged",
    "civilian-ship:population-and-fuel civilian-ship:population-and-morale",
    "happening:weapons-control happening:armory-used event:waiver-lapsed ask:choose-target",
    "discarded:thirty-three event:attack-card-reshuffled modifier:modifier-evasive-maneuvers",
    "happening:maximum-firepower run-out:nukes",
];
