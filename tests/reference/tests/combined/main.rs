//! The combined game's ships and fights: what the rules say by the letter, by rule id.

mod activation;
mod damage;
mod fleet;
mod humans;
mod jump;
mod locations;
mod raiders;
mod random;
mod setup;
mod table;
