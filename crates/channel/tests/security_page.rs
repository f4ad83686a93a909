//! Every test that docs/SECURITY.md names exists.

use std::path::Path;

#[test]
fn the_security_page_names_tests_that_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let page = std::fs::read_to_string(root.join("docs/SECURITY.md")).unwrap();
    let folders = [
        "crates/channel/src",
        "crates/channel/tests",
        "crates/journal/src",
        "crates/journal/tests",
        "crates/facts/src",
        "crates/state/src",
        "crates/rules/src",
        "crates/server/src",
        "crates/server/tests",
        "crates/table/src",
        "crates/table/src/tests",
        "crates/table/tests",
        "tests/e2e/browser",
        "tests/e2e/screens",
        "tests/noninterference/tests",
        "ui/src/lib/channel",
        "ui/src/lib/design",
        "ui/src/lib/table",
        "ui/src/lib/verify",
        "ui/src/phone",
        "ui/src/referee",
    ];
    let mut named = 0;
    // Every second part stands between two marks.
    for (at, mark) in page.split('`').enumerate() {
        if at % 2 == 0 {
            continue;
        }
        let Some((file, test)) = mark.split_once(": ") else {
            continue;
        };
        let sources = folders.map(|folder| {
            std::fs::read_to_string(root.join(folder).join(file)).unwrap_or_default()
        });
        let written = if file.ends_with(".rs") {
            format!("fn {test}(")
        } else {
            format!("\"{test}\"")
        };
        assert!(
            sources.iter().any(|source| source.contains(&written)),
            "docs/SECURITY.md names {test:?}, which {file} does not have"
        );
        named += 1;
    }
    assert!(named > 60, "only {named} tests are named");
}
