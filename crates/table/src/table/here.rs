//! Pass-and-play: a referee's screen in the hands of a player without a phone.

use dradis_channel::LinkId;
use dradis_facts::SeatId;
use dradis_journal::WriteError;
use dradis_rules::play::alone::owners_alone;
use dradis_rules::{Command, seat_secret};
use rand::CryptoRng;

use super::{Moment, Table, journal_trouble};
use crate::batch::Batch;
use crate::entry::RowKey;
use crate::game::Given;
use crate::sealed::{HERE_LEN, here, is_taken};
use crate::wire::{Author, DeviceState, ToReferee, TroubleLine};

/// The screen that a player holds.
#[derive(Clone, Copy)]
pub(super) struct Holding {
    link: LinkId,
    seat: SeatId,
}

impl Table {
    /// A referee page is in the hands of a seat's player, who wants to see their cards. The row that
    /// says so comes first, as for a phone.
    pub(super) fn show_here(
        &mut self,
        link: LinkId,
        seat: SeatId,
        now: Moment,
        rng: &mut impl CryptoRng,
        batch: &mut Batch,
    ) {
        match self.may_show_here(seat, now, rng, batch) {
            Ok(()) => {
                if let Some(other) = self.holding.replace(Holding { link, seat })
                    && other.link != link
                {
                    self.say_covered(other, batch);
                }
                let secret = Some(seat_secret(self.game.state(), seat));
                self.say_text(link, padded(here(seat, secret)), batch);
            }
            Err(line) => self.say(link, &ToReferee::Trouble { line }, batch),
        }
    }

    fn may_show_here(
        &mut self,
        seat: SeatId,
        now: Moment,
        rng: &mut impl CryptoRng,
        batch: &mut Batch,
    ) -> Result<(), TroubleLine> {
        if self.pace.paused() {
            return Err(trouble("trouble-paused"));
        }
        if self.waiting.is_some() {
            return Err(trouble("trouble-mixing"));
        }
        if self.has_its_phone(seat, now) {
            return Err(trouble("trouble-here-phone"));
        }
        if !is_taken(self.game.state(), seat) {
            return Err(trouble("trouble-here-nothing"));
        }
        let key = RowKey::shown_here(self.game.head().seq);
        let command = Command::ShowLoyaltyHere { seat };
        let given: Result<Given, WriteError> =
            self.give(&key, Author::Host, &command, now, rng, batch);
        match given {
            Ok(Given::New(_) | Given::Before(_)) => Ok(()),
            Ok(Given::Refused(_)) => Err(trouble("trouble-here-nothing")),
            Ok(Given::NotNow(why)) => Err(trouble(why)),
            Ok(Given::Waits) => Err(trouble("trouble-mixing")),
            Err(error) => Err(journal_trouble(&error)),
        }
    }

    /// The player who holds this screen, where the command names a card of theirs that only they may name: it is theirs
    /// as on a phone of their own, and answered to this screen alone (SECRET-18).
    pub(super) fn in_the_hands_of(&self, link: LinkId, command: &Command) -> Option<SeatId> {
        let holding = self.holding.filter(|holding| holding.link == link)?;
        let Command::Answer { prompt: _, option } = command else {
            return None;
        };
        let owner = owners_alone(self.game.state(), option.parse().ok()?)?;
        (owner == holding.seat).then_some(owner)
    }

    /// The player has given the screen back, or never took it.
    pub(super) fn cover_here(&mut self, link: LinkId) {
        self.holding.take_if(|holding| holding.link == link);
    }

    /// Ends the showing when the seat's own phone is there or a break begins, and forgets a screen that is gone.
    pub(super) fn watch_holding(&mut self, now: Moment, batch: &mut Batch) {
        let Some(holding) = self.holding else { return };
        if !self.is_referee(holding.link) {
            self.holding = None;
        } else if self.pace.paused()
            || self.has_its_phone(holding.seat, now)
            || !is_taken(self.game.state(), holding.seat)
        {
            self.holding = None;
            self.say_covered(holding, batch);
        }
    }

    fn say_covered(&mut self, Holding { link, seat }: Holding, batch: &mut Batch) {
        self.say_text(link, here(seat, None), batch);
    }

    /// Whether a phone is at the seat, or about to be.
    fn has_its_phone(&self, seat: SeatId, now: Moment) -> bool {
        self.seats
            .get(seat.index())
            .is_some_and(|held| match held.device(now.up) {
                DeviceState::Connected | DeviceState::Comparing => true,
                DeviceState::None
                | DeviceState::Offered
                | DeviceState::Away
                | DeviceState::Contested => false,
            })
    }
}

/// One length for every hand.
fn padded(mut text: String) -> String {
    let spaces = HERE_LEN.saturating_sub(text.len());
    text.extend(std::iter::repeat_n(' ', spaces));
    text
}

fn trouble(id: &'static str) -> TroubleLine {
    TroubleLine { id, detail: None }
}
