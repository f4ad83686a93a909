//! The list of earlier games.

use dradis_journal::{DataFolder, FolderError, TableEntry, TableState};

use crate::game::{open_trouble, time_text};
use crate::wire::TableSummary;

/// The tables of a data folder, latest first. Tables that are open are left out: whoever holds them
/// asks [`crate::Table::summary`].
///
/// # Errors
/// [`FolderError`] when the folder cannot be read; a table that cannot be opened is a line with its
/// trouble.
pub fn list(folder: &DataFolder) -> Result<Vec<TableSummary>, FolderError> {
    let mut tables: Vec<TableSummary> = folder.list()?.into_iter().filter_map(summary).collect();
    tables.sort_by(|a, b| b.played.cmp(&a.played));
    Ok(tables)
}

fn summary(entry: TableEntry) -> Option<TableSummary> {
    let TableEntry { id, path: _, state } = entry;
    let nothing_known = TableSummary {
        table: id.to_string(),
        ..TableSummary::default()
    };
    match state {
        TableState::Open => None,
        TableState::Closed {
            genesis,
            rows: _,
            summary,
        } => Some(
            summary
                .and_then(|summary| serde_json::from_value(summary).ok())
                .unwrap_or(TableSummary {
                    played: time_text(genesis.created),
                    ..nothing_known
                }),
        ),
        TableState::Unusable(error) => Some(TableSummary {
            trouble: Some(open_trouble(&error).to_owned()),
            ..nothing_known
        }),
    }
}
