//! The kinds of secrets of a game, and what each of them is at a moment.

use std::collections::BTreeSet;

use dradis_facts::SeatId;
use dradis_facts::chance::{Chance, Stream};
use dradis_facts::content::HeldKind;
use dradis_facts::effect::{Effect, Question};
use dradis_facts::kit::Game;
use dradis_facts::options::Options;
use dradis_facts::seat::as_named;
use dradis_rules::seat_secret;
use dradis_rules::tell::view::SeatSecret;
use dradis_state::State;
use dradis_state::action::ActionStep;
use dradis_state::agenda::Work;
use dradis_state::held::Held;
use serde::Serialize;
use serde_json::Value;

/// A kind of secret that somebody at the table may not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Secret {
    /// The Loyalty cards of another player.
    LoyaltyOfAnother,
    /// The Loyalty deck beside the board.
    LoyaltyDeck,
    /// The Loyalty cards that are back in the box.
    UnusedLoyalty,
    /// The pile of Loyalty cards that are left over, and the deck that one of them joins.
    LeftoverLoyalty,
    /// Who is a Cylon among those who have not revealed themselves.
    TeamOfAnother,
    /// Who of the others has read.
    WhoHasRead,
    /// Loyalty cards that two others look at.
    LookOfOthers,
    /// The fronts of the civilian ships.
    CivilianFronts,
    /// The fronts of the civilian ships that are Locked or Prepared on New Caprica.
    LockedFronts,
    /// Trauma tokens that lie face down: those that others have laid beside their Crossroads cards, on Allies, at locations.
    TokensLaid,
    /// The fronts that another player has looked at.
    CiviliansSeenByAnother,
    /// The Destiny deck.
    DestinyDeck,
    /// The Destiny cards of a check that have not been turned up.
    DestinyDrawn,
    /// The cards of the Destiny deck that another player looks through.
    DestinySeenByAnother,
    /// The Destination deck.
    DestinationDeck,
    /// The destinations that another player chooses among.
    DestinationsOfAnother,
    /// The destination that another player has scouted.
    ScoutedByAnother,
    /// The held cards of another player, of a kind with a deck of its own.
    Held(HeldKind),
    /// How far the streams of chance have been drawn.
    HowFarDrawn,
    /// What will be drawn.
    ChanceToCome,
}

impl Secret {
    /// Every kind of a game once.
    pub fn all(game: Game) -> impl Iterator<Item = Self> {
        let options = Options {
            game,
            ..Options::default()
        };
        let held = options.kit().held.iter().copied();
        let held = held.filter(|kind| *kind != HeldKind::LOYALTY);
        let leftover = options.kit().hands_on_within.map(|_| Self::LeftoverLoyalty);
        // Without a card that lets somebody look through it, there is nothing to tell.
        let quorum = options.kit().quorum.iter();
        let mut effects = quorum.flat_map(|card| &card.facts().effects);
        let looks = |effect: &Effect| matches!(effect, Effect::Ask(Question::SearchDestiny { .. }));
        let destiny = effects.any(looks).then_some(Self::DestinySeenByAnother);
        // Whatever the objective: the pairs with all boxes have each in turn.
        let combined = matches!(game, Game::Combined { objective: _ });
        let locked = combined.then_some(Self::LockedFronts);
        let laid = combined.then_some(Self::TokensLaid);
        let every = Self::OF_EVERY_GAME
            .into_iter()
            .chain(leftover)
            .chain(locked)
            .chain(laid);
        every.chain(destiny).chain(held.map(Self::Held))
    }

    const OF_EVERY_GAME: [Self; 15] = [
        Self::LoyaltyOfAnother,
        Self::LoyaltyDeck,
        Self::UnusedLoyalty,
        Self::TeamOfAnother,
        Self::WhoHasRead,
        Self::LookOfOthers,
        Self::CivilianFronts,
        Self::CiviliansSeenByAnother,
        Self::DestinyDeck,
        Self::DestinyDrawn,
        Self::DestinationDeck,
        Self::DestinationsOfAnother,
        Self::ScoutedByAnother,
        Self::HowFarDrawn,
        Self::ChanceToCome,
    ];

    /// Where the state and the events keep it out of sight: the paths at which something hidden stands in JSON.
    #[must_use]
    pub const fn hidden_at(self) -> &'static [&'static str] {
        match self {
            Self::LoyaltyOfAnother | Self::LoyaltyDeck | Self::UnusedLoyalty => &[
                "state.loyalty.cards",
                "loyalty-dealt.deal",
                "sleeper.sleeper.cards",
            ],
            Self::LeftoverLoyalty => &["passing.passing.deck"],
            Self::CivilianFronts => &[
                "state.space.civilians.kind",
                "board-laid-out.civilians.kind",
                "civilian-ships-placed.ships.kind",
            ],
            Self::LockedFronts => &[
                "state.space.locked.kind",
                "state.space.prepared.kind",
                "new-caprica.new_caprica.ships.kind",
            ],
            Self::TokensLaid => &["state.crossroads.laid", "state.ionian.tokens"],
            Self::DestinyDeck => &["state.destiny.deck", "destiny-built.deck"],
            Self::DestinySeenByAnother => &["effect.effect.deck"],
            Self::DestinyDrawn => &["state.destiny.drawn"],
            Self::DestinationDeck => &["state.destinations.deck", "jump.jump.deck"],
            Self::DestinationsOfAnother | Self::ScoutedByAnother => &["state.destinations.drawn"],
            Self::HowFarDrawn => &["drew.drawn"],
            Self::LookOfOthers => &["state.loyalty.looking.cards", "effect.effect.cards"],
            Self::Held(_) => &[
                "state.held.deck",
                "state.held.hands",
                "state.held.discarded",
                "held.held.deck",
            ],
            // Nothing of its own: they follow from the others, or stand where `Hidden` is not needed.
            Self::TeamOfAnother
            | Self::WhoHasRead
            | Self::CiviliansSeenByAnother
            | Self::ChanceToCome => &[],
        }
    }

    /// What it is now, for the observer not to know, as text; the same text for the same secret.
    #[must_use]
    pub(crate) fn content(self, state: &State, chance: &dyn Chance, observer: SeatId) -> String {
        let others = || as_named(state.seats.len()).filter(|seat| *seat != observer);
        let parts = || others().map(|seat| Parts::of(seat_secret(state, seat), observer));
        let of_others = |part: fn(Parts) -> String| -> String { parts().map(part).collect() };
        match self {
            Self::LoyaltyOfAnother => of_others(|of| of.loyalty),
            Self::LoyaltyDeck => text(&state.loyalty.cards.reveal().deck),
            Self::LeftoverLoyalty => text(&state.loyalty.cards.reveal().spare),
            Self::UnusedLoyalty => text(&state.loyalty.cards.reveal().unused),
            Self::TeamOfAnother => {
                let teams = others().map(|seat| state.loyalty.team(seat));
                text(&teams.collect::<Vec<_>>())
            }
            Self::WhoHasRead => of_others(|of| of.has_read),
            Self::LookOfOthers => of_others(|of| of.look),
            Self::CivilianFronts => {
                let ships = state.space.civilians.iter();
                let fronts = ships.map(|ship| *ship.kind.reveal());
                text(&fronts.collect::<Vec<_>>())
            }
            Self::LockedFronts => {
                let fronts = state.space.stacked().map(|ship| *ship.kind.reveal());
                text(&fronts.collect::<Vec<_>>())
            }
            Self::TokensLaid => {
                let laid = state
                    .crossroads
                    .iter()
                    .flat_map(|there| there.laid.reveal());
                let of_others = laid.filter(|(seat, _)| **seat != observer);
                // Those on Allies and at locations nobody has seen, but for whoever has put one of their own there.
                let there = state.ionian.iter().map(|there| there.tokens.reveal());
                let mut all = text(&of_others.collect::<Vec<_>>());
                all.push_str(&text(&there.collect::<Vec<_>>()));
                all
            }
            Self::CiviliansSeenByAnother => of_others(|of| of.civilians),
            Self::DestinyDeck => text(&state.destiny.deck.reveal()),
            Self::DestinySeenByAnother => of_others(|of| of.destiny),
            Self::DestinyDrawn => text(&state.destiny.drawn.reveal()),
            Self::DestinationDeck => text(&state.destinations.deck.reveal()),
            Self::DestinationsOfAnother => of_others(|of| of.destinations),
            Self::ScoutedByAnother => {
                let scout = scout(state).filter(|scout| *scout != observer);
                let seen = scout.map(|scout| Parts::of(seat_secret(state, scout), observer));
                seen.map(|seen| seen.destinations).unwrap_or_default()
            }
            // What nobody sees, the observer may not know of their own.
            Self::Held(kind) if !kind.facts().seen_by.holder() => {
                let all = as_named(state.seats.len()).map(|seat| state.held_hand(kind, seat));
                text(&all.collect::<Vec<_>>())
            }
            Self::Held(kind) => parts().map(|of| of.held(kind)).collect(),
            Self::HowFarDrawn => {
                let far = Stream::ALL.map(|stream| state.chance.of(stream));
                text(&far.to_vec())
            }
            Self::ChanceToCome => {
                let next = Stream::ALL.map(|stream| chance.word(stream, state.chance.of(stream)));
                text(&next.to_vec())
            }
        }
    }
}

/// Who looks at the top destination just now (CLAR-4).
pub(crate) fn scout(state: &State) -> Option<SeatId> {
    let top = state.agenda.top()?;
    let Work::Action {
        action: ActionStep::PlaceScouted { seat },
    } = &top.work
    else {
        return None;
    };
    Some(*seat)
}

/// What a seat alone may see, part by part. Every field is named: a new one does not compile until it has a
/// kind of its own above.
struct Parts {
    loyalty: String,
    civilians: String,
    destinations: String,
    destiny: String,
    look: String,
    seat: SeatId,
    held: Vec<Held>,
    has_read: String,
}

impl Parts {
    fn of(secret: SeatSecret, observer: SeatId) -> Self {
        let SeatSecret {
            seat,
            held,
            civilians,
            destinations,
            destiny,
            look,
            has_read,
        } = secret;
        let (loyalty, held): (Vec<_>, Vec<_>) = held
            .into_iter()
            .partition(|held| held.kind == HeldKind::LOYALTY);
        let with_seat = |part: String| format!("{seat:?}{part}");
        Self {
            loyalty: with_seat(text(&loyalty)),
            civilians: with_seat(text(&civilians)),
            destinations: with_seat(text(&destinations)),
            destiny: with_seat(text(&destiny)),
            // Of a look both sides know the cards; the observer may be one of them.
            look: {
                let look = look.filter(|look| ![look.by, look.at].contains(&observer));
                with_seat(text(&look))
            },
            has_read: with_seat(text(&has_read)),
            seat,
            held,
        }
    }

    fn held(&self, kind: HeldKind) -> String {
        let held = self.held.iter().filter(|held| held.kind == kind);
        format!("{:?}{}", self.seat, text(&held.collect::<Vec<_>>()))
    }
}

/// As it is written down: what prints itself may leave the content out.
fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data")
}

/// Every place at which something hidden stands in this JSON: the names on the way to it, without numbers of
/// lists, after this beginning.
pub(crate) fn hidden_places(value: &Value, at: &str, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            if fields.contains_key("$secret") {
                found.insert(at.to_owned());
                return;
            }
            for (name, field) in fields {
                hidden_places(field, &format!("{at}.{name}"), found);
            }
        }
        Value::Array(list) => {
            for element in list {
                hidden_places(element, at, found);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
