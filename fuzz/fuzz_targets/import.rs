//! The import reader: an exported game, read and checked as `dradis verify` and `dradis import` do it.
//!
//! Input: a byte, then the file. When the byte is odd, whatever can be read as rows is chained anew
//! first, as somebody would who wants a forged game to be taken in: otherwise no change would ever come
//! past the hashes.

#![no_main]

use dradis_journal::{Blind, Genesis, Head, PublicRow, canonical, chain};
use dradis_table::archive;
use libfuzzer_sys::fuzz_target;
use serde_json::{Value, from_value, json};

fuzz_target!(|input: &[u8]| {
    let Some((how, file)) = input.split_first() else {
        return;
    };
    if how & 1 == 0 {
        let _ = archive::verify_export(file, None);
    } else if let Some(file) = chained(file) {
        let _ = archive::verify_export(file.as_bytes(), None);
    }
});

/// The file with hashes that follow from what it says.
fn chained(file: &[u8]) -> Option<String> {
    let text = std::str::from_utf8(file).ok()?;
    let mut lines = text.lines();
    let mut header: Value = serde_json::from_str(lines.next()?).ok()?;
    let genesis: Genesis = from_value(header.get("genesis")?.clone()).ok()?;
    let mut head = Head {
        seq: 0,
        hash: chain::genesis_hash(&genesis),
    };
    let mut rows = String::new();
    for line in lines {
        let mut line: Value = serde_json::from_str(line).ok()?;
        let mut row: PublicRow = from_value(line.get("row")?.clone()).ok()?;
        if let Some(Value::Array(secrets)) = line.get("secrets") {
            let blind: Blind = from_value(line.get("blind")?.clone()).ok()?;
            row.commitment = chain::commitment(&blind, secrets).ok()?;
        }
        row.seq = head.seq + 1;
        row.hash = chain::row_hash(&head.hash, &row).ok()?;
        head = Head {
            seq: row.seq,
            hash: row.hash,
        };
        line["row"] = serde_json::to_value(&row).ok()?;
        rows.push_str(&canonical::to_string(&line).ok()?);
        rows.push('\n');
    }
    header["head"] = json!(head);
    let header = canonical::to_string(&header).ok()?;
    Some(format!("{header}\n{rows}"))
}
