//! A copy of the clone with faults in it, compiled.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{BufRead, BufReader};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::find::{Mutant, Site};
use crate::splice::{Number, Spliced, splice};

/// The crate that the faults are planted in.
const RULES: &str = "crates/rules/src";

/// What the faults ask.
const SWITCH: &str = include_str!("switch.txt");

/// A program of tests.
#[derive(Debug)]
pub(crate) struct Binary {
    pub(crate) name: String,
    pub(crate) program: PathBuf,
    /// Where cargo would run it.
    pub(crate) folder: PathBuf,
}

/// Where the copy stands and where it is compiled.
#[derive(Debug)]
pub(crate) struct Tree {
    clone: PathBuf,
    copy: PathBuf,
    built: PathBuf,
    /// The sources with faults, by their path from the root.
    spliced: BTreeMap<String, Spliced>,
}

impl Tree {
    /// Copies what git knows, and leaves alone what is there already, so that little is compiled again.
    pub(crate) fn copy(clone: &Path, scratch: &Path) -> Result<Self> {
        let tree = Self {
            clone: clone.to_owned(),
            copy: scratch.join("tree"),
            built: scratch.join("build"),
            spliced: BTreeMap::new(),
        };
        let mut git = Command::new("git");
        let files = git.args([
            "ls-files",
            "-z",
            "--cached",
            "--others",
            "--exclude-standard",
        ]);
        let listed = files.current_dir(clone).output()?.stdout;
        let listed = String::from_utf8(listed)?;
        for file in listed.split('\0').filter(|file| !file.is_empty()) {
            // A file may be known to git and deleted here.
            if let Ok(bytes) = fs::read(clone.join(file)) {
                write(&tree.copy.join(file), &bytes)?;
            }
        }
        // A test that was deleted here would be compiled there still.
        let switch = format!("{RULES}/mutant.rs");
        let mut waiting = vec![tree.copy.join("crates"), tree.copy.join("tests")];
        while let Some(folder) = waiting.pop() {
            for entry in fs::read_dir(&folder)? {
                let path = entry?.path();
                let file = path
                    .strip_prefix(&tree.copy)?
                    .to_string_lossy()
                    .into_owned();
                if path.is_dir() {
                    waiting.push(path);
                } else if file != switch && !clone.join(&file).exists() {
                    fs::remove_file(path)?;
                }
            }
        }
        write(&tree.copy.join(switch), SWITCH.as_bytes())?;
        Ok(tree)
    }

    /// Writes the sources with these faults and no others.
    pub(crate) fn plant(&mut self, mutants: &[(Number, &Mutant)]) -> Result<()> {
        let root = format!("{RULES}/lib.rs");
        let mut by_file: BTreeMap<&str, Vec<(Number, &Mutant)>> = BTreeMap::new();
        by_file.insert(&root, Vec::new());
        for file in self.spliced.keys() {
            by_file.entry(file).or_default();
        }
        for (number, mutant) in mutants {
            let file = by_file.entry(&mutant.file).or_default();
            file.push((*number, mutant));
        }
        let mut all = BTreeMap::new();
        for (file, mutants) in by_file {
            let source = fs::read_to_string(self.clone.join(file))?;
            let mut spliced = splice(&source, &mutants);
            if file == root {
                spliced.text.push_str("\nmod mutant;\n");
            }
            write(&self.copy.join(file), spliced.text.as_bytes())?;
            all.insert(file.to_owned(), spliced);
        }
        self.spliced = all;
        Ok(())
    }

    /// The faults that do not compile.
    pub(crate) fn unviable(&self, mutants: &[(Number, &Mutant)]) -> Result<BTreeSet<Number>> {
        let (built, messages) = self.cargo(&["check", "-p", "dradis-rules", "--lib"])?;
        let errors: Vec<&Value> = messages
            .iter()
            .map(|message| &message["message"])
            .filter(|message| message["level"] == "error")
            .collect();
        let mut found = BTreeSet::new();
        for error in &errors {
            let spans = error["spans"].as_array().map_or(&[][..], Vec::as_slice);
            found.extend(self.blamed(mutants, spans));
        }
        if !built && found.is_empty() {
            let said = errors.iter().filter_map(|error| error["rendered"].as_str());
            bail!("this does not compile:\n{}", said.collect::<String>());
        }
        Ok(found)
    }

    /// The faults that an error speaks of: those it touches, or else those around it, or else those of its function.
    fn blamed(&self, mutants: &[(Number, &Mutant)], spans: &[Value]) -> Vec<Number> {
        let mut around = Vec::new();
        let mut beside = Vec::new();
        for primary in [true, false] {
            for span in spans.iter().filter(|span| span["is_primary"] == primary) {
                let Some((file, place)) = self.place(span) else {
                    continue;
                };
                let spliced = &self.spliced[&file];
                let touched = spliced.at(&place);
                if !touched.is_empty() {
                    return touched;
                }
                let before = spliced.before(place.start);
                let here = mutants.iter().filter(|(_, mutant)| mutant.file == file);
                for (number, mutant) in here {
                    if matches!(&mutant.site, Site::Expression { at } if at.contains(&before)) {
                        around.push(*number);
                    } else if mutant.within.contains(&before) {
                        beside.push(*number);
                    }
                }
            }
        }
        if around.is_empty() { beside } else { around }
    }

    /// A place in a source with faults; for a macro, where it is called.
    fn place(&self, span: &Value) -> Option<(String, Range<usize>)> {
        let file = span["file_name"].as_str()?;
        if !self.spliced.contains_key(file) {
            return self.place(span.get("expansion")?.get("span")?);
        }
        let byte = |name: &str| usize::try_from(span[name].as_u64()?).ok();
        let start = byte("byte_start")?;
        Some((file.to_owned(), start..byte("byte_end")?.max(start + 1)))
    }

    /// Compiles the tests of the rules and those of the scenarios; not those that only read the sources, which are others
    /// here.
    pub(crate) fn build(&self) -> Result<Vec<Binary>> {
        let (built, messages) = self.cargo(&[
            "test",
            "--no-run",
            "-p",
            "dradis-rules",
            "-p",
            "dradis-scenario",
            "--lib",
            "--test",
            "core",
            "--test",
            "scenarios",
        ])?;
        if !built {
            let said = messages
                .iter()
                .filter(|message| message["message"]["level"] == "error");
            let said = said.filter_map(|message| message["message"]["rendered"].as_str());
            bail!("the tests do not compile:\n{}", said.collect::<String>());
        }
        let programs = messages.iter().filter_map(|message| {
            Some(Binary {
                program: message["executable"].as_str()?.into(),
                name: message["target"]["name"].as_str()?.to_owned(),
                folder: Path::new(message["manifest_path"].as_str()?)
                    .parent()?
                    .to_owned(),
            })
        });
        Ok(programs.collect())
    }

    /// Whether cargo came to its end, and what it said.
    fn cargo(&self, arguments: &[&str]) -> Result<(bool, Vec<Value>)> {
        let mut cargo = Command::new("cargo");
        cargo
            .args(arguments)
            .args(["--locked", "--message-format", "json"])
            .current_dir(&self.copy)
            .env("CARGO_TARGET_DIR", &self.built)
            // A fault may be what a lint forbids.
            .env("RUSTFLAGS", "--cap-lints=warn")
            // Faster tests are worth more than a faster compiler; what is checked while running stays checked.
            .env("CARGO_PROFILE_DEV_OPT_LEVEL", "1")
            .env("CARGO_PROFILE_DEV_DEBUG", "0")
            .stdout(Stdio::piped());
        let mut running = cargo.spawn().context("cargo cannot be started")?;
        let said = running.stdout.take().context("what cargo says")?;
        let mut messages = Vec::new();
        for line in BufReader::new(said).lines() {
            messages.push(serde_json::from_str(&line?)?);
        }
        Ok((running.wait()?.success(), messages))
    }
}

fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    if fs::read(path).is_ok_and(|there| there == bytes) {
        return Ok(());
    }
    let folder = path.parent().context("a folder")?;
    fs::create_dir_all(folder)?;
    fs::write(path, bytes).with_context(|| path.display().to_string())
}
