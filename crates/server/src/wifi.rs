//! The table's own Wi-Fi: kept for its owner alone, and as the code that phones join it with.

use dradis_table::wire::{OwnWifi, WifiCard, WifiSecurity};
use dradis_table::{DataFolder, FolderError};

use crate::qr;

/// Name of the file in the data folder.
pub(crate) const FILE: &str = "wifi";

/// Why a Wi-Fi is not kept. None of it says what was typed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum WifiError {
    #[error("a Wi-Fi's name has 1 to 32 bytes")]
    Name,
    #[error("a Wi-Fi's password has 8 to 64 bytes")]
    Password,
    #[error("no code holds it")]
    Code,
    #[error(transparent)]
    Folder(#[from] FolderError),
}

/// The Wi-Fi that is kept, if any.
///
/// # Errors
/// The folder cannot be read. What is no Wi-Fi counts as none: it is typed again.
pub(crate) fn kept(folder: &DataFolder) -> Result<Option<OwnWifi>, FolderError> {
    let content = folder.kept(FILE)?;
    Ok(content.and_then(|content| serde_json::from_slice(&content).ok()))
}

/// Whether one is kept.
pub(crate) fn is_kept(folder: &DataFolder) -> bool {
    matches!(kept(folder), Ok(Some(_)))
}

/// Keeps a Wi-Fi in the place of the one that was kept.
///
/// # Errors
/// It is none that there could be, or it could not be written.
pub(crate) fn keep(folder: &DataFolder, wifi: &OwnWifi) -> Result<(), WifiError> {
    check(wifi)?;
    folder.keep(FILE, &serde_json::to_vec(wifi).unwrap_or_default())?;
    Ok(())
}

/// Keeps none any more.
///
/// # Errors
/// The file could not be removed.
pub(crate) fn forget(folder: &DataFolder) -> Result<(), FolderError> {
    folder.forget(FILE)
}

/// What a referee's screen shows of it.
///
/// # Errors
/// It does not fit into a code.
pub(crate) fn card(wifi: OwnWifi) -> Result<WifiCard, WifiError> {
    let svg = qr::svg(&code(&wifi)).map_err(|_| WifiError::Code)?;
    Ok(WifiCard { wifi, svg })
}

fn check(wifi: &OwnWifi) -> Result<(), WifiError> {
    if !(1..=32).contains(&wifi.name.len()) {
        return Err(WifiError::Name);
    }
    match &wifi.security {
        WifiSecurity::Wpa { password } if (8..=64).contains(&password.len()) => Ok(()),
        WifiSecurity::Wpa { password: _ } => Err(WifiError::Password),
        WifiSecurity::Open => Ok(()),
    }
}

/// The text that cameras read: `WIFI:T:WPA;S:name;P:password;;`.
fn code(wifi: &OwnWifi) -> String {
    let name = name(&wifi.name);
    let hidden = if wifi.hidden { "H:true;" } else { "" };
    match &wifi.security {
        WifiSecurity::Wpa { password } => {
            let password = escaped(password);
            format!("WIFI:T:WPA;S:{name};P:{password};{hidden};")
        }
        WifiSecurity::Open => format!("WIFI:T:nopass;S:{name};{hidden};"),
    }
}

/// A name that could be read as hexadecimal digits stands in quotes. A password does not: there only 64
/// digits mean anything else, and those are the key itself.
fn name(name: &str) -> String {
    if name.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        format!("\"{name}\"")
    } else {
        escaped(name)
    }
}

fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for character in text.chars() {
        if matches!(character, '\\' | ';' | ',' | '"' | ':') {
            escaped.push('\\');
        }
        escaped.push(character);
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wifi(name: &str, password: Option<&str>, hidden: bool) -> OwnWifi {
        OwnWifi {
            name: name.to_owned(),
            security: match password {
                Some(password) => WifiSecurity::Wpa {
                    password: password.to_owned(),
                },
                None => WifiSecurity::Open,
            },
            hidden,
        }
    }

    #[test]
    fn the_code_says_what_was_typed() {
        for (name, password, hidden, expected) in [
            (
                "Galactica",
                Some("so say we all"),
                false,
                "WIFI:T:WPA;S:Galactica;P:so say we all;;",
            ),
            (
                r#"a;b,c:d"e\f"#,
                Some(r#"\\;;""::,,"#),
                false,
                r#"WIFI:T:WPA;S:a\;b\,c\:d\"e\\f;P:\\\\\;\;\"\"\:\:\,\,;;"#,
            ),
            (
                "Zoë 🚀 Heim",
                Some("пароль🔑"),
                false,
                "WIFI:T:WPA;S:Zoë 🚀 Heim;P:пароль🔑;;",
            ),
            (
                "CAFE",
                Some("12345678"),
                false,
                r#"WIFI:T:WPA;S:"CAFE";P:12345678;;"#,
            ),
            ("2024", None, false, r#"WIFI:T:nopass;S:"2024";;"#),
            ("CAFE bar", None, true, "WIFI:T:nopass;S:CAFE bar;H:true;;"),
            (
                r#""quoted""#,
                Some("password"),
                true,
                r#"WIFI:T:WPA;S:\"quoted\";P:password;H:true;;"#,
            ),
            (
                "key",
                Some("0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"),
                false,
                "WIFI:T:WPA;S:key;P:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef;;",
            ),
            (
                " ends ",
                Some(" spaces "),
                false,
                "WIFI:T:WPA;S: ends ;P: spaces ;;",
            ),
        ] {
            assert_eq!(code(&wifi(name, password, hidden)), expected);
        }
    }

    /// What a camera makes of the text, by the rules of those who invented it.
    fn read(code: &str) -> Vec<(String, String)> {
        let mut fields = Vec::new();
        let mut rest = code.strip_prefix("WIFI:").unwrap().chars();
        let mut field = String::new();
        let mut key = None;
        while let Some(character) = rest.next() {
            match character {
                '\\' => field.push(rest.next().unwrap()),
                ':' if key.is_none() => key = Some(std::mem::take(&mut field)),
                ';' => {
                    let value = std::mem::take(&mut field);
                    let Some(key) = key.take() else { break };
                    fields.push((key, value));
                }
                character => field.push(character),
            }
        }
        assert_eq!(rest.next(), None);
        fields
    }

    #[test]
    fn what_is_escaped_is_read_back_whatever_it_is() {
        for text in [r"\", ";;", ":", r#"","#, r"\;", "S:x;P:y;;", "🛰;🛰", "ab\\"] {
            let name = format!("n{text}");
            let password = format!("longer {text}");
            let fields = read(&code(&wifi(&name, Some(&password), true)));
            let expected = [("T", "WPA"), ("S", &name), ("P", &password), ("H", "true")];
            let expected = expected.map(|(key, value)| (key.to_owned(), value.to_owned()));
            assert_eq!(fields, expected);
        }
    }

    #[test]
    fn every_wifi_that_can_be_kept_fits_into_a_code() {
        let longest = wifi(&";".repeat(32), Some(&"\\".repeat(64)), true);
        check(&longest).unwrap();
        assert!(card(longest).unwrap().svg.contains("<svg"));
        let most = wifi(&"🚀".repeat(8), Some(&"🔑".repeat(16)), true);
        check(&most).unwrap();
        assert!(card(most).unwrap().svg.contains("<svg"));
    }

    #[test]
    fn what_can_be_no_wifi_is_refused_without_repeating_it() {
        for (name, password) in [
            ("", Some("password")),
            (&*"n".repeat(33), Some("password")),
            ("name", Some("7 bytes")),
            ("name", Some(&*"p".repeat(65))),
            ("name", Some("")),
        ] {
            let error = check(&wifi(name, password, false)).unwrap_err().to_string();
            assert!(error.contains("bytes"), "{error}");
        }
        check(&wifi(&"n".repeat(32), None, false)).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn it_is_kept_for_its_owner_alone_and_gone_when_it_is_forgotten() {
        use std::os::unix::fs::PermissionsExt as _;
        let dir = tempfile::tempdir().unwrap();
        let folder = DataFolder::open(dir.path()).unwrap();
        assert_eq!(kept(&folder).unwrap(), None);
        let typed = wifi("Pegasus", Some("so say we all"), false);
        keep(&folder, &typed).unwrap();
        let path = dir.path().join(FILE);
        let mode = std::fs::metadata(&path).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        drop(folder);
        let folder = DataFolder::open(dir.path()).unwrap();
        assert_eq!(kept(&folder).unwrap(), Some(typed));
        assert!(keep(&folder, &wifi("", None, false)).is_err());
        assert!(
            kept(&folder).unwrap().is_some(),
            "a refusal changes nothing"
        );
        forget(&folder).unwrap();
        assert_eq!(kept(&folder).unwrap(), None);
        assert!(!path.exists());
        forget(&folder).unwrap();
        std::fs::write(&path, "something else").unwrap();
        assert_eq!(kept(&folder).unwrap(), None);
    }
}
