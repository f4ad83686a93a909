//! The phones' entropy: every phone commits before any shows its own (docs/PROTOCOL.md, section 5).

use std::mem;
use std::time::Duration;

use dradis_channel::LinkId;
use dradis_facts::SeatId;
use dradis_journal::{Hash, WriteError};
use dradis_rules::Command;
use rand::CryptoRng;

use super::{Link, Moment, Table, reply};
use crate::batch::{Batch, Refused};
use crate::entry::RowKey;
use crate::fairness::{Entropy, Record, Stage};
use crate::game::{Given, HeardEntropy, commitments};
use crate::wire::{Author, CommandId, Mix, MixSeat, MixStage, ToReferee, ToSeat, VoidRound};

/// How long phones have to show their entropy. One that is awake needs a fraction of a second.
const ROUND: Duration = Duration::from_secs(5);

/// A command that is carried out when the phones have shown their entropy.
pub(super) struct Waiting {
    key: RowKey,
    author: Author,
    command: Command,
    asker: Asker,
    until: Duration,
}

/// Whom the answer to a command goes to.
pub(super) struct Asker {
    pub(super) link: LinkId,
    pub(super) id: CommandId,
}

impl Waiting {
    pub(super) fn is(&self, key: &RowKey) -> bool {
        self.key == *key
    }
}

impl Table {
    /// What everybody may know of the phones' entropy.
    pub(super) fn mix(&self) -> Mix {
        let fairness = self.game.fairness();
        let seats = fairness.called();
        let stage = match fairness.stage() {
            Stage::Gathering => MixStage::Gathering,
            Stage::Called => MixStage::Called {
                seats: seats
                    .map(|(seat, commitment, entropy)| MixSeat {
                        seat,
                        commitment: commitment.to_string(),
                        entropy: entropy.map(|Entropy(bytes)| hex::encode(bytes)),
                    })
                    .collect(),
            },
            Stage::Mixed => MixStage::Mixed {
                seats: seats.map(|(seat, _, _)| seat).collect(),
            },
        };
        let void = fairness.void_rounds().iter();
        Mix {
            round: fairness.round(),
            stage,
            void: void
                .map(|void| VoidRound {
                    round: void.round,
                    seats: void.seats.iter().copied().collect(),
                })
                .collect(),
        }
    }

    /// A row says that a phone which people have compared holds a seat. What another phone of the seat has
    /// committed to, this one cannot show.
    pub(super) fn note_paired(
        &mut self,
        seat: SeatId,
        is_another: bool,
        now: Moment,
        rng: &mut impl CryptoRng,
    ) {
        let fairness = self.game.fairness();
        let stale = is_another && fairness.has_committed(seat);
        if fairness.is_paired(seat) && !stale {
            return;
        }
        let record = Record::SeatPaired { seat };
        if let Err(error) = self.game.note_entropy(Author::Host, record, now.utc, rng) {
            // It is written when the phone comes back.
            tracing::warn!(seat = seat.0, %error, "a pairing was not written down");
        }
    }

    /// A phone hears what the host has bound itself to, so that it may bind itself too.
    pub(super) fn ask_for_entropy(&mut self, link: LinkId, batch: &mut Batch) {
        let commitments = commitments(self.game.fairness());
        self.tell(link, &ToSeat::Commitments { commitments }, batch);
    }

    /// A phone binds itself to its entropy.
    pub(super) fn entropy_committed(
        &mut self,
        link: LinkId,
        seat: SeatId,
        (round, commitment): (u32, &str),
        now: Moment,
        rng: &mut impl CryptoRng,
        batch: &mut Batch,
    ) {
        let Some(commitment) = bytes(commitment) else {
            batch.refused.push(Refused::Words);
            return;
        };
        let said = self.game.fairness().commit(round, seat, Hash(commitment));
        match self.game.hear_entropy(seat, said, now.utc, rng) {
            Ok(Some(row)) => {
                self.broadcast(now, batch);
                self.tell(link, &ToSeat::EntropyKept { round, row }, batch);
            }
            Ok(None) => {}
            Err(error) => not_kept(seat, &error, batch),
        }
    }

    /// A phone shows its entropy. With the last of them goes on what waited for them.
    pub(super) fn entropy_shown(
        &mut self,
        seat: SeatId,
        (round, entropy): (u32, &str),
        now: Moment,
        rng: &mut impl CryptoRng,
        batch: &mut Batch,
    ) {
        let Some(entropy) = bytes(entropy) else {
            batch.refused.push(Refused::Words);
            return;
        };
        let said = self.game.fairness().show(round, seat, Entropy(entropy));
        match self.game.hear_entropy(seat, said, now.utc, rng) {
            Ok(Some(_)) => {
                // Every phone sees what all have shown before anything is drawn with it.
                self.broadcast(now, batch);
                if self.game.fairness().is_complete() {
                    self.go_on(now, rng, batch);
                }
            }
            Ok(None) => {}
            Err(error) => not_kept(seat, &error, batch),
        }
    }

    /// Calls the round of the phones that are here and have committed. Whether all have shown theirs.
    pub(super) fn call_round(
        &mut self,
        now: Moment,
        rng: &mut impl CryptoRng,
        batch: &mut Batch,
    ) -> Result<bool, WriteError> {
        let here = self.links.values().filter_map(|link| match link {
            Link::Paired { seat, session: _ } => Some(*seat),
            Link::Referee
            | Link::Wall
            | Link::Greeted { .. }
            | Link::Comparing { .. }
            | Link::Tablet { .. } => None,
        });
        let players = self.game.state().seats.len();
        let at_table = here.filter(|seat| seat.index() < players);
        if let Some(call) = self.game.fairness().call(at_table) {
            self.game.note_entropy(Author::Host, call, now.utc, rng)?;
            self.broadcast(now, batch);
        }
        Ok(self.game.fairness().is_complete())
    }

    /// Answers a command, or keeps it until the phones have shown their entropy. Asked again it keeps its
    /// time.
    #[expect(
        clippy::too_many_arguments,
        reason = "who, what, what became of it, whom to tell and when: each is needed"
    )]
    pub(super) fn take_up(
        &mut self,
        key: RowKey,
        author: Author,
        command: Command,
        given: Result<Given, WriteError>,
        asker: Asker,
        now: Moment,
        batch: &mut Batch,
    ) {
        if !matches!(given, Ok(Given::Waits)) {
            return self.answer(&asker, given, batch);
        }
        let until = match &self.waiting {
            Some(waiting) if waiting.is(&key) => waiting.until,
            Some(_) | None => now.up + ROUND,
        };
        self.waiting = Some(Waiting {
            key,
            author,
            command,
            asker,
            until,
        });
    }

    /// Carries out what waited for the phones.
    fn go_on(&mut self, now: Moment, rng: &mut impl CryptoRng, batch: &mut Batch) {
        let Some(waiting) = mem::take(&mut self.waiting) else {
            return;
        };
        let given = self.give(
            &waiting.key,
            waiting.author,
            &waiting.command,
            now,
            rng,
            batch,
        );
        self.answer(&waiting.asker, given, batch);
    }

    /// A phone has not shown its entropy in time: the round is void, everybody is told who withheld, and
    /// nothing was done.
    pub(super) fn give_up_round(
        &mut self,
        now: Moment,
        rng: &mut impl CryptoRng,
        batch: &mut Batch,
    ) {
        let Some(waiting) = self.waiting.take_if(|waiting| now.up >= waiting.until) else {
            return;
        };
        let void = self.game.fairness().give_up();
        let given = void.map_or(Ok(0), |void| {
            self.game.note_entropy(Author::Host, void, now.utc, rng)
        });
        self.broadcast(now, batch);
        let given = given.map(|_| Given::NotNow("trouble-round-void"));
        self.answer(&waiting.asker, given, batch);
    }

    /// Answers a command, once it is known what became of it.
    pub(super) fn answer(
        &mut self,
        asker: &Asker,
        given: Result<Given, WriteError>,
        batch: &mut Batch,
    ) {
        let Some(reply) = reply(asker.id.clone(), given) else {
            return;
        };
        match self.links.get(&asker.link) {
            Some(Link::Paired { .. }) => self.tell(asker.link, &ToSeat::Reply { reply }, batch),
            Some(
                Link::Referee
                | Link::Wall
                | Link::Greeted { .. }
                | Link::Comparing { .. }
                | Link::Tablet { .. },
            )
            | None => self.say(asker.link, &ToReferee::Reply { reply }, batch),
        }
    }
}

fn bytes(digits: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    hex::decode_to_slice(digits, &mut bytes).ok()?;
    Some(bytes)
}

fn not_kept(seat: SeatId, error: &HeardEntropy, batch: &mut Batch) {
    match error {
        HeardEntropy::Refused(_) => batch.refused.push(Refused::Command),
        // The phone says it again when it returns.
        HeardEntropy::Write(error) => {
            tracing::warn!(seat = seat.0, %error, "entropy was not kept");
        }
    }
}
