//! The pages, embedded in the program.

use std::borrow::Cow;

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

/// The built pages. Their absence is no error of the build, so that the Rust crates can be worked on
/// without Node; [`page`] says so.
#[derive(RustEmbed)]
#[folder = "../../ui/dist"]
#[allow_missing = true]
struct Pages;

/// Answers with a file of the pages; `/` is a phone's page, because that is what a code leads to. What the build
/// has packed as gzip goes out as it lies there, tighter than packed on the way.
pub(crate) async fn page(uri: Uri, asked: HeaderMap) -> Response {
    let path = match uri.path() {
        "/" => "phone.html",
        // The referee's page again, which there speaks the sealed channel alone.
        "/tablet" => "referee.html",
        // The wall on another device, which there needs a code.
        "/wall" => "wall.html",
        // One slash and one name alone: the guard knows pages by their path.
        path => match path.strip_prefix('/') {
            Some(name) if !name.ends_with(".gz") => name,
            Some(_) | None => "",
        },
    };
    let packed = takes_gzip(&asked)
        .then(|| Pages::get(&format!("{path}.gz")))
        .flatten();
    let coded = packed.is_some();
    let Some(file) = packed.or_else(|| Pages::get(path)) else {
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
    if coded {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    }
    response
}

/// Whether gzip is named, and brotli, which is smaller still, is not.
fn takes_gzip(asked: &HeaderMap) -> bool {
    let named: Vec<&str> = asked
        .get_all(header::ACCEPT_ENCODING)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .map(str::trim)
        .collect();
    named.contains(&"gzip") && !named.contains(&"br")
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
        Some("webp") => "image/webp",
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
