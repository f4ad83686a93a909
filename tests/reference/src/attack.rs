//! Attack rolls (ATTACK-1 to ATTACK-7).

use crate::board::Viper;
use crate::people::{People, Roll};

/// A row of the attack table: the target, and the attacker where it matters. Civilian ships are not
/// here: no die is rolled for them (ATTACK-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Attack {
    Raider,
    HeavyRaider,
    Centurion,
    Viper,
    GalacticaByRaider,
    GalacticaByBasestar,
    BasestarByViper,
    BasestarByGalactica,
    BasestarByNuke,
}

/// What an attack does to its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Hit {
    Nothing,
    Damaged,
    DamagedTwice,
    Destroyed,
    DestroyedWithThreeRaiders,
}

/// The attack table for a number from 1 to 8 (ATTACK-2, ATTACK-3; 94: OPEN-07).
#[must_use]
pub fn result(attack: Attack, number: u8) -> Hit {
    // What happens on 1 to 8: damaged, twice damaged, destroyed, destroyed with 3 raiders.
    let row = match attack {
        Attack::Raider => "- - X X X X X X",
        Attack::HeavyRaider | Attack::Centurion => "- - - - - - X X",
        Attack::Viper => "- - - - D D D X",
        Attack::GalacticaByRaider | Attack::BasestarByViper => "- - - - - - - D",
        Attack::GalacticaByBasestar => "- - - D D D D D",
        Attack::BasestarByGalactica => "- - - - D D D D",
        Attack::BasestarByNuke => "2 2 X X X X 3 3",
    };
    match row.split(' ').nth(usize::from(number) - 1) {
        Some("D") => Hit::Damaged,
        Some("2") => Hit::DamagedTwice,
        Some("X") => Hit::Destroyed,
        Some("3") => Hit::DestroyedWithThreeRaiders,
        _ => Hit::Nothing,
    }
}

/// One roll: the face with its modifiers, never below 1 nor above 8 (ATTACK-6; 94: Rerolls).
pub(crate) fn number(people: &mut dyn People, roll: Roll, modifier: i8) -> u8 {
    let planned = if people.plans(roll) { 2 } else { 0 }; // ABIL-5
    face(people, modifier + planned)
}

/// Rolls an attack and reads the table.
pub(crate) fn roll(people: &mut dyn People, attack: Attack, modifier: i8) -> Hit {
    result(attack, number(people, Roll::Attack(attack), modifier))
}

/// Rolls a raider's attack on a viper. Evasive Maneuvers repeats the roll; the new one stands, with
/// −2 if the viper is piloted, and what was played before the first roll still counts
/// (ATTACK-7, CLAR-39, CLAR-40; 94: Rerolls).
pub(crate) fn roll_at_viper(people: &mut dyn People, viper: Viper) -> Hit {
    let planned = if people.plans(Roll::Attack(Attack::Viper)) {
        2
    } else {
        0
    };
    let rerolled = match viper {
        Viper::Unmanned(_) => planned,
        Viper::Piloted(_) => planned - 2,
    };
    let mut number = face(people, planned);
    while people.evades(viper, number) {
        number = face(people, rerolled);
    }
    result(Attack::Viper, number)
}

fn face(people: &mut dyn People, modifier: i8) -> u8 {
    people.die().saturating_add_signed(modifier).clamp(1, 8)
}
