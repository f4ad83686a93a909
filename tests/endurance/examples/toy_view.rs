//! Prints what everybody sees of a game with the toy kit, as the pages get it.
#![expect(clippy::print_stdout, reason = "printing is what it is for")]

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let view = dradis_endurance::toy_view().map_err(|broken| format!("{broken:#?}"))?;
    println!("{}", serde_json::to_string(&view)?);
    Ok(())
}
