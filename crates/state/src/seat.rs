//! Who sits where.

use dradis_facts::content::CharacterId;
use serde::{Deserialize, Serialize};

/// Who sits there. Public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// The player's name as typed, trimmed, 1 to 24 characters, unique at the table.
    pub name: String,
    /// The chosen character; `None` until the player has chosen.
    pub character: Option<CharacterId>,
    /// Nobody sits here any more: the table plays on without showing the seat's Loyalty cards.
    #[serde(default)]
    pub empty: bool,
}
