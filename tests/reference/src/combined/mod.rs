//! The ships and fights of the combined game (Pegasus, Exodus and Daybreak) a second time: short,
//! slow, obvious, and written from the rules alone, as the rest of this crate does for the base game.
//!
//! A [`Board`] holds the main board, the Cylon Fleet board around it and what lies beside them.
//! Whatever the rules leave open is a field of its [`Options`] or a [`Question`]. Only what is the
//! same in both games comes from the base game's modules: areas, dials, civilian ships, Galactica's
//! locations and damage tokens, icons, and how a procedure stops.
//!
//! Not here: destinations, missions and objectives; cards other than Strategic Planning, Evasive
//! Maneuvers, Repair and Unauthorized Usage; abilities of characters other than Apollo's at the
//! Raider Bay; the final jump, after which no ship matters (END-14).

mod attack;
mod board;
mod bridge;
mod cylons;
mod damage;
mod fleet;
mod humans;
mod jump;
mod locations;
mod nukes;
mod people;
mod pieces;
mod raider_bay;

pub use attack::{Attack, Hit, result};
pub use board::{Board, NukeTable, Options, Space};
pub use bridge::{Ability, basestar_bridge};
pub use cylons::{
    Crisis, activate, activate_basestars, activate_heavy_raiders, activate_raiders, after_crisis,
    cylon_fleet, launch_raiders,
};
pub use damage::{
    VipersFrom, damage_basestar, damage_galactica, damage_pegasus, destroy_basestar,
    destroy_civilian, destroy_random_civilian, gain, harm_vipers, hit_viper, lose, lose_raptor,
};
pub use fleet::{advance_pursuit, cag_places_civilian, place};
pub use humans::{
    Activation, command, gain_assault_raptor, hangar_deck, leave_viper, move_own_viper, own_viper,
    reveal, send_away, start_in_viper,
};
pub use jump::{ftl_control, jump, prepare_for_jump};
pub use locations::{
    Repair, armory, communications, engine_room, main_batteries, pegasus_cic, repair, risk_raptor,
    weapons_control,
};
pub use nukes::{gain_nuke, nuke, unauthorized_usage};
pub use people::{People, Question, Roll};
pub use pieces::{
    Allegiance, Basestar, BasestarToken, Craft, Crafts, CylonLocation, Flight, Harmed, Kind,
    PegasusLocation, Piece, Place, Ship, Target, TokenSet, Viper, Waiting,
};
pub use raider_bay::{BayOrder, raider_bay};
