//! Embeds the configuration, the icons and the one-file splash.

fn main() {
    tauri_build::build();
}
