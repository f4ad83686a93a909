//! Looks again whenever the pages were built anew: their file names change with their content.

fn main() {
    println!("cargo::rerun-if-changed=../../ui/dist");
}
