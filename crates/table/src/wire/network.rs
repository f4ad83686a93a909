//! What a referee's screen asks and hears about the network that phones come by. No phone and no wall hears
//! any of it.

use std::fmt;

use dradis_facts::seat::SeatId;
use serde::{Deserialize, Serialize};

/// What a referee's screen asks about the network.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum NetworkAsk {
    /// Tell this screen how things stand, now and whenever they change: [`NetworkReport`].
    Watch,
    /// No longer.
    Unwatch,
    /// Put this address into codes, now and when Dradis is started again; `None` lets Dradis choose.
    UseAddress {
        /// One of [`NetworkReport::addresses`].
        address: Option<String>,
    },
    /// Show the Wi-Fi that is kept. Answered to this screen alone, with [`WifiCard`].
    ShowWifi,
    /// Keep a Wi-Fi in the data folder in the place of the one that was kept; answered likewise.
    KeepWifi {
        /// Which.
        wifi: OwnWifi,
    },
    /// Keep none any more.
    ForgetWifi,
    /// Show the address at which another device becomes this table's wall. Answered to this screen alone, with
    /// [`WallCode`](super::WallCode).
    ShowWall,
}

/// How phones can come, and who has come since Dradis was started. Kept in memory alone, beside the chosen
/// address.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NetworkReport {
    /// The port of all of them.
    pub port: u16,
    /// Where this host listens, those first at which phones are likely to reach it.
    pub addresses: Vec<HostAddress>,
    /// The address that codes hold; `None` when there is none that phones could reach.
    pub in_code: Option<String>,
    /// The address that was chosen, which the host need not have now; `None` while Dradis chooses.
    pub chosen: Option<String>,
    /// Other devices that have come, the latest first, at most [`VISITS`].
    pub visits: Vec<Visit>,
    /// The phones of seats that are here or were.
    pub phones: Vec<SeatPhone>,
    /// Whether a Wi-Fi of the table's own is kept.
    pub wifi: bool,
}

/// Visits that a report tells of.
pub const VISITS: usize = 8;

/// An address of this host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HostAddress {
    /// As it stands in a code, without the port.
    pub address: String,
    /// The system's name for the adapter.
    pub adapter: String,
    /// What it is good for.
    pub kind: AddressKind,
}

/// What an address of this host is, from the one that works to those that rarely do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum AddressKind {
    /// Of a home network or a hotspot.
    Private,
    /// Of a container or a virtual machine on this host.
    Virtual,
    /// Of a VPN.
    Vpn,
    /// Known to the whole internet: browsers warn of pages there that are not encrypted.
    Public,
    /// Of an operator's inner network (RFC 6598), or of a VPN that borrows from there.
    Shared,
    /// The host gave it to itself, because nobody gave it one.
    LinkLocal,
    /// Only this host reaches it.
    Loopback,
}

/// A device that has come, by its address, which the report leaves out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Visit {
    /// What it says it is.
    pub device: Visitor,
    /// Whether its page was opened inside another program, such as a code scanner.
    pub preview: bool,
    /// How far it got the last time.
    pub reached: Reached,
    /// Milliseconds since then; pages count on from there.
    pub ago_ms: u32,
}

/// What a device says it is, by its browser's own words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Visitor {
    /// The host itself, at an address of the network: this shows nothing about other devices.
    Host,
    /// Android.
    Android,
    /// An iPhone.
    Iphone,
    /// An iPad that says so.
    Ipad,
    /// A Mac, or an iPad that says it is one.
    Mac,
    /// Windows.
    Windows,
    /// Linux or Chrome OS.
    Linux,
    /// Something else, or it has not said anything yet.
    Unknown,
}

/// How far a device got.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Reached {
    /// It has knocked: no page was asked for.
    Knocked,
    /// It has the page, which has not called.
    Loaded,
    /// Its page has called, and was not let in.
    Called,
    /// It was let in.
    Joined,
}

/// A seat's phone that is here, or was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatPhone {
    /// The seat.
    pub seat: SeatId,
    /// When it went, UTC, RFC 3339; `None` while it is here.
    pub left: Option<String>,
}

/// A Wi-Fi of the table's own, such as a hotspot. A secret of those who may join it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnWifi {
    /// Its name: 1 to 32 bytes.
    pub name: String,
    /// How it is closed.
    pub security: WifiSecurity,
    /// Whether it does not tell its name.
    pub hidden: bool,
}

/// How a Wi-Fi is closed.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum WifiSecurity {
    /// WPA, WPA2 or WPA3 with a password: 8 to 64 bytes.
    Wpa {
        /// The password.
        password: String,
    },
    /// Not at all.
    Open,
}

/// A Wi-Fi to join, for the screen that asked.
#[derive(Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WifiCard {
    /// What was kept.
    pub wifi: OwnWifi,
    /// The same as a QR code that phones understand, an SVG document.
    pub svg: String,
}

// A password that ends up in a log must not be printed.
impl fmt::Debug for OwnWifi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("OwnWifi")
    }
}

impl fmt::Debug for WifiSecurity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Wpa { password: _ } => "Wpa",
            Self::Open => "Open",
        })
    }
}

impl fmt::Debug for WifiCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("WifiCard")
    }
}
