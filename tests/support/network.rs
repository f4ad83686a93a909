//! A network of a test's own, with addresses that no other machine has.

use std::process::Command;

/// The name of the environment variable that tells [`INSIDE`] the address it is played at.
pub const ADDRESS: &str = "DRADIS_TEST_NETWORK";

/// The test that is played inside.
pub const INSIDE: &str = "inside_a_network_of_its_own";

/// Plays the test [`INSIDE`] of the calling program in a network with these addresses on its loopback device, the first
/// of which it is told, and sees that it has said this line.
///
/// # Panics
/// There is no address, or it failed, or said nothing of the kind.
pub fn play_inside(addresses: &[&str], line: &str) {
    let first = addresses.first().expect("an address");
    let added = addresses
        .iter()
        .map(|address| format!("ip addr add {address}/24 dev lo"));
    let set_up: Vec<String> = std::iter::once("ip link set lo up".to_owned())
        .chain(added)
        .collect();
    let script = format!(
        "{} && exec \"$0\" --exact {INSIDE} --nocapture",
        set_up.join(" && ")
    );
    let done = Command::new("unshare")
        .args(["-rn", "sh", "-c", &script])
        .arg(std::env::current_exe().expect("a program"))
        .env(ADDRESS, first)
        .output()
        .expect("unshare of util-linux");
    let said = format!(
        "{}{}",
        String::from_utf8_lossy(&done.stdout),
        String::from_utf8_lossy(&done.stderr)
    );
    assert!(done.status.success(), "{said}");
    assert!(said.contains(line), "{said}");
}
