//! The golden transcript: one conversation with fixed keys, byte for byte, shared with the page's tests.
//!
//! `tests/vectors/channel.json` is the file. After a deliberate change of the protocol (and of its
//! version) run the test with `DRADIS_WRITE_VECTORS=1` and read the difference.

use std::path::Path;

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::noise::Ephemeral;
use crate::phone::DeviceHandshake;
use crate::{
    Challenge, Claim, Comparing, Control, Goodbye, Handshake, Hello, HostWord, PUBLIC_CHUNK,
    PairId, PairKey, Paired, Refusal, ResumeKey, Role, Sealed, Secret, SecretPayload, TableId,
    encode_fragment,
};

const TABLE: TableId = TableId(*b"a table of eight");
const DEVICE_EPHEMERAL: [u8; 32] = [0x11; 32];
const HOST_EPHEMERAL: [u8; 32] = [0x22; 32];

/// The public key of [`HOST_EPHEMERAL`], as it begins the second message.
const HOST_PUBLIC: &str = "0faa684ed28867b97f4a6a2dee5df8ce974e76b7018e3f22a1c4cf2678570f20";

fn ephemeral() -> Ephemeral {
    let mut public = [0; 32];
    hex::decode_to_slice(HOST_PUBLIC, &mut public).unwrap();
    Ephemeral::fixed(HOST_EPHEMERAL, public)
}

fn challenge() -> Challenge {
    let mut challenge = Challenge::random(&mut rand::rng(), &ephemeral().public);
    challenge.0[..16].copy_from_slice(b"sixteen bytes !!");
    challenge
}

fn key() -> [u8; 32] {
    std::array::from_fn(|at| at as u8)
}

fn agree(
    claim: Claim,
    device: DeviceHandshake,
    role: Role,
) -> (Value, Sealed<Comparing>, Sealed<Paired>) {
    let context = crate::noise::Context {
        table: TABLE,
        id: claim.id(),
        role,
        challenge: challenge(),
    };
    let host = Handshake::new(claim, context, &Secret::new(key()), &ephemeral()).unwrap();
    let (hello, welcome) = (device.hello(), host.welcome());
    assert_eq!(Hello::parse(&hello).unwrap().claim, claim);
    assert_eq!(
        HostWord::parse(&welcome),
        Some(HostWord::Welcome(TABLE, challenge()))
    );
    let (first, waiting) = device
        .start_with(TABLE, challenge(), Some(&DEVICE_EPHEMERAL))
        .unwrap();
    let (second, agreed) = host.respond(&first).unwrap();
    let hash = agreed.hash;
    let Some(HostWord::Handshake(reply)) = HostWord::parse(&second) else {
        panic!("the host answers with its handshake message")
    };
    let host = Sealed::comparing(agreed);
    let device = waiting.finish(&reply).unwrap();
    assert_eq!(host.pictograms(), device.pictograms());
    let value = json!({
        "role": role.word(),
        "hello": hex::encode(hello),
        "welcome": hex::encode(welcome),
        "first": hex::encode(first),
        "second": hex::encode(second),
        "hash": hex::encode(hash),
        "pictograms": host.pictograms().0.map(|picture| picture.id()),
    });
    (value, host, device)
}

/// Long bytes are recorded by length and digest.
fn frames(frames: &[Vec<u8>]) -> Value {
    let one = |frame: &Vec<u8>| match frame.len() {
        ..=1040 => json!({ "hex": hex::encode(frame) }),
        length => json!({ "length": length, "sha256": hex::encode(Sha256::digest(frame)) }),
    };
    frames.iter().map(one).collect()
}

fn transcript() -> Value {
    let id = PairId(*b"pair id1");
    let pair_key = PairKey(Secret::new(key()));
    let resume_key = ResumeKey(Secret::new(key()));

    let device = DeviceHandshake::with_code(id, &pair_key, Role::Seat);
    let (pair, host, mut device) = agree(Claim::Pair(id), device, Role::Seat);
    let mut host = host.into_paired();
    let issued = Control::ResumeKey {
        number: 3,
        key: ResumeKey(Secret::new([0x33; 32])),
    };
    let long: Vec<u8> = (0..PUBLIC_CHUNK * 2 + 5)
        .map(|at| (at % 251) as u8)
        .collect();
    let secret = SecretPayload::new(Secret::new(b"you are a cylon".to_vec())).unwrap();
    let from_host = json!([
        { "control": "resume-key", "number": 3, "key": hex::encode([0x33; 32]),
          "frames": frames(&[host.seal_control(&issued).unwrap()]) },
        { "control": "confirmed", "frames": frames(&[host.seal_control(&Control::Confirmed).unwrap()]) },
        { "public": hex::encode("{\"turn\":7}"), "frames": frames(&host.seal_public(b"{\"turn\":7}").unwrap()) },
        { "public": "", "frames": frames(&host.seal_public(b"").unwrap()) },
        { "secret": hex::encode("you are a cylon"), "frames": frames(&[host.seal_secret(&secret).unwrap()]) },
        { "secret": "", "frames": frames(&[host.seal_secret(&SecretPayload::dummy()).unwrap()]) },
        { "control": "pong", "token": 0xdead_beef_u32,
          "frames": frames(&[host.seal_control(&Control::Pong(0xdead_beef)).unwrap()]) },
        { "control": "goodbye", "reason": "revoked",
          "frames": frames(&[host.seal_control(&Control::Goodbye(Goodbye::Revoked)).unwrap()]) },
    ]);
    let answer = SecretPayload::new(Secret::new(b"option 2".to_vec())).unwrap();
    let from_device = json!([
        { "control": "key-kept", "frames": frames(&[device.seal_control(&Control::KeyKept).unwrap()]) },
        { "control": "ping", "token": 1, "frames": frames(&[device.seal_control(&Control::Ping(1)).unwrap()]) },
        { "secret": hex::encode("option 2"), "frames": frames(&[device.seal_secret(&answer).unwrap()]) },
        { "public": hex::encode("hello"), "frames": frames(&device.seal_public(b"hello").unwrap()) },
        { "public_length": long.len(), "frames": frames(&device.seal_public(&long).unwrap()) },
    ]);

    let device = DeviceHandshake::with_resume_key(&resume_key, Role::Referee);
    let (resume, _, _) = agree(Claim::Resume(resume_key.id()), device, Role::Referee);
    let refusals = Refusal::ALL.map(|refusal| hex::encode(refusal.encode()));

    json!({
        "about": "One conversation of the sealed channel with fixed keys. Never use these keys.",
        "table": hex::encode(TABLE.0),
        "challenge": hex::encode(challenge().0),
        "pair_id": hex::encode(id.0),
        "key": hex::encode(key()),
        "fragment": encode_fragment(id, &pair_key).reveal(),
        "resume_id": hex::encode(resume_key.id().0),
        "device_ephemeral": hex::encode(DEVICE_EPHEMERAL),
        "host_ephemeral": hex::encode(HOST_EPHEMERAL),
        "refusals": refusals,
        "pair": pair,
        "from_host": from_host,
        "from_device": from_device,
        "resume": resume,
        "pictogram_ids": crate::Pictogram::ALL.map(crate::Pictogram::id).to_vec(),
    })
}

#[test]
fn the_transcript_with_fixed_keys_is_the_recorded_one() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/vectors/channel.json");
    let now = serde_json::to_string_pretty(&transcript()).unwrap() + "\n";
    if std::env::var_os("DRADIS_WRITE_VECTORS").is_some() {
        std::fs::write(&path, &now).unwrap();
    }
    let recorded = std::fs::read_to_string(&path).unwrap();
    assert!(
        now == recorded,
        "the channel's bytes differ from {}",
        path.display()
    );
}
