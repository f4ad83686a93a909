//! Whatever people do on whatever board, the box stays whole.

use std::panic::{AssertUnwindSafe, catch_unwind};

use dradis_reference::combined::{
    Allegiance, BasestarToken, Board, Craft, Crisis, CylonLocation, Hit, Kind, NukeTable,
    PegasusLocation, Piece, Place, TokenSet, VipersFrom, activate, advance_pursuit, after_crisis,
    armory, basestar_bridge, command, communications, cylon_fleet, damage_galactica,
    damage_pegasus, destroy_random_civilian, engine_room, ftl_control, gain_assault_raptor,
    gain_nuke, hangar_deck, harm_vipers, jump, leave_viper, main_batteries, move_own_viper, nuke,
    own_viper, pegasus_cic, place, prepare_for_jump, raider_bay, repair, reveal, risk_raptor,
    send_away, start_in_viper, unauthorized_usage, weapons_control,
};
use dradis_reference::{Icon, Location, Play, Stop};

use crate::table::{
    Whim, assert_whole_box, basestar, civilian, heavy_raiders, pilot, raiders, stand, unmanned,
    waiting,
};

/// Boards, and procedures on each.
const SEEDS: u64 = 300;
const STEPS: usize = 40;

const ICONS: [Icon; 4] = [
    Icon::Raiders,
    Icon::LaunchRaiders,
    Icon::HeavyRaiders,
    Icon::Basestars,
];

/// Where procedures are carried out, one seat at each place.
const POSTS: [Place; 12] = [
    Place::Galactica(Location::FtlControl),
    Place::Galactica(Location::WeaponsControl),
    Place::Galactica(Location::Command),
    Place::Galactica(Location::HangarDeck),
    Place::Galactica(Location::Armory),
    Place::Galactica(Location::Communications),
    Place::Pegasus(PegasusLocation::Cic),
    Place::Pegasus(PegasusLocation::MainBatteries),
    Place::Pegasus(PegasusLocation::EngineRoom),
    Place::RaiderBay,
    Place::Cylon(CylonLocation::CylonFleet),
    Place::Cylon(CylonLocation::BasestarBridge),
];

fn random_board(people: &mut Whim) -> Board {
    let mut board = Board::empty();
    board.active = people.up_to(11);
    board.cag = people.up_to(11);
    board.admiral = people.up_to(11);
    board.apollo = Some(people.up_to(11));
    board.options.raiders_placed = 1 + people.up_to(1);
    board.options.one_roll = people.below(2) == 0;
    board.options.structural_at_cic = people.below(2) == 0;
    board.options.structural_at_nuke = people.below(2) == 0;
    if people.below(2) == 0 {
        board.options.unauthorized = NukeTable::Basestar;
        board.basestar_tokens = TokenSet::Alternative;
    }
    board.rebel_basestar = Some(Allegiance::Human);
    for (seat, post) in (0..).zip(POSTS) {
        stand(&mut board, seat, post);
        board.hands.insert(seat, people.up_to(4));
    }
    for seat in [10, 11] {
        board.cylons.insert(seat);
    }
    random_cylons(&mut board, people);
    random_humans(&mut board, people);
    board.boarding[people.below(4)] = people.up_to(2);
    board.pursuit = people.up_to(3);
    board.jump_track = people.up_to(4);
    assert_whole_box(&board);
    board
}

fn random_cylons(board: &mut Board, people: &mut Whim) {
    let mut tokens = board.basestar_tokens.tokens();
    for _ in 0..people.below(3) {
        let token = tokens.remove(people.below(tokens.len()));
        let damage: &[BasestarToken] = if people.below(2) == 0 { &[token] } else { &[] };
        basestar(board, people.area(), damage);
    }
    for _ in 0..people.below(8) {
        raiders(board, people.area(), people.up_to(2));
    }
    for _ in 0..people.below(5) {
        heavy_raiders(board, people.area(), 1);
    }
    for kind in Kind::ALL {
        let left = board.beside(kind);
        for _ in 0..people.up_to(left) {
            waiting(board, people.area(), kind, 1);
        }
    }
}

/// How many of this kind are in the Reserve, damaged, or still to be gained.
fn left(board: &Board, craft: Craft) -> u8 {
    let beside = match craft {
        Craft::Viper | Craft::MarkVii => 0,
        Craft::AssaultRaptor => board.assault_raptors_beside(),
    };
    board.reserve.of(craft) + board.damaged.of(craft) + beside
}

fn random_humans(board: &mut Board, people: &mut Whim) {
    for _ in 0..people.below(7) {
        let craft = Craft::ALL[people.below(3)];
        if left(board, craft) > 0 {
            unmanned(board, people.area(), craft);
        }
    }
    for seat in 12..12 + people.up_to(2) {
        let craft = Craft::ALL[people.below(3)];
        if left(board, craft) > 0 {
            pilot(board, seat, people.area(), craft);
        }
    }
    for _ in 0..people.below(9) {
        let front = people.below(board.civilian_pile.len());
        civilian(board, people.area(), board.civilian_pile[front]);
    }
}

fn cylon_side(board: &mut Board, people: &mut Whim) -> Play {
    match people.below(8) {
        0..=3 => {
            let icon = ICONS[people.below(4)];
            activate(board, people, &[icon])
        }
        4 => {
            let icons = [ICONS[people.below(4)], ICONS[people.below(4)]];
            after_crisis(board, people, Crisis::Step, &icons, true)
        }
        5 => cylon_fleet(board, people, 10),
        6 => basestar_bridge(board, people, 11),
        _ => {
            if board.outcome.is_none() {
                advance_pursuit(board, people);
            }
            Ok(())
        }
    }
}

fn human_side(board: &mut Board, people: &mut Whim, seat: u8) -> Play {
    match people.below(14) {
        0 => ftl_control(board, people, 0),
        1 => weapons_control(board, people, 1),
        2 => command(board, people, 2),
        3 => hangar_deck(board, people, 3),
        4 => armory(board, people, 4),
        5 => communications(board, people, 5),
        6 => pegasus_cic(board, people, 6),
        7 => main_batteries(board, people, 7),
        8 => engine_room(board, 8),
        9 => raider_bay(board, people, 9),
        10 => own_viper(board, people, seat),
        11 => move_own_viper(board, seat, people.area()),
        12 => leave_viper(board, seat, POSTS[people.below(12)]),
        _ => repair(board, people, seat),
    }
}

fn effect(board: &mut Board, people: &mut Whim, seat: u8) -> Play {
    let pieces = [
        (Piece::Cylon(Kind::ALL[people.below(3)]), people.area()),
        (Piece::Cylon(Kind::Raider), people.area()),
        (Piece::Viper, people.area()),
        (Piece::Civilian, people.area()),
    ];
    let from = [VipersFrom::Reserve, VipersFrom::Space, VipersFrom::Anywhere][people.below(3)];
    match people.below(17) {
        0 => damage_galactica(board, people),
        1 => {
            if board.outcome.is_none() {
                damage_pegasus(board, people);
            }
            Ok(())
        }
        2 => nuke(board, people),
        3 => gain_nuke(board),
        4 => jump(board, people),
        5 => prepare_for_jump(board, people, seat < 9),
        6 => gain_assault_raptor(board),
        7 => risk_raptor(board, people, 5).map(|_| ()),
        8 => destroy_random_civilian(board, people, seat),
        9 => harm_vipers(board, people, seat, from, 1, Hit::Damaged),
        10 => harm_vipers(board, people, seat, from, 1, Hit::Destroyed),
        11 => place(board, people, &pieces),
        12 => send_away(board, seat, Location::Sickbay),
        13 => unauthorized_usage(board, people, seat),
        14 => reveal(board, seat),
        15 => start_in_viper_if_aboard(board, people, seat),
        _ => board.end_turn(seat),
    }
}

/// Only somebody who pilots nothing starts in a viper.
fn start_in_viper_if_aboard(board: &mut Board, people: &mut Whim, seat: u8) -> Play {
    if board.pilots.contains_key(&seat) {
        return Err(Stop::Refused("He flies already."));
    }
    start_in_viper(board, people, seat)
}

/// How often a procedure was done, refused, and stopped by the end of the game.
#[derive(Default)]
struct Count {
    done: usize,
    refused: usize,
    over: usize,
}

fn play(seed: u64, count: &mut Count) {
    let mut people = Whim(0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(seed));
    let mut board = random_board(&mut people);
    for _ in 0..STEPS {
        let seat = people.up_to(13);
        let before = board.clone();
        let played = match people.below(3) {
            0 => cylon_side(&mut board, &mut people),
            1 => human_side(&mut board, &mut people, seat),
            _ => effect(&mut board, &mut people, seat),
        };
        assert_whole_box(&board);
        match played {
            Ok(()) => {
                assert_eq!(board.outcome, before.outcome);
                count.done += 1;
            }
            Err(Stop::Over) => {
                assert!(board.outcome.is_some());
                assert!(before.outcome.is_none() || board == before, "END-1");
                count.over += 1;
            }
            Err(Stop::Refused(why)) => {
                assert_eq!(board, before, "{why}");
                count.refused += 1;
            }
        }
    }
}

// XVIPER-9, XCOMP-10, LIMIT-3, and that no question has fewer than two options
#[test]
fn whatever_people_do_the_box_stays_whole() {
    let mut count = Count::default();
    for seed in 1..=SEEDS {
        let played = catch_unwind(AssertUnwindSafe(|| play(seed, &mut count)));
        assert!(played.is_ok(), "seed {seed}");
    }
    let Count {
        done,
        refused,
        over,
    } = count;
    assert!(
        done > 3_000 && refused > 500 && over > 500,
        "seeds 1 to {SEEDS}: {done} done, {refused} refused, {over} over"
    );
}
