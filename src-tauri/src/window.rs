//! The window: what it shows, where it may go, and its size.

use dradis_server::Running;
use tauri::utils::config::Color;
use tauri::webview::NewWindowResponse;
use tauri::{App, AppHandle, Manager, Theme, Url, WebviewUrl, WebviewWindow, WebviewWindowBuilder};

const LABEL: &str = "table";

/// The colour of an empty page (`--ground`), so that opening does not flash white.
const GROUND: Color = Color(0x07, 0x0b, 0x12, 0xff);

/// Following this address toggles full screen: the page's one way to the shell. It is never loaded.
const FULL_SCREEN: &str = "dradis-shell:full-screen";

/// F11 as in every browser; the web view itself has no such key.
const FULL_SCREEN_KEY: &str = "addEventListener('keydown', (event) => {
  if (event.key !== 'F11' || event.repeat) return;
  event.preventDefault();
  location.assign('dradis-shell:full-screen');
});";

/// Opens the window on the referee page of this process's table.
///
/// The address carries a one-time token, so it is neither logged nor kept.
pub(crate) fn open(app: &App, running: &Running) -> tauri::Result<()> {
    let address = Url::parse(&running.referee_url())
        .map_err(|_| tauri::Error::InvalidWebviewUrl("the server named no referee address"))?;
    let origin = address.origin();
    let handle = app.handle().clone();
    frame(app, WebviewUrl::External(address))
        .initialization_script(FULL_SCREEN_KEY)
        .on_navigation(move |target| {
            if target.as_str() == FULL_SCREEN {
                toggle_full_screen(&handle);
            }
            target.origin() == origin
        })
        .build()?;
    Ok(())
}

/// Opens the window on the sentence that says why there is no table.
pub(crate) fn open_failure(app: &App, reason: &str) -> tauri::Result<()> {
    let page = frame(app, WebviewUrl::App("index.html".into())).build()?;
    let mut address = page.url()?;
    address.set_fragment(Some(&reason.replace('%', "%25")));
    page.navigate(address)
}

/// Brings the window to the front, as the second start of the program does.
pub(crate) fn focus(app: &AppHandle) {
    let Some(window) = window(app) else { return };
    let raised = window.unminimize().and_then(|()| window.set_focus());
    if let Err(error) = raised {
        tracing::warn!(%error, "the window could not be brought to the front");
    }
}

/// Switches full screen on or off.
pub(crate) fn full_screen(app: &AppHandle, on: bool) {
    let Some(window) = window(app) else { return };
    if let Err(error) = window.set_fullscreen(on) {
        tracing::warn!(%error, on, "full screen could not be switched");
    }
}

/// The window while it is open.
pub(crate) fn window(app: &AppHandle) -> Option<WebviewWindow> {
    app.get_webview_window(LABEL)
}

fn toggle_full_screen(app: &AppHandle) {
    let on = window(app)
        .and_then(|window| window.is_fullscreen().ok())
        .unwrap_or(false);
    full_screen(app, !on);
}

fn frame(app: &App, page: WebviewUrl) -> WebviewWindowBuilder<'_, tauri::Wry, App> {
    WebviewWindowBuilder::new(app, LABEL, page)
        .title("Dradis")
        .inner_size(1280.0, 800.0)
        .min_inner_size(640.0, 600.0)
        .theme(Some(Theme::Dark))
        .background_color(GROUND)
        .on_new_window(|_, _| NewWindowResponse::Deny)
        .on_download(|_, _| false)
}
