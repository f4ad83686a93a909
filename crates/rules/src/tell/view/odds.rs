//! The odds of Cylon ship icons, as everybody sees them.

use dradis_facts::battle::ShipIcon;
use dradis_facts::mark::RuleId;
use dradis_facts::message::Line;
use dradis_facts::resources::Resource;
use dradis_facts::rule_id;
use serde::Serialize;

use crate::tell::odds::{self, Distribution, Odds};
use dradis_state::state::State;

/// The odds of the icons that can be carried out now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OddsView {
    /// What they assume.
    pub policy: Line,
    /// The rule that leaves to the players what is assumed.
    pub cause: RuleId,
    /// Icon by icon, at least one.
    pub icons: Vec<IconOdds>,
}

/// What carrying out an icon as the board stands can bring; of an activation that has begun, its rest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct IconOdds {
    /// The icon.
    pub icon: ShipIcon,
    /// Ships that basestars launch, for certain.
    pub launched: u8,
    /// Heavy raiders whose centurions board, for certain.
    pub boarded: u8,
    /// Civilian ships destroyed; left out where none can be.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub civilian_ships: Option<CountOdds>,
    /// Vipers damaged; left out where none can be.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub vipers_damaged: Option<CountOdds>,
    /// Vipers destroyed; left out where none can be.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub vipers_destroyed: Option<CountOdds>,
    /// Damage tokens of Galactica; left out where she cannot be hit.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub galactica_hits: Option<CountOdds>,
    /// The dials that can fall, in the order of the board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<DialOdds>>"))]
    pub dials: Vec<DialOdds>,
    /// The chance that the Cylons win at once, in millionths: 0 is never, 1000000 always.
    pub cylons_win: u32,
}

/// The odds of a number of things.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CountOdds {
    /// Mean, in thousandths.
    pub mean: u32,
    /// The chances of 0, 1, 2 and so on, each in millionths, rounded: 0 is never, 1000000 always.
    pub chances: Vec<u32>,
}

/// The odds of a dial that can fall.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DialOdds {
    /// The dial.
    pub resource: Resource,
    /// Mean of where it stands afterwards, in thousandths.
    pub mean: u32,
    /// The chance that it stands at 0 afterwards, in millionths: 0 is never, 1000000 always.
    pub zero: u32,
}

/// The odds to tell now, if there are any.
pub(crate) fn odds_view(state: &State) -> Option<OddsView> {
    let icons: Vec<IconOdds> = odds::now(state)
        .into_iter()
        .map(|(icon, odds)| icon_odds(state, icon, &odds))
        .collect();
    (!icons.is_empty()).then(|| OddsView {
        policy: Line::new(odds::POLICY),
        cause: rule_id!("COMBAT-ACT-2"),
        icons,
    })
}

fn icon_odds(state: &State, icon: ShipIcon, odds: &Odds) -> IconOdds {
    let Odds {
        launched,
        boarded,
        civilian_ships,
        vipers_damaged,
        vipers_destroyed,
        galactica_hits,
        dials,
        cylons_win,
    } = odds;
    let falling = dials.iter().filter(|(resource, dial)| {
        let value = state.resources.get(*resource);
        !dial.is_certain(value.into())
    });
    IconOdds {
        icon,
        launched: *launched,
        boarded: *boarded,
        civilian_ships: count_odds(civilian_ships),
        vipers_damaged: count_odds(vipers_damaged),
        vipers_destroyed: count_odds(vipers_destroyed),
        galactica_hits: count_odds(galactica_hits),
        dials: falling
            .map(|(resource, dial)| DialOdds {
                resource: *resource,
                mean: thousandths(dial.mean()),
                zero: millionths(dial, 0),
            })
            .collect(),
        cylons_win: millionths(cylons_win, 1),
    }
}

fn count_odds(of: &Distribution) -> Option<CountOdds> {
    if of.is_certain(0) {
        return None;
    }
    Some(CountOdds {
        mean: thousandths(of.mean()),
        chances: (0..of.chances().len())
            .map(|number| millionths(of, number))
            .collect(),
    })
}

/// Rounded, but 0 only for what never and a million only for what always happens.
fn millionths(of: &Distribution, number: usize) -> u32 {
    let chance = of.chance(number);
    if of.is_certain(number) {
        1_000_000
    } else if chance > 0.0 {
        rounded(chance * 1e6).clamp(1, 999_999)
    } else {
        0
    }
}

fn thousandths(mean: f64) -> u32 {
    rounded(mean * 1e3)
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a chance or a mean is a small positive number"
)]
fn rounded(number: f64) -> u32 {
    number.round() as u32
}
