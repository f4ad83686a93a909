//! Corrections: the table is the authority, with a reason in the log.

use dradis_facts::content::{AllyId, AttackDeck, Board, CrisisDeck, HeldKind, MissionId};
use dradis_facts::correction::LIST_LENGTH;
use dradis_facts::craft::Craft;
use dradis_facts::options::Mode;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::as_named;
use dradis_state::correction::Correction;
use dradis_state::earth::Earth;
use dradis_state::ionian::{Ionian, Nebula, Spot};
use dradis_state::loyalty::Standing;
use dradis_state::new_caprica::NewCaprica;
use dradis_state::reserve;
use dradis_state::state::State;

use crate::play::leader::most_miracles;
use crate::play::{held, ionian};

mod procedure;

pub(crate) use procedure::{correct, judge, write};

/// What stands in the books now where the correction would write, so that the log can say both.
/// An error where the correction has nothing to write to or would write what is not even a value. What
/// cannot be on a board is not looked at here, see [`crate::books::board::invariants`].
pub(crate) fn current(state: &State, correction: &Correction) -> Result<Correction, Rejection> {
    Ok(match *correction {
        Correction::Resource { resource, value } => {
            rule!("RES-5");
            let most = state.kit().dial_maximum;
            if value > most {
                return Err(Rejection::DialRange { value, most });
            }
            Correction::Resource {
                resource,
                value: state.resources.get(resource),
            }
        }
        Correction::Title { title, seat } => {
            state.kit().require_title(title)?;
            state.require_playing(seat)?;
            let seat = state.titles.holder(title).ok_or(Rejection::NotBegun)?;
            Correction::Title { title, seat }
        }
        Correction::ActivePlayer { seat } => {
            state.require_playing(seat)?;
            let seat = state.turn.active.ok_or(Rejection::NotBegun)?;
            Correction::ActivePlayer { seat }
        }
        Correction::TurnNumber { number } => {
            require_turn(state)?;
            if !(1..=999).contains(&number) {
                return Err(Rejection::TurnNumber { number });
            }
            let number = state.turn.number;
            Correction::TurnNumber { number }
        }
        Correction::TurnStep { step: _ } => {
            require_turn(state)?;
            let step = state.turn.step;
            Correction::TurnStep { step }
        }
        Correction::SeatOrder { ref order } => {
            let mut sorted = order.clone();
            sorted.sort_unstable();
            if !sorted.into_iter().eq(as_named(state.seats.len())) {
                return Err(Rejection::SeatOrder);
            }
            let order = state.order.clone();
            Correction::SeatOrder { order }
        }
        Correction::Hand { seat, cards: _ } => {
            state.require_seat(seat)?;
            let cards = state.hands.of(seat);
            Correction::Hand { seat, cards }
        }
        Correction::Held {
            kind,
            seat,
            cards: asked_for,
        } => {
            state.kit().require_deck(kind)?;
            state.require_seat(seat)?;
            let cards = state.held_count(kind, seat);
            // Dradis could take some of a hand only by choosing which, and that is the player's to choose.
            let left = held::room(state, kind, seat);
            let can_be =
                asked_for == 0 || (cards..=cards.saturating_add(left)).contains(&asked_for);
            if held::kept(state, kind) && !can_be {
                return Err(Rejection::HeldHand { kind, seat, left });
            }
            Correction::Held { kind, seat, cards }
        }
        Correction::Pile { pile, cards: _ } => {
            let cards = state.piles.of(pile);
            Correction::Pile { pile, cards }
        }
        Correction::Nukes { count: _ } => {
            let count = state.titles.nukes;
            Correction::Nukes { count }
        }
        Correction::Fleet { space: _ } => {
            let space = state.jump.space;
            Correction::Fleet { space }
        }
        Correction::Pursuit { space } => {
            let most = state.kit().pursuit.len().saturating_sub(1);
            let most = u8::try_from(most).unwrap_or(u8::MAX);
            if space >= most {
                return Err(Rejection::PursuitSpace { most });
            }
            let space = state.space.pursuit;
            Correction::Pursuit { space }
        }
        Correction::OccupationForces {
            space,
            count: wanted,
        } => {
            let (there, most) = on_new_caprica(state)?;
            let at = usize::from(space);
            let now = there.forces.get(at).copied();
            let now = now.ok_or(Rejection::TooManyForces { most })?;
            rule!("NC-27");
            if u16::from(there.forces_out() - now) + u16::from(wanted) > u16::from(most) {
                return Err(Rejection::TooManyForces { most });
            }
            Correction::OccupationForces { space, count: now }
        }
        Correction::StackedShips { locked, prepared } => {
            on_new_caprica(state)?;
            let stacks = [&state.space.locked, &state.space.prepared];
            let now = stacks.map(|stack| u8::try_from(stack.len()).unwrap_or(u8::MAX));
            rule!("POOL-9");
            // The front of a ship that Dradis keeps goes nowhere and comes from nowhere.
            let (fewest, left) = match state.options.modes.civilian_ships {
                Mode::App => (now.iter().sum::<u8>(), 0),
                Mode::Table => (0, reserve::ships_left(state, Craft::CivilianShip)),
            };
            let wanted = u16::from(locked) + u16::from(prepared);
            let most = now.iter().sum::<u8>().saturating_add(left);
            if !(u16::from(fewest)..=u16::from(most)).contains(&wanted) {
                return Err(Rejection::CivilianPile { left });
            }
            let [locked, prepared] = now;
            Correction::StackedShips { locked, prepared }
        }
        Correction::GalacticaBack { back: _ } => {
            let (there, _) = on_new_caprica(state)?;
            Correction::GalacticaBack { back: there.orbit }
        }
        Correction::Earth { ref earth } => {
            require_earth(state, earth)?;
            let earth = state.earth.clone();
            Correction::Earth { earth }
        }
        Correction::Ionian { ref nebula } => {
            require_nebula(state, nebula)?;
            let now = state.ionian.as_ref().map(Ionian::seen);
            let nebula = now.unwrap_or_default();
            Correction::Ionian { nebula }
        }
        Correction::Eliminated { seat, out: _ } => {
            state.require_seat(seat)?;
            if state.kit().crossroads.is_none() {
                let name = "crossroads".to_owned();
                return Err(Rejection::NotInPlay { name });
            }
            if state.turn.active == Some(seat) {
                // The turn is given to somebody else first.
                return Err(Rejection::OutOfTheGame);
            }
            let out = state.is_out(seat);
            Correction::Eliminated { seat, out }
        }
        Correction::Distance { distance: _ } => {
            let distance = state.jump.distance;
            Correction::Distance { distance }
        }
        Correction::Centurions { space, count: _ } => {
            let count = state.boarding.on(space);
            Correction::Centurions { space, count }
        }
        Correction::Ships {
            area,
            kind,
            count: _,
        } => {
            state.kit().require_zone(area)?;
            let count = state.space.ships(area).count(kind);
            Correction::Ships { area, kind, count }
        }
        Correction::Basestars {
            area,
            ref basestars,
        } => {
            state.kit().require_zone(area)?;
            require_short(basestars.len())?;
            require_short(basestars.iter().map(|ship| ship.damage.len()).sum())?;
            let basestars = state.space.ships(area).basestars.clone();
            Correction::Basestars { area, basestars }
        }
        Correction::CivilianShips {
            area,
            count: wanted,
        } => {
            let there = state.space.civilians.iter();
            let count = there.filter(|ship| ship.area == area).count();
            let count = u8::try_from(count).unwrap_or(u8::MAX);
            // A ship needs a front, so there cannot be more than the pile has, whoever insists.
            rule!("POOL-9");
            let left = reserve::ships_left(state, Craft::CivilianShip);
            if wanted.saturating_sub(count) > left {
                return Err(Rejection::CivilianPile { left });
            }
            Correction::CivilianShips { area, count }
        }
        Correction::CivilianShipAt { handle, area: _ } => {
            let mut ships = state.space.civilians.iter();
            let ship = ships.find(|ship| ship.handle == handle);
            let area = ship.ok_or(Rejection::NoSuchCivilianShip)?.area;
            Correction::CivilianShipAt { handle, area }
        }
        Correction::DestroyedCivilianShips { ref kinds } => {
            require_short(kinds.len())?;
            let kinds = state.space.destroyed_civilians.clone();
            Correction::DestroyedCivilianShips { kinds }
        }
        Correction::DamagedVipers { count: _, kind } => {
            let count = state.reserve.damaged[kind.craft()];
            Correction::DamagedVipers { count, kind }
        }
        Correction::DestroyedVipers { count: _, kind } => {
            let count = state.reserve.destroyed[kind.craft()];
            Correction::DestroyedVipers { count, kind }
        }
        Correction::AssaultRaptorsGained { count } => {
            let gained = state.reserve.gained;
            let most = gained + reserve::assault_raptors_beside(state);
            if count > most {
                return Err(Rejection::TooManyAssaultRaptors { most });
            }
            let count = gained;
            Correction::AssaultRaptorsGained { count }
        }
        Correction::DestroyedRaptors { count: _ } => {
            let count = state.reserve.destroyed[Craft::Raptor];
            Correction::DestroyedRaptors { count }
        }
        Correction::LocationDamage {
            location,
            damaged: _,
        } => {
            state.kit().require_location(location)?;
            let damaged = state.damage.locations.contains(&location);
            Correction::LocationDamage { location, damaged }
        }
        Correction::Miracles { seat, tokens } => {
            state.require_seat(seat)?;
            let most = most_miracles(state, seat);
            if tokens > most {
                return Err(Rejection::TooManyMiracles { most });
            }
            let tokens = state.miracles.get(&seat).copied().unwrap_or(0);
            Correction::Miracles { seat, tokens }
        }
        Correction::Infiltrating {
            seat,
            infiltrating: _,
        } => match state.loyalty.standing(seat) {
            Standing::Leader { infiltrating } => Correction::Infiltrating { seat, infiltrating },
            Standing::Human | Standing::Cylon => return Err(Rejection::NoLeader),
        },
        Correction::SpentDamage { resource, spent: _ } => {
            let spent = state.damage.spent.contains(&resource);
            Correction::SpentDamage { resource, spent }
        }
        Correction::AttackCard { card, in_play } => {
            state.kit().require_attack_card(card)?;
            let of_deck = card.facts().deck == AttackDeck::SuperCrisis;
            refuse_to_open(state, of_deck && in_play)?;
            let in_play = state.battle.in_play.contains(&card);
            Correction::AttackCard { card, in_play }
        }
        Correction::CrisisInPlay { card, in_play } => {
            state.kit().require_crisis(card)?;
            let of_deck = card.facts().deck == CrisisDeck::SuperCrisis;
            refuse_to_open(state, of_deck && in_play)?;
            let in_play = state.crises.in_play.contains(&card);
            Correction::CrisisInPlay { card, in_play }
        }
        Correction::QuorumInPlay { card, seat, .. } => {
            state.kit().require_quorum(card)?;
            if let Some(seat) = seat {
                state.require_seat(seat)?;
            }
            let mut open = state.quorum.open.iter();
            let open = open.find(|open| open.card == card);
            let (in_play, seat) = (open.is_some(), open.and_then(|open| open.with));
            Correction::QuorumInPlay {
                card,
                in_play,
                seat,
            }
        }
        Correction::Place { seat, place } => {
            state.require_place(place)?;
            state.require_seat(seat)?;
            let place = state.places.of(seat).ok_or(Rejection::NotBegun)?;
            Correction::Place { seat, place }
        }
        // Of whatever type: types count only while characters are chosen.
        Correction::Character { seat, character } => {
            rule!("CHARSEL-6");
            state.kit().require_character(character)?;
            state.require_seat(seat)?;
            let character = state.seats[seat.index()].character;
            let character = character.ok_or(Rejection::NotBegun)?;
            Correction::Character { seat, character }
        }
        Correction::RevealedCylon { seat, revealed: _ } => {
            state.require_seat(seat)?;
            // The entry itself, which is one half of how a player stands.
            let revealed = state.loyalty.revealed.contains(&seat);
            Correction::RevealedCylon { seat, revealed }
        }
        Correction::LoyaltyCards { seat, cards: _ } => {
            state.require_seat(seat)?;
            let counts = state.loyalty.by_hand.as_ref().ok_or(Rejection::NotByHand)?;
            let cards = counts.hands.get(seat.index()).copied().unwrap_or(0);
            Correction::LoyaltyCards { seat, cards }
        }
        Correction::LoyaltyDeck { cards: _ } => {
            let counts = state.loyalty.by_hand.as_ref().ok_or(Rejection::NotByHand)?;
            let cards = counts.deck;
            Correction::LoyaltyDeck { cards }
        }
    })
}

/// Every mission lies in one place, and no more pieces are out of the game than there are.
pub(crate) fn require_earth(state: &State, earth: &Earth) -> Result<(), Rejection> {
    let kit = state.kit();
    if kit.missions.is_empty() && !earth.is_nothing() {
        return Err(Rejection::NotInPlay {
            name: Board::DEMETRIUS.name().to_owned(),
        });
    }
    let Earth {
        active,
        down,
        beside,
        discarded,
        no_crisis: _,
        rebel: _,
        hub_destroyed: _,
        ships_out,
        centurions_out,
    } = earth;
    let lying: Vec<MissionId> = active
        .iter()
        .chain(beside)
        .chain(discarded)
        .copied()
        .collect();
    let once = |card: &MissionId| lying.iter().filter(|other| *other == card).count() == 1;
    let all_once = lying.iter().all(once);
    let boxed = Craft::ALL.into_iter().all(|craft| {
        let out = ships_out[craft];
        match craft {
            Craft::Basestar | Craft::HeavyRaider => usize::from(out) <= kit.ships(craft),
            Craft::Raider
            | Craft::Viper
            | Craft::CivilianShip
            | Craft::Raptor
            | Craft::MarkVii
            | Craft::AssaultRaptor => out == 0,
        }
    });
    let face = active.is_some() || !down;
    if all_once && face && boxed && *centurions_out <= kit.pieces.centurions {
        return Ok(());
    }
    rule!("EARTH-MISSION-7");
    Err(Rejection::Missions)
}

/// Every Ally is one of the game's and in one place, and tokens lie on Allies who are there and where the set-up lays them.
fn require_nebula(state: &State, nebula: &Nebula) -> Result<(), Rejection> {
    let not = |name: &str| Rejection::NotInPlay {
        name: name.to_owned(),
    };
    let facts = state.kit().ionian.as_ref();
    let facts = facts.ok_or_else(|| not(HeldKind::TRAUMA.name()))?;
    let Nebula {
        allies,
        boxed,
        spots,
    } = nebula;
    let cards: Vec<AllyId> = allies.iter().chain(boxed).copied().collect();
    for (at, ally) in cards.iter().enumerate() {
        if !facts.allies.contains(ally) || cards[..at].contains(ally) {
            return Err(not(ally.name()));
        }
    }
    for (at, spot) in spots.iter().enumerate() {
        let there = match spot {
            Spot::Location(location) => ionian::SPOTS.contains(location),
            Spot::Ally(ally) => allies.contains(ally),
        };
        if !there || spots[..at].contains(spot) {
            return Err(not(HeldKind::TRAUMA.name()));
        }
    }
    Ok(())
}

/// What stands on New Caprica, once the fleet has come there, and how many occupation forces there are.
fn on_new_caprica(state: &State) -> Result<(&NewCaprica, u8), Rejection> {
    let facts = state.kit().new_caprica.as_ref();
    let both = state.new_caprica.as_ref().zip(facts);
    let (there, facts) = both.ok_or_else(|| Rejection::NotInPlay {
        name: Board::NEW_CAPRICA.name().to_owned(),
    })?;
    Ok((there, facts.forces))
}

const fn require_short(entries: usize) -> Result<(), Rejection> {
    if entries > LIST_LENGTH {
        Err(Rejection::ListTooLong)
    } else {
        Ok(())
    }
}

/// A Super Crisis card that Dradis keeps may be in a hand: only playing it lays it open. Refused for every card
/// alike, so that the refusal says nothing of where one is.
fn refuse_to_open(state: &State, super_crisis: bool) -> Result<(), Rejection> {
    rule!("CYPLAYER-6");
    if super_crisis && held::kept(state, HeldKind::SUPER_CRISIS) {
        return Err(Rejection::SuperCrisesKept);
    }
    Ok(())
}

const fn require_turn(state: &State) -> Result<(), Rejection> {
    match state.turn.active {
        Some(_) => Ok(()),
        None => Err(Rejection::NotBegun),
    }
}
