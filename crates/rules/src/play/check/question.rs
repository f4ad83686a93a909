//! The questions of a skill check.

use dradis_facts::ability::Ability;
use dradis_facts::choice::{Choice, Counting};
use dradis_facts::content::SkillType;
use dradis_facts::message::{Line, Message, skill_card_id, skill_id};
use dradis_facts::options::{Mode, Tracking};
use dradis_facts::piles::Pile;
use dradis_facts::rule;
use dradis_facts::seat::{SeatId, clockwise_to};

use crate::play::ability::holder;
use crate::play::check::extras::extras;
use crate::play::check::limits::{may_add, most};
use crate::play::check::{abilities, accused, last_to_add, turned};
use crate::play::destiny;
use crate::play::effect;
use crate::play::prompt::{
    Catalogue, Consequence, Decider, Offer, Prompt, PromptId, PromptKind, offer,
};
use dradis_state::agenda::Step;
use dradis_state::check::{Check, CheckResult, CheckStage, CheckStep};
use dradis_state::state::State;

/// No check is harder.
const DIFFICULTY_MOST: i16 = 40;

/// The question a step of a check asks, or `None` where Dradis carries it out by itself.
pub(crate) fn question(state: &State, step: &Step, at: CheckStep) -> Option<Prompt> {
    if let CheckStep::AccuseSelf { current } = at {
        return Some(accuse_self(state, step, current));
    }
    let check = state.check.as_ref()?;
    match at {
        CheckStep::AccuseSelf { .. } | CheckStep::Take { .. } => None,
        CheckStep::Add => add(state, step, check),
        CheckStep::Reveal => reveal(state, step, check),
        CheckStep::Recount => Some(tell(state, step, check, Vec::new())),
        CheckStep::TellAgain => Some(tell_again(state, step, check)),
        CheckStep::TurnedUp { ability } => turned::question(state, step, check, ability),
        CheckStep::FaceUp { seat } => face_up(state, step, check, seat),
        CheckStep::Abilities
        | CheckStep::Ability { .. }
        | CheckStep::TakeOut { .. }
        | CheckStep::Treachery { .. }
        | CheckStep::Total => abilities::question(state, step, check, at),
        CheckStep::Decide => Some(decide(state, step, check)),
    }
}

/// Nothing forbids it; a slip would be worse than another tap.
fn accuse_self(state: &State, step: &Step, current: SeatId) -> Prompt {
    let possible = accused(state).into_iter().filter(|(_, may)| may.is_ok());
    let others = possible.filter(|(seat, _)| *seat != current);
    let others = others.map(|(seat, _)| {
        let label = Line::new(Message::OptionPlayer).seat("player", seat);
        Offer::new(Choice::Accuse(seat), label)
    });
    let own = offer(Choice::Myself, Message::OptionAccuseSelf);
    Prompt {
        choices: std::iter::once(own).chain(others).collect(),
        ..Prompt::new(
            step,
            PromptKind::PickPlayer,
            Decider::Seat { seat: current },
            Line::new(Message::AskAccuseSelf).seat("player", current),
            rule!("CHECK-LOC-8"),
        )
    }
}

/// The player who adds cards next: from the left of the active player round to them (CHECK-4). Whoever can add
/// none is passed over.
pub(crate) fn next_to_add(state: &State, check: &Check) -> Option<SeatId> {
    rule!("CHECK-4");
    to_add(state, check).next()
}

/// The players who have not had their turn and can add cards, in order.
fn to_add<'a>(state: &'a State, check: &'a Check) -> impl Iterator<Item = SeatId> + 'a {
    rule!("CYPLAYER-12");
    let order = clockwise_to(&state.order, last_to_add(state, check));
    order.filter(|seat| !check.added.contains_key(seat) && most(state, *seat) > 0)
}

/// The question who adds cards. It is put to one player after the other, while the referee may enter everybody's
/// number in any order: `cards:` is the number of the player who is asked, `added:` that of another. What may be
/// played before any card is added stands beside it, and so does what puts the printed difficulty right. Where nobody
/// has a card to add it is asked for the sake of that alone.
fn add(state: &State, step: &Step, check: &Check) -> Option<Prompt> {
    match state.options.tracking {
        Tracking::Full => {}
        Tracking::Light => {
            let mut follows = destiny_first(state, check);
            follows.extend(face_up_by_hand(state).filter(|_| !check.is_mission()));
            return Some(Prompt {
                follows,
                ..tell(state, step, check, beside(state, check))
            });
        }
    }
    let mut waiting = to_add(state, check);
    let next = waiting.next();
    let beside = beside(state, check);
    let asked = match next {
        Some(seat) => seat,
        None if check.added.is_empty() && !beside.is_empty() => last_to_add(state, check),
        None => return None,
    };
    let own = next.map_or(vec![0], |seat| may_add(state, seat));
    let own = own.into_iter().map(|cards| {
        let label = Line::new(Message::OptionCards).number("cards", cards);
        Offer::new(Choice::Cards(cards), label)
    });
    let own = own.filter(|_| next.is_some());
    let others = waiting.flat_map(|seat| {
        may_add(state, seat).into_iter().map(move |cards| {
            let label = Line::new(Message::OptionPlayerCards)
                .seat("player", seat)
                .number("cards", cards);
            Offer::new(Choice::Added(seat, cards), label).of_referee()
        })
    });
    let turned_up = check.expected().saturating_sub(unseen(state, check));
    let cards = if check.is_face_up() && check.cards.len() < turned_up {
        card_choices(state, check)
    } else {
        Vec::new()
    };
    rule!("CHECK-7");
    let mut line = Line::new(Message::AskAddCards).seat("player", asked);
    if check.is_face_up() {
        line = Line::new(Message::AskAddCardsFaceUp).seat("player", asked);
    }
    Some(Prompt {
        id: PromptId::of_seat(step, asked),
        choices: own
            .chain([offer(Choice::Rest, Message::OptionNobodyElse)])
            .chain(beside)
            .chain(put_right(check))
            .chain(others)
            .chain(cards)
            .collect(),
        follows: destiny_first(state, check),
        ..Prompt::new(
            step,
            PromptKind::AddCards,
            Decider::Seat { seat: asked },
            line,
            rule!("CHECK-4"),
        )
    })
}

/// Which of the cards that somebody has added lies face up (Logic-Bound).
fn face_up(state: &State, step: &Step, check: &Check, seat: SeatId) -> Option<Prompt> {
    if check.is_face_up() || check.has_ability(Ability::LogicBound) {
        return None;
    }
    rule!("CHECK-7");
    let choices = state.kit().skill_faces().map(|card| {
        let label = Line::new(Message::OptionTellCard).word("card", skill_card_id(&card));
        Offer::new(Choice::SkillCard(card), label)
    });
    Some(Prompt {
        choices: choices.collect(),
        ..Prompt::new(
            step,
            PromptKind::TellCards,
            Decider::Seat { seat },
            Line::new(Message::AskFaceUp).seat("player", seat),
            rule!("CLAR-64"),
        )
    })
}

/// Whose card lies face up in a check of which the total alone is told.
fn face_up_by_hand(state: &State) -> Option<Consequence> {
    holder(state, Ability::LogicBound).map(|seat| Consequence {
        line: Line::new(Message::EffectFaceUp).seat("player", seat),
        depth: 0,
        by_hand: true,
    })
}

/// Where the table keeps the Destiny deck, its people lay the cards down before the first player adds any; with the
/// last ones they build a new deck.
fn destiny_first(state: &State, check: &Check) -> Vec<Consequence> {
    let in_or_out = check.destiny > 0 || check.is_without_destiny();
    if in_or_out || state.options.modes.destiny == Mode::App {
        return Vec::new();
    }
    rule!("CHECK-3");
    let cards = destiny::for_a_check(state.kit());
    let there = state.piles.of(Pile::Destiny);
    let mut lines = Vec::new();
    if (1..cards).contains(&there) {
        let line = Line::new(Message::EffectDestinyAcross);
        lines.push(line.number("first", there).number("more", cards - there));
    } else {
        lines.push(Line::new(Message::EffectDestinyCards).number("cards", cards));
    }
    if there <= cards {
        rule!("DESTINY-3");
        let each = state.kit().destiny.of_each_type;
        lines.push(Line::new(Message::EffectNewDestiny).number("each", each));
    }
    let by_hand = lines.into_iter().map(|line| Consequence {
        line,
        depth: 0,
        by_hand: true,
    });
    by_hand.collect()
}

/// What a check comes to, told before it is decided: each result with its effects below it.
pub(crate) fn stakes(state: &State, check: &Check) -> Vec<Consequence> {
    rule!("CHECK-13");
    let pass = Line::new(Message::EffectOnPass).number("difficulty", i32::from(check.difficulty()));
    let partial = check.partial_difficulty.map(|partial| {
        rule!("CHECK-14");
        let line = Line::new(Message::EffectOnPartial).number("difficulty", partial);
        (line, CheckResult::Partial)
    });
    let fail = Line::new(Message::EffectOnFail);
    let results = std::iter::once((pass, CheckResult::Pass))
        .chain(partial)
        .chain([(fail, CheckResult::Fail)]);
    let results = results.map(|(line, result)| (line, check.course(result)));
    let consequence = check.consequence().map(|course| {
        rule!("XABILITY-5");
        (Line::new(Message::EffectOnConsequence), course)
    });
    results
        .chain(consequence)
        .flat_map(|(line, course)| {
            let mut below = effect::of_course(state, &course);
            if below.is_empty() {
                below.push(Consequence {
                    line: Line::new(Message::EffectNoEffect),
                    depth: 0,
                    by_hand: false,
                });
            }
            let head = Consequence {
                line,
                depth: 0,
                by_hand: false,
            };
            let below = below.into_iter().map(|line| Consequence {
                depth: line.depth.saturating_add(1),
                ..line
            });
            std::iter::once(head).chain(below)
        })
        .collect()
}

/// What players may do beside: each is that player's own answer.
fn beside(state: &State, check: &Check) -> Vec<Offer> {
    let each = extras(state, check).into_iter();
    each.map(|extra| Offer::new(extra.choice(), extra.label()).of(extra.seat()))
        .collect()
}

/// A card that is printed otherwise than Dradis knows it (OPEN-20).
fn put_right(check: &Check) -> Vec<Offer> {
    rule!("OPEN-20");
    let possible = [1_i8, -1].into_iter().filter(|by| {
        let to = check.told_difficulty() + i16::from(*by);
        (1..=DIFFICULTY_MOST).contains(&to)
    });
    possible
        .map(|by| {
            let label = Line::new(Message::OptionDifficulty).number("by", by);
            Offer::new(Choice::Told(by), label).of_referee()
        })
        .collect()
}

/// A type that counts otherwise than Dradis knows it, or than the table has told (OPEN-20): the mistake shows once
/// the cards are sorted. One type counts at least.
fn types_right(state: &State, check: &Check) -> impl Iterator<Item = Offer> {
    rule!("OPEN-20");
    let counts = |kind: &SkillType| check.skills.contains(kind);
    let possible = state.kit().skill_types.iter().copied();
    possible
        .filter(move |kind| check.skills.len() > 1 || !counts(kind))
        .map(move |kind| {
            let (message, to) = match counts(&kind) {
                true => (Message::OptionTypeAgainst, Counting::Against),
                false => (Message::OptionTypeCounts, Counting::For),
            };
            let label = Line::new(message).word("skill", skill_id(kind));
            Offer::new(Choice::TypeTold(kind, to), label).of_referee()
        })
}

/// Cards that Dradis turns up itself are nothing to wait for: where no other is left there is no question, unless
/// somebody may use an ability before the total (CLAR-10).
fn reveal(state: &State, step: &Step, check: &Check) -> Option<Prompt> {
    let counted = match state.options.tracking {
        Tracking::Full => check.cards.len() + unseen(state, check) >= check.expected(),
        Tracking::Light => false,
    };
    if check.told.is_some() {
        return None;
    }
    let beside = beside(state, check);
    if counted {
        if beside.is_empty() {
            return None;
        }
        rule!("CLAR-10");
    }
    Some(tell(state, step, check, beside))
}

/// Cards of the Destiny deck in the check that Dradis has not turned up.
fn unseen(state: &State, check: &Check) -> usize {
    state.destiny.waiting().min(usize::from(check.destiny))
}

/// Whether the cards are told one by one, for everybody to see. While Destiny cards that Dradis keeps are face down
/// they are not: the others would be known from them. Where the total alone is told, a pile that lies open is put right.
fn card_by_card(state: &State, check: &Check) -> bool {
    rule!("SECRET-6");
    match state.options.tracking {
        // Those that lie face up are known anyway.
        Tracking::Full => unseen(state, check) == 0 || check.is_face_up(),
        Tracking::Light => check.stage != CheckStage::Adding && !check.cards.is_empty(),
    }
}

/// Whether what all cards come to may be told in one number.
fn in_total(state: &State, check: &Check) -> bool {
    match state.options.modes.destiny {
        Mode::Table => true,
        Mode::App => {
            unseen(state, check) > 0
                || (state.options.tracking == Tracking::Light && check.stage == CheckStage::Adding)
        }
    }
}

/// Every card that may be told, and those that may be taken back.
fn card_choices(state: &State, check: &Check) -> Vec<Offer> {
    let cards = state.kit().skill_faces();
    // There are no more skill cards than this in the box (COMP-5).
    let room = check.cards.len() < state.kit().skill_count();
    let tell = cards.filter(|_| room).map(|card| {
        let label = Line::new(Message::OptionTellCard).word("card", skill_card_id(&card));
        Offer::new(Choice::SkillCard(card), label)
    });
    let mut told = check.cards.clone();
    told.dedup();
    let back = told.into_iter().map(|card| {
        let label = Line::new(Message::OptionTakeCardBack).word("card", skill_card_id(&card));
        Offer::new(Choice::TakeBack(card), label)
    });
    tell.chain(back).collect()
}

/// The question for the cards, which keeps its number while they are told: taps may come as fast as they like.
fn tell(state: &State, step: &Step, check: &Check, beside: Vec<Offer>) -> Prompt {
    rule!("CHECK-9");
    let left = check
        .expected()
        .saturating_sub(check.cards.len() + unseen(state, check));
    let left = i32::try_from(left).unwrap_or(0);
    let by_card = card_by_card(state, check);
    let line = match (by_card, state.options.modes.destiny, state.options.tracking) {
        (true, _, _) => Line::new(Message::AskTellCards).number("left", left),
        (false, Mode::Table, _) => Line::new(Message::AskTellTotal),
        (false, Mode::App, Tracking::Full) => {
            Line::new(Message::AskTellTotalOfHands).number("left", left)
        }
        (false, Mode::App, Tracking::Light) => {
            Line::new(Message::AskTellTotalOfHands).number("left", 0)
        }
    };
    let cards = by_card.then(|| card_choices(state, check));
    // Of a pile without a card from a hand nothing is told.
    let nothing_left = state.options.tracking == Tracking::Full && left == 0;
    let done = (by_card || nothing_left).then(|| offer(Choice::Done, Message::OptionAllTold));
    let in_total = in_total(state, check);
    let there = in_total.then(|| abilities::there_or_not(state, check));
    Prompt {
        catalogue: in_total.then(|| Catalogue::Totals.of(state)),
        choices: cards
            .into_iter()
            .flatten()
            .chain(done)
            .chain(there.into_iter().flatten())
            .chain(beside)
            .chain(put_right(check))
            .chain(types_right(state, check))
            .collect(),
        ..Prompt::new(
            step,
            PromptKind::TellCards,
            Decider::Seat {
                seat: last_to_add(state, check),
            },
            line,
            rule!("CHECK-10"),
        )
    }
}

/// What the total has become that was told before abilities changed it, with those cards that they have brought.
fn tell_again(state: &State, step: &Step, check: &Check) -> Prompt {
    let line = Line::new(Message::AskTotalAgain).number("total", i32::from(check.total()));
    let same = offer(Choice::Done, Message::OptionTotalStands);
    Prompt {
        catalogue: Some(Catalogue::Totals.of(state)),
        choices: std::iter::once(same)
            .chain(abilities::there_or_not(state, check))
            .collect(),
        ..Prompt::new(
            step,
            PromptKind::TellCards,
            Decider::Seat {
                seat: last_to_add(state, check),
            },
            line,
            rule!("XABILITY-10"),
        )
    }
}

fn decide(state: &State, step: &Step, check: &Check) -> Prompt {
    let seat = last_to_add(state, check);
    let course = check.course(check.result());
    let line = Line::new(Message::AskCheckResult)
        .number("total", i32::from(check.total()))
        .number("difficulty", i32::from(check.difficulty()));
    let around = abilities::around(check, check.result());
    let mut follows = Vec::new();
    for course in around.before.iter().chain([&course]).chain(&around.after) {
        follows.extend(effect::of_course(state, course));
    }
    follows.extend(cards_go(state, check));
    // A told total has Dradis's Destiny cards in it, which nobody saw: it is put right by Undo.
    let recount = (check.told.is_none() || state.options.modes.destiny == Mode::Table)
        .then(|| offer(Choice::Recount, Message::OptionRecount).of_referee());
    Prompt {
        choices: std::iter::once(offer(Choice::Accept, Message::OptionAccept))
            .chain(beside(state, check))
            .chain(recount)
            .collect(),
        follows,
        ..Prompt::new(
            step,
            PromptKind::CheckResult,
            Decider::Seat { seat },
            line,
            rule!("CHECK-13"),
        )
    }
}

/// Where the cards of a check go when it is over.
fn cards_go(state: &State, check: &Check) -> Option<Consequence> {
    let by_hand = |line| Consequence {
        line,
        depth: 0,
        by_hand: true,
    };
    let taker = check.user_of(Ability::CommandAuthority);
    match (state.options.tracking, taker) {
        (Tracking::Full, _) => {}
        (Tracking::Light, Some(seat)) => {
            let line = Line::new(Message::EffectCheckCardsAllTaken).seat("player", seat);
            return Some(by_hand(line));
        }
        (Tracking::Light, None) => return None,
    }
    let cards = from_hands(state, check);
    if cards == 0 {
        return None;
    }
    let line = match taker {
        Some(seat) => Line::new(Message::EffectCheckCardsTaken).seat("player", seat),
        None => {
            rule!("CHECK-16");
            rule!("SKILL-4");
            rule!("POOL-1");
            Line::new(Message::EffectCheckCardsDiscarded)
        }
    };
    Some(by_hand(line.number("cards", cards)))
}

/// Cards of the check that lie on the table: those of the Destiny deck only where it does (CHECK-CMD-1).
pub(crate) fn from_hands(state: &State, check: &Check) -> u8 {
    // Whatever is told by mistake, nobody draws more than was added.
    let expected = u8::try_from(check.expected()).unwrap_or(u8::MAX);
    let told = match check.told {
        Some(_) => expected,
        None => u8::try_from(check.cards.len())
            .unwrap_or(u8::MAX)
            .min(expected),
    };
    match state.options.modes.destiny {
        Mode::App => told.saturating_sub(check.destiny),
        Mode::Table => {
            rule!("DESTINY-4");
            told
        }
    }
}
