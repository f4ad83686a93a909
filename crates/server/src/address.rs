//! Addresses: where phones find this host, and by which names it may be called.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::http::Uri;

/// Begins of the names of network adapters that no phone reaches: containers, virtual machines, VPNs.
const VIRTUAL: [&str; 15] = [
    "br-",
    "docker",
    "hyper-v",
    "podman",
    "tailscale",
    "tap",
    "tun",
    "utun",
    "vboxnet",
    "vethernet",
    "veth",
    "virbr",
    "virtualbox",
    "vmnet",
    "wg",
];

/// The address to put into pairing codes when the server is bound to `bind`: the bound address when
/// it is a specific one, otherwise the private IPv4 address by which phones reach this host. `None`
/// when there is no network.
pub(crate) fn for_phones(bind: IpAddr) -> Option<IpAddr> {
    if !bind.is_unspecified() {
        return Some(bind);
    }
    let default_route = match local_ip_address::local_ip() {
        Ok(IpAddr::V4(address)) => Some(address),
        Ok(IpAddr::V6(_)) | Err(_) => None,
    };
    let adapters = local_ip_address::list_afinet_netifas().unwrap_or_default();
    choose(default_route, &adapters).map(IpAddr::V4)
}

/// Private addresses of real adapters go first, and among them that of the default route.
fn choose(default_route: Option<Ipv4Addr>, adapters: &[(String, IpAddr)]) -> Option<Ipv4Addr> {
    let private = |(name, address): &(String, IpAddr)| match address {
        IpAddr::V4(address) if address.is_private() => Some((is_virtual(name), *address)),
        IpAddr::V4(_) | IpAddr::V6(_) => None,
    };
    let candidates: Vec<(bool, Ipv4Addr)> = adapters.iter().filter_map(private).collect();
    candidates
        .iter()
        .min_by_key(|(is_virtual, address)| (*is_virtual, Some(*address) != default_route))
        .map(|(_, address)| *address)
        .or(default_route.filter(Ipv4Addr::is_private))
}

fn is_virtual(adapter: &str) -> bool {
    let adapter = adapter.to_lowercase();
    VIRTUAL.iter().any(|begin| adapter.starts_with(begin))
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

    #[test]
    fn a_phone_gets_the_address_of_a_real_private_adapter() {
        let home = adapters(&[
            ("lo", "127.0.0.1"),
            ("docker0", "172.17.0.1"),
            ("eth0", "10.1.2.3"),
            ("wlan0", "192.168.1.7"),
            ("wlan0", "fe80::1"),
        ]);
        assert_eq!(choose(v4("192.168.1.7"), &home), v4("192.168.1.7"));
        assert_eq!(choose(None, &home), v4("10.1.2.3"));
        // The default route of a machine on a VPN leads where no phone is.
        let vpn = adapters(&[("tun0", "10.8.0.2"), ("wlan0", "192.168.1.7")]);
        assert_eq!(choose(v4("10.8.0.2"), &vpn), v4("192.168.1.7"));
        let virtual_only = adapters(&[("lo", "127.0.0.1"), ("docker0", "172.17.0.1")]);
        assert_eq!(choose(None, &virtual_only), v4("172.17.0.1"));
        let public = adapters(&[("lo", "127.0.0.1"), ("eth0", "8.8.4.4")]);
        assert_eq!(choose(v4("8.8.4.4"), &public), None);
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
