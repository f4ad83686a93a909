//! What the cross-crate tests share.

pub mod client;
pub mod hostile;
pub mod network;
pub mod served;
