//! The six small pictures both screens show, so that people can see they talk to each other.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

macro_rules! pictograms {
    ($($variant:ident $name:literal),* $(,)?) => {
        /// One of 64 pictures of simple things. The order is part of the protocol: it gives each its six bits.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Pictogram {
            $(
                #[doc = concat!("The picture named \"", $name, "\".")]
                $variant,
            )*
        }

        impl Pictogram {
            /// All 64, in protocol order.
            pub const ALL: [Self; 64] = [$(Self::$variant),*];

            /// The id in the page's catalogue, as in `pictogram-anchor`.
            pub fn id(self) -> &'static str {
                match self { $(Self::$variant => $name),* }
            }
        }
    };
}

pictograms! {
    Anchor "anchor",
    Apple "apple",
    Arrow "arrow",
    Bed "bed",
    Bell "bell",
    Bird "bird",
    Boat "boat",
    Bolt "bolt",
    Bone "bone",
    Book "book",
    Bottle "bottle",
    Bowl "bowl",
    Bridge "bridge",
    Butterfly "butterfly",
    Camera "camera",
    Candle "candle",
    Car "car",
    Castle "castle",
    Cat "cat",
    Chair "chair",
    Cherry "cherry",
    Cloud "cloud",
    Clover "clover",
    Crown "crown",
    Cup "cup",
    Diamond "diamond",
    Door "door",
    Drum "drum",
    Envelope "envelope",
    Eye "eye",
    Fish "fish",
    Flag "flag",
    Flower "flower",
    Fork "fork",
    Glasses "glasses",
    Guitar "guitar",
    Hammer "hammer",
    Hand "hand",
    Hat "hat",
    Heart "heart",
    Hourglass "hourglass",
    House "house",
    Key "key",
    Ladder "ladder",
    Lamp "lamp",
    Leaf "leaf",
    Magnet "magnet",
    Moon "moon",
    Mountain "mountain",
    Mushroom "mushroom",
    Note "note",
    Pear "pear",
    Pencil "pencil",
    Ring "ring",
    Scissors "scissors",
    Shell "shell",
    Shoe "shoe",
    Snail "snail",
    Spoon "spoon",
    Star "star",
    Sun "sun",
    Tent "tent",
    Tree "tree",
    Umbrella "umbrella",
}

impl fmt::Display for Pictogram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// Six pictures, 36 bits of a handshake. May be shown to everybody in the room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pictograms(pub [Pictogram; 6]);

impl Pictograms {
    /// The pictures of a handshake: the first 36 bits of SHA-256("dradis-pictograms-v1" ‖ handshake
    /// hash), six bits each, highest first.
    pub fn of(handshake_hash: &[u8; 32]) -> Self {
        let digest = Sha256::new()
            .chain_update(b"dradis-pictograms-v1")
            .chain_update(handshake_hash)
            .finalize();
        let bits = digest[..5]
            .iter()
            .fold(0_u64, |bits, byte| (bits << 8) | u64::from(*byte));
        Self(std::array::from_fn(|at| {
            Pictogram::ALL[(bits >> (34 - 6 * at)) as usize & 63]
        }))
    }
}
