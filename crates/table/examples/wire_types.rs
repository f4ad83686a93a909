//! Writes the wire types for the pages: `cargo run -p dradis-table --example wire_types`.

use std::error::Error;
use std::fs;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../ui/src/lib/wire");
    let files = dradis_table::typescript::files()?;
    for found in fs::read_dir(&folder)? {
        let path = found?.path();
        let name = path.file_name().and_then(|name| name.to_str());
        if name.is_some_and(|name| name.ends_with(".ts") && !files.contains_key(name)) {
            fs::remove_file(path)?;
        }
    }
    for (name, text) in files {
        fs::write(folder.join(name), text)?;
    }
    Ok(())
}
