//! How figures are taken and told.

#![expect(clippy::print_stdout, reason = "figures are what it is for")]

use std::time::Duration;

/// How often a thing is done for its figure.
#[derive(Clone, Copy)]
pub(crate) enum Rounds {
    /// As often as the figure needs to be one.
    Full,
    /// A few times, to see that it can still be measured at all.
    Few,
}

impl Rounds {
    /// So many rounds, or a hundredth of them; at least two.
    pub(crate) fn of(self, full: u32) -> u32 {
        match self {
            Self::Full => full,
            Self::Few => (full / 100).max(2),
        }
    }
}

pub(crate) fn sorted(mut times: Vec<Duration>) -> Vec<Duration> {
    times.sort();
    times
}

pub(crate) fn at(times: &[Duration], percent: usize) -> Duration {
    times[(times.len() * percent / 100).min(times.len() - 1)]
}

pub(crate) fn micros(time: Duration) -> String {
    if time < Duration::from_millis(1) {
        format!("{:.1} µs", time.as_secs_f64() * 1e6)
    } else {
        format!("{:.2} ms", time.as_secs_f64() * 1e3)
    }
}

pub(crate) fn say(what: &str, figure: &str) {
    println!("{what:<48}{figure}");
}
