//! The state of a game: plain data, a struct per subsystem.

use dradis_facts::craft::Craft;
use std::collections::{BTreeMap, BTreeSet};

use dradis_facts::ability::Ability;
use dradis_facts::battle::BasestarAt;
use dradis_facts::chance::{Drawn, Positions};
use dradis_facts::content::{
    Board, CharacterId, CharacterType, CrisisDeck, CrisisRule, HeldKind, LocationId,
};
use dradis_facts::hidden::Hidden;
use dradis_facts::kit::Kit;
use dradis_facts::mark::RuleId;
use dradis_facts::options::{Options, Tracking};
use dradis_facts::piles::Pile;
use dradis_facts::places::Place;
use dradis_facts::rejection::Rejection;
use dradis_facts::resources::Resource;
use dradis_facts::rule;
use dradis_facts::seat::{SeatId, as_named};
use dradis_facts::space::Area;
use dradis_facts::turn::TurnStep;
use serde::{Deserialize, Serialize};

use crate::action::ActionEvent;
use crate::agenda::Agenda;
use crate::battle::Battle;
use crate::boarding::Boarding;
use crate::check::{Check, CheckEvent};
use crate::correction::{self, Reason};
use crate::crisis::{Crises, CrisisEvent};
use crate::crossroads::{self, Crossroads};
use crate::damage::Damage;
use crate::destiny::Destiny;
use crate::earth::{self, Earth};
use crate::effect::EffectEvent;
use crate::event::Event;
use crate::execution::ExecutionEvent;
use crate::hand::Hands;
use crate::held::{self, HeldDeck};
use crate::ionian::{self, Ionian};
use crate::jump::{Destinations, Jump, JumpEvent};
use crate::laid;
use crate::look::Looking;
use crate::loyalty::{Leader, Loyalty, LoyaltyCounts, Standing};
use crate::new_caprica::{self, NewCaprica};
use crate::passing::PassingEvent;
use crate::piles::Piles;
use crate::places::Places;
use crate::quorum::Quorum;
use crate::reminder::{self, Reminding};
use crate::reserve::Reserve;
use crate::resources::Resources;
use crate::seat::Seat;
use crate::shared::Shared;
use crate::space::{Basestar, CivilianShip, Space};
use crate::titles::Titles;
use crate::turn::{Outcome, Remembered, Turn};

/// Everything about a game. It never leaves the process as it is; see `view`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// What the table agreed on.
    pub options: Options,
    /// The players, numbered as they were named at the set-up; empty before it.
    pub seats: Shared<Vec<Seat>>,
    /// The clockwise order in which they sit (TURN-1). A seat keeps its number when somebody moves.
    pub order: Vec<SeatId>,
    /// The dials.
    pub resources: Resources,
    /// President and Admiral.
    pub titles: Shared<Titles>,
    /// The ships around Galactica.
    pub space: Space,
    /// Vipers and raptors that are damaged or gone.
    pub reserve: Reserve,
    /// Damage to Galactica.
    pub damage: Damage,
    /// The way to the next jump, and how far the fleet has come.
    pub jump: Jump,
    /// Centurions aboard.
    pub boarding: Boarding,
    /// Where the characters stand.
    pub places: Shared<Places>,
    /// Skill cards in hand.
    pub hands: Shared<Hands>,
    /// Piles beside the board.
    pub piles: Piles,
    /// The cards of the Destiny deck.
    pub destiny: Shared<Destiny>,
    /// Loyalty cards.
    pub loyalty: Shared<Loyalty>,
    /// Turn order.
    pub turn: Turn,
    /// What is remembered of the fight.
    pub battle: Battle,
    /// Crises.
    pub crises: Shared<Crises>,
    /// The skill check that runs.
    pub check: Option<Check>,
    /// Quorum cards that lie open.
    pub quorum: Shared<Quorum>,
    /// Destinations.
    pub destinations: Shared<Destinations>,
    /// Cards that players hold and Dradis keeps, kind by kind; empty where the table keeps them.
    #[serde(default)]
    pub held: Shared<Vec<HeldDeck>>,
    /// How many cards players hold, by kind, however they are kept. Public; which they are is their own (CYPLAYER-6).
    #[serde(default)]
    pub holding: BTreeMap<HeldKind, BTreeMap<SeatId, u8>>,
    /// Abilities that are used once in a game and have been. Public.
    pub used: BTreeSet<Ability>,
    /// Miracle tokens of the players, where they are in play (XMIR-2). Public.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub miracles: BTreeMap<SeatId, u8>,
    /// Reminders that the table does not want to see again. Public.
    pub muted: BTreeSet<RuleId>,
    /// What reminders remember of what has just happened. Public.
    #[serde(default)]
    pub reminding: Reminding,
    /// Characters who have left the game (EXEC-6). Public.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub gone: BTreeSet<CharacterId>,
    /// Those of them whose execution has cost no morale. Public.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub unmourned: BTreeSet<CharacterId>,
    /// New Caprica, once the fleet has come there (NC-1). Public.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub new_caprica: Option<NewCaprica>,
    /// What only a game for Earth has. Public.
    #[serde(default, skip_serializing_if = "Earth::is_nothing")]
    pub earth: Earth,
    /// Allies and trauma tokens on the board, where the Ionian Nebula is the objective (XSETUP-19).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ionian: Option<Ionian>,
    /// The Crossroads phase, once it has begun (ION-4). Public but for the tokens that lie face down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub crossroads: Option<Crossroads>,
    /// Players who are out of the game (ION-15). Public.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub eliminated: BTreeSet<SeatId>,
    /// Unfinished work.
    pub agenda: Agenda,
    /// How far every stream of chance has been drawn.
    pub chance: Positions,
    /// How the game ended, if it has.
    pub outcome: Option<Outcome>,
    /// The ends the table has played on from: they do not end the game again while they last. Public.
    pub waived: Vec<Outcome>,
}

impl State {
    /// Whether a player may have so many skill cards: as far as hands are counted, by the count.
    #[must_use]
    pub fn may_hold(&self, seat: SeatId, cards: u8) -> bool {
        match self.options.tracking {
            Tracking::Full => self.hands.of(seat) >= cards,
            // Nobody counts, and who is out of the game holds none (ION-15).
            Tracking::Light => !self.is_out(seat),
        }
    }

    /// What is in play.
    #[must_use]
    pub fn kit(&self) -> &'static Kit {
        self.options.kit()
    }

    /// Cards of a pile where all of them are in it.
    #[must_use]
    pub fn most_cards(&self, pile: Pile) -> u8 {
        let kit = self.kit();
        match (&self.new_caprica, &kit.new_caprica, pile) {
            (Some(_), Some(facts), Pile::Crisis) => {
                rule!("NC-6");
                facts.crises
            }
            (_, _, pile) => pile.most(kit),
        }
    }

    /// The deck from which crises are drawn (NC-6, NC-36).
    #[must_use]
    pub fn crisis_deck(&self) -> CrisisDeck {
        match self.new_caprica {
            Some(_) => {
                rule!("NC-36");
                CrisisDeck::NewCaprica
            }
            None => CrisisDeck::Crisis,
        }
    }

    /// Whether a ship of the kit has been destroyed: her locations are no more, for any effect (XBOARD-20). Colonial One
    /// has, once the fleet is on New Caprica (NC-3).
    #[must_use]
    pub fn has_lost(&self, ship: Board) -> bool {
        if ship == Board::COLONIAL_ONE && self.new_caprica.is_some() {
            rule!("NC-3");
            rule!("NC-10");
            return true;
        }
        if ship == Board::COLONIAL_ONE && self.colonial_one_is_turned_over() {
            rule!("XBOARD-20");
            return true;
        }
        let mut hulls = self.kit().hulls.iter();
        let lost = hulls.any(|hull| hull.board == ship && self.damage.has_destroyed(hull));
        if lost {
            rule!("XBOARD-20");
        }
        lost
    }

    /// Whether the overlay of Colonial One shows that she has been destroyed (XBOARD-4). Without an overlay her locations
    /// stay, and nobody enters them (CRISIS-5).
    #[must_use]
    pub fn colonial_one_is_turned_over(&self) -> bool {
        let overlaid = self.kit().overlays(Board::COLONIAL_ONE);
        let turned = overlaid && self.crises.rule(CrisisRule::ColonialOneClosed);
        if turned {
            rule!("XBOARD-4");
        }
        turned
    }

    /// The locations there are, in the order of the kit.
    pub fn locations(&self) -> impl Iterator<Item = LocationId> {
        let closed = self.crises.rule(CrisisRule::ColonialOneClosed);
        let all = self.kit().locations.iter().copied();
        all.filter(move |location| {
            let board = location.facts().board;
            let is_closed = closed && board == Board::COLONIAL_ONE;
            let shown = !self.has_lost(board) && !self.is_turned_over(*location);
            shown && !is_closed && self.is_reached(board)
        })
    }

    /// Whether a board has come into play (NC-1), and nothing keeps everybody from it (NC-42).
    #[must_use]
    pub fn is_reached(&self, board: Board) -> bool {
        if board == Board::NEW_CAPRICA {
            rule!("NC-1");
            return self.new_caprica.is_some();
        }
        if board == Board::REBEL_BASESTAR {
            rule!("EARTH-SETUP-2");
            return self.earth.rebel.is_some();
        }
        !self.is_cut_off()
    }

    /// Refuses a place that is not there: a location of another box, or of a ship that has been destroyed (XBOARD-20).
    ///
    /// # Errors
    /// [`Rejection::NotInPlay`].
    pub fn require_place(&self, place: Place) -> Result<(), Rejection> {
        self.kit().require_place(place)?;
        match place {
            Place::Location { location }
                if self.is_away(location.facts().board) || self.is_turned_over(location) =>
            {
                let name = location.name().to_owned();
                Err(Rejection::NotInPlay { name })
            }
            Place::Location { .. } | Place::Viper { .. } | Place::OffBoard => Ok(()),
        }
    }

    /// Whether a board is out of the game, or has not come into it.
    fn is_away(&self, board: Board) -> bool {
        let waits = board == Board::NEW_CAPRICA && self.new_caprica.is_none()
            || board == Board::REBEL_BASESTAR && self.earth.rebel.is_none();
        if waits {
            rule!("XBOARD-20");
        }
        self.has_lost(board) || waits
    }

    /// The damaged locations of ships that are there, which can be repaired.
    pub fn damaged(&self) -> impl Iterator<Item = LocationId> {
        let all = self.damage.locations.iter().copied();
        all.filter(|location| !self.has_lost(location.facts().board))
    }

    /// Whether the game has been set up.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        !self.seats.is_empty()
    }

    /// A Cylon ship moves only as it acts, so the one that comes has acted and the one that goes had.
    fn move_ship(&mut self, kind: Craft, from: Area, to: Area) {
        self.space.ships_mut(from).alike.fewer(kind, 1);
        self.space.ships_mut(to).alike.more(kind, 1);
        if !kind.is_piloted() {
            self.battle.acted_mut(from).fewer(kind, 1);
            self.battle.acted_mut(to).more(kind, 1);
        }
    }

    /// No more ships have acted than there are.
    pub(crate) fn settle_acted(&mut self) {
        for area in Area::ALL {
            let ships = self.space.ships(area);
            let acted = self.battle.acted_mut(area);
            for craft in Craft::ALL {
                acted[craft] = acted[craft].min(ships.count(craft));
            }
        }
    }

    fn set_empty(&mut self, seat: SeatId, empty: bool) {
        if let Some(seat) = self.seats.get_mut(seat.index()) {
            seat.empty = empty;
        }
    }

    /// That there is a seat, whose player is in the game.
    ///
    /// # Errors
    /// [`Rejection::NoSuchSeat`] for a seat that nobody was ever named for; [`Rejection::OutOfTheGame`].
    pub fn require_playing(&self, seat: SeatId) -> Result<(), Rejection> {
        self.require_seat(seat)?;
        if self.is_out(seat) {
            return Err(Rejection::OutOfTheGame);
        }
        Ok(())
    }

    /// That there is a seat.
    ///
    /// # Errors
    /// [`Rejection::NoSuchSeat`] for a seat that nobody was ever named for.
    pub fn require_seat(&self, seat: SeatId) -> Result<(), Rejection> {
        if seat.index() < self.seats.len() {
            Ok(())
        } else {
            Err(Rejection::NoSuchSeat { seat })
        }
    }
}

/// Writes an event into the state. Total: it checks nothing, draws nothing and cannot fail.
pub fn apply(state: &mut State, event: &Event) {
    reminder::note(state, event);
    match event {
        Event::GameBegan {
            options,
            names,
            resources,
            first,
            rolled: _,
        } => {
            state.options = *options;
            state.seats = names
                .iter()
                .map(|name| Seat {
                    name: name.clone(),
                    character: None,
                    empty: false,
                })
                .collect();
            state.order = as_named(names.len()).collect();
            state.piles = Piles::at_start(options.kit());
            rule!("XVIPER-5");
            state.reserve.damaged = options.kit().damaged_at_start;
            state.resources = *resources;
            state.turn.first = Some(*first);
        }
        Event::Drew { drawn } => {
            for Drawn {
                stream,
                from: _,
                to,
            } in drawn.reveal()
            {
                state.chance.set(*stream, *to);
            }
        }
        Event::Scheduled { work } => state.agenda.schedule(work),
        Event::Crisis { crisis } => {
            if let CrisisEvent::CameUp { from: _ } | CrisisEvent::AnotherBegan = crisis {
                // Romo Lampkin deceives once a crisis.
                state.turn.remembered.used.remove(&Ability::Deceitful);
            }
            let to_come = &mut state.turn.remembered.jump_icon;
            *to_come = state.crises.jump_icon_to_come(*to_come, crisis);
            state.crises.apply(crisis);
        }
        Event::Check { check } => match check {
            CheckEvent::Began { check } => state.check = Some((**check).clone()),
            CheckEvent::Chosen { .. } | CheckEvent::Decided { .. } => state.check = None,
            CheckEvent::Changed { .. }
            | CheckEvent::DestinyAdded { .. }
            | CheckEvent::Learned { .. }
            | CheckEvent::Added { .. }
            | CheckEvent::Came { .. }
            | CheckEvent::CardTold { .. }
            | CheckEvent::TypeTold { .. }
            | CheckEvent::TotalTold { .. }
            | CheckEvent::AbilityTold { .. }
            | CheckEvent::AbilityResolved { .. }
            | CheckEvent::CardTakenOut { .. }
            | CheckEvent::Settled { .. }
            | CheckEvent::TreacheryShown { .. }
            | CheckEvent::CardTakenBack { .. } => {
                if let Some(running) = &mut state.check {
                    running.apply(check);
                }
            }
        },
        Event::Quorum { quorum } => state.quorum.apply(quorum),
        Event::Effect { effect } => apply_effect(state, effect),
        Event::Jump { jump } => {
            match jump {
                JumpEvent::Departed => {
                    state.space.clear();
                    state.settle_acted();
                }
                JumpEvent::Travelled { from: _, to } => state.jump.distance = *to,
                JumpEvent::TokenReset => state.jump.space = 0,
                JumpEvent::SleeperPhase => state.loyalty.sleeper_phase = true,
                JumpEvent::DeckBuilt { cards, deck: _ } => {
                    state.piles.set(Pile::Destinations, *cards);
                }
                JumpEvent::Dealt { .. }
                | JumpEvent::PutBack { .. }
                | JumpEvent::Chosen { .. }
                | JumpEvent::Discarded { .. }
                | JumpEvent::LastLeg
                | JumpEvent::Held { .. } => {}
            }
            state.destinations.apply(jump);
        }
        Event::Pursuit { pursuit } => {
            state.space.pursue(*pursuit);
            state.settle_acted();
        }
        Event::NewCaprica { new_caprica } => new_caprica::apply(state, new_caprica),
        Event::Earth { earth } => earth::apply(state, earth),
        Event::Ionian { ionian } => ionian::apply(state, *ionian),
        Event::Crossroads { crossroads } => crossroads::apply(state, crossroads),
        Event::Sleeper { sleeper } => state.loyalty.apply(sleeper),
        Event::Passing { passing } => {
            state.turn.over |= *passing == PassingEvent::TurnOver;
            state.turn.remembered.mutineer_drew |= *passing == PassingEvent::MutineerDrew;
            state.loyalty.pass(passing);
        }
        Event::Execution { execution } => match execution {
            ExecutionEvent::Began { seat, character: _ } => {
                if state.turn.remembered.fragile == Some(*seat) {
                    state.turn.remembered.fragile = None;
                }
                // A Leader is among the humans no longer (XINF-10).
                let mut leader = state.loyalty.leader.as_mut();
                if let Some(leader) = leader.as_mut().filter(|leader| leader.seat == *seat) {
                    leader.infiltrating = false;
                }
            }
            ExecutionEvent::Benched { seat } => {
                state.turn.benched = Some((*seat, state.turn.number));
            }
            ExecutionEvent::AbilityLost { seat: _, ability } => {
                state.used.insert(*ability);
            }
            ExecutionEvent::CharacterLeft {
                seat,
                character,
                unmourned,
            } => {
                state.gone.insert(*character);
                if *unmourned {
                    state.unmourned.insert(*character);
                }
                state.places.leave(*seat);
                let fragile = &mut state.turn.remembered.fragile;
                *fragile = fragile.filter(|fragile| fragile != seat);
                let brig = &mut state.turn.remembered.brig_at_end;
                *brig = brig.filter(|jailed| jailed != seat);
                if state.turn.active == Some(*seat) {
                    rule!("CLAR-12");
                    state.turn.remembered.lent = None;
                }
                if let Some(seat) = state.seats.get_mut(seat.index()) {
                    seat.character = None;
                }
            }
        },
        Event::AbilityUsed { seat, ability } => {
            state.crises.used(*ability);
            if ability.once_per_turn() {
                state.turn.remembered.used.insert(*ability);
            }
            if ability.once_per_game() && state.kit().miracles > 0 {
                rule!("XMIR-1");
                let tokens = state.miracles.entry(*seat).or_default();
                *tokens = tokens.saturating_sub(ability.miracles());
            } else if ability.once_per_game() {
                state.used.insert(*ability);
            }
        }
        Event::Action { action } => {
            if let ActionEvent::CylonCardShown { seat, card } = action {
                state.loyalty.turned_up.insert(*seat, *card);
            }
            state.turn.act(action);
        }
        Event::HeldCounted {
            kind,
            seat,
            from: _,
            to,
        } => held::count(state, *kind, *seat, *to),
        Event::Held { kind, held } => held::apply(state, *kind, held),
        Event::StepDone => {
            state.agenda.steps.pop();
        }
        Event::CharacterChosen { seat, character } => {
            let facts = character.facts();
            if facts.kind == CharacterType::CylonLeader {
                state.loyalty.leader = Some(Leader {
                    seat: *seat,
                    infiltrating: facts.infiltrates,
                });
            }
            if let Some(seat) = state.seats.get_mut(seat.index()) {
                seat.character = Some(*character);
            }
        }
        Event::CharacterPlaced { seat, place } => state.places.put(*seat, *place),
        Event::TitleGiven { title, seat } => state.titles.give(*title, *seat),
        Event::NukesTaken { seat: _, nukes } => state.titles.nukes = *nukes,
        Event::Infiltration { seat, infiltrating } => {
            state.loyalty.leader = Some(Leader {
                seat: *seat,
                infiltrating: *infiltrating,
            });
        }
        Event::Miracles { seat, tokens } => {
            state.miracles.insert(*seat, *tokens);
        }
        Event::BoardLaidOut { ships, civilians } => {
            for ships in ships {
                state.space.place(ships);
            }
            for ship in civilians {
                state.space.place_civilian(ship);
            }
        }
        Event::CivilianShipsPlaced { ships } => {
            for ship in ships {
                state.space.place_civilian(ship);
            }
        }
        Event::CivilianShipsReturned { handles } => {
            let gone = |ship: &CivilianShip| handles.contains(&ship.handle);
            state.space.civilians.retain(|ship| !gone(ship));
        }
        Event::CivilianEscorted { handle, area: _ } => {
            state.space.civilians.retain(|ship| ship.handle != *handle);
        }
        Event::LoyaltyDealt { counts: _, deal } => {
            state.loyalty.cards.clone_from(deal);
            state.loyalty.dealt = true;
        }
        Event::LoyaltyShown { seats, here: _ } => state.loyalty.shown.extend(seats),
        Event::LoyaltyDealtByHand { hands, deck } => {
            state.loyalty.by_hand = Some(LoyaltyCounts {
                hands: hands.clone(),
                deck: *deck,
            });
            state.loyalty.dealt = true;
        }
        Event::DestinyBuilt { cards, deck } => {
            state.piles.set(Pile::Destiny, *cards);
            state.destiny.deck = deck.clone();
        }
        Event::DestinyDrawn { cards } => {
            let left = state.piles.of(Pile::Destiny).saturating_sub(*cards);
            state.piles.set(Pile::Destiny, left);
            state.destiny.draw(*cards);
        }
        Event::DestinyShown { cards: _ } => state.destiny.drawn = Hidden::default(),
        Event::LoyaltyRead { seat } => state.agenda.has_read(*seat),
        Event::ReadingClosed { without: _ } => {}
        Event::TurnBegan { number, seat } => {
            if let Some(before) = state.turn.active
                && state.turn.is_benched(before)
            {
                state.turn.benched = None;
            }
            state.crises.rest();
            state.turn.number = *number;
            state.turn.active = Some(*seat);
            state.turn.step = TurnStep::ReceiveSkills;
            state.turn.taken = vec![TurnStep::ReceiveSkills];
            let place = state.places.of(*seat);
            state.turn.began_flying = matches!(place, Some(Place::Viper { .. }));
            state.turn.acted = 0;
            state.turn.extra = 0;
            state.turn.ordered = false;
            state.turn.maintained = false;
            state.turn.over = false;
            state.turn.remembered = Remembered::of_turn(state, *seat);
            state.battle.begin_turn();
            state.crises.came = false;
            if let Some(there) = &mut state.new_caprica {
                there.unprepared = false;
            }
            state.earth.no_crisis = false;
        }
        Event::StartingHands { seats, cards } => {
            for seat in seats {
                state.hands.set(*seat, *cards);
            }
        }
        Event::TurnEnded { seat: _ } => {}
        Event::TurnStepBegan { step } => {
            state.turn.step = *step;
            state.crises.rest();
            if !state.turn.taken.contains(step) {
                state.turn.taken.push(*step);
            }
        }
        Event::TurnSteppedBack { step } => state.turn.step = *step,
        Event::HandChanged {
            seat,
            from: _,
            to,
            why: _,
            of: _,
        } => state.hands.set(*seat, *to),
        Event::CharacterMoved {
            seat,
            place,
            why: _,
        } => state.places.put(*seat, *place),
        Event::TitlePassed {
            title,
            from: _,
            to,
            succession: _,
        } => state.titles.give(*title, *to),
        Event::CylonRevealed { seat, sympathizer } => {
            state.loyalty.revealed.insert(*seat);
            if *sympathizer {
                state.loyalty.sympathizer = Some(*seat);
                state.loyalty.sympathizer_shown = true;
            }
        }
        Event::PileChanged { pile, from: _, to } => state.piles.set(*pile, *to),
        Event::FleetTokenMoved { to } => state.jump.space = *to,
        Event::GalacticaDamaged { token } => state.damage.take(*token),
        // What destroys her is her damage.
        Event::ShipDestroyed { ship: _ } => {}
        Event::LocationRepaired { location } => {
            state.damage.locations.remove(location);
        }
        Event::CenturionBoarded { area } => {
            state.boarding.centurions.push(0);
            state.boarding.centurions.sort_unstable();
            if let Some(area) = area {
                let ships = state.space.ships_mut(*area);
                ships.alike.fewer(Craft::HeavyRaider, 1);
                state.settle_acted();
            }
        }
        Event::BoardingAdvanced { end } => state.boarding.advance(*end),
        Event::CenturionDestroyed { space } => {
            let left = state.boarding.on(*space).saturating_sub(1);
            state.boarding.set(*space, left);
        }
        Event::PaceSet { pace } => state.battle.pace = *pace,
        Event::TrackingSet { tracking } => state.options.tracking = *tracking,
        Event::ReminderMuted { reminder, muted } => {
            if *muted {
                state.muted.insert(*reminder);
            } else {
                state.muted.remove(reminder);
            }
        }
        // What reminders note of it is all.
        Event::StayedInBrig { seat: _ } => {}
        Event::RemindersPassed => state.reminding.lately.clear(),
        Event::ReadOn { step } => state.battle.read_on = Some(*step),
        Event::IconBegan { icon: _ }
        | Event::NoShips { icon: _ }
        | Event::WeaponsDisabled { basestar: _ }
        | Event::HangarDisabled { basestar: _ }
        | Event::RollCardPlayed { seat: _, card: _ }
        | Event::DieRolled {
            roll: _,
            face: _,
            result: _,
            hit: _,
            source: _,
        } => {}
        Event::EcoUsed { seat: _ } => state.battle.eco_used = true,
        Event::ShipActed { area, ship } => {
            state.battle.acted_mut(*area).more(*ship, 1);
        }
        Event::ShipMoved { kind, from, to } => state.move_ship(*kind, *from, *to),
        Event::Launched { ship, area, count } => {
            state.space.ships_mut(*area).alike.more(*ship, *count);
        }
        Event::ViperHit {
            area,
            pilot,
            destroyed,
            kind,
        } => {
            if pilot.is_none() {
                let ships = state.space.ships_mut(*area);
                ships.alike.fewer(kind.craft(), 1);
            }
            let out = if *destroyed {
                &mut state.reserve.destroyed
            } else {
                &mut state.reserve.damaged
            };
            out.more(kind.craft(), 1);
        }
        Event::ShipsDestroyed { area, ship, count } => {
            state.space.ships_mut(*area).alike.fewer(*ship, *count);
            state.settle_acted();
        }
        Event::BasestarDamaged { basestar, token } => {
            let there = &mut state.space.ships_mut(basestar.area).basestars;
            if let Some(ship) = there.get_mut(usize::from(basestar.index)) {
                ship.damage.push(*token);
            }
        }
        Event::BasestarDestroyed { basestar } => remove_basestar(state, *basestar),
        Event::CivilianDestroyed {
            handle,
            area: _,
            kind,
        } => {
            state.space.civilians.retain(|ship| ship.handle != *handle);
            state.space.destroyed_civilians.push(*kind);
        }
        Event::CiviliansSeen { seat, handles } => state.space.see(*seat, handles),
        Event::CivilianMoved {
            handle,
            from: _,
            to,
        } => {
            let mut ships = state.space.civilians.iter_mut();
            if let Some(ship) = ships.find(|ship| ship.handle == *handle) {
                ship.area = *to;
            }
        }
        Event::RaptorsDestroyed { count } => {
            state.reserve.destroyed.more(Craft::Raptor, *count);
        }
        Event::ActionBegan { seat: _, action: _ } => {}
        Event::ViperLaunched { area, kind } => {
            let there = state.space.ships_mut(*area);
            there.alike.more(kind.craft(), 1);
        }
        Event::ViperRecalled { area, kind } => {
            let there = state.space.ships_mut(*area);
            there.alike.fewer(kind.craft(), 1);
        }
        Event::VipersRepaired { count, kind } => {
            state.reserve.damaged.fewer(kind.craft(), *count);
        }
        Event::NukeSpent { seat: _, left } => state.titles.nukes = *left,
        Event::AttackCardDiscarded { card } | Event::AttackCardReshuffled { card } => {
            state.battle.in_play.retain(|other| other != card);
        }
        Event::AttackCardDrawn { card: _ } | Event::PiecesShort { piece: _, count: _ } => {}
        Event::AttackCardStays { card } => state.battle.lay_open(*card),
        Event::ShipsPlaced { kind, area, count } => {
            state.space.ships_mut(*area).alike.more(*kind, *count);
        }
        Event::BasestarsPlaced { area, count } => {
            let fresh = std::iter::repeat_n(Basestar::default(), usize::from(*count));
            state.space.ships_mut(*area).basestars.extend(fresh);
        }
        Event::FleetTokenBack { to } => state.jump.space = *to,
        Event::ReserveVipersDamaged { count, kind } => {
            state.reserve.damaged.more(kind.craft(), *count);
        }
        Event::ViperManned { seat, area, kind } => {
            let (area, kind) = (*area, *kind);
            let ships = state.space.ships_mut(area);
            ships.alike.fewer(kind.craft(), 1);
            state.places.put(*seat, Place::Viper { area, kind });
        }
        Event::SeatLeft { seat } => state.set_empty(*seat, true),
        Event::SeatTaken { seat } => state.set_empty(*seat, false),
        Event::LoyaltyOpened { hands } => state.loyalty.opened = Some(hands.clone()),
        Event::PlayedOn => {
            let outcome = state.outcome.take();
            state.waived.extend(outcome);
            state.loyalty.motives_judged = false;
        }
        Event::WaiverLapsed => state.waived.clear(),
        Event::ResourceChanged {
            resource,
            by: _,
            from,
            to,
        } => {
            state.resources.set(*resource, *to);
            if *resource == Resource::Morale && to < from && *to <= FRAGILE_AT {
                state.turn.remembered.fragile = fragile(state);
            }
        }
        Event::Corrected {
            correction,
            was: _,
            reason,
            repairs: _,
        } => {
            correction::write(state, correction);
            if *reason == Reason::Position {
                correction::lay_out(state, correction);
            }
            state.settle_acted();
        }
        Event::PositionLaid { laid } => laid::write(state, laid),
        Event::Insisted { impossible: _ } => {}
        Event::GameEnded { outcome } => {
            state.outcome = Some(outcome.clone());
            // Whoever plays on begins at a turn: what was being carried out is over, like its steps.
            state.agenda.steps.clear();
            state.crises.open.clear();
            state.crises.another = false;
            state.check = None;
            state.quorum.played = None;
            state.destinations.drawn = Hidden::default();
            state.destinations.chooser = None;
            state.loyalty.looking = None;
            state.destiny.looking = None;
        }
    }
}

/// Morale at which whoever is Emotionally Fragile is executed (CLAR-61).
pub const FRAGILE_AT: u8 = 2;

/// Who is executed because morale has fallen so low: no revealed Cylon.
fn fragile(state: &State) -> Option<SeatId> {
    let mut seats = (0u8..).zip(&state.seats);
    let fragile = seats.find(|(_, seat)| {
        let facts = seat.character.map(CharacterId::facts);
        facts.is_some_and(|facts| facts.abilities.contains(&Ability::EmotionallyFragile))
    });
    let seat = fragile.map(|(index, _)| SeatId(index));
    seat.filter(|seat| state.loyalty.standing(*seat) == Standing::Human)
}

/// A basestar leaves the board; those that have acted in this turn stand first in their area.
fn remove_basestar(state: &mut State, basestar: BasestarAt) {
    let there = &mut state.space.ships_mut(basestar.area).basestars;
    let index = usize::from(basestar.index);
    if index < there.len() {
        there.remove(index);
        let acted = state.battle.acted_mut(basestar.area);
        if basestar.index < acted[Craft::Basestar] {
            acted.fewer(Craft::Basestar, 1);
        }
    }
}

fn apply_effect(state: &mut State, effect: &EffectEvent) {
    match effect {
        EffectEvent::CivilianLost { kind } => state.space.destroyed_civilians.push(*kind),
        EffectEvent::CeasedFire => state.turn.remembered.cease_fire = true,
        EffectEvent::ActAgain { ship } => {
            for area in Area::ALL {
                state.battle.acted_mut(area).fewer(*ship, u8::MAX);
            }
        }
        EffectEvent::HeldFire => {}
        EffectEvent::AssaultRaptorGained => {
            state.reserve.gained = state.reserve.gained.saturating_add(1);
        }
        EffectEvent::RaptorsRestored { count } => {
            state.reserve.destroyed.fewer(Craft::Raptor, *count);
        }
        EffectEvent::VipersRestored { count, kind } => {
            state.reserve.destroyed.fewer(kind.craft(), *count);
        }
        EffectEvent::ViperLost { damaged, kind } => {
            let reserve = &mut state.reserve;
            reserve.damaged.fewer(kind.craft(), (*damaged).into());
            reserve.destroyed.more(kind.craft(), 1);
        }
        EffectEvent::AreaCleared { area } => {
            let ships = state.space.ships_mut(*area);
            ships.basestars.clear();
            for craft in [Craft::Raider, Craft::HeavyRaider] {
                ships.alike.fewer(craft, u8::MAX);
            }
            state.settle_acted();
        }
        EffectEvent::BrigAtEnd { seat } => state.turn.remembered.brig_at_end = Some(*seat),
        EffectEvent::Again { seat: _, location } => {
            state.turn.remembered.again.insert(*location);
        }
        EffectEvent::TitleLent { title, owner } => {
            state.turn.remembered.lent = Some((*title, *owner));
        }
        EffectEvent::JumpIconAdded => state.turn.remembered.jump_icon = true,
        EffectEvent::NukesRemoved => {
            state.titles.nukes = 0;
            state.titles.no_more_nukes = true;
        }
        EffectEvent::Spared { resource } => state.turn.remembered.spared = *resource,
        EffectEvent::BasestarRemoved { basestar } => remove_basestar(state, *basestar),
        EffectEvent::DestinyMixed {
            skill: _,
            cards,
            deck,
        } => {
            let there = state.piles.of(Pile::Destiny).saturating_add(*cards);
            state.piles.set(Pile::Destiny, there);
            state.destiny.deck = deck.clone();
        }
        EffectEvent::DestinyLooked { seat } => state.destiny.looking = Some(*seat),
        EffectEvent::DestinyDiscarded { at, card: _ } => {
            let there = state.piles.of(Pile::Destiny).saturating_sub(1);
            state.piles.set(Pile::Destiny, there);
            state.destiny.discard(*at);
        }
        EffectEvent::DestinySeen => state.destiny.looking = None,
        EffectEvent::DestinyRebuilt {
            skill: _,
            cards,
            deck,
        } => {
            state.piles.set(Pile::Destiny, *cards);
            state.destiny.deck = deck.clone();
        }
        EffectEvent::DistanceGrew { from: _, to } => state.jump.distance = *to,
        EffectEvent::LoyaltyGiven {
            from,
            to,
            keeps_sympathizer,
        } => state.loyalty.hand_on(*from, *to, *keeps_sympathizer),
        EffectEvent::Picked { by: _, seat: _ }
        | EffectEvent::TokensDrawn { tokens: _ }
        | EffectEvent::LoyaltyLooked {
            seat: _,
            at: _,
            all: _,
            cards: None,
        } => {}
        EffectEvent::LoyaltyLooked {
            seat,
            at,
            all: _,
            cards: Some(cards),
        } => {
            state.loyalty.looking = Some(Looking {
                by: *seat,
                at: *at,
                cards: cards.clone(),
            });
        }
        EffectEvent::LoyaltySeen { seat: _ } => state.loyalty.looking = None,
    }
}
