//! Addresses: where phones find this host, and by which names it may be called.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::http::Uri;
use dradis_table::wire::{AddressKind, HostAddress};
use serde::{Deserialize, Serialize};

/// Name of the file in the data folder that says which address was chosen.
pub(crate) const FILE: &str = "address";

/// Begins of the names of network adapters of containers and virtual machines.
const VIRTUAL: [&str; 14] = [
    "br-",
    "cni",
    "docker",
    "hyper-v",
    "lxc",
    "lxdbr",
    "podman",
    "vboxnet",
    "vethernet",
    "veth",
    "virbr",
    "virtualbox",
    "vmnet",
    "vmware",
];

/// Begins of the names of adapters that lead into a VPN.
const VPN: [&str; 9] = [
    "nordlynx",
    "ppp",
    "proton",
    "tailscale",
    "tap",
    "tun",
    "utun",
    "wg",
    "zt",
];

/// An address that a referee chose for codes, with its adapter: at home the router gives the adapter
/// another one now and then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Chosen {
    pub(crate) address: IpAddr,
    pub(crate) adapter: String,
}

/// Where this host listens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Survey {
    /// The likeliest first.
    addresses: Vec<Found>,
    /// The address for codes.
    pub(crate) in_code: Option<IpAddr>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Found {
    address: IpAddr,
    adapter: String,
    kind: AddressKind,
}

/// Looks at the host's addresses as they are now. When the server is bound to a specific one, there is
/// no other.
pub(crate) fn survey(bind: IpAddr, chosen: Option<&Chosen>) -> Survey {
    let adapters = local_ip_address::list_afinet_netifas().unwrap_or_default();
    if !bind.is_unspecified() {
        let adapter = adapters.into_iter().find(|(_, address)| *address == bind);
        let adapter = adapter.map_or_else(String::new, |(name, _)| name);
        let kind = kind_of(&adapter, bind);
        let found = Found {
            address: bind,
            adapter,
            kind,
        };
        return Survey {
            addresses: vec![found],
            in_code: Some(bind),
        };
    }
    let default_route = match local_ip_address::local_ip() {
        Ok(IpAddr::V4(address)) => Some(address),
        Ok(IpAddr::V6(_)) | Err(_) => None,
    };
    choose(default_route, &adapters, chosen)
}

/// Real adapters go first, and among them that of the default route. Without a choice of the referee's,
/// codes hold private addresses alone.
fn choose(
    default_route: Option<Ipv4Addr>,
    adapters: &[(String, IpAddr)],
    chosen: Option<&Chosen>,
) -> Survey {
    let mut found: Vec<Found> = adapters
        .iter()
        .filter(|(_, address)| address.is_ipv4() && !address.is_loopback())
        .map(|(adapter, address)| Found {
            address: *address,
            adapter: adapter.clone(),
            kind: kind_of(adapter, *address),
        })
        .collect();
    let default_route = default_route.map(IpAddr::V4);
    found.sort_by_key(|found| (found.kind, Some(found.address) != default_route));
    found.dedup_by_key(|found| found.address);
    let by_choice = chosen.and_then(|chosen| {
        let same = |found: &&Found| found.address == chosen.address;
        let moved = |found: &&Found| found.adapter == chosen.adapter && is_private(found.address);
        let mut all = found.iter();
        all.clone().find(same).or_else(|| all.find(moved))
    });
    let by_itself = || found.iter().find(|found| is_private(found.address));
    let in_code = by_choice.or_else(by_itself).map(|found| found.address);
    Survey {
        addresses: found,
        in_code,
    }
}

impl Survey {
    /// The address with this text, to be chosen; `None` when the host does not have it.
    pub(crate) fn named(&self, address: &str) -> Option<Chosen> {
        let found = self
            .addresses
            .iter()
            .find(|found| found.address.to_string() == address)?;
        Some(Chosen {
            address: found.address,
            adapter: found.adapter.clone(),
        })
    }

    /// The same for referees.
    pub(crate) fn told(&self) -> Vec<HostAddress> {
        let told = self.addresses.iter().map(|found| HostAddress {
            address: found.address.to_string(),
            adapter: found.adapter.clone(),
            kind: found.kind,
        });
        told.collect()
    }
}

fn is_private(address: IpAddr) -> bool {
    matches!(address, IpAddr::V4(address) if address.is_private())
}

fn kind_of(adapter: &str, address: IpAddr) -> AddressKind {
    let adapter = adapter.to_lowercase();
    let is_one_of = |begins: &[&str]| begins.iter().any(|begin| adapter.starts_with(begin));
    let (loopback, link_local, shared) = match address {
        IpAddr::V4(v4) => (
            v4.is_loopback(),
            v4.is_link_local(),
            v4.octets()[0] == 100 && v4.octets()[1] & 0xc0 == 64,
        ),
        IpAddr::V6(v6) => (v6.is_loopback(), v6.is_unicast_link_local(), false),
    };
    if loopback {
        AddressKind::Loopback
    } else if is_one_of(&VPN) {
        AddressKind::Vpn
    } else if is_one_of(&VIRTUAL) {
        AddressKind::Virtual
    } else if link_local {
        AddressKind::LinkLocal
    } else if shared {
        AddressKind::Shared
    } else if is_private(address) || matches!(address, IpAddr::V6(v6) if v6.is_unique_local()) {
        AddressKind::Private
    } else {
        AddressKind::Public
    }
}

/// The two ends of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Peer {
    /// Who called.
    pub(crate) remote: SocketAddr,
    /// The address of this host that was called.
    pub(crate) local: SocketAddr,
}

impl Peer {
    /// Whether the caller runs on this machine and came over loopback.
    pub(crate) fn is_loopback(&self) -> bool {
        self.remote.ip().to_canonical().is_loopback()
            && self.local.ip().to_canonical().is_loopback()
    }

    /// Whether the caller is this machine, by whichever of its addresses.
    pub(crate) fn is_own(&self) -> bool {
        let (remote, local) = (self.remote.ip(), self.local.ip());
        remote.to_canonical() == local.to_canonical()
    }

    /// Whether a Host header names this host: by the very address and port that was called, or as
    /// `localhost`. Every other name could have been pointed here by somebody else's name server.
    pub(crate) fn is_called(&self, host: &str) -> bool {
        let Ok(authority) = host.parse::<axum::http::uri::Authority>() else {
            return false;
        };
        if authority.as_str().contains('@')
            || authority.port_u16().unwrap_or(80) != self.local.port()
        {
            return false;
        }
        let name = authority.host();
        let name = name
            .strip_prefix('[')
            .and_then(|name| name.strip_suffix(']'))
            .unwrap_or(name);
        if name.eq_ignore_ascii_case("localhost") {
            return self.local.ip().to_canonical().is_loopback();
        }
        name.parse() == Ok(self.local.ip().to_canonical())
    }
}

/// Whether an Origin header is that of the pages that were fetched with this Host header.
pub(crate) fn is_own_origin(origin: &str, host: &str) -> bool {
    origin.parse::<Uri>().is_ok_and(|uri| {
        uri.scheme_str() == Some("http")
            && uri
                .authority()
                .is_some_and(|authority| authority.as_str() == host)
    }) && origin.len() == "http://".len() + host.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn adapters(list: &[(&str, &str)]) -> Vec<(String, IpAddr)> {
        list.iter()
            .map(|(name, address)| ((*name).to_owned(), address.parse().unwrap()))
            .collect()
    }

    fn v4(text: &str) -> Option<Ipv4Addr> {
        Some(text.parse().unwrap())
    }

    fn in_code(
        default_route: Option<Ipv4Addr>,
        list: &[(&str, &str)],
        chosen: Option<&Chosen>,
    ) -> Option<String> {
        let survey = choose(default_route, &adapters(list), chosen);
        survey.in_code.map(|address| address.to_string())
    }

    fn chosen(adapter: &str, address: &str) -> Chosen {
        Chosen {
            address: address.parse().unwrap(),
            adapter: adapter.to_owned(),
        }
    }

    const HOME: [(&str, &str); 5] = [
        ("lo", "127.0.0.1"),
        ("docker0", "172.17.0.1"),
        ("eth0", "10.1.2.3"),
        ("wlan0", "192.168.1.7"),
        ("wlan0", "fe80::1"),
    ];

    #[test]
    fn a_phone_gets_the_address_of_a_real_private_adapter() {
        let some = |text: &str| Some(text.to_owned());
        assert_eq!(in_code(v4("192.168.1.7"), &HOME, None), some("192.168.1.7"));
        assert_eq!(in_code(None, &HOME, None), some("10.1.2.3"));
        // The default route of a machine on a VPN leads where no phone is.
        let vpn = [("tun0", "10.8.0.2"), ("wlan0", "192.168.1.7")];
        assert_eq!(in_code(v4("10.8.0.2"), &vpn, None), some("192.168.1.7"));
        let virtual_only = [("lo", "127.0.0.1"), ("docker0", "172.17.0.1")];
        assert_eq!(in_code(None, &virtual_only, None), some("172.17.0.1"));
        let public = [
            ("lo", "127.0.0.1"),
            ("eth0", "8.8.4.4"),
            ("eth1", "169.254.3.4"),
        ];
        assert_eq!(in_code(v4("8.8.4.4"), &public, None), None);
        assert_eq!(in_code(None, &[], None), None);
    }

    #[test]
    fn a_chosen_address_goes_into_codes_as_long_as_the_host_has_it() {
        let some = |text: &str| Some(text.to_owned());
        let route = v4("192.168.1.7");
        let eth = chosen("eth0", "10.1.2.3");
        assert_eq!(in_code(route, &HOME, Some(&eth)), some("10.1.2.3"));
        // The router gave the adapter another one.
        let mut moved = HOME;
        moved[2].1 = "10.1.2.99";
        assert_eq!(in_code(route, &moved, Some(&eth)), some("10.1.2.99"));
        // The cable is out: no code holds what the host does not have.
        let gone = [HOME[0], HOME[1], HOME[3]];
        assert_eq!(in_code(route, &gone, Some(&eth)), some("192.168.1.7"));
        let public = [("eth0", "8.8.4.4"), ("wlan0", "169.254.3.4")];
        let asked = chosen("eth0", "8.8.4.4");
        assert_eq!(in_code(None, &public, Some(&asked)), some("8.8.4.4"));
        // An adapter that now has an address of no use is not taken for the one that was chosen.
        let alone = [("eth0", "169.254.9.9"), ("wlan0", "192.168.1.7")];
        assert_eq!(in_code(None, &alone, Some(&eth)), some("192.168.1.7"));
    }

    #[test]
    fn addresses_are_named_as_what_they_are_the_likeliest_first() {
        let list = [
            ("lo", "127.0.0.1"),
            ("eth1", "169.254.3.4"),
            ("wwan0", "100.64.2.3"),
            ("eth0", "8.8.4.4"),
            ("tailscale0", "100.101.2.3"),
            ("utun3", "10.8.0.2"),
            ("vEthernet (WSL)", "172.30.0.1"),
            ("docker0", "172.17.0.1"),
            ("Ethernet", "10.1.2.3"),
            ("bridge100", "192.168.2.1"),
            ("WLAN", "192.168.1.7"),
            ("WLAN", "192.168.1.7"),
            ("WLAN", "fe80::1"),
        ];
        let survey = choose(v4("192.168.1.7"), &adapters(&list), None);
        let told: Vec<(String, AddressKind)> = survey
            .told()
            .into_iter()
            .map(|told| (told.address, told.kind))
            .collect();
        let expected = [
            ("192.168.1.7", AddressKind::Private),
            ("10.1.2.3", AddressKind::Private),
            ("192.168.2.1", AddressKind::Private),
            ("172.30.0.1", AddressKind::Virtual),
            ("172.17.0.1", AddressKind::Virtual),
            ("100.101.2.3", AddressKind::Vpn),
            ("10.8.0.2", AddressKind::Vpn),
            ("8.8.4.4", AddressKind::Public),
            ("100.64.2.3", AddressKind::Shared),
            ("169.254.3.4", AddressKind::LinkLocal),
        ];
        let expected = expected.map(|(address, kind)| (address.to_owned(), kind));
        assert_eq!(told, expected);
        assert_eq!(
            survey.named("10.1.2.3"),
            Some(chosen("Ethernet", "10.1.2.3"))
        );
        assert_eq!(survey.named("10.1.2.4"), None);
        assert_eq!(survey.named(""), None);
    }

    #[test]
    fn a_server_that_is_bound_to_one_address_has_no_other() {
        let bind = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let survey = survey(bind, Some(&chosen("eth0", "10.1.2.3")));
        assert_eq!(survey.in_code, Some(bind));
        let told = survey.told();
        assert_eq!(told.len(), 1);
        assert_eq!(told[0].kind, AddressKind::Loopback);
    }

    #[test]
    fn a_host_header_must_be_the_address_that_was_called() {
        let wifi = Peer {
            remote: "192.168.1.9:50000".parse().unwrap(),
            local: "192.168.1.7:4711".parse().unwrap(),
        };
        assert!(wifi.is_called("192.168.1.7:4711"));
        for foreign in [
            "192.168.1.7",
            "192.168.1.7:80",
            "192.168.1.8:4711",
            "localhost:4711",
            "127.0.0.1:4711",
            "evil.example:4711",
            "a@192.168.1.7:4711",
            "",
        ] {
            assert!(!wifi.is_called(foreign), "{foreign:?}");
        }
        let loopback = Peer {
            remote: "127.0.0.1:50000".parse().unwrap(),
            local: "127.0.0.1:80".parse().unwrap(),
        };
        for own in ["localhost", "LOCALHOST:80", "127.0.0.1", "127.0.0.1:80"] {
            assert!(loopback.is_called(own), "{own:?}");
        }
        let six = Peer {
            remote: "[::1]:50000".parse().unwrap(),
            local: "[::1]:4711".parse().unwrap(),
        };
        assert!(six.is_called("[::1]:4711"));
        assert!(!six.is_called("[::2]:4711"));
    }

    #[test]
    fn an_origin_must_be_that_of_the_host_header() {
        assert!(is_own_origin("http://10.0.0.1:4711", "10.0.0.1:4711"));
        for foreign in [
            "https://10.0.0.1:4711",
            "http://10.0.0.1",
            "http://10.0.0.1:4712",
            "http://10.0.0.1:4711.evil.example",
            "http://10.0.0.1:4711/path",
            "http://evil.example",
            "null",
            "",
        ] {
            assert!(!is_own_origin(foreign, "10.0.0.1:4711"), "{foreign:?}");
        }
    }
}
