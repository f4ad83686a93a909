//! The tests, run for one fault after the other.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::splice::Number;
use crate::tree::Binary;

/// So many times as long as without a fault a test may take, and this much more on a busy machine.
const SLOWER: u32 = 5;
const MARGIN: Duration = Duration::from_secs(20);

/// Kilobytes of addresses: a fault may collect without end.
const MEMORY: &str = "6000000";

/// How long the tests that are asked first take together; those asked next take so many times as long.
const FIRST: Duration = Duration::from_millis(200);
const LONGER: u32 = 6;

/// What the tests have said about a fault.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// A test fails, or breaks off.
    Caught { test: String },
    /// Tests do not end.
    Late,
    /// All pass.
    Survived,
    /// No test comes there.
    Unreached,
}

/// The tests as they are without a fault.
#[derive(Debug)]
pub(crate) struct Suite {
    binaries: Vec<Binary>,
    /// From the quickest to the slowest.
    tests: Vec<Test>,
    /// The faults that threads without the name of a test come to, in which program: any test of it may be behind it.
    unnamed: BTreeSet<(Number, usize)>,
}

#[derive(Debug)]
struct Test {
    binary: usize,
    name: String,
    takes: Duration,
    /// The faults it comes to.
    reaches: BTreeSet<Number>,
}

/// How a run of a program ended.
enum End {
    Passed,
    Failed { test: String },
    Late,
}

impl Suite {
    /// Runs everything once without a fault, and learns how long each test takes and what it comes to.
    pub(crate) fn learn(binaries: Vec<Binary>, scratch: &Path) -> Result<Self> {
        let mut tests = Vec::new();
        let mut unnamed = BTreeSet::new();
        for (at, binary) in binaries.iter().enumerate() {
            let file = scratch.join("reached.txt");
            fs::write(&file, "")?;
            let mut started = Instant::now();
            let mut takes: BTreeMap<String, Duration> = BTreeMap::new();
            let mut command = command(binary, &[]);
            command.env("MUTANTS_REACHED", &file);
            let end = watch(command, None, |name| {
                takes.insert(name.to_owned(), started.elapsed());
                started = Instant::now();
            })?;
            match end {
                End::Passed => {}
                End::Failed { test } => bail!("without any fault, {test} fails"),
                End::Late => bail!("without any fault, {} does not end", binary.name),
            }
            let mut reached: BTreeMap<String, BTreeSet<Number>> = BTreeMap::new();
            for line in fs::read_to_string(&file)?.lines() {
                let (number, thread) = line.split_once('\t').context("a line of its own")?;
                let number = number.parse()?;
                if takes.contains_key(thread) {
                    reached.entry(thread.to_owned()).or_default().insert(number);
                } else {
                    unnamed.insert((number, at));
                }
            }
            tests.extend(takes.into_iter().map(|(name, takes)| Test {
                binary: at,
                reaches: reached.remove(&name).unwrap_or_default(),
                name,
                takes,
            }));
        }
        tests.sort_by_key(|test| test.takes);
        Ok(Self {
            binaries,
            tests,
            unnamed,
        })
    }

    /// How many tests there are, and how long they take one after the other.
    pub(crate) fn size(&self) -> (usize, Duration) {
        let takes = self.tests.iter().map(|test| test.takes).sum();
        (self.tests.len(), takes)
    }

    /// Asks the tests that come to a fault, the quickest first.
    pub(crate) fn judge(&self, number: Number) -> Result<Verdict> {
        let may_reach = |test: &&Test| {
            test.reaches.contains(&number) || self.unnamed.contains(&(number, test.binary))
        };
        // Those that come there themselves before those that only may.
        let mut asked: Vec<&Test> = self.tests.iter().filter(may_reach).collect();
        asked.sort_by_key(|test| !test.reaches.contains(&number));
        if asked.is_empty() {
            return Ok(Verdict::Unreached);
        }
        let mut room = FIRST;
        let mut left = asked.as_slice();
        while !left.is_empty() {
            let mut takes = Duration::ZERO;
            let fits = left.iter().take_while(|test| {
                takes += test.takes;
                takes <= room
            });
            let (now, later) = left.split_at(fits.count().max(1));
            for (at, binary) in self.binaries.iter().enumerate() {
                let of_it: Vec<&Test> = now
                    .iter()
                    .copied()
                    .filter(|test| test.binary == at)
                    .collect();
                if of_it.is_empty() {
                    continue;
                }
                let names: Vec<&str> = of_it.iter().map(|test| test.name.as_str()).collect();
                let takes: Duration = of_it.iter().map(|test| test.takes).sum();
                let mut command = command(binary, &names);
                command.env("MUTANT", number.to_string());
                match watch(command, Some(takes * SLOWER + MARGIN), |_| {})? {
                    End::Passed => {}
                    End::Failed { test } => return Ok(Verdict::Caught { test }),
                    End::Late => return Ok(Verdict::Late),
                }
            }
            left = later;
            room *= LONGER;
        }
        Ok(Verdict::Survived)
    }
}

/// A program of tests that runs these tests, or all.
fn command(binary: &Binary, names: &[&str]) -> Command {
    let mut command = Command::new("sh");
    command
        .args(["-c", "ulimit -v \"$0\"; exec \"$@\"", MEMORY])
        .arg(&binary.program)
        .args(["--test-threads=1", "--exact"])
        .args(names)
        .current_dir(&binary.folder)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    command
}

/// Runs a program of tests to its end, to the first test that fails or to the limit; says which tests have passed.
fn watch(
    mut command: Command,
    limit: Option<Duration>,
    mut passed: impl FnMut(&str),
) -> Result<End> {
    let until = limit.map(|limit| Instant::now() + limit);
    let mut running = command.spawn()?;
    let said = running.stdout.take().context("what the tests say")?;
    let (tell, told) = channel();
    // The pipe closes when the program ends, and with it this thread.
    thread::spawn(move || {
        for line in BufReader::new(said).lines().map_while(Result::ok) {
            if tell.send(line).is_err() {
                return;
            }
        }
    });
    let mut last = "before any test".to_owned();
    let early = loop {
        let line = match until {
            None => told.recv().map_err(RecvTimeoutError::from),
            Some(until) => told.recv_timeout(until.saturating_duration_since(Instant::now())),
        };
        match line {
            Ok(line) => {
                let Some((test, result)) = said_of_a_test(&line) else {
                    continue;
                };
                test.clone_into(&mut last);
                if result == "FAILED" {
                    break Some(End::Failed { test: last.clone() });
                }
                passed(test);
            }
            Err(RecvTimeoutError::Disconnected) => break None,
            Err(RecvTimeoutError::Timeout) => break Some(End::Late),
        }
    };
    match early {
        Some(end) => {
            running.kill()?;
            running.wait()?;
            Ok(end)
        }
        None if running.wait()?.success() => Ok(End::Passed),
        None => Ok(End::Failed {
            test: format!("the one after {last}"),
        }),
    }
}

/// The name of a test and how it ended.
fn said_of_a_test(line: &str) -> Option<(&str, &str)> {
    let (name, result) = line.strip_prefix("test ")?.rsplit_once(" ... ")?;
    Some((name.strip_suffix(" - should panic").unwrap_or(name), result))
}
