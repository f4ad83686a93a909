//! The pace of the table: breaks, the common time to read, and the clock of the turn. None of it is a
//! rule of the game, and none of it is kept but that there was a break: a table that is opened from its
//! file pauses, its reading time is over, and its turn is counted from then on.

use std::time::Duration;

use dradis_facts::SeatId;
use dradis_facts::options::Mode;
use dradis_state::State;
use dradis_state::agenda::{Step, Work};

use crate::wire::{ClockSetting, ReadingTimer, TurnClock};

/// Counts time that passes, and can be held. All times are of the monotonic clock.
#[derive(Clone, Copy, Debug, Default)]
struct Stopwatch {
    counted: Duration,
    /// Since when it runs; `None` while it is held.
    since: Option<Duration>,
}

impl Stopwatch {
    fn elapsed(&self, now: Duration) -> Duration {
        let running = self.since.map(|since| now.saturating_sub(since));
        self.counted + running.unwrap_or_default()
    }

    fn set_running(&mut self, running: bool, now: Duration) {
        self.counted = self.elapsed(now);
        self.since = running.then_some(now);
    }
}

/// How fast the table goes just now.
pub(crate) struct Pace {
    paused: bool,
    /// The step of the agenda that everybody reads in; each has its own time.
    reading: Option<u32>,
    /// How long they have read, and how long everybody does; `None` once that is over.
    read: Option<(Stopwatch, Duration)>,
    /// Number and player of the turn that is counted.
    turn: Option<(u16, SeatId)>,
    taken: Stopwatch,
    stopped: bool,
    on_show: bool,
}

impl Pace {
    /// The pace of a table that has just been made or opened. A game under way pauses.
    pub(crate) fn of(state: &State, now: Duration) -> Self {
        let mut pace = Self {
            paused: is_played(state),
            reading: reading_step(state),
            read: None,
            turn: turn(state),
            taken: Stopwatch::default(),
            stopped: false,
            on_show: false,
        };
        pace.keep_time(now);
        pace
    }

    pub(crate) fn paused(&self) -> bool {
        self.paused
    }

    /// Pauses or goes on. Both clocks stand still during a break.
    pub(crate) fn set_paused(&mut self, paused: bool, now: Duration) {
        self.paused = paused;
        self.keep_time(now);
    }

    pub(crate) fn set_clock(&mut self, clock: ClockSetting, now: Duration) {
        (self.on_show, self.stopped) = match clock {
            ClockSetting::Off => (false, false),
            ClockSetting::Running => (true, false),
            ClockSetting::Stopped => (true, true),
        };
        self.keep_time(now);
    }

    /// Looks at what has become of the game: reading may have begun, or a turn.
    pub(crate) fn follow(&mut self, state: &State, now: Duration) {
        let reading = reading_step(state);
        if reading != self.reading {
            self.reading = reading;
            self.read = reading.map(|_| (Stopwatch::default(), reading_time(state)));
        }
        let turn = turn(state);
        if turn != self.turn {
            self.turn = turn;
            self.taken = Stopwatch::default();
            self.stopped = false;
        }
        self.keep_time(now);
    }

    /// How much of the time to read is left; `None` when it is over or nobody reads.
    pub(crate) fn reading_left(&self, now: Duration) -> Option<Duration> {
        let (read, all) = self.read?;
        let left = all.saturating_sub(read.elapsed(now));
        (!left.is_zero()).then_some(left)
    }

    pub(crate) fn reading_timer(&self, now: Duration) -> Option<ReadingTimer> {
        self.reading_left(now).map(|left| ReadingTimer {
            left_ms: milliseconds(left),
        })
    }

    pub(crate) fn turn_clock(&self, now: Duration) -> Option<TurnClock> {
        (self.on_show && self.turn.is_some()).then(|| TurnClock {
            elapsed_ms: milliseconds(self.taken.elapsed(now)),
            running: self.taken.since.is_some(),
        })
    }

    fn keep_time(&mut self, now: Duration) {
        if let Some((read, _)) = &mut self.read {
            read.set_running(!self.paused, now);
        }
        let counts = self.turn.is_some() && !self.paused && !self.stopped;
        self.taken.set_running(counts, now);
    }
}

/// Whether there is a game to interrupt.
pub(crate) fn is_played(state: &State) -> bool {
    state.has_begun() && state.outcome.is_none()
}

/// How long everybody reads. Nobody reads on a screen where the table deals the cards, and nobody waits for it.
fn reading_time(state: &State) -> Duration {
    match state.options.modes.loyalty {
        Mode::App => Duration::from_secs(state.options.reading_seconds.0.into()),
        Mode::Table => Duration::ZERO,
    }
}

fn reading_step(state: &State) -> Option<u32> {
    match state.agenda.top() {
        Some(Step {
            number,
            work: Work::ReadLoyalty { waiting: _ },
        }) => Some(*number),
        Some(_) | None => None,
    }
}

fn turn(state: &State) -> Option<(u16, SeatId)> {
    let turn = &state.turn;
    let active = turn.active.filter(|_| state.outcome.is_none());
    active.map(|active| (turn.number, active))
}

fn milliseconds(time: Duration) -> u32 {
    u32::try_from(time.as_millis()).unwrap_or(u32::MAX)
}
