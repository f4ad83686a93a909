//! The two lanes: what somebody learns who counts and measures frames, and reads what can be read.

use std::collections::{BTreeMap, BTreeSet};

use chacha20::ChaCha20Rng;
use dradis_channel::{LinkId, MAX_SECRET, SECRET_LEN, TAG_LEN};
use dradis_facts::SeatId;
use dradis_facts::content::{
    CivilianKind, DestinationId, HeldCard, HeldKind, LoyaltyCard, SuperCrisisId,
};
use dradis_facts::craft::Craft;
use dradis_facts::effect::{Effect, Question};
use dradis_facts::jump::DRAWN_BY_SPECIALIST;
use dradis_facts::kit::{Game, Kit};
use dradis_facts::options::Options;
use dradis_facts::space::CivilianHandle;
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::seat_secret;
use dradis_rules::tell::view::{CivilianSeen, LoyaltyLook, SeatSecret};
use dradis_state::held::Held;
use rand::{Rng, SeedableRng};
use serde_json::{Value, json};

use super::play::{Phones, act, come_back, seated};
use super::procedures;
use super::room::{Captured, Heard, Lane, Room};
use crate::fairness::Stage;
use crate::sealed::{HERE_LEN, SecretFrame, SecretNumbers, SecretRoom, here, lists};
use crate::table::SecretLane;

/// Four phones and a tablet through a whole game: chosen, dealt, read, played, undone, lost and back again.
fn game(lane: SecretLane, seed: u8) -> Room {
    let mut room = Room::new(seed).with_lane(lane);
    let mut phones = seated(&mut room, 4);
    // It hears what referees hear, and changes nothing of what phones do.
    room.pair_tablet();
    room.choose_characters(4);
    room.deal();
    let mut dice = ChaCha20Rng::from_seed([seed; 32]);
    for _ in 0..60 {
        act(&mut room, &mut phones, dice.next_u32() as u16);
    }
    room
}

/// The procedures with secrets at a table of four, while phones sleep, are lost and come back.
fn evening(lane: SecretLane, seed: u8) -> Room {
    let mut room = Room::new(seed).with_lane(lane);
    let mut phones = seated(&mut room, 4);
    room.pair_tablet();
    room.choose_characters(4);
    room.deal();
    let mut dice = ChaCha20Rng::from_seed([seed; 32]);
    for step in procedures::evening() {
        let [what, which, pick, _] = dice.next_u32().to_be_bytes();
        let seat = usize::from(which) % phones.0.len();
        match what % 5 {
            0 => sleeps(&mut room, &phones, seat),
            1 => wakes(&mut room, &mut phones),
            _ => {}
        }
        if let Some(command) = procedures::command(room.table.state(), &step, pick) {
            room.command(command);
        }
    }
    // Everybody catches up.
    wakes(&mut room, &mut phones);
    room
}

fn sleeps(room: &mut Room, phones: &Phones, seat: usize) {
    let link = phones.0[seat];
    if !room.phone(link).closed {
        room.lose(link);
    }
}

fn wakes(room: &mut Room, phones: &mut Phones) {
    for seat in 0..phones.0.len() {
        if room.phone(phones.0[seat]).closed {
            come_back(room, phones, seat);
        }
    }
}

/// Whether this line stands in the log somewhere.
fn has_told(room: &Room, line: &str) -> bool {
    let line = format!("\"id\":\"{line}\"");
    room.pages.iter().any(|page| page.text.contains(&line))
}

/// What is wrong with the lanes, if anything.
fn leak(room: &Room) -> Option<String> {
    for (batch, present) in &room.present {
        let captured: Vec<&Captured> = room
            .captured
            .iter()
            .filter(|captured| captured.batch == *batch && present.contains(&captured.link))
            .collect();
        let mut secret: BTreeMap<LinkId, Vec<usize>> = BTreeMap::new();
        let mut public: BTreeMap<LinkId, Vec<String>> = BTreeMap::new();
        for link in present {
            secret.insert(*link, Vec::new());
            public.insert(*link, Vec::new());
        }
        for captured in captured {
            let Captured {
                link, lane, bytes, ..
            } = captured;
            match (lane, &captured.heard) {
                (Lane::Secret, _) => secret.entry(*link).or_default().push(bytes.len()),
                (Lane::Public, Some(Heard::Public(word))) => match word["type"].as_str() {
                    Some("table") => public.entry(*link).or_default().push(word.to_string()),
                    // A phone's own words are answered, and its own entropy is asked for and kept.
                    Some("reply" | "commitments" | "entropy-kept") => {}
                    Some(_) | None => return Some(format!("batch {batch}: {word} in public")),
                },
                (Lane::Public | Lane::Clear | Lane::Control, _) => {}
            }
        }
        let frames: Vec<usize> = public.values().map(Vec::len).collect();
        let first = public.values().next().cloned().unwrap_or_default();
        if public.values().any(|other| *other != first) {
            return Some(format!("batch {batch}: public frames differ, {frames:?}"));
        }
        let expected = vec![SECRET_LEN + TAG_LEN; first.len()];
        if let Some(other) = secret.values().find(|sizes| **sizes != expected) {
            return Some(format!("batch {batch}: secret frames of {other:?} bytes"));
        }
    }
    let marks = ["loyalty", "not-a-cylon", "cylon-"];
    let readable = room.captured.iter().find(|captured| {
        let text = String::from_utf8_lossy(&captured.bytes);
        marks.iter().any(|mark| text.contains(mark))
    });
    readable.map(|captured| format!("batch {}: a readable secret", captured.batch))
}

#[test]
fn every_seat_gets_the_same_frames_of_the_same_size_in_the_same_batches() {
    for seed in 40..43 {
        let room = game(SecretLane::Uniform, seed);
        assert_eq!(leak(&room), None);
        let secrets = room
            .captured
            .iter()
            .filter(|captured| matches!(captured.heard, Some(Heard::Secret(_))));
        assert!(secrets.count() > 40, "there was something to hide");
    }
}

#[test]
fn the_same_check_finds_missing_dummies_missing_padding_and_missing_encryption() {
    for lane in [
        SecretLane::WithoutDummies,
        SecretLane::WithoutPadding,
        SecretLane::WithoutEncryption,
    ] {
        assert!(leak(&game(lane, 40)).is_some(), "{lane:?} was not noticed");
        assert!(
            leak(&evening(lane, 40)).is_some(),
            "{lane:?} was not noticed in the evening"
        );
    }
}

/// The Sleeper phase, looks, reveals, handing on, and catching up after sleep.
#[test]
fn no_procedure_shows_in_the_frames_of_the_seats() {
    let mut told = BTreeSet::new();
    for seed in 44..50 {
        let room = evening(SecretLane::Uniform, seed);
        assert_eq!(leak(&room), None);
        told.extend(
            procedures::LINES
                .into_iter()
                .filter(|line| has_told(&room, line)),
        );
        let secrets = room
            .captured
            .iter()
            .filter(|captured| matches!(captured.heard, Some(Heard::Secret(_))));
        assert!(secrets.count() > 8, "there was something to hide");
    }
    // Cards on a referee's screen are for a player without a phone.
    let without = "log-loyalty-shown-here";
    let expected = procedures::LINES
        .into_iter()
        .filter(|line| *line != without);
    assert_eq!(told, expected.collect(), "every procedure came");
}

/// Loyalty cards of the base game.
const IN_THE_BOX: usize = 16;

/// Civilian ships of the game.
const SHIPS: u16 = 12;

/// The longest frame and the longest word to a screen that these secrets come to.
fn longest(secrets: &[SeatSecret]) -> (usize, usize) {
    let row = (1 << 53) - 1;
    let mut most = (0, 0);
    for secret in secrets {
        let numbers = SecretNumbers::from(secret);
        assert_eq!(numbers.read().as_ref(), Some(secret), "both ways");
        let frame = SecretFrame {
            row,
            secret: numbers,
        };
        let bytes = serde_json::to_vec(&frame).expect("plain data").len();
        // On a screen that is handed on as well.
        let here = here(secret.seat, Some(secret.clone())).len();
        most = (most.0.max(bytes), most.1.max(here));
    }
    most
}

/// Hands that no game has: every place for a card holds the one with the longest name and the highest number, in as
/// many copies as there are cards in the box.
#[test]
#[expect(clippy::print_stdout, reason = "how much room is left")]
fn the_largest_secret_of_the_base_game_fits_its_frame_with_room_to_spare() {
    let longest_name = LoyaltyCard::all()
        .max_by_key(|card| card.name().len())
        .expect("there are cards");
    let last = LoyaltyCard::all().last().expect("there are cards");
    let mut secrets = Vec::new();
    for card in [longest_name, last] {
        let widest = CivilianKind::all()
            .max_by_key(|kind| kind.name().len())
            .expect("there are kinds");
        let farthest = DestinationId::all()
            .max_by_key(|card| card.name().len())
            .expect("there are destinations");
        let look = |by, at| LoyaltyLook {
            by,
            at,
            cards: vec![card; IN_THE_BOX / 2],
        };
        let (own, other) = (SeatId(6), SeatId(5));
        let human = SeatSecret {
            seat: own,
            held: vec![Held {
                kind: HeldKind::LOYALTY,
                cards: vec![card.into(); IN_THE_BOX / 2],
            }],
            // No more civilian ships than the box holds.
            civilians: (u16::MAX - SHIPS + 1..=u16::MAX)
                .map(|handle| CivilianSeen(CivilianHandle(handle), widest))
                .collect(),
            destinations: vec![farthest; usize::from(DRAWN_BY_SPECIALIST)],
            destiny: Vec::new(),
            look: Some(look(own, other)),
            has_read: false,
        };
        // A revealed Cylon chooses no destination, and holds Super Crisis cards.
        let cylon = SeatSecret {
            destinations: Vec::new(),
            look: Some(look(other, own)),
            held: {
                let mut all: Vec<SuperCrisisId> = SuperCrisisId::all().collect();
                all.sort_by_key(|card| std::cmp::Reverse(card.name().len()));
                all.truncate(usize::from(HeldKind::SUPER_CRISIS.facts().most));
                let cards: Vec<HeldCard> = all.into_iter().map(HeldCard::from).collect();
                let supers = Held {
                    kind: HeldKind::SUPER_CRISIS,
                    cards,
                };
                human.held.iter().cloned().chain([supers]).collect()
            },
            ..human.clone()
        };
        secrets.extend([human, cylon]);
    }
    let (frame, screen) = longest(&secrets);
    println!(
        "constructed: {frame} of {MAX_SECRET} bytes in a frame, {screen} of {HERE_LEN} on a screen"
    );
    assert!(2 * frame <= MAX_SECRET, "{frame} bytes");
    assert!(screen <= HERE_LEN, "{screen} bytes on a screen");
}

/// Every secret of every seat, heard or not, through games and through evenings with all procedures.
#[test]
#[expect(clippy::print_stdout, reason = "how much room is left")]
fn no_secret_of_random_games_comes_near_the_size_of_a_frame() {
    let (mut frames, mut most, mut heard) = (0, 0, 0);
    for seed in 40..46 {
        for room in [
            game(SecretLane::Uniform, seed),
            evening(SecretLane::Uniform, seed),
        ] {
            for captured in &room.captured {
                let is_secret = captured.lane == Lane::Secret;
                let Some(plain) = captured.plain.as_ref().filter(|_| is_secret) else {
                    continue;
                };
                frames += 1;
                heard = heard.max(plain.len());
            }
            let state = room.table.state();
            let secrets: Vec<SeatSecret> = (0..)
                .map(SeatId)
                .zip(&state.seats)
                .map(|(seat, _)| seat_secret(state, seat))
                .collect();
            most = most.max(longest(&secrets).0);
        }
    }
    println!(
        "{frames} secrets heard, the longest {heard} of {MAX_SECRET} bytes; at the end {most}"
    );
    assert!(frames > 100 && heard > 0 && most > 0);
    assert!(2 * heard.max(most) <= MAX_SECRET);
}

/// A kind's cards with the longest names, and those with the highest numbers.
fn widest(kind: HeldKind, kit: &Kit, count: usize) -> [Held; 2] {
    let mut longest = kind.deck(kit);
    longest.sort_by_key(|card| std::cmp::Reverse(card.name().len()));
    let last = kind.deck(kit).into_iter().rev();
    let held = |cards: Vec<HeldCard>| Held { kind, cards };
    [longest, last.collect()].map(|all| held(all.into_iter().cycle().take(count).collect()))
}

/// The fullest hand that a game's kit allows, of every kind of card that its players hold at once: every Loyalty card of its
/// largest deck with those of the Sleeper phase, and as many of the others as a hand may have; and all that a player can look
/// at besides.
#[test]
#[expect(clippy::print_stdout, reason = "how much room is left")]
fn the_largest_secret_of_every_game_fits_its_frame() {
    for game in Game::ALL {
        let kit = Options {
            game: *game,
            ..Options::default()
        }
        .kit();
        let decks = kit.loyalty_decks.iter();
        let decks = decks.map(|deck| {
            let others = [deck.sympathizer, deck.mutineer]
                .into_iter()
                .filter(|there| *there);
            usize::from(deck.cylon + deck.not_a_cylon) + others.count()
        });
        // Baltar and Boomer bring one each.
        let loyalty = decks.max().expect("a deck") + 2;
        let farthest = kit.destinations.iter().max_by_key(|card| card.name().len());
        let widest_ship = kit
            .civilian_ships
            .iter()
            .max_by_key(|kind| kind.name().len());
        let (farthest, widest_ship) = (*farthest.expect("one"), *widest_ship.expect("one"));
        let ships = u16::try_from(kit.ships(Craft::CivilianShip)).expect("a few");
        // Where a card lets somebody look through the Destiny deck.
        let mut effects = kit.quorum.iter().flat_map(|card| &card.facts().effects);
        let looks = |effect: &Effect| matches!(effect, Effect::Ask(Question::SearchDestiny { .. }));
        let destiny = if effects.any(looks) {
            let face = kit.skill_faces().last().expect("a card");
            vec![face; kit.decks.destiny.into()]
        } else {
            Vec::new()
        };
        let secrets = [0, 1].map(|way| {
            let of_kind = |kind: &HeldKind| {
                let most = usize::from(kind.facts().most);
                let count = if *kind == HeldKind::LOYALTY {
                    loyalty
                } else {
                    most
                };
                let [longest, last] = widest(*kind, kit, count);
                if way == 0 { longest } else { last }
            };
            let held: Vec<Held> = kit.held.iter().map(of_kind).collect();
            let cards = held.iter().flat_map(|held| &held.cards);
            let shown = cards.filter_map(|card| LoyaltyCard::find(card.name()));
            let look = LoyaltyLook {
                by: SeatId(6),
                at: SeatId(5),
                cards: shown.collect(),
            };
            SeatSecret {
                seat: SeatId(6),
                held,
                civilians: (u16::MAX - ships + 1..=u16::MAX)
                    .map(|handle| CivilianSeen(CivilianHandle(handle), widest_ship))
                    .collect(),
                destinations: vec![farthest; usize::from(DRAWN_BY_SPECIALIST)],
                destiny: destiny.clone(),
                look: Some(look),
                has_read: false,
            }
        });
        let (frame, screen) = longest(&secrets);
        println!(
            "{game:?}: {frame} of {MAX_SECRET} bytes in a frame, {screen} of {HERE_LEN} on a screen"
        );
        assert!(frame <= MAX_SECRET, "{game:?}: {frame} bytes");
        assert!(screen <= HERE_LEN, "{game:?}: {screen} bytes on a screen");
    }
}

/// A stand-in for the fullest hand with all expansions together. No game has it: each list holds every card that its
/// deck has, and more than one of them excludes another. Every card counts with three digits, and on a screen with a name
/// longer than any in the boxes.
#[test]
#[expect(clippy::print_stdout, reason = "how much room is left")]
fn the_fullest_hand_with_all_expansions_fits_the_same_frame() {
    // The largest Loyalty deck: 2 Cylon cards, 11 others and the Mutineer, one more each for Baltar and Boomer, and the
    // Sympathetic Cylon's place.
    const LOYALTY: usize = 2 + 11 + 1 + 2 + 1;
    const MOTIVES: usize = 4;
    const SUPER_CRISES: usize = 11;
    const MUTINY: usize = 22;
    const TRAUMA: usize = 10;
    const DESTINATIONS: usize = 4;
    // Two cards of each type, and every Treachery card of the game shuffled into them.
    const DESTINY: usize = 12 + 26;
    let hand = |card: Value, destiny: Value, in_front: fn(usize, Vec<Value>) -> Value| {
        let cards = |count: usize| vec![card.clone(); count];
        let fronts: Vec<Value> = (u16::MAX - SHIPS + 1..=u16::MAX)
            .map(|handle| json!([handle, card]))
            .collect();
        let held = [LOYALTY, SUPER_CRISES, MOTIVES, MUTINY, TRAUMA].into_iter();
        let held = held
            .enumerate()
            .map(|(kind, count)| in_front(kind, cards(count)));
        json!({
            "seat": 6,
            "held": held.collect::<Vec<_>>(),
            "civilians": fronts,
            "destinations": cards(DESTINATIONS),
            "destiny": vec![destiny; DESTINY],
            "look": {"by": 6, "at": 5, "cards": cards(LOYALTY)},
            "has_read": false,
        })
    };
    let secret = hand(999.into(), 999.into(), |kind, cards| json!([kind, cards]));
    let frame = json!({"row": (1_u64 << 53) - 1, "secret": secret});
    let name = "a-name-of-a-card-of-30-letters";
    let skill = json!({ "skill": "engineering", "strength": 6, "card": "exploit-a-weakness" });
    let secret = hand(
        name.into(),
        skill,
        |_, cards| json!({"kind": "super-crisis", "cards": cards}),
    );
    let screen = json!({"type": "here", "here": {"seat": 6, "secret": secret}});
    let today: Vec<String> = serde_json::to_value(SecretNumbers::from(&nothing_secret()))
        .expect("plain data")
        .as_object()
        .expect("an object")
        .keys()
        .cloned()
        .collect();
    for field in &today {
        assert!(frame["secret"].get(field).is_some(), "{field} is left out");
    }
    let (frame, screen) = (frame.to_string().len(), screen.to_string().len());
    println!(
        "with all expansions: {frame} of {MAX_SECRET} bytes in a frame, {screen} of {HERE_LEN} on a screen"
    );
    assert!(frame <= MAX_SECRET, "{frame} bytes");
    assert!(screen <= HERE_LEN, "{screen} bytes on a screen");
}

fn nothing_secret() -> SeatSecret {
    SeatSecret {
        seat: SeatId(0),
        held: Vec::new(),
        civilians: Vec::new(),
        destinations: Vec::new(),
        destiny: Vec::new(),
        look: None,
        has_read: false,
    }
}

/// A phone of another day must read the same cards: numbers are never given anew (`tests/vectors/secret-cards.json`).
#[test]
fn the_number_of_a_card_never_changes() {
    let file = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../tests/vectors/secret-cards.json"
    );
    let frozen = std::fs::read_to_string(file).expect("the vectors");
    let frozen: Value = serde_json::from_str(&frozen).expect("JSON");
    for (kind, names) in lists() {
        let then = frozen["lists"][kind].as_array().expect("a list");
        assert!(!then.is_empty(), "{kind}");
        assert!(names.len() >= then.len(), "{kind}");
        let now: Vec<Value> = names.iter().map(|name| json!(name)).collect();
        assert_eq!(&now[..then.len()], &then[..], "{kind}");
        let once: BTreeSet<&String> = names.iter().collect();
        assert_eq!(once.len(), names.len(), "{kind}");
    }
    let secrets = frozen["secrets"].as_array().expect("secrets");
    assert!(!secrets.is_empty());
    for secret in secrets {
        let numbers: SecretNumbers =
            serde_json::from_value(secret["numbers"].clone()).expect("numbers");
        let words = numbers.read().expect("cards");
        assert_eq!(
            serde_json::to_value(&words).expect("plain data"),
            secret["words"]
        );
        assert_eq!(SecretNumbers::from(&words), numbers);
    }
    let mut beyond = SecretNumbers::from(&nothing_secret());
    beyond.held = vec![(0, vec![u16::MAX])];
    assert_eq!(beyond.read(), None, "no card has this number");
    beyond.held = vec![(u16::MAX, Vec::new())];
    assert_eq!(beyond.read(), None, "no kind has this number");
}

/// The room is made smaller than the deal needs: nothing of it is written, nobody gets a dummy in its place.
#[test]
fn a_step_after_which_a_secret_does_not_fit_is_refused_before_its_row() {
    for small in [
        SecretRoom::of(118, HERE_LEN),
        SecretRoom::of(MAX_SECRET, 150),
    ] {
        let mut room = Room::new(47);
        let phones = seated(&mut room, 4);
        room.choose_characters(4);
        room.table.use_room(small);
        let row = room.frame()["row"].clone();
        let frames = room.captured.len();
        let refused = room.choose(PromptKind::DealLoyalty, "deal");
        assert_eq!(refused["type"], "failed", "{refused}");
        assert_eq!(refused["line"]["id"], "trouble-secret-too-long");
        assert_eq!(room.frame()["row"], row, "nothing is written");
        assert!(
            room.captured[frames..]
                .iter()
                .all(|captured| captured.lane != Lane::Secret)
        );
        assert_eq!(
            room.table.fairness().stage(),
            Stage::Gathering,
            "no round was called"
        );
        room.table.use_room(SecretRoom::FULL);
        room.deal();
        let heard = |link: &LinkId| room.phone(*link).secret().is_some();
        assert!(phones.0.iter().all(heard));
    }
}
