//! The Ionian Nebula: its Allies, and the trauma tokens that lie on their cards, in Sickbay and in the Brig. Those of the
//! players are cards that they hold ([`dradis_facts::content::HeldKind::TRAUMA`]); so is the supply their deck.

use dradis_facts::content::{AllyId, HeldCard, HeldKind, LocationId, Trauma};
use dradis_facts::hidden::Hidden;
use dradis_facts::places::Place;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use serde::{Deserialize, Serialize};

use crate::held;
use crate::state::State;

/// Where a trauma token lies that nobody holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// A location (ION-SETUP-2).
    Location(LocationId),
    /// An Ally's card (ION-SETUP-5).
    Ally(AllyId),
}

/// What there is of the Ionian Nebula from the set-up on. Public but for what the tokens show.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ionian {
    /// The Allies on the board, in the order in which they came.
    pub allies: Vec<AllyId>,
    /// Allies whose cards are in the box.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boxed: Vec<AllyId>,
    /// Where trauma tokens lie that nobody holds, one each.
    pub spots: Vec<Spot>,
    /// Which they are, in that order; none where the table keeps them. Nobody's to know.
    pub tokens: Hidden<Vec<HeldCard>>,
}

/// What everybody sees of it: who is on the board, which cards are in the box, and where tokens lie.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Nebula {
    /// The Allies on the board, in the order in which they came.
    pub allies: Vec<AllyId>,
    /// Allies whose cards are in the box.
    #[serde(default)]
    pub boxed: Vec<AllyId>,
    /// Where trauma tokens lie that nobody holds, one each.
    pub spots: Vec<Spot>,
}

/// Something to be done in the Ionian Nebula, as work on the agenda.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum IonianStep {
    /// Trauma tokens are dealt and laid out (ION-SETUP-2, ION-SETUP-3).
    SetUp,
    /// Allies come to the board, so many (ION-SETUP-5).
    FirstAllies {
        /// How many are still to come.
        left: u8,
    },
    /// A player takes the token of the location where their character is (ION-TRAUMA-2).
    TakeTrauma {
        /// The player.
        seat: SeatId,
    },
    /// The table says how many of the tokens that a player has just drawn are disasters.
    Disasters {
        /// The player.
        seat: SeatId,
        /// Tokens drawn.
        drawn: u8,
    },
    /// The Movement step ends: an Ally, and what abilities bring, in the active player's order (XORDER-2).
    MovementEnds,
    /// What abilities bring as the Movement step ends.
    Abilities,
    /// The active player meets an Ally where they are (ION-ALLY-1).
    Meet,
    /// The token on an Ally's card is turned up (ION-ALLY-3).
    Encounter {
        /// The player.
        seat: SeatId,
        /// The Ally.
        ally: AllyId,
    },
    /// An Ally who was met leaves, and another one comes (ION-ALLY-4).
    Leave {
        /// Who has met them.
        seat: SeatId,
        /// The Ally.
        ally: AllyId,
    },
    /// The next card of the Ally deck is drawn, which the table names.
    Draw {
        /// Who draws, and lays a token of theirs on it; `None` where it gets one of the supply.
        by: Option<SeatId>,
    },
    /// A player lays a token of theirs on an Ally's card (ION-ALLY-5).
    Lay {
        /// The player.
        seat: SeatId,
        /// The Ally.
        ally: AllyId,
    },
    /// An Ally is replaced by the Cylon player with most trauma (ION-DAMAGE-1).
    Replace,
    /// The Allies at a location that was damaged are replaced, and those whose location is gone (ION-DAMAGE-1).
    Damaged {
        /// The location.
        location: LocationId,
    },
    /// A new character may be an Ally on the board (EXEC-11).
    Arrived {
        /// The player.
        seat: SeatId,
    },
}

/// What happens to Allies, and to trauma tokens beside what happens to held cards. Public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum IonianEvent {
    /// The objective is the Ionian Nebula.
    Began,
    /// A token of the supply lies there, unseen.
    TokenPlaced {
        /// Where.
        spot: Spot,
    },
    /// A player has taken the token of a location.
    TokenTaken {
        /// The player, who alone sees it.
        seat: SeatId,
        /// The location.
        location: LocationId,
    },
    /// A player has laid a token of theirs on an Ally's card, unseen by the others (ION-ALLY-5).
    TokenLaid {
        /// The player.
        seat: SeatId,
        /// Its place among theirs, from 0, where Dradis keeps them; public like the question that was answered.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<u8>,
        /// The Ally.
        ally: AllyId,
    },
    /// A random token of a player is discarded, unseen by the others.
    TokenLost {
        /// The player.
        seat: SeatId,
        /// Its place among theirs, from 0, as it was drawn.
        at: u8,
    },
    /// The token that lay somewhere is back in the supply, unseen.
    TokenGone {
        /// Where it lay.
        spot: Spot,
    },
    /// The token on an Ally's card was turned up, and is back in the supply (ION-ALLY-3).
    Met {
        /// Who has met the Ally.
        seat: SeatId,
        /// The Ally.
        ally: AllyId,
        /// What it shows.
        trauma: Trauma,
    },
    /// A player shows a disaster among their tokens, and sets it aside (ION-TRAUMA-4, ION-TRAUMA-5).
    Disaster {
        /// The player.
        seat: SeatId,
    },
    /// What was discarded is mixed with the supply before anything is drawn from it (ION-TRAUMA-6).
    Mixed,
    /// Every centurion went a space back.
    CenturionsBack,
    /// An Ally has come to the board.
    AllyCame {
        /// The Ally.
        ally: AllyId,
    },
    /// An Ally's card is in the box.
    AllyBoxed {
        /// The Ally.
        ally: AllyId,
    },
}

impl Ionian {
    /// What everybody sees of it.
    #[must_use]
    pub fn seen(&self) -> Nebula {
        let Self {
            allies,
            boxed,
            spots,
            tokens: _,
        } = self;
        Nebula {
            allies: allies.clone(),
            boxed: boxed.clone(),
            spots: spots.clone(),
        }
    }

    /// The token at a spot, where Dradis keeps it. Nobody's to know.
    #[must_use]
    pub fn token(&self, spot: Spot) -> Option<HeldCard> {
        let at = self.spots.iter().position(|other| *other == spot)?;
        self.tokens.reveal().get(at).copied()
    }

    /// Takes the token away from a spot.
    fn take(&mut self, spot: Spot) -> Option<HeldCard> {
        let at = self.spots.iter().position(|other| *other == spot)?;
        self.spots.remove(at);
        let tokens = self.tokens.reveal_mut();
        (at < tokens.len()).then(|| tokens.remove(at))
    }

    fn put(&mut self, spot: Spot, token: Option<HeldCard>) {
        self.spots.push(spot);
        self.tokens.reveal_mut().extend(token);
    }
}

impl State {
    /// How many trauma tokens a player has; public.
    #[must_use]
    pub fn trauma(&self, seat: SeatId) -> u8 {
        self.held_count(HeldKind::TRAUMA, seat)
    }

    /// The Allies whom a player has to meet as their Movement step ends: those where their character is, a human's or that
    /// of a Leader among the humans (ION-ALLY-1), unless one was met in this turn (ION-ALLY-2). Public.
    #[must_use]
    pub fn to_meet(&self, seat: SeatId) -> Vec<AllyId> {
        if !self.loyalty.standing(seat).acts_as_human() || self.turn.over {
            return Vec::new();
        }
        if self.turn.remembered.met {
            rule!("ION-ALLY-2");
            return Vec::new();
        }
        match self.places.of(seat) {
            Some(Place::Location { location }) => {
                rule!("ION-ALLY-1");
                rule!("REM-33");
                self.allies_at(location).collect()
            }
            Some(Place::Viper { .. } | Place::OffBoard) | None => Vec::new(),
        }
    }

    /// Whether a trauma token lies where a player's character is (ION-TRAUMA-2). Public.
    #[must_use]
    pub fn trauma_here(&self, seat: SeatId) -> Option<LocationId> {
        let there = self.ionian.as_ref()?;
        match self.places.of(seat)? {
            Place::Location { location } => {
                let spot = Spot::Location(location);
                there.spots.contains(&spot).then_some(location)
            }
            Place::Viper { .. } | Place::OffBoard => None,
        }
    }

    /// The Allies at a location, in the order in which they came.
    pub fn allies_at(&self, location: LocationId) -> impl Iterator<Item = AllyId> {
        let allies = self.ionian.iter().flat_map(|there| there.allies.iter());
        let kit = self.kit();
        allies
            .copied()
            .filter(move |ally| kit.standing_for(ally.facts().location) == location)
    }
}

/// All of it is as the table says. A token lies on where it lay; what shows it goes with its spot.
pub(crate) fn write(state: &mut State, nebula: &Nebula) {
    let there = state.ionian.get_or_insert_default();
    let Nebula {
        allies,
        boxed,
        spots,
    } = nebula;
    there.allies.clone_from(allies);
    there.boxed.clone_from(boxed);
    let tokens = spots.iter().filter_map(|spot| there.token(*spot)).collect();
    there.spots.clone_from(spots);
    there.tokens = Hidden::new(tokens);
}

pub(crate) fn apply(state: &mut State, event: IonianEvent) {
    let kind = HeldKind::TRAUMA;
    match event {
        IonianEvent::Began => {
            state.ionian = Some(Ionian::default());
        }
        IonianEvent::TokenPlaced { spot } => {
            let token = held::draw_top(state, kind);
            if let Some(there) = &mut state.ionian {
                there.put(spot, token);
            }
        }
        IonianEvent::TokenTaken { seat, location } => {
            let spot = Spot::Location(location);
            let there = state.ionian.as_mut();
            let token = there.and_then(|there| there.take(spot));
            held::receive(state, kind, seat, token);
        }
        IonianEvent::TokenLaid { seat, at, ally } => {
            let token = held::give(state, kind, seat, at);
            if let Some(there) = &mut state.ionian {
                there.put(Spot::Ally(ally), token);
            }
        }
        IonianEvent::TokenLost { seat, at } => {
            let token = held::give(state, kind, seat, Some(at));
            held::discard(state, kind, token);
        }
        IonianEvent::TokenGone { spot } => {
            let there = state.ionian.as_mut();
            let token = there.and_then(|there| there.take(spot));
            held::discard(state, kind, token);
        }
        IonianEvent::Met {
            seat: _,
            ally,
            trauma: _,
        } => {
            let there = state.ionian.as_mut();
            let token = there.and_then(|there| there.take(Spot::Ally(ally)));
            held::discard(state, kind, token);
            state.turn.remembered.met = true;
        }
        IonianEvent::Disaster { seat } => {
            let mut hand = state.held_hand(kind, seat).iter();
            let at = hand.position(|card| card.trauma() == Some(Trauma::Disaster));
            let at = at.and_then(|at| u8::try_from(at).ok());
            let token = held::give(state, kind, seat, at);
            held::discard(state, kind, token);
        }
        IonianEvent::Mixed => held::mix(state, kind),
        IonianEvent::CenturionsBack => {
            for space in &mut state.boarding.centurions {
                *space = space.saturating_sub(1);
            }
        }
        IonianEvent::AllyCame { ally } => {
            if let Some(there) = &mut state.ionian {
                there.allies.push(ally);
            }
        }
        IonianEvent::AllyBoxed { ally } => {
            if let Some(there) = &mut state.ionian {
                there.allies.retain(|other| *other != ally);
                there.boxed.push(ally);
            }
        }
    }
}
