//! Prints what everybody sees of a game with each of the made-up kits, by its name, as the pages get it.
#![expect(clippy::print_stdout, reason = "printing is what it is for")]

use std::collections::BTreeMap;

use dradis_endurance::further_view;
use dradis_facts::kit::Game;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut views = BTreeMap::new();
    for game in Game::MADE {
        let view = further_view(*game).map_err(|broken| format!("{broken:#?}"))?;
        let name = serde_json::to_value(game)?;
        views.insert(name.as_str().unwrap_or_default().to_owned(), view);
    }
    println!("{}", serde_json::to_string(&views)?);
    Ok(())
}
