//! Deeds of locations, abilities and skill cards. Their effects name locations, so they are read after the board.

use std::sync::OnceLock;

use serde::Deserialize;

use super::files::file;
use super::{ContentError, Files, LocationId, SkillCardId, SkillWhen};
use crate::ability::Ability;
use crate::action::Act;
use crate::check::{CheckAbility, OnCheck};
use crate::deed::{Deed, DeedRow, Procedure};

/// A row that has a deed or none.
#[derive(Deserialize)]
struct Row<Id> {
    id: Id,
    deed: Option<DeedRow>,
    /// What Cylon players do there instead (XACT-4).
    #[serde(default)]
    cylons: Option<DeedRow>,
}

#[derive(Deserialize)]
struct LocationFile {
    locations: Vec<Row<String>>,
}

/// Abilities that are actions. The others change rules, each in its place.
#[derive(Deserialize)]
struct AbilityFile {
    abilities: Vec<Row<Ability>>,
}

#[derive(Deserialize)]
struct CardFile {
    cards: Vec<CardRow>,
}

/// A skill card that is an action has a deed, another one none: it is played in the course of a check or a roll.
#[derive(Deserialize)]
struct CardRow {
    when: SkillWhen,
    /// What it does, played on a check.
    #[serde(default)]
    check: Option<OnCheck>,
    /// What it does, lying in one.
    #[serde(default)]
    ability: Option<CheckAbility>,
    #[serde(flatten)]
    row: Row<String>,
}

/// The deeds of a box.
pub(crate) struct Deeds {
    locations: Vec<(String, DeedRow)>,
    of_cylons: Vec<(String, DeedRow)>,
    abilities: Vec<(Ability, DeedRow)>,
    cards: Vec<(String, DeedRow)>,
    checks: Vec<(String, OnCheck)>,
    in_checks: Vec<(String, CheckAbility)>,
}

/// What a skill card does in a check must stand with it, or it would be offered and do nothing.
fn in_check(row: &CardRow) -> Result<(), ContentError> {
    let (played, lying) = (row.check.is_some(), row.ability.is_some());
    let right = match row.when {
        SkillWhen::InCheck => lying && !played,
        SkillWhen::BeforeAdding
        | SkillWhen::AfterTotal
        | SkillWhen::BeforeLocationCheck
        | SkillWhen::AfterPass => played && !lying,
        SkillWhen::Action
        | SkillWhen::BeforeRoll
        | SkillWhen::ViperAttacked
        | SkillWhen::Movement
        | SkillWhen::AfterDestroying
        | SkillWhen::BeforeRaiders
        | SkillWhen::AfterRoll
        | SkillWhen::BeforeViperAttack => !played && !lying,
    };
    if right {
        return Ok(());
    }
    Err(ContentError {
        file: "skill_cards.json",
        source: serde::de::Error::custom(format!(
            "{:?}: a card that is played on a check says what it does as \"check\", one that lies in a check as \
             \"ability\", and no other card has either",
            row.row.id
        )),
    })
}

/// What Cylon players do at locations where humans do something else.
fn of_cylons(rows: &[Row<String>]) -> Vec<(String, DeedRow)> {
    rows.iter()
        .filter_map(|row| Some((row.id.clone(), row.cylons.clone()?)))
        .collect()
}

/// Every row with its deed. One without it would be offered and do nothing, so it is not read.
fn all<Id: std::fmt::Debug>(
    name: &'static str,
    rows: Vec<Row<Id>>,
) -> Result<Vec<(Id, DeedRow)>, ContentError> {
    let each = rows.into_iter().map(
        |Row {
             id,
             deed,
             cylons: _,
         }| match deed {
            Some(deed) => Ok((id, deed)),
            None => Err(ContentError {
                file: name,
                source: serde::de::Error::custom(format!(
                    "{id:?} has no deed: say what it does, as \"effects\" or as a \"procedure\"; \
                 a location without an action has no effects"
                )),
            }),
        },
    );
    each.collect()
}

impl Deeds {
    pub(super) fn read(files: &Files<'_>) -> Result<Self, ContentError> {
        let locations: LocationFile = file("locations.json", files.locations)?;
        let abilities: AbilityFile = file("abilities.json", files.abilities)?;
        let cards: CardFile = file("skill_cards.json", files.skill_cards)?;
        let (mut checks, mut in_checks) = (Vec::new(), Vec::new());
        for row in &cards.cards {
            in_check(row)?;
            let id = || row.row.id.clone();
            checks.extend(row.check.clone().map(|does| (id(), does)));
            in_checks.extend(row.ability.clone().map(|does| (id(), does)));
        }
        let actions = cards.cards.into_iter();
        let acts = |when| matches!(when, SkillWhen::Action | SkillWhen::Movement);
        let actions = actions.filter(|card| acts(card.when) || card.row.deed.is_some());
        let actions = actions.map(|card| card.row);
        Ok(Self {
            of_cylons: of_cylons(&locations.locations),
            locations: all("locations.json", locations.locations)?,
            abilities: all("abilities.json", abilities.abilities)?,
            cards: all("skill_cards.json", actions.collect())?,
            checks,
            in_checks,
        })
    }

    /// Those of a further box, each file as it is in the base game.
    ///
    /// # Errors
    /// The first file that is not what it should be, or a row without a deed.
    pub(crate) fn of_box(
        locations: &str,
        abilities: &str,
        skill_cards: &str,
    ) -> Result<Self, ContentError> {
        Self::read(&Files {
            locations,
            abilities,
            skill_cards,
            ..Files::EMBEDDED
        })
    }

    /// Those of a box that has locations alone.
    #[cfg(feature = "toy")]
    pub(crate) fn of_locations(text: &str) -> Result<Self, ContentError> {
        let rows: LocationFile = file("locations.json", text)?;
        Ok(Self {
            of_cylons: of_cylons(&rows.locations),
            locations: all("locations.json", rows.locations)?,
            abilities: Vec::new(),
            cards: Vec::new(),
            checks: Vec::new(),
            in_checks: Vec::new(),
        })
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.locations.len() + self.abilities.len() + self.cards.len()
    }
}

/// The base game's deeds.
pub(crate) fn base_deeds() -> &'static Deeds {
    static DEEDS: OnceLock<Deeds> = OnceLock::new();
    DEEDS.get_or_init(|| Deeds::read(&Files::EMBEDDED).expect("the embedded deeds"))
}

fn of<Id: PartialEq<Key> + 'static, Key: ?Sized, Row>(
    rows: impl Iterator<Item = &'static (Id, Row)>,
    id: &Key,
) -> Option<&'static Row> {
    let mut rows = rows;
    rows.find(|(other, _)| other == id).map(|(_, deed)| deed)
}

/// The deeds of every box.
fn deeds() -> impl Iterator<Item = &'static Deeds> {
    crate::kit::deeds()
}

impl LocationId {
    /// What its action does.
    ///
    /// # Panics
    /// Never: a location without a deed is not read.
    #[must_use]
    pub fn deed(self) -> &'static DeedRow {
        of(deeds().flat_map(|of_box| &of_box.locations), self.name())
            .expect("a location has a deed")
    }

    /// What it does for Cylon players, where that is something else (XACT-4).
    #[must_use]
    pub fn cylon_deed(self) -> Option<&'static DeedRow> {
        of(deeds().flat_map(|of_box| &of_box.of_cylons), self.name())
    }

    /// Whether its action is this procedure.
    #[must_use]
    pub fn does(self, procedure: Procedure) -> bool {
        self.deed().deed == Deed::Procedure(procedure)
    }
}

impl Ability {
    /// What it does as an action; `None` where it is none.
    #[must_use]
    pub fn deed(self) -> Option<&'static DeedRow> {
        of(deeds().flat_map(|of_box| &of_box.abilities), &self)
    }
}

impl SkillCardId {
    /// What it does as an action; `None` where it is none.
    #[must_use]
    pub fn deed(self) -> Option<&'static DeedRow> {
        of(deeds().flat_map(|of_box| &of_box.cards), self.name())
    }

    /// What it does, played on a check; `None` where it is not played on one.
    #[must_use]
    pub fn on_check(self) -> Option<&'static OnCheck> {
        of(deeds().flat_map(|of_box| &of_box.checks), self.name())
    }

    /// Its skill-check ability; `None` where it has none.
    #[must_use]
    pub fn ability(self) -> Option<&'static CheckAbility> {
        of(deeds().flat_map(|of_box| &of_box.in_checks), self.name())
    }

    /// Those that are actions, in the order in which they are offered.
    pub fn actions() -> impl Iterator<Item = (Self, &'static DeedRow)> {
        Self::all().filter_map(|card| Some((card, card.deed()?)))
    }
}

impl Act {
    /// The deed of the row that it acts with; `None` where it is no row's.
    #[must_use]
    pub fn deed(self) -> Option<&'static DeedRow> {
        match self {
            Self::Location { location } => Some(location.deed()),
            Self::CylonLocation { location } => location.cylon_deed(),
            Self::Card { card } => card.deed(),
            Self::Ability { ability } => ability.deed(),
            Self::SuperCrisis
            | Self::Activate { ships: _ }
            | Self::OwnViper
            | Self::RepairVipers
            | Self::PlayQuorum
            | Self::DrawQuorum
            | Self::Nuke
            | Self::Reveal
            | Self::EndInfiltration
            | Self::Goal
            | Self::Mutiny
            | Self::AttackForces
            | Self::Detain
            | Self::FinalJump
            | Self::HandOnCag
            | Self::LeadFlight => None,
        }
    }

    /// The procedure that carries it out; `None` where effects do, or it is no row's.
    #[must_use]
    pub fn procedure(self) -> Option<Procedure> {
        match self.deed()?.deed {
            Deed::Effects(_) => None,
            Deed::Procedure(procedure) => Some(procedure),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content;

    fn problem(locations: &str) -> String {
        let files = Files {
            locations,
            ..Files::EMBEDDED
        };
        match Deeds::read(&files) {
            Ok(_) => panic!("read: {locations}"),
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn a_location_without_a_deed_is_not_read() {
        assert_eq!(
            problem(r#"{"locations": [{"id": "observation-deck"}]}"#),
            "locations.json: \"observation-deck\" has no deed: say what it does, as \"effects\" or as a \
             \"procedure\"; a location without an action has no effects"
        );
        let of = |deed: &str| {
            problem(&format!(
                r#"{{"locations": [{{"id": "x", "deed": {deed}}}]}}"#
            ))
        };
        for deed in ["{}", r#"{"effects": [], "procedure": "armory"}"#] {
            assert!(of(deed).contains("either a list of \"effects\""), "{deed}");
        }
        assert!(of(r#"{"procedure": "sing"}"#).contains("unknown variant `sing`"));
        assert!(of(r#"{"effects": [], "need": []}"#).contains("unknown field `need`"));
    }

    #[test]
    fn every_location_has_one_deed() {
        let deeds = Deeds::read(&Files::EMBEDDED).expect("the embedded deeds");
        let base = content::base().rows.locations.len();
        assert_eq!(deeds.locations.len(), base);
        for location in LocationId::all().take(base) {
            let rows = deeds.locations.iter();
            let rows = rows.filter(|(name, _)| name == location.name());
            assert_eq!(rows.count(), 1, "{location:?}");
        }
    }

    #[test]
    fn a_skill_card_has_a_deed_exactly_where_it_is_an_action() {
        let mut actions = 0;
        for card in SkillCardId::all() {
            let when = card.facts().when;
            let acts = matches!(when, SkillWhen::Action | SkillWhen::Movement);
            assert_eq!(card.deed().is_some(), acts, "{card:?}");
            if let Some(deed) = card.deed() {
                assert_eq!(deed.movement, when == SkillWhen::Movement, "{card:?}");
            }
            actions += usize::from(acts);
        }
        assert_eq!(actions, SkillCardId::actions().count());
        let without = r#"{"cards": [{"id": "x", "when": "action", "copies": {}}]}"#;
        let files = Files {
            skill_cards: without,
            ..Files::EMBEDDED
        };
        let problem = Deeds::read(&files)
            .map(|_| ())
            .expect_err("an action does something");
        assert!(problem.to_string().contains("has no deed"), "{problem}");
    }

    #[test]
    fn cards_that_rules_know_by_name_have_rows() {
        for card in [
            SkillCardId::INVESTIGATIVE_COMMITTEE,
            SkillCardId::EXECUTIVE_ORDER,
            SkillCardId::DECLARE_EMERGENCY,
            SkillCardId::LAUNCH_SCOUT,
            SkillCardId::MAXIMUM_FIREPOWER,
            SkillCardId::REPAIR,
            SkillCardId::SCIENTIFIC_RESEARCH,
        ] {
            assert_eq!(SkillCardId::find(card.name()), Some(card));
        }
    }
}
