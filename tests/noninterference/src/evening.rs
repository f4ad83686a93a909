//! What is done in an evening. It is chosen by what is public alone, and so it is the same at both games.

use dradis_facts::SeatId;
use dradis_facts::battle::ShipIcon;
use dradis_facts::chance::Stream;
use dradis_facts::choice::Choice;
use dradis_facts::content::{CharacterId, HeldKind, LocationId, SkillType};
use dradis_facts::craft::Craft;
use dradis_facts::destiny::SkillCard;
use dradis_facts::effect::{Effect, Question, Source, Who};
use dradis_facts::kit::Game;
use dradis_facts::options::{Mode, Modes, Options, ReadingSeconds, Sympathizer};
use dradis_facts::places::Place;
use dradis_facts::resources::Resource;
use dradis_facts::space::Zone;
use dradis_facts::turn::{TurnStep, Winner};
use dradis_rules::play::prompt::{Decider, Prompt, PromptKind};
use dradis_rules::{Actor, Command, FirstPlayer, Player, prompts};
use dradis_state::Event;
use dradis_state::action::ActionStep;
use dradis_state::agenda::Work;
use dradis_state::correction::{Correction, Reason};
use dradis_state::effect::{Course, EffectStep};
use dradis_state::happening::Happening;

use crate::Coverage;
use crate::pair::{Deed, Done, Leak, Moves, Pair, Plant};
use crate::whim::Whim;

const NAMES: [&str; 7] = ["Ana", "Ben", "Cem", "Dee", "Eva", "Finn", "Gus"];

/// Streams whose words show at once, to everybody. What is drawn from the others stays hidden for a while.
const HIDDEN: [Stream; 6] = [
    Stream::Loyalty,
    Stream::Destiny,
    Stream::Civilians,
    Stream::Destinations,
    Stream::SuperCrisis,
    Stream::LooksAtLoyalty,
];

/// The same of what only some games have.
const HIDDEN_BY_KIND: [Stream; 2] = [Stream::Mutiny, Stream::Motive];

/// Answers that are given until the turn goes on.
const ANSWERS: u8 = 30;

/// Things that are left out or refused until an evening is over.
const PATIENCE: u8 = 12;

pub(crate) struct Evening<'a> {
    pair: Pair<'a>,
    whim: Whim,
    observer: SeatId,
    players: u8,
    options: Options,
    patience: u8,
}

type Played<T> = Result<T, Box<Leak>>;

/// Plays a pair, the same for the same number and game.
pub(crate) fn play(
    number: u64,
    game: Game,
    plant: Option<Plant>,
    counted: &mut Coverage,
) -> Played<()> {
    let mut whim = Whim::new(number);
    let options = Options {
        game,
        reading_seconds: ReadingSeconds(0),
        ..Options::default()
    };
    let seats = options.kit().players;
    let players = seats.fewest + whim.below(seats.most - seats.fewest + 1);
    let observer = SeatId(whim.below(players));
    // The same words at both now and then, so that what they hide may be turned up.
    let kinds = &options.kit().held;
    let of_kinds = HIDDEN_BY_KIND
        .into_iter()
        .filter(|stream| kinds.iter().any(|kind| kind.facts().stream == *stream));
    let hidden = HIDDEN.into_iter().chain(of_kinds);
    // Trauma tokens come with the deal, and the observer learns theirs: the twin's are moved elsewhere.
    let dealt = |stream| stream == Stream::Loyalty && kinds.contains(&HeldKind::TRAUMA);
    let apart = hidden
        .filter(|stream| whim.percent(75) && !dealt(*stream))
        .collect();
    let moves = Moves {
        swaps: [2, 2, 3, 4, 6, 16][usize::from(whim.below(6))],
        sympathizer_stays: whim.percent(85),
        whim: Whim::new(number ^ 0x5EC2E7),
    };
    let pair = Pair::new(number, observer, apart, moves, plant, counted);
    let mut evening = Evening {
        pair,
        whim,
        observer,
        players,
        options,
        patience: PATIENCE,
    };
    evening.sets_up()?;
    if evening.patience > 0 {
        evening.reads()?;
    }
    for _ in 0..3 + evening.whim.below(7) {
        if evening.patience == 0 || evening.pair.state().outcome.is_some() {
            break;
        }
        evening.goes_on()?;
    }
    evening.lands()?;
    evening.pair.finish();
    Ok(())
}

impl Evening<'_> {
    fn does(&mut self, deed: &Deed) -> Played<Done> {
        let done = self.pair.does(deed)?;
        if done == Done::LeftOut {
            self.patience = self.patience.saturating_sub(1);
        }
        Ok(done)
    }

    fn referee(&mut self, command: Command) -> Played<Done> {
        self.does(&Deed::Give(Actor::Referee, command))
    }

    fn happens(&mut self, happening: Happening) -> Played<Done> {
        self.referee(Command::Record { happening })
    }

    fn corrects(&mut self, correction: Correction) -> Played<Done> {
        self.referee(Command::Correct {
            corrections: vec![correction],
            reason: Reason::Misread,
            repairs: None,
            insist: true,
        })
    }

    fn answers(&mut self, actor: Actor, prompt: &Prompt, option: &str) -> Played<Done> {
        let answer = Command::Answer {
            prompt: prompt.id,
            option: option.to_owned(),
        };
        self.does(&Deed::Give(actor, answer))
    }

    fn seat(&mut self) -> SeatId {
        SeatId(self.whim.below(self.players))
    }

    fn prompt(&self, kind: PromptKind) -> Option<Prompt> {
        let open = prompts(self.pair.state());
        open.into_iter().find(|prompt| prompt.kind == kind)
    }

    /// The set-up with its deal.
    fn sets_up(&mut self) -> Played<()> {
        let whim = &mut self.whim;
        let modes = Modes {
            destinations: if whim.percent(75) {
                Mode::App
            } else {
                Mode::Table
            },
            super_crises: Mode::App,
            // What a deck of Dradis hides is played for; a table's own hides nothing.
            destiny: Mode::App,
            ..Modes::default()
        };
        let sympathizer = if whim.percent(80) {
            Sympathizer::Play
        } else {
            Sympathizer::LeaveOut
        };
        let first = SeatId(whim.below(self.players));
        self.referee(Command::Begin {
            players: NAMES[..usize::from(self.players)]
                .iter()
                .map(|name| Player {
                    name: (*name).to_owned(),
                })
                .collect(),
            options: Options {
                modes,
                sympathizer,
                ..self.options
            },
            first: FirstPlayer::Chosen { seat: first },
        })?;
        while let Some(prompt) = prompts(self.pair.state()).first() {
            let mut ids: Vec<String> = prompt
                .choices
                .iter()
                .map(|choice| choice.id.clone())
                .collect();
            if prompt.kind == PromptKind::ChooseCharacter {
                // Whose cards are more than one are liked best.
                let liked = ["boomer", "gaius-baltar"].map(|name| {
                    let character = CharacterId::find(name);
                    Choice::Character(character.expect("a character of the base game")).to_string()
                });
                if self.whim.percent(40) && ids.iter().any(|id| liked.contains(id)) {
                    ids.retain(|id| liked.contains(id));
                }
            } else if ![PromptKind::DealLoyalty, PromptKind::LaunchViper].contains(&prompt.kind) {
                break;
            }
            let choose = self.whim.one(&ids);
            let Some(option) = choose else { break };
            let prompt = prompt.clone();
            if self.answers(Actor::Referee, &prompt, &option)? == Done::LeftOut {
                // With the deal the observer may learn cards that are others at the twin, such as a Leader's Motives.
                self.patience = 0;
                break;
            }
        }
        Ok(())
    }

    /// Everybody reads, at either game in another order, until the reading is over.
    fn reads(&mut self) -> Played<()> {
        for _ in 0..4 * self.players {
            let Some(close) = self.prompt(PromptKind::CloseReading) else {
                return Ok(());
            };
            match self.whim.below(12) {
                0 | 1 => {
                    let seats = vec![self.seat(), self.seat()];
                    self.does(&Deed::Give(Actor::Host, Command::ShowLoyalty { seats }))?;
                }
                2 => {
                    let seat = self.seat();
                    self.does(&Deed::Give(Actor::Host, Command::ShowLoyaltyHere { seat }))?;
                }
                3 => {
                    self.does(&Deed::Undo)?;
                    self.does(&Deed::Redo)?;
                }
                4 => {
                    self.nonsense()?;
                }
                5 if self.whim.percent(40) => {
                    self.answers(Actor::Referee, &close, "close-reading")?;
                }
                6 | 7 => {
                    let open = prompts(self.pair.state());
                    let own = open.iter().find(|prompt| {
                        prompt.decider
                            == Decider::Seat {
                                seat: self.observer,
                            }
                    });
                    if let Some(own) = own.cloned() {
                        let seat = self.observer;
                        self.answers(Actor::Seat { seat }, &own, "read")?;
                    }
                }
                8 => {
                    self.somebody_reads(true)?;
                }
                _ => {
                    self.somebody_reads(false)?;
                }
            }
        }
        if let Some(close) = self.prompt(PromptKind::CloseReading)
            && self.answers(Actor::Referee, &close, "close-reading")? == Done::LeftOut
        {
            // The Sympathizer is another's at the twin: what it shows now may be known.
            self.patience = 0;
        }
        Ok(())
    }

    fn somebody_reads(&mut self, repeats: bool) -> Played<Done> {
        let [one, twin] = self.pair.readers(repeats);
        let (Some(one), Some(twin)) = (self.whim.one(&one), self.whim.one(&twin)) else {
            return Ok(Done::Refused);
        };
        self.does(&Deed::Read { one, twin, repeats })
    }

    /// What nobody may do, or not any more.
    fn nonsense(&mut self) -> Played<Done> {
        let seat = self.seat();
        let observer = Actor::Seat {
            seat: self.observer,
        };
        let open = self.whim.one(&prompts(self.pair.state()));
        let deed = match (self.whim.below(6), open) {
            (0, Some(prompt)) => {
                let option = self.whim.one(&prompt.choices);
                let option = option.map_or_else(|| "read".to_owned(), |choice| choice.id);
                let prompt = prompt.id;
                Deed::Give(observer, Command::Answer { prompt, option })
            }
            (1, Some(prompt)) => {
                let (prompt, option) = (prompt.id, "no-such-option".to_owned());
                let actor = if self.whim.percent(50) {
                    Actor::Referee
                } else {
                    observer
                };
                Deed::Give(actor, Command::Answer { prompt, option })
            }
            (2, _) => {
                let prompt = format!("{}.{}", self.whim.below(40), self.whim.below(7));
                let prompt = prompt.parse().expect("two numbers");
                let option = "read".to_owned();
                Deed::Give(observer, Command::Answer { prompt, option })
            }
            (3, _) => Deed::Give(observer, Command::ShowLoyaltyHere { seat }),
            (4, _) => Deed::Give(Actor::Referee, Command::ShowLoyalty { seats: vec![seat] }),
            _ => {
                let happening = Happening::CommunicationsUsed { seat };
                Deed::Give(observer, Command::Record { happening })
            }
        };
        self.does(&deed)
    }

    /// Answers what is asked until the turn goes on, with something else in between now and then.
    fn settles(&mut self) -> Played<()> {
        for _ in 0..ANSWERS {
            let open = prompts(self.pair.state());
            if self.patience == 0
                || open
                    .iter()
                    .any(|prompt| prompt.kind == PromptKind::TakeTurn)
            {
                return Ok(());
            }
            if open
                .iter()
                .any(|prompt| prompt.kind == PromptKind::ReadLoyalty)
            {
                self.reads()?;
                continue;
            }
            // While cards are looked at little else is refused.
            if self.pair.state().loyalty.looking.is_some() && self.whim.percent(40) {
                self.nonsense()?;
                continue;
            }
            match self.whim.below(24) {
                0 => {
                    self.does(&Deed::Undo)?;
                    continue;
                }
                1 => {
                    self.does(&Deed::Redo)?;
                    continue;
                }
                2 => {
                    self.nonsense()?;
                    continue;
                }
                3 => {
                    let seat = self.seat();
                    self.does(&Deed::Give(Actor::Host, Command::ShowLoyaltyHere { seat }))?;
                    continue;
                }
                _ => {}
            }
            let Some(prompt) = self.whim.one(&open) else {
                return Ok(());
            };
            self.answers_somehow(&prompt)?;
        }
        Ok(())
    }

    fn answers_somehow(&mut self, prompt: &Prompt) -> Played<Done> {
        let mut options: Vec<String> = prompt
            .choices
            .iter()
            .map(|choice| choice.id.clone())
            .collect();
        if prompt.catalogue.is_some() {
            options.extend(prompt.options());
        }
        let Some(option) = self.whim.one(&options) else {
            return Ok(Done::Refused);
        };
        let actor = match option
            .parse()
            .map_or(prompt.decider, |choice| prompt.decider_of(choice))
        {
            Decider::Seat { seat } if self.whim.percent(60) => Actor::Seat { seat },
            Decider::Seat { .. } | Decider::Referee => Actor::Referee,
        };
        self.answers(actor, prompt, &option)
    }

    /// One more thing of an evening, from one turn to where the turn goes on.
    fn goes_on(&mut self) -> Played<()> {
        self.holds()?;
        if self.options.kit().hands_on_within.is_some() && self.whim.percent(45) {
            self.people()?;
            return self.settles();
        }
        match self.whim.below(26) {
            0..=2 => self.jumps(true)?,
            3 => self.jumps(false)?,
            4..=7 => self.looks()?,
            8..=10 => self.reveals()?,
            11 | 12 => self.hands_on()?,
            13 | 14 => {
                let seat = self.seat();
                self.turn_of(seat, Some("communications"))?;
                self.happens(Happening::CommunicationsUsed { seat })?;
            }
            15 => {
                self.happens(Happening::DestinyDrawn)?;
                if self.whim.percent(40) {
                    let pile = vec![SkillCard {
                        kind: SkillType::Tactics,
                        strength: 1,
                        card: None,
                    }];
                    self.happens(Happening::DestinyShown { pile })?;
                }
            }
            16 => self.at_a_cylon_location("resurrection-ship")?,
            17 => self.at_a_cylon_location("caprica")?,
            18 => self.fights()?,
            19 => {
                let seats = (0..self.players).map(SeatId).collect();
                self.does(&Deed::Give(Actor::Host, Command::ShowLoyalty { seats }))?;
                self.does(&Deed::Undo)?;
            }
            20 => {
                for _ in 0..self.whim.below(5) {
                    self.does(&Deed::Undo)?;
                }
                for _ in 0..self.whim.below(5) {
                    self.does(&Deed::Redo)?;
                }
                self.does(&Deed::UndoFight)?;
            }
            21 => {
                self.nonsense()?;
            }
            22 => {
                if let Some(prompt) = self.whim.one(&prompts(self.pair.state())) {
                    self.answers_somehow(&prompt)?;
                }
            }
            23 | 24 => self.scouts()?,
            _ => self.ends()?,
        }
        self.settles()
    }

    /// What only people of the combined game do with secrets.
    fn people(&mut self) -> Played<()> {
        let seat = self.seat();
        match self.whim.below(18) {
            0..=2 => {
                self.happens(Happening::Executed { seat })?;
            }
            3..=5 => self.asks(seat, "act:personal-goal")?,
            6 | 7 => self.asks(seat, "act:mutiny")?,
            8 => {
                let motive = format!("motive:{}", 1 + self.whim.below(2));
                if let Some(leader) = self.pair.state().loyalty.leader {
                    self.asks(leader.seat, &motive)?;
                }
            }
            9 | 10 => {
                let look = Effect::Ask(Question::SearchDestiny {
                    by: Who::Current,
                    discard: 2,
                });
                self.effects(seat, seat, look)?;
            }
            // As in every game, and seldom otherwise.
            12 | 13 => {
                self.happens(Happening::DestinyDrawn)?;
                let pile = Vec::new();
                self.happens(Happening::DestinyShown { pile })?;
            }
            14 | 15 => {
                self.fights()?;
                self.settles()?;
                self.does(&Deed::UndoFight)?;
            }
            16 | 17 => {
                let (by, to, drawn) = (seat, self.seat(), None);
                let action = ActionStep::ShareMutiny { by, to, drawn };
                let work = vec![Work::Action { action }];
                if self.prompt(PromptKind::TakeTurn).is_some() {
                    self.does(&Deed::Comes(vec![Event::Scheduled { work }]))?;
                }
            }
            _ => {
                let draws = Effect::DrawMutiny {
                    who: Who::Current,
                    cards: 1,
                    without_brig: false,
                    only_without: false,
                };
                self.effects(seat, seat, draws)?;
            }
        }
        Ok(())
    }

    /// A player asks for an action in their turn, on their own phone or at the referee's screen.
    fn asks(&mut self, seat: SeatId, act: &str) -> Played<()> {
        let place = self.whim.percent(60).then_some("brig");
        self.turn_of(seat, place)?;
        let Some(prompt) = self.prompt(PromptKind::TakeTurn) else {
            return Ok(());
        };
        let actor = if self.whim.percent(60) {
            Actor::Seat { seat }
        } else {
            Actor::Referee
        };
        self.answers(actor, &prompt, act)?;
        Ok(())
    }

    /// Somebody gets cards of a kind that the base game does not have.
    fn holds(&mut self) -> Played<()> {
        let of_base = &Options::default().kit().held;
        let kinds = self.options.kit().held.iter();
        for kind in kinds.filter(|kind| !of_base.contains(kind)).copied() {
            let (seat, cards) = (self.seat(), self.whim.below(3));
            self.corrects(Correction::Held { kind, seat, cards })?;
        }
        Ok(())
    }

    /// The fleet comes to New Caprica or to the crossroads, where that is the objective.
    fn lands(&mut self) -> Played<()> {
        let over = self.patience == 0 || self.pair.state().outcome.is_some();
        let kit = self.pair.state().kit();
        if over || kit.new_caprica.is_none() && kit.crossroads.is_none() {
            return Ok(());
        }
        let distance = kit.distances.second;
        self.corrects(Correction::Distance { distance })?;
        self.settles()?;
        let ships = self.pair.state().space.locked.len();
        if ships > 0 && self.whim.percent(60) {
            // As the Shipyard does it.
            let locked = u8::try_from(ships).unwrap_or(u8::MAX) - 1;
            self.corrects(Correction::StackedShips {
                locked,
                prepared: 1,
            })?;
        }
        for _ in 0..4 {
            if self.patience > 0 && self.pair.state().outcome.is_none() {
                self.goes_on()?;
            }
        }
        Ok(())
    }

    /// The fleet jumps, into the Sleeper phase where it has not come.
    fn jumps(&mut self, to_the_sleeper_phase: bool) -> Played<()> {
        if to_the_sleeper_phase && !self.pair.state().loyalty.sleeper_phase {
            self.corrects(Correction::Distance { distance: 3 })?;
            if self.whim.percent(30) {
                let (resource, value) = (Resource::Food, 8);
                self.corrects(Correction::Resource { resource, value })?;
            } else if self.whim.percent(50) {
                for resource in Resource::ALL {
                    self.corrects(Correction::Resource { resource, value: 9 })?;
                }
            }
            if self.whim.percent(40) {
                // A revealed Cylon receives cards too, and may pass the Sympathizer on.
                let (seat, sympathizer) = (self.seat(), false);
                self.happens(Happening::CylonRevealed { seat, sympathizer })?;
                self.settles()?;
            }
        }
        if self.pair.state().options.modes.destinations == Mode::App || self.whim.percent(50) {
            self.happens(Happening::JumpBegun)?;
        } else {
            let distance = 1 + self.whim.below(3);
            self.happens(Happening::FleetJumped { distance })?;
        }
        Ok(())
    }

    /// A raptor is back, and its player looks at the top destination (CLAR-4).
    fn scouts(&mut self) -> Played<()> {
        if self.prompt(PromptKind::TakeTurn).is_none() {
            return Ok(());
        }
        let lost = self.pair.state().reserve.destroyed[Craft::Raptor];
        let action = ActionStep::Scouted {
            seat: self.seat(),
            lost,
        };
        let work = vec![Work::Action { action }];
        self.does(&Deed::Comes(vec![Event::Scheduled { work }]))?;
        if let Some(prompt) = self.prompt(PromptKind::ChooseCourse) {
            self.answers(Actor::Referee, &prompt, "destination")?;
        }
        Ok(())
    }

    /// The effects of a card at once, for this player and the one picked.
    fn effects(&mut self, current: SeatId, picked: SeatId, effect: Effect) -> Played<()> {
        if self.prompt(PromptKind::TakeTurn).is_none() {
            return Ok(());
        }
        let location = LocationId::find("press-room").expect("a location");
        let course = Course {
            of: Source::Location { location },
            current,
            picked: Some(picked),
            left: vec![effect],
        };
        let effects = EffectStep::Confirm { course };
        let work = vec![Work::Effects { effects }];
        self.does(&Deed::Comes(vec![Event::Scheduled { work }]))?;
        Ok(())
    }

    fn looks(&mut self) -> Played<()> {
        let (who, at) = (Who::Current, Who::Picked);
        let all = self.whim.percent(50);
        let (looks, looked_at) = (self.seat(), self.seat());
        self.effects(looks, looked_at, Effect::LookAtLoyalty { who, at, all })
    }

    fn hands_on(&mut self) -> Played<()> {
        let revealed = self.pair.state().loyalty.revealed.iter().copied();
        let revealed: Vec<SeatId> = revealed.collect();
        let Some(from) = self.whim.one(&revealed) else {
            return self.reveals();
        };
        let (to, picked) = (Who::Picked, self.seat());
        if picked == from {
            return Ok(());
        }
        self.effects(from, picked, Effect::GiveLoyalty { to })
    }

    /// A player's turn, in the action step, at a place.
    fn turn_of(&mut self, seat: SeatId, place: Option<&str>) -> Played<()> {
        if self.prompt(PromptKind::TakeTurn).is_none() {
            return Ok(());
        }
        self.corrects(Correction::ActivePlayer { seat })?;
        if let Some(location) = place.and_then(LocationId::find) {
            let place = Place::Location { location };
            self.corrects(Correction::Place { seat, place })?;
        }
        let step = TurnStep::Action;
        self.corrects(Correction::TurnStep { step })?;
        Ok(())
    }

    /// A player asks to reveal, on their own phone or at the referee's screen.
    fn reveals(&mut self) -> Played<()> {
        let humans = (0..self.players).map(SeatId);
        let revealed = &self.pair.state().loyalty.revealed;
        let unrevealed: Vec<SeatId> = humans.filter(|seat| !revealed.contains(seat)).collect();
        let Some(seat) = self.whim.one(&unrevealed) else {
            return Ok(());
        };
        let brig = self.whim.percent(20).then_some("brig");
        self.turn_of(seat, brig)?;
        let Some(prompt) = self.prompt(PromptKind::TakeTurn) else {
            return Ok(());
        };
        let actor = if self.whim.percent(70) {
            Actor::Seat { seat }
        } else {
            Actor::Referee
        };
        self.answers(actor, &prompt, "act:reveal")?;
        Ok(())
    }

    fn at_a_cylon_location(&mut self, name: &str) -> Played<()> {
        let revealed = self.pair.state().loyalty.revealed.iter().copied();
        let revealed: Vec<SeatId> = revealed.collect();
        let Some(seat) = self.whim.one(&revealed) else {
            return self.reveals();
        };
        self.turn_of(seat, Some(name))?;
        let Some(prompt) = self.prompt(PromptKind::TakeTurn) else {
            return Ok(());
        };
        let acts: Vec<String> = prompt
            .choices
            .iter()
            .map(|choice| choice.id.clone())
            .filter(|id| id.starts_with("act:"))
            .collect();
        if let Some(act) = self.whim.one(&acts) {
            self.answers(Actor::Referee, &prompt, &act)?;
        }
        Ok(())
    }

    /// Raiders among the civilian ships.
    fn fights(&mut self) -> Played<()> {
        let rows = &self.pair.state().kit().zones;
        let zones: Vec<Zone> = rows.iter().map(|row| row.id).collect();
        let area = self.whim.one(&zones).unwrap_or(zones[0]);
        let kind = Craft::Raider;
        let count = 1 + self.whim.below(3);
        self.corrects(Correction::Ships { area, kind, count })?;
        let icon = ShipIcon::Raiders;
        self.happens(Happening::ShipsActivated { icon })?;
        Ok(())
    }

    fn ends(&mut self) -> Played<()> {
        if self.whim.percent(60) {
            return Ok(());
        }
        let winner = Winner::Cylons;
        self.happens(Happening::GameDeclared { winner })?;
        // A Leader may still have Motives to reveal.
        if let Some(prompt) = self.whim.one(&prompts(self.pair.state())) {
            self.answers_somehow(&prompt)?;
        }
        if self.whim.percent(50) {
            self.happens(Happening::PlayedOn)?;
        }
        Ok(())
    }
}
