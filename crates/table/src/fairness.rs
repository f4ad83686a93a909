//! Fairness: the host binds itself to its seeds before the phones add to them, and opens everything
//! at the end (`docs/PROTOCOL.md` §5, golden vectors in `tests/vectors/fairness.json`).
//!
//! ```text
//! commitment = SHA-256("dradis-commit-v1" ‖ game id ‖ name ‖ seed)
//! head       = SHA-256("dradis-commitments-v1" ‖ game id ‖ (name ‖ commitment) of every stream)
//! salt       = SHA-256("dradis-entropy-v1" ‖ game id ‖ (seat ‖ entropy) of every seat mixed in)
//! stream key = HKDF-SHA256(ikm = seed, salt, info = "dradis-stream-v1" ‖ game id ‖ name)
//! ```
//!
//! `name` is the stream's name after one byte with its length. A commitment needs no blinding beside
//! the seed: the seed itself is 32 uniformly random bytes that are used nowhere else, so there is
//! nothing to guess. A stream that is not to be opened yet loses nothing when another one is.
//!
//! What this shows at the end: the host fixed its part of every shuffle and roll before it knew the
//! phones' part, and drew what the mixture gives. What it cannot show is in `docs/PROTOCOL.md` §5.4.
//!
//! Architecture invariant: nothing here reads a clock or the operating system's randomness; seeds are
//! drawn from the generator that the caller passes in.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use dradis_journal::{GameId, Hash};
use dradis_rules::SeatId;
use dradis_rules::chance::{PerStream, Stream, StreamKeys};
use hkdf::Hkdf;
use rand::TryCryptoRng;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use zeroize::{Zeroize, ZeroizeOnDrop, Zeroizing};

const COMMITMENT_TAG: &[u8] = b"dradis-commit-v1";
const HEAD_TAG: &[u8] = b"dradis-commitments-v1";
const ENTROPY_TAG: &[u8] = b"dradis-entropy-v1";
const KEY_TAG: &[u8] = b"dradis-stream-v1";

/// The host's secret part of one stream. Wiped when dropped, never printed.
#[derive(Clone, PartialEq, Eq, Zeroize, ZeroizeOnDrop, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(#[serde(with = "hex::serde")] [u8; 32]);

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

/// The host's secret part of every stream, fixed when a game is created. For the host only until
/// [`Opening`]. Serialises under `$secret`, so the journal keeps it out of a row's public part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seeds {
    #[serde(rename = "$secret")]
    seeds: PerStream<Seed>,
}

impl Seeds {
    /// New seeds for a new game.
    ///
    /// # Errors
    /// When the generator fails, as the operating system's may.
    pub fn random<R: TryCryptoRng>(rng: &mut R) -> Result<Seeds, R::Error> {
        let mut bytes = Zeroizing::new([0; 32 * Stream::COUNT]);
        rng.try_fill_bytes(bytes.as_mut())?;
        let (chunks, _) = bytes.as_chunks::<32>();
        Ok(Seeds {
            seeds: PerStream::from_fn(|stream| Seed(chunks[stream as usize])),
        })
    }

    /// What everybody may know of them from the start.
    pub fn commitments(&self, game: GameId) -> Commitments {
        Commitments {
            game,
            streams: PerStream::from_fn(|stream| commitment(game, stream, &self.seeds[stream])),
        }
    }
}

/// What binds the host to its seeds. Public from the moment the game exists; a phone keeps the
/// [`head`](Commitments::head) and sends its entropy only afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Commitments {
    /// The game they are for, so that they cannot be used in another.
    pub game: GameId,
    /// One for every stream.
    pub streams: PerStream<Hash>,
}

impl Commitments {
    /// One hash for all of them: what a phone has to keep.
    pub fn head(&self) -> Hash {
        let mut by_name: Vec<(Stream, &Hash)> = self.streams.iter().collect();
        by_name.sort_by_key(|(stream, _)| stream.name());
        let mut hash = Sha256::new();
        hash.update(HEAD_TAG);
        hash.update(self.game.0);
        for (stream, commitment) in by_name {
            update_with_name(&mut hash, stream);
            hash.update(commitment.0);
        }
        Hash(hash.finalize().into())
    }
}

/// What one phone adds: 32 random bytes of its own, sent after it has the commitments. It tells
/// nothing without the seeds, so it is public when it has arrived.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Entropy(#[serde(with = "hex::serde")] pub [u8; 32]);

impl fmt::Debug for Entropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Entropy({})", hex::encode(self.0))
    }
}

/// What the journal keeps of all this. Records are never undone: undoing a draw moves the game's
/// position back, but its stream stays opened, so that the redo draws the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fairness", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Record {
    /// A game was created. The first record, once.
    Committed {
        /// Public.
        commitments: Box<Commitments>,
        /// Secret.
        seeds: Box<Seeds>,
    },
    /// A seat's phone sent its part. Public.
    EntropyReceived {
        /// The seat.
        seat: SeatId,
        /// Its part.
        entropy: Entropy,
    },
    /// A stream was used for the first time, and its key is fixed from now on. Public.
    StreamOpened {
        /// The stream.
        stream: Stream,
        /// The seats whose entropy is mixed into it; none at a table without phones.
        seats: BTreeSet<SeatId>,
    },
}

/// Why a seat's entropy is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EntropyRefused {
    /// The seat has sent other entropy before. The first stays, because streams may depend on it.
    #[error("the seat's entropy was fixed before; each seat sends it once")]
    Fixed,
}

/// Why records do not make a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordsBroken {
    /// The list is empty or begins with something else than [`Record::Committed`].
    #[error("a game's first fairness record must be its commitments")]
    NotCommitted,
    /// There is a second [`Record::Committed`].
    #[error("a game can be committed to only once")]
    CommittedTwice,
    /// A seat has a second [`Record::EntropyReceived`].
    #[error("seat {} sent its entropy a second time", .0.0)]
    EntropyTwice(SeatId),
    /// A stream has a second [`Record::StreamOpened`].
    #[error("the stream {0} was opened a second time")]
    OpenedTwice(Stream),
}

/// The host's side of one game's fairness. Secret; nothing of it but the records' public parts
/// leaves the host before [`Fairness::opening`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fairness {
    game: GameId,
    seeds: Seeds,
    entropy: BTreeMap<SeatId, Entropy>,
    opened: BTreeMap<Stream, BTreeSet<SeatId>>,
}

impl Fairness {
    /// A new game, together with the record that begins it.
    pub fn begin(game: GameId, seeds: Seeds) -> (Fairness, Record) {
        let record = Record::Committed {
            commitments: Box::new(seeds.commitments(game)),
            seeds: Box::new(seeds.clone()),
        };
        let fairness = Fairness {
            game,
            seeds,
            entropy: BTreeMap::new(),
            opened: BTreeMap::new(),
        };
        (fairness, record)
    }

    /// A game from its records, in their order.
    ///
    /// # Errors
    /// [`RecordsBroken`] unless the first record commits and nothing is fixed twice. Whether it all
    /// fits is for [`verify_records`] to say.
    pub fn from_records<'a>(
        records: impl IntoIterator<Item = &'a Record>,
    ) -> Result<Fairness, RecordsBroken> {
        let mut records = records.into_iter();
        let Some(Record::Committed { commitments, seeds }) = records.next() else {
            return Err(RecordsBroken::NotCommitted);
        };
        let (mut fairness, _) = Fairness::begin(commitments.game, (**seeds).clone());
        for record in records {
            match record {
                Record::Committed { .. } => return Err(RecordsBroken::CommittedTwice),
                Record::EntropyReceived { seat, entropy } => {
                    if fairness.entropy.insert(*seat, *entropy).is_some() {
                        return Err(RecordsBroken::EntropyTwice(*seat));
                    }
                }
                Record::StreamOpened { stream, seats } => {
                    if fairness.opened.insert(*stream, seats.clone()).is_some() {
                        return Err(RecordsBroken::OpenedTwice(*stream));
                    }
                }
            }
        }
        Ok(fairness)
    }

    /// What everybody may know from the start.
    pub fn commitments(&self) -> Commitments {
        self.seeds.commitments(self.game)
    }

    /// Whether a seat's entropy has arrived. Public.
    pub fn has_entropy(&self, seat: SeatId) -> bool {
        self.entropy.contains_key(&seat)
    }

    /// Takes a seat's entropy and gives the record to keep, or `None` when the same has been sent
    /// before. It goes into every stream that is not opened yet.
    ///
    /// # Errors
    /// [`EntropyRefused`] when the seat has sent other entropy before.
    pub fn receive(
        &mut self,
        seat: SeatId,
        entropy: Entropy,
    ) -> Result<Option<Record>, EntropyRefused> {
        match self.entropy.get(&seat) {
            Some(known) if *known == entropy => Ok(None),
            Some(_) => Err(EntropyRefused::Fixed),
            None => {
                self.entropy.insert(seat, entropy);
                Ok(Some(Record::EntropyReceived { seat, entropy }))
            }
        }
    }

    /// The keys to decide the next command with: a stream that is not opened yet has the key that
    /// it gets if this command opens it.
    pub fn keys(&self) -> StreamKeys {
        StreamKeys::new(PerStream::from_fn(|stream| {
            let seats = self.opened.get(&stream);
            let mixed = self
                .entropy
                .iter()
                .filter(|(seat, _)| seats.is_none_or(|seats| seats.contains(seat)));
            stream_key(self.game, stream, &self.seeds.seeds[stream], mixed)
        }))
    }

    /// Fixes the keys of the streams that a decided command has drawn from, and gives the records to
    /// keep in the same row as its events. Streams that are open already stay as they are.
    pub fn open(&mut self, drawn: impl IntoIterator<Item = Stream>) -> Vec<Record> {
        let seats: BTreeSet<SeatId> = self.entropy.keys().copied().collect();
        let mut records = Vec::new();
        for stream in drawn {
            if let Entry::Vacant(first_use) = self.opened.entry(stream) {
                first_use.insert(seats.clone());
                records.push(Record::StreamOpened {
                    stream,
                    seats: seats.clone(),
                });
            }
        }
        records
    }

    /// Everything, for everybody, when the game is over: it gives every hidden card away.
    pub fn opening(&self) -> Opening {
        Opening {
            game: self.game,
            seeds: self.seeds.seeds.clone(),
            entropy: self.entropy.clone(),
            opened: self.opened.clone(),
        }
    }
}

/// What the host shows when the game is over, so that anybody can recompute every draw. Public from
/// then on, and on no account before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The game.
    pub game: GameId,
    /// The host's part of every stream.
    pub seeds: PerStream<Seed>,
    /// The phones' part, by seat.
    pub entropy: BTreeMap<SeatId, Entropy>,
    /// The streams that were used, with the seats whose entropy was there at their first use.
    pub opened: BTreeMap<Stream, BTreeSet<SeatId>>,
}

/// The first thing in an opening that does not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FirstDifference {
    /// It is the opening of another game.
    #[error("the commitments are for the game {committed}, the opening is for the game {opened}")]
    Game {
        /// As committed to.
        committed: GameId,
        /// As opened.
        opened: GameId,
    },
    /// The seed shown is not the one committed to.
    #[error("the seed of the stream {0} is not the one that was committed to")]
    Seed(Stream),
    /// A stream leaves out entropy that had arrived, or mixes in some that had not.
    #[error("the stream {0} was not opened with the entropy of exactly the seats that had sent it")]
    Seats(Stream),
    /// A stream is said to mix in entropy that is not shown.
    #[error("the stream {stream} mixes in entropy of seat {}, which is missing", seat.0)]
    Entropy {
        /// The stream.
        stream: Stream,
        /// The seat, counted from 0.
        seat: SeatId,
    },
}

/// Why the fairness records of a game do not hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordsDifference {
    /// They are not the records of one game.
    #[error(transparent)]
    Broken(#[from] RecordsBroken),
    /// They do not fit each other.
    #[error(transparent)]
    Different(#[from] FirstDifference),
}

/// Checks an opening against the commitments given out before the game, and gives the keys to
/// recompute its draws with. Streams that were never opened have the key they would have had.
///
/// A phone that kept only the head checks [`Commitments::head`] first, and that its own entropy is
/// in the opening and mixed into every stream that was opened after it had been acknowledged:
/// otherwise a host could leave out the entropy it does not like. The order in which a journal holds
/// the same is checked by [`verify_records`].
///
/// # Errors
/// [`FirstDifference`]: the game, then the streams in the order of [`Stream::ALL`].
pub fn verify(opening: &Opening, commitments: &Commitments) -> Result<StreamKeys, FirstDifference> {
    if opening.game != commitments.game {
        return Err(FirstDifference::Game {
            committed: commitments.game,
            opened: opening.game,
        });
    }
    for stream in Stream::ALL {
        if commitment(opening.game, stream, &opening.seeds[stream]) != commitments.streams[stream] {
            return Err(FirstDifference::Seed(stream));
        }
        let seats = opening.opened.get(&stream).into_iter().flatten();
        if let Some(seat) = seats
            .copied()
            .find(|seat| !opening.entropy.contains_key(seat))
        {
            return Err(FirstDifference::Entropy { stream, seat });
        }
    }
    let opened = Fairness {
        game: opening.game,
        seeds: Seeds {
            seeds: opening.seeds.clone(),
        },
        entropy: opening.entropy.clone(),
        opened: opening.opened.clone(),
    };
    Ok(opened.keys())
}

/// Checks the fairness records of a whole game, in their order: the seeds fit the commitments, and
/// every stream was opened with the entropy of exactly the seats that had sent theirs before.
///
/// # Errors
/// [`RecordsDifference`]: the first that does not fit.
pub fn verify_records(records: &[Record]) -> Result<StreamKeys, RecordsDifference> {
    let fairness = Fairness::from_records(records)?;
    let mut sent = BTreeSet::new();
    for record in records {
        match record {
            Record::Committed { .. } => {}
            Record::EntropyReceived { seat, .. } => {
                sent.insert(*seat);
            }
            Record::StreamOpened { stream, seats } if *seats != sent => {
                return Err(FirstDifference::Seats(*stream).into());
            }
            Record::StreamOpened { .. } => {}
        }
    }
    let Some(Record::Committed { commitments, .. }) = records.first() else {
        return Err(RecordsBroken::NotCommitted.into());
    };
    Ok(verify(&fairness.opening(), commitments)?)
}

fn commitment(game: GameId, stream: Stream, seed: &Seed) -> Hash {
    let mut hash = Sha256::new();
    hash.update(COMMITMENT_TAG);
    hash.update(game.0);
    update_with_name(&mut hash, stream);
    hash.update(seed.0);
    Hash(hash.finalize().into())
}

/// `entropy` in ascending order of seats.
fn stream_key<'a>(
    game: GameId,
    stream: Stream,
    seed: &Seed,
    entropy: impl Iterator<Item = (&'a SeatId, &'a Entropy)>,
) -> Zeroizing<[u8; 32]> {
    let mut salt = Sha256::new();
    salt.update(ENTROPY_TAG);
    salt.update(game.0);
    for (seat, entropy) in entropy {
        salt.update([seat.0]);
        salt.update(entropy.0);
    }
    let length = name_length(stream);
    let info = [KEY_TAG, &game.0, &length, stream.name().as_bytes()];
    let mut key = Zeroizing::new([0; 32]);
    Hkdf::<Sha256>::new(Some(&salt.finalize()), &seed.0)
        .expand_multi_info(&info, key.as_mut())
        .expect("HKDF-SHA256 gives up to 8,160 bytes");
    key
}

/// Names have different lengths; the length in front keeps what follows from running into them.
fn update_with_name(hash: &mut Sha256, stream: Stream) {
    hash.update(name_length(stream));
    hash.update(stream.name());
}

fn name_length(stream: Stream) -> [u8; 1] {
    [u8::try_from(stream.name().len()).expect("stream names have at most 255 bytes")]
}

#[cfg(test)]
mod tests;
