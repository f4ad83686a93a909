//! Tests of the table through its public functions, with phones that speak the device's side.

mod archive;
mod commands;
mod corrections;
mod devices;
mod evening;
mod fights;
mod forgeries;
mod here;
mod history;
mod lanes;
mod learning;
mod looks;
mod mixing;
mod network;
mod next;
mod opened;
mod pace;
mod play;
mod procedures;
mod room;
mod rules_version;
mod secrets;
mod super_crises;
mod swap;
mod tablet;
mod twins;
