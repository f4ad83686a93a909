//! The greeting and the handshake: odd bytes, and a device that knows the code and misbehaves.
//!
//! Input: steps. Each is a byte that says which, a length in a byte, and bytes.

#![no_main]

use std::time::Duration;

use dradis_channel::phone::DeviceHandshake;
use dradis_channel::{
    Claim, Handshake, Hello, HostWord, Joined, LinkId, MOST_HANDSHAKES, Role, SeatPairing, TableId, parse_fragment,
};
use libfuzzer_sys::fuzz_target;

/// The most steps of one input; a handshake is dear.
const STEPS: u64 = 24;

fuzz_target!(|input: &[u8]| {
    // What reads bytes alone, and what is written of them again.
    if let Ok(hello) = Hello::parse(input) {
        assert_eq!(hello.encode(), input);
    }
    if let Some(word @ (HostWord::Welcome(..) | HostWord::Handshake(_))) = HostWord::parse(input) {
        assert_eq!(word.encode(), input);
    }
    if let Ok(text) = std::str::from_utf8(input) {
        let _ = parse_fragment(text);
    }
    seat(input);
});

fn seat(mut input: &[u8]) {
    let rng = &mut rand::rng();
    let mut pairing = SeatPairing::new(TableId([7; 16]), Role::Seat, 3);
    let mut now = Duration::ZERO;
    let offer = pairing.offer(now, rng).expect("a code");
    let (id, key) = parse_fragment(offer.fragment.reveal()).expect("its own fragment");
    let mut used = false;
    let mut opened = 0;
    let mut greeted: Option<(Claim, Handshake)> = None;
    for step in 0..STEPS {
        let Some(([what, length], rest)) = input.split_first_chunk::<2>() else {
            return;
        };
        let (bytes, rest) = rest.split_at(usize::from(*length).min(rest.len()));
        input = rest;
        match what % 9 {
            // A hello of whatever kind.
            0 => {
                if let Ok(Hello { claim }) = Hello::parse(bytes) {
                    greeted = pairing
                        .greet(now, claim, rng)
                        .ok()
                        .map(|handshake| (claim, handshake));
                }
            }
            1 => {
                greeted = pairing
                    .greet(now, Claim::Pair(id), rng)
                    .ok()
                    .map(|handshake| (Claim::Pair(id), handshake));
            }
            // The device's message, with some of its bytes changed, or cut, or stretched.
            what @ (2 | 3) => {
                let Some((claim, handshake)) = greeted.take() else {
                    continue;
                };
                let device = DeviceHandshake::with_code(id, &key, Role::Seat);
                let Some(HostWord::Welcome(table, challenge)) =
                    HostWord::parse(&handshake.welcome())
                else {
                    panic!("a welcome");
                };
                let (honest, _) = device.start(table, challenge).expect("a message");
                let mut message = honest.clone();
                if what == 2 {
                    for (byte, other) in message.iter_mut().zip(bytes) {
                        *byte ^= other;
                    }
                    message.extend_from_slice(bytes.get(honest.len()..).unwrap_or_default());
                } else {
                    message.truncate(bytes.len());
                }
                let joined = pairing.join(now, LinkId(step), handshake, &message, rng);
                if joined.is_ok() {
                    assert_eq!(claim, Claim::Pair(id), "another claim has another key");
                    assert_eq!(message[..], honest[..], "only the device's own words open");
                    assert!(!used, "a code pairs one device");
                    opened += 1;
                    assert!(opened <= MOST_HANDSHAKES, "a code is tried a few times");
                    assert!(matches!(joined, Ok(Joined::Comparing { .. })));
                }
            }
            4 => {
                if let Some((_, handshake)) = greeted.take() {
                    let joined = pairing.join(now, LinkId(step), handshake, bytes, rng);
                    assert!(joined.is_err(), "nobody can make the message up");
                }
            }
            5 => now += Duration::from_secs(u64::from(*length)),
            6 => pairing.lost(LinkId(u64::from(*length))),
            // The device shows that it holds its key: until then the code may be tried again.
            7 => {
                let link = LinkId(u64::from(*length));
                used |= pairing.link() == Some(link);
                pairing.key_kept(link);
            }
            _ => {
                pairing.withdraw();
            }
        }
    }
}
