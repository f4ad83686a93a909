//! The handshake: Noise_NNpsk0_25519_ChaChaPoly_SHA256, the device as initiator, the host as responder.
//!
//! Both messages carry an empty payload. The prologue binds the handshake to the protocol version, the
//! table, the key's id, the role and the host's challenge, so no message fits anywhere else.

use snow::{Builder, HandshakeState, Keypair, TransportState};
use zeroize::Zeroizing;

use crate::{Challenge, Claim, HostWord, PROTOCOL_VERSION, PairId, Role, Secret, TableId};

/// The full name of the handshake pattern.
pub const NOISE_PROTOCOL: &str = "Noise_NNpsk0_25519_ChaChaPoly_SHA256";

/// Length of either handshake message: a public key and the tag of an empty payload.
pub const HANDSHAKE_LEN: usize = 48;

/// A handshake message that is not what it should be. Says nothing about the key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the handshake failed: a 48-byte message made with the key of the code was expected")]
pub struct HandshakeError;

/// What the prologue says: `"dradis" ‖ version (u16) ‖ table id (16) ‖ key id (8) ‖ role's word ‖ challenge (48)`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Context {
    pub(crate) table: TableId,
    pub(crate) id: PairId,
    pub(crate) role: Role,
    pub(crate) challenge: Challenge,
}

impl Context {
    fn prologue(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(64);
        bytes.extend(b"dradis");
        bytes.extend(PROTOCOL_VERSION.to_be_bytes());
        bytes.extend(self.table.0);
        bytes.extend(self.id.0);
        bytes.extend(self.role.word().as_bytes());
        bytes.extend(self.challenge.0);
        bytes
    }
}

/// A key pair for one handshake, made before it begins.
pub(crate) struct Ephemeral {
    private: Secret<[u8; 32]>,
    pub(crate) public: [u8; 32],
}

impl Ephemeral {
    pub(crate) fn fresh() -> Result<Self, HandshakeError> {
        let protocol = NOISE_PROTOCOL.parse().map_err(|_| HandshakeError)?;
        let pair = Builder::new(protocol).generate_keypair();
        let Keypair { private, public } = pair.map_err(|_| HandshakeError)?;
        let private = Zeroizing::new(private);
        Ok(Self {
            private: Secret::new(private.as_slice().try_into().map_err(|_| HandshakeError)?),
            public: public.try_into().map_err(|_| HandshakeError)?,
        })
    }

    #[cfg(test)]
    pub(crate) fn fixed(private: [u8; 32], public: [u8; 32]) -> Self {
        Self {
            private: Secret::new(private),
            public,
        }
    }
}

#[derive(Clone, Copy)]
pub(crate) enum Side {
    Device,
    Host,
}

pub(crate) fn handshake(
    side: Side,
    context: &Context,
    key: &Secret<[u8; 32]>,
    ephemeral: Option<&[u8; 32]>,
) -> Result<HandshakeState, snow::Error> {
    let prologue = context.prologue();
    let mut builder = Builder::new(NOISE_PROTOCOL.parse()?)
        .prologue(&prologue)?
        .psk(0, key.reveal())?;
    if let Some(ephemeral) = ephemeral {
        builder = builder.fixed_ephemeral_key_for_testing_only(ephemeral);
    }
    match side {
        Side::Device => builder.build_initiator(),
        Side::Host => builder.build_responder(),
    }
}

/// The finished handshake of either side.
pub(crate) struct Agreed {
    pub(crate) transport: TransportState,
    /// The handshake hash: equal on both sides, different for every handshake, not secret.
    pub(crate) hash: [u8; 32],
}

pub(crate) fn finish(state: HandshakeState) -> Result<Agreed, HandshakeError> {
    let hash = state
        .get_handshake_hash()
        .try_into()
        .map_err(|_| HandshakeError)?;
    let transport = state.into_transport_mode().map_err(|_| HandshakeError)?;
    Ok(Agreed { transport, hash })
}

pub(crate) fn read_empty(state: &mut HandshakeState, message: &[u8]) -> Result<(), HandshakeError> {
    if message.len() != HANDSHAKE_LEN {
        return Err(HandshakeError);
    }
    let mut payload = [0; HANDSHAKE_LEN];
    match state.read_message(message, &mut payload) {
        Ok(0) => Ok(()),
        Ok(_) | Err(_) => Err(HandshakeError),
    }
}

pub(crate) fn write_empty(
    state: &mut HandshakeState,
) -> Result<[u8; HANDSHAKE_LEN], HandshakeError> {
    let mut message = [0; HANDSHAKE_LEN];
    match state.write_message(&[], &mut message) {
        Ok(HANDSHAKE_LEN) => Ok(message),
        Ok(_) | Err(_) => Err(HandshakeError),
    }
}

/// The host's half of one handshake, made by [`crate::SeatPairing::greet`]: it has named its table and
/// its challenge and waits for the device's message. Dropping it changes nothing at the seat.
pub struct Handshake {
    pub(crate) claim: Claim,
    context: Context,
    state: HandshakeState,
}

impl Handshake {
    /// `context` has a challenge that binds the host to `ephemeral`.
    pub(crate) fn new(
        claim: Claim,
        context: Context,
        key: &Secret<[u8; 32]>,
        ephemeral: &Ephemeral,
    ) -> Result<Self, HandshakeError> {
        let private = Some(ephemeral.private.reveal());
        let state = handshake(Side::Host, &context, key, private).map_err(|_| HandshakeError)?;
        Ok(Self {
            claim,
            context,
            state,
        })
    }

    /// The clear welcome to send now.
    pub fn welcome(&self) -> Vec<u8> {
        HostWord::Welcome(self.context.table, self.context.challenge).encode()
    }

    /// Reads the device's message; that it can be read proves, because of the challenge, that the
    /// device holds the key now.
    pub(crate) fn respond(mut self, message: &[u8]) -> Result<(Vec<u8>, Agreed), HandshakeError> {
        read_empty(&mut self.state, message)?;
        let reply = HostWord::Handshake(write_empty(&mut self.state)?).encode();
        Ok((reply, finish(self.state)?))
    }
}
