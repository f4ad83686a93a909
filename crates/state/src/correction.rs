//! Corrections by hand: the table is the authority.

use dradis_facts::craft::{Craft, ViperKind, alike};
use std::collections::BTreeSet;

use dradis_facts::content::{
    AttackCardId, CharacterId, CivilianKind, CrisisId, HeldKind, LocationId, QuorumId,
};
use dradis_facts::correction::REASON_LENGTH;
use dradis_facts::message::{Line, Message};
use dradis_facts::piles::Pile;
use dradis_facts::places::Place;
use dradis_facts::rejection::Rejection;
use dradis_facts::resources::Resource;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::space::{Area, CivilianHandle, Zone};
use dradis_facts::titles::Title;
use dradis_facts::turn::TurnStep;
use serde::{Deserialize, Serialize};

use crate::crossroads;
use crate::earth::{self, Earth};
use crate::held;
use crate::ionian::{self, Nebula};
use crate::loyalty::Leader;
use crate::new_caprica::restack;
use crate::quorum::OpenQuorum;
use crate::space::Basestar;
use crate::state::State;
use crate::turn::{self, Remembered};

/// What something is set to. A correction runs no rule again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Correction {
    /// A dial stands at this value.
    Resource {
        /// The dial.
        resource: Resource,
        /// 0 to 15 (RES-5).
        value: u8,
    },
    /// This player holds the title.
    Title {
        /// The title.
        title: Title,
        /// The holder.
        seat: SeatId,
    },
    /// It is this player's turn.
    ActivePlayer {
        /// The player.
        seat: SeatId,
    },
    /// The running turn has this number.
    TurnNumber {
        /// 1 to 999.
        number: u16,
    },
    /// The running turn is at this step.
    TurnStep {
        /// The step.
        step: TurnStep,
    },
    /// The players sit in this clockwise order.
    SeatOrder {
        /// Every seat once.
        order: Vec<SeatId>,
    },
    /// A player holds this many skill cards.
    Hand {
        /// The player.
        seat: SeatId,
        /// Cards.
        cards: u8,
    },
    /// A player holds this many cards of a kind with a deck of its own. Of those that Dradis keeps more are dealt, or all go
    /// back into the deck with 0.
    #[serde(alias = "super-crises")]
    Held {
        /// The kind; Super Crises where none is named.
        #[serde(default = "super_crises")]
        kind: HeldKind,
        /// The player.
        seat: SeatId,
        /// Cards.
        cards: u8,
    },
    /// A pile holds this many cards. Of a Destiny deck that Dradis keeps the top cards go; for more, a new
    /// one of that size is built before it is next drawn from.
    Pile {
        /// The pile.
        pile: Pile,
        /// Cards.
        cards: u8,
    },
    /// The Admiral has this many nuke tokens.
    Nukes {
        /// Tokens.
        count: u8,
    },
    /// The fleet token stands on this space.
    Fleet {
        /// Space of the Jump Preparation track, counted from 0.
        space: u8,
    },
    /// The pursuit token stands on this space.
    Pursuit {
        /// Space of the Pursuit track, counted from 0.
        space: u8,
    },
    /// A space of the occupation track has this many occupation forces (XBOARD-11).
    OccupationForces {
        /// The space, counted from 0.
        space: u8,
        /// Occupation forces.
        count: u8,
    },
    /// The stacks of civilian ships on New Caprica have this many (NC-21). What one lacks comes from the other, in the order
    /// in which ships are prepared; beyond that from the unused pile, face down, and back into it.
    StackedShips {
        /// Locked ones.
        locked: u8,
        /// Prepared ones.
        prepared: u8,
    },
    /// Galactica has come back to New Caprica or not (NC-29).
    GalacticaBack {
        /// Whether she has.
        back: bool,
    },
    /// Missions, the Rebel Basestar, the Hub and what is out of the game in a game for Earth.
    Earth {
        /// How all of it is.
        earth: Earth,
    },
    /// Allies and trauma tokens on the board of the Ionian Nebula, and the Allies whose cards are in the box. Of tokens that
    /// Dradis keeps a new one comes from the supply, and one that is gone goes back into it.
    Ionian {
        /// How all of it is.
        nebula: Nebula,
    },
    /// A player is out of the game or not (ION-15). Who is has neither character nor title.
    Eliminated {
        /// The player.
        seat: SeatId,
        /// Whether they are.
        out: bool,
    },
    /// The fleet has travelled this far.
    Distance {
        /// Sum of the distances.
        distance: u8,
    },
    /// A space of the Boarding Party track has this many centurions.
    Centurions {
        /// The space, counted from 0; the number after the last one is the end of the track.
        space: u8,
        /// Centurions.
        count: u8,
    },
    /// An area has this many ships of a kind.
    Ships {
        /// The area, or another place for ships.
        area: Zone,
        /// The kind, one of those that are not told apart.
        #[serde(deserialize_with = "alike")]
        kind: Craft,
        /// Ships.
        count: u8,
    },
    /// These basestars are in an area.
    Basestars {
        /// The area, or another place for ships.
        area: Zone,
        /// Each with its damage tokens.
        basestars: Vec<Basestar>,
    },
    /// An area has this many civilian ships. Ships that come are drawn from the unused pile, ships that go
    /// return to it unseen, the ones that came last first.
    CivilianShips {
        /// The area.
        area: Area,
        /// Ships.
        count: u8,
    },
    /// A civilian ship is in this area.
    CivilianShipAt {
        /// The ship.
        handle: CivilianHandle,
        /// The area.
        area: Area,
    },
    /// These civilian ships have been destroyed.
    DestroyedCivilianShips {
        /// Their fronts, which everybody has seen.
        kinds: Vec<CivilianKind>,
    },
    /// The Damaged Vipers box holds this many.
    DamagedVipers {
        /// Vipers.
        count: u8,
        /// Of which kind.
        #[serde(default, skip_serializing_if = "ViperKind::is_ordinary")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<ViperKind>"))]
        kind: ViperKind,
    },
    /// This many vipers are out of the game.
    DestroyedVipers {
        /// Vipers.
        count: u8,
        /// Of which kind.
        #[serde(default, skip_serializing_if = "ViperKind::is_ordinary")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<ViperKind>"))]
        kind: ViperKind,
    },
    /// Players have gained this many assault raptors.
    AssaultRaptorsGained {
        /// Assault raptors, beyond those of the start.
        count: u8,
    },
    /// This many raptors are out of the game.
    DestroyedRaptors {
        /// Raptors.
        count: u8,
    },
    /// A location is damaged or not.
    LocationDamage {
        /// The location.
        location: LocationId,
        /// Whether it has a damage token.
        damaged: bool,
    },
    /// A player has so many miracle tokens.
    Miracles {
        /// The player.
        seat: SeatId,
        /// Tokens, 0 to 3.
        tokens: u8,
    },
    /// The Cylon Leader is among the humans or not.
    Infiltrating {
        /// The Leader.
        seat: SeatId,
        /// Whether they are.
        infiltrating: bool,
    },
    /// The damage token of a dial has left the game or not.
    SpentDamage {
        /// The dial.
        resource: Resource,
        /// Whether it has.
        spent: bool,
    },
    /// A Cylon attack card lies open or not.
    AttackCard {
        /// The card.
        card: AttackCardId,
        /// Whether it stays in play.
        in_play: bool,
    },
    /// A crisis card that stays in play lies open or not (POOL-3).
    CrisisInPlay {
        /// The card.
        card: CrisisId,
        /// Whether it lies open.
        in_play: bool,
    },
    /// A Quorum card that stays in play lies open or not, and before whom (POOL-5).
    QuorumInPlay {
        /// The card.
        card: QuorumId,
        /// Whether it lies open.
        in_play: bool,
        /// Before whom; `None` where it was given to nobody, or does not lie open.
        seat: Option<SeatId>,
    },
    /// A character is here.
    Place {
        /// Whose character.
        seat: SeatId,
        /// Where.
        place: Place,
    },
    /// A player plays this character.
    Character {
        /// The player.
        seat: SeatId,
        /// The character.
        character: CharacterId,
    },
    /// A player is a revealed Cylon or not.
    RevealedCylon {
        /// The player.
        seat: SeatId,
        /// Whether they are.
        revealed: bool,
    },
    /// A player holds this many Loyalty cards. Only where the table keeps the cards.
    LoyaltyCards {
        /// The player.
        seat: SeatId,
        /// Cards.
        cards: u8,
    },
    /// The Loyalty deck holds this many cards. Only where the table keeps the cards.
    LoyaltyDeck {
        /// Cards.
        cards: u8,
    },
}

/// Why something is corrected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Reason {
    /// It was forgotten when it happened.
    Forgotten,
    /// A card or a dial was misread.
    Misread,
    /// A wrong button was touched.
    WrongButton,
    /// The table agreed on it.
    Agreed,
    /// It is part of laying out a position; nothing was wrong.
    Position,
    /// In the referee's words.
    Other {
        /// 1 to 120 characters.
        text: String,
    },
}

impl Reason {
    /// The reason in words. Public, as every correction is.
    #[must_use]
    pub fn line(&self) -> Line {
        match self {
            Self::Forgotten => Line::new(Message::ReasonForgotten),
            Self::Misread => Line::new(Message::ReasonMisread),
            Self::WrongButton => Line::new(Message::ReasonWrongButton),
            Self::Agreed => Line::new(Message::ReasonAgreed),
            Self::Position => Line::new(Message::ReasonPosition),
            Self::Other { text } => Line::new(Message::ReasonOther).text("text", text),
        }
    }

    /// Whether a reason of one's own is short enough.
    ///
    /// # Errors
    /// The [`Rejection`] that says how long it may be.
    pub fn check(&self) -> Result<(), Rejection> {
        match self {
            Self::Forgotten | Self::Misread | Self::WrongButton | Self::Agreed | Self::Position => {
                Ok(())
            }
            Self::Other { text } if text.trim().is_empty() => Err(Rejection::ReasonEmpty),
            Self::Other { text } if text.chars().count() > REASON_LENGTH => {
                Err(Rejection::ReasonTooLong)
            }
            Self::Other { .. } => Ok(()),
        }
    }
}

/// Writes a correction. Total: what does not fit the state is left out. Civilian ships that come and go
/// have events of their own, because their fronts are hidden.
pub(crate) fn write(state: &mut State, correction: &Correction) {
    match *correction {
        Correction::Resource { resource, value } => state.resources.set(resource, value),
        Correction::Title { title, seat } => state.titles.give(title, seat),
        Correction::ActivePlayer { seat } => {
            state.turn.active = Some(seat);
            begin_anew(state, seat);
        }
        Correction::TurnNumber { number } => state.turn.number = number,
        Correction::TurnStep { step } => {
            state.turn.step = step;
            state.turn.taken = turn::come_to(state);
        }
        Correction::SeatOrder { ref order } => state.order.clone_from(order),
        Correction::Hand { seat, cards } => state.hands.set(seat, cards),
        Correction::Held { kind, seat, cards } => held::count(state, kind, seat, cards),
        Correction::Pile { pile, cards } => {
            state.piles.set(pile, cards);
            if pile == Pile::Destiny {
                state.destiny.fit(cards);
            }
        }
        Correction::Nukes { count } => state.titles.nukes = count,
        Correction::Fleet { space } => state.jump.space = space,
        Correction::Pursuit { space } => state.space.pursuit = space,
        Correction::OccupationForces { space, count } => {
            let there = state.new_caprica.as_mut();
            let forces = there.and_then(|there| there.forces.get_mut(usize::from(space)));
            if let Some(forces) = forces {
                *forces = count;
            }
        }
        Correction::StackedShips { locked, prepared } => {
            restack(&mut state.space, locked.into(), prepared.into());
        }
        Correction::GalacticaBack { back } => {
            if let Some(there) = &mut state.new_caprica {
                there.orbit = back;
            }
        }
        Correction::Earth { ref earth } => earth::write(state, earth),
        Correction::Ionian { ref nebula } => ionian::write(state, nebula),
        Correction::Eliminated { seat, out } => {
            if out {
                crossroads::eliminate(state, seat);
            } else {
                state.eliminated.remove(&seat);
            }
        }
        Correction::Distance { distance } => state.jump.distance = distance,
        Correction::Centurions { space, count } => state.boarding.set(space, count),
        Correction::Ships { area, kind, count } => {
            let ships = state.space.ships_mut(area);
            ships.alike[kind] = count;
        }
        Correction::Basestars {
            area,
            ref basestars,
        } => state.space.ships_mut(area).basestars.clone_from(basestars),
        Correction::CivilianShips { area: _, count: _ } => {}
        Correction::CivilianShipAt { handle, area } => {
            let mut ships = state.space.civilians.iter_mut();
            if let Some(ship) = ships.find(|ship| ship.handle == handle) {
                ship.area = area;
            }
        }
        Correction::DestroyedCivilianShips { ref kinds } => {
            state.space.destroyed_civilians.clone_from(kinds);
        }
        Correction::DamagedVipers { count, kind } => state.reserve.damaged[kind.craft()] = count,
        Correction::DestroyedVipers { count, kind } => {
            state.reserve.destroyed[kind.craft()] = count;
        }
        Correction::AssaultRaptorsGained { count } => state.reserve.gained = count,
        Correction::DestroyedRaptors { count } => {
            state.reserve.destroyed[Craft::Raptor] = count;
        }
        Correction::LocationDamage { location, damaged } => {
            include(&mut state.damage.locations, location, damaged);
        }
        Correction::Miracles { seat, tokens } => {
            state.miracles.insert(seat, tokens);
        }
        Correction::Infiltrating { seat, infiltrating } => {
            state.loyalty.leader = Some(Leader { seat, infiltrating });
            if let Some(there) = state.crossroads.as_mut().filter(|there| !there.over) {
                there.led = infiltrating;
            }
        }
        Correction::SpentDamage { resource, spent } => {
            include(&mut state.damage.spent, resource, spent);
        }
        Correction::AttackCard { card, in_play } if in_play => state.battle.lay_open(card),
        Correction::AttackCard { card, in_play: _ } => {
            state.battle.in_play.retain(|other| *other != card);
        }
        Correction::CrisisInPlay { card, in_play } => {
            state.crises.in_play.retain(|other| *other != card);
            if in_play {
                state.crises.in_play.push(card);
            }
        }
        Correction::QuorumInPlay {
            card,
            in_play,
            seat: with,
        } => {
            rule!("POOL-5");
            state.quorum.open.retain(|open| open.card != card);
            if in_play {
                state.quorum.open.push(OpenQuorum { card, with });
            }
        }
        Correction::Place { seat, place } => state.places.put(seat, place),
        Correction::Character { seat, character } => {
            if let Some(seat) = state.seats.get_mut(seat.index()) {
                seat.character = Some(character);
            }
        }
        Correction::RevealedCylon { seat, revealed } => {
            include(&mut state.loyalty.revealed, seat, revealed);
        }
        Correction::LoyaltyCards { seat, cards } => {
            let counts = state.loyalty.by_hand.as_mut();
            if let Some(held) = counts.and_then(|counts| counts.hands.get_mut(seat.index())) {
                *held = cards;
            }
        }
        Correction::LoyaltyDeck { cards } => {
            if let Some(counts) = &mut state.loyalty.by_hand {
                counts.deck = cards;
            }
        }
    }
}

/// Whose turn it is now has done nothing of what the other one did in it. The ships and the crisis of the turn stay
/// what they were.
fn begin_anew(state: &mut State, seat: SeatId) {
    state.turn.began_flying = flies(state, seat);
    // The crisis card of the turn may still come, whoever has the turn.
    let jump_icon = state.turn.remembered.jump_icon;
    state.turn.remembered = Remembered {
        jump_icon,
        ..Remembered::of_turn(state, seat)
    };
    state.turn.acted = 0;
    state.turn.extra = 0;
    state.turn.ordered = false;
    state.turn.maintained = false;
    state.battle.eco_used = false;
    state.turn.taken = turn::come_to(state);
}

const fn super_crises() -> HeldKind {
    HeldKind::SUPER_CRISIS
}

fn flies(state: &State, seat: SeatId) -> bool {
    matches!(state.places.of(seat), Some(Place::Viper { .. }))
}

/// What a correction says beside its value where it is part of laying out a position: the turn began with its player
/// there, and a fleet that has come so far has had its Sleeper phase (GOAL-1).
pub(crate) fn lay_out(state: &mut State, correction: &Correction) {
    if let Correction::Place { seat, place: _ } = *correction
        && state.turn.active == Some(seat)
    {
        rule!("PILOT-5");
        state.turn.began_flying = flies(state, seat);
        rule!("CLAR-22");
        state.turn.remembered.began_at = Remembered::of_turn(state, seat).began_at;
    }
    if let Correction::Distance { distance } = *correction {
        rule!("GOAL-1");
        state.loyalty.sleeper_phase = distance >= state.kit().distances.first;
    }
}

fn include<T: Ord>(set: &mut BTreeSet<T>, item: T, member: bool) {
    if member {
        set.insert(item);
    } else {
        set.remove(&item);
    }
}
