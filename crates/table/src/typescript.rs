//! The wire types as TypeScript, for the pages.
//!
//! `cargo run -p dradis-table --example wire_types` writes them to `ui/src/lib/wire`; a test fails
//! while the files there are not the ones made here.

use std::collections::BTreeMap;

use dradis_rules::message::catalogue_ids;
use ts_rs::{Config, ExportError, TS, TypeVisitor};

use crate::wire::{FromReferee, FromSeat, SecretFrame, TROUBLES, ToReferee, ToSeat, ToWall};

/// File with the ids of every message that the host may send; the catalogues hold words for each.
pub const MESSAGE_IDS: &str = "message-ids.json";

/// Name and content of every file.
///
/// # Errors
/// A type that has no TypeScript form.
pub fn files() -> Result<BTreeMap<String, String>, ExportError> {
    let mut collect = Collect {
        // Rows and steps stay far below 2^53, so a page may hold them as plain numbers.
        config: Config::new().with_large_int("number"),
        files: BTreeMap::new(),
        error: None,
    };
    collect.visit::<FromReferee>();
    collect.visit::<ToReferee>();
    collect.visit::<FromSeat>();
    collect.visit::<ToSeat>();
    collect.visit::<SecretFrame>();
    collect.visit::<ToWall>();
    if let Some(error) = collect.error {
        return Err(error);
    }
    collect.files.insert(MESSAGE_IDS.to_owned(), message_ids());
    Ok(collect.files)
}

fn message_ids() -> String {
    let ids: Vec<String> = catalogue_ids()
        .into_iter()
        .chain(TROUBLES.iter().map(|id| (*id).to_owned()))
        .map(|id| format!("  \"{id}\""))
        .collect();
    format!("[\n{}\n]\n", ids.join(",\n"))
}

struct Collect {
    config: Config,
    files: BTreeMap<String, String>,
    error: Option<ExportError>,
}

impl TypeVisitor for Collect {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let Some(path) = T::output_path() else {
            return;
        };
        let name = path.to_string_lossy().into_owned();
        if self.files.contains_key(&name) {
            return;
        }
        match T::export_to_string(&self.config) {
            Ok(text) => {
                self.files.insert(name, text);
                T::visit_dependencies(self);
            }
            Err(error) => self.error = Some(error),
        }
    }
}
