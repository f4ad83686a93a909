//! What the server asks of the shell: full screen, a display kept awake, file dialogs.

use std::path::Path;

use dradis_server::ShellRequest;
use keepawake::KeepAwake;
use tauri::AppHandle;
use tauri_plugin_dialog::{DialogExt, FileDialogBuilder, MessageDialogKind};
use tokio::sync::mpsc::Receiver;

use crate::window;

/// Answers the server until it stops. The display is kept awake from the start: a table is looked
/// at far more than it is touched.
///
/// A thread of its own, because Windows ties "keep awake" to the thread that asked for it, and
/// because a dialog is waited for.
pub(crate) fn serve(app: AppHandle, mut requests: Receiver<ShellRequest>) {
    std::thread::spawn(move || {
        let mut awake = keep_awake();
        while let Some(request) = requests.blocking_recv() {
            match request {
                ShellRequest::FullScreen(on) => window::full_screen(&app, on),
                ShellRequest::KeepAwake(true) => awake = awake.or_else(keep_awake),
                ShellRequest::KeepAwake(false) => awake = None,
                ShellRequest::SaveFile { name, bytes } => save_file(&app, &name, &bytes),
                ShellRequest::OpenFile { reply } => {
                    // Nobody waits any more when the page was closed meanwhile.
                    let _ = reply.send(open_file(&app));
                }
            }
        }
    });
}

/// Keeps the display on while the value lives. A desktop that has no such service only loses the
/// comfort, so the failure is logged.
fn keep_awake() -> Option<KeepAwake> {
    keepawake::Builder::default()
        .display(true)
        .idle(true)
        .reason("A game is on the table")
        .app_name("Dradis")
        .app_reverse_domain("app.dradis.desktop")
        .create()
        .inspect_err(|error| tracing::warn!(%error, "the display cannot be kept awake"))
        .ok()
}

fn save_file(app: &AppHandle, name: &str, bytes: &[u8]) {
    let chosen = dialog(app).set_file_name(name).blocking_save_file();
    let Some(path) = chosen.and_then(|path| path.into_path().ok()) else {
        return;
    };
    if let Err(error) = std::fs::write(&path, bytes) {
        complain(app, &path, "written", &error);
    }
}

fn open_file(app: &AppHandle) -> Option<Vec<u8>> {
    let path = dialog(app).blocking_pick_file()?.into_path().ok()?;
    std::fs::read(&path)
        .inspect_err(|error| complain(app, &path, "read", error))
        .ok()
}

fn dialog(app: &AppHandle) -> FileDialogBuilder<tauri::Wry> {
    let dialog = app.dialog().file();
    match window::window(app) {
        Some(window) => dialog.set_parent(&window),
        None => dialog,
    }
}

fn complain(app: &AppHandle, path: &Path, done: &str, error: &std::io::Error) {
    let sentence = format!("{} could not be {done}: {error}.", path.display());
    tracing::warn!("{sentence}");
    app.dialog()
        .message(sentence)
        .kind(MessageDialogKind::Error)
        .blocking_show();
}
