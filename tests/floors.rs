//! The floors of the rules crate, held: imports go down only, and the rooms of `play` form no large circle.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// A module path below the crate's root.
type Module = Vec<String>;

/// An import of one module by another, as it is written.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Arrow {
    from: Module,
    to: Module,
}

/// The floor of a module; those that stand in the crate itself know all.
fn floor(module: &[String]) -> u8 {
    match module.first().map(String::as_str) {
        Some("play") => 2,
        Some("books") => 3,
        Some("tell") => 4,
        Some(_) | None => 5,
    }
}

/// The room of `play` that a module belongs to.
fn room(module: &[String]) -> Option<&str> {
    match module {
        [floor, room, ..] if floor == "play" => Some(room),
        _ => None,
    }
}

/// The text without comments and without what is compiled for tests alone, which stands last.
fn shipped(text: &str) -> String {
    let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or("");
    let lines = code
        .lines()
        .map(|line| line.split("//").next().unwrap_or(""));
    lines.collect::<Vec<_>>().join("\n")
}

/// The single paths of a tree such as `a::{b, c::{d, e}}`.
fn paths(tree: &str) -> Vec<String> {
    let tree = tree.trim();
    let Some((before, rest)) = tree.split_once('{') else {
        let path = tree.split(" as ").next().unwrap_or(tree).trim();
        return (!path.is_empty())
            .then(|| path.to_owned())
            .into_iter()
            .collect();
    };
    let inner = rest.rsplit_once('}').map_or(rest, |(inner, _)| inner);
    let (mut depth, mut start, mut parts) = (0_usize, 0, Vec::new());
    for (at, letter) in inner.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&inner[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&inner[start..]);
    let each = parts.into_iter().flat_map(paths);
    each.map(|path| format!("{before}{path}")).collect()
}

/// Every path of the crate that a source names, by `use` or where it stands.
fn named(code: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = code;
    while let Some(at) = rest
        .find("crate::")
        .into_iter()
        .chain(rest.find("super::"))
        .min()
    {
        let before = rest[..at].chars().next_back();
        let (whole, tail) = rest.split_at(at);
        let word = before.is_some_and(|c| c.is_alphanumeric() || "_$:".contains(c));
        let in_use = whole.rsplit(['\n', ';']).next().is_some_and(|line| {
            let line = line.trim();
            line == "use" || (line.starts_with("pub") && line.ends_with("use"))
        });
        let length = if in_use {
            tail.find(';').unwrap_or(tail.len())
        } else {
            let part = |c: char| !(c.is_alphanumeric() || c == '_' || c == ':');
            tail.find(part).unwrap_or(tail.len())
        };
        if !word {
            found.extend(paths(&tail[..length]));
        }
        rest = &tail[length.max(1)..];
    }
    found
}

/// The module in which a file lies.
fn module_of(root: &Path, file: &Path) -> Module {
    let inside = file.strip_prefix(root).unwrap_or(file).with_extension("");
    let parts = inside
        .iter()
        .map(|part| part.to_string_lossy().into_owned());
    parts.filter(|part| part != "lib").collect()
}

fn arrows(root: &Path, files: &[(std::path::PathBuf, String)]) -> BTreeSet<Arrow> {
    let mut found = BTreeSet::new();
    for (path, text) in files {
        let from = module_of(root, path);
        for name in named(&shipped(text)) {
            let mut to: Module = name.split("::").map(str::to_owned).collect();
            let ups = to.iter().take_while(|part| *part == "super").count();
            to = if ups == 0 {
                to.split_off(1)
            } else {
                let above = from.len().saturating_sub(ups);
                from.iter()
                    .take(above)
                    .cloned()
                    .chain(to.split_off(ups))
                    .collect()
            };
            found.insert(Arrow {
                from: from.clone(),
                to,
            });
        }
    }
    found
}

/// The imports that go up.
fn upward(arrows: &BTreeSet<Arrow>) -> Vec<String> {
    let up = arrows
        .iter()
        .filter(|arrow| floor(&arrow.to) > floor(&arrow.from));
    up.map(|Arrow { from, to }| format!("{} names {}", from.join("::"), to.join("::")))
        .collect()
}

/// The rooms that reach each other round about, each circle once.
fn circles(arrows: &BTreeSet<Arrow>) -> BTreeSet<BTreeSet<String>> {
    let mut next: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for Arrow { from, to } in arrows {
        if let (Some(from), Some(to)) = (room(from), room(to))
            && from != to
        {
            next.entry(from).or_default().insert(to);
        }
    }
    let reached = |start: &str| {
        let mut seen: BTreeSet<&str> = BTreeSet::new();
        let mut waiting: Vec<&str> = next.get(start).into_iter().flatten().copied().collect();
        while let Some(room) = waiting.pop() {
            if seen.insert(room) {
                waiting.extend(next.get(room).into_iter().flatten());
            }
        }
        seen
    };
    let all: BTreeMap<&str, BTreeSet<&str>> =
        next.keys().map(|room| (*room, reached(room))).collect();
    let circle = |room: &str| {
        let others = all[room].iter();
        let both = others.filter(|other| all.get(**other).is_some_and(|back| back.contains(room)));
        both.map(|other| (*other).to_owned())
            .collect::<BTreeSet<_>>()
    };
    let each = all.keys().map(|room| circle(room));
    each.filter(|members| members.len() > 1).collect()
}

/// How many rooms may reach each other round about.
const LARGEST_CIRCLE: usize = 3;

fn rules() -> BTreeSet<Arrow> {
    let root = super::root().join("crates/rules/src");
    let files = super::sources(&["crates/rules/src"], &["rs"]);
    arrows(&root, &files)
}

#[test]
fn imports_of_the_rules_go_down_only() {
    let arrows = rules();
    assert!(arrows.len() > 100, "the sources name each other");
    let up = upward(&arrows);
    assert!(up.is_empty(), "{}", up.join("\n"));
}

#[test]
fn procedures_form_no_large_circle() {
    let circles = circles(&rules());
    let large: Vec<_> = circles
        .iter()
        .filter(|circle| circle.len() > LARGEST_CIRCLE)
        .collect();
    assert!(large.is_empty(), "{large:?}");
}

/// Sources that break both rules, in every way that a path can be written.
#[test]
fn an_import_that_goes_up_and_a_circle_are_found() {
    let root = Path::new("src");
    let file = |name: &str, text: &str| (root.join(name), text.to_owned());
    let cases = [
        ("play/turn.rs", "use crate::tell::view::View;\n"),
        (
            "play/turn.rs",
            "use crate::{play::doing::Doing, tell::{odds, view}};\n",
        ),
        (
            "play/turn/question.rs",
            "pub(crate) use super::super::super::books::board;\n",
        ),
        ("books/board.rs", "fn f() { crate::tell::view::view() }\n"),
        ("play.rs", "pub use crate::books::{self as other};\n"),
        ("books.rs", "pub use super::command::Command;\n"),
    ];
    for (name, text) in cases {
        let up = upward(&arrows(root, &[file(name, text)]));
        assert!(!up.is_empty(), "{text}");
    }
    let down = [
        file(
            "tell/view.rs",
            "use crate::play::turn;\nuse super::odds;\n// crate::history\n",
        ),
        file(
            "play/turn.rs",
            "#[cfg(test)]\nmod tests { use crate::history::History; }\n",
        ),
    ];
    assert_eq!(upward(&arrows(root, &down)), Vec::<String>::new());
    let round = [
        file("play/a.rs", "use crate::play::b;\n"),
        file("play/b/question.rs", "use super::super::c::x;\n"),
        file("play/c.rs", "fn f() { crate::play::d::y() }\n"),
        file("play/d.rs", "pub(crate) use crate::play::{a, e};\n"),
        file("play/e.rs", ""),
    ];
    let found: Vec<usize> = circles(&arrows(root, &round))
        .iter()
        .map(BTreeSet::len)
        .collect();
    assert_eq!(found, [4]);
}

/// Texts of answers that a source writes or reads by itself, by the words that they begin with.
fn texts_of_answers(code: &str) -> Vec<&'static str> {
    const BEGINNINGS: [&str; 38] = [
        "character",
        "go",
        "fly",
        "act",
        "player",
        "compass",
        "option",
        "hand",
        "card",
        "attack",
        "back",
        "total",
        "seat",
        "cards",
        "added",
        "told",
        "type",
        "play",
        "ability",
        "arbitrator",
        "chief-of-staff",
        "probation",
        "intuition",
        "devotion",
        "distance",
        "branch",
        "space",
        "unmanned",
        "pilot",
        "civilian",
        "plan",
        "evade",
        "launch",
        "move",
        "centurion",
        "recall",
        "end-turn",
        "any-order",
    ];
    let found = BEGINNINGS.into_iter().filter(|word| {
        let (with, whole) = (format!("\"{word}:"), format!("option == \"{word}\""));
        code.contains(&with) || code.contains(&whole)
    });
    found.collect()
}

#[test]
fn no_room_writes_or_reads_the_text_of_an_answer() {
    assert_eq!(texts_of_answers("format!(\"go:{}\", name)"), ["go"]);
    assert_eq!(texts_of_answers("strip_prefix(\"card:\")"), ["card"]);
    let files = super::sources(&["crates/rules/src/play", "crates/rules/src/tell"], &["rs"]);
    for (path, text) in &files {
        assert_eq!(texts_of_answers(&shipped(text)), [""; 0], "{path:?}");
    }
    assert!(files.len() > 50, "{} sources", files.len());
}
