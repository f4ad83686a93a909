//! The architecture, held: which unit may use which (docs/ARCHITECTURE.md), and what no source file
//! may contain.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

mod floors;

/// One row of the table of units.
struct Unit {
    package: &'static str,
    /// Units of this workspace it may name.
    units: &'static [&'static str],
    /// Other packages it may name; `None` where only `never` limits them.
    others: Option<&'static [&'static str]>,
    /// Packages it may not even reach through others.
    never: &'static [&'static str],
}

const UNITS: [Unit; 14] = [
    Unit {
        package: "dradis-facts",
        units: &[],
        others: Some(&[
            "chacha20",
            "rand",
            "serde",
            "serde_json",
            "thiserror",
            "ts-rs",
            "zeroize",
        ]),
        never: &[
            "tokio", "mio", "chrono", "time", "rusqlite", "hyper", "axum", "tauri",
        ],
    },
    Unit {
        package: "dradis-state",
        units: &["dradis-facts"],
        others: Some(&["serde", "ts-rs"]),
        never: &[
            "tokio", "mio", "chrono", "time", "rusqlite", "hyper", "axum", "tauri",
        ],
    },
    Unit {
        package: "dradis-rules",
        units: &["dradis-facts", "dradis-state"],
        others: Some(&["serde", "serde_json", "thiserror", "ts-rs"]),
        never: &[
            "tokio", "mio", "chrono", "time", "rusqlite", "hyper", "axum", "tauri",
        ],
    },
    Unit {
        package: "dradis-scenario",
        units: &["dradis-facts", "dradis-rules", "dradis-state"],
        others: Some(&["serde", "serde_json", "thiserror"]),
        never: &[
            "tokio", "mio", "chrono", "time", "rusqlite", "hyper", "axum", "tauri",
        ],
    },
    Unit {
        package: "dradis-journal",
        units: &["dradis-rules"],
        others: Some(&[
            "chrono",
            "fd-lock",
            "getrandom",
            "hex",
            "rusqlite",
            "rusqlite_migration",
            "serde",
            "serde_json",
            "sha2",
            "thiserror",
            "tracing",
            "zeroize",
        ]),
        never: &["tokio", "mio", "hyper", "axum", "tauri"],
    },
    Unit {
        package: "dradis-channel",
        units: &[],
        others: Some(&[
            "base64",
            "hex",
            "rand",
            "serde",
            "sha2",
            "snow",
            "subtle",
            "thiserror",
            "zeroize",
        ]),
        never: &[
            "tokio", "mio", "socket2", "hyper", "axum", "tauri", "rusqlite",
        ],
    },
    Unit {
        package: "dradis-table",
        units: &[
            "dradis-channel",
            "dradis-journal",
            "dradis-facts",
            "dradis-rules",
            "dradis-scenario",
            "dradis-state",
        ],
        others: None,
        never: &["hyper", "axum", "tauri"],
    },
    Unit {
        package: "dradis-server",
        units: &["dradis-table"],
        others: None,
        never: &["tauri"],
    },
    Unit {
        package: "dradis-desktop",
        units: &["dradis-server", "dradis-table"],
        others: None,
        never: &[],
    },
    Unit {
        package: "dradis-tests",
        units: &[
            "dradis-channel",
            "dradis-endurance",
            "dradis-journal",
            "dradis-reference",
            "dradis-facts",
            "dradis-rules",
            "dradis-state",
            "dradis-server",
            "dradis-table",
        ],
        others: None,
        never: &["tauri"],
    },
    Unit {
        package: "dradis-differential",
        units: &[
            "dradis-reference",
            "dradis-facts",
            "dradis-rules",
            "dradis-state",
        ],
        others: Some(&[]),
        never: &[],
    },
    Unit {
        package: "dradis-endurance",
        units: &[
            "dradis-facts",
            "dradis-rules",
            "dradis-scenario",
            "dradis-state",
        ],
        others: Some(&["serde", "serde_json"]),
        never: &["tokio", "mio"],
    },
    Unit {
        package: "dradis-noninterference",
        units: &["dradis-facts", "dradis-rules", "dradis-state"],
        others: Some(&["serde", "serde_json"]),
        never: &["tokio", "mio"],
    },
    Unit {
        package: "dradis-reference",
        units: &[],
        others: Some(&[]),
        never: &[],
    },
];

/// What the workspace declares and what cargo resolves it to on this system.
struct Packages {
    /// Package name → what it names under `[dependencies]`.
    named: BTreeMap<String, BTreeSet<String>>,
    /// Package name → what it names at all, for its build and its tests too.
    declared: BTreeMap<String, BTreeSet<String>>,
    /// Package id → name.
    names: BTreeMap<String, String>,
    /// Package id → ids of what it links.
    links: BTreeMap<String, Vec<String>>,
}

fn text(value: &Value) -> String {
    value.as_str().expect("a string").to_owned()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("an array")
}

fn packages() -> Packages {
    let version = Command::new("rustc")
        .arg("-vV")
        .output()
        .expect("rustc runs")
        .stdout;
    let version = String::from_utf8(version).expect("rustc prints UTF-8");
    let host = version
        .lines()
        .find_map(|line| line.strip_prefix("host: "))
        .expect("a host");
    // Only this system's packages: the others need not have been fetched.
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked", "--offline"])
        .args(["--filter-platform", host])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo prints JSON");

    let members: BTreeSet<String> = list(&metadata["workspace_members"])
        .iter()
        .map(text)
        .collect();
    let mut found = Packages {
        named: BTreeMap::new(),
        declared: BTreeMap::new(),
        names: BTreeMap::new(),
        links: BTreeMap::new(),
    };
    for package in list(&metadata["packages"]) {
        let (id, name) = (text(&package["id"]), text(&package["name"]));
        if members.contains(&id) {
            let uses = list(&package["dependencies"]).iter();
            let declared = uses.clone().map(|use_| text(&use_["name"])).collect();
            found.declared.insert(name.clone(), declared);
            let linked = uses.filter(|use_| use_["kind"].is_null());
            let named = linked.map(|dependency| text(&dependency["name"])).collect();
            found.named.insert(name.clone(), named);
        }
        found.names.insert(id, name);
    }
    for node in list(&metadata["resolve"]["nodes"]) {
        let linked = list(&node["deps"]).iter().filter(|use_| {
            list(&use_["dep_kinds"])
                .iter()
                .any(|kind| kind["kind"].is_null())
        });
        found.links.insert(
            text(&node["id"]),
            linked.map(|use_| text(&use_["pkg"])).collect(),
        );
    }
    found
}

/// Names of everything that `package` links, through others too.
fn reached(packages: &Packages, package: &str) -> BTreeSet<String> {
    let start = packages
        .names
        .iter()
        .find(|(_, name)| *name == package)
        .expect("a member")
        .0;
    let mut waiting = vec![start];
    let mut seen = BTreeSet::new();
    while let Some(id) = waiting.pop() {
        for next in &packages.links[id] {
            if seen.insert(next) {
                waiting.push(next);
            }
        }
    }
    seen.into_iter()
        .map(|id| packages.names[id].clone())
        .collect()
}

/// What `unit` uses against its row.
fn trespasses(unit: &Unit, packages: &Packages) -> Vec<String> {
    let mut found = Vec::new();
    for name in &packages.named[unit.package] {
        let allowed = if name.starts_with("dradis-") {
            unit.units.contains(&name.as_str())
        } else {
            unit.others
                .is_none_or(|others| others.contains(&name.as_str()))
        };
        if !allowed {
            found.push(format!(
                "{} names {name}, which is not in its row",
                unit.package
            ));
        }
    }
    let reached = reached(packages, unit.package);
    for name in unit.never.iter().filter(|name| reached.contains(**name)) {
        found.push(format!(
            "{} reaches {name}, which it never may",
            unit.package
        ));
    }
    found
}

#[test]
fn every_unit_uses_only_what_its_row_allows() {
    let packages = packages();
    let listed: BTreeSet<&str> = UNITS.iter().map(|unit| unit.package).collect();
    let members: BTreeSet<&str> = packages.named.keys().map(String::as_str).collect();
    assert_eq!(listed, members, "every member of the workspace has a row");

    let found: Vec<String> = UNITS
        .iter()
        .flat_map(|unit| trespasses(unit, &packages))
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_broken_row_is_found() {
    let packages = packages();
    let narrowed = Unit {
        package: "dradis-server",
        units: &[],
        others: Some(&[]),
        never: &["serde_json", "rusqlite"],
    };
    let found = trespasses(&narrowed, &packages);
    for expected in [
        "dradis-server names dradis-table, which is not in its row",
        "dradis-server names axum, which is not in its row",
        "dradis-server reaches serde_json, which it never may",
        "dradis-server reaches rusqlite, which it never may",
    ] {
        assert!(
            found.iter().any(|line| line == expected),
            "{expected}: {found:?}"
        );
    }
}

#[test]
fn the_reference_model_depends_on_nothing() {
    // It is compared with the engine, so it may share nothing with it: neither code nor a test's support.
    let declared = &packages().declared;
    assert!(!declared["dradis-tests"].is_empty());
    assert_eq!(declared["dradis-reference"], BTreeSet::new());
}

#[test]
fn every_planted_fault_has_one_place_in_the_sources() {
    // `make faults` takes long and is run by hand: that its list has grown old must not wait for it.
    let read = |path: &str| fs::read_to_string(root().join(path)).expect(path);
    let faults: Value =
        serde_json::from_str(&read("tests/differential/faults/faults.json")).expect("a list");
    let faults = list(&faults);
    assert!(!faults.is_empty());
    let table = read("docs/FAULTS.md");
    let mut wrong = Vec::new();
    for fault in faults {
        let [rule, said, file, from, to] =
            ["rule", "fault", "file", "from", "to"].map(|key| text(&fault[key]));
        let places = read(&file).matches(&from).count();
        if places != 1 || from == to {
            wrong.push(format!("{rule}: {file} has {places} places for it"));
        }
        if !table.contains(&format!("| {rule} | {said} |")) {
            wrong.push(format!("{rule}: docs/FAULTS.md does not list it"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Packages that a program is made of with the features that it has when it is built by itself, as it is shipped: the
/// name of each, and its features.
fn shipped(program: &str) -> BTreeMap<String, String> {
    let output = Command::new(env!("CARGO"))
        .args(["tree", "--locked", "-p", program, "-e", "normal"])
        .args(["--prefix", "none", "--format", "{p}|{f}"])
        .current_dir(root())
        .output()
        .expect("cargo tree runs");
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let lines = String::from_utf8(output.stdout).expect("cargo prints UTF-8");
    let parted = lines.lines().filter_map(|line| line.split_once('|'));
    let named = parted.map(|(package, features)| (package.split(' ').next(), features));
    named
        .filter_map(|(name, features)| Some((name?.to_owned(), features.to_owned())))
        .collect()
}

#[test]
fn the_toy_kit_is_in_tests_alone() {
    let has_toy = |program| shipped(program)["dradis-facts"].contains("toy");
    assert!(!has_toy("dradis-server") && !has_toy("dradis-desktop"));
    assert!(has_toy("dradis-endurance"), "it would notice");
}

#[test]
fn the_shipped_programs_hold_no_generator_and_no_second_cryptography() {
    // The generator of TypeScript is for the pages' sources; the channel has one cipher and one hash.
    let kept_out = ["aes", "aes-gcm", "blake2", "ring", "ts-rs", "ts-rs-macros"];
    for program in ["dradis-server", "dradis-desktop"] {
        let there = shipped(program);
        for kept_in in ["dradis-table", "snow", "chacha20poly1305"] {
            assert!(there.contains_key(kept_in), "{program} without {kept_in}");
        }
        let found: Vec<&str> = kept_out
            .into_iter()
            .filter(|name| there.contains_key(*name))
            .collect();
        assert_eq!(found, Vec::<&str>::new(), "{program}");
    }
}

#[test]
fn only_the_host_folder_of_the_pages_knows_the_desktop_shell() {
    let host = root().join("ui/src/lib/host");
    let found = sources(&["ui"], &["ts", "svelte", "js", "mjs", "html", "css"])
        .into_iter()
        .filter(|(path, text)| !path.starts_with(&host) && text.contains("@tauri-apps/"))
        .map(|(path, _)| path.display().to_string());
    assert_eq!(found.collect::<Vec<_>>(), Vec::<String>::new());
}

#[test]
fn the_rules_name_no_clock_no_files_and_no_order_that_changes() {
    let banned = [
        "HashMap",
        "HashSet",
        "Instant",
        "SystemTime",
        "std::fs",
        "std::net",
    ];
    let files = sources(
        &[
            "crates/facts/src",
            "crates/state/src",
            "crates/rules/src",
            "crates/scenario/src",
        ],
        &["rs"],
    );
    assert!(!files.is_empty());
    let mut found = Vec::new();
    for (path, text) in &files {
        for (line, code) in code_lines(text) {
            found.extend(
                banned
                    .iter()
                    .filter(|name| code.contains(**name))
                    .map(|name| format!("{}:{line} names {name}", path.display())),
            );
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_shell_stays_under_300_lines_of_rust() {
    let lines: usize = sources(&["src-tauri"], &["rs"])
        .iter()
        .map(|(_, text)| text.lines().count())
        .sum();
    assert!(lines > 0, "the shell is in src-tauri");
    assert!(
        lines < 300,
        "src-tauri has {lines} lines of Rust; fewer than 300 are allowed"
    );
}

#[test]
fn names_say_what_a_thing_is() {
    let declaring = [
        "struct",
        "enum",
        "trait",
        "type",
        "mod",
        "class",
        "interface",
    ];
    let empty_words = ["Manager", "Helper", "Helpers", "Util", "Utils", "Service"];
    let mut found = Vec::new();
    for (path, text) in sources(
        &["crates", "src-tauri", "tests", "ui"],
        &["rs", "ts", "svelte"],
    ) {
        for (line, code) in code_lines(&text) {
            let words: Vec<&str> = code
                .split(|c: char| !c.is_alphanumeric() && c != '_')
                .collect();
            for pair in words.windows(2).filter(|pair| declaring.contains(&pair[0])) {
                let name = pair[1].to_lowercase();
                if empty_words
                    .iter()
                    .any(|word| name.ends_with(&word.to_lowercase()))
                {
                    found.push(format!("{}:{line} declares {}", path.display(), pair[1]));
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn no_file_holds_unfinished_work_or_a_path_of_one_machine() {
    // Put together here, so that this file does not find itself.
    let banned = [
        concat!("TO", "DO"),
        concat!("FIX", "ME"),
        concat!("todo", "!("),
        concat!("unimplemented", "!("),
        concat!("#[", "ignore"),
        concat!("test.", "skip("),
        concat!("/wo", "rk/"),
        concat!("/ro", "ot/"),
    ];
    let kinds = [
        "rs", "ts", "svelte", "mjs", "js", "css", "html", "py", "md", "json", "toml", "ftl",
    ];
    let folders = ["crates", "src-tauri", "tests", "ui", "docs", ".ci", "fuzz"];
    let mut found = Vec::new();
    for (path, text) in sources(&folders, &kinds) {
        for (number, line) in text.lines().enumerate() {
            let hits = banned.iter().filter(|word| line.contains(**word));
            found.extend(hits.map(|hit| format!("{}:{} has {hit}", path.display(), number + 1)));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_package_is_built_where_the_pages_are_and_holds_what_is_there() {
    let json = |path: &str| {
        let text = fs::read_to_string(root().join(path)).expect("a file of the clone");
        serde_json::from_str::<Value>(&text).expect("JSON")
    };
    // Without a folder of its own the command runs in the first one that has a package.json.
    let before = &json("tauri.conf.json")["build"]["beforeBuildCommand"];
    let pages = before["cwd"]
        .as_str()
        .expect("the command names its folder");
    let script = before["script"].as_str().expect("a command");
    let script = script.strip_prefix("npm run ").expect("a script of npm");
    assert!(json(&format!("{pages}/package.json"))["scripts"][script].is_string());

    let held = json("src-tauri/bundle.conf.json");
    let held = held["bundle"]["resources"].as_object().expect("resources");
    let licences = ["LICENSE-APACHE", "LICENSE-MIT", "THIRD-PARTY.md"];
    assert_eq!(held.keys().collect::<Vec<_>>(), licences);
    // The last of them is collected anew for each package.
    let icons = json("tauri.conf.json")["bundle"]["icon"].clone();
    for path in list(&icons)
        .iter()
        .map(text)
        .chain(licences[..2].iter().map(|&path| path.to_owned()))
    {
        assert!(root().join(&path).is_file(), "{path} is missing");
    }
}

#[test]
fn lock_files_name_no_registry_but_the_public_one() {
    let public = "registry+https://github.com/rust-lang/crates.io-index";
    for file in ["Cargo.lock", "fuzz/Cargo.lock", "tests/mutants/Cargo.lock"] {
        let lock = fs::read_to_string(root().join(file)).expect(file);
        let sources: BTreeSet<&str> = lock
            .lines()
            .filter_map(|line| line.strip_prefix("source = "))
            .collect();
        assert_eq!(sources, BTreeSet::from([format!("\"{public}\"").as_str()]));
    }

    for folder in ["ui", "tests/e2e"] {
        let path = root().join(folder).join("package-lock.json");
        let lock: Value =
            serde_json::from_str(&fs::read_to_string(path).expect("a lock file")).expect("JSON");
        let packages = lock["packages"].as_object().expect("packages");
        assert!(packages.len() > 1, "{folder} locks its packages");
        let resolved: Vec<&String> = packages
            .iter()
            .filter(|(_, entry)| entry.get("resolved").is_some())
            .map(|(name, _)| name)
            .collect();
        assert!(
            resolved.is_empty(),
            "{folder}: {resolved:?} name where they were fetched"
        );
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("the workspace")
        .to_owned()
}

/// Every file of the given kinds below the given folders, without what is built or installed.
fn sources(folders: &[&str], kinds: &[&str]) -> Vec<(PathBuf, String)> {
    const BUILT: [&str; 6] = [
        "node_modules",
        "target",
        "dist",
        "gen",
        "out",
        "test-results",
    ];
    let mut waiting: Vec<PathBuf> = folders.iter().map(|folder| root().join(folder)).collect();
    let mut found = Vec::new();
    while let Some(folder) = waiting.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of the project") {
            let path = entry.expect("an entry").path();
            let name = path
                .file_name()
                .and_then(|name| name.to_str())
                .unwrap_or_default();
            if path.is_dir() {
                if !BUILT.contains(&name) {
                    waiting.push(path);
                }
            } else if path
                .extension()
                .is_some_and(|kind| kinds.iter().any(|k| kind == *k))
            {
                let text = fs::read_to_string(&path).expect("a text file");
                found.push((path, text));
            }
        }
    }
    found.sort();
    found
}

/// The lines that are not comments, with their numbers.
fn code_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines()
        .enumerate()
        .filter(|(_, line)| !line.trim_start().starts_with("//"))
        .map(|(number, line)| (number + 1, line))
}

/// The games, as the kit lists them.
fn games() -> Vec<String> {
    let kit = fs::read_to_string(root().join("crates/facts/src/kit.rs")).expect("the kit");
    let (_, after) = kit.split_once("pub enum Game {\n").expect("the games");
    let body = after.split("\n}\n").next().unwrap_or_default();
    let variants = body.lines().filter_map(|line| line.strip_prefix("    "));
    let variants = variants.filter(|line| line.starts_with(char::is_uppercase));
    let named = variants.filter_map(|line| line.split([',', ' ']).next());
    named.map(|name| format!("Game::{name}")).collect()
}

/// Places in these sources that tell games apart, or list what every box has instead of what a kit has.
fn around_the_kit(path: &str, text: &str) -> Vec<String> {
    let is_kit = path.contains("crates/facts/src/kit");
    let asks = ["crates/rules/src", "crates/state/src"].map(|crate_| path.contains(crate_));
    let in_rules = asks.contains(&true);
    let variants = games();
    let tells_apart = |code: &str| {
        code.contains("options.game") || variants.iter().any(|variant| code.contains(variant))
    };
    let lists = |code: &str| {
        let printed = [
            "Id::all()",
            "LoyaltyCard::all()",
            "CivilianKind::all()",
            "Board::all()",
        ];
        in_rules && printed.iter().any(|list| code.contains(list))
    };
    let found = code_lines(text).filter(|(_, code)| (!is_kit && tells_apart(code)) || lists(code));
    found
        .map(|(line, code)| format!("{path}:{line} {}", code.trim()))
        .collect()
}

#[test]
fn only_the_kit_tells_games_apart_and_the_rules_ask_a_kit() {
    let files = sources(&["crates", "src-tauri"], &["rs"]);
    let shipped = files
        .iter()
        .map(|(path, text)| (path.display().to_string(), text))
        .filter(|(path, _)| path.contains("/src/") && !path.contains("/tests/"));
    let found: Vec<String> = shipped
        .flat_map(|(path, text)| around_the_kit(&path, text))
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
    // It would notice.
    let rules = "crates/rules/src/play/setup.rs";
    assert_eq!(
        around_the_kit(rules, "if state.options.game == x {").len(),
        1
    );
    assert_eq!(
        around_the_kit(rules, "match game { Game::Base => 1 }").len(),
        1
    );
    assert_eq!(
        around_the_kit(rules, "for location in LocationId::all() {").len(),
        1
    );
    assert_eq!(
        around_the_kit("crates/facts/src/kit/toy.rs", "Game::Toy => toy::kit()"),
        [""; 0]
    );
}

/// Names of made-up kits in these sources, but for the feature that brings them.
fn made_up<'a>(path: &str, text: &str, kits: &'a [String]) -> Vec<&'a str> {
    let is_kit = path.contains("crates/facts/src/kit");
    let feature = "feature = \"toy\"";
    let lines = code_lines(text).filter(|(_, code)| !is_kit && !code.contains(feature));
    let code: String = lines.map(|(_, code)| code.to_lowercase()).collect();
    let words = code.split(|letter: char| !letter.is_alphabetic());
    let words: BTreeSet<&str> = words.collect();
    let named = kits.iter().filter(|kit| words.contains(kit.as_str()));
    named.map(String::as_str).collect()
}

#[test]
fn a_kit_is_added_by_its_folder_and_the_kit_alone() {
    const PRINTED: [&str; 3] = ["base", "combined", "rules"];
    let content = fs::read_dir(root().join("crates/facts/content")).expect("the content");
    let folders = content.map(|entry| entry.expect("an entry").file_name());
    let kits: Vec<String> = folders
        .filter_map(|name| name.into_string().ok())
        .filter(|name| !PRINTED.contains(&name.as_str()))
        .collect();
    assert!(kits.len() >= 2, "{kits:?}");
    let files = sources(&["crates", "src-tauri", "ui/src"], &["rs", "ts", "svelte"]);
    let shipped = files
        .iter()
        .map(|(path, text)| (path.display().to_string(), text))
        .filter(|(path, _)| !path.contains("/tests/") && !path.contains(".test."));
    for (path, text) in shipped {
        assert_eq!(made_up(&path, text, &kits), [""; 0], "{path}");
    }
    // It would notice.
    let one = "match game { Game::Toy => 1 }";
    assert_eq!(made_up("crates/rules/src/lib.rs", one, &kits), ["toy"]);
}

/// Places where something is done by the name of a row. Another row would be offered, and nothing would happen.
fn by_name(text: &str) -> Vec<&str> {
    let heads = text.match_indices("match ").filter_map(|(at, word)| {
        let after = text.get(at + word.len()..)?;
        after.split(['{', ';', '=']).next()
    });
    heads
        .filter(|head| head.trim_end().ends_with(".name()"))
        .collect()
}

#[test]
fn what_a_row_does_is_its_deed_and_never_found_by_its_name() {
    let files = sources(&["crates/rules/src", "crates/state/src"], &["rs"]);
    assert!(files.len() > 100, "{} files", files.len());
    for (path, text) in &files {
        assert_eq!(by_name(text), [""; 0], "{}", path.display());
    }
    // It would notice.
    let one = "Act::Location { location } => match location.name() { \"armory\" => 1, _ => 0 }";
    assert_eq!(by_name(one).len(), 1);
    assert_eq!(by_name("match location\n        .name()\n    {").len(), 1);
}

/// The answers of "Where is …" lead to files that are there and to names that stand in them.
#[test]
fn every_path_and_name_of_where_is_there() {
    let text = fs::read_to_string(root().join("docs/ARCHITECTURE.md")).expect("a readable file");
    let (_, section) = text.split_once("## Where is …").expect("the section");
    let section = section.split("\n## ").next().unwrap_or_default();
    let (_, list) = section.split_once("\n* ").expect("a list");
    let answers: Vec<&str> = list.split("\n* ").collect();
    assert_eq!(answers.len(), 8, "eight questions are answered");
    let mut names = 0;
    for answer in answers {
        let hops = answer.matches('→').count() + 1;
        assert!(hops <= 3, "more than three hops: {answer}");
        let mut within = String::new();
        // Every second part stands between backticks.
        let parts = answer.split('`').enumerate();
        for (_, quoted) in parts.filter(|(part, _)| part % 2 == 1) {
            if quoted.contains('/') {
                let path = root().join(quoted);
                assert!(path.exists(), "{quoted} is not there");
                within = fs::read_to_string(path).unwrap_or_default();
            } else if !quoted.contains(' ') {
                let defined = ["fn", "enum", "struct", "const"];
                let found = defined
                    .iter()
                    .any(|word| within.contains(&format!("{word} {quoted}")));
                assert!(found, "{quoted} is not there: {answer}");
                names += 1;
            }
        }
        assert!(
            !within.is_empty() || answer.contains("locales"),
            "no file: {answer}"
        );
    }
    assert!(names > 0, "no name was looked up");
}
