//! The frame decoder, against a device that seals whatever it likes.
//!
//! Input: a byte of flags (1: the pictures were confirmed), then frames: a byte that says how, a length
//! in two bytes, and bytes. A frame goes out as it is, or sealed with the session's keys, or sealed and
//! padded to whole buckets: a plaintext that nobody sealed would never be opened.

#![no_main]

use std::time::Duration;

use dradis_channel::{
    BUCKET, FrameError, HostWord, Joined, LinkId, MAX_PUBLIC_LEN, MAX_PUBLIC_MESSAGE, MAX_SECRET,
    NOISE_PROTOCOL, Opened, Role, Sealed, SeatPairing, TableId, parse_fragment,
};
use dradis_channel::{Claim, PROTOCOL_VERSION};
use libfuzzer_sys::fuzz_target;
use snow::TransportState;

/// The most frames of one input.
const FRAMES: usize = 64;

fuzz_target!(|input: &[u8]| {
    let Some((flags, frames)) = input.split_first() else {
        return;
    };
    let (mut device, mut pairing, joined) = paired();
    let Joined::Comparing { session, .. } = joined else {
        panic!("a fresh code leads to a comparison")
    };
    if flags & 1 == 0 {
        talk(session, &mut device, frames, false);
    } else {
        let confirmed = pairing
            .same(session.pictograms())
            .expect("the same pictures");
        let session = session.confirm(&confirmed).expect("the same handshake");
        talk(session, &mut device, frames, true);
    }
});

/// A device of its own making: the handshake without the page's or the host's code.
fn paired() -> (TransportState, SeatPairing, Joined) {
    let rng = &mut rand::rng();
    let mut pairing = SeatPairing::new(TableId([7; 16]), Role::Seat, 0);
    let offer = pairing.offer(Duration::ZERO, rng).expect("a code");
    let (id, key) = parse_fragment(offer.fragment.reveal()).expect("its own fragment");
    let greeted = pairing
        .greet(Duration::ZERO, Claim::Pair(id), rng)
        .unwrap_or_else(|_| panic!("its own code"));
    let Some(HostWord::Welcome(table, challenge)) = HostWord::parse(&greeted.welcome()) else {
        panic!("a welcome")
    };
    let mut prologue = b"dradis".to_vec();
    prologue.extend(PROTOCOL_VERSION.to_be_bytes());
    prologue.extend(table.0);
    prologue.extend(id.0);
    prologue.extend(b"seat");
    prologue.extend(challenge.0);
    let mut device = snow::Builder::new(NOISE_PROTOCOL.parse().expect("a pattern"))
        .prologue(&prologue)
        .and_then(|builder| builder.psk(0, key.0.reveal()))
        .and_then(|builder| builder.build_initiator())
        .expect("a device");
    let mut message = [0; 48];
    device.write_message(&[], &mut message).expect("a message");
    let joined = pairing
        .join(Duration::ZERO, LinkId(1), greeted, &message, rng)
        .unwrap_or_else(|_| panic!("its own message"));
    let Joined::Comparing { send, .. } = &joined else {
        panic!("a fresh code leads to a comparison")
    };
    device
        .read_message(&send[0][1..], &mut [0; 48])
        .expect("the host's message");
    let device = device.into_transport_mode().expect("a session");
    (device, pairing, joined)
}

fn talk<Stage>(
    mut session: Sealed<Stage>,
    device: &mut TransportState,
    mut frames: &[u8],
    confirmed: bool,
) {
    for _ in 0..FRAMES {
        let Some(([how, high, low], rest)) = frames.split_first_chunk::<3>() else {
            return;
        };
        let length = usize::from(u16::from_be_bytes([*high, *low])).min(rest.len());
        let (bytes, rest) = rest.split_at(length);
        frames = rest;
        let frame = match how % 4 {
            0 => bytes.to_vec(),
            1 => seal(device, bytes),
            2 => {
                let mut padded = bytes.to_vec();
                padded.resize(bytes.len().div_ceil(BUCKET).max(1) * BUCKET, 0);
                seal(device, &padded)
            }
            // The most that fits: parts of a split message.
            _ => {
                let mut padded = bytes.to_vec();
                padded.resize(MAX_PUBLIC_LEN, 0);
                seal(device, &padded)
            }
        };
        let dead = session.is_dead();
        match session.open(&frame) {
            Ok(Opened::Secret(bytes)) => {
                assert!(confirmed && (1..=MAX_SECRET).contains(&bytes.0.reveal().len()));
            }
            Ok(Opened::Dummy) => assert!(confirmed),
            Ok(Opened::Public(message)) => assert!(message.len() <= MAX_PUBLIC_MESSAGE),
            Ok(Opened::Part | Opened::Control(_)) => assert!(how % 4 != 0),
            Err(error) => {
                assert_eq!(dead, error == FrameError::Dead);
                assert!(session.is_dead());
                assert_eq!(
                    session.open(&seal(device, &[0; BUCKET])),
                    Err(FrameError::Dead)
                );
            }
        }
    }
}

fn seal(device: &mut TransportState, plaintext: &[u8]) -> Vec<u8> {
    let plaintext = &plaintext[..plaintext.len().min(65_535 - 16)];
    let mut frame = vec![0; plaintext.len() + 16];
    device
        .write_message(plaintext, &mut frame)
        .expect("a frame");
    frame
}
