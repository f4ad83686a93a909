//! Attack rolls and the combined attack table (XATTACK-1).

use super::people::{People, Roll};
use super::pieces::{Craft, Viper};

/// A row of the attack table: the target, and the attacker where it matters. Civilian ships are not
/// here: no die is rolled for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attack {
    /// On a raider.
    Raider,
    /// On a heavy raider.
    HeavyRaider,
    /// On a centurion.
    Centurion,
    /// On a viper of this kind.
    On(Craft),
    /// A raider's on Galactica or Pegasus.
    ShipByRaider,
    /// A basestar's on Galactica or Pegasus.
    ShipByBasestar,
    /// On a basestar by a viper of this kind; a Mark VII has the viper's row (XATTACK-1a).
    BasestarBy(Craft),
    /// Galactica's on a basestar.
    BasestarByGalactica,
    /// A nuke on a basestar, the row of the base game (NUKE-2, OPEN-52).
    BasestarByNuke,
    /// A nuke on a space area (XNUKE-2).
    AreaByNuke,
}

/// What an attack does to its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hit {
    /// It misses.
    Nothing,
    /// The target is damaged.
    Damaged,
    /// The basestar is damaged twice.
    DamagedTwice,
    /// The target is destroyed.
    Destroyed,
    /// The basestar and 3 raiders of its area are destroyed.
    DestroyedWithThreeRaiders,
    /// Every ship of the area is destroyed, those of the humans too.
    AllDestroyed,
}

/// The attack table for a number from 1 to 8 (XATTACK-1, XNUKE-2).
#[must_use]
pub fn result(attack: Attack, number: u8) -> Hit {
    // What happens on 1 to 8: damaged, twice damaged, destroyed, with 3 raiders, all of them.
    let row = match attack {
        Attack::Raider => "- - X X X X X X",
        Attack::HeavyRaider | Attack::Centurion | Attack::On(Craft::AssaultRaptor) => {
            "- - - - - - X X"
        }
        Attack::On(Craft::Viper) => "- - - - D D D X",
        Attack::On(Craft::MarkVii) => "- - - - - D D X",
        Attack::ShipByRaider | Attack::BasestarBy(Craft::Viper | Craft::MarkVii) => {
            "- - - - - - - D"
        }
        Attack::BasestarBy(Craft::AssaultRaptor) => "- - - - - - D D",
        Attack::ShipByBasestar => "- - - D D D D D",
        Attack::BasestarByGalactica => "- - - - D D D D",
        Attack::BasestarByNuke => "2 2 X X X X 3 3",
        Attack::AreaByNuke => "2 2 X X X X 3 A",
    };
    match row.split(' ').nth(usize::from(number) - 1) {
        Some("D") => Hit::Damaged,
        Some("2") => Hit::DamagedTwice,
        Some("X") => Hit::Destroyed,
        Some("3") => Hit::DestroyedWithThreeRaiders,
        Some("A") => Hit::AllDestroyed,
        _ => Hit::Nothing,
    }
}

/// One roll: the face with its modifiers, never below 1 nor above 8 (ATTACK-6; 94: Rerolls).
pub(crate) fn number(people: &mut dyn People, roll: Roll, modifier: i8) -> u8 {
    let planned = planned(people, roll);
    face(people, modifier + planned)
}

/// Rolls an attack and reads the table.
pub(crate) fn roll(people: &mut dyn People, attack: Attack, modifier: i8) -> Hit {
    result(attack, number(people, Roll::Attack(attack), modifier))
}

/// Rolls a raider's attack on a viper of this kind. Evasive Maneuvers repeats the roll; the new one
/// stands, with −2 if the viper is piloted, and what was played before the first roll still counts
/// (ATTACK-7, CLAR-39, CLAR-40; 94: Rerolls).
pub(crate) fn roll_at_viper(people: &mut dyn People, craft: Craft, viper: Viper) -> Hit {
    let attack = Attack::On(craft);
    let planned = planned(people, Roll::Attack(attack));
    let rerolled = match viper {
        Viper::Unmanned(_, _) => planned,
        Viper::Piloted(_) => planned - 2,
    };
    let mut number = face(people, planned);
    while people.evades(viper, number) {
        number = face(people, rerolled);
    }
    result(attack, number)
}

/// +2 if somebody plays Strategic Planning (ABIL-5).
fn planned(people: &mut dyn People, roll: Roll) -> i8 {
    if people.plans(roll) { 2 } else { 0 }
}

fn face(people: &mut dyn People, modifier: i8) -> u8 {
    people.die().saturating_add_signed(modifier).clamp(1, 8)
}
