//! Frames that are changed, repeated, swapped, cut or malformed end the session.

use proptest::prelude::*;

use super::*;
use crate::noise::{Context, Ephemeral, Handshake};
use crate::phone::DeviceHandshake;
use crate::{Challenge, Claim, Goodbye, HostWord, PairId, PairKey, ResumeKey, Role, TableId};

fn session() -> (Sealed<Comparing>, Sealed<Paired>) {
    let (id, key) = (PairId([1; 8]), PairKey(Secret::new([2; 32])));
    let ephemeral = Ephemeral::fresh().unwrap();
    let challenge = Challenge::random(&mut rand::rng(), &ephemeral.public);
    let table = TableId([3; 16]);
    let claim = Claim::Pair(id);
    let host = Handshake::new(
        claim,
        Context {
            table,
            id,
            role: Role::Seat,
            challenge,
        },
        &key.0,
        &ephemeral,
    )
    .unwrap();
    let (first, waiting) = DeviceHandshake::with_code(id, &key, Role::Seat)
        .start(table, challenge)
        .unwrap();
    let (second, agreed) = host.respond(&first).unwrap();
    let Some(HostWord::Handshake(reply)) = HostWord::parse(&second) else {
        panic!("the host answers with its handshake message")
    };
    (Sealed::comparing(agreed), waiting.finish(&reply).unwrap())
}

/// Whoever plays the host and has seen the device's key would look for one of its own that gives pictures that it
/// likes.
#[test]
fn a_host_that_takes_another_ephemeral_key_than_it_was_bound_to_is_noticed() {
    let (id, key) = (PairId([1; 8]), PairKey(Secret::new([2; 32])));
    let table = TableId([3; 16]);
    for honest in [true, false] {
        let (bound, other) = (Ephemeral::fresh().unwrap(), Ephemeral::fresh().unwrap());
        let challenge = Challenge::random(&mut rand::rng(), &bound.public);
        let context = Context {
            table,
            id,
            role: Role::Seat,
            challenge,
        };
        let taken = if honest { &bound } else { &other };
        let host = Handshake::new(Claim::Pair(id), context, &key.0, taken).unwrap();
        let (first, waiting) = DeviceHandshake::with_code(id, &key, Role::Seat)
            .start(table, challenge)
            .unwrap();
        let (second, _) = host.respond(&first).unwrap();
        assert_eq!(waiting.finish(&second[1..]).is_ok(), honest);
    }
}

fn secret(bytes: &[u8]) -> SecretPayload {
    SecretPayload::new(Secret::new(bytes.to_vec())).unwrap()
}

/// One frame of each lane, in the order sealed.
fn one_of_each(host: &mut Sealed<Paired>) -> Vec<Vec<u8>> {
    vec![
        host.seal_public(b"turn 7").unwrap().remove(0),
        host.seal_secret(&secret(b"cylon")).unwrap(),
        host.seal_secret(&SecretPayload::dummy()).unwrap(),
        host.seal_control(&Control::Goodbye(Goodbye::Revoked))
            .unwrap(),
    ]
}

fn assert_ended(device: &mut Sealed<Paired>, host: &mut Sealed<Paired>) {
    assert!(device.is_dead());
    let fine = host.seal_control(&Control::Ping(1)).unwrap();
    assert_eq!(device.open(&fine), Err(FrameError::Dead));
    assert_eq!(
        device.seal_control(&Control::Pong(1)),
        Err(FrameError::Dead)
    );
    assert_eq!(device.seal_public(b"").err(), Some(FrameError::Dead));
    assert_eq!(
        device.seal_secret(&SecretPayload::dummy()),
        Err(FrameError::Dead)
    );
}

#[test]
fn frames_open_in_order_both_ways() {
    let (host, mut device) = session();
    let mut host = host.into_paired();
    let frames = one_of_each(&mut host);
    let opened: Vec<_> = frames
        .iter()
        .map(|frame| device.open(frame).unwrap())
        .collect();
    assert_eq!(opened[0], Opened::Public(b"turn 7".to_vec()));
    assert_eq!(
        opened[1],
        Opened::Secret(SecretBytes(Secret::new(b"cylon".to_vec())))
    );
    assert_eq!(opened[2], Opened::Dummy);
    assert_eq!(
        opened[3],
        Opened::Control(Control::Goodbye(Goodbye::Revoked))
    );
    let key = ResumeKey(Secret::new([9; 32]));
    for control in [
        Control::KeyKept,
        Control::Confirmed,
        Control::Pong(5),
        Control::ResumeKey { number: 2, key },
    ] {
        let frame = device.seal_control(&control).unwrap();
        assert_eq!(host.open(&frame), Ok(Opened::Control(control)));
    }
}

#[test]
fn real_and_dummy_secrets_are_of_one_size() {
    let (host, _) = session();
    let mut host = host.into_paired();
    for payload in [
        SecretPayload::dummy(),
        secret(&[1]),
        secret(&[1; MAX_SECRET]),
    ] {
        assert_eq!(
            host.seal_secret(&payload).unwrap().len(),
            SECRET_LEN + TAG_LEN
        );
    }
    for length in [0, MAX_SECRET + 1] {
        let payload = SecretPayload::new(Secret::new(vec![1; length]));
        assert_eq!(payload.err(), Some(SecretPayloadError(length)));
    }
}

#[test]
fn public_frames_fill_buckets_and_long_ones_are_split() {
    let (mut host, mut device) = session();
    let sizes = [
        (0, vec![256]),
        (252, vec![256]),
        (253, vec![512]),
        (PUBLIC_CHUNK, vec![MAX_PUBLIC_LEN]),
        (PUBLIC_CHUNK + 1, vec![MAX_PUBLIC_LEN, 256]),
        (2 * PUBLIC_CHUNK, vec![MAX_PUBLIC_LEN, MAX_PUBLIC_LEN]),
    ];
    for (length, plaintexts) in sizes {
        let message: Vec<u8> = (0..length).map(|at| (at % 251) as u8).collect();
        let frames = host.seal_public(&message).unwrap();
        let lengths: Vec<usize> = frames.iter().map(|frame| frame.len() - TAG_LEN).collect();
        assert_eq!(lengths, plaintexts);
        let mut opened: Vec<_> = frames
            .iter()
            .map(|frame| device.open(frame).unwrap())
            .collect();
        assert_eq!(opened.pop(), Some(Opened::Public(message)));
        assert!(opened.iter().all(|opened| *opened == Opened::Part));
    }
    assert_eq!(
        host.seal_public(&vec![0; MAX_PUBLIC_MESSAGE + 1]),
        Err(FrameError::MessageTooLong)
    );
    assert!(!host.is_dead());
}

#[test]
fn a_split_message_may_not_be_interrupted() {
    let (host, mut device) = session();
    let mut host = host.into_paired();
    let frames = host.seal_public(&vec![1; PUBLIC_CHUNK + 1]).unwrap();
    device.open(&frames[0]).unwrap();
    // The second half is withheld: what comes next has another number, so it does not even open.
    let next = host.seal_control(&Control::Ping(1)).unwrap();
    assert_eq!(device.open(&next), Err(FrameError::Unauthentic));
    // A host that really seals something in between is refused for that.
    let (faulty, mut device) = session();
    let mut faulty = faulty.into_paired();
    let part = faulty
        .seal(Lane::Public, MORE, &vec![1; PUBLIC_CHUNK], MAX_PUBLIC_LEN)
        .unwrap();
    device.open(&part).unwrap();
    let between = faulty.seal_control(&Control::Ping(1)).unwrap();
    assert_eq!(device.open(&between), Err(FrameError::Interrupted));
    assert_ended(&mut device, &mut faulty);
}

#[test]
fn a_message_may_not_grow_without_end() {
    let (host, mut device) = session();
    let mut host = host.into_paired();
    let chunk = vec![1; PUBLIC_CHUNK];
    let refused = (0..=MAX_PUBLIC_MESSAGE / PUBLIC_CHUNK).find_map(|_| {
        let part = host
            .seal(Lane::Public, MORE, &chunk, MAX_PUBLIC_LEN)
            .unwrap();
        device.open(&part).err()
    });
    assert_eq!(refused, Some(FrameError::MessageTooLong));
}

#[test]
fn no_secret_is_accepted_before_the_pictures_are_confirmed() {
    let (mut host, mut device) = session();
    let early = device.seal_secret(&secret(b"answer")).unwrap();
    assert_eq!(host.open(&early), Err(FrameError::SecretTooEarly));
    assert!(host.is_dead());
}

#[test]
fn only_the_confirmation_of_this_handshake_opens_the_secret_lane() {
    let (host, _) = session();
    let (other, _) = session();
    let confirmed = Confirmed { hash: other.hash };
    assert_eq!(host.confirm(&confirmed).err(), Some(OtherHandshake));
    assert!(other.confirm(&confirmed).is_ok());
}

#[test]
fn frames_of_another_session_do_not_open() {
    let (mut host, _) = session();
    let (mut other, mut device) = session();
    let frame = host.seal_public(b"turn 7").unwrap().remove(0);
    assert_eq!(device.open(&frame), Err(FrameError::Unauthentic));
    let own = other.seal_public(b"turn 7").unwrap().remove(0);
    assert_eq!(device.open(&own), Err(FrameError::Dead));
}

#[test]
fn frames_do_not_open_on_the_side_that_sealed_them() {
    let (mut host, _) = session();
    let frame = host.seal_public(b"turn 7").unwrap().remove(0);
    assert_eq!(host.open(&frame), Err(FrameError::Unauthentic));
}

#[test]
fn there_is_one_encoding_of_every_plaintext() {
    let plain = |header: [u8; 4], size: usize| {
        let mut bytes = vec![0; size];
        bytes[..4].copy_from_slice(&header);
        bytes
    };
    let mut padded = plain([0, 0, 0, 1], 256);
    padded[255] = 1;
    let faulty = [
        plain([3, 0, 0, 0], 256),
        plain([0, 2, 0, 0], 256),
        plain([1, 1, 0, 0], 1024),
        plain([2, 1, 0, 1], 256),
        plain([0, 0, 0, 253], 256),
        plain([0, 0, 0, 0], 512),
        plain([0, 1, 0, 1], 256),
        plain([1, 0, 0, 1], 256),
        plain([1, 0, 4, 0], 1024),
        plain([2, 0, 0, 1], 512),
        padded,
    ];
    for bytes in faulty {
        assert_eq!(
            parse_plaintext(&bytes).err(),
            Some(FrameError::Malformed),
            "{:?} of {}",
            &bytes[..4],
            bytes.len()
        );
    }
    assert!(parse_plaintext(&plain([0, 0, 0, 252], 256)).is_ok());
    assert!(parse_plaintext(&plain([1, 0, 3, 252], 1024)).is_ok());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn any_flipped_bit_ends_the_session(lane in 0..4_usize, bit in any::<prop::sample::Index>()) {
        let (host, mut device) = session();
        let mut host = host.into_paired();
        let frames = one_of_each(&mut host);
        for frame in &frames[..lane] {
            device.open(frame).unwrap();
        }
        let mut frame = frames[lane].clone();
        let bit = bit.index(frame.len() * 8);
        frame[bit / 8] ^= 1 << (bit % 8);
        prop_assert_eq!(device.open(&frame), Err(FrameError::Unauthentic));
        assert_ended(&mut device, &mut host);
    }

    #[test]
    fn any_flipped_bit_fails_the_handshake(second in any::<bool>(), bit in 0..48 * 8_usize) {
        let (id, key) = (PairId([1; 8]), PairKey(Secret::new([2; 32])));
        let ephemeral = Ephemeral::fresh().unwrap();
        let challenge = Challenge::random(&mut rand::rng(), &ephemeral.public);
        let table = TableId([3; 16]);
        let context = Context { table, id, role: Role::Seat, challenge };
        let host = Handshake::new(Claim::Pair(id), context, &key.0, &ephemeral).unwrap();
        let (mut first, waiting) = DeviceHandshake::with_code(id, &key, Role::Seat).start(table, challenge).unwrap();
        if second {
            let (mut reply, _) = host.respond(&first).unwrap();
            reply[1 + bit / 8] ^= 1 << (bit % 8);
            prop_assert!(waiting.finish(&reply[1..]).is_err());
        } else {
            first[bit / 8] ^= 1 << (bit % 8);
            prop_assert!(host.respond(&first).is_err());
        }
    }

    #[test]
    fn lost_repeated_and_swapped_frames_end_the_session(at in 0..3_usize, fault in 0..3_usize) {
        let (host, mut device) = session();
        let mut host = host.into_paired();
        let frames = one_of_each(&mut host);
        for frame in &frames[..at] {
            device.open(frame).unwrap();
        }
        let wrong = match fault {
            0 => &frames[at + 1],
            1 if at > 0 => &frames[at - 1],
            _ => { device.open(&frames[at]).unwrap(); &frames[at] }
        };
        prop_assert_eq!(device.open(wrong), Err(FrameError::Unauthentic));
        assert_ended(&mut device, &mut host);
    }

    #[test]
    fn cut_and_stretched_frames_end_the_session(length in 0..2100_usize) {
        let (host, mut device) = session();
        let mut host = host.into_paired();
        let mut frame = host.seal_secret(&secret(b"cylon")).unwrap();
        prop_assume!(length != frame.len());
        frame.resize(length, 0);
        let expected = if length < BUCKET + TAG_LEN { FrameError::Length(length) } else { FrameError::Unauthentic };
        prop_assert_eq!(device.open(&frame), Err(expected));
        assert_ended(&mut device, &mut host);
    }

    #[test]
    fn no_bytes_make_a_decoder_panic(bytes in prop::collection::vec(any::<u8>(), 0..1500)) {
        let _ = parse_plaintext(&bytes);
        let _ = crate::Hello::parse(&bytes);
        let _ = HostWord::parse(&bytes);
        let _ = Control::parse(&bytes);
        let _ = crate::parse_fragment(&String::from_utf8_lossy(&bytes));
        let text: String = bytes.iter().map(|byte| char::from(*byte)).collect();
        let _ = crate::parse_fragment(&format!("#2.{text}"));
    }
}

#[test]
fn an_oversized_frame_is_refused_before_it_is_opened() {
    let (mut host, _) = session();
    let length = MAX_PUBLIC_LEN + TAG_LEN + 1;
    assert_eq!(host.open(&vec![0; length]), Err(FrameError::Length(length)));
    assert!(host.is_dead());
}
