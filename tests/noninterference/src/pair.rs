//! A game and its twin: whatever is done is done at both, and whatever the observer could see of it must be the
//! same, byte for byte.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use dradis_facts::chance::Stream;
use dradis_facts::content::{HeldKind, LoyaltyCard, Trauma};
use dradis_facts::hidden::Hidden;
use dradis_facts::seat::clockwise_from;
use dradis_facts::{Rejection, SeatId};
use dradis_rules::history::{History, Record};
use dradis_rules::play::sleeper;
use dradis_rules::{Actor, Command, Viewer, narrate, seat_secret, view};
use dradis_state::action::ActionEvent;
use dradis_state::agenda::Work;
use dradis_state::check::CheckEvent;
use dradis_state::crossroads::CrossroadsEvent;
use dradis_state::effect::EffectEvent;
use dradis_state::held::HeldEvent;
use dradis_state::ionian::IonianEvent;
use dradis_state::jump::JumpEvent;
use dradis_state::loyalty::Deal;
use dradis_state::new_caprica::NewCapricaEvent;
use dradis_state::passing::PassingEvent;
use dradis_state::sleeper::SleeperEvent;
use dradis_state::space::Ships;
use dradis_state::undo::undo_class;
use dradis_state::{Event, State, apply};

use crate::Coverage;
use crate::procedure::Procedure;
use crate::secret::{Secret, hidden_places};
use crate::whim::{Whim, Words};

/// Where a planted leak gets out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// In the view of the observer.
    Seen,
    /// In a line of the log.
    Told,
    /// In the reason of a refusal.
    Refused,
    /// In whether something is done or refused.
    Answered,
    /// In what undo says of a step.
    Undone,
    /// In what an error of the program would print.
    Printed,
}

impl Way {
    /// Every way once.
    pub const ALL: [Self; 6] = [
        Self::Seen,
        Self::Told,
        Self::Refused,
        Self::Answered,
        Self::Undone,
        Self::Printed,
    ];
}

/// A leak that is there on purpose.
#[derive(Clone, Copy, Debug)]
pub struct Plant {
    /// What gets out.
    pub secret: Secret,
    /// Where.
    pub way: Way,
}

/// What tells a game from its twin.
#[derive(Clone, Debug)]
pub struct Leak {
    /// Number of the pair.
    pub pair: u64,
    /// What was done.
    pub deed: String,
    /// What was done before.
    pub before: Vec<String>,
    /// Where it showed, and what was there at both.
    pub shows: String,
}

/// Something done at both.
#[derive(Clone, Debug)]
pub(crate) enum Deed {
    Give(Actor, Command),
    /// Another player has read: at the twin another one.
    Read {
        one: SeatId,
        twin: SeatId,
        repeats: bool,
    },
    /// Something the rules do by themselves elsewhere, so that pairs come to it often.
    Comes(Vec<Event>),
    Undo,
    Redo,
    UndoFight,
}

/// Whether a deed was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Done {
    Yes,
    Refused,
    /// The observer, or everybody, may learn something of it that is another thing at the twin.
    LeftOut,
}

/// One of the two games.
struct Game {
    history: History,
    chance: Words,
    rows: u64,
}

impl Game {
    fn new(shared: u64, own: u64, apart: Vec<Stream>) -> Self {
        Self {
            history: History::default(),
            chance: Words { shared, own, apart },
            rows: 0,
        }
    }

    fn state(&self) -> &State {
        self.history.state()
    }

    fn add(&mut self, record: Record) {
        self.rows += 1;
        self.history
            .add(self.rows, record)
            .expect("the record follows");
    }
}

pub(crate) struct Pair<'a> {
    number: u64,
    observer: SeatId,
    one: Game,
    twin: Game,
    plant: Option<Plant>,
    counted: &'a mut Coverage,
    differed: BTreeSet<Secret>,
    came: BTreeMap<Procedure, u32>,
    /// What was done so far.
    deeds: Vec<Deed>,
    /// How the twin's Loyalty cards lie elsewhere.
    moves: Moves,
    /// Whether everything is looked through for hidden fields and printed texts, which takes its time.
    thorough: bool,
}

/// How the cards of the twin's deal are moved.
pub(crate) struct Moves {
    pub(crate) whim: Whim,
    /// Cards that change places; few, so that what some players do later shows the same at both.
    pub(crate) swaps: u8,
    /// Whether the Sympathizer stays where it is: it is shown to everybody.
    pub(crate) sympathizer_stays: bool,
}

impl<'a> Pair<'a> {
    pub(crate) fn new(
        number: u64,
        observer: SeatId,
        apart: Vec<Stream>,
        moves: Moves,
        plant: Option<Plant>,
        counted: &'a mut Coverage,
    ) -> Self {
        Self {
            number,
            observer,
            one: Game::new(number, 2 * number + 1, apart.clone()),
            twin: Game::new(number, 2 * number + 2, apart),
            plant,
            counted,
            differed: BTreeSet::new(),
            came: BTreeMap::new(),
            deeds: Vec::new(),
            moves,
            thorough: number.is_multiple_of(25) || plant.is_some(),
        }
    }

    /// The first of the two games: what is public of it is the same at the twin.
    pub(crate) fn state(&self) -> &State {
        self.one.state()
    }

    /// The others who have read, or have not, at either game.
    pub(crate) fn readers(&self, have_read: bool) -> [Vec<SeatId>; 2] {
        [&self.one, &self.twin].map(|game| {
            let reading = game.state().agenda.still_reading();
            let seats = (0u8..).take(game.state().seats.len()).map(SeatId);
            let others = seats.filter(|seat| *seat != self.observer);
            others
                .filter(|seat| !reading.is_empty() && reading.contains(seat) != have_read)
                .collect()
        })
    }

    pub(crate) fn finish(self) {
        self.counted.pairs += 1;
        let state = self.one.state();
        for row in &state.kit().zones {
            let ships = state.space.ships(row.id);
            if *ships != Ships::default() {
                *self.counted.zones.entry(row.id).or_default() += 1;
            }
        }
        for secret in self.differed {
            *self.counted.secrets.entry(secret).or_default() += 1;
        }
        for (procedure, times) in self.came {
            *self.counted.procedures.entry(procedure).or_default() += u64::from(times);
        }
    }

    /// Does something at both games and compares what shows.
    pub(crate) fn does(&mut self, deed: &Deed) -> Result<Done, Box<Leak>> {
        let done = match deed {
            Deed::Give(actor, command) => self.give(deed, *actor, command)?,
            Deed::Read { one, twin, repeats } => self.read(deed, *one, *twin, *repeats)?,
            Deed::Comes(events) => {
                for game in [&mut self.one, &mut self.twin] {
                    let events = events.clone();
                    game.add(Record::Did { events });
                }
                Done::Yes
            }
            Deed::Undo => self.back(deed, Procedure::Undo, History::undo)?,
            Deed::Redo => self.back(deed, Procedure::Redo, History::redo)?,
            Deed::UndoFight => self.back(deed, Procedure::UndoFight, History::undo_fight)?,
        };
        if done != Done::LeftOut {
            self.look(deed)?;
        }
        if done == Done::Yes {
            self.deeds.push(deed.clone());
        }
        Ok(done)
    }

    fn give(&mut self, deed: &Deed, actor: Actor, command: &Command) -> Result<Done, Box<Leak>> {
        let decide = |game: &Game| game.history.decide(actor, command, &game.chance);
        let (one, mut twin) = (decide(&self.one), decide(&self.twin));
        if let (Ok(one), Ok(twin)) = (&one, &mut twin) {
            self.deal_elsewhere(one, twin);
        }
        let learned = |game: &Game, decided: &Result<Record, Rejection>| {
            let events = decided.as_ref().map_or(&[][..], Record::events);
            learned(game.state(), events, self.observer)
        };
        if learned(&self.one, &one) != learned(&self.twin, &twin) {
            return Ok(Done::LeftOut);
        }
        // What another player's phone is answered is for that phone alone.
        let private = matches!(actor, Actor::Seat { seat } if seat != self.observer);
        if !private {
            let done = [&one, &twin].map(|decided| decided.is_ok().to_string());
            self.compare(deed, Way::Answered, done)?;
        }
        match (one, twin) {
            (Ok(one), Ok(twin)) => {
                let knew = [self.one.history.knew(&one), self.twin.history.knew(&twin)];
                self.same(deed, "drawn before", knew.map(|knew| knew.to_string()))?;
                self.told(deed, &one, &twin)?;
                for event in one.events() {
                    for procedure in Procedure::of(event) {
                        self.came(procedure);
                    }
                }
                self.one.add(one);
                self.twin.add(twin);
                Ok(Done::Yes)
            }
            (Err(one), Err(twin)) => {
                if private && one == Rejection::NoCylonCard {
                    self.came(Procedure::RevealRefused);
                }
                if !private {
                    self.refused(deed, &one, &twin)?;
                }
                Ok(Done::Refused)
            }
            // Whoever shows a card tells everybody that they have it, and that they have none whoever cannot.
            (Ok(_), Err(Rejection::NoCylonCard)) | (Err(Rejection::NoCylonCard), Ok(_))
                if private =>
            {
                Ok(Done::LeftOut)
            }
            // So does whoever plays a card of their hand on a phone of their own, where alone it is looked at whether it can be.
            (Ok(_), Err(Rejection::NotMet)) | (Err(Rejection::NotMet), Ok(_)) if private => {
                Ok(Done::LeftOut)
            }
            (one, twin) => {
                let said = [one, twin].map(|decided| match decided {
                    Ok(_) => "done".to_owned(),
                    Err(rejection) => rejection.to_string(),
                });
                self.same(deed, "an outcome", said)?;
                Ok(Done::LeftOut)
            }
        }
    }

    /// What the log says of it, and what an error of the program would print of it.
    fn told(&mut self, deed: &Deed, one: &Record, twin: &Record) -> Result<(), Box<Leak>> {
        let observer = self.observer;
        let lines = |record: &Record| {
            let mut lines = format!("{:?}", undo_class(record.events()));
            for event in record.events() {
                for viewer in [Viewer::Public, Viewer::Seat(observer)] {
                    let _ = write!(lines, "{:?}", narrate(event, viewer));
                }
            }
            lines
        };
        self.compare(deed, Way::Told, [lines(one), lines(twin)])?;
        if self.thorough {
            let printed = [one, twin].map(|record| {
                let mut events = record.events().to_vec();
                // Who has not read is what differs, and shows to nobody at the table.
                for event in &mut events {
                    if let Event::ReadingClosed { without } = event {
                        without.clear();
                    }
                }
                format!("{events:?}")
            });
            self.compare(deed, Way::Printed, printed)?;
            for event in one.events() {
                let json = serde_json::to_value(event).expect("plain data");
                let kind = json["type"].as_str().expect("a type").to_owned();
                hidden_places(&json, &kind, &mut self.counted.hidden);
            }
        }
        Ok(())
    }

    fn refused(&mut self, deed: &Deed, one: &Rejection, twin: &Rejection) -> Result<(), Box<Leak>> {
        self.came(if *one == Rejection::UndoBarred {
            Procedure::UndoBarred
        } else {
            Procedure::Refused
        });
        let said = [one, twin].map(|rejection| {
            format!(
                "{rejection:?} {rejection} {:?} {:?}",
                rejection.line(),
                rejection.rule()
            )
        });
        self.compare(deed, Way::Refused, said)
    }

    fn read(
        &mut self,
        deed: &Deed,
        one: SeatId,
        twin: SeatId,
        repeats: bool,
    ) -> Result<Done, Box<Leak>> {
        let decide = |game: &Game, seat: SeatId| {
            let Some(step) = game.state().agenda.top() else {
                return Err(Rejection::StalePrompt);
            };
            let prompt = format!("{}.{}", step.number, seat.0 + 1);
            let prompt = prompt.parse().expect("two numbers");
            let option = "read".to_owned();
            let answer = Command::Answer { prompt, option };
            let actor = Actor::Seat { seat };
            game.history.decide(actor, &answer, &game.chance)
        };
        let (one, twin) = (decide(&self.one, one), decide(&self.twin, twin));
        let learned = |game: &Game, decided: &Result<Record, Rejection>| {
            let events = decided.as_ref().map_or(&[][..], Record::events);
            learned(game.state(), events, self.observer)
        };
        if learned(&self.one, &one) != learned(&self.twin, &twin) {
            return Ok(Done::LeftOut);
        }
        match (one, twin) {
            (Ok(one), Ok(twin)) => {
                // Who it was is what differs; what follows by itself is the same.
                let observer = self.observer;
                let lines = [&one, &twin].map(|record| {
                    let events = record.events().iter();
                    let told =
                        events.map(|event| format!("{:?}", narrate(event, Viewer::Seat(observer))));
                    told.collect::<String>()
                });
                self.compare(deed, Way::Told, lines)?;
                self.came(Procedure::Reading);
                for event in one.events() {
                    let read = matches!(event, Event::LoyaltyRead { .. });
                    for procedure in Procedure::of(event).into_iter().filter(|_| !read) {
                        self.came(procedure);
                    }
                }
                self.one.add(one);
                self.twin.add(twin);
                Ok(Done::Yes)
            }
            (Err(_), Err(_)) => Ok(Done::Refused),
            (one, twin) => {
                let said = [one, twin].map(|decided| format!("{}", decided.is_ok()));
                assert!(!repeats || said[0] == said[1], "{deed:?}");
                self.same(deed, "an outcome", said)?;
                Ok(Done::LeftOut)
            }
        }
    }

    fn back(
        &mut self,
        deed: &Deed,
        procedure: Procedure,
        back: fn(&History) -> Result<Record, Rejection>,
    ) -> Result<Done, Box<Leak>> {
        match (back(&self.one.history), back(&self.twin.history)) {
            (Ok(one), Ok(twin)) => {
                self.same(deed, "a row", [&one, &twin].map(|row| format!("{row:?}")))?;
                self.came(procedure);
                self.one.add(one);
                self.twin.add(twin);
                Ok(Done::Yes)
            }
            (Err(one), Err(twin)) => {
                self.refused(deed, &one, &twin)?;
                Ok(Done::Refused)
            }
            (one, twin) => {
                let said = [one, twin].map(|decided| format!("{decided:?}"));
                self.same(deed, "an outcome", said)?;
                Ok(Done::LeftOut)
            }
        }
    }

    /// Everything that the observer can look at now.
    fn look(&mut self, deed: &Deed) -> Result<(), Box<Leak>> {
        let observer = self.observer;
        let seen = |game: &Game| {
            serde_json::to_string(&view(game.state(), Viewer::Seat(observer))).expect("plain data")
        };
        self.compare(deed, Way::Seen, [seen(&self.one), seen(&self.twin)])?;
        let undone = [&self.one, &self.twin].map(undo_said);
        self.compare(deed, Way::Undone, undone)?;
        if self.thorough {
            let printed = [&self.one, &self.twin].map(|game| {
                let mut state = game.state().clone();
                // Who has read differs, and shows in nothing but the reader's own view.
                for step in &mut state.agenda.steps {
                    if let Work::ReadLoyalty { waiting } = &mut step.work {
                        waiting.clear();
                    }
                }
                format!("{state:?}")
            });
            self.compare(deed, Way::Printed, printed)?;
            let everybody = [&self.one, &self.twin].map(|game| {
                let view = view(game.state(), Viewer::Public);
                serde_json::to_string(&view).expect("plain data")
            });
            self.same(deed, "what everybody sees", everybody)?;
            let state = serde_json::to_value(self.one.state()).expect("plain data");
            hidden_places(&state, "state", &mut self.counted.hidden);
        }
        for secret in Secret::all(self.one.state().options.game) {
            if !self.differed.contains(&secret) {
                let [one, twin] = self.contents(secret);
                if one != twin {
                    self.differed.insert(secret);
                }
            }
        }
        Ok(())
    }

    fn contents(&self, secret: Secret) -> [String; 2] {
        [&self.one, &self.twin]
            .map(|game| secret.content(game.state(), &game.chance, self.observer))
    }

    fn compare(&mut self, deed: &Deed, way: Way, mut said: [String; 2]) -> Result<(), Box<Leak>> {
        if let Some(plant) = self.plant.filter(|plant| plant.way == way) {
            let contents = self.contents(plant.secret);
            for (said, content) in said.iter_mut().zip(contents) {
                said.push_str(&content);
            }
        }
        self.same(deed, &format!("{way:?}"), said)
    }

    fn same(&self, deed: &Deed, what: &str, [one, twin]: [String; 2]) -> Result<(), Box<Leak>> {
        if one == twin {
            return Ok(());
        }
        let same = one.bytes().zip(twin.bytes()).take_while(|(a, b)| a == b);
        let same = same.count();
        let around = |text: &str| {
            let from = text.floor_char_boundary(same.saturating_sub(160));
            let to = text.floor_char_boundary((same + 160).min(text.len()));
            text[from..to].to_owned()
        };
        let (one, twin) = (around(&one), around(&twin));
        Err(Box::new(Leak {
            pair: self.number,
            deed: format!("{deed:?}"),
            before: self.deeds.iter().map(|deed| format!("{deed:?}")).collect(),
            shows: format!("{what}: at the one game …{one}… at the other …{twin}…"),
        }))
    }

    fn came(&mut self, procedure: Procedure) {
        *self.came.entry(procedure).or_default() += 1;
    }

    /// The deal of the twin: the observer's cards stay, now and in the Sleeper phase, and others change places.
    fn deal_elsewhere(&mut self, one: &Record, twin: &mut Record) {
        let dealt = one.events().iter().find_map(|event| {
            if let Event::LoyaltyDealt { counts: _, deal } = event {
                Some(deal.reveal().clone())
            } else {
                None
            }
        });
        let (Some(deal), Record::Did { events }) = (dealt, twin) else {
            return;
        };
        let moved = self.moves.moved(&deal, self.one.state(), self.observer);
        swap_tokens(events, self.observer);
        for event in events {
            if let Event::LoyaltyDealt { counts: _, deal } = event {
                **deal = Hidden::new(moved.clone());
            }
        }
    }
}

/// Two trauma tokens of the set-up change places, a token that somebody else has or that lies on the board and another one
/// of the supply: the observer's stay, and so do disasters, which are shown.
fn swap_tokens(events: &mut [Event], observer: SeatId) {
    let (mut drawn, mut decks) = (Vec::new(), 0);
    for event in &*events {
        if let Event::Held {
            kind: HeldKind::TRAUMA,
            held,
        } = event
        {
            if let HeldEvent::DeckBuilt { .. } = held {
                decks += 1;
            } else if let HeldEvent::Dealt { seat } = held {
                drawn.push(*seat != observer);
            }
        } else if let Event::Ionian {
            ionian: IonianEvent::TokenPlaced { .. },
        } = event
        {
            drawn.push(true);
        }
    }
    // What was set aside is mixed in by a second shuffle, which would not fit.
    if decks != 1 {
        return;
    }
    for event in events {
        if let Event::Held {
            kind: HeldKind::TRAUMA,
            held: HeldEvent::DeckBuilt { cards: _, deck },
        } = event
        {
            let mut tokens = deck.reveal().clone();
            let disaster = |at: usize| tokens[at].trauma() == Some(Trauma::Disaster);
            let of_others = (0..drawn.len()).find(|at| drawn[*at] && !disaster(*at));
            let other = of_others.and_then(|one| {
                let mut left = drawn.len()..tokens.len();
                left.find(|at| !disaster(*at) && tokens[*at] != tokens[one])
            });
            if let (Some(one), Some(other)) = (of_others, other) {
                tokens.swap(one, other);
                *deck = Hidden::new(tokens);
            }
        }
    }
}

impl Moves {
    fn moved(&mut self, deal: &Deal, state: &State, observer: SeatId) -> Deal {
        let Deal {
            hands,
            deck,
            unused,
            spare,
            discarded,
            came,
        } = deal;
        let mut moved: Vec<Vec<LoyaltyCard>> =
            hands.iter().chain([deck, unused, spare]).cloned().collect();
        let received = received(state);
        let observers = |list: usize, at: usize| {
            list == observer.index() || (list == hands.len() && received.get(at) == Some(&observer))
        };
        // It goes into the deck after the deal, so that nobody is dealt it before the Sleeper phase (LOYDECK-7).
        let is_sympathizer = |card: &LoyaltyCard| card.name() == "sympathizer";
        let place = deck.iter().position(is_sympathizer);
        if let Some(place) = place.filter(|place| !observers(hands.len(), *place))
            && !self.sympathizer_stays
        {
            let places = (0..deck.len()).filter(|at| !observers(hands.len(), *at));
            let other = self.whim.one(&places.collect::<Vec<_>>());
            moved[hands.len()].swap(place, other.unwrap_or(place));
        }
        let mut slots: Vec<(usize, usize)> = (0..moved.len())
            .flat_map(|list| (0..moved[list].len()).map(move |at| (list, at)))
            .filter(|(list, at)| !observers(*list, *at) && !is_sympathizer(&moved[*list][*at]))
            .collect();
        self.whim.shuffle(&mut slots);
        slots.truncate(usize::from(self.swaps));
        let lay = moved.clone();
        let mut from = slots.clone();
        let by = from.len().min(1);
        from.rotate_left(by);
        for ((list, at), (other, place)) in slots.iter().zip(from) {
            moved[*list][*at] = lay[other][place];
        }
        let spare = moved.pop().expect("the ones left over");
        let unused = moved.pop().expect("the unused ones");
        let deck = moved.pop().expect("the deck");
        Deal {
            hands: moved,
            deck,
            unused,
            spare,
            // Everybody has seen them.
            discarded: discarded.clone(),
            came: came.clone(),
        }
    }
}

/// Who receives which card of the deck in the Sleeper phase, as things stand.
fn received(state: &State) -> Vec<SeatId> {
    let numbered: Vec<SeatId> = (0u8..).take(state.seats.len()).map(SeatId).collect();
    let first = state.turn.first.unwrap_or(SeatId(0));
    let leads = |seat: &SeatId| {
        state
            .loyalty
            .leader
            .is_some_and(|leader| leader.seat == *seat)
    };
    let dealt = clockwise_from(&numbered, first).filter(|seat| !leads(seat));
    let mut seats: Vec<SeatId> = dealt.collect();
    seats.extend(sleeper::boomer(state));
    seats
}

/// What undo and redo say of the steps they would take back or repeat.
fn undo_said(game: &Game) -> String {
    let history = &game.history;
    let label = |events: &[Event]| {
        let mut lines = events
            .iter()
            .filter_map(|event| narrate(event, Viewer::Public));
        (lines.next(), undo_class(events))
    };
    let step = |(number, events): (u64, &[Event])| (number, label(events));
    let roll = history.before_last_roll();
    format!(
        "{:?} {:?} {:?} {:?}",
        history.last_done().map(step),
        history.last_undone().map(step),
        history.whole_fight(),
        roll.map(|before| (before.step, before.face)),
    )
}

/// What everybody may learn of these events, and what the observer may: another card at the twin is no leak then.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "every other event tells nothing that was hidden"
)]
fn learned(state: &State, events: &[Event], observer: SeatId) -> Vec<String> {
    let mut learned = Vec::new();
    let mut own = false;
    for event in events {
        match event {
            Event::CivilianDestroyed { .. }
            | Event::DestinyShown { .. }
            // Dradis's own two cards are in the total, and nobody learns more of them.
            | Event::Check {
                check: CheckEvent::TotalTold { .. },
            }
            | Event::Effect {
                effect: EffectEvent::CivilianLost { .. } | EffectEvent::DestinyDiscarded { .. },
            }
            | Event::Jump {
                jump: JumpEvent::Chosen { .. },
            }
            | Event::NewCaprica {
                new_caprica: NewCapricaEvent::ShipLost { .. },
            }
            | Event::Ionian {
                ionian: IonianEvent::Met { .. } | IonianEvent::Disaster { .. },
            }
            | Event::Crossroads {
                crossroads: CrossroadsEvent::Selected { .. } | CrossroadsEvent::Counted { .. },
            }
            | Event::Sleeper {
                sleeper: SleeperEvent::SympathizerShown { .. },
            }
            | Event::Held { kind: _, held: HeldEvent::Played { .. } | HeldEvent::Shown { .. },
            }
            | Event::Passing {
                passing:
                    PassingEvent::Shown { .. }
                    | PassingEvent::Seen { .. }
                    | PassingEvent::LeftWith { .. },
            }
            | Event::Action {
                action: ActionEvent::CylonCardShown { .. },
            } => {
                learned.push(serde_json::to_string(event).expect("plain data"));
            }
            // What has been drawn from the deck since the deal is another card at the twin.
            Event::Sleeper {
                sleeper: SleeperEvent::Dealt { .. },
            } => own = true,
            Event::CiviliansSeen { seat, .. }
            | Event::Effect {
                effect: EffectEvent::DestinyLooked { seat },
            }
            | Event::Passing {
                passing: PassingEvent::Drew { seat, by_hand: _ },
            }
            | Event::Ionian {
                ionian: IonianEvent::TokenTaken { seat, .. },
            }
            | Event::Held { kind: _, held: HeldEvent::Dealt { seat },
            } => own |= *seat == observer,
            Event::Sleeper {
                sleeper: SleeperEvent::SympathizerPassed { from: _, to },
            }
            | Event::Effect {
                effect: EffectEvent::LoyaltyGiven { to, .. },
            }
            | Event::Held { kind: _, held: HeldEvent::Given { from: _, to, at: _ },
            }
            | Event::Jump {
                jump: JumpEvent::Dealt { chooser: to, .. },
            } => own |= *to == observer,
            Event::Effect {
                effect: EffectEvent::LoyaltyLooked { seat, at, .. },
            } => own |= [*seat, *at].contains(&observer),
            _ => {}
        }
    }
    if own {
        let mut state = state.clone();
        for event in events {
            apply(&mut state, event);
        }
        let own = serde_json::to_string(&seat_secret(&state, observer));
        learned.push(own.expect("plain data"));
    }
    learned
}
