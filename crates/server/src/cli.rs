//! The command line.

use std::ffi::OsString;
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;

use dradis_table::archive::HeadMark;
use dradis_table::scenario::Show;
use dradis_table::{Edition, SeatId};
use lexopt::prelude::*;

pub(crate) const HELP: &str = "\
Dradis, a table assistant for Battlestar Galactica: The Board Game

dradis serve [--port N] [--data DIR] [--bind ADDR] [--max-tables N]
    Serve the tables of a data folder until Ctrl+C, and print the referee's address.
    --port N     1 to 65535; the folder remembers it for the next time
    --data DIR   where the games are kept; the user's own data folder when left out
    --bind ADDR  the address to listen on; all addresses of this machine when left out,
                 and 127.0.0.1 keeps phones out
    --max-tables N  1 to 10000 tables open at the same time; what this machine carries when left out

dradis replay FILE [--view public|seat:N|full] [--trace] [--check]
    Run a scenario and print how the game stands in the end, as JSON. Every step that was refused
    and every expectation that does not hold is listed, and is a failure.
    --trace      every event first, with the line that caused it and its rules
    --check      print the view only if --view asks for one

dradis verify FILE [--head HASH]
    Check a game, kept or exported: its chain and, where its secrets are there, every draw, what was
    dealt, held and shown, and every step by the rules.
    --head HASH  the head that somebody kept, or its first digits (8 at least): it must stand in the game

dradis export GAME FILE [--edition public|full] [--data DIR]
    Write a game of the data folder to a new file. GAME is its id, the name of its file in
    DIR/tables, or the path of such a file.
    --edition    public (without secrets, when left out) or full (to play on elsewhere)

dradis import FILE [--data DIR]
    Take a full edition into the data folder.

dradis salvage GAME [--data DIR]
    Open what is sound of a damaged game, and say what is lost. The damaged file stays beside it.
    GAME is an id or a path, as for export.

dradis --help
dradis --version

DRADIS_LOG sets how much is written to the log files in the data folder (default: info).
Exit status: 0 done, 1 not done, 2 not understood.
";

/// What is asked for.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    Help,
    Version,
    Serve(Serve),
    Replay {
        file: PathBuf,
        /// What was asked for.
        show: Option<Show>,
        trace: bool,
        check: bool,
    },
    Verify {
        file: PathBuf,
        head: Option<HeadMark>,
    },
    Export {
        /// An id or a path.
        game: OsString,
        file: PathBuf,
        edition: Edition,
        data: Option<PathBuf>,
    },
    Import {
        file: PathBuf,
        data: Option<PathBuf>,
    },
    Salvage {
        /// An id or a path.
        game: OsString,
        data: Option<PathBuf>,
    },
}

/// What `serve` was given.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Serve {
    pub(crate) port: Option<u16>,
    pub(crate) data: Option<PathBuf>,
    pub(crate) bind: IpAddr,
    pub(crate) max_tables: Option<usize>,
}

/// Reads a command line.
///
/// # Errors
/// One sentence that says what is not understood and what is allowed.
pub(crate) fn parse(mut args: lexopt::Parser) -> Result<Ask, lexopt::Error> {
    let ask = match args.next()? {
        None => return Err("a command is missing".into()),
        Some(Long("help") | Short('h')) => Ask::Help,
        Some(Long("version") | Short('V')) => Ask::Version,
        Some(Value(command)) => match command.to_str() {
            Some("serve") => return serve(args),
            Some("replay") => return replay(args),
            Some("verify") => return verify(args),
            Some("export") => return export(args),
            Some("import") => return import(args),
            Some("salvage") => return salvage(args),
            Some("help") => Ask::Help,
            _ => {
                return Err(
                    format!("there is no command \"{}\"", command.to_string_lossy()).into(),
                );
            }
        },
        Some(other) => return Err(other.unexpected()),
    };
    match args.next()? {
        None => Ok(ask),
        Some(extra) => Err(extra.unexpected()),
    }
}

fn serve(mut args: lexopt::Parser) -> Result<Ask, lexopt::Error> {
    let mut serve = Serve {
        port: None,
        data: None,
        // Phones come over the network; what is open to them there is in docs/SECURITY.md.
        bind: IpAddr::V4(Ipv4Addr::UNSPECIFIED),
        max_tables: None,
    };
    while let Some(arg) = args.next()? {
        match arg {
            Long("port") => serve.port = Some(args.value()?.parse_with(port)?),
            Long("data") => serve.data = Some(folder(args.value()?)?),
            Long("bind") => serve.bind = args.value()?.parse_with(address)?,
            Long("max-tables") => serve.max_tables = Some(args.value()?.parse_with(tables)?),
            Long("help") | Short('h') => return Ok(Ask::Help),
            other @ (Short(_) | Long(_) | Value(_)) => return Err(other.unexpected()),
        }
    }
    Ok(Ask::Serve(serve))
}

fn replay(mut args: lexopt::Parser) -> Result<Ask, lexopt::Error> {
    let (mut file, mut show, mut trace, mut check) = (None, None, false, false);
    while let Some(arg) = args.next()? {
        match arg {
            Long("view") => show = Some(args.value()?.parse_with(view)?),
            Long("trace") => trace = true,
            Long("check") => check = true,
            Long("help") | Short('h') => return Ok(Ask::Help),
            Value(path) if file.is_none() => file = Some(PathBuf::from(path)),
            other @ (Short(_) | Long(_) | Value(_)) => return Err(other.unexpected()),
        }
    }
    let file = file.ok_or("replay needs the file of a scenario")?;
    Ok(Ask::Replay {
        file,
        show,
        trace,
        check,
    })
}

fn verify(mut args: lexopt::Parser) -> Result<Ask, lexopt::Error> {
    let (mut file, mut head) = (None, None);
    while let Some(arg) = args.next()? {
        match arg {
            Long("head") => head = Some(args.value()?.parse_with(head_mark)?),
            Long("help") | Short('h') => return Ok(Ask::Help),
            Value(path) if file.is_none() => file = Some(PathBuf::from(path)),
            other @ (Short(_) | Long(_) | Value(_)) => return Err(other.unexpected()),
        }
    }
    let file = file.ok_or("verify needs the file of a game")?;
    Ok(Ask::Verify { file, head })
}

fn export(mut args: lexopt::Parser) -> Result<Ask, lexopt::Error> {
    let (mut game, mut file, mut edition, mut data) = (None, None, Edition::Public, None);
    while let Some(arg) = args.next()? {
        match arg {
            Long("edition") => edition = args.value()?.parse_with(edition_named)?,
            Long("data") => data = Some(folder(args.value()?)?),
            Long("help") | Short('h') => return Ok(Ask::Help),
            Value(text) if game.is_none() => game = Some(text),
            Value(path) if file.is_none() => file = Some(PathBuf::from(path)),
            other @ (Short(_) | Long(_) | Value(_)) => return Err(other.unexpected()),
        }
    }
    let game = game.ok_or("export needs a game")?;
    let file = file.ok_or("export needs a file to write to")?;
    Ok(Ask::Export {
        game,
        file,
        edition,
        data,
    })
}

fn import(mut args: lexopt::Parser) -> Result<Ask, lexopt::Error> {
    let (mut file, mut data) = (None, None);
    while let Some(arg) = args.next()? {
        match arg {
            Long("data") => data = Some(folder(args.value()?)?),
            Long("help") | Short('h') => return Ok(Ask::Help),
            Value(path) if file.is_none() => file = Some(PathBuf::from(path)),
            other @ (Short(_) | Long(_) | Value(_)) => return Err(other.unexpected()),
        }
    }
    let file = file.ok_or("import needs the file of an exported game")?;
    Ok(Ask::Import { file, data })
}

fn salvage(mut args: lexopt::Parser) -> Result<Ask, lexopt::Error> {
    let (mut game, mut data) = (None, None);
    while let Some(arg) = args.next()? {
        match arg {
            Long("data") => data = Some(folder(args.value()?)?),
            Long("help") | Short('h') => return Ok(Ask::Help),
            Value(text) if game.is_none() => game = Some(text),
            other @ (Short(_) | Long(_) | Value(_)) => return Err(other.unexpected()),
        }
    }
    let game = game.ok_or("salvage needs a game")?;
    Ok(Ask::Salvage { game, data })
}

fn head_mark(text: &str) -> Result<HeadMark, String> {
    let mark = HeadMark::read(text);
    mark.ok_or_else(|| "a head is 8 to 64 hexadecimal digits".to_owned())
}

fn edition_named(text: &str) -> Result<Edition, String> {
    match text {
        "public" => Ok(Edition::Public),
        "full" => Ok(Edition::Full),
        _ => Err("an edition is public or full".to_owned()),
    }
}

fn folder(text: OsString) -> Result<PathBuf, lexopt::Error> {
    if text.is_empty() {
        return Err("--data needs the path of a folder".into());
    }
    Ok(PathBuf::from(text))
}

fn port(text: &str) -> Result<u16, String> {
    match text.parse() {
        Ok(port) if port > 0 => Ok(port),
        Ok(_) | Err(_) => Err("a port is a number from 1 to 65535".to_owned()),
    }
}

fn tables(text: &str) -> Result<usize, String> {
    text.parse()
        .ok()
        .filter(|tables| (1..=10_000).contains(tables))
        .ok_or_else(|| "the number of tables is 1 to 10000".to_owned())
}

fn address(text: &str) -> Result<IpAddr, String> {
    text.parse()
        .map_err(|_| "an address is written in numbers, such as 192.168.1.7".to_owned())
}

fn view(text: &str) -> Result<Show, String> {
    match text.split_once(':') {
        None if text == "public" => Some(Show::Public),
        None if text == "full" => Some(Show::Full),
        Some(("seat", seat)) => seat.parse().ok().map(|seat| Show::Seat(SeatId(seat))),
        None | Some(_) => None,
    }
    .ok_or_else(|| "a view is public, full, or seat:N with N from 0".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Result<Ask, String> {
        let args = line.split_whitespace();
        parse(lexopt::Parser::from_args(args)).map_err(|error| error.to_string())
    }

    #[test]
    fn every_option_is_read() {
        let serve = Serve {
            port: Some(4711),
            data: Some(PathBuf::from("/tmp/x")),
            bind: "10.0.0.1".parse().unwrap(),
            max_tables: Some(200),
        };
        assert_eq!(
            parsed("serve --port 4711 --data=/tmp/x --bind 10.0.0.1 --max-tables 200"),
            Ok(Ask::Serve(serve))
        );
        let replay = Ask::Replay {
            file: PathBuf::from("game.json"),
            show: Some(Show::Seat(SeatId(2))),
            trace: true,
            check: true,
        };
        assert_eq!(
            parsed("replay --view seat:2 game.json --trace --check"),
            Ok(replay)
        );
        let export = Ask::Export {
            game: "a.db".into(),
            file: PathBuf::from("a.jsonl"),
            edition: Edition::Full,
            data: Some(PathBuf::from("x")),
        };
        assert_eq!(
            parsed("export a.db a.jsonl --edition full --data x"),
            Ok(export)
        );
        let salvage = Ask::Salvage {
            game: "a.db".into(),
            data: None,
        };
        assert_eq!(parsed("salvage a.db"), Ok(salvage));
        let verify = Ask::Verify {
            file: PathBuf::from("a.db"),
            head: HeadMark::read("0123456789ABCDEF"),
        };
        assert_eq!(parsed("verify --head 0123456789abcdef a.db"), Ok(verify));
        assert_eq!(parsed("--version"), Ok(Ask::Version));
        assert_eq!(parsed("serve --help"), Ok(Ask::Help));
    }

    #[test]
    fn what_is_not_understood_is_named() {
        for (line, named) in [
            ("", "command"),
            ("fly", "fly"),
            ("--fast", "--fast"),
            ("serve --fast", "--fast"),
            ("serve table", "table"),
            ("serve --port", "--port"),
            ("serve --port 0", "1 to 65535"),
            ("serve --port 65536", "65536"),
            ("serve --bind home", "192.168.1.7"),
            ("serve --max-tables 0", "1 to 10000"),
            ("serve --max-tables 10001", "1 to 10000"),
            ("salvage", "game"),
            ("salvage a b", "b"),
            ("replay", "file"),
            ("replay a b", "b"),
            ("replay a --view seat:x", "seat:N"),
            ("--version now", "now"),
            ("verify", "file"),
            ("verify a --head 12", "8 to 64"),
            ("verify a --head 1234567z", "8 to 64"),
            ("export a", "file"),
            ("export a b --edition secret", "public or full"),
            ("import a b", "b"),
        ] {
            let error = parsed(line).expect_err(line);
            assert!(error.contains(named), "{line:?}: {error}");
            assert!(!error.contains('\n'), "{line:?}: {error}");
        }
    }

    #[test]
    fn the_help_names_every_option() {
        for word in [
            "serve",
            "--port",
            "--data",
            "--bind",
            "replay",
            "--view",
            "--trace",
            "--check",
            "--help",
            "--version",
            "DRADIS_LOG",
            "verify",
            "--head",
            "export",
            "--edition",
            "import",
            "salvage",
            "--max-tables",
        ] {
            assert!(HELP.contains(word), "{word}");
        }
    }
}
