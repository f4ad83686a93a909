//! What every request has to pass, and the headers every answer carries.

use axum::extract::{Extension, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::address::{Peer, is_own_origin};
use crate::refusals::{Kind, Refusals};

/// Why a request is refused before anything looks at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
enum Refused {
    #[error("This host is called by its address only, as in its pairing codes.")]
    Host,
    #[error("Only GET and HEAD are answered.")]
    Method,
    #[error("A request may have no body.")]
    Body,
    #[error("A conversation may only be opened by a page of this host.")]
    Origin,
    #[error("This page opens on the machine that runs Dradis, and nowhere else.")]
    NotLoopback,
}

impl Refused {
    fn kind(self) -> Kind {
        match self {
            Self::Host => Kind::ForeignHost,
            Self::Method | Self::Body => Kind::Request,
            Self::Origin => Kind::ForeignOrigin,
            Self::NotLoopback => Kind::NotLoopback,
        }
    }

    fn status(self) -> StatusCode {
        match self {
            Self::Host => StatusCode::MISDIRECTED_REQUEST,
            Self::Method => StatusCode::METHOD_NOT_ALLOWED,
            Self::Body => StatusCode::PAYLOAD_TOO_LARGE,
            Self::Origin | Self::NotLoopback => StatusCode::FORBIDDEN,
        }
    }
}

/// Refuses what no page of ours asks for, and adds the headers that confine the pages.
pub(crate) async fn guard(
    State(refusals): State<Refusals>,
    Extension(peer): Extension<Peer>,
    request: Request,
    next: Next,
) -> Response {
    let host = text(request.headers(), header::HOST).to_owned();
    let mut response = match judge(peer, &host, &request) {
        Ok(()) => next.run(request).await,
        Err(refused) => {
            tracing::debug!(remote = %peer.remote.ip(), path = request.uri().path(), %refused, "refused");
            refusals.count(refused.kind());
            (refused.status(), format!("{refused}\n")).into_response()
        }
    };
    confine(response.headers_mut(), &host);
    response
}

fn judge(peer: Peer, host: &str, request: &Request) -> Result<(), Refused> {
    let headers = request.headers();
    if headers.get_all(header::HOST).iter().count() != 1 || !peer.is_called(host) {
        return Err(Refused::Host);
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Err(Refused::Method);
    }
    let length = text(headers, header::CONTENT_LENGTH);
    if headers.contains_key(header::TRANSFER_ENCODING) || !matches!(length, "" | "0") {
        return Err(Refused::Body);
    }
    let path = request.uri().path();
    if path.starts_with("/ws/") && !is_own_origin(text(headers, header::ORIGIN), host) {
        return Err(Refused::Origin);
    }
    // The pages, too: one that could not speak would wait for ever without saying why.
    let at_home = ["/referee.html", "/ws/referee", "/wall.html"];
    if at_home.contains(&path) && !peer.is_loopback() {
        return Err(Refused::NotLoopback);
    }
    Ok(())
}

fn text(headers: &HeaderMap, name: HeaderName) -> &str {
    headers
        .get(name)
        .and_then(|value| value.to_str().ok())
        .unwrap_or("")
}

/// A page may load what this host embeds, talk to this host, and nothing else.
fn confine(headers: &mut HeaderMap, host: &str) {
    let policy = format!(
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; \
         img-src 'self' data:; connect-src 'self' ws://{host}; base-uri 'none'; \
         form-action 'none'; frame-ancestors 'none'"
    );
    // A Host that is no header value was refused; its answer needs no name of its own.
    let policy =
        HeaderValue::from_str(&policy).unwrap_or(HeaderValue::from_static("default-src 'none'"));
    headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    for (name, value) in [
        ("cross-origin-resource-policy", "same-origin"),
        (
            "permissions-policy",
            "camera=(), geolocation=(), microphone=()",
        ),
        ("referrer-policy", "no-referrer"),
        ("x-content-type-options", "nosniff"),
    ] {
        headers.insert(
            HeaderName::from_static(name),
            HeaderValue::from_static(value),
        );
    }
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
}
