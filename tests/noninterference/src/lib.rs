//! Pairs of games that differ in nothing but secrets that one player, the observer, may not know: whatever is
//! done, the observer and everybody see, hear and are refused the same at both, byte for byte (principle 4,
//! SECRET-17, SECRET-18).
//!
//! A pair is a whole evening: the deal, reading, the Sleeper phase, looks, reveals, handing on, Super Crises,
//! civilian ships, destinations, undo and redo, phones and a screen that is handed on. What the observer may
//! rightly learn is the same at both, or is left out.

use std::collections::{BTreeMap, BTreeSet};

use dradis_facts::kit::{Game, Objective};
use dradis_facts::space::Zone;

mod evening;
mod pair;
mod procedure;
mod secret;
mod whim;

pub use pair::{Leak, Plant, Way};
pub use procedure::Procedure;
pub use secret::Secret;

/// What the pairs have come to.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    /// Pairs played.
    pub pairs: u64,
    /// In how many of them a kind of secret differed.
    pub secrets: BTreeMap<Secret, u64>,
    /// How often something was done with secrets.
    pub procedures: BTreeMap<Procedure, u64>,
    /// Where something hidden stood in the states and events.
    pub hidden: BTreeSet<String>,
    /// In how many pairs ships stood in a zone at the end.
    pub zones: BTreeMap<Zone, u64>,
}

/// A place that few pairs come to, and how many come to it for sure: cards place civilian ships now and then.
const RARE: (&str, u64) = ("civilian-ships-placed.ships.kind", 10_000);

impl Coverage {
    /// Adds what other pairs have come to.
    pub fn add(&mut self, other: &Self) {
        self.pairs += other.pairs;
        for (secret, times) in &other.secrets {
            *self.secrets.entry(*secret).or_default() += times;
        }
        for (procedure, times) in &other.procedures {
            *self.procedures.entry(*procedure).or_default() += times;
        }
        self.hidden.extend(other.hidden.iter().cloned());
        for (zone, times) in &other.zones {
            *self.zones.entry(*zone).or_default() += times;
        }
    }

    /// What differed or was done less often than this, and what is hidden without being any kind's.
    #[must_use]
    pub fn short_of(&self, game: Game, times: u64) -> Vec<String> {
        let mut short = Vec::new();
        for secret in Secret::all(game) {
            let differed = self.secrets.get(&secret).copied().unwrap_or(0);
            if differed < times {
                short.push(format!("{secret:?} differed in {differed} pairs"));
            }
        }
        for procedure in Procedure::all(game) {
            let came = self.procedures.get(&procedure).copied().unwrap_or(0);
            if came < times {
                short.push(format!("{procedure:?} came {came} times"));
            }
        }
        let known = Secret::all(game).flat_map(Secret::hidden_at);
        let known: BTreeSet<&str> = known.copied().collect();
        for place in &self.hidden {
            if !known.contains(place.as_str()) {
                short.push(format!("{place} is hidden, and no kind of secret says so"));
            }
        }
        for place in known {
            let (rare, from) = RARE;
            // Few of the pairs with all boxes come to each place.
            let may_miss = (place == rare || game != Game::Base) && self.pairs < from;
            if !may_miss && !self.hidden.contains(place) {
                short.push(format!("nothing hidden was met at {place}"));
            }
        }
        short
    }
}

/// All boxes, with each objective in turn.
#[must_use]
pub const fn combined(pair: u64) -> Game {
    let objective = match pair % 4 {
        0 => Objective::Kobol,
        1 => Objective::NewCaprica,
        2 => Objective::IonianNebula,
        3.. => Objective::Earth,
    };
    Game::combined(objective)
}

/// Plays a pair, the same for the same number.
///
/// # Errors
/// [`Leak`] at the first thing that tells the two games apart.
pub fn play(
    number: u64,
    game: Game,
    plant: Option<Plant>,
    counted: &mut Coverage,
) -> Result<(), Box<Leak>> {
    evening::play(number, game, plant, counted)
}
