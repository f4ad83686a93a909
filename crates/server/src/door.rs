//! The referee's door: who may say what the table does.
//!
//! A page gets in once with a token that only this machine's screen has shown, and from then on with
//! a key that changes each time it is used. Tokens live in memory; of the keys only SHA-256 is kept,
//! in the data folder, so that the page which was in comes back after the host was killed.

use std::sync::{Arc, Mutex, PoisonError};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use dradis_table::{DataFolder, FolderError};
use rand::Rng as _;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq as _;

/// Name of the file in the data folder.
const FILE: &str = "door";

/// Tokens that are good at the same time; a further one takes the place of the oldest.
const TOKENS: usize = 8;

/// Pages that may return; a further one takes the place of the one that entered first.
const PAGES: usize = 16;

/// The door. Its clones are the same door.
#[derive(Clone)]
pub(crate) struct Door {
    folder: Arc<DataFolder>,
    state: Arc<Mutex<State>>,
}

struct State {
    tokens: Vec<Fingerprint>,
    pages: Vec<Page>,
}

/// A page that was let in.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Page {
    current: Fingerprint,
    /// The key it came with last time. It stays good until the page has used the current one,
    /// because the answer with the current one may not have arrived.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    previous: Option<Fingerprint>,
}

/// SHA-256 of a token or key.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(transparent)]
struct Fingerprint(#[serde(with = "hex::serde")] [u8; 32]);

impl Fingerprint {
    fn of(text: &str) -> Self {
        Self(Sha256::digest(text).into())
    }

    fn is(&self, other: &Self) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

impl Door {
    /// The door of a data folder.
    ///
    /// # Errors
    /// The folder cannot be read. Keys that are no keys are forgotten: their pages ask for a token.
    pub(crate) fn open(folder: Arc<DataFolder>) -> Result<Self, FolderError> {
        let pages = match folder.kept(FILE)? {
            Some(content) => serde_json::from_slice(&content).unwrap_or_else(|error| {
                tracing::warn!(%error, "the referee's keys cannot be read; pages need a new address");
                Vec::new()
            }),
            None => Vec::new(),
        };
        let tokens = Vec::new();
        Ok(Self {
            folder,
            state: Arc::new(Mutex::new(State { tokens, pages })),
        })
    }

    /// A fresh token, 32 random bytes in base64url, good for one [`Door::enter`].
    pub(crate) fn token(&self) -> String {
        let token = random();
        let mut state = self.lock();
        if state.tokens.len() == TOKENS {
            state.tokens.remove(0);
        }
        state.tokens.push(Fingerprint::of(&token));
        token
    }

    /// Uses up a token. The answer is the page's key; `None` when the token is not good.
    ///
    /// # Errors
    /// The key could not be kept; the token is used up all the same.
    pub(crate) fn enter(&self, token: &str) -> Result<Option<String>, FolderError> {
        let token = Fingerprint::of(token);
        let mut state = self.lock();
        let Some(at) = state.tokens.iter().position(|known| known.is(&token)) else {
            return Ok(None);
        };
        state.tokens.remove(at);
        if state.pages.len() == PAGES {
            state.pages.remove(0);
        }
        let key = random();
        state.pages.push(Page {
            current: Fingerprint::of(&key),
            previous: None,
        });
        self.keep(&state.pages)?;
        Ok(Some(key))
    }

    /// Replaces a page's key. The answer is the new one; `None` when the key is not good.
    ///
    /// # Errors
    /// The new key could not be kept; the old one stays good.
    pub(crate) fn come_back(&self, key: &str) -> Result<Option<String>, FolderError> {
        let used = Fingerprint::of(key);
        let mut state = self.lock();
        let mut pages = state.pages.clone();
        let found = pages.iter_mut().find(|page| {
            page.current.is(&used) || page.previous.is_some_and(|previous| previous.is(&used))
        });
        let Some(page) = found else {
            return Ok(None);
        };
        let key = random();
        *page = Page {
            current: Fingerprint::of(&key),
            previous: Some(used),
        };
        self.keep(&pages)?;
        state.pages = pages;
        Ok(Some(key))
    }

    fn keep(&self, pages: &[Page]) -> Result<(), FolderError> {
        let content = serde_json::to_vec(pages).unwrap_or_default();
        self.folder.keep(FILE, &content)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        // Each change is made of single assignments, so a panic elsewhere leaves nothing half done.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn random() -> String {
    let mut bytes = [0_u8; 32];
    rand::rng().fill_bytes(&mut bytes);
    URL_SAFE_NO_PAD.encode(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(dir: &tempfile::TempDir) -> Arc<DataFolder> {
        Arc::new(DataFolder::open(dir.path()).unwrap())
    }

    #[test]
    fn a_token_opens_the_door_once() {
        let dir = tempfile::tempdir().unwrap();
        let door = Door::open(folder(&dir)).unwrap();
        assert_eq!(door.enter("").unwrap(), None);
        let (first, second) = (door.token(), door.token());
        assert_eq!(first.len(), 43);
        assert!(door.enter(&first).unwrap().is_some());
        assert_eq!(door.enter(&first).unwrap(), None);
        assert!(door.enter(&second).unwrap().is_some());
    }

    #[test]
    fn only_the_latest_tokens_are_good() {
        let dir = tempfile::tempdir().unwrap();
        let door = Door::open(folder(&dir)).unwrap();
        let oldest = door.token();
        let kept: Vec<String> = (0..TOKENS).map(|_| door.token()).collect();
        assert_eq!(door.enter(&oldest).unwrap(), None);
        for token in kept {
            assert!(door.enter(&token).unwrap().is_some());
        }
    }

    #[test]
    fn a_key_changes_with_each_use_and_outlives_the_host() {
        let dir = tempfile::tempdir().unwrap();
        let door = Door::open(folder(&dir)).unwrap();
        let first = door.enter(&door.token()).unwrap().unwrap();
        drop(door);
        let door = Door::open(folder(&dir)).unwrap();
        let second = door.come_back(&first).unwrap().unwrap();
        // The answer got lost: the page comes with the old key again.
        let third = door.come_back(&first).unwrap().unwrap();
        assert_eq!(door.come_back(&second).unwrap(), None);
        let fourth = door.come_back(&third).unwrap().unwrap();
        assert_eq!(door.come_back(&first).unwrap(), None);
        assert!(door.come_back(&fourth).unwrap().is_some());
        assert_eq!(door.come_back("something").unwrap(), None);
    }

    #[cfg(unix)]
    #[test]
    fn the_kept_file_is_private_and_holds_no_key() {
        use std::os::unix::fs::PermissionsExt as _;
        let dir = tempfile::tempdir().unwrap();
        let door = Door::open(folder(&dir)).unwrap();
        let key = door.enter(&door.token()).unwrap().unwrap();
        let path = dir.path().join(FILE);
        let mode = std::fs::metadata(&path).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        assert!(!std::fs::read_to_string(path).unwrap().contains(&key));
    }
}
