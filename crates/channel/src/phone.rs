//! The device's side of the channel, in Rust: what the page does in TypeScript.
//!
//! For tests, benchmarks and tools that act as a phone. The host itself never uses it.

use crate::noise::{self, Context, Side};
use crate::{
    Challenge, Claim, HandshakeError, Hello, PairKey, Paired, ResumeKey, Role, Sealed, Secret,
    TableId,
};

/// A device's half of one handshake: it has said hello and waits for the host's welcome.
pub struct DeviceHandshake {
    claim: Claim,
    role: Role,
    key: Secret<[u8; 32]>,
}

impl DeviceHandshake {
    /// With the code from the URL fragment.
    pub fn with_code(id: crate::PairId, key: &PairKey, role: Role) -> Self {
        Self {
            claim: Claim::Pair(id),
            role,
            key: key.0.clone(),
        }
    }

    /// With the resume key the host sealed to this device last.
    pub fn with_resume_key(key: &ResumeKey, role: Role) -> Self {
        Self {
            claim: Claim::Resume(key.id()),
            role,
            key: key.0.clone(),
        }
    }

    /// The first message of the conversation.
    pub fn hello(&self) -> Vec<u8> {
        Hello { claim: self.claim }.encode()
    }

    /// After the welcome: the first handshake message, and what waits for the second.
    ///
    /// # Errors
    /// Only if the operating system gives no random bytes.
    pub fn start(
        self,
        table: TableId,
        challenge: Challenge,
    ) -> Result<(Vec<u8>, DeviceWaiting), HandshakeError> {
        self.start_with(table, challenge, None)
    }

    pub(crate) fn start_with(
        self,
        table: TableId,
        challenge: Challenge,
        ephemeral: Option<&[u8; 32]>,
    ) -> Result<(Vec<u8>, DeviceWaiting), HandshakeError> {
        let context = Context {
            table,
            id: self.claim.id(),
            role: self.role,
            challenge,
        };
        let mut state = noise::handshake(Side::Device, &context, &self.key, ephemeral)
            .map_err(|_| HandshakeError)?;
        let message = noise::write_empty(&mut state)?;
        Ok((message.to_vec(), DeviceWaiting { state, challenge }))
    }
}

/// A device that has sent its handshake message.
pub struct DeviceWaiting {
    state: snow::HandshakeState,
    challenge: Challenge,
}

impl DeviceWaiting {
    /// Reads the host's handshake message. The device may receive secrets at once: it is the host that
    /// holds them back until *Same*.
    ///
    /// # Errors
    /// The message was not made with this key for this handshake, or with another ephemeral key than the
    /// host had bound itself to.
    pub fn finish(mut self, message: &[u8]) -> Result<Sealed<Paired>, HandshakeError> {
        let ephemeral = message.get(..32).ok_or(HandshakeError)?;
        if !self.challenge.binds(ephemeral) {
            return Err(HandshakeError);
        }
        noise::read_empty(&mut self.state, message)?;
        Ok(Sealed::paired(noise::finish(self.state)?))
    }
}
