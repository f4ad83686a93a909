//! Activating Cylon ships and launching them (XACTV-*, XRAIDER-*, XLAUNCH-*, XHEAVY-*, XBASE-*).

use super::attack::{Attack, Hit, roll, roll_at_viper};
use super::board::Board;
use super::damage::{damage_galactica, destroy_civilian, hit_viper};
use super::fleet::{place_outside, put};
use super::jump::prepare_for_jump;
use super::people::{People, Question, pick};
use super::pieces::{BasestarToken, CylonLocation, Kind, Piece, Place, Viper};
use crate::board::{Area, Outcome, Play, Seat, small};
use crate::cylons::{FleetOrder, Icon};

/// Where a crisis card comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crisis {
    /// From a human player's Crisis step.
    Step,
    /// From the location Caprica (XBOARD-15).
    Caprica,
    /// A Super Crisis card, which has no icons (LOC-CAPRICA-2).
    Super,
}

/// The two steps after a crisis card: its ships, then its jump icon. A card from Caprica activates
/// no ships, but its jump icon counts (XBOARD-15, LOC-CAPRICA-2, XTURN-6).
///
/// # Errors
/// [`Stop::Over`](crate::Stop::Over) as soon as the Cylons win, or if the game is over.
pub fn after_crisis(
    board: &mut Board,
    people: &mut dyn People,
    crisis: Crisis,
    icons: &[Icon],
    jump_icon: bool,
) -> Play {
    board.still_playing()?;
    match crisis {
        Crisis::Step => {
            activate(board, people, icons)?;
            prepare_for_jump(board, people, jump_icon)
        }
        Crisis::Caprica => prepare_for_jump(board, people, jump_icon),
        Crisis::Super => Ok(()),
    }
}

/// Carries out icons from left to right (COMBAT-ACT-4).
///
/// # Errors
/// [`Stop::Over`](crate::Stop::Over) as soon as the Cylons win, or if the game is over.
pub fn activate(board: &mut Board, people: &mut dyn People, icons: &[Icon]) -> Play {
    board.still_playing()?;
    for icon in icons {
        match icon {
            Icon::Raiders => activate_raiders(board, people)?,
            Icon::LaunchRaiders => launch_raiders(board, people)?,
            Icon::HeavyRaiders => activate_heavy_raiders(board, people)?,
            Icon::Basestars => activate_basestars(board, people)?,
        }
    }
    Ok(())
}

/// Activates the raiders area by area, each at most once in a player turn (XACTV-1, XRAIDER-1).
/// With no raider on the main board each basestar launches 2 (XRAIDER-2, XPLACE-4a); with no
/// basestar either, raiders come to the Cylon Fleet board (XRAIDER-4). Neither act at once
/// (COMBAT-RAIDER-10, XPURSUIT-3a).
///
/// # Errors
/// [`Stop::Over`](crate::Stop::Over) as soon as the Cylons win, or if the game is over.
pub fn activate_raiders(board: &mut Board, people: &mut dyn People) -> Play {
    board.still_playing()?;
    if board.on_main(Kind::Raider) == 0 {
        if board.basestars().is_empty() {
            let count = board.options.raiders_placed;
            place_outside(board, people, Kind::Raider, count);
        } else {
            launch(board, people, Kind::Raider, 2);
        }
        return Ok(());
    }
    loop {
        let areas = board.areas(|space| space.raiders.ready > 0);
        if areas.is_empty() {
            return Ok(());
        }
        let area = next_area(board, people, Kind::Raider, &areas);
        while board[area].raiders.ready > 0 {
            raider_acts(board, people, area)?;
        }
    }
}

fn next_area(board: &Board, people: &mut dyn People, kind: Kind, areas: &[Area]) -> Area {
    pick(people, board.active, areas, |options| {
        Question::NextArea(kind, options)
    })
}

/// One raider of this area acts: the first that is possible of four things, judged when its turn
/// comes (XRAIDER-1, COMBAT-RAIDER-1 to COMBAT-RAIDER-7). Unmanned vipers are attacked before
/// piloted ones; their kind is named before the roll (XVIPER-6a, XRAPTOR-1).
pub(crate) fn raider_acts(board: &mut Board, people: &mut dyn People, area: Area) -> Play {
    board[area].raiders.ready -= 1;
    board[area].raiders.acted += 1;

    let active = board.active;
    let unmanned = board[area].unmanned.kinds();
    let pilots = board.pilots_in(area);
    if !unmanned.is_empty() {
        let craft = pick(people, active, &unmanned, |options| {
            Question::AttackedCraft(area, options)
        });
        let viper = Viper::Unmanned(craft, area);
        let hit = roll_at_viper(people, craft, viper);
        hit_viper(board, viper, hit);
    } else if !pilots.is_empty() {
        let seat = pick(people, active, &pilots, |options| {
            Question::AttackedPilot(area, options)
        });
        let viper = Viper::Piloted(seat);
        let hit = roll_at_viper(people, board.pilots[&seat].craft, viper);
        hit_viper(board, viper, hit);
    } else if !board[area].civilians.is_empty() {
        let ships: Vec<_> = board[area].civilians.iter().map(|ship| ship.id).collect();
        let id = pick(people, active, &ships, |options| {
            Question::CivilianShip(area, options)
        });
        destroy_civilian(board, area, id);
    } else if let Some(next) = toward_civilians(board, area) {
        board[area].raiders.acted -= 1;
        board[next].raiders.acted += 1;
    } else if roll(people, Attack::ShipByRaider, 0) == Hit::Damaged {
        damage_galactica(board, people)?;
    }
    Ok(())
}

/// The neighbour on the way to the nearest civilian ship, clockwise if both ways are equally long
/// (COMBAT-RAIDER-4).
fn toward_civilians(board: &Board, area: Area) -> Option<Area> {
    for steps in 1..=3 {
        if !board[area.clockwise(steps)].civilians.is_empty() {
            return Some(area.clockwise(1));
        }
        if !board[area.counterclockwise(steps)].civilians.is_empty() {
            return Some(area.counterclockwise(1));
        }
    }
    None
}

/// The launch icon: each basestar of the main board launches 3 raiders (XLAUNCH-1). With none there,
/// a basestar comes to the Cylon Fleet board (XLAUNCH-2); one with a disabled hangar is there
/// (XLAUNCH-3, XLAUNCH-4).
///
/// # Errors
/// [`Stop::Over`](crate::Stop::Over) if the game is over.
pub fn launch_raiders(board: &mut Board, people: &mut dyn People) -> Play {
    board.still_playing()?;
    if board.basestars().is_empty() {
        place_outside(board, people, Kind::Basestar, 1);
    } else {
        launch(board, people, Kind::Raider, 3);
    }
    Ok(())
}

/// Each basestar of the main board launches so many ships of a kind, none with a disabled hangar.
/// They come from beside the boards, then from the Cylon Fleet areas (XPLACE-4, XACTV-3a,
/// XPLACE-4a). With too few all that are left are launched and the active player decides from
/// where (XPLACE-4b, COMBAT-LAUNCH-3).
fn launch(board: &mut Board, people: &mut dyn People, kind: Kind, each: u8) {
    let mut launching = board.basestars();
    launching.retain(|(area, place)| {
        let damage = &board[*area].basestars[*place].damage;
        !damage.contains(&BasestarToken::DisabledHangar)
    });
    let mut others = small(launching.len());
    for basestar in launching {
        others -= 1;
        let left = board.placeable(Piece::Cylon(kind));
        let most = each.min(left);
        let least = left.saturating_sub(each * others).min(most);
        let counts: Vec<u8> = (least..=most).collect();
        let count = pick(people, board.active, &counts, |options| {
            Question::Launches(kind, basestar, options)
        });
        for _ in 0..count {
            put(board, kind, basestar.0);
        }
    }
}

/// Activates the heavy raiders. First every centurion on the track advances, and one that leaves the
/// last space wins the game; then heavy raiders in launch areas board; then the others move
/// (XHEAVY-1 to XHEAVY-3, CENT-8 to CENT-10). With none on the main board each basestar launches 1
/// (XHEAVY-4); with no basestar and no centurion either, one comes to the Cylon Fleet board
/// (XHEAVY-5, XHEAVY-6).
///
/// # Errors
/// [`Stop::Over`](crate::Stop::Over) as soon as the Cylons win, or if the game is over.
pub fn activate_heavy_raiders(board: &mut Board, people: &mut dyn People) -> Play {
    board.still_playing()?;
    let aboard = board.centurions() > 0;
    let [start, first, second, last] = board.boarding;
    board.boarding = [0, start, first, second];
    if last > 0 {
        return board.cylons_win(Outcome::Boarded);
    }

    if board.on_main(Kind::HeavyRaider) == 0 {
        if !board.basestars().is_empty() {
            launch(board, people, Kind::HeavyRaider, 1);
        } else if !aboard {
            place_outside(board, people, Kind::HeavyRaider, 1);
        }
        return Ok(());
    }
    for boarding in [true, false] {
        loop {
            let mut areas = board.areas(|space| space.heavy_raiders.ready > 0);
            areas.retain(|area| area.has_launch_icon() == boarding);
            if areas.is_empty() {
                break;
            }
            let area = next_area(board, people, Kind::HeavyRaider, &areas);
            while board[area].heavy_raiders.ready > 0 {
                heavy_raider_acts(board, area);
            }
        }
    }
    Ok(())
}

/// One heavy raider boards or moves. With all 4 centurions on the track it stays (XHEAVY-2).
fn heavy_raider_acts(board: &mut Board, area: Area) {
    board[area].heavy_raiders.ready -= 1;
    let next = match area {
        Area::AftPort | Area::ForePort if board.centurions() < 4 => {
            board.boarding[0] += 1;
            return;
        }
        Area::AftPort | Area::ForePort => area,
        Area::Bow => Area::ForePort,
        Area::ForeStarboard => Area::Bow,
        Area::AftStarboard => Area::Stern,
        Area::Stern => Area::AftPort,
    };
    board[next].heavy_raiders.acted += 1;
}

/// Every basestar of the main board that has not acted in this turn attacks Galactica or Pegasus
/// (XBASE-1, XACTV-1), unless its weapons are disabled (XBASE-3, XBASE-3a). With none there, one
/// comes to the Cylon Fleet board (XBASE-2).
///
/// # Errors
/// [`Stop::Over`](crate::Stop::Over) as soon as the Cylons win, or if the game is over.
pub fn activate_basestars(board: &mut Board, people: &mut dyn People) -> Play {
    board.still_playing()?;
    if board.basestars().is_empty() {
        place_outside(board, people, Kind::Basestar, 1);
        return Ok(());
    }
    loop {
        let areas = board.areas(|space| space.basestars.iter().any(|basestar| !basestar.acted));
        if areas.is_empty() {
            return Ok(());
        }
        let area = next_area(board, people, Kind::Basestar, &areas);
        for place in 0..board[area].basestars.len() {
            let basestar = &mut board[area].basestars[place];
            if basestar.acted {
                continue;
            }
            basestar.acted = true;
            let armed = !basestar.damage.contains(&BasestarToken::DisabledWeapons);
            if armed && roll(people, Attack::ShipByBasestar, 0) == Hit::Damaged {
                damage_galactica(board, people)?;
            }
        }
    }
}

/// The Cylon Fleet location: a type's icon with all that follows from it (XACTV-2, XACTV-4,
/// LOC-CYLONFLEET-2), or a launch of 2 raiders and 1 heavy raider from each basestar of the main
/// board, which never places anything elsewhere nor advances pursuit (XACTV-3, XACTV-3a).
///
/// # Errors
/// [`Stop::Refused`](crate::Stop::Refused) if the player is not there;
/// [`Stop::Over`](crate::Stop::Over) as soon as the Cylons win, or if the game is over.
pub fn cylon_fleet(board: &mut Board, people: &mut dyn People, seat: Seat) -> Play {
    board.may_use(seat, Place::Cylon(CylonLocation::CylonFleet))?;
    let orders = [
        FleetOrder::Activate(Icon::Raiders),
        FleetOrder::Activate(Icon::HeavyRaiders),
        FleetOrder::Activate(Icon::Basestars),
        FleetOrder::Launch,
    ];
    match pick(people, seat, &orders, Question::CylonFleet) {
        FleetOrder::Activate(icon) => activate(board, people, &[icon]),
        FleetOrder::Launch => {
            launch(board, people, Kind::Raider, 2);
            launch(board, people, Kind::HeavyRaider, 1);
            Ok(())
        }
    }
}
