//! What a player may do to a check beside adding cards to it: skill cards, abilities, a Quorum card.
//!
//! Each is offered only while it can be played, and on public facts alone: whether a player holds cards, never
//! which (CHECK-12a, CYPLAYER-2).

use dradis_facts::ability::Ability;
use dradis_facts::check::OnCheck;
use dradis_facts::choice::Choice;
use dradis_facts::content::{CrisisDeck, QuorumRule, SkillCardId, SkillMark, SkillType, SkillWhen};
use dradis_facts::deed::Procedure;
use dradis_facts::effect::Source;
use dradis_facts::message::{Line, Message, ability_id, skill_card_name_id, skill_id};
use dradis_facts::options::Tracking;
use dradis_facts::rule;
use dradis_facts::seat::{SeatId, clockwise_to};
use dradis_facts::titles::Title;

use crate::play::ability::holder;
use crate::play::check::last_to_add;
use dradis_state::check::{Check, CheckResult, CheckStage};
use dradis_state::crisis::CrisisFrom;
use dradis_state::state::State;

/// Something that a player may do to the check now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extra {
    /// A skill card, played for its text.
    Card { card: SkillCardId, seat: SeatId },
    /// A skill card whose player chooses the result: no check is made (Political Prowess).
    Decide {
        card: SkillCardId,
        seat: SeatId,
        pass: bool,
    },
    /// An ability that moves the difficulty.
    Difficulty {
        ability: Ability,
        seat: SeatId,
        by: i8,
    },
    /// Assign Arbitrator, which is discarded for it.
    Arbitrator { seat: SeatId, by: i8 },
    /// Assign Chief of Staff, which is discarded for it: politics cards count.
    ChiefOfStaff { seat: SeatId },
    /// Probation, which is discarded for it: the President looks at the cards that its player has added.
    Probation { seat: SeatId },
    /// Mysterious Intuition: the result is chosen, and no check is made.
    Intuition { seat: SeatId, pass: bool },
    /// Fast Learner: the cards of a skill deck go into the check, or into the hand.
    Learn { seat: SeatId, check: bool },
    /// Blind Devotion: the cards of a type count nothing.
    Devotion { seat: SeatId, skill: SkillType },
    /// Command Authority: the cards of the check go into a hand.
    Authority { seat: SeatId },
}

impl Extra {
    /// Whose it is.
    pub(crate) const fn seat(self) -> SeatId {
        match self {
            Self::Card { seat, .. }
            | Self::Decide { seat, .. }
            | Self::Difficulty { seat, .. }
            | Self::Arbitrator { seat, .. }
            | Self::ChiefOfStaff { seat }
            | Self::Probation { seat }
            | Self::Intuition { seat, .. }
            | Self::Learn { seat, .. }
            | Self::Devotion { seat, .. }
            | Self::Authority { seat } => seat,
        }
    }

    /// The answer that does it.
    pub(crate) const fn choice(self) -> Choice {
        match self {
            Self::Card { card, seat } => Choice::PlayCard(card, seat),
            Self::Decide {
                card,
                seat,
                pass: true,
            } => Choice::CardPass(card, seat),
            Self::Decide {
                card,
                seat,
                pass: false,
            } => Choice::CardFail(card, seat),
            Self::Difficulty {
                ability,
                seat: _,
                by,
            } => Choice::Difficulty(ability, by),
            Self::Arbitrator { seat: _, by } => Choice::Arbitrator(by),
            Self::ChiefOfStaff { seat: _ } => Choice::ChiefOfStaff,
            Self::Probation { seat: _ } => Choice::Probation,
            Self::Intuition {
                seat: _,
                pass: true,
            } => Choice::IntuitionPass,
            Self::Intuition {
                seat: _,
                pass: false,
            } => Choice::IntuitionFail,
            Self::Learn {
                seat: _,
                check: true,
            } => Choice::LearnForCheck,
            Self::Learn {
                seat: _,
                check: false,
            } => Choice::LearnForHand,
            Self::Devotion { seat: _, skill } => Choice::Devotion(skill),
            Self::Authority { seat: _ } => Choice::Authority,
        }
    }

    /// Its words.
    pub(crate) fn label(self) -> Line {
        let line = |message, seat| Line::new(message).seat("player", seat);
        match self {
            Self::Card { card, seat } => {
                line(Message::OptionPlayCard, seat).word("card", skill_card_name_id(card))
            }
            Self::Decide { card, seat, pass } => {
                let message = match pass {
                    true => Message::OptionCardPass,
                    false => Message::OptionCardFail,
                };
                line(message, seat).word("card", skill_card_name_id(card))
            }
            Self::Difficulty { ability, seat, by } => line(Message::OptionAbilityBy, seat)
                .word("ability", ability_id(ability))
                .number("by", by),
            Self::Arbitrator { seat, by } => line(Message::OptionArbitrator, seat).number("by", by),
            Self::ChiefOfStaff { seat } => line(Message::OptionChiefOfStaff, seat),
            Self::Probation { seat } => line(Message::OptionProbation, seat),
            Self::Intuition { seat, pass: true } => line(Message::OptionIntuitionPass, seat),
            Self::Intuition { seat, pass: false } => line(Message::OptionIntuitionFail, seat),
            Self::Learn { seat, check: true } => line(Message::OptionLearnForCheck, seat),
            Self::Learn { seat, check: false } => line(Message::OptionLearnForHand, seat),
            Self::Devotion { seat, skill } => {
                line(Message::OptionDevotion, seat).word("skill", skill_id(skill))
            }
            Self::Authority { seat } => line(Message::OptionAuthority, seat),
        }
    }
}

/// What may be done to the check now, card by card and ability by ability.
pub(crate) fn extras(state: &State, check: &Check) -> Vec<Extra> {
    rule!("CHECK-12a");
    if check.is_mission() {
        rule!("EARTH-MISSION-10");
        return Vec::new();
    }
    match check.stage {
        CheckStage::Adding if check.is_untouched() => {
            let mut extras = before_cards(state, check);
            match state.options.tracking {
                Tracking::Full => {}
                // The total is told in one: what comes before the cards are seen comes before it.
                Tracking::Light => {
                    extras.extend(before_the_reveal(state, check));
                    extras.extend(probation(state, check));
                }
            }
            extras
        }
        CheckStage::Adding => probation(state, check),
        CheckStage::Revealing => before_the_reveal(state, check),
        CheckStage::Resolving => Vec::new(),
        CheckStage::Totalled => after_the_total(state, check),
    }
}

/// Players who may play a skill card for its text, from the left of the active player round to them.
fn with_cards<'a>(state: &'a State, check: &Check) -> impl Iterator<Item = SeatId> + use<'a> {
    rule!("CYPLAYER-2");
    rule!("SKILL-3");
    clockwise_to(&state.order, last_to_add(state, check))
        .filter(|seat| state.loyalty.standing(*seat).acts_as_human() && state.may_hold(*seat, 1))
}

fn cards(state: &State, check: &Check, card: SkillCardId) -> Vec<Extra> {
    if check.has_card(card) {
        return Vec::new();
    }
    let seats = with_cards(state, check);
    seats.map(|seat| Extra::Card { card, seat }).collect()
}

/// The skill cards of the kit that are played at this moment and would do something now, those that turn cards up last.
fn playable(state: &State, check: &Check, when: SkillWhen) -> Vec<SkillCardId> {
    let cards = state.kit().skill_cards.iter().copied();
    let cards = cards.filter(|card| card.facts().when == when && would_do(check, *card));
    let mut cards: Vec<SkillCardId> = cards.collect();
    cards.sort_by_key(|card| matches!(card.on_check(), Some(OnCheck::FaceUp { .. })));
    cards
}

/// Whether a card would do something to the check as it stands. One reckless card at most makes it reckless, and none
/// where abilities are forbidden; they are not forbidden any more where it is (XABILITY-7, XABILITY-8).
fn would_do(check: &Check, card: SkillCardId) -> bool {
    let reckless = card.facts().is(SkillMark::Reckless);
    if reckless {
        rule!("XABILITY-7");
        rule!("XABILITY-8");
        // Whichever is played first decides; the other stays in its owner's hand.
        rule!("XACT-5");
        if check.is_reckless() || check.has_no_abilities() {
            return false;
        }
    }
    match card.on_check() {
        Some(OnCheck::FaceUp { .. }) => !check.is_face_up(),
        // A reckless card makes the check reckless, whatever counts in it.
        Some(OnCheck::Count { skill }) => reckless || !check.skills.contains(skill),
        Some(OnCheck::NoDestiny) => check.destiny == 0,
        Some(OnCheck::NoAbilities) => !check.is_reckless(),
        Some(OnCheck::Decide) => {
            rule!("XCHECK-9");
            check.destiny == 0 && !is_crisis(check)
        }
        Some(
            OnCheck::Difficulty { .. }
            | OnCheck::Draw { .. }
            | OnCheck::AfterPass { .. }
            | OnCheck::InsteadOfPass { .. },
        ) => true,
        None => false,
    }
}

/// Who has a Quorum card with this rule before them, as long as they are human.
fn with_quorum(state: &State, rule: QuorumRule) -> Option<SeatId> {
    let with = state.quorum.rule(rule).and_then(|open| open.with);
    with.filter(|seat| state.loyalty.standing(*seat).acts_as_human())
}

/// The President may discard Probation once its player has added cards; where nobody counts them, as long as they are
/// not told.
fn probation(state: &State, check: &Check) -> Vec<Extra> {
    let open = state.quorum.rule(QuorumRule::Probation);
    let on_probation = open.and_then(|open| open.with);
    let added = |seat| match state.options.tracking {
        Tracking::Full => check.added.get(&seat).is_some_and(|cards| *cards > 0),
        Tracking::Light => true,
    };
    let president = state.titles.holder(Title::President);
    match (on_probation, president) {
        (Some(on_probation), Some(seat)) if on_probation != seat && added(on_probation) => {
            vec![Extra::Probation { seat }]
        }
        _ => Vec::new(),
    }
}

fn before_cards(state: &State, check: &Check) -> Vec<Extra> {
    let mut extras = Vec::new();
    if let Some(seat) = with_quorum(state, QuorumRule::ChiefOfStaff)
        .filter(|_| !check.skills.contains(&SkillType::Politics))
    {
        extras.push(Extra::ChiefOfStaff { seat });
    }
    rule!("XCHECK-9");
    for card in playable(state, check, SkillWhen::BeforeLocationCheck) {
        for seat in with_cards(state, check) {
            extras.extend([true, false].map(|pass| Extra::Decide { card, seat, pass }));
        }
    }
    for card in playable(state, check, SkillWhen::BeforeAdding) {
        extras.extend(cards(state, check, card));
    }
    let abilities = abilities_act(state, check);
    if let Some(seat) = holder(state, Ability::MysteriousIntuition)
        .filter(|_| abilities && is_crisis(check) && check.destiny == 0)
    {
        extras.extend([true, false].map(|pass| Extra::Intuition { seat, pass }));
    }
    if let Some(seat) = holder(state, Ability::FastLearner)
        .filter(|_| abilities && check.destiny == 0 && check.learned == 0)
    {
        rule!("XCHECK-9");
        extras.extend([true, false].map(|check| Extra::Learn { seat, check }));
    }
    let Source::Location { location } = check.of else {
        return extras;
    };
    if location.does(Procedure::Accuse) {
        extras.extend(difficulty(state, check, Ability::CylonHatred, &[-3]));
        if let Some(seat) = with_quorum(state, QuorumRule::Arbitrator) {
            extras.extend([3, -3].map(|by| Extra::Arbitrator { seat, by }));
        }
    }
    let ability = Ability::FriendsInLowPlaces;
    rule!("CLAR-23");
    let there = holder(state, ability).is_some_and(|seat| state.is_on_new_caprica(seat));
    let prison = match there {
        true => Procedure::EscapeDetention,
        false => Procedure::EscapeBrig,
    };
    if location.does(Procedure::Nominate) || location.does(prison) {
        rule!("LOC-ADMIN-3");
        extras.extend(difficulty(state, check, ability, &[2, -2]));
    }
    extras
}

fn difficulty(state: &State, check: &Check, ability: Ability, by: &[i8]) -> Vec<Extra> {
    let Some(seat) = holder(state, ability).filter(|_| !check.has_ability(ability)) else {
        return Vec::new();
    };
    let each = by.iter().map(|by| Extra::Difficulty {
        ability,
        seat,
        by: *by,
    });
    each.collect()
}

/// Blind Devotion is used once the cards are in, and before one is seen: those played face up are never unseen,
/// so there it is used before the total.
fn before_the_reveal(state: &State, check: &Check) -> Vec<Extra> {
    let ability = Ability::BlindDevotion;
    let face_up = usize::from(check.has_ability(Ability::LogicBound));
    let unseen = check.cards.len() <= face_up || check.is_face_up();
    match holder(state, ability) {
        Some(seat) if unseen && abilities_act(state, check) => {
            let types = state.kit().skill_types.iter();
            types
                .map(|&skill| Extra::Devotion { seat, skill })
                .collect()
        }
        Some(_) | None => Vec::new(),
    }
}

fn after_the_total(state: &State, check: &Check) -> Vec<Extra> {
    let mut extras = Vec::new();
    // On a check that passes it would change nothing.
    if check.result() != CheckResult::Pass {
        rule!("CHECK-12");
        rule!("DIS-43");
        for card in playable(state, check, SkillWhen::AfterTotal) {
            extras.extend(cards(state, check, card));
        }
    } else {
        for card in playable(state, check, SkillWhen::AfterPass) {
            rule!("XCHECK-10");
            extras.extend(cards(state, check, card));
        }
    }
    let ability = Ability::CommandAuthority;
    if let Some(seat) = holder(state, ability).filter(|_| abilities_act(state, check)) {
        extras.push(Extra::Authority { seat });
    }
    extras
}

/// Whether abilities of characters that concern crises and checks do anything here: a Super Crisis is immune
/// (CYPLAYER-9, XCY-5).
pub(crate) fn abilities_act(state: &State, check: &Check) -> bool {
    rule!("CYPLAYER-9");
    rule!("XCY-5");
    rule!("DIS-15");
    if check.is_mission() {
        return false;
    }
    let Source::Crisis { card } = check.of else {
        return true;
    };
    let open = state.crises.current();
    let from = open.map(|open| open.from);
    let named = card.map(|card| card.facts().deck);
    from != Some(CrisisFrom::SuperCrisis) && named != Some(CrisisDeck::SuperCrisis)
}

const fn is_crisis(check: &Check) -> bool {
    matches!(check.of, Source::Crisis { card: _ })
}
