//! The desktop shell: one window on the referee page of the server that runs inside this process.
//!
//! The page is granted no Tauri capability: the shell hears the server ([`shell::serve`]) and the key
//! for full screen ([`window::open`]), nothing else.

#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

mod shell;
mod window;

use std::net::{IpAddr, Ipv4Addr};
use std::process::ExitCode;
use std::sync::Mutex;

use dradis_server::{Running, ServeOptions, logs};
use tauri::{App, AppHandle, Manager, RunEvent};
use tauri_plugin_window_state::StateFlags;
use {
    tauri_plugin_dialog as dialog, tauri_plugin_single_instance as single_instance,
    tauri_plugin_window_state as window_state,
};

/// The table of this process; empty when it could not be opened, and after it was stopped.
struct Table(Mutex<Option<Running>>);

fn main() -> ExitCode {
    prepare_webkit();
    let hidden = StateFlags::VISIBLE | StateFlags::DECORATIONS;
    let remember = window_state::Builder::new().with_state_flags(!hidden);
    let app = tauri::Builder::default()
        // First, so that a second start ends before it touches the data folder of the first.
        .plugin(single_instance::init(|app, _, _| window::focus(app)))
        .plugin(remember.build())
        .plugin(dialog::init())
        .setup(|app| {
            open_table(app).unwrap_or_else(|error| {
                complain(&format!("the window could not be opened: {error}"));
                std::process::exit(1);
            });
            Ok(())
        })
        .build(tauri::generate_context!())
        .inspect_err(|error| complain(&format!("the window could not be opened: {error}")));
    let Ok(app) = app else {
        return ExitCode::FAILURE;
    };
    let code = app.run_return(|app, event| {
        if let RunEvent::ExitRequested {
            code: None, api, ..
        } = &event
            && app.try_state::<Table>().is_none()
        {
            // The window that said why there is no table was closed: the start has failed.
            api.prevent_exit();
            app.exit(1);
        }
        if matches!(event, RunEvent::Exit) {
            close_table(app);
        }
    });
    u8::try_from(code).map_or(ExitCode::FAILURE, ExitCode::from)
}

/// Starts the server and opens the window on its referee page, or on the reason why there is none.
fn open_table(app: &mut App) -> tauri::Result<()> {
    // Not the folder of the app's identifier: the web view keeps its own files there.
    let data = app.path().data_dir()?.join("dradis");
    // Phones reach the table over the local network, so loopback alone would not do.
    let options = ServeOptions {
        port: None,
        data: data.clone(),
        bind: IpAddr::V4(Ipv4Addr::UNSPECIFIED),
        max_tables: None,
    };
    match tauri::async_runtime::block_on(dradis_server::start(options)) {
        Ok(mut running) => {
            logs::filter()
                .and_then(|filter| logs::log_to_files(&data, filter))
                .unwrap_or_else(|error| complain(&error.to_string()));
            let requests = running.take_requests();
            window::open(app, &running)?;
            shell::serve(app.handle().clone(), requests);
            app.manage(Table(Mutex::new(Some(running))));
        }
        Err(error) => {
            complain(&error.to_string());
            window::open_failure(app, &error.to_string())?;
        }
    }
    Ok(())
}

/// Lets the server finish what it has acknowledged before the process ends.
fn close_table(app: &AppHandle) {
    let table = app.try_state::<Table>();
    if let Some(running) = table.and_then(|table| table.0.lock().ok()?.take()) {
        tauri::async_runtime::block_on(running.stop());
    }
}

/// Some graphics drivers leave a WebKitGTK window blank unless this path is off.
fn prepare_webkit() {
    const VARIABLE: &str = "WEBKIT_DISABLE_DMABUF_RENDERER";
    if cfg!(target_os = "linux") && std::env::var_os(VARIABLE).is_none() {
        #[expect(
            unsafe_code,
            reason = "no other thread runs yet that could read the environment"
        )]
        unsafe {
            std::env::set_var(VARIABLE, "1");
        }
    }
}

#[expect(
    clippy::print_stderr,
    reason = "a start that failed is reported where it was started"
)]
fn complain(reason: &str) {
    eprintln!("dradis: {reason}");
}
