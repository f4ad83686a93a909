//! Facts of the cards that stay on the table: crises, destinations, Quorum cards.
//!
//! Names, numbers, icons and coded effects; never a card's text. The names are those of the English cards,
//! kept for identification.

use std::fmt;
use std::sync::OnceLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::allies::AllyCard;
use super::deeds::Deeds;
use super::files::file;
use super::missions::MissionCard;
use super::powers::{CrossroadsCard, MotiveCard, MutinyCard};
use super::{AttackCardId, AttackDeck, ContentError, Files, LoyaltyCard, SkillType, rows};
use crate::battle::ShipIcon;
use crate::effect::{Branch, Effect, Who};

/// A crisis or Super Crisis card, by its stable name ("food-shortage"). Cards of one name with other icons
/// have names of their own. Cylon attack cards are [`super::AttackCardId`].
#[derive(Clone, Copy)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct CrisisId(&'static CrisisCard);

/// A card of the Super Crisis deck, by its stable name ("inbound-nukes"): a crisis or the Cylon attack card of that
/// deck. There is one of each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct SuperCrisisId(&'static str);

/// A destination card, by its stable name ("tylium-planet"). Equal cards are not told apart.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct DestinationId(&'static DestinationCard);

/// A Quorum card, by its stable name ("arrest-order"). Equal cards are not told apart.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct QuorumId(&'static QuorumCard);

/// The deck that a crisis card belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CrisisDeck {
    /// The Crisis deck.
    Crisis,
    /// The Super Crisis deck: immune to what characters can do about crises and checks (CYPLAYER-9).
    SuperCrisis,
    /// The deck that takes the place of the Crisis deck on New Caprica (NC-6).
    NewCaprica,
}

/// What a crisis card goes on doing while it lies open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CrisisRule {
    /// Nobody looks at another player's Loyalty cards (Detector Sabotage).
    NoLooking,
    /// Nobody enters Colonial One (Bomb on Colonial 1).
    ColonialOneClosed,
    /// Human players use no ability that is used once per game (The Farm, CLAR-76).
    NoOncePerGame,
}

/// The skill check of a crisis card (CRISIS-2, CRISIS-4).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CheckFacts {
    /// The total that passes it.
    pub difficulty: u8,
    /// The total that reaches the partial result (CHECK-14).
    #[serde(default)]
    pub partial_difficulty: Option<u8>,
    /// The types that count for it.
    pub skills: Vec<SkillType>,
    /// What a pass does.
    pub pass: Vec<Effect>,
    /// What the partial result does.
    #[serde(default)]
    pub partial: Vec<Effect>,
    /// What a failure does.
    pub fail: Vec<Effect>,
    /// What happens whatever the result, once, after the abilities of the cards and before the total, if a card with a
    /// skill-check ability is in the check (XABILITY-5, XABILITY-10). Most checks have no such thing.
    #[serde(default)]
    pub consequence: Vec<Effect>,
}

/// A row of `crises.json`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CrisisCard {
    /// Stable name.
    pub id: String,
    /// Name on the English card.
    pub name: String,
    /// Its deck.
    pub deck: CrisisDeck,
    /// Equal cards in the deck.
    pub copies: u8,
    /// Who chooses between the check and the options; nobody where there is nothing to choose.
    #[serde(default)]
    pub chooser: Option<Who>,
    /// Its check, if it has one.
    #[serde(default)]
    pub check: Option<CheckFacts>,
    /// What may be chosen instead of the check, or the two things that an event lets choose between.
    #[serde(default)]
    pub options: Vec<Branch>,
    /// Cylon ship icons, in order (TURN-8).
    pub icons: Vec<ShipIcon>,
    /// Whether it has the icon of the occupation forces (NC-25).
    #[serde(default)]
    pub forces: bool,
    /// Whether it has the jump icon (TURN-10); on New Caprica it has the evacuation icon, too, then (NC-63).
    pub jump: bool,
    /// What it does while it lies open, if an effect of it lets it stay.
    #[serde(default)]
    pub lasting: Option<CrisisRule>,
    /// Where the row comes from.
    pub source: String,
}

/// A row of `destinations.json`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DestinationCard {
    /// Stable name.
    pub id: String,
    /// Name on the English card.
    pub name: String,
    /// Equal cards in the deck.
    pub copies: u8,
    /// Distance (DEST-1).
    pub distance: u8,
    /// What happens when the fleet arrives, the fuel first.
    pub effects: Vec<Effect>,
    /// What happens after the fleet token has gone back to Start (JUMP-7).
    #[serde(default)]
    pub after_reset: Vec<Effect>,
    /// Where the row comes from.
    pub source: String,
}

/// What a Quorum card goes on doing while it lies before a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum QuorumRule {
    /// The President is harder to replace, once (Accept Prophecy).
    AcceptProphecy,
    /// Its holder may change a check of the Admiral's Quarters, once (Assign Arbitrator).
    Arbitrator,
    /// Its holder chooses the next destination, from three (Assign Mission Specialist).
    MissionSpecialist,
    /// Nobody but its holder can be made President by Administration (Assign Vice President).
    VicePresident,
    /// Its holder may have politics cards count for a check, once (Assign Chief of Staff).
    ChiefOfStaff,
    /// The President may look at the cards that its holder has added to a check, once (Probation).
    Probation,
}

/// A row of `quorum.json`. Every one is an action of the President's.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuorumCard {
    /// Stable name.
    pub id: String,
    /// Name on the English card.
    pub name: String,
    /// Equal cards in the deck.
    pub copies: u8,
    /// What playing it does.
    pub effects: Vec<Effect>,
    /// What it does while it lies open, if an effect of it lets it stay.
    #[serde(default)]
    pub lasting: Option<QuorumRule>,
    /// Where the row comes from.
    pub source: String,
}

#[derive(Deserialize)]
struct CrisisFile {
    cards: Vec<CrisisCard>,
}

#[derive(Deserialize)]
struct DestinationFile {
    cards: Vec<DestinationCard>,
}

#[derive(Deserialize)]
struct QuorumFile {
    cards: Vec<QuorumCard>,
}

#[derive(Deserialize)]
struct LoyaltyPowerFile {
    cards: Vec<LoyaltyPower>,
}

/// What a Loyalty card does, of its row in `loyalty.json`.
#[derive(Deserialize)]
struct LoyaltyPower {
    id: String,
    #[serde(default)]
    effects: Vec<Effect>,
    #[serde(default)]
    after: Vec<Effect>,
}

/// The cards of a box. They name locations, so they are read after the board.
#[derive(Default)]
pub(crate) struct Cards {
    pub(crate) crises: Vec<CrisisCard>,
    pub(crate) destinations: Vec<DestinationCard>,
    pub(crate) quorum: Vec<QuorumCard>,
    loyalty: Vec<LoyaltyPower>,
    pub(crate) mutiny: Vec<MutinyCard>,
    pub(crate) motives: Vec<MotiveCard>,
    pub(crate) missions: Vec<MissionCard>,
    pub(crate) allies: Vec<AllyCard>,
    pub(crate) crossroads: Vec<CrossroadsCard>,
}

#[derive(Deserialize)]
struct Powers<T> {
    cards: Vec<T>,
}

impl Cards {
    /// With the cards that players hold and that do something.
    ///
    /// # Errors
    /// The first file that is not what it should be.
    pub(crate) fn with_held(self, mutiny: &str, motives: &str) -> Result<Self, ContentError> {
        let mutiny: Powers<MutinyCard> = file("mutiny.json", mutiny)?;
        let motives: Powers<MotiveCard> = file("motives.json", motives)?;
        Ok(Self {
            mutiny: mutiny.cards,
            motives: motives.cards,
            ..self
        })
    }

    /// With the Mission cards.
    ///
    /// # Errors
    /// A file that is not what it should be.
    pub(crate) fn with_missions(self, missions: &str) -> Result<Self, ContentError> {
        let missions: Powers<MissionCard> = file("missions.json", missions)?;
        Ok(Self {
            missions: missions.cards,
            ..self
        })
    }

    /// With the Allies.
    ///
    /// # Errors
    /// The file is not what it should be.
    pub(crate) fn with_allies(self, allies: &str) -> Result<Self, ContentError> {
        let allies: Powers<AllyCard> = file("allies.json", allies)?;
        Ok(Self {
            allies: allies.cards,
            ..self
        })
    }

    /// With the Crossroads cards.
    ///
    /// # Errors
    /// The file is not what it should be.
    pub(crate) fn with_crossroads(self, crossroads: &str) -> Result<Self, ContentError> {
        let crossroads: Powers<CrossroadsCard> = file("crossroads.json", crossroads)?;
        let crossroads = crossroads.cards;
        Ok(Self { crossroads, ..self })
    }

    fn read(files: &Files<'_>) -> Result<Self, ContentError> {
        let crises: CrisisFile = file("crises.json", files.crises)?;
        let destinations: DestinationFile = file("destinations.json", files.destinations)?;
        let quorum: QuorumFile = file("quorum.json", files.quorum)?;
        let loyalty: LoyaltyPowerFile = file("loyalty.json", files.loyalty)?;
        Ok(Self {
            loyalty: loyalty.cards,
            crises: crises.cards,
            destinations: destinations.cards,
            quorum: quorum.cards,
            ..Self::default()
        })
    }
}

/// Reads the data files of the cards, and the deeds, and says how many rows they have.
///
/// # Errors
/// The first file that is not what it should be.
pub fn cards_read(files: &Files<'_>) -> Result<usize, ContentError> {
    let Cards {
        crises,
        destinations,
        quorum,
        loyalty,
        mutiny: _,
        motives: _,
        missions: _,
        allies: _,
        crossroads: _,
    } = Cards::read(files)?;
    let deeds = Deeds::read(files)?;
    Ok(crises.len() + destinations.len() + quorum.len() + loyalty.len() + deeds.len())
}

impl Cards {
    /// Those of a further box, each file as it is in the base game.
    ///
    /// # Errors
    /// The first file that is not what it should be.
    pub(crate) fn of(
        crises: &str,
        destinations: &str,
        quorum: &str,
        loyalty: &str,
    ) -> Result<Self, ContentError> {
        Self::read(&Files {
            crises,
            destinations,
            quorum,
            loyalty,
            ..Files::EMBEDDED
        })
    }
}

/// The base game's cards.
pub(crate) fn base_cards() -> &'static Cards {
    static CARDS: OnceLock<Cards> = OnceLock::new();
    CARDS.get_or_init(|| Cards::read(&Files::EMBEDDED).expect("the embedded cards"))
}

impl LoyaltyCard {
    /// What its owner does with it when they reveal, as an action and not in the Brig (REVEAL-1, REVEAL-2).
    #[must_use]
    pub fn effects(self) -> &'static [Effect] {
        self.power().map_or(&[], |power| &power.effects)
    }

    /// What follows once its owner is revealed and has given up cards; they are the player picked.
    #[must_use]
    pub fn after(self) -> &'static [Effect] {
        self.power().map_or(&[], |power| &power.after)
    }

    fn power(self) -> Option<&'static LoyaltyPower> {
        let mut powers = cards().flat_map(|cards| &cards.loyalty);
        powers.find(|power| power.id == self.name())
    }
}

/// The cards of every box.
pub(super) fn cards() -> impl Iterator<Item = &'static Cards> {
    crate::kit::cards()
}

by_row!(CrisisId, CrisisCard, cards, crises, "crisis card");
by_row!(
    DestinationId,
    DestinationCard,
    cards,
    destinations,
    "destination card"
);
by_row!(QuorumId, QuorumCard, cards, quorum, "Quorum card");

/// Cards on the table are named in logs.
macro_rules! named_in_logs {
    ($($id:ident),*) => {$(
        impl fmt::Debug for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }
    )*};
}

named_in_logs!(CrisisId, DestinationId, QuorumId);

impl CrisisId {
    /// The card as one of the Super Crisis deck, if it is.
    #[must_use]
    pub fn in_super_crisis_deck(self) -> Option<SuperCrisisId> {
        (self.facts().deck == CrisisDeck::SuperCrisis).then_some(SuperCrisisId(self.name()))
    }
}

impl AttackCardId {
    /// The card as one of the Super Crisis deck, if it is.
    #[must_use]
    pub fn in_super_crisis_deck(self) -> Option<SuperCrisisId> {
        (self.facts().deck == AttackDeck::SuperCrisis).then_some(SuperCrisisId(self.name()))
    }
}

impl SuperCrisisId {
    /// The card of that name, if the deck has it.
    #[must_use]
    pub fn find(name: &str) -> Option<Self> {
        Self::all().find(|card| card.0 == name)
    }

    /// All cards of every box, box by box: its crises, then its attack cards. So the list of one box never changes when
    /// another one comes.
    pub fn all() -> impl Iterator<Item = Self> {
        let boxes = cards().zip(rows());
        boxes.flat_map(|(cards, rows)| {
            let crises = CrisisId::of(&cards.crises);
            let attacks = AttackCardId::of(&rows.attack_cards);
            crises
                .filter_map(CrisisId::in_super_crisis_deck)
                .chain(attacks.filter_map(AttackCardId::in_super_crisis_deck))
        })
    }

    /// Stable name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.0
    }
}

read_by_name!(SuperCrisisId, "Super Crisis card");

impl fmt::Debug for SuperCrisisId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}
