//! Skill checks under way.

use std::collections::BTreeMap;

use dradis_facts::ability::Ability;
use dradis_facts::check::{CheckAbility, OnCheck};
use dradis_facts::content::{
    CheckFacts, LocationId, QuorumRule, SkillCardId, SkillMark, SkillType,
};
use dradis_facts::destiny::SkillCard;
use dradis_facts::effect::{Effect, Source, is_zero};
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use serde::{Deserialize, Serialize};

use crate::effect::Course;

/// Something that has changed the check that runs, in the order it came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum CheckChange {
    /// A skill card was played on it.
    Card {
        /// The card.
        card: SkillCardId,
        /// Who played it.
        seat: SeatId,
    },
    /// An ability changed its difficulty, or what counts.
    Ability {
        /// The ability.
        ability: Ability,
        /// Whose.
        seat: SeatId,
        /// What it adds to the difficulty; 0 where it changes something else.
        by: i8,
        /// The type that counts nothing (Blind Devotion).
        #[serde(default)]
        skill: Option<SkillType>,
    },
    /// A Quorum card that lay open was discarded for it.
    Quorum {
        /// The card.
        card: dradis_facts::content::QuorumId,
        /// What it adds to the difficulty; 0 where it does something else.
        by: i8,
    },
    /// The table put the printed difficulty right.
    Told {
        /// What that adds to the difficulty.
        by: i8,
    },
}

impl CheckChange {
    /// What it adds to the difficulty.
    #[must_use]
    pub fn by(self) -> i8 {
        match self {
            // CHECK-12.
            Self::Card { card, seat: _ } => match card.on_check() {
                Some(OnCheck::Difficulty { by }) => *by,
                Some(
                    OnCheck::FaceUp { .. }
                    | OnCheck::Count { .. }
                    | OnCheck::NoDestiny
                    | OnCheck::NoAbilities
                    | OnCheck::Draw { .. }
                    | OnCheck::AfterPass { .. }
                    | OnCheck::Decide
                    | OnCheck::InsteadOfPass { .. },
                )
                | None => 0,
            },
            Self::Ability { by, .. } | Self::Quorum { by, .. } | Self::Told { by } => by,
        }
    }
}

/// How far a check is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CheckStage {
    /// Players add cards, one after the other (CHECK-4).
    #[default]
    Adding,
    /// The cards are turned up and told (CHECK-10).
    Revealing,
    /// The pile is split, and the abilities of its cards are carried out, then what follows before the total
    /// (XABILITY-10).
    Resolving,
    /// The total is known (CHECK-11).
    Totalled,
}

/// Where a card goes that is taken out of a check (XCHECK-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TakenOut {
    /// To the discard pile of its type.
    Discarded,
    /// Into the hand of the current player.
    IntoHand,
}

/// How a check ends (CHECK-13 to CHECK-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CheckResult {
    /// The total reaches the difficulty.
    Pass,
    /// It reaches the threshold of the partial result only.
    Partial,
    /// It reaches neither.
    Fail,
}

/// The check that runs. Public but for nothing: the cards in it are told when they are turned up, and nobody's
/// name stands with them (CHECK-9, SECRET-6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Check {
    /// What it is of.
    pub of: Source,
    /// The player whose crisis or action it is.
    pub current: SeatId,
    /// The player whom it is about: the accused, the nominee.
    pub about: Option<SeatId>,
    /// The printed total that passes it.
    pub difficulty: u8,
    /// The printed total that reaches the partial result.
    pub partial_difficulty: Option<u8>,
    /// The types that count for it.
    pub skills: Vec<SkillType>,
    /// How far it is.
    pub stage: CheckStage,
    /// What has changed it.
    pub changes: Vec<CheckChange>,
    /// How many cards each player has added; who has not had their turn yet has no entry (CHECK-8).
    pub added: BTreeMap<SeatId, u8>,
    /// Cards that the Destiny deck added.
    pub destiny: u8,
    /// Cards that an ability added from a skill deck (Fast Learner).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub learned: u8,
    /// The cards as they were turned up and told, sorted: nothing shows who played which.
    pub cards: Vec<SkillCard>,
    /// What all cards come to, where the table has told that alone.
    #[serde(default)]
    pub told: Option<i16>,
    /// What a pass does.
    pub pass: Vec<Effect>,
    /// What the partial result does.
    pub partial: Vec<Effect>,
    /// What a failure does.
    pub fail: Vec<Effect>,
    /// What happens whatever the result where a card with a skill-check ability was in it (XABILITY-5).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub consequence: Vec<Effect>,
    /// The skill-check abilities that have been carried out, each once (XABILITY-3).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub resolved: Vec<SkillCardId>,
    /// Cards that were taken out of it again, sorted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub taken_out: Vec<SkillCard>,
    /// The cards with a skill-check ability that the table has said are in it, where it tells the total alone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub there: Vec<SkillCardId>,
    /// How many abilities had been carried out when its total was told: what came after may have changed it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub told_after: u8,
    /// Whether consequence and Treachery step have been, which come once however often the cards are counted.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub settled: bool,
}

/// A step of a check, as work on the agenda. The check itself is in the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum CheckStep {
    /// Somebody who accuses their own character is asked whether they mean it (CHECK-LOC-8).
    AccuseSelf {
        /// Who.
        current: SeatId,
    },
    /// The next player adds cards (CHECK-4).
    Add,
    /// The cards are told (CHECK-10).
    Reveal,
    /// They are told anew, as many as there are: a count was wrong.
    Recount,
    /// The skill-check abilities of the cards are carried out, one after the other (XABILITY-1).
    Abilities,
    /// One of them is.
    Ability {
        /// The card.
        card: SkillCardId,
    },
    /// The cards are turned up and not split yet: whoever has this ability may use it (XCHECK-10).
    TurnedUp {
        /// The ability.
        ability: Ability,
    },
    /// Somebody has added cards of which one lies face up, and says which (Logic-Bound).
    FaceUp {
        /// Who.
        seat: SeatId,
    },
    /// A card has been chosen to be taken out, and who has to damage a viper for it has done so (Dogfight).
    TakeOut {
        /// The card.
        card: SkillCard,
    },
    /// The table turns up the top card of the Treachery deck (XABILITY-9).
    Treachery {
        /// The first one, where there is a second one to be turned up.
        first: Option<SkillCardId>,
    },
    /// A total that was told before abilities changed it is told once more.
    TellAgain,
    /// The total is known.
    Total,
    /// The result is shown and carried out (CHECK-13).
    Decide,
    /// The cards of the check go into a hand, after its result (Command Authority, CHECK-CMD-1).
    Take {
        /// Whose.
        seat: SeatId,
        /// How many.
        cards: u8,
    },
}

/// What happens to a check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum CheckEvent {
    /// It begins.
    Began {
        /// The check.
        check: Box<Check>,
    },
    /// Something changed it.
    Changed {
        /// What.
        change: CheckChange,
    },
    /// The Destiny deck added cards, face down.
    DestinyAdded {
        /// How many.
        cards: u8,
    },
    /// An ability added cards of a skill deck, face down (Fast Learner).
    Learned {
        /// How many.
        cards: u8,
    },
    /// A player has added cards, or none.
    Added {
        /// Who.
        seat: SeatId,
        /// How many.
        cards: u8,
    },
    /// It came to this stage.
    Came {
        /// The stage.
        stage: CheckStage,
    },
    /// A card was turned up and told. Nobody's name belongs to it.
    CardTold {
        /// The card.
        card: SkillCard,
    },
    /// A card told by mistake was taken back.
    CardTakenBack {
        /// The card.
        card: SkillCard,
    },
    /// The total was told instead of the cards, those of the Destiny deck among them.
    TotalTold {
        /// The total.
        total: i16,
    },
    /// The table has said whether a card with a skill-check ability is among those whose total alone it tells.
    AbilityTold {
        /// The card.
        card: SkillCardId,
        /// Whether it is there.
        there: bool,
    },
    /// The skill-check ability of a card is carried out; what it does follows.
    AbilityResolved {
        /// The card.
        card: SkillCardId,
    },
    /// A card was taken out of it.
    CardTakenOut {
        /// The card.
        card: SkillCard,
        /// Where it went.
        to: TakenOut,
    },
    /// All abilities have been carried out, and what follows before the total begins.
    Settled {
        /// Whether the consequence does (XABILITY-5).
        consequence: bool,
    },
    /// The table has turned up a card of the Treachery deck (XABILITY-9). It is discarded and counts nothing.
    TreacheryShown {
        /// The card.
        card: SkillCardId,
    },
    /// The table put right whether a type counts for it.
    TypeTold {
        /// The type.
        skill: SkillType,
        /// Whether it counts.
        counts: bool,
    },
    /// Somebody chose its result, and it ended without cards (Mysterious Intuition).
    Chosen {
        /// Who.
        seat: SeatId,
        /// The result.
        result: CheckResult,
    },
    /// It is decided: sums and result for the log, which keeps them (never who played what).
    Decided {
        /// Sum of the strengths that count for it.
        matching: u8,
        /// Sum of those against it.
        against: u8,
        /// The total, which may be negative.
        total: i16,
        /// Whether nobody has told the cards.
        #[serde(default)]
        total_only: bool,
        /// The difficulty as it was changed.
        difficulty: i16,
        /// The result.
        result: CheckResult,
    },
}

/// What the cards told so far come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sums {
    /// Sum of the strengths that count for it.
    pub matching: u8,
    /// Sum of those against it.
    pub against: u8,
}

impl Sums {
    /// The total (CHECK-11); it may be negative.
    #[must_use]
    pub fn total(self) -> i16 {
        rule!("CHECK-11");
        i16::from(self.matching) - i16::from(self.against)
    }
}

impl Check {
    /// The check of a crisis card, with nothing in it yet.
    pub fn of_crisis(of: Source, current: SeatId, printed: &CheckFacts) -> Self {
        Self {
            of,
            current,
            about: None,
            difficulty: printed.difficulty,
            partial_difficulty: printed.partial_difficulty,
            skills: printed.skills.clone(),
            stage: CheckStage::Adding,
            changes: Vec::new(),
            added: BTreeMap::new(),
            destiny: 0,
            learned: 0,
            cards: Vec::new(),
            told: None,
            pass: printed.pass.clone(),
            partial: printed.partial.clone(),
            fail: printed.fail.clone(),
            consequence: printed.consequence.clone(),
            resolved: Vec::new(),
            taken_out: Vec::new(),
            there: Vec::new(),
            told_after: 0,
            settled: false,
        }
    }

    /// The check of a location's action, with nothing in it yet. `None` where the location has none.
    pub fn of_location(
        location: LocationId,
        current: SeatId,
        about: Option<SeatId>,
        pass: Vec<Effect>,
    ) -> Option<Self> {
        let printed = location.facts().check.as_ref()?;
        rule!("LOC-2");
        rule!("DIS-09");
        Some(Self {
            of: Source::Location { location },
            current,
            about,
            difficulty: printed.difficulty,
            partial_difficulty: None,
            skills: printed.skills.clone(),
            stage: CheckStage::Adding,
            changes: Vec::new(),
            added: BTreeMap::new(),
            destiny: 0,
            learned: 0,
            cards: Vec::new(),
            told: None,
            pass,
            partial: Vec::new(),
            fail: Vec::new(),
            consequence: Vec::new(),
            resolved: Vec::new(),
            taken_out: Vec::new(),
            there: Vec::new(),
            told_after: 0,
            settled: false,
        })
    }
}

impl Check {
    /// Whether a card was played on it.
    #[must_use]
    pub fn has_card(&self, card: SkillCardId) -> bool {
        let played = |change: &CheckChange| matches!(change, CheckChange::Card { card: other, .. } if *other == card);
        self.changes.iter().any(played)
    }

    /// Whether a Quorum card with this rule was discarded for it.
    #[must_use]
    pub fn has_quorum(&self, rule: QuorumRule) -> bool {
        self.changes.iter().any(|change| match change {
            CheckChange::Quorum { card, by: _ } => card.facts().lasting == Some(rule),
            CheckChange::Card { .. } | CheckChange::Ability { .. } | CheckChange::Told { .. } => {
                false
            }
        })
    }

    /// What the skill cards do that were played on it.
    pub fn played(&self) -> impl Iterator<Item = &'static OnCheck> {
        self.changes.iter().filter_map(|change| match change {
            CheckChange::Card { card, seat: _ } => card.on_check(),
            CheckChange::Ability { .. } | CheckChange::Quorum { .. } | CheckChange::Told { .. } => {
                None
            }
        })
    }

    /// Whether it is reckless: a card was played on it that makes it so (XABILITY-7).
    #[must_use]
    pub fn is_reckless(&self) -> bool {
        rule!("XABILITY-7");
        self.changes.iter().any(|change| match change {
            CheckChange::Card { card, seat: _ } => card.facts().is(SkillMark::Reckless),
            CheckChange::Ability { .. } | CheckChange::Quorum { .. } | CheckChange::Told { .. } => {
                false
            }
        })
    }

    /// Cards played on it that bring something after a pass by much: how far above the printed difficulty, and what.
    pub fn second_chances(&self) -> impl Iterator<Item = (SkillCardId, u8, &'static [Effect])> {
        self.changes.iter().filter_map(|change| {
            let CheckChange::Card { card, seat: _ } = change else {
                return None;
            };
            let Some(OnCheck::AfterPass { above, effects }) = card.on_check() else {
                return None;
            };
            Some((*card, *above, effects.as_slice()))
        })
    }

    /// Whether it is the check of a mission: nothing changes it that changes other checks (EARTH-MISSION-5).
    #[must_use]
    pub fn is_mission(&self) -> bool {
        let mission = matches!(self.of, Source::Mission { card: _ });
        if mission {
            rule!("EARTH-MISSION-5");
        }
        mission
    }

    /// Whether no skill-check ability does anything in it (Restore Order, XABILITY-8).
    #[must_use]
    pub fn has_no_abilities(&self) -> bool {
        self.is_mission() || self.played().any(|played| *played == OnCheck::NoAbilities)
    }

    /// Whether the Destiny deck adds nothing to it (Guts and Initiative, XCHECK-9).
    #[must_use]
    pub fn is_without_destiny(&self) -> bool {
        self.played().any(|played| *played == OnCheck::NoDestiny)
    }

    /// The cards with a skill-check ability that lie in it now, as far as they are told, each name once: those that take
    /// cards out come first (XABILITY-4).
    #[must_use]
    pub fn with_ability(&self) -> Vec<SkillCardId> {
        let mut found: Vec<SkillCardId> = match self.told {
            Some(_) => self.there.clone(),
            None => self.cards.iter().filter_map(|card| card.card).collect(),
        };
        found.sort_unstable();
        found.dedup();
        rule!("XABILITY-4");
        found.sort_by_key(|card| !card.ability().is_some_and(CheckAbility::removes));
        found
    }

    /// Those of them whose ability is still to be carried out: each once, whoever added it, and none at all where that
    /// is forbidden (XABILITY-2, XABILITY-3).
    #[must_use]
    pub fn to_resolve(&self) -> Vec<SkillCardId> {
        if self.has_no_abilities() {
            rule!("XABILITY-8");
            return Vec::new();
        }
        rule!("XABILITY-2");
        rule!("XABILITY-3");
        let mut found = self.with_ability();
        found.retain(|card| !self.resolved.contains(card));
        found
    }

    /// Whether a card with a skill-check ability was added to it, taken out since or not (XABILITY-5).
    #[must_use]
    pub fn had_ability(&self) -> bool {
        rule!("XABILITY-5");
        !self.with_ability().is_empty()
            || !self.resolved.is_empty()
            || self.taken_out.iter().any(|card| card.card.is_some())
    }

    /// What the abilities do that have been carried out in it; they do so even where the card is out of it again
    /// (XABILITY-13).
    pub fn abilities(&self) -> impl Iterator<Item = &'static CheckAbility> {
        rule!("XABILITY-13");
        self.resolved.iter().filter_map(|card| card.ability())
    }

    /// Whether an ability was used on it.
    #[must_use]
    pub fn has_ability(&self, ability: Ability) -> bool {
        let used = |change: &CheckChange| matches!(change, CheckChange::Ability { ability: other, .. } if *other == ability);
        self.changes.iter().any(used)
    }

    /// Whose ability was used on it, if it was.
    #[must_use]
    pub fn user_of(&self, ability: Ability) -> Option<SeatId> {
        self.changes.iter().find_map(|change| match change {
            CheckChange::Ability {
                ability: other,
                seat,
                ..
            } if *other == ability => Some(*seat),
            CheckChange::Ability { .. }
            | CheckChange::Card { .. }
            | CheckChange::Quorum { .. }
            | CheckChange::Told { .. } => None,
        })
    }

    /// The type that counts nothing (Blind Devotion).
    #[must_use]
    pub fn ignored(&self) -> Option<SkillType> {
        self.changes.iter().find_map(|change| match change {
            CheckChange::Ability { skill, .. } => *skill,
            CheckChange::Card { .. } | CheckChange::Quorum { .. } | CheckChange::Told { .. } => {
                None
            }
        })
    }

    /// Whether a card counts for the check, and not against it (CHECK-10).
    #[must_use]
    pub fn counts_for(&self, card: SkillCard) -> bool {
        rule!("CHECK-10");
        if card.kind == SkillType::Treachery {
            rule!("XTREACH-1");
        }
        self.skills.contains(&card.kind)
            || self
                .played()
                .any(|played| matches!(played, OnCheck::Count { skill } if *skill == card.kind))
            || (card.kind == SkillType::Politics && self.has_quorum(QuorumRule::ChiefOfStaff))
            || (card.strength == 1 && self.has_ability(Ability::InspirationalLeader))
    }

    /// What the cards told so far come to (CHECK-11).
    #[must_use]
    pub fn sums(&self) -> Sums {
        self.sums_of(&self.cards)
    }

    /// What these cards come to in this check (CHECK-11).
    #[must_use]
    pub fn sums_of(&self, cards: &[SkillCard]) -> Sums {
        let mut sums = Sums {
            matching: 0,
            against: 0,
        };
        for card in cards {
            if self.ignored() == Some(card.kind) {
                continue;
            }
            let sum = if self.counts_for(*card) {
                &mut sums.matching
            } else {
                &mut sums.against
            };
            let mut strength = card.strength;
            if self
                .abilities()
                .any(|does| matches!(does, CheckAbility::Double { skill } if *skill == card.kind))
            {
                strength = strength.saturating_mul(2);
            }
            *sum = sum.saturating_add(strength);
        }
        if self
            .abilities()
            .any(|does| *does == CheckAbility::CountZeros)
        {
            rule!("XABILITY-14");
            let zeros = cards.iter().filter(|card| card.strength == 0).count();
            let zeros = u8::try_from(zeros).unwrap_or(u8::MAX);
            sums.matching = sums.matching.saturating_add(zeros);
        }
        sums
    }

    /// The total (CHECK-11), as it was told or as the cards come to.
    #[must_use]
    pub fn total(&self) -> i16 {
        self.told.unwrap_or_else(|| self.sums().total())
    }

    /// The difficulty as it was changed; never below 0.
    #[must_use]
    pub fn difficulty(&self) -> i16 {
        let by: i16 = self
            .changes
            .iter()
            .map(|change| i16::from(change.by()))
            .sum();
        (i16::from(self.difficulty) + by).max(0)
    }

    /// How it ends with this total (CHECK-13 to CHECK-15). The threshold of the partial result is the printed
    /// one, whatever has lowered the difficulty (DIS-60).
    #[must_use]
    pub fn result(&self) -> CheckResult {
        let total = self.total();
        if total >= self.difficulty() {
            rule!("CHECK-13");
            return CheckResult::Pass;
        }
        rule!("DIS-60");
        rule!("XABILITY-15");
        if self
            .partial_difficulty
            .is_some_and(|partial| total >= i16::from(partial))
        {
            rule!("CHECK-14");
            rule!("DIS-49");
            rule!("XCHECK-5");
            return CheckResult::Partial;
        }
        rule!("CHECK-15");
        CheckResult::Fail
    }

    /// Whether it fails by so little that nothing comes of it (Iron Will, CLAR-33).
    #[must_use]
    pub fn is_near_miss(&self) -> bool {
        let by = self.difficulty() - self.total();
        self.abilities().any(|does| {
            matches!(does, CheckAbility::NearMiss { within, at_zero: _ } if by <= i16::from(*within))
        })
    }

    /// What comes in the place of what a pass does, where a card was played that says so (Change of Plans).
    #[must_use]
    pub fn instead_of_pass(&self) -> Option<&'static [Effect]> {
        self.played().find_map(|played| match played {
            OnCheck::InsteadOfPass { effects } => Some(effects.as_slice()),
            OnCheck::FaceUp { .. }
            | OnCheck::Count { .. }
            | OnCheck::Difficulty { .. }
            | OnCheck::NoDestiny
            | OnCheck::NoAbilities
            | OnCheck::Draw { .. }
            | OnCheck::AfterPass { .. }
            | OnCheck::Decide => None,
        })
    }

    /// What a result does.
    #[must_use]
    pub fn course(&self, result: CheckResult) -> Course {
        let left = match result {
            CheckResult::Pass => self.instead_of_pass().unwrap_or(&self.pass).to_vec(),
            CheckResult::Partial => self.partial.clone(),
            CheckResult::Fail if self.stage == CheckStage::Totalled && self.is_near_miss() => {
                rule!("CLAR-33");
                Vec::new()
            }
            CheckResult::Fail => self.fail.clone(),
        };
        self.with(left)
    }

    /// What it does where cards with abilities are in it, besides the result (XABILITY-5). `None` where it has none.
    #[must_use]
    pub fn consequence(&self) -> Option<Course> {
        (!self.consequence.is_empty()).then(|| self.with(self.consequence.clone()))
    }

    fn with(&self, left: Vec<Effect>) -> Course {
        Course {
            of: self.of,
            current: self.current,
            picked: self.about,
            left,
        }
    }

    /// Cards in the check, as far as their number is known.
    #[must_use]
    pub fn expected(&self) -> usize {
        let added: usize = self.added.values().map(|cards| usize::from(*cards)).sum();
        (added + usize::from(self.destiny) + usize::from(self.learned))
            .saturating_sub(self.taken_out.len())
    }

    /// Whether nobody has added a card yet: what is played before cards are added can still be played.
    #[must_use]
    pub fn is_untouched(&self) -> bool {
        self.added.values().all(|cards| *cards == 0)
    }

    /// Whether its cards are played face up (Investigative Committee).
    #[must_use]
    pub fn is_face_up(&self) -> bool {
        self.played()
            .any(|played| matches!(played, OnCheck::FaceUp { .. }))
    }

    /// The difficulty as the table has put it right, before anything else changed it.
    #[must_use]
    pub fn told_difficulty(&self) -> i16 {
        let told = self.changes.iter().map(|change| match change {
            CheckChange::Told { by } => i16::from(*by),
            CheckChange::Card { .. } | CheckChange::Ability { .. } | CheckChange::Quorum { .. } => {
                0
            }
        });
        i16::from(self.difficulty) + told.sum::<i16>()
    }

    /// What the table puts right is one change, however many taps it took.
    fn changed(&mut self, change: CheckChange) {
        if let (CheckChange::Told { by }, Some(CheckChange::Told { by: before })) =
            (change, self.changes.last_mut())
        {
            *before = before.saturating_add(by);
            return;
        }
        self.changes.push(change);
    }

    /// Writes an event, for `apply`.
    pub(crate) fn apply(&mut self, event: &CheckEvent) {
        match event {
            CheckEvent::Began { check: _ }
            | CheckEvent::Chosen { .. }
            | CheckEvent::Decided { .. }
            | CheckEvent::TreacheryShown { .. } => {}
            CheckEvent::Settled { .. } => self.settled = true,
            CheckEvent::AbilityResolved { card } => self.resolved.push(*card),
            CheckEvent::AbilityTold { card, there } => {
                self.there.retain(|other| other != card);
                if *there {
                    self.there.push(*card);
                }
            }
            CheckEvent::CardTakenOut { card, to: _ } => {
                self.take_out(*card);
                self.taken_out.push(*card);
                self.taken_out.sort_unstable();
            }
            CheckEvent::Changed { change } => self.changed(*change),
            CheckEvent::DestinyAdded { cards } => {
                self.destiny = self.destiny.saturating_add(*cards)
            }
            CheckEvent::Learned { cards } => {
                self.learned = self.learned.saturating_add(*cards);
            }
            CheckEvent::Added { seat, cards } => {
                self.added.insert(*seat, *cards);
            }
            CheckEvent::Came { stage } => {
                self.stage = *stage;
                match stage {
                    // What is counted once more is told anew.
                    CheckStage::Revealing => self.told = None,
                    CheckStage::Adding | CheckStage::Resolving | CheckStage::Totalled => {}
                }
            }
            CheckEvent::CardTold { card } => {
                self.cards.push(*card);
                self.cards.sort_unstable();
            }
            CheckEvent::TotalTold { total } => {
                self.told = Some(*total);
                self.told_after = u8::try_from(self.resolved.len()).unwrap_or(u8::MAX);
                self.cards.clear();
            }
            CheckEvent::TypeTold { skill, counts } => {
                let counting = |kind: &SkillType| match kind == skill {
                    true => *counts,
                    false => self.skills.contains(kind),
                };
                self.skills = SkillType::ALL.into_iter().filter(counting).collect();
            }
            CheckEvent::CardTakenBack { card } => self.take_out(*card),
        }
    }

    fn take_out(&mut self, card: SkillCard) {
        if let Some(at) = self.cards.iter().position(|other| *other == card) {
            self.cards.remove(at);
        }
    }
}
