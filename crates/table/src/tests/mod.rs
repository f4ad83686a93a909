//! Tests of the table through its public functions, with phones that speak the device's side.

mod archive;
mod commands;
mod devices;
mod history;
mod lanes;
mod play;
mod room;
mod secrets;
mod twins;
