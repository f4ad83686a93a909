//! Fairness: the host binds itself to its seeds and every phone to its part before any phone shows
//! its own, and the host opens everything at the end (`docs/PROTOCOL.md` §5, golden vectors in `tests/vectors/fairness.json`).
//!
//! ```text
//! commitment = SHA-256("dradis-commit-v1" ‖ game id ‖ name ‖ seed)
//! head       = SHA-256("dradis-commitments-v1" ‖ game id ‖ (name ‖ commitment) of every stream)
//! part       = SHA-256("dradis-entropy-commit-v1" ‖ game id ‖ round ‖ seat ‖ entropy)
//! salt       = SHA-256("dradis-entropy-v1" ‖ game id ‖ (seat ‖ entropy) of every seat mixed in)
//! stream key = HKDF-SHA256(ikm = seed, salt, info = "dradis-stream-v1" ‖ game id ‖ name)
//! ```
//!
//! `name` is the stream's name after one byte with its length. A commitment needs no blinding beside
//! the seed: the seed itself is 32 uniformly random bytes that are used nowhere else, so there is
//! nothing to guess. A stream that is not to be opened yet loses nothing when another one is.
//!
//! What this shows at the end: host and phones fixed their parts of every shuffle and roll before they
//! knew those of the others, and the host drew what the mixture gives. What it cannot show is in `docs/PROTOCOL.md` §5.5.
//!
//! Architecture invariant: nothing here reads a clock or the operating system's randomness; seeds are
//! drawn from the generator that the caller passes in.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use dradis_facts::SeatId;
use dradis_facts::chance::{GameKeys, Stream};
use dradis_journal::{GameId, Hash};
use hkdf::Hkdf;
use rand::TryCryptoRng;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use zeroize::{Zeroize, ZeroizeOnDrop, Zeroizing};

const COMMITMENT_TAG: &[u8] = b"dradis-commit-v1";
const HEAD_TAG: &[u8] = b"dradis-commitments-v1";
const ENTROPY_COMMITMENT_TAG: &[u8] = b"dradis-entropy-commit-v1";
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

/// The host's secret part of every stream of a game, fixed when it is created. For the host only until
/// [`Opening`]. Serialises under `$secret`, so the journal keeps it out of a row's public part.
///
/// **Invariant:** its streams are those of the game's [`Commitments`], which may be fewer than this version's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seeds {
    #[serde(rename = "$secret")]
    seeds: BTreeMap<Stream, Seed>,
}

impl Seeds {
    /// New seeds for a new game: for every stream there is today, because any of them may come into play.
    ///
    /// # Errors
    /// When the generator fails, as the operating system's may.
    pub fn random<R: TryCryptoRng>(rng: &mut R) -> Result<Seeds, R::Error> {
        let mut bytes = Zeroizing::new([0; 32 * Stream::COUNT]);
        rng.try_fill_bytes(bytes.as_mut())?;
        let (chunks, _) = bytes.as_chunks::<32>();
        Ok(Seeds {
            seeds: Stream::ALL
                .into_iter()
                .zip(chunks)
                .map(|(stream, chunk)| (stream, Seed(*chunk)))
                .collect(),
        })
    }

    /// What everybody may know of them from the start.
    pub fn commitments(&self, game: GameId) -> Commitments {
        Commitments {
            game,
            streams: self
                .seeds
                .iter()
                .map(|(stream, seed)| (*stream, commitment(game, *stream, seed)))
                .collect(),
        }
    }
}

/// What binds the host to its seeds. Public from the moment the game exists; a phone keeps the
/// [`head`](Commitments::head) and commits to its entropy only afterwards.
///
/// It names the streams of the game: it has these and never another one, whatever this version knows
/// besides. Their order in the head is that of the bytes of their names, which needs nobody's list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Commitments {
    /// The game they are for, so that they cannot be used in another.
    pub game: GameId,
    /// One for every stream of the game.
    pub streams: BTreeMap<Stream, Hash>,
}

impl Commitments {
    /// One hash for all of them: what a phone has to keep.
    pub fn head(&self) -> Hash {
        let mut by_name: Vec<(&Stream, &Hash)> = self.streams.iter().collect();
        by_name.sort_by_key(|(stream, _)| stream.name());
        let mut hash = Sha256::new();
        hash.update(HEAD_TAG);
        hash.update(self.game.0);
        for (stream, commitment) in by_name {
            update_with_name(&mut hash, *stream);
            hash.update(commitment.0);
        }
        Hash(hash.finalize().into())
    }
}

/// What one phone adds: 32 random bytes of its own. It binds itself to them by an
/// [`entropy_commitment`] before any phone of the round has shown its own. They tell nothing without
/// the seeds, so they are public when they have been shown.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Entropy(#[serde(with = "hex::serde")] pub [u8; 32]);

impl fmt::Debug for Entropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Entropy({})", hex::encode(self.0))
    }
}

/// What a phone binds itself to its entropy with, for one seat and one round of one game.
pub fn entropy_commitment(game: GameId, round: u32, seat: SeatId, entropy: &Entropy) -> Hash {
    let mut hash = Sha256::new();
    hash.update(ENTROPY_COMMITMENT_TAG);
    hash.update(game.0);
    hash.update(round.to_be_bytes());
    hash.update([seat.0]);
    hash.update(entropy.0);
    Hash(hash.finalize().into())
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
    /// People compared the pictures of a seat's phone, and they were the same: from now on it may commit.
    /// What another phone of the seat had committed to counts no more. Public.
    SeatPaired {
        /// The seat.
        seat: SeatId,
    },
    /// A seat's phone binds itself to its part, in the place of what it said in this round before. Public.
    EntropyCommitted {
        /// The round, counted from 1.
        round: u32,
        /// The seat.
        seat: SeatId,
        /// Its [`entropy_commitment`].
        commitment: Hash,
    },
    /// The phones of these seats are to show their parts; from now on nobody can commit in this round.
    /// Public.
    RoundCalled {
        /// The round.
        round: u32,
        /// Those whose parts will be mixed in; the others are left out.
        seats: BTreeSet<SeatId>,
    },
    /// A seat's phone shows its part. Public.
    EntropyOpened {
        /// The round.
        round: u32,
        /// The seat.
        seat: SeatId,
        /// Its part.
        entropy: Entropy,
    },
    /// A round comes to nothing, and another one begins, in which everybody commits anew. Public.
    RoundVoid {
        /// The round.
        round: u32,
        /// The seats whose phones had not shown their parts; none where the table itself did not go on.
        seats: BTreeSet<SeatId>,
    },
    /// A stream was used for the first time, and its key is fixed from now on. Public.
    StreamOpened {
        /// The stream.
        stream: Stream,
        /// The seats whose entropy is mixed into it; none at a table without phones.
        seats: BTreeSet<SeatId>,
    },
}

/// Why a phone's word about its entropy is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EntropyRefused {
    /// No phone of this seat was ever compared.
    #[error("the seat has no paired phone")]
    NotPaired,
    /// It is of another round, or its time is over.
    #[error("the round is another one, or further on")]
    Round,
    /// It is not what the phone had committed to.
    #[error("the entropy is not what the seat's phone had committed to")]
    Other,
}

/// A game has committed to a stream that this version does not know: it cannot draw from it as the game
/// would, so it does not read the game at all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "the game draws from the stream {0}, which this version of Dradis does not know; a newer one may"
)]
pub struct UnknownStream(String);

impl UnknownStream {
    /// The first unknown name among a row's commitments, if that is what is wrong with it. What is no name
    /// that a stream could have is damage, and not quoted.
    pub(crate) fn among(body: &Value) -> Option<Self> {
        let streams = body["fairness"]["commitments"]["streams"].as_object()?;
        let unknown = streams.keys().find(|name| Stream::named(name).is_none())?;
        let is_name = |name: &str| {
            name.len() <= 64
                && name
                    .bytes()
                    .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
        };
        is_name(unknown).then(|| Self(unknown.clone()))
    }
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
    /// A stream has a seed without a commitment or a commitment without a seed, or is opened without both.
    #[error("the game was not begun with a seed and a commitment for the stream {0}")]
    NotCommittedTo(Stream),
    /// A phone is paired or called at a seat that the table does not have.
    #[error("there is no seat {} at the table", .0.0)]
    NoSeat(SeatId),
    /// A phone commits at a seat of which none was compared.
    #[error("seat {} has entropy, but no phone of it was ever paired", .0.0)]
    NotPaired(SeatId),
    /// A record stands in a round, or at a point of it, where it cannot.
    #[error("a record of round {0} stands where that round cannot have it")]
    Round(u32),
    /// A seat is called that has not committed.
    #[error("seat {} is to show entropy that it had not committed to", .0.0)]
    CalledUncommitted(SeatId),
    /// A seat shows entropy that it had not committed to, was not asked for, or shows it twice.
    #[error("the entropy of seat {} is not what its phone had committed to", .0.0)]
    NotWhatWasCommitted(SeatId),
    /// A void round does not name exactly the seats that withheld.
    #[error("round {0} is void, but does not name the seats that had not shown their entropy")]
    Withheld(u32),
    /// A stream has a second [`Record::StreamOpened`].
    #[error("the stream {0} was opened a second time")]
    OpenedTwice(Stream),
    /// A stream leaves out phones that had committed, or mixes in what was not shown in a round.
    #[error("the stream {0} was not opened with the entropy of exactly the seats of its round")]
    Seats(Stream),
    /// Something was done at the table between the call of a round and the draw that it was called for.
    #[error("a step stands between the phones' entropy of round {0} and the draw it was shown for")]
    StepInRound(u32),
}

/// A round that came to nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VoidRound {
    /// Its number.
    pub round: u32,
    /// The seats whose phones had not shown their parts; none where the table itself did not go on.
    pub seats: BTreeSet<SeatId>,
}

/// How far the present round is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Phones commit.
    Gathering,
    /// Phones show what they committed to, or have all done so, and nothing was drawn with it yet.
    Called,
    /// What they showed is mixed into every stream that was opened since. There is no further round.
    Mixed,
}

/// One round in which phones commit, and then show.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Round {
    number: u32,
    committed: BTreeMap<SeatId, Hash>,
    called: Option<BTreeSet<SeatId>>,
    shown: BTreeMap<SeatId, Entropy>,
    mixed: bool,
}

impl Round {
    fn new(number: u32) -> Self {
        Self {
            number,
            committed: BTreeMap::new(),
            called: None,
            shown: BTreeMap::new(),
            mixed: false,
        }
    }

    fn withheld(&self) -> BTreeSet<SeatId> {
        let called = self.called.iter().flatten();
        let missing = called.filter(|seat| !self.shown.contains_key(*seat));
        missing.copied().collect()
    }

    /// Whether every phone that was called has shown its part.
    fn is_complete(&self) -> bool {
        self.called.is_some() && self.withheld().is_empty()
    }
}

/// The host's side of one game's fairness. Secret; nothing of it but the records' public parts
/// leaves the host before [`Fairness::opening`].
///
/// Whoever drives it makes a record durable before it is [`apply`](Fairness::apply)ed.
///
/// **Invariant:** no phone is asked to show its entropy before all that will be mixed with it is
/// fixed: the seeds by the first record, the phones' parts by their commitments, and who takes part by
/// the call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fairness {
    game: GameId,
    seeds: Seeds,
    paired: BTreeSet<SeatId>,
    round: Round,
    void: Vec<VoidRound>,
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
            paired: BTreeSet::new(),
            round: Round::new(1),
            void: Vec::new(),
            opened: BTreeMap::new(),
        };
        (fairness, record)
    }

    /// A game from its records, in their order.
    ///
    /// # Errors
    /// [`RecordsBroken`]: the first that does not follow from those before it. Whether the seeds fit the
    /// commitments is for [`verify_records`] to say.
    pub fn from_records<'a>(
        records: impl IntoIterator<Item = &'a Record>,
    ) -> Result<Fairness, RecordsBroken> {
        let mut records = records.into_iter();
        let mut fairness = Self::from_first(records.next())?;
        for record in records {
            fairness.apply(record)?;
        }
        Ok(fairness)
    }

    fn from_first(record: Option<&Record>) -> Result<Fairness, RecordsBroken> {
        let Some(Record::Committed { commitments, seeds }) = record else {
            return Err(RecordsBroken::NotCommitted);
        };
        let committed: BTreeSet<Stream> = commitments.streams.keys().copied().collect();
        let seeded: BTreeSet<Stream> = seeds.seeds.keys().copied().collect();
        if let Some(stream) = (&committed ^ &seeded).first() {
            return Err(RecordsBroken::NotCommittedTo(*stream));
        }
        Ok(Fairness::begin(commitments.game, (**seeds).clone()).0)
    }

    /// Takes a record in. Everything that a verifier asks of the order of records is asked here.
    ///
    /// # Errors
    /// [`RecordsBroken`] where it does not follow from those before it; nothing has changed then.
    pub fn apply(&mut self, record: &Record) -> Result<(), RecordsBroken> {
        let at = &mut self.round;
        match record {
            Record::Committed { .. } => return Err(RecordsBroken::CommittedTwice),
            Record::SeatPaired { seat } => {
                self.paired.insert(*seat);
                if at.called.is_none() {
                    at.committed.remove(seat);
                }
            }
            Record::EntropyCommitted {
                round,
                seat,
                commitment,
            } => {
                if *round != at.number || at.called.is_some() {
                    return Err(RecordsBroken::Round(*round));
                }
                if !self.paired.contains(seat) {
                    return Err(RecordsBroken::NotPaired(*seat));
                }
                at.committed.insert(*seat, *commitment);
            }
            Record::RoundCalled { round, seats } => {
                if *round != at.number || at.called.is_some() {
                    return Err(RecordsBroken::Round(*round));
                }
                if let Some(seat) = seats.iter().find(|seat| !at.committed.contains_key(*seat)) {
                    return Err(RecordsBroken::CalledUncommitted(*seat));
                }
                at.called = Some(seats.clone());
            }
            Record::EntropyOpened {
                round,
                seat,
                entropy,
            } => {
                if *round != at.number || at.mixed {
                    return Err(RecordsBroken::Round(*round));
                }
                let shown = entropy_commitment(self.game, *round, *seat, entropy);
                if !at.withheld().contains(seat) || at.committed.get(seat) != Some(&shown) {
                    return Err(RecordsBroken::NotWhatWasCommitted(*seat));
                }
                at.shown.insert(*seat, *entropy);
            }
            Record::RoundVoid { round, seats } => {
                if *round != at.number || at.called.is_none() || at.mixed {
                    return Err(RecordsBroken::Round(*round));
                }
                if at.withheld() != *seats {
                    return Err(RecordsBroken::Withheld(*round));
                }
                self.void.push(VoidRound {
                    round: *round,
                    seats: seats.clone(),
                });
                self.round = Round::new(round.saturating_add(1));
            }
            Record::StreamOpened { stream, seats } => {
                if !self.seeds.seeds.contains_key(stream) {
                    return Err(RecordsBroken::NotCommittedTo(*stream));
                }
                if self.opened.contains_key(stream) {
                    return Err(RecordsBroken::OpenedTwice(*stream));
                }
                // Without a round nobody may have committed: else the host could leave out what phones
                // were ready to show.
                let fits = match &at.called {
                    Some(called) => at.is_complete() && called == seats,
                    None => at.committed.is_empty() && seats.is_empty(),
                };
                if !fits {
                    return Err(RecordsBroken::Seats(*stream));
                }
                at.mixed = at.called.is_some();
                self.opened.insert(*stream, seats.clone());
            }
        }
        Ok(())
    }

    /// Whether a step of the game may follow. Between the call of a round and the draw that it was called
    /// for nothing may be done, because whoever knows what will be drawn could choose what it is for.
    ///
    /// # Errors
    /// [`RecordsBroken::StepInRound`].
    pub fn allow_step(&self) -> Result<(), RecordsBroken> {
        match self.stage() {
            Stage::Called => Err(RecordsBroken::StepInRound(self.round.number)),
            Stage::Gathering | Stage::Mixed => Ok(()),
        }
    }

    /// What everybody may know from the start.
    pub fn commitments(&self) -> Commitments {
        self.seeds.commitments(self.game)
    }

    /// The number of the present round, from 1. Public.
    pub fn round(&self) -> u32 {
        self.round.number
    }

    /// How far the present round is. Public.
    pub fn stage(&self) -> Stage {
        match (&self.round.called, self.round.mixed) {
            (_, true) => Stage::Mixed,
            (Some(_), false) => Stage::Called,
            (None, false) => Stage::Gathering,
        }
    }

    /// The seats that were called in the present round, with what their phones committed to and what they
    /// have shown since. Public.
    pub fn called(&self) -> impl Iterator<Item = (SeatId, Hash, Option<Entropy>)> + '_ {
        let seats = self.round.called.iter().flatten();
        seats.filter_map(|seat| {
            let commitment = self.round.committed.get(seat)?;
            Some((*seat, *commitment, self.round.shown.get(seat).copied()))
        })
    }

    /// The seats that could have taken part in the present round and were not called. Public.
    pub fn left_out(&self) -> impl Iterator<Item = SeatId> + '_ {
        let called = self.round.called.as_ref();
        let paired = self.paired.iter().copied();
        paired.filter(move |seat| called.is_some_and(|called| !called.contains(seat)))
    }

    /// The rounds that came to nothing. Public.
    pub fn void_rounds(&self) -> &[VoidRound] {
        &self.void
    }

    /// Whether a phone of the seat was ever compared. Public.
    pub fn is_paired(&self, seat: SeatId) -> bool {
        self.paired.contains(&seat)
    }

    /// Whether the seat's phone has committed in the present round. Public.
    pub fn has_committed(&self, seat: SeatId) -> bool {
        self.round.committed.contains_key(&seat)
    }

    /// Whether every phone that was called has shown its part. Public.
    pub fn is_complete(&self) -> bool {
        self.round.is_complete()
    }

    /// Whether phones have to be called before these streams are drawn from.
    pub fn needs_round(&self, drawn: impl IntoIterator<Item = Stream>) -> bool {
        !self.round.committed.is_empty()
            && !self.round.is_complete()
            && drawn
                .into_iter()
                .any(|stream| !self.opened.contains_key(&stream))
    }

    /// The record of a seat's commitment, or `None` when it has said the same before.
    ///
    /// # Errors
    /// [`EntropyRefused`]: no phone of the seat is paired, or no commitment is taken any more.
    pub fn commit(
        &self,
        round: u32,
        seat: SeatId,
        commitment: Hash,
    ) -> Result<Option<Record>, EntropyRefused> {
        if !self.paired.contains(&seat) {
            return Err(EntropyRefused::NotPaired);
        }
        if round != self.round.number {
            return Err(EntropyRefused::Round);
        }
        if self.round.committed.get(&seat) == Some(&commitment) {
            return Ok(None);
        }
        if self.round.called.is_some() {
            return Err(EntropyRefused::Round);
        }
        Ok(Some(Record::EntropyCommitted {
            round,
            seat,
            commitment,
        }))
    }

    /// The record that calls the round, for those of these seats that have committed; `None` when it was
    /// called before.
    pub fn call(&self, present: impl IntoIterator<Item = SeatId>) -> Option<Record> {
        let seats = present.into_iter();
        let seats = seats.filter(|seat| self.has_committed(*seat)).collect();
        self.round.called.is_none().then_some(Record::RoundCalled {
            round: self.round.number,
            seats,
        })
    }

    /// The record of what a seat's phone shows, or `None` when it has shown it before.
    ///
    /// # Errors
    /// [`EntropyRefused`]: it was not asked, or had committed to something else.
    pub fn show(
        &self,
        round: u32,
        seat: SeatId,
        entropy: Entropy,
    ) -> Result<Option<Record>, EntropyRefused> {
        let at = &self.round;
        let called = at.called.as_ref();
        if round != at.number || !called.is_some_and(|called| called.contains(&seat)) {
            return Err(EntropyRefused::Round);
        }
        let shown = entropy_commitment(self.game, round, seat, &entropy);
        if at.committed.get(&seat) != Some(&shown) {
            return Err(EntropyRefused::Other);
        }
        Ok(
            (!at.shown.contains_key(&seat)).then_some(Record::EntropyOpened {
                round,
                seat,
                entropy,
            }),
        )
    }

    /// The record that voids the round that was called, if one was and nothing has been drawn with it.
    pub fn give_up(&self) -> Option<Record> {
        (self.stage() == Stage::Called).then(|| Record::RoundVoid {
            round: self.round.number,
            seats: self.round.withheld(),
        })
    }

    /// The entropy that is mixed into streams which are opened from now on.
    fn mixed(&self) -> impl Iterator<Item = (&SeatId, &Entropy)> {
        let complete = self.round.is_complete();
        self.round.shown.iter().filter(move |_| complete)
    }

    /// The keys to decide the next command with: a stream that is not opened yet has the key that
    /// it gets if this command opens it.
    pub fn keys(&self) -> GameKeys {
        let entropy: BTreeMap<SeatId, Entropy> = self
            .mixed()
            .map(|(seat, entropy)| (*seat, *entropy))
            .collect();
        stream_keys(self.game, &self.seeds.seeds, &entropy, &self.opened)
    }

    /// The records that fix the keys of the streams that a decided command has drawn from, to keep in the
    /// same row as its events. Streams that are open already stay as they are.
    pub fn open(&self, drawn: impl IntoIterator<Item = Stream>) -> Vec<Record> {
        let seats: BTreeSet<SeatId> = self.mixed().map(|(seat, _)| *seat).collect();
        let drawn: BTreeSet<Stream> = drawn.into_iter().collect();
        let fresh = drawn
            .into_iter()
            .filter(|stream| !self.opened.contains_key(stream));
        fresh
            .map(|stream| Record::StreamOpened {
                stream,
                seats: seats.clone(),
            })
            .collect()
    }

    /// Everything, for everybody, when the game is over: it gives every hidden card away.
    pub fn opening(&self) -> Opening {
        Opening {
            game: self.game,
            seeds: self.seeds.seeds.clone(),
            entropy: self
                .mixed()
                .map(|(seat, entropy)| (*seat, *entropy))
                .collect(),
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
    /// The host's part of every stream of the game.
    pub seeds: BTreeMap<Stream, Seed>,
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
    /// A stream is shown to which the game had not committed.
    #[error("the stream {0} was not committed to before the game")]
    Uncommitted(Stream),
    /// The seed shown is not the one committed to, or there is none.
    #[error("the seed of the stream {0} is not the one that was committed to")]
    Seed(Stream),
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
/// in the opening and mixed into every stream of its round. The order in which a journal holds the
/// same is checked by [`verify_records`].
///
/// # Errors
/// [`FirstDifference`]: the game, then a stream that was not committed to, then those that were, in the
/// order of [`Stream::ALL`].
pub fn verify(opening: &Opening, commitments: &Commitments) -> Result<GameKeys, FirstDifference> {
    if opening.game != commitments.game {
        return Err(FirstDifference::Game {
            committed: commitments.game,
            opened: opening.game,
        });
    }
    let mut shown = opening.seeds.keys().chain(opening.opened.keys());
    if let Some(stream) = shown.find(|stream| !commitments.streams.contains_key(stream)) {
        return Err(FirstDifference::Uncommitted(*stream));
    }
    for (&stream, committed) in &commitments.streams {
        let seed = opening.seeds.get(&stream);
        if seed.map(|seed| commitment(opening.game, stream, seed)) != Some(*committed) {
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
    Ok(stream_keys(
        opening.game,
        &opening.seeds,
        &opening.entropy,
        &opening.opened,
    ))
}

/// A key for every seed: mixed with the entropy of the seats that its stream was opened with, or of all
/// where it was not opened yet.
fn stream_keys(
    game: GameId,
    seeds: &BTreeMap<Stream, Seed>,
    entropy: &BTreeMap<SeatId, Entropy>,
    opened: &BTreeMap<Stream, BTreeSet<SeatId>>,
) -> GameKeys {
    let key = |(&stream, seed): (&Stream, &Seed)| {
        let seats = opened.get(&stream);
        let mixed = entropy
            .iter()
            .filter(|(seat, _)| seats.is_none_or(|seats| seats.contains(seat)));
        (stream, stream_key(game, stream, seed, mixed))
    };
    GameKeys::new(seeds.iter().map(key).collect())
}

/// What a row of a game holds of all this.
#[derive(Clone, Copy, Debug)]
pub struct InRow<'a> {
    /// Its records.
    pub records: &'a [Record],
    /// Whether it is a step of the game.
    pub step: bool,
    /// How many seats the table has then.
    pub seats: usize,
}

/// What the records of a whole game show.
#[derive(Debug)]
pub struct VerifiedRecords {
    /// The keys to repeat its draws with.
    pub keys: GameKeys,
    /// The seats whose entropy is mixed in.
    pub mixed: BTreeSet<SeatId>,
    /// The rounds that came to nothing: each gave whoever withheld one more try.
    pub void: Vec<VoidRound>,
}

/// Checks the fairness records of a whole game, row by row: the seeds fit the commitments; every phone
/// had committed to its entropy before any was shown, and only phones that were paired; every stream was
/// opened with the entropy of exactly the seats of its round; and nothing was done between the call of a
/// round and the draw that it was called for.
///
/// # Errors
/// [`RecordsDifference`]: the first that does not fit.
pub fn verify_records<'a>(
    rows: impl IntoIterator<Item = InRow<'a>>,
) -> Result<VerifiedRecords, RecordsDifference> {
    let mut game: Option<(Fairness, Commitments)> = None;
    for InRow {
        records,
        step,
        seats,
    } in rows
    {
        for record in records {
            require_seats(record, seats)?;
            match (&mut game, record) {
                (None, Record::Committed { commitments, .. }) => {
                    game = Some((Fairness::from_first(Some(record))?, (**commitments).clone()));
                }
                (None, _) => return Err(RecordsBroken::NotCommitted.into()),
                (Some((fairness, _)), record) => fairness.apply(record)?,
            }
        }
        if step && let Some((fairness, _)) = &game {
            fairness.allow_step()?;
        }
    }
    let Some((fairness, commitments)) = game else {
        return Err(RecordsBroken::NotCommitted.into());
    };
    let opening = fairness.opening();
    Ok(VerifiedRecords {
        keys: verify(&opening, &commitments)?,
        mixed: if fairness.stage() == Stage::Mixed {
            opening.entropy.into_keys().collect()
        } else {
            BTreeSet::new()
        },
        void: fairness.void,
    })
}

/// The seats at which phones are paired, and those that are called, are seats of the table. No others can
/// show anything.
fn require_seats(record: &Record, seats: usize) -> Result<(), RecordsBroken> {
    let missing = |seat: &&SeatId| seat.index() >= seats;
    let missing = match record {
        Record::SeatPaired { seat } => Some(seat).filter(missing),
        Record::RoundCalled { round: _, seats } => seats.iter().find(missing),
        Record::Committed { .. }
        | Record::EntropyCommitted { .. }
        | Record::EntropyOpened { .. }
        | Record::RoundVoid { .. }
        | Record::StreamOpened { .. } => None,
    };
    missing.map_or(Ok(()), |seat| Err(RecordsBroken::NoSeat(*seat)))
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
#[cfg(test)]
mod vectors;
