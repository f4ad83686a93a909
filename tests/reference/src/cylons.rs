//! Activating Cylon ships and launching them (COMBAT-ACT-*, COMBAT-RAIDER-*, COMBAT-LAUNCH-*,
//! COMBAT-HEAVY-*, CENT-*, COMBAT-BASE-*).

use crate::attack::{Attack, Hit, roll, roll_at_viper};
use crate::board::{Area, BasestarToken, Board, Outcome, Piece, Play, Ships, Space, Viper, small};
use crate::cards::AttackCard;
use crate::damage::{damage_galactica, destroy_civilian, hit_viper};
use crate::people::{People, Question, pick};

/// An icon on a crisis or attack card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Icon {
    Raiders,
    LaunchRaiders,
    HeavyRaiders,
    Basestars,
}

/// What basestars launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Fighter {
    Raider,
    HeavyRaider,
}

impl Fighter {
    fn piece(self) -> Piece {
        match self {
            Fighter::Raider => Piece::Raider,
            Fighter::HeavyRaider => Piece::HeavyRaider,
        }
    }

    pub(crate) fn of(self, space: &Space) -> Ships {
        match self {
            Fighter::Raider => space.raiders,
            Fighter::HeavyRaider => space.heavy_raiders,
        }
    }

    pub(crate) fn of_mut(self, space: &mut Space) -> &mut Ships {
        match self {
            Fighter::Raider => &mut space.raiders,
            Fighter::HeavyRaider => &mut space.heavy_raiders,
        }
    }
}

/// What a revealed Cylon may order at the Cylon Fleet location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FleetOrder {
    /// The same as this icon.
    Activate(Icon),
    /// 2 raiders and 1 heavy raider from each basestar.
    Launch,
}

/// Carries out icons from left to right (COMBAT-ACT-4, CYATT-1, TURN-8, TURN-9).
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

/// Activates the raiders area by area, each at most once in a player turn (COMBAT-ACT-2,
/// COMBAT-ACT-3). With no raider on the board each basestar launches 2, which do not act
/// (COMBAT-RAIDER-8 to COMBAT-RAIDER-10).
///
/// # Errors
/// [`Stop::Over`](crate::Stop::Over) as soon as the Cylons win, or if the game is over.
pub fn activate_raiders(board: &mut Board, people: &mut dyn People) -> Play {
    board.still_playing()?;
    if board.areas(|space| space.raiders.total() > 0).is_empty() {
        launch(board, people, Fighter::Raider, 2);
        return Ok(());
    }
    loop {
        let areas = board.areas(|space| space.raiders.ready > 0);
        if areas.is_empty() {
            return Ok(());
        }
        let area = next_area(people, Piece::Raider, &areas);
        while board[area].raiders.ready > 0 {
            raider_acts(board, people, area)?;
        }
    }
}

fn next_area(people: &mut dyn People, ships: Piece, areas: &[Area]) -> Area {
    pick(people, areas, |options| Question::NextArea(ships, options))
}

/// One raider of this area acts: the first that is possible of four things, judged when its turn
/// comes (COMBAT-RAIDER-1 to COMBAT-RAIDER-7).
pub(crate) fn raider_acts(board: &mut Board, people: &mut dyn People, area: Area) -> Play {
    board[area].raiders.ready -= 1;
    board[area].raiders.acted += 1;

    let pilots = board.pilots_in(area);
    if board[area].unmanned > 0 {
        let hit = roll_at_viper(people, Viper::Unmanned(area));
        hit_viper(board, Viper::Unmanned(area), hit);
    } else if !pilots.is_empty() {
        let seat = pick(people, &pilots, |options| {
            Question::PilotedViper(area, options)
        });
        let hit = roll_at_viper(people, Viper::Piloted(seat));
        hit_viper(board, Viper::Piloted(seat), hit);
    } else if !board[area].civilians.is_empty() {
        let ships: Vec<_> = board[area].civilians.iter().map(|ship| ship.id).collect();
        let id = pick(people, &ships, |options| {
            Question::CivilianShip(area, options)
        });
        destroy_civilian(board, area, id);
    } else if let Some(next) = toward_civilians(board, area) {
        board[area].raiders.acted -= 1;
        board[next].raiders.acted += 1;
    } else if roll(people, Attack::GalacticaByRaider, 0) == Hit::Damaged {
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

/// The launch icon: each basestar launches 3 raiders (COMBAT-LAUNCH-1).
///
/// # Errors
/// [`Stop::Over`](crate::Stop::Over) if the game is over.
pub fn launch_raiders(board: &mut Board, people: &mut dyn People) -> Play {
    board.still_playing()?;
    launch(board, people, Fighter::Raider, 3);
    Ok(())
}

/// Each basestar launches so many ships of a type, one more while Cylon Swarm is in play, none with
/// a disabled hangar (COMBAT-LAUNCH-2, COMBAT-LAUNCH-4). With too few in the supply all that are
/// left are launched and the active player decides from where (COMBAT-LAUNCH-3).
fn launch(board: &mut Board, people: &mut dyn People, fighter: Fighter, each: u8) {
    let each = each + u8::from(board.in_play.contains(&AttackCard::CylonSwarm));
    let mut launching = board.basestars();
    launching.retain(|(area, place)| {
        let damage = &board[*area].basestars[*place].damage;
        !damage.contains(&BasestarToken::DisabledHangar)
    });
    let mut others = small(launching.len());
    for basestar in launching {
        others -= 1;
        let left = board.supply(fighter.piece());
        let most = each.min(left);
        let least = left.saturating_sub(each * others).min(most);
        let counts: Vec<u8> = (least..=most).collect();
        let count = pick(people, &counts, |options| {
            Question::Launches(fighter, basestar, options)
        });
        fighter.of_mut(&mut board[basestar.0]).ready += count;
    }
}

/// Activates the heavy raiders. First every centurion on the track advances, and one that leaves the
/// last space wins the game; then heavy raiders in launch areas board; then the others move
/// (CENT-1 to CENT-5, CENT-8 to CENT-10, COMBAT-HEAVY-1 to COMBAT-HEAVY-4, COMBAT-HEAVY-8). With no
/// heavy raider on the board each basestar launches 1 (COMBAT-HEAVY-5 to COMBAT-HEAVY-7).
///
/// # Errors
/// [`Stop::Over`](crate::Stop::Over) as soon as the Cylons win, or if the game is over.
pub fn activate_heavy_raiders(board: &mut Board, people: &mut dyn People) -> Play {
    board.still_playing()?;
    let [start, first, second, last] = board.boarding;
    board.boarding = [0, start, first, second];
    if last > 0 {
        return board.cylons_win(Outcome::Boarded);
    }

    let anywhere = board.areas(|space| space.heavy_raiders.total() > 0);
    if anywhere.is_empty() {
        launch(board, people, Fighter::HeavyRaider, 1);
        return Ok(());
    }
    for boarding in [true, false] {
        loop {
            let mut areas = board.areas(|space| space.heavy_raiders.ready > 0);
            areas.retain(|area| area.has_launch_icon() == boarding);
            if areas.is_empty() {
                break;
            }
            let area = next_area(people, Piece::HeavyRaider, &areas);
            while board[area].heavy_raiders.ready > 0 {
                heavy_raider_acts(board, area);
            }
        }
    }
    Ok(())
}

/// One heavy raider boards or moves. With all 4 centurions on the track it stays where it is.
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

/// Every basestar that has not acted in this turn attacks Galactica (COMBAT-BASE-1, COMBAT-BASE-2,
/// COMBAT-ACT-2, COMBAT-ACT-3), unless its weapons are disabled (COMBAT-BASE-3).
///
/// # Errors
/// [`Stop::Over`](crate::Stop::Over) as soon as the Cylons win, or if the game is over.
pub fn activate_basestars(board: &mut Board, people: &mut dyn People) -> Play {
    board.still_playing()?;
    loop {
        let areas = board.areas(|space| space.basestars.iter().any(|basestar| !basestar.acted));
        if areas.is_empty() {
            return Ok(());
        }
        let area = next_area(people, Piece::Basestar, &areas);
        for place in 0..board[area].basestars.len() {
            let basestar = &mut board[area].basestars[place];
            if basestar.acted {
                continue;
            }
            basestar.acted = true;
            let armed = !basestar.damage.contains(&BasestarToken::DisabledWeapons);
            if armed && roll(people, Attack::GalacticaByBasestar, 0) == Hit::Damaged {
                damage_galactica(board, people)?;
            }
        }
    }
}

/// The Cylon Fleet location: a type's icon, which also may be chosen with no such ship on the board,
/// or a launch (LOC-CYLONFLEET-1; 95: LOC-CYLONFLEET-1a; CYPLAYER-13).
///
/// # Errors
/// [`Stop::Over`](crate::Stop::Over) as soon as the Cylons win, or if the game is over.
pub fn cylon_fleet(board: &mut Board, people: &mut dyn People) -> Play {
    board.still_playing()?;
    let orders = [
        FleetOrder::Activate(Icon::Raiders),
        FleetOrder::Activate(Icon::HeavyRaiders),
        FleetOrder::Activate(Icon::Basestars),
        FleetOrder::Launch,
    ];
    match pick(people, &orders, Question::CylonFleet) {
        FleetOrder::Activate(icon) => activate(board, people, &[icon]),
        FleetOrder::Launch => {
            launch(board, people, Fighter::Raider, 2);
            launch(board, people, Fighter::HeavyRaider, 1);
            Ok(())
        }
    }
}
