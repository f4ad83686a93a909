//! The Noise implementation against published vectors of the pattern the channel uses.

use dradis_channel::NOISE_PROTOCOL;
use serde::Deserialize;
use snow::{Builder, HandshakeState};

#[derive(Deserialize)]
struct File {
    vectors: Vec<Vector>,
}

#[derive(Deserialize)]
struct Vector {
    protocol_name: String,
    #[serde(with = "hex")]
    init_prologue: Vec<u8>,
    init_psks: Vec<String>,
    #[serde(with = "hex")]
    init_ephemeral: [u8; 32],
    #[serde(with = "hex")]
    resp_prologue: Vec<u8>,
    resp_psks: Vec<String>,
    #[serde(with = "hex")]
    resp_ephemeral: [u8; 32],
    #[serde(with = "hex")]
    handshake_hash: [u8; 32],
    messages: Vec<Message>,
}

#[derive(Deserialize)]
struct Message {
    #[serde(with = "hex")]
    payload: Vec<u8>,
    #[serde(with = "hex")]
    ciphertext: Vec<u8>,
}

fn side(prologue: &[u8], psk: &str, ephemeral: &[u8; 32], initiator: bool) -> HandshakeState {
    let psk: [u8; 32] = hex::decode(psk).unwrap().try_into().unwrap();
    let builder = Builder::new(NOISE_PROTOCOL.parse().unwrap())
        .prologue(prologue)
        .unwrap()
        .psk(0, &psk)
        .unwrap()
        .fixed_ephemeral_key_for_testing_only(ephemeral);
    if initiator {
        builder.build_initiator().unwrap()
    } else {
        builder.build_responder().unwrap()
    }
}

#[test]
fn published_vectors_pass() {
    let file: File =
        serde_json::from_str(include_str!("../../../tests/vectors/noise_nnpsk0.json")).unwrap();
    assert!(!file.vectors.is_empty());
    for vector in file.vectors {
        assert_eq!(vector.protocol_name, NOISE_PROTOCOL);
        let mut device = side(
            &vector.init_prologue,
            &vector.init_psks[0],
            &vector.init_ephemeral,
            true,
        );
        let mut host = side(
            &vector.resp_prologue,
            &vector.resp_psks[0],
            &vector.resp_ephemeral,
            false,
        );
        let mut buffer = [0; 256];
        let (handshake, transport) = vector.messages.split_at(2);

        let length = device
            .write_message(&handshake[0].payload, &mut buffer)
            .unwrap();
        assert_eq!(buffer[..length], handshake[0].ciphertext);
        let length = host
            .read_message(&handshake[0].ciphertext, &mut buffer)
            .unwrap();
        assert_eq!(buffer[..length], handshake[0].payload);
        let length = host
            .write_message(&handshake[1].payload, &mut buffer)
            .unwrap();
        assert_eq!(buffer[..length], handshake[1].ciphertext);
        let length = device
            .read_message(&handshake[1].ciphertext, &mut buffer)
            .unwrap();
        assert_eq!(buffer[..length], handshake[1].payload);
        assert_eq!(device.get_handshake_hash(), vector.handshake_hash);
        assert_eq!(host.get_handshake_hash(), vector.handshake_hash);

        let mut device = device.into_transport_mode().unwrap();
        let mut host = host.into_transport_mode().unwrap();
        for (at, message) in transport.iter().enumerate() {
            let (from, to) = if at % 2 == 0 {
                (&mut device, &mut host)
            } else {
                (&mut host, &mut device)
            };
            let length = from.write_message(&message.payload, &mut buffer).unwrap();
            assert_eq!(buffer[..length], message.ciphertext);
            let length = to.read_message(&message.ciphertext, &mut buffer).unwrap();
            assert_eq!(buffer[..length], message.payload);
        }
    }
}
