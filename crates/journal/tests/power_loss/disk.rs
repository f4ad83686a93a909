//! A disk that can lose its power: an SQLite file layer that forwards to the ordinary one and
//! remembers which writes have been synced.
//!
//! A real disk keeps, after a power cut, what was synced, and of everything written since then an
//! arbitrary part. So each file has a durable content and a list of changes since; at every
//! operation that touches the disk an [`Image`] of all files is taken, from which any outcome of a
//! power cut at that moment can be made. A sync of a new log also makes its name durable, as SQLite
//! syncs the folder then; deleting a file is durable at once.
#![allow(
    unsafe_code,
    reason = "SQLite's file layer is a table of C functions; only tests are built with this one"
)]

use std::collections::BTreeMap;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};

use rusqlite::ffi::{self, sqlite3_file, sqlite3_int64, sqlite3_io_methods, sqlite3_vfs};

/// The name under which SQLite knows this file layer.
pub(super) const VFS: &str = "power-loss";

const SECTOR: usize = 512;

#[derive(Clone)]
enum Change {
    Write { at: usize, bytes: Vec<u8> },
    Truncate { len: usize },
}

#[derive(Clone)]
struct Tracked {
    /// `None` until the file's name and content have been synced for the first time.
    durable: Option<Vec<u8>>,
    since: Vec<Change>,
}

/// All files of a folder at one moment.
pub(super) struct Image {
    /// What the test had been told to be saved at that moment.
    pub(super) acknowledged: u64,
    files: BTreeMap<PathBuf, Tracked>,
}

#[derive(Default)]
struct Folder {
    files: BTreeMap<PathBuf, Tracked>,
    images: Vec<Image>,
    acknowledged: u64,
    room: Option<usize>,
}

/// What is left of the changes that were not synced.
#[derive(Debug, Clone, Copy)]
pub(super) enum Unsynced {
    /// Nothing.
    Lost,
    /// Everything, as after a crash of the program alone.
    Kept,
    /// Each sector of each write on its own, as this number decides.
    Mixed(u64),
}

static FOLDERS: Mutex<BTreeMap<PathBuf, Folder>> = Mutex::new(BTreeMap::new());

fn folders() -> MutexGuard<'static, BTreeMap<PathBuf, Folder>> {
    FOLDERS.lock().unwrap_or_else(PoisonError::into_inner)
}

fn with_folder<T>(dir: &Path, act: impl FnOnce(&mut Folder) -> T) -> T {
    act(folders().entry(dir.to_owned()).or_default())
}

/// Starts taking images of a folder.
pub(super) fn watch(dir: &Path) {
    static REGISTERED: Once = Once::new();
    REGISTERED.call_once(register);
    with_folder(dir, |folder| *folder = Folder::default());
}

/// Notes that the test has been told that row `seq` is saved.
pub(super) fn acknowledged(dir: &Path, seq: u64) {
    with_folder(dir, |folder| folder.acknowledged = seq);
}

/// Lets only this many more bytes be written in a folder, or any number again.
pub(super) fn set_room(dir: &Path, room: Option<usize>) {
    with_folder(dir, |folder| folder.room = room);
}

/// The images taken so far, and one of this moment.
pub(super) fn images(dir: &Path) -> Vec<Image> {
    with_folder(dir, |folder| {
        folder.take_image();
        std::mem::take(&mut folder.images)
    })
}

impl Folder {
    fn take_image(&mut self) {
        let files = self.files.clone();
        self.images.push(Image {
            acknowledged: self.acknowledged,
            files,
        });
    }
}

impl Image {
    /// Writes into `dir` what a disk could hold after a power cut.
    pub(super) fn restore(&self, dir: &Path, unsynced: Unsynced) {
        for (path, tracked) in &self.files {
            let mut random = match unsynced {
                Unsynced::Mixed(seed) => seed,
                Unsynced::Lost | Unsynced::Kept => 0,
            };
            let mut survives = || match unsynced {
                Unsynced::Lost => false,
                Unsynced::Kept => true,
                Unsynced::Mixed(_) => {
                    random = random
                        .wrapping_mul(6364136223846793005)
                        .wrapping_add(1442695040888963407);
                    random >> 63 == 1
                }
            };
            let mut content = tracked.durable.clone();
            for change in &tracked.since {
                apply(change, &mut content, &mut survives);
            }
            if let Some(content) = content {
                let name = path.file_name().expect("a file has a name");
                fs::write(dir.join(name), content).expect("the restored file is written");
            }
        }
    }
}

/// Applies the surviving sectors of a change.
fn apply(change: &Change, content: &mut Option<Vec<u8>>, survives: &mut dyn FnMut() -> bool) {
    match change {
        Change::Truncate { len } => {
            if survives() {
                content.get_or_insert_default().resize(*len, 0);
            }
        }
        Change::Write { at, bytes } => {
            let mut from = 0;
            while from < bytes.len() {
                let to = bytes.len().min(from + SECTOR - (at + from) % SECTOR);
                if survives() {
                    let content = content.get_or_insert_default();
                    if content.len() < at + to {
                        content.resize(at + to, 0);
                    }
                    content[at + from..at + to].copy_from_slice(&bytes[from..to]);
                }
                from = to;
            }
        }
    }
}

/// Our part of an open file; SQLite's own lies right behind it.
#[repr(C)]
struct Shim {
    base: sqlite3_file,
    /// A leaked box, freed by `close`; null for files that are not tracked.
    path: *mut PathBuf,
}

fn register() {
    // SAFETY: the default file layer lives as long as the process; ours is leaked to do so as well.
    // Methods that are not replaced do not look at the layer they are called through.
    unsafe {
        let real = ffi::sqlite3_vfs_find(std::ptr::null());
        assert!(!real.is_null(), "SQLite has a default file layer");
        let ours = Box::leak(Box::new(*real));
        ours.szOsFile += size_of::<Shim>() as c_int;
        ours.zName = c"power-loss".as_ptr();
        ours.pNext = std::ptr::null_mut();
        ours.pAppData = real.cast();
        ours.xOpen = Some(open);
        ours.xDelete = Some(delete);
        assert_eq!(ffi::sqlite3_vfs_register(ours, 0), ffi::SQLITE_OK);
    }
}

// Version 1 has no shared memory, so the journal's exclusive locking is what this layer demands.
static METHODS: sqlite3_io_methods = sqlite3_io_methods {
    iVersion: 1,
    xClose: Some(close),
    xRead: Some(read),
    xWrite: Some(write),
    xTruncate: Some(truncate),
    xSync: Some(sync),
    xFileSize: Some(file_size),
    xLock: Some(lock),
    xUnlock: Some(unlock),
    xCheckReservedLock: Some(check_reserved_lock),
    xFileControl: Some(file_control),
    xSectorSize: Some(sector_size),
    xDeviceCharacteristics: Some(device_characteristics),
    xShmMap: None,
    xShmLock: None,
    xShmBarrier: None,
    xShmUnmap: None,
    xFetch: None,
    xUnfetch: None,
};

/// SQLite's own part of a file.
///
/// # Safety
/// `file` was given to `open` by SQLite, which allocates `szOsFile` bytes for it.
unsafe fn real(file: *mut sqlite3_file) -> *mut sqlite3_file {
    // SAFETY: as above; SQLite aligns the block to 8 bytes and `Shim` is a multiple of 8.
    unsafe { file.cast::<u8>().add(size_of::<Shim>()).cast() }
}

/// The methods of SQLite's own part.
///
/// # Safety
/// As for [`real`], after a successful `open`.
unsafe fn methods(file: *mut sqlite3_file) -> &'static sqlite3_io_methods {
    // SAFETY: an open file's methods are static.
    unsafe { &*(*real(file)).pMethods }
}

/// The tracked path of a file.
///
/// # Safety
/// As for [`methods`].
unsafe fn path_of<'a>(file: *mut sqlite3_file) -> Option<&'a PathBuf> {
    // SAFETY: `open` set the pointer, `close` is the last to use it.
    unsafe { (*file.cast::<Shim>()).path.as_ref() }
}

/// Runs `act` on a file's record, after an image of the moment before has been taken.
fn change<T>(path: &Path, act: impl FnOnce(&mut Folder) -> T) -> T {
    let dir = path.parent().expect("a file is in a folder");
    with_folder(dir, |folder| {
        folder.take_image();
        act(folder)
    })
}

unsafe extern "C" fn open(
    vfs: *mut sqlite3_vfs,
    name: *const c_char,
    file: *mut sqlite3_file,
    flags: c_int,
    out_flags: *mut c_int,
) -> c_int {
    // SAFETY: SQLite passes a block of `szOsFile` bytes, and a name that outlives the file or null.
    unsafe {
        let shim = file.cast::<Shim>();
        (*shim).base.pMethods = std::ptr::null();
        (*shim).path = std::ptr::null_mut();
        let kept = ffi::SQLITE_OPEN_MAIN_DB | ffi::SQLITE_OPEN_WAL | ffi::SQLITE_OPEN_MAIN_JOURNAL;
        let path = (!name.is_null() && flags & kept != 0)
            .then(|| PathBuf::from(CStr::from_ptr(name).to_str().expect("a UTF-8 path")));
        // What was there before this layer saw the file counts as durable. Read before the file is
        // opened, because closing a file drops the locks that the process has on it.
        let before = path.as_ref().and_then(|path| fs::read(path).ok());
        let real_vfs = (*vfs).pAppData.cast::<sqlite3_vfs>();
        let open = (*real_vfs).xOpen.expect("every file layer opens files");
        let code = open(real_vfs, name, real(file), flags, out_flags);
        if code == ffi::SQLITE_OK {
            if let Some(path) = path {
                // No image before: until the first file is known there is nothing to restore.
                let dir = path.parent().expect("a file is in a folder");
                let new = Tracked {
                    durable: before,
                    since: Vec::new(),
                };
                with_folder(dir, |folder| {
                    folder.files.entry(path.clone()).or_insert(new);
                });
                (*shim).path = Box::into_raw(Box::new(path));
            }
            (*shim).base.pMethods = &METHODS;
        }
        code
    }
}

unsafe extern "C" fn delete(vfs: *mut sqlite3_vfs, name: *const c_char, sync: c_int) -> c_int {
    // SAFETY: SQLite passes a valid name; the real layer was stored in `register`.
    unsafe {
        let path = PathBuf::from(CStr::from_ptr(name).to_str().expect("a UTF-8 path"));
        change(&path, |folder| folder.files.remove(&path));
        let real_vfs = (*vfs).pAppData.cast::<sqlite3_vfs>();
        let delete = (*real_vfs).xDelete.expect("every file layer deletes files");
        delete(real_vfs, name, sync)
    }
}

unsafe extern "C" fn close(file: *mut sqlite3_file) -> c_int {
    // SAFETY: called once for a file that `open` opened.
    unsafe {
        let shim = file.cast::<Shim>();
        if !(*shim).path.is_null() {
            drop(Box::from_raw((*shim).path));
            (*shim).path = std::ptr::null_mut();
        }
        methods(file).xClose.expect("version 1")(real(file))
    }
}

unsafe extern "C" fn read(
    file: *mut sqlite3_file,
    to: *mut c_void,
    len: c_int,
    at: sqlite3_int64,
) -> c_int {
    // SAFETY: forwarded as it came.
    unsafe { methods(file).xRead.expect("version 1")(real(file), to, len, at) }
}

unsafe extern "C" fn write(
    file: *mut sqlite3_file,
    from: *const c_void,
    len: c_int,
    at: sqlite3_int64,
) -> c_int {
    // SAFETY: SQLite passes `len` readable bytes; the rest is forwarded as it came.
    unsafe {
        if let Some(path) = path_of(file) {
            let bytes = std::slice::from_raw_parts(from.cast::<u8>(), len as usize).to_vec();
            let fits = change(path, |folder| {
                let left = folder.room.map(|room| room.checked_sub(bytes.len()));
                if left == Some(None) {
                    return false;
                }
                folder.room = left.flatten();
                if let Some(tracked) = folder.files.get_mut(path) {
                    tracked.since.push(Change::Write {
                        at: at as usize,
                        bytes,
                    });
                }
                true
            });
            if !fits {
                return ffi::SQLITE_FULL;
            }
        }
        methods(file).xWrite.expect("version 1")(real(file), from, len, at)
    }
}

unsafe extern "C" fn truncate(file: *mut sqlite3_file, len: sqlite3_int64) -> c_int {
    // SAFETY: forwarded as it came.
    unsafe {
        if let Some(path) = path_of(file) {
            change(path, |folder| {
                if let Some(tracked) = folder.files.get_mut(path) {
                    tracked.since.push(Change::Truncate { len: len as usize });
                }
            });
        }
        methods(file).xTruncate.expect("version 1")(real(file), len)
    }
}

unsafe extern "C" fn sync(file: *mut sqlite3_file, flags: c_int) -> c_int {
    // SAFETY: forwarded as it came.
    unsafe {
        if let Some(path) = path_of(file) {
            change(path, |folder| {
                if let Some(tracked) = folder.files.get_mut(path) {
                    tracked.durable.get_or_insert_default();
                    for change in std::mem::take(&mut tracked.since) {
                        apply(&change, &mut tracked.durable, &mut || true);
                    }
                }
            });
        }
        methods(file).xSync.expect("version 1")(real(file), flags)
    }
}

unsafe extern "C" fn file_size(file: *mut sqlite3_file, size: *mut sqlite3_int64) -> c_int {
    // SAFETY: forwarded as it came.
    unsafe { methods(file).xFileSize.expect("version 1")(real(file), size) }
}

unsafe extern "C" fn lock(file: *mut sqlite3_file, level: c_int) -> c_int {
    // SAFETY: forwarded as it came.
    unsafe { methods(file).xLock.expect("version 1")(real(file), level) }
}

unsafe extern "C" fn unlock(file: *mut sqlite3_file, level: c_int) -> c_int {
    // SAFETY: forwarded as it came.
    unsafe { methods(file).xUnlock.expect("version 1")(real(file), level) }
}

unsafe extern "C" fn check_reserved_lock(file: *mut sqlite3_file, held: *mut c_int) -> c_int {
    // SAFETY: forwarded as it came.
    unsafe { methods(file).xCheckReservedLock.expect("version 1")(real(file), held) }
}

unsafe extern "C" fn file_control(file: *mut sqlite3_file, op: c_int, arg: *mut c_void) -> c_int {
    // SAFETY: forwarded as it came.
    unsafe { methods(file).xFileControl.expect("version 1")(real(file), op, arg) }
}

unsafe extern "C" fn sector_size(file: *mut sqlite3_file) -> c_int {
    // SAFETY: forwarded as it came.
    unsafe { methods(file).xSectorSize.expect("version 1")(real(file)) }
}

unsafe extern "C" fn device_characteristics(file: *mut sqlite3_file) -> c_int {
    // SAFETY: forwarded as it came.
    unsafe { methods(file).xDeviceCharacteristics.expect("version 1")(real(file)) }
}
