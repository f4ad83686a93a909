//! The generated wire types of the pages are current.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

#[test]
fn the_pages_have_the_current_wire_types() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../ui/src/lib/wire");
    let there: BTreeMap<String, String> = fs::read_dir(&folder)
        .expect("the pages' sources are there")
        .map(|found| found.expect("a readable folder"))
        .map(|found| {
            let name = found.file_name().to_string_lossy().into_owned();
            (name, fs::read_to_string(found.path()).expect("a text file"))
        })
        .collect();
    let made = dradis_table::typescript::files().expect("every wire type has a form");
    let differ: Vec<&String> = made
        .keys()
        .chain(there.keys())
        .filter(|name| made.get(*name) != there.get(*name))
        .collect();
    assert!(
        differ.is_empty(),
        "run `cargo run -p dradis-table --example wire_types`: {differ:?}"
    );
}
