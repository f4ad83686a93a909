//! QR codes, as a picture for the referee's page and as characters for a terminal.

use fast_qr::convert::Builder as _;
use fast_qr::convert::svg::SvgBuilder;
use fast_qr::qr::{QRBuilder, QRCodeError};
use fast_qr::{ECL, QRCode};

/// The code as an SVG document, dark on light with the quiet zone that scanners need.
///
/// # Errors
/// The text is longer than a code can hold.
pub(crate) fn svg(text: &str) -> Result<String, QRCodeError> {
    Ok(SvgBuilder::default().margin(4).to_str(&code(text)?))
}

/// The code as lines of block characters.
///
/// # Errors
/// As for [`svg`].
pub fn terminal(text: &str) -> Result<String, QRCodeError> {
    Ok(code(text)?.to_str())
}

fn code(text: &str) -> Result<QRCode, QRCodeError> {
    QRBuilder::new(text).ecl(ECL::M).build()
}
