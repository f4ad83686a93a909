//! The base game's battle rules a second time: short, slow, obvious, and written from the rules
//! alone, so that the engine can be compared with them. It shares no code with the engine and uses
//! nothing but the standard library.
//!
//! A [`Board`] holds everything that combat touches, as plain public fields. Every procedure takes
//! the board and the [`People`] at the table, who roll, draw and decide. A procedure that the rules
//! forbid in this position returns [`Stop::Refused`] and changes nothing; the moment the Cylons win,
//! it returns [`Stop::Over`] and leaves everything as it stands then.
//!
//! Not here: the abilities of characters, and cards other than Strategic Planning, Evasive
//! Maneuvers, Repair and the attack cards.
//!
//! [`combined`] does the same for the game with all expansions.

mod attack;
mod board;
mod cards;
pub mod combined;
mod cylons;
mod damage;
mod humans;
mod jump;
mod people;

pub use attack::{Attack, Hit, result};
pub use board::{
    Area, Basestar, BasestarToken, Board, Civilian, CivilianId, CivilianKind, Dials,
    GalacticaToken, Location, Outcome, Piece, Play, Seat, Ships, Space, Stop, Viper,
};
pub use cards::{AttackCard, cylon_attack};
pub use cylons::{
    Fighter, FleetOrder, Icon, activate, activate_basestars, activate_heavy_raiders,
    activate_raiders, cylon_fleet, launch_raiders,
};
pub use damage::{
    damage_basestar, damage_galactica, destroy_basestar, destroy_civilian, hit_viper, lose_raptor,
};
pub use humans::{
    Activation, CylonShip, Repair, armory, command, communications, hangar_deck, leave_viper,
    move_own_viper, nuke, own_viper, repair, risk_raptor, send_away, weapons_control,
};
pub use jump::{ftl_control, jump, prepare_for_jump};
pub use people::{People, Question, Roll};
