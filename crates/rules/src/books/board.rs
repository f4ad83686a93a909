//! What cannot be on a board, whatever happened: for corrections, which may write anything.

use dradis_facts::board::{Impossible, Piece};
use dradis_facts::boarding::boarding_spaces;
use dradis_facts::content::{Board, BoardSide, CharacterId, HeldKind, Start};
use dradis_facts::damage::GalacticaToken;
use dradis_facts::jump::jump_track;
use dradis_facts::options::{Options, Sympathizer};
use dradis_facts::piles::Pile;
use dradis_facts::places::Place;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::space::CivilianHandle;
use dradis_state::action::ActionStep;
use dradis_state::agenda::Work;
use dradis_state::loyalty::{LoyaltyCounts, Standing};
use dradis_state::reserve::{self, played_with, used};
use dradis_state::state::State;

use crate::play::mutiny::limit;
use crate::play::setup::person;
use crate::play::titles::next_in_line;

/// What cannot be now and could before, or is worse now: what a correction has to answer for. A
/// correction that makes an impossible board less impossible has not.
#[must_use]
pub fn appeared(before: &[Impossible], now: &[Impossible]) -> Vec<Impossible> {
    let stood = |new: &Impossible| {
        let (about, amount) = new.measured();
        before.iter().any(|old| {
            let (other, was) = old.measured();
            other == about && was >= amount
        })
    };
    now.iter().filter(|new| !stood(new)).copied().collect()
}

/// Everything that is impossible about a board; nothing for a board that can be. Public.
#[must_use]
pub fn invariants(state: &State) -> Vec<Impossible> {
    let mut found = too_many(state);
    found.extend(too_many_cards(state));
    found.extend(ships(state));
    found.extend(damage_and_tracks(state));
    found.extend(characters(state));
    found.extend(cylons(state));
    found
}

/// [`invariants`], and what a position or a correction may not bring besides: too many Mutiny cards, of which a player may
/// hold more for a moment in play, until the next step takes them (XMUT-13).
pub(crate) fn entered(state: &State) -> Vec<Impossible> {
    let mut found = invariants(state);
    found.extend(mutiny_cards(state));
    found
}

fn ships(state: &State) -> Vec<Impossible> {
    let mut found = Vec::new();
    for kind in state.kit().civilian_ships.iter().copied() {
        let destroyed = state.space.destroyed_civilians.iter();
        let count = destroyed.filter(|other| **other == kind).count();
        let most = usize::from(kind.facts().copies);
        if count > most {
            found.push(Impossible::TooManyOfKind { kind, count, most });
        }
    }
    for row in &state.kit().basestar_damage {
        let out = reserve::basestar_tokens_out(state);
        let copies = out.filter(|token| *token == row.token).count();
        if copies > usize::from(row.copies) {
            found.push(Impossible::TokenTwice { token: row.token });
        }
    }
    for row in &state.kit().zones {
        let area = row.id;
        for basestar in &state.space.ships(area).basestars {
            let hits = basestar
                .damage
                .iter()
                .map(|token| usize::from(token.hits(state.kit())));
            if hits.sum::<usize>() >= usize::from(state.kit().basestar_destroyed_at) {
                found.push(Impossible::DestroyedBasestar { area });
            }
        }
    }
    let handles: Vec<CivilianHandle> = state.space.civilians.iter().map(|s| s.handle).collect();
    for (at, handle) in handles.iter().enumerate() {
        if handles[..at].contains(handle) {
            found.push(Impossible::HandleTwice { handle: *handle });
        }
    }
    found
}

fn damage_and_tracks(state: &State) -> Vec<Impossible> {
    let mut found = Vec::new();
    for location in &state.damage.locations {
        if !location.facts().damageable {
            let board = location.facts().board;
            if board == Board::DEMETRIUS || board == Board::REBEL_BASESTAR {
                rule!("EARTH-2");
            }
            found.push(Impossible::NotDamageable {
                location: *location,
            });
        }
    }
    for resource in &state.damage.spent {
        let resource = *resource;
        let token = GalacticaToken::Resource { resource };
        if state.kit().hull_with(token).is_none() {
            found.push(Impossible::NoToken { resource });
        }
    }
    if usize::from(state.jump.space) >= jump_track(state.kit()).len() {
        found.push(Impossible::OffJumpTrack {
            space: state.jump.space,
            most: u8::try_from(jump_track(state.kit()).len()).unwrap_or(u8::MAX),
        });
    }
    if state.jump.distance > state.kit().distances.most {
        found.push(Impossible::TooFar {
            distance: state.jump.distance.into(),
            most: state.kit().distances.most.into(),
        });
    }
    for space in &state.boarding.centurions {
        // The end of the track is a place too: a centurion there has won the game (END-3).
        if *space > boarding_spaces(state.kit(), state.options.boarding_track) {
            found.push(Impossible::OffBoardingTrack { space: *space });
        }
    }
    found
}

fn characters(state: &State) -> Vec<Impossible> {
    let mut found = Vec::new();
    let character = |seat: SeatId| {
        state
            .seats
            .get(seat.index())
            .and_then(|seat| seat.character)
    };
    for (seat, place) in state.places.iter() {
        match (character(seat), place) {
            (None, _) => found.push(Impossible::NobodyThere { seat }),
            (Some(character), Place::Viper { .. }) => {
                rule!("COMP-8");
                if !character.facts().pilot_token {
                    found.push(Impossible::CannotFly { seat });
                }
            }
            (Some(character), Place::OffBoard) => {
                rule!("CHARACTER-HELO-1");
                if character.facts().start != Start::OffBoard {
                    found.push(Impossible::OffBoard { seat });
                }
            }
            (Some(_), Place::Location { location }) => {
                let ship = location.facts().board;
                if state.has_lost(ship) {
                    rule!("XBOARD-6");
                    found.push(Impossible::AboardLost { seat, ship });
                }
            }
        }
    }
    found.extend(played_twice(state));
    found
}

/// Persons whom two players play, by the first sheet that shows them, whichever they have (COMP-3, XSETUP-9).
fn played_twice(state: &State) -> Vec<Impossible> {
    rule!("XSETUP-9");
    let played = state.seats.iter().filter_map(|seat| seat.character);
    let played: Vec<CharacterId> = played.collect();
    let again = played.iter().enumerate().filter(|(at, character)| {
        let before = played[..*at].iter();
        let same = before.filter(|other| person(**other) == person(**character));
        same.count() == 1
    });
    let twice = again.map(|(_, character)| {
        let mut sheets = state.kit().characters.iter().copied();
        let first = sheets.find(|other| person(*other) == person(*character));
        Impossible::CharacterTwice {
            character: first.unwrap_or(*character),
        }
    });
    twice.collect()
}

/// Where revealed Cylons may be, and what they may hold.
fn cylons(state: &State) -> Vec<Impossible> {
    let mut found = Vec::new();
    let revealed = |seat: SeatId| state.loyalty.standing(seat).is_cylon_player();
    for (seat, place) in state.places.iter() {
        // Whoever is being eliminated stands where they were executed until they are out of the game.
        if state.goes_for_good(seat) {
            rule!("ION-15");
            continue;
        }
        rule!("MOVE-5");
        rule!("MOVE-6");
        let on_cylon_location = match place {
            // No rule moves whoever is aboard when the Rebel Basestar goes over to the other side.
            Place::Location { location } if location.facts().board == Board::REBEL_BASESTAR => {
                rule!("EARTH-RB-1");
                continue;
            }
            // Both may stand on New Caprica.
            Place::Location { location } => match state.side_of(location.facts().board) {
                BoardSide::Everybody => continue,
                BoardSide::Humans => false,
                BoardSide::Cylons => true,
            },
            Place::Viper { .. } | Place::OffBoard => false,
        };
        match (revealed(seat), on_cylon_location) {
            (true, false) => found.push(Impossible::CylonAmongHumans { seat }),
            (false, true) => found.push(Impossible::HumanAmongCylons { seat }),
            (true, true) | (false, false) => {}
        }
    }
    for title in state.kit().titles() {
        // With no human left, a title stays where it was.
        if next_in_line(title, state).is_none() {
            continue;
        }
        rule!("TITLE-SUCC-9");
        let barred = |seat: &SeatId| match state.loyalty.standing(*seat) {
            Standing::Human => false,
            Standing::Cylon => true,
            Standing::Leader { infiltrating: _ } => {
                rule!("XINF-5");
                true
            }
        };
        if let Some(seat) = state.titles.holder(title).filter(barred) {
            found.push(Impossible::CylonWithTitle { seat, title });
        }
    }
    found
}

/// Mutiny cards beyond what each player may hold; none for a Cylon player.
fn mutiny_cards(state: &State) -> Vec<Impossible> {
    let kind = HeldKind::MUTINY;
    if !state.kit().held.contains(&kind) {
        return Vec::new();
    }
    let seats = (0u8..).zip(state.seats.iter());
    let seats = seats.map(|(index, _)| SeatId(index));
    let too_many = seats.filter_map(|seat| {
        let limit = if state.loyalty.standing(seat).is_cylon_player() {
            rule!("XMUT-9");
            rule!("XMUT-10");
            0
        } else {
            limit(state, seat)
        };
        let count = usize::from(state.held_count(kind, seat));
        let most = usize::from(limit) + leaving(state, seat)?;
        (count > most).then_some(Impossible::TooManyMutinyCards { seat, count, most })
    });
    too_many.collect()
}

/// Mutiny cards that a player gives up or puts back with what is being carried out (XMUT-13); `None` where it takes
/// whatever is too much.
fn leaving(state: &State, whose: SeatId) -> Option<usize> {
    let mut leaving = 0;
    for step in &state.agenda.steps {
        let Work::Action { action } = &step.work else {
            continue;
        };
        if let ActionStep::SwapHeld {
            kind: HeldKind::MUTINY,
            seat,
            cards: _,
            discard,
        } = action
            && *seat == whose
        {
            leaving += usize::from(*discard);
        } else if let ActionStep::ShareMutiny {
            by: seat,
            to: _,
            drawn: Some(drawn),
        }
        | ActionStep::PlayDrawnMutiny { seat, drawn } = action
            && *seat == whose
        {
            leaving += usize::from(*drawn);
        } else if let ActionStep::MutinyDrawn {
            seat,
            before: _,
            keep_one: _,
        } = action
            && *seat == whose
        {
            rule!("XMUT-13");
            return None;
        }
    }
    Some(leaving)
}

fn too_many_cards(state: &State) -> Vec<Impossible> {
    rule!("COMP-4");
    rule!("COMP-5");
    let mut found = Vec::new();
    for pile in Pile::ALL {
        let beside = match pile {
            Pile::Quorum => state.piles.of(Pile::QuorumHand),
            Pile::QuorumHand => continue,
            Pile::SuperCrisis => state.held_by_all(HeldKind::SUPER_CRISIS),
            Pile::Destiny | Pile::Crisis | Pile::Destinations => 0,
        };
        let count = usize::from(state.piles.of(pile)) + usize::from(beside);
        let most = usize::from(pile.most(state.kit()));
        if count > most {
            found.push(Impossible::TooManyCards { pile, count, most });
        }
    }
    let seats = (0u8..).zip(&state.seats).map(|(index, _)| SeatId(index));
    let count = seats.map(|seat| usize::from(state.hands.of(seat))).sum();
    let most = state.kit().skill_count();
    if count > most {
        found.push(Impossible::TooManySkillCards { count, most });
    }
    if let Some(LoyaltyCounts { hands, deck }) = &state.loyalty.by_hand {
        let held = hands.iter().copied().map(usize::from);
        let count = held.sum::<usize>() + usize::from(*deck);
        let most = loyalty_cards(&state.options);
        if count > most {
            found.push(Impossible::TooManyLoyaltyCards { count, most });
        }
    }
    found
}

/// Loyalty cards a table can have: those of the box, and the one more that six players with Baltar and
/// Boomer need when the Sympathizer is left out (SETUP-NOSYMP).
fn loyalty_cards(options: &Options) -> usize {
    let box_of_cards = options.kit().loyalty.iter();
    let cards: usize = box_of_cards
        .map(|card| usize::from(card.facts().copies))
        .sum();
    match options.sympathizer {
        Sympathizer::Play => cards,
        Sympathizer::LeaveOut => cards + 1,
    }
}

fn too_many(state: &State) -> Vec<Impossible> {
    rule!("LIMIT-3");
    rule!("COMP-2");
    rule!("COMP-7");
    rule!("DIS-47");
    let kit = state.kit();
    let counted = Piece::ALL.map(|piece| match piece {
        Piece::Craft(craft) => (piece, used(state, craft), played_with(state, craft)),
        Piece::Centurion => {
            let aboard = state.boarding.centurions.len();
            (piece, aboard, kit.pieces.centurions.into())
        }
        Piece::Nuke => {
            let nukes = state.titles.nukes.into();
            (piece, nukes, kit.pieces.nukes.into())
        }
    });
    let counted = counted.into_iter();
    counted
        .filter(|(_, count, most)| count > most)
        .map(|(piece, count, most)| Impossible::TooMany { piece, count, most })
        .collect()
}
