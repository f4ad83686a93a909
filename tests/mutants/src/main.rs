//! Plants small faults in the rules, compiles them all at once, and runs the tests for each.
//!
//! `mutants COUNT SEED MODULE…`, where a module is a file or a folder below `crates/rules/src`.
//!
//! To compile the rules anew for each fault takes minutes. Here a copy of the clone gets all of them, each behind a
//! switch (Untch, Offutt & Harrold, "Mutation analysis using mutant schemata", 1993): `a < b` becomes
//! `(if mutant::on(17) { a <= b } else { a < b })`, and the environment says which one is on. What does not compile
//! is found by the places of the compiler's errors, and another fault comes instead. A first run without a fault learns
//! which tests come to which fault, since the thread of a test bears the test's name; only those are asked, the
//! quickest first, to the first that fails.
//!
//! The faults are those of cargo-mutants: a body that only returns a plain value, another operator, `!` or `-` left
//! out, an arm or a guard that never matches, a guard that always does. Left out is what is computed while compiling
//! (constants, `const fn`) and what stands inside of macros such as `matches!`.
//!
//! It is a measurement: it fails where the tests fail without a fault or nothing can be compiled, not where a fault
//! survives.

#![expect(clippy::print_stdout, reason = "what it found is what it is for")]

mod find;
mod run;
mod splice;
mod tree;

use std::collections::BTreeSet;
use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, bail, ensure};
use rand::SeedableRng as _;
use rand::rngs::StdRng;
use rand::seq::SliceRandom as _;

use crate::find::{Mutant, find};
use crate::run::{Suite, Verdict};
use crate::splice::Number;
use crate::tree::Tree;

/// How often faults that do not compile may be replaced by others.
const ROUNDS: usize = 20;

fn main() -> Result<()> {
    let started = Instant::now();
    let mut arguments = env::args();
    let _program = arguments.next();
    let mut number = |what: &str| -> Result<u64> {
        let text = arguments
            .next()
            .with_context(|| format!("{what} is missing"))?;
        text.parse().with_context(|| format!("{what} is a number"))
    };
    let (count, seed) = (usize::try_from(number("COUNT")?)?, number("SEED")?);
    let modules: Vec<String> = arguments.collect();
    ensure!(!modules.is_empty(), "mutants COUNT SEED MODULE…");

    let clone = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .canonicalize()?;
    let target =
        env::var_os("CARGO_TARGET_DIR").map_or_else(|| clone.join("target"), PathBuf::from);
    let scratch = std::path::absolute(target)?.join("mutants");
    let mut candidates = candidates(&clone, &modules)?;
    let found = candidates.len();
    candidates.shuffle(&mut StdRng::seed_from_u64(seed));
    println!(
        "seed {seed}: {found} faults could be planted in {}",
        modules.join(" ")
    );

    let mut tree = Tree::copy(&clone, &scratch)?;
    let (planted, unviable) = plant(&mut tree, &candidates, count)?;
    let suite = Suite::learn(tree.build()?, &scratch)?;
    let (tests, takes) = suite.size();
    let seconds = takes.as_secs_f64();
    println!("{tests} tests pass without a fault, in {seconds:.0} s one after the other");

    let asked = Instant::now();
    let mut judged = judge(&suite, &planted)?;
    judged.sort_by(|(one, _), (other, _)| {
        (&one.file, one.line, one.column).cmp(&(&other.file, other.line, other.column))
    });
    let mut report = format!(
        "seed {seed}: {found} could be planted, {} were, {unviable} did not compile\n",
        planted.len()
    );
    let counted = |verdict: fn(&Verdict) -> bool| judged.iter().filter(|(_, v)| verdict(v)).count();
    let by_test = counted(|verdict| matches!(verdict, Verdict::Caught { .. }));
    let late = counted(|verdict| matches!(verdict, Verdict::Late));
    let caught = by_test + late;
    let share = 100.0 * caught as f64 / judged.len().max(1) as f64;
    writeln!(
        report,
        "{caught} caught ({share:.1} %): {by_test} by a test, {late} by time"
    )?;
    writeln!(report, "{} survived:", judged.len() - caught)?;
    for (mutant, verdict) in &judged {
        match verdict {
            Verdict::Caught { .. } => {}
            Verdict::Late => writeln!(report, "by time  {}", told(mutant))?,
            Verdict::Survived => writeln!(report, "SURVIVED {}", told(mutant))?,
            Verdict::Unreached => {
                writeln!(report, "SURVIVED {}, where no test comes", told(mutant))?
            }
        }
    }
    print!("{report}");
    let (all, asking) = (started.elapsed().as_secs(), asked.elapsed().as_secs());
    println!("{all} s, {asking} of them asking the tests");
    for (mutant, verdict) in &judged {
        if let Verdict::Caught { test } = verdict {
            writeln!(report, "caught   {}: {test}", told(mutant))?;
        }
    }
    fs::write(scratch.join("report.txt"), report)?;
    Ok(())
}

fn told(mutant: &Mutant) -> String {
    let what = mutant.what.split_whitespace().collect::<Vec<_>>().join(" ");
    format!(
        "{}:{}:{} {}: {what}",
        mutant.file, mutant.line, mutant.column, mutant.function
    )
}

/// The faults of every source that the modules name.
fn candidates(clone: &Path, modules: &[String]) -> Result<Vec<Mutant>> {
    let sources = Path::new("crates/rules/src");
    let mut files = BTreeSet::new();
    for module in modules {
        let mut waiting = vec![sources.join(module)];
        while let Some(path) = waiting.pop() {
            if clone.join(&path).is_dir() {
                for entry in fs::read_dir(clone.join(&path))? {
                    waiting.push(path.join(entry?.file_name()));
                }
            } else if path.extension().is_some_and(|kind| kind == "rs") {
                files.insert(path);
            } else {
                bail!("{module} is neither a source nor a folder of sources");
            }
        }
    }
    let mut all = Vec::new();
    for file in files {
        let name = file.to_string_lossy();
        let text =
            fs::read_to_string(clone.join(&file)).with_context(|| name.clone().into_owned())?;
        all.extend(find(&name, &text).with_context(|| name.into_owned())?);
    }
    Ok(all)
}

/// Plants the first so many that compile, each under its place in the order from 1, and says how many did not.
fn plant<'a>(
    tree: &mut Tree,
    candidates: &'a [Mutant],
    count: usize,
) -> Result<(Vec<(Number, &'a Mutant)>, usize)> {
    let mut unviable: BTreeSet<Number> = BTreeSet::new();
    for _ in 0..ROUNDS {
        let numbered = (1..).zip(candidates);
        let viable = numbered.filter(|(number, _)| !unviable.contains(number));
        let planted: Vec<(Number, &Mutant)> = viable.take(count).collect();
        tree.plant(&planted)?;
        let fail = tree.unviable(&planted)?;
        println!(
            "planted {}, of which {} do not compile",
            planted.len(),
            fail.len()
        );
        if fail.is_empty() {
            return Ok((planted, unviable.len()));
        }
        unviable.extend(fail);
    }
    bail!("after {ROUNDS} rounds there are still faults that do not compile")
}

/// Asks the tests about every fault, as many at a time as there are cores.
fn judge<'a>(
    suite: &Suite,
    planted: &[(Number, &'a Mutant)],
) -> Result<Vec<(&'a Mutant, Verdict)>> {
    let next = AtomicUsize::new(0);
    let judged = Mutex::new(Vec::new());
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let work = || -> Result<()> {
            while let Some((number, mutant)) = planted.get(next.fetch_add(1, Ordering::Relaxed)) {
                let verdict = suite.judge(*number)?;
                match &verdict {
                    Verdict::Caught { .. } => {}
                    Verdict::Late | Verdict::Survived | Verdict::Unreached => {
                        println!("{verdict:?} {}", told(mutant));
                    }
                }
                let mut judged = judged.lock().expect("nobody panics with it");
                judged.push((*mutant, verdict));
                if judged.len().is_multiple_of(50) {
                    println!("{} of {}", judged.len(), planted.len());
                }
            }
            Ok(())
        };
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        let ends = workers
            .into_iter()
            .map(|worker| worker.join().expect("a worker"));
        ends.collect::<Result<()>>()
    })?;
    Ok(judged.into_inner().expect("nobody panicked with it"))
}
