//! The Loyalty deck, the deal, and reading the cards.

use std::collections::{BTreeMap, BTreeSet};

use dradis_facts::chance::{Draw, Positions, Stream, StreamKeys};
use dradis_facts::checks;
use dradis_facts::content::{HeldCard, HeldKind, LoyaltyCard};
use dradis_facts::message::Arg;
use dradis_facts::options::{Options, Sympathizer};
use dradis_facts::seat::clockwise_from;
use dradis_facts::{Rejection, SeatId};
use dradis_rules::play::loyalty::{AfterDeal, Composition, composition, deal, dealt_by_hand};
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_rules::tell::view::Stage;
use dradis_rules::{Actor, Command, Viewer, narrate, prompts, view};
use dradis_state::Event;
use dradis_state::agenda::{Step, Work};
use dradis_state::loyalty::Deal;
use dradis_state::undo::{UndoClass, undo_class};

use crate::game::{Game, SIX, character, seats};

const PLAIN: [&str; 6] = [
    "william-adama",
    "laura-roslin",
    "apollo",
    "galen-tyrol",
    "starbuck",
    "tom-zarek",
];

fn with(sympathizer: Sympathizer) -> Options {
    Options {
        sympathizer,
        ..Options::default()
    }
}

fn deck_for(characters: &[&str], sympathizer: Sympathizer) -> Composition {
    let characters: Vec<_> = characters.iter().map(|name| character(name)).collect();
    composition(&characters, &with(sympathizer)).expect("3 to 6 players")
}

fn dealt(characters: &[&str], first: u8, sympathizer: Sympathizer, seed: u8) -> Deal {
    let keys = StreamKeys::derive([seed; 32]);
    let mut draw = Draw::new(&keys, &Positions::start());
    deal(
        &seats(characters),
        SeatId(first),
        &with(sympathizer),
        &mut draw,
    )
    .expect("a deal")
}

fn card(name: &str) -> LoyaltyCard {
    LoyaltyCard::find(name).expect("a card of the base game")
}

/// How many of each kind.
fn counted<'a>(cards: impl IntoIterator<Item = &'a LoyaltyCard>) -> BTreeMap<&'static str, usize> {
    let mut counts = BTreeMap::new();
    for card in cards {
        *counts.entry(card.name()).or_default() += 1;
    }
    counts
}

fn cylons<'a>(cards: impl IntoIterator<Item = &'a LoyaltyCard>) -> usize {
    cards
        .into_iter()
        .filter(|card| card.name().starts_with("cylon-"))
        .count()
}

fn in_play(deal: &Deal) -> Vec<LoyaltyCard> {
    deal.hands
        .iter()
        .flatten()
        .chain(&deal.deck)
        .copied()
        .collect()
}

#[test]
fn the_number_of_players_makes_the_deck() {
    checks!("LOYDECK-2", "LOYDECK-7", "LOYAL-8", "SYMP-1");
    let deck = |players: usize| deck_for(&PLAIN[..players], Sympathizer::Play);
    let expected = |cylon, not_a_cylon, after_deal| Composition {
        cylon,
        not_a_cylon,
        mutineer: false,
        after_deal,
    };
    assert_eq!(deck(3), expected(1, 5, AfterDeal::Nothing));
    assert_eq!(deck(4), expected(1, 6, AfterDeal::Sympathizer));
    assert_eq!(deck(5), expected(2, 8, AfterDeal::Nothing));
    assert_eq!(deck(6), expected(2, 9, AfterDeal::Sympathizer));
}

#[test]
fn no_deck_is_made_for_other_numbers_of_players() {
    let two: Vec<_> = PLAIN[..2].iter().map(|name| character(name)).collect();
    assert_eq!(composition(&two, &Options::default()), None);
    let seven: Vec<_> = PLAIN
        .iter()
        .chain(&["helo"])
        .map(|name| character(name))
        .collect();
    assert_eq!(composition(&seven, &Options::default()), None);
}

#[test]
fn baltar_and_boomer_add_a_card_each() {
    checks!("LOYDECK-2", "LOYDECK-3");
    let humans = |characters: &[&str]| deck_for(characters, Sympathizer::Play).not_a_cylon;
    assert_eq!(humans(&["gaius-baltar", "helo", "apollo"]), 6);
    assert_eq!(humans(&["laura-roslin", "helo", "boomer"]), 6);
    assert_eq!(humans(&["gaius-baltar", "helo", "boomer"]), 7);
    assert_eq!(
        humans(&["gaius-baltar", "helo", "boomer", "galen-tyrol"]),
        8
    );
}

#[test]
fn without_the_sympathizer_a_human_card_joins_after_the_deal() {
    checks!("SETUP-NOSYMP");
    for players in [4, 6] {
        let deck = deck_for(&PLAIN[..players], Sympathizer::LeaveOut);
        assert_eq!(deck.after_deal, AfterDeal::NotACylon(1));
    }
}

#[test]
fn without_the_sympathizer_three_and_five_play_as_always() {
    for players in [3, 5] {
        let deck = deck_for(&PLAIN[..players], Sympathizer::LeaveOut);
        assert_eq!(deck.after_deal, AfterDeal::Nothing);
    }
}

#[test]
fn every_card_of_the_box_lies_somewhere_after_the_deal() {
    checks!(
        "LOYDECK-1",
        "LOYDECK-4",
        "LOYDECK-9",
        "LOYDECK-8",
        "OPEN-05",
        "LOYAL-1"
    );
    for count in 3..=6 {
        for seed in 0..16 {
            let deal = dealt(&PLAIN[..count], 0, Sympathizer::Play, seed);
            let deck = deck_for(&PLAIN[..count], Sympathizer::Play);
            let all: Vec<LoyaltyCard> = in_play(&deal)
                .into_iter()
                .chain(deal.unused.clone())
                .collect();
            assert_eq!(
                counted(&all),
                BTreeMap::from([
                    ("cylon-damage-galactica", 1),
                    ("cylon-reduce-morale", 1),
                    ("cylon-send-to-brig", 1),
                    ("cylon-send-to-sickbay", 1),
                    ("not-a-cylon", 11),
                    ("sympathizer", 1),
                ])
            );
            let held: Vec<usize> = deal.hands.iter().map(Vec::len).collect();
            assert_eq!(held, vec![1; count]);
            assert_eq!(
                cylons(&in_play(&deal)),
                usize::from(deck.cylon),
                "{count} players"
            );
            assert_eq!(
                counted(&in_play(&deal))["not-a-cylon"],
                usize::from(deck.not_a_cylon),
                "{count} players"
            );
        }
    }
}

#[test]
fn the_sympathizer_joins_only_what_is_left_and_only_with_four_or_six() {
    checks!("LOYDECK-1", "LOYDECK-7", "SYMP-1", "DIS-50", "LOYDECK-8");
    for count in 3..=6 {
        let mut places = BTreeSet::new();
        for seed in 0..64 {
            let deal = dealt(&PLAIN[..count], 0, Sympathizer::Play, seed);
            let sympathizer = card("sympathizer");
            assert!(!deal.hands.iter().flatten().any(|card| *card == sympathizer));
            assert_eq!(deal.deck.contains(&sympathizer), count % 2 == 0);
            assert_eq!(deal.unused.contains(&sympathizer), count % 2 == 1);
            places.extend(deal.deck.iter().position(|card| *card == sympathizer));
            let left = deal.deck.len();
            assert_eq!(left, [3, 4, 5, 6][count - 3], "{count} players");
        }
        if count % 2 == 0 {
            let deck = [0, 0, 0, 0, 4, 0, 6][count];
            assert_eq!(
                places,
                (0..deck).collect(),
                "shuffled into the rest, not put on it"
            );
        }
    }
}

#[test]
fn left_out_the_sympathizer_is_replaced_in_what_is_left() {
    checks!("SETUP-NOSYMP", "LOYDECK-9");
    for count in [4, 6] {
        let with_it = dealt(&PLAIN[..count], 0, Sympathizer::Play, 3);
        let without = dealt(&PLAIN[..count], 0, Sympathizer::LeaveOut, 3);
        assert_eq!(without.hands, with_it.hands, "the deal comes before");
        assert_eq!(without.deck.len(), with_it.deck.len());
        assert!(without.unused.contains(&card("sympathizer")));
        assert!(!without.deck.contains(&card("sympathizer")));
        assert_eq!(cylons(&without.deck), cylons(&with_it.deck));
        let boxed = |deal: &Deal| in_play(deal).len() + deal.unused.len();
        assert_eq!(boxed(&without), boxed(&with_it), "no card is lost");
    }
}

#[test]
fn the_deck_comes_out_even_in_the_sleeper_phase() {
    checks!(
        "LOYDECK-2",
        "LOYDECK-3",
        "LOYDECK-7",
        "LOYDECK-10",
        "SETUP-NOSYMP"
    );
    let extras: [&[&str]; 4] = [
        &[],
        &["gaius-baltar"],
        &["boomer"],
        &["gaius-baltar", "boomer"],
    ];
    for count in 3..=6 {
        for extra in extras {
            let others = PLAIN.iter().take(count - extra.len());
            let characters: Vec<&str> = others.chain(extra).copied().collect();
            for sympathizer in [Sympathizer::Play, Sympathizer::LeaveOut] {
                let deal = dealt(&characters, 0, sympathizer, 2);
                let cards = in_play(&deal).len();
                assert_eq!(
                    cards,
                    2 * count + extra.len(),
                    "{characters:?} {sympathizer:?}"
                );
            }
        }
    }
}

#[test]
fn baltar_is_dealt_a_second_card_and_boomer_is_not() {
    checks!("LOYDECK-4", "LOYDECK-6");
    let deal = dealt(
        &["boomer", "gaius-baltar", "helo", "galen-tyrol"],
        0,
        Sympathizer::Play,
        5,
    );
    let held: Vec<usize> = deal.hands.iter().map(Vec::len).collect();
    assert_eq!(held, [1, 2, 1, 1]);
    assert_eq!(deal.deck.len(), 1 + 8 + 1 - 5);
}

/// The deal as docs/PROTOCOL.md describes it, worked again from the same stream: cards lie in the
/// order of the content, leave from the front, and go round clockwise from the first player.
#[test]
fn the_deal_reads_its_stream_in_the_order_that_verifiers_repeat() {
    checks!("LOYDECK-1", "LOYDECK-4", "LOYDECK-6", "LOYDECK-7", "POOL-7");
    let characters = ["boomer", "helo", "gaius-baltar", "galen-tyrol"];
    for seed in 0..8 {
        let keys = StreamKeys::derive([seed; 32]);
        let mut draw = Draw::new(&keys, &Positions::start());
        let mut cylon_pile = [
            "cylon-damage-galactica",
            "cylon-reduce-morale",
            "cylon-send-to-sickbay",
            "cylon-send-to-brig",
        ];
        draw.shuffle(Stream::Loyalty, &mut cylon_pile);
        let mut deck = vec![cylon_pile[0]];
        deck.extend(["not-a-cylon"; 8]);
        draw.shuffle(Stream::Loyalty, &mut deck);
        let mut hands = vec![Vec::new(); 4];
        let mut top = deck.into_iter();
        for seat in [1, 2, 3, 0, 2] {
            hands[seat].extend(top.next());
        }
        let mut left: Vec<&str> = top.chain(["sympathizer"]).collect();
        draw.shuffle(Stream::Loyalty, &mut left);

        let dealt = dealt(&characters, 1, Sympathizer::Play, seed);
        let names =
            |cards: &[LoyaltyCard]| cards.iter().map(|card| card.name()).collect::<Vec<_>>();
        assert_eq!(
            dealt
                .hands
                .iter()
                .map(|hand| names(hand))
                .collect::<Vec<_>>(),
            hands
        );
        assert_eq!(names(&dealt.deck), left);
        assert_eq!(names(&dealt.unused)[..3], cylon_pile[1..]);
    }
}

#[test]
fn a_replacement_is_shuffled_in_as_the_sympathizer_would_be() {
    checks!("SETUP-NOSYMP");
    let moved = |sympathizer| {
        let keys = StreamKeys::derive([9; 32]);
        let mut draw = Draw::new(&keys, &Positions::start());
        deal(
            &seats(&PLAIN[..4]),
            SeatId(0),
            &with(sympathizer),
            &mut draw,
        )
        .expect("a deal");
        draw.positions()
    };
    assert_eq!(moved(Sympathizer::LeaveOut), moved(Sympathizer::Play));
}

#[test]
fn nothing_is_dealt_before_everybody_has_a_character() {
    let keys = StreamKeys::derive([1; 32]);
    let mut draw = Draw::new(&keys, &Positions::start());
    let mut open = seats(&PLAIN[..4]);
    open[2].character = None;
    assert_eq!(deal(&open, SeatId(0), &Options::default(), &mut draw), None);
    assert_eq!(draw.drawn(), []);
    assert_eq!(dealt_by_hand(&open, &Options::default()), None);
}

/// Cards are dealt; everybody reads.
fn reading(count: usize) -> Game {
    let mut game = Game::of(&SIX[..count], Options::default(), SeatId(1), 4);
    game.choose(PromptKind::DealLoyalty, "deal");
    game
}

#[test]
fn the_deal_is_recorded_with_public_counts() {
    checks!("LOYDECK-4", "LOYDECK-6", "SETUP-10");
    let mut game = Game::of(&SIX, Options::default(), SeatId(1), 4);
    let events = game.choose(PromptKind::DealLoyalty, "deal");
    let counts = events.iter().find_map(|event| {
        let Event::LoyaltyDealt { counts, deal: _ } = event else {
            return None;
        };
        Some(counts.clone())
    });
    // Baltar was chosen last, by the player before the first.
    assert_eq!(counts, Some(vec![2, 1, 1, 1, 1, 1]));
    assert!(game.state().loyalty.dealt);
    for seat in clockwise_from(&game.state().order, SeatId(0)) {
        let held = if seat == SeatId(0) { 2 } else { 1 };
        assert_eq!(game.state().loyalty.held(seat), held);
    }
    assert_eq!(game.state().loyalty.held(SeatId(6)), 0, "no such seat");
    assert_eq!(game.state().loyalty.left(), 2 + 11 + 1 - 7);
}

#[test]
fn everybody_keeps_the_same_prompt_until_all_have_read() {
    checks!("LOYDECK-5");
    let mut game = reading(3);
    let deciders = |game: &Game| -> Vec<Decider> {
        prompts(game.state())
            .into_iter()
            .map(|prompt| prompt.decider)
            .collect()
    };
    let all = [0, 1, 2].map(|seat| Decider::Seat { seat: SeatId(seat) });
    let expected = [all.as_slice(), &[Decider::Referee]].concat();
    assert_eq!(deciders(&game), expected);
    assert_eq!(game.public().still_reading, Some(3));

    let answers: Vec<Command> = prompts(game.state())
        .iter()
        .filter(|prompt| prompt.kind == PromptKind::ReadLoyalty)
        .map(|prompt| Command::Answer {
            prompt: prompt.id,
            option: "read".to_owned(),
        })
        .collect();
    let events = game.give(Actor::Seat { seat: SeatId(1) }, &answers[1]);
    assert_eq!(events, [Event::LoyaltyRead { seat: SeatId(1) }]);
    assert_eq!(deciders(&game), expected, "who has read shows nowhere");
    assert_eq!(game.public().still_reading, Some(2));
    assert_eq!(game.refusal(&answers[1]), Rejection::StalePrompt);

    game.give(Actor::Seat { seat: SeatId(0) }, &answers[0]);
    let events = game.give(Actor::Seat { seat: SeatId(2) }, &answers[2]);
    assert!(events.contains(&Event::ReadingClosed {
        without: Vec::new()
    }));
    assert!(events.contains(&Event::TurnBegan {
        number: 1,
        seat: SeatId(1)
    }));
    assert_eq!(game.public().stage, Stage::Playing);
    assert_eq!(game.public().still_reading, None);
}

#[test]
fn the_referee_can_go_on_without_somebody() {
    checks!("LOYDECK-5");
    let mut game = reading(3);
    let dealing = |step: &Step| step.work == Work::DealLoyalty;
    assert!(!game.state().agenda.steps.iter().any(dealing));
    let read = game.prompt(PromptKind::ReadLoyalty);
    game.referee(&Command::Answer {
        prompt: read.id,
        option: "read".to_owned(),
    });
    let events = game.choose(PromptKind::CloseReading, "close-reading");
    let without = vec![SeatId(1), SeatId(2)];
    assert!(events.contains(&Event::ReadingClosed { without }));
    assert_eq!(game.public().stage, Stage::Playing);
}

#[test]
fn only_dradis_says_that_cards_were_sent_and_only_once() {
    let show = |seats: &[u8]| Command::ShowLoyalty {
        seats: seats.iter().copied().map(SeatId).collect(),
    };
    let undealt = Game::of(&SIX[..3], Options::default(), SeatId(0), 4);
    assert_eq!(
        undealt.try_give(Actor::Host, &show(&[0])),
        Err(Rejection::NotDealt)
    );
    let mut game = reading(3);
    assert_eq!(game.refusal(&show(&[0])), Rejection::HostOnly);
    let seat = Actor::Seat { seat: SeatId(0) };
    assert_eq!(game.try_give(seat, &show(&[0])), Err(Rejection::HostOnly));
    assert_eq!(
        game.try_give(Actor::Host, &show(&[0, 3])),
        Err(Rejection::NoSuchSeat { seat: SeatId(3) })
    );
    assert_eq!(
        game.try_give(Actor::Host, &show(&[])),
        Err(Rejection::NoChange)
    );
    assert_eq!(
        game.give(Actor::Host, &show(&[1, 0, 1])),
        [Event::LoyaltyShown {
            seats: vec![SeatId(1), SeatId(0)],
            here: None,
        }]
    );
    assert_eq!(
        game.try_give(Actor::Host, &show(&[0, 1])),
        Err(Rejection::NoChange)
    );
    assert_eq!(
        game.give(Actor::Host, &show(&[0, 2])),
        [Event::LoyaltyShown {
            seats: vec![SeatId(2)],
            here: None,
        }]
    );
    assert_eq!(game.state().loyalty.shown, [1, 0, 2].map(SeatId));
}

#[test]
fn every_look_on_the_referees_screen_is_written_down_and_the_first_bars_undo() {
    let show = |seat| Command::ShowLoyaltyHere { seat: SeatId(seat) };
    let undealt = Game::of(&SIX[..3], Options::default(), SeatId(0), 4);
    assert_eq!(
        undealt.try_give(Actor::Host, &show(1)),
        Err(Rejection::NotDealt)
    );
    let mut game = reading(3);
    assert_eq!(game.refusal(&show(1)), Rejection::HostOnly);
    assert_eq!(
        game.try_give(Actor::Host, &show(3)),
        Err(Rejection::NoSuchSeat { seat: SeatId(3) })
    );
    let first = game.give(Actor::Host, &show(1));
    assert_eq!(
        first,
        [Event::LoyaltyShown {
            seats: vec![SeatId(1)],
            here: Some(SeatId(1)),
        }]
    );
    assert_eq!(undo_class(&first), UndoClass::Barred);
    assert_eq!(game.state().loyalty.shown, [SeatId(1)]);
    let again = game.give(Actor::Host, &show(1));
    assert_eq!(
        again,
        [Event::LoyaltyShown {
            seats: Vec::new(),
            here: Some(SeatId(1)),
        }]
    );
    assert_eq!(undo_class(&again), UndoClass::Free);
    assert_eq!(game.state().loyalty.shown, [SeatId(1)]);
    for events in [&first, &again] {
        let line = narrate(&events[0], Viewer::Public).expect("everybody is told");
        assert_eq!(line.id, "log-loyalty-shown-here");
        assert_eq!(line.args["player"], Arg::Seat { seat: SeatId(1) });
    }
}

/// Rows of games that were saved before cards could be shown on the referee's screen.
#[test]
fn an_event_without_the_screen_reads_and_writes_as_before() {
    let text = r#"{"type":"loyalty-shown","seats":[1]}"#;
    let event: Event = serde_json::from_str(text).expect("an event");
    let shown = Event::LoyaltyShown {
        seats: vec![SeatId(1)],
        here: None,
    };
    assert_eq!(event, shown);
    assert_eq!(serde_json::to_string(&event).expect("JSON"), text);
}

#[test]
fn a_seat_sees_its_own_cards_and_nobody_elses() {
    checks!("LOYAL-2", "LOYAL-3", "SECRET-18");
    let game = reading(3);
    let hands = game.state().loyalty.cards.reveal().hands.clone();
    for (seat, hand) in (0u8..).map(SeatId).zip(hands) {
        let secret = view(game.state(), Viewer::Seat(seat))
            .secret
            .expect("a seat's secrets");
        let hand: Vec<HeldCard> = hand.into_iter().map(HeldCard::from).collect();
        assert_eq!(secret.seat, seat);
        assert_eq!(secret.held(HeldKind::LOYALTY), hand);
    }
    assert_eq!(view(game.state(), Viewer::Public).secret, None);
}
