//! A seat's secrets as they travel to its phone: every card as a number, so that the fullest hand fits the one size
//! that all secret frames have.
//!
//! **Invariant:** a step after which a secret would not fit is refused before its row is written. What does not fit
//! never becomes a dummy: its player would go on with cards that are no longer theirs.

use dradis_channel::MAX_SECRET;
use dradis_facts::SeatId;
use dradis_facts::content::{CivilianKind, DestinationId, HeldCard, HeldKind, LoyaltyCard};
use dradis_facts::destiny::SkillCard;
use dradis_facts::kit::Game;
use dradis_facts::options::Options;
use dradis_facts::space::CivilianHandle;
use dradis_rules::seat_secret;
use dradis_rules::tell::view::{CivilianSeen, LoyaltyLook, SeatSecret};
use dradis_state::State;
use dradis_state::held::Held;
use serde::{Deserialize, Serialize};

use crate::batch::json;
use crate::wire::{Here, ToReferee};

/// Bytes of the message with a seat's cards for a referee's screen, whatever they are: JSON may end in spaces. It
/// names cards by their words.
pub(crate) const HERE_LEN: usize = 8_192;

/// The longest row number that a page can hold.
const LAST_ROW: u64 = (1 << 53) - 1;

/// What travels in the secret lane: the seat's secrets with the row they belong to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SecretFrame {
    /// Number of the journal row.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub row: u64,
    /// The secrets.
    pub secret: SecretNumbers,
}

/// A [`SeatSecret`] in numbers: a card is its place in the list of its kind ([`lists`]), counted from 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SecretNumbers {
    /// The seat.
    pub seat: SeatId,
    /// The cards it holds: the place of their kind among the kinds, and theirs in the list of the kind.
    pub held: Vec<(u16, Vec<u16>)>,
    /// The civilian ships it has looked at, and their fronts.
    pub civilians: Vec<(CivilianHandle, u16)>,
    /// The destinations it chooses among.
    pub destinations: Vec<u16>,
    /// The cards of the Destiny deck that it looks through, by what they show.
    pub destiny: Vec<u16>,
    /// Loyalty cards that are being looked at.
    pub look: Option<LookNumbers>,
    /// Whether it has said that it has read.
    pub has_read: bool,
}

/// A [`LoyaltyLook`] in numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LookNumbers {
    /// Who looks.
    pub by: SeatId,
    /// Whose cards they are.
    pub at: SeatId,
    /// The cards.
    pub cards: Vec<u16>,
}

/// The names behind the numbers of a frame: the kinds of held cards, the cards of each of them, and the other lists. A
/// list only ever grows at its end.
#[must_use]
pub fn lists() -> Vec<(&'static str, Vec<String>)> {
    fn names<T>(of: impl Iterator<Item = T>, name: fn(T) -> &'static str) -> Vec<String> {
        of.map(|one| name(one).to_owned()).collect()
    }
    // Pages know the games that a table can choose, and no others.
    let published = |kind: &HeldKind| {
        let mut games = Game::PUBLISHED.iter();
        games.any(|game| {
            let options = Options {
                game: *game,
                ..Options::default()
            };
            options.kit().held.contains(kind)
        })
    };
    let kinds = || HeldKind::all().filter(published);
    let cards = kinds().map(|kind| {
        let cards = kind.cards().into_iter();
        (kind.name(), names(cards, HeldCard::name))
    });
    let others = [
        ("held", names(kinds(), HeldKind::name)),
        ("civilians", names(CivilianKind::all(), CivilianKind::name)),
        (
            "destinations",
            names(DestinationId::all(), DestinationId::name),
        ),
        ("skill-faces", faces().iter().map(face_name).collect()),
    ];
    cards.chain(others).collect()
}

/// Whatever a skill card can show: the faces of every game that a table can choose, those of a later one behind.
fn faces() -> Vec<SkillCard> {
    let mut faces = Vec::new();
    for game in Game::PUBLISHED {
        let options = Options {
            game: *game,
            ..Options::default()
        };
        for face in options.kit().skill_faces() {
            if !faces.contains(&face) {
                faces.push(face);
            }
        }
    }
    faces
}

/// Type, strength, and the name of a card that has one, parted by colons.
fn face_name(face: &SkillCard) -> String {
    let SkillCard {
        kind,
        strength,
        card,
    } = face;
    let card = card.map(|card| format!(":{}", card.name()));
    format!("{}:{strength}{}", kind.name(), card.unwrap_or_default())
}

fn number<T: PartialEq>(mut all: impl Iterator<Item = T>, card: T) -> u16 {
    let place = all.position(|other| other == card);
    let place = place.and_then(|place| u16::try_from(place).ok());
    place.expect("a card has a place in the list of its kind, which is short")
}

fn numbers<T: PartialEq + Copy, All: Iterator<Item = T>>(
    cards: &[T],
    all: impl Fn() -> All,
) -> Vec<u16> {
    cards.iter().map(|card| number(all(), *card)).collect()
}

impl From<&SeatSecret> for SecretNumbers {
    fn from(secret: &SeatSecret) -> Self {
        let SeatSecret {
            seat,
            held,
            civilians,
            destinations,
            destiny,
            look,
            has_read,
        } = secret;
        let in_front = |Held { kind, cards }: &Held| {
            let all = kind.cards();
            let place = number(HeldKind::all(), *kind);
            (place, numbers(cards, || all.iter().copied()))
        };
        let front = |CivilianSeen(handle, kind): &CivilianSeen| {
            (*handle, number(CivilianKind::all(), *kind))
        };
        let look = look
            .as_ref()
            .map(|LoyaltyLook { by, at, cards }| LookNumbers {
                by: *by,
                at: *at,
                cards: numbers(cards, LoyaltyCard::all),
            });
        Self {
            seat: *seat,
            held: held.iter().map(in_front).collect(),
            civilians: civilians.iter().map(front).collect(),
            destinations: numbers(destinations, DestinationId::all),
            destiny: numbers(destiny, || faces().into_iter()),
            look,
            has_read: *has_read,
        }
    }
}

impl SecretNumbers {
    /// What the numbers stand for; `None` where one stands for no card.
    #[must_use]
    pub fn read(&self) -> Option<SeatSecret> {
        fn cards<T, All: Iterator<Item = T>>(
            numbers: &[u16],
            all: impl Fn() -> All,
        ) -> Option<Vec<T>> {
            let mut places = numbers.iter().map(|number| usize::from(*number));
            places.try_fold(Vec::new(), |mut cards, place| {
                cards.push(all().nth(place)?);
                Some(cards)
            })
        }
        let fronts = self.civilians.iter().map(|(handle, front)| {
            let kind = CivilianKind::all().nth(usize::from(*front))?;
            Some(CivilianSeen(*handle, kind))
        });
        let look = match &self.look {
            None => None,
            Some(LookNumbers {
                by,
                at,
                cards: seen,
            }) => Some(LoyaltyLook {
                by: *by,
                at: *at,
                cards: cards(seen, LoyaltyCard::all)?,
            }),
        };
        let held = self.held.iter().map(|(kind, numbers)| {
            let kind = HeldKind::all().nth(usize::from(*kind))?;
            let cards = cards(numbers, || kind.cards().into_iter())?;
            Some(Held { kind, cards })
        });
        Some(SeatSecret {
            seat: self.seat,
            held: held.collect::<Option<_>>()?,
            civilians: fronts.collect::<Option<_>>()?,
            destinations: cards(&self.destinations, DestinationId::all)?,
            destiny: cards(&self.destiny, || faces().into_iter())?,
            look,
            has_read: self.has_read,
        })
    }
}

/// How many bytes the secrets of a seat may have. There is one size; tests take some of it away to show that what
/// does not fit is refused.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SecretRoom {
    phone: usize,
    screen: usize,
}

impl SecretRoom {
    /// The one size.
    pub(crate) const FULL: Self = Self {
        phone: MAX_SECRET,
        screen: HERE_LEN,
    };

    #[cfg(test)]
    pub(crate) const fn of(phone: usize, screen: usize) -> Self {
        Self { phone, screen }
    }

    /// Whether the secrets of every seat fit, on its phone and on a referee's screen.
    pub(crate) fn holds(self, state: &State) -> bool {
        (0..).map(SeatId).zip(&state.seats).all(|(seat, _)| {
            let secret = seat_secret(state, seat);
            let frame = SecretFrame {
                row: LAST_ROW,
                secret: SecretNumbers::from(&secret),
            };
            json(&frame).len() <= self.phone && here(seat, Some(secret)).len() <= self.screen
        })
    }
}

/// A seat's cards for a referee's screen, or that it is to be covered.
pub(crate) fn here(seat: SeatId, secret: Option<SeatSecret>) -> String {
    let here = Here { seat, secret };
    json(&ToReferee::Here { here })
}

/// Whether somebody sits at the seat: what nobody's cards are, nobody is shown.
pub(crate) fn is_taken(state: &State, seat: SeatId) -> bool {
    let seat = state.seats.get(seat.index());
    seat.is_some_and(|seat| !seat.empty)
}

/// A seat's secrets, once a row says that they have been shown to its device.
pub(crate) fn secret_of(state: &State, row: u64, seat: SeatId) -> Option<SecretFrame> {
    if !is_taken(state, seat) {
        return None;
    }
    let mut secret = seat_secret(state, seat);
    if !state.loyalty.shown.contains(&seat) {
        // Whose cards the table keeps has none to be shown, and may have looked at civilian ships or at destinations,
        // or hold cards of another kind. What a look has brought, its own row has told.
        let looked = !secret.civilians.is_empty() || state.destinations.chooser == Some(seat);
        let looked = looked || state.destiny.looking == Some(seat);
        let looked = looked || state.has_been_dealt(seat);
        let looked = state.loyalty.by_hand.is_some() && looked;
        if !looked && secret.look.is_none() {
            return None;
        }
        secret.held.retain(|held| held.kind != HeldKind::LOYALTY);
    }
    let secret = SecretNumbers::from(&secret);
    Some(SecretFrame { row, secret })
}
