//! Crises, checks and open cards, as everybody sees them.

use dradis_facts::battle::ShipIcon;
use dradis_facts::content::{HeldCard, HeldCards, HeldKind, LoyaltyCard, SkillCardId, SkillType};
use dradis_facts::destiny::SkillCard;
use dradis_facts::effect::Source;
use dradis_facts::kit::Kit;
use dradis_facts::rule;
use dradis_facts::seat::{SeatId, clockwise_to};
use serde::Serialize;

use crate::play::check::{most, next_to_add, stakes};
use crate::play::effect;
use crate::play::prompt::Consequence;
use dradis_state::check::{Check, CheckChange, CheckResult, CheckStage};
use dradis_state::crisis::{Crises, CrisisChoice, CrisisFrom, OpenCrisis};
use dradis_state::effect::Course;
use dradis_state::held::{Held, HeldDeck};
use dradis_state::jump::Destinations;
use dradis_state::quorum::{OpenQuorum, Quorum};
use dradis_state::state::State;

/// The crisis that is being resolved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CrisisView {
    /// Name of the card in English; `None` where the table has described it instead.
    pub card: Option<String>,
    /// The current player.
    pub current: SeatId,
    /// What led to it.
    pub from: CrisisFrom,
    /// Its Cylon ship icons.
    pub icons: Vec<ShipIcon>,
    /// Whether it has the jump icon.
    pub jump: bool,
    /// What was chosen on it.
    pub chosen: Option<CrisisChoice>,
}

/// What a player has added to the check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AddedView {
    /// The player.
    pub seat: SeatId,
    /// How many cards; `None` while they have not had their turn (CHECK-8).
    pub cards: Option<u8>,
    /// The most they may add.
    pub most: u8,
}

/// A card with a skill-check ability that lies in the check, or did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AbilityView {
    /// The card.
    pub card: SkillCardId,
    /// Whether its ability has been carried out.
    pub resolved: bool,
}

/// The skill check that runs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CheckView {
    /// What it is of.
    pub of: Source,
    /// The current player, who adds cards last.
    pub current: SeatId,
    /// The player it is about.
    pub about: Option<SeatId>,
    /// The printed difficulty.
    pub printed: u8,
    /// The difficulty as it was changed.
    pub difficulty: i16,
    /// The threshold of the partial result.
    pub partial_difficulty: Option<u8>,
    /// The types that count for it.
    pub skills: Vec<SkillType>,
    /// How far it is.
    pub stage: CheckStage,
    /// Whether its cards are played face up (Investigative Committee).
    pub face_up: bool,
    /// What has changed it.
    pub changes: Vec<CheckChange>,
    /// The players in the order in which they add cards.
    pub added: Vec<AddedView>,
    /// Who adds next.
    pub next: Option<SeatId>,
    /// Cards that the Destiny deck added.
    pub destiny: u8,
    /// The cards told so far that count for it, sorted.
    pub matching: Vec<SkillCard>,
    /// Those against it, sorted.
    pub against: Vec<SkillCard>,
    /// Sum of the first.
    pub matching_sum: u8,
    /// Sum of the second.
    pub against_sum: u8,
    /// The total.
    pub total: i16,
    /// Whether the table has told the total alone.
    pub total_only: bool,
    /// The cards with a skill-check ability that are known to lie in it, each name once, and whether it has been
    /// carried out; those whose ability has been are there although they are out of it again. Left out where there is none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<AbilityView>>"))]
    pub abilities: Vec<AbilityView>,
    /// Cards that were taken out of it, sorted. Left out where there is none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<SkillCard>>"))]
    pub taken_out: Vec<SkillCard>,
    /// Whether it is reckless (XABILITY-7).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub reckless: bool,
    /// What happens whatever the result where a card with a skill-check ability is in it. Left out where nothing does.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Consequence>>"))]
    pub consequence: Vec<Consequence>,
    /// What each result brings, before it is known.
    pub stakes: Vec<Consequence>,
    /// Cards still to be told.
    pub left: u8,
    /// How it ends as things stand; only once everything is told.
    pub result: Option<CheckResult>,
}

/// A card that lies open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenCard {
    /// Its name in English.
    pub name: String,
    /// Before whom; `None` where it belongs to nobody.
    pub with: Option<SeatId>,
    /// Stable name, for its meaning in the catalogues.
    pub card: String,
}

pub(crate) fn crisis(crises: &Crises) -> Option<CrisisView> {
    let open = crises.current()?;
    let OpenCrisis {
        card,
        current,
        from,
        icons,
        jump: _,
        forces: _,
        jump_added: _,
        stays: _,
        removed: _,
        chosen,
    } = open;
    Some(CrisisView {
        card: card.map(|card| card.facts().name.clone()),
        current: *current,
        from: *from,
        icons: icons.clone(),
        jump: open.prepares(),
        chosen: *chosen,
    })
}

pub(crate) fn check(state: &State, running: &Check) -> CheckView {
    let Check {
        of,
        current,
        about,
        difficulty: printed,
        partial_difficulty,
        skills,
        stage,
        changes,
        added,
        destiny,
        // The ability that added them stands among the changes.
        learned: _,
        cards,
        told,
        pass: _,
        partial: _,
        fail: _,
        consequence,
        resolved,
        taken_out,
        there: _,
        told_after: _,
        settled: _,
    } = running;
    let mut abilities: Vec<SkillCardId> = running.with_ability();
    abilities.extend(resolved);
    abilities.sort_unstable();
    abilities.dedup();
    let abilities = abilities.into_iter().map(|card| AbilityView {
        card,
        resolved: resolved.contains(&card),
    });
    let follows = Course {
        of: *of,
        current: *current,
        picked: *about,
        left: consequence.clone(),
    };
    rule!("CHECK-8");
    rule!("SECRET-5");
    rule!("SECRET-11");
    let order = clockwise_to(&state.order, *current);
    let each = order.map(|seat| AddedView {
        seat,
        cards: added.get(&seat).copied(),
        most: most(state, seat),
    });
    let (matching, against) = cards.iter().partition(|card| running.counts_for(**card));
    let sums = running.sums();
    CheckView {
        of: *of,
        current: *current,
        about: *about,
        printed: *printed,
        difficulty: running.difficulty(),
        partial_difficulty: *partial_difficulty,
        skills: skills.clone(),
        stage: *stage,
        face_up: running.is_face_up(),
        changes: changes.clone(),
        added: each.collect(),
        next: next_to_add(state, running).filter(|_| *stage == CheckStage::Adding),
        destiny: *destiny,
        matching,
        against,
        matching_sum: sums.matching,
        against_sum: sums.against,
        total: running.total(),
        total_only: told.is_some(),
        abilities: abilities.collect(),
        taken_out: taken_out.clone(),
        reckless: running.is_reckless(),
        consequence: effect::of_course(state, &follows),
        stakes: stakes(state, running),
        left: u8::try_from(running.expected().saturating_sub(cards.len())).unwrap_or(u8::MAX),
        result: (*stage == CheckStage::Totalled).then(|| running.result()),
    }
}

pub(crate) fn lying_open(crises: &Crises, quorum: &Quorum) -> Vec<OpenCard> {
    let crises = crises.in_play.iter().map(|card| OpenCard {
        name: card.facts().name.clone(),
        with: None,
        card: card.name().to_owned(),
    });
    let quorum = quorum
        .open
        .iter()
        .map(|OpenQuorum { card, with }| OpenCard {
            name: card.facts().name.clone(),
            with: *with,
            card: card.name().to_owned(),
        });
    crises.chain(quorum).collect()
}

/// What lies open before a player, kind by kind as the kit lists them.
pub(crate) fn open_before(
    kit: &Kit,
    seat: SeatId,
    loyalty: impl Iterator<Item = LoyaltyCard>,
    decks: &[HeldDeck],
) -> Vec<Held> {
    rule!("XMOT-3");
    let loyalty: Vec<HeldCard> = loyalty.map(HeldCard::from).collect();
    let of = |kind: HeldKind| {
        let cards = if kind.facts().cards == HeldCards::Loyalty {
            loyalty.clone()
        } else {
            let open = decks.iter().filter(|deck| deck.kind == kind);
            let open = open.flat_map(|deck| {
                let HeldDeck {
                    kind: _,
                    deck: _,
                    hands: _,
                    discarded: _,
                    open,
                    removed: _,
                } = deck;
                open
            });
            let own = open.filter(|(owner, _)| *owner == seat);
            own.map(|(_, card)| *card).collect()
        };
        (!cards.is_empty()).then_some(Held { kind, cards })
    };
    kit.held.iter().copied().filter_map(of).collect()
}

pub(crate) fn visited(destinations: &Destinations) -> Vec<String> {
    let visited = destinations.visited.iter();
    visited.map(|card| card.facts().name.clone()).collect()
}
