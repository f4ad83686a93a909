//! Sealed frames: what travels once the handshake is done.
//!
//! A frame is one Noise transport message. Its plaintext is
//! `lane ‖ flags ‖ length (u16, big endian) ‖ payload ‖ zeros`, so the lane is hidden and authenticated,
//! and the size on the wire says only how many 256-byte buckets a public message fills. Frames are
//! numbered by Noise's nonce: a frame that is missing, repeated, swapped or changed does not open, and
//! then the session is dead.

use std::marker::PhantomData;

use snow::TransportState;
use zeroize::Zeroizing;

use crate::noise::Agreed;
use crate::{Control, Pictograms, Secret};

/// Bytes in front of the payload.
pub const HEADER_LEN: usize = 4;
/// Bytes Noise adds to a plaintext.
pub const TAG_LEN: usize = 16;
/// Plaintext of every frame of the secret lane.
pub const SECRET_LEN: usize = 1024;
/// The largest payload of the secret lane.
pub const MAX_SECRET: usize = SECRET_LEN - HEADER_LEN;
/// Public and control plaintexts are a multiple of this.
pub const BUCKET: usize = 256;
/// The largest plaintext of a public frame: the most buckets that fit a Noise message of 65,535 bytes.
pub const MAX_PUBLIC_LEN: usize = (65_535 - TAG_LEN) / BUCKET * BUCKET;
/// Payload of every frame of a split public message but the last.
pub const PUBLIC_CHUNK: usize = MAX_PUBLIC_LEN - HEADER_LEN;
/// The largest public message, all chunks together.
pub const MAX_PUBLIC_MESSAGE: usize = 4 * 1024 * 1024;

const MORE: u8 = 1;

/// Which lane a frame travels on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lane {
    /// The same plaintext for everybody; split where it is long.
    Public = 0,
    /// One seat's own: always [`SECRET_LEN`] bytes.
    Secret = 1,
    /// The channel's own words, see [`Control`].
    Control = 2,
}

/// Why a frame was not accepted or not made. After an error from [`Sealed::open`] the session is dead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FrameError {
    /// An earlier frame ended this session.
    #[error("the session has ended; a new handshake is needed")]
    Dead,
    /// The frame cannot be one by its length alone.
    #[error("a frame of {0} bytes was received; 272 to 65,296 are allowed")]
    Length(usize),
    /// Changed, repeated, swapped, missing its predecessor, or not from the other side at all.
    #[error("a frame could not be opened: it was changed, repeated or out of order")]
    Unauthentic,
    /// Lane, flags, length and size do not fit each other.
    #[error("a frame has a malformed header or padding")]
    Malformed,
    /// A frame of another lane, or none, came in the middle of a split public message.
    #[error("a split public message was interrupted")]
    Interrupted,
    /// A public message is larger than [`MAX_PUBLIC_MESSAGE`].
    #[error("a public message of more than 4,194,304 bytes is not allowed")]
    MessageTooLong,
    /// The other side sent on the secret lane before the pictograms were confirmed.
    #[error("a secret frame came before the pictograms were confirmed")]
    SecretTooEarly,
}

/// The payload of a secret frame is empty or does not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a secret payload of {0} bytes does not fit its frame; 1 to 1,020 are allowed")]
pub struct SecretPayloadError(pub usize);

/// What a secret frame carries: something of 1 to [`MAX_SECRET`] bytes, or nothing. Both look alike on
/// the wire.
#[derive(Clone, Debug)]
pub struct SecretPayload(Secret<Vec<u8>>);

impl SecretPayload {
    /// A real payload.
    ///
    /// # Errors
    /// It is empty or longer than [`MAX_SECRET`].
    pub fn new(payload: Secret<Vec<u8>>) -> Result<Self, SecretPayloadError> {
        match payload.reveal().len() {
            1..=MAX_SECRET => Ok(Self(payload)),
            length => Err(SecretPayloadError(length)),
        }
    }

    /// A dummy, for the seats a secret event does not concern.
    pub fn dummy() -> Self {
        Self(Secret::new(Vec::new()))
    }
}

/// What an accepted frame carried.
#[derive(Debug, PartialEq, Eq)]
pub enum Opened {
    /// A part of a public message; more follows.
    Part,
    /// A whole public message.
    Public(Vec<u8>),
    /// A real secret payload.
    Secret(SecretBytes),
    /// A secret frame with nothing in it.
    Dummy,
    /// A message of the channel itself.
    Control(Control),
}

/// Secret bytes as received.
#[derive(Debug)]
pub struct SecretBytes(pub Secret<Vec<u8>>);

impl PartialEq for SecretBytes {
    fn eq(&self, other: &Self) -> bool {
        self.0.reveal() == other.0.reveal()
    }
}

impl Eq for SecretBytes {}

/// Stage of a session whose pictograms nobody has confirmed yet. It cannot seal a secret.
#[derive(Debug)]
pub enum Comparing {}

/// Stage of a session that belongs to the seat's own device. Secrets may travel.
#[derive(Debug)]
pub enum Paired {}

/// One side of a sealed session.
///
/// *Invariant:* `seal_secret` exists only on `Sealed<Paired>`, and the host obtains that type only from
/// a resume key or, by [`Sealed::confirm`], from the referee's *Same* to this very handshake. So a
/// secret before *Same* does not compile:
///
/// ```compile_fail,E0599
/// fn leak(session: &mut dradis_channel::Sealed<dradis_channel::Comparing>) {
///     session.seal_secret(&dradis_channel::SecretPayload::dummy());
/// }
/// ```
pub struct Sealed<Stage> {
    transport: TransportState,
    hash: [u8; 32],
    partial: Vec<u8>,
    dead: bool,
    may_receive_secrets: bool,
    stage: PhantomData<Stage>,
}

/// The referee's *Same*, made by [`crate::SeatPairing::same`], good for one handshake only.
#[derive(Debug)]
pub struct Confirmed {
    pub(crate) hash: [u8; 32],
}

/// The confirmation belongs to another handshake than this session's; the session is given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the pictograms that were confirmed belong to another connection")]
pub struct OtherHandshake;

impl Sealed<Comparing> {
    pub(crate) fn comparing(agreed: Agreed) -> Self {
        Self::new(agreed, false)
    }

    /// Turns the session into one that may carry secrets.
    ///
    /// # Errors
    /// The referee confirmed the pictures of another handshake.
    pub fn confirm(self, confirmed: &Confirmed) -> Result<Sealed<Paired>, OtherHandshake> {
        if self.hash == confirmed.hash {
            Ok(self.into_paired())
        } else {
            Err(OtherHandshake)
        }
    }

    pub(crate) fn into_paired(self) -> Sealed<Paired> {
        Sealed {
            transport: self.transport,
            hash: self.hash,
            partial: self.partial,
            dead: self.dead,
            may_receive_secrets: true,
            stage: PhantomData,
        }
    }
}

impl Sealed<Paired> {
    pub(crate) fn paired(agreed: Agreed) -> Self {
        Self::new(agreed, true)
    }

    /// Seals one frame of the secret lane, real or dummy.
    ///
    /// # Errors
    /// [`FrameError::Dead`].
    pub fn seal_secret(&mut self, payload: &SecretPayload) -> Result<Vec<u8>, FrameError> {
        self.seal(Lane::Secret, 0, payload.0.reveal(), SECRET_LEN)
    }
}

impl<Stage> Sealed<Stage> {
    fn new(agreed: Agreed, may_receive_secrets: bool) -> Self {
        Self {
            transport: agreed.transport,
            hash: agreed.hash,
            partial: Vec::new(),
            dead: false,
            may_receive_secrets,
            stage: PhantomData,
        }
    }

    /// The six pictures of this session's handshake.
    pub fn pictograms(&self) -> Pictograms {
        Pictograms::of(&self.hash)
    }

    /// Whether a frame error has ended the session.
    pub fn is_dead(&self) -> bool {
        self.dead
    }

    /// Seals a public message as one or more frames, to be sent in order with nothing between them.
    ///
    /// # Errors
    /// [`FrameError::MessageTooLong`], [`FrameError::Dead`].
    pub fn seal_public(&mut self, message: &[u8]) -> Result<Vec<Vec<u8>>, FrameError> {
        if message.len() > MAX_PUBLIC_MESSAGE {
            return Err(FrameError::MessageTooLong);
        }
        let mut chunks: Vec<&[u8]> = message.chunks(PUBLIC_CHUNK).collect();
        let last = chunks.pop().unwrap_or(&[]);
        let mut frames = Vec::with_capacity(chunks.len() + 1);
        for chunk in chunks {
            frames.push(self.seal(Lane::Public, MORE, chunk, MAX_PUBLIC_LEN)?);
        }
        frames.push(self.seal(Lane::Public, 0, last, bucketed(last.len()))?);
        Ok(frames)
    }

    /// Seals one message of the channel itself: always one bucket.
    ///
    /// # Errors
    /// [`FrameError::Dead`].
    pub fn seal_control(&mut self, message: &Control) -> Result<Vec<u8>, FrameError> {
        self.seal(Lane::Control, 0, message.encode().reveal(), BUCKET)
    }

    fn seal(
        &mut self,
        lane: Lane,
        flags: u8,
        payload: &[u8],
        size: usize,
    ) -> Result<Vec<u8>, FrameError> {
        if self.dead {
            return Err(FrameError::Dead);
        }
        let length = u16::try_from(payload.len()).map_err(|_| FrameError::MessageTooLong)?;
        let mut plaintext = Zeroizing::new(vec![0; size]);
        plaintext[0] = lane as u8;
        plaintext[1] = flags;
        plaintext[2..HEADER_LEN].copy_from_slice(&length.to_be_bytes());
        plaintext[HEADER_LEN..HEADER_LEN + payload.len()].copy_from_slice(payload);
        let mut frame = vec![0; size + TAG_LEN];
        if self
            .transport
            .write_message(&plaintext, &mut frame)
            .is_err()
        {
            self.dead = true;
            return Err(FrameError::Dead);
        }
        Ok(frame)
    }

    /// Opens the next frame.
    ///
    /// # Errors
    /// Every error ends the session: from then on everything answers [`FrameError::Dead`].
    pub fn open(&mut self, frame: &[u8]) -> Result<Opened, FrameError> {
        if self.dead {
            return Err(FrameError::Dead);
        }
        let opened = self.open_next(frame);
        if opened.is_err() {
            self.dead = true;
            self.partial = Vec::new();
        }
        opened
    }

    fn open_next(&mut self, frame: &[u8]) -> Result<Opened, FrameError> {
        if !(BUCKET + TAG_LEN..=MAX_PUBLIC_LEN + TAG_LEN).contains(&frame.len()) {
            return Err(FrameError::Length(frame.len()));
        }
        let mut plaintext = Zeroizing::new(vec![0; frame.len() - TAG_LEN]);
        self.transport
            .read_message(frame, &mut plaintext)
            .map_err(|_| FrameError::Unauthentic)?;
        let plain = parse_plaintext(&plaintext)?;
        if plain.lane != Lane::Public && !self.partial.is_empty() {
            return Err(FrameError::Interrupted);
        }
        match plain.lane {
            Lane::Public => self.open_public(plain),
            Lane::Secret if !self.may_receive_secrets => Err(FrameError::SecretTooEarly),
            Lane::Secret if plain.payload.is_empty() => Ok(Opened::Dummy),
            Lane::Secret => Ok(Opened::Secret(SecretBytes(Secret::new(
                plain.payload.to_vec(),
            )))),
            Lane::Control => Control::parse(plain.payload)
                .map(Opened::Control)
                .ok_or(FrameError::Malformed),
        }
    }

    fn open_public(&mut self, plain: Plain<'_>) -> Result<Opened, FrameError> {
        if self.partial.len() + plain.payload.len() > MAX_PUBLIC_MESSAGE {
            return Err(FrameError::MessageTooLong);
        }
        self.partial.extend(plain.payload);
        if plain.more {
            Ok(Opened::Part)
        } else {
            Ok(Opened::Public(std::mem::take(&mut self.partial)))
        }
    }
}

fn bucketed(payload: usize) -> usize {
    (HEADER_LEN + payload).div_ceil(BUCKET) * BUCKET
}

/// A plaintext taken apart.
#[derive(Debug)]
struct Plain<'a> {
    lane: Lane,
    more: bool,
    payload: &'a [u8],
}

/// Takes a plaintext apart. There is one encoding of everything: sizes that do not fit the lane,
/// unknown flags and padding that is not zero are refused.
fn parse_plaintext(plaintext: &[u8]) -> Result<Plain<'_>, FrameError> {
    let (header, rest) = plaintext
        .split_first_chunk::<HEADER_LEN>()
        .ok_or(FrameError::Malformed)?;
    let [lane, flags, high, low] = *header;
    let lane = match lane {
        0 => Lane::Public,
        1 => Lane::Secret,
        2 => Lane::Control,
        _ => return Err(FrameError::Malformed),
    };
    let more = flags == MORE;
    if flags > MORE || (more && lane != Lane::Public) {
        return Err(FrameError::Malformed);
    }
    let length = usize::from(u16::from_be_bytes([high, low]));
    let (payload, padding) = rest.split_at_checked(length).ok_or(FrameError::Malformed)?;
    let size = match lane {
        Lane::Public if more => MAX_PUBLIC_LEN,
        Lane::Public => bucketed(length),
        Lane::Secret => SECRET_LEN,
        Lane::Control => BUCKET,
    };
    if plaintext.len() != size
        || (more && length != PUBLIC_CHUNK)
        || padding.iter().any(|byte| *byte != 0)
    {
        return Err(FrameError::Malformed);
    }
    Ok(Plain {
        lane,
        more,
        payload,
    })
}

#[cfg(test)]
#[path = "frame_tests.rs"]
mod tests;
