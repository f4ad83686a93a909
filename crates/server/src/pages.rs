//! The pages, embedded in the program.

use std::borrow::Cow;

use axum::body::Body;
use axum::http::{HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

/// The built pages. Their absence is no error of the build, so that the Rust crates can be worked on
/// without Node; [`page`] says so.
#[derive(RustEmbed)]
#[folder = "../../ui/dist"]
#[allow_missing = true]
struct Pages;

/// Answers with a file of the pages; `/` is a phone's page, because that is what a code leads to.
pub(crate) async fn page(uri: Uri) -> Response {
    let path = match uri.path() {
        "/" => "phone.html",
        // The referee's page again, which there speaks the sealed channel alone.
        "/tablet" => "referee.html",
        path => path.trim_start_matches('/'),
    };
    let Some(file) = Pages::get(path) else {
        return missing(path).into_response();
    };
    let body = match file.data {
        Cow::Borrowed(bytes) => Body::from(bytes),
        Cow::Owned(bytes) => Body::from(bytes),
    };
    let mut response = Response::new(body);
    let headers = response.headers_mut();
    headers.insert(
        header::CONTENT_TYPE,
        HeaderValue::from_static(media_type(path)),
    );
    headers.insert(
        header::CACHE_CONTROL,
        HeaderValue::from_static(caching(path)),
    );
    response
}

fn missing(path: &str) -> (StatusCode, &'static str) {
    if path == "phone.html" {
        (
            StatusCode::SERVICE_UNAVAILABLE,
            "This Dradis was built without its pages; build them (make run does) and start it again.\n",
        )
    } else {
        (StatusCode::NOT_FOUND, "There is no such page.\n")
    }
}

fn media_type(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json") => "application/json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("txt" | "md") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// The names of assets change with their content, those of the pages do not.
fn caching(path: &str) -> &'static str {
    if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-store"
    }
}
