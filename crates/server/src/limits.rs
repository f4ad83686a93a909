//! How many connections this host holds, and whose place is given away when there are too many.
//!
//! Who has shown who they are keeps their place. Of those who have not, the newest is always let in: when all
//! places for arriving are taken, the address that holds the most of them loses its oldest one. So a flood costs
//! whoever floods, and a phone that needs a moment to greet gets it, even from an address that it shares.
//!
//! *Architecture invariant:* nothing here counts failures. Keys and tokens cannot be guessed, so a wrong one
//! is refused and forgotten: a count could lock out only those who are meant to come in.

use std::collections::{BTreeMap, VecDeque};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

/// Conversations of one address whose greeting is looked at at the same time; others wait their turn.
const GREETINGS_PER_ADDRESS: usize = 4;

/// Connections of a table: six phones, a tablet, the referee's pages and walls.
pub(crate) const PER_TABLE: usize = 10;

/// Connections that may be about to show who they are, at least: a browser opens six for a page.
const ARRIVING: usize = 256;

/// Files of an open table: the database, its log, and its head.
const FILES_PER_TABLE: usize = 3;

/// Files that the program needs besides.
const OTHER_FILES: usize = 64;

/// Tables for each core: half of what two cores answered in time (`make bench`, the hall).
const TABLES_PER_CORE: usize = 100;

/// How many tables are open at the same time, and how many connections belong to that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Room {
    pub(crate) tables: usize,
    /// Places of those who have shown who they are.
    pub(crate) known: usize,
    /// Places of those who have not: as many again for the host's own browser.
    pub(crate) arriving: usize,
}

impl Room {
    /// For so many tables.
    pub(crate) fn of(tables: usize) -> Self {
        let known = tables.saturating_mul(PER_TABLE);
        Self {
            tables,
            known,
            arriving: ARRIVING.max(known / 4),
        }
    }

    /// Files that may be open at the same time.
    pub(crate) fn files(self) -> usize {
        self.tables * FILES_PER_TABLE + self.known + 2 * self.arriving + OTHER_FILES
    }

    /// What a machine with so many cores carries that allows so many files.
    pub(crate) fn of_machine(cores: usize, files: usize) -> Self {
        let mut room = Self::of(cores.max(1) * TABLES_PER_CORE);
        while room.files() > files && room.tables > 1 {
            room = Self::of(room.tables - 1);
        }
        room
    }
}

/// The places. Its clones are the same places.
#[derive(Clone)]
pub(crate) struct Limits {
    room: Room,
    held: Arc<Mutex<Held>>,
}

#[derive(Default)]
struct Held {
    next: u64,
    known: usize,
    addresses: BTreeMap<IpAddr, Address>,
}

struct Address {
    /// Who has not shown yet who they are, the oldest first.
    arriving: VecDeque<(u64, watch::Sender<bool>)>,
    known: usize,
    greetings: Arc<Semaphore>,
}

/// A place; it is held as long as it lives.
pub(crate) struct Place {
    limits: Limits,
    address: IpAddr,
    number: u64,
    cut: watch::Receiver<bool>,
    known: Mutex<bool>,
}

impl Limits {
    pub(crate) fn new(room: Room) -> Self {
        Self {
            room,
            held: Arc::default(),
        }
    }

    /// Gives a new connection its place. Returns whether another one lost its own for it.
    pub(crate) fn arrive(&self, address: IpAddr) -> (Place, bool) {
        let address = address.to_canonical();
        let mut held = self.lock();
        let cut_off = held.make_room(address, self.room.arriving);
        let number = held.next;
        held.next += 1;
        let (tell, cut) = watch::channel(false);
        let arriving = &mut held.addresses.entry(address).or_default().arriving;
        arriving.push_back((number, tell));
        let place = Place {
            limits: self.clone(),
            address,
            number,
            cut,
            known: Mutex::new(false),
        };
        (place, cut_off)
    }

    /// Connections, those of them that have not shown who they are, and addresses.
    pub(crate) fn census(&self) -> (usize, usize, usize) {
        let held = self.lock();
        let all = held.addresses.values();
        let arriving: usize = all.map(|address| address.arriving.len()).sum();
        (held.known + arriving, arriving, held.addresses.len())
    }

    fn lock(&self) -> MutexGuard<'_, Held> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Default for Address {
    fn default() -> Self {
        Self {
            arriving: VecDeque::new(),
            known: 0,
            greetings: Arc::new(Semaphore::new(GREETINGS_PER_ADDRESS)),
        }
    }
}

/// The host's own browser calls from here. It has places of its own, whatever the network does.
fn is_home(address: IpAddr) -> bool {
    [
        IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(Ipv6Addr::LOCALHOST),
    ]
    .contains(&address)
}

impl Held {
    /// Cuts a connection off if all places for arriving are taken where this address belongs.
    fn make_room(&mut self, arriver: IpAddr, places: usize) -> bool {
        let of_arriver = |address: &IpAddr| is_home(*address) == is_home(arriver);
        let same = || {
            self.addresses
                .iter()
                .filter(|(address, _)| of_arriver(address))
        };
        if same()
            .map(|(_, address)| address.arriving.len())
            .sum::<usize>()
            < places
        {
            return false;
        }
        let most = same().max_by_key(|(_, address)| address.arriving.len());
        let Some(most) = most.map(|(address, _)| *address) else {
            return false;
        };
        let oldest = self
            .addresses
            .get_mut(&most)
            .and_then(|address| address.arriving.pop_front());
        self.forget(most);
        // Whoever holds the place ends its connection when it hears of it.
        oldest.is_some_and(|(_, tell)| tell.send(true).is_ok())
    }

    /// What counts nothing is forgotten, or every address that ever called would be remembered.
    fn forget(&mut self, address: IpAddr) {
        if (self.addresses.get(&address))
            .is_some_and(|held| held.known == 0 && held.arriving.is_empty())
        {
            self.addresses.remove(&address);
        }
    }
}

impl Place {
    /// Waits until the place was given to somebody else.
    pub(crate) async fn cut(&self) {
        let mut cut = self.cut.clone();
        // A sender that is gone belonged to a place that is known, or free.
        if cut.wait_for(|cut| *cut).await.is_err() {
            std::future::pending().await
        }
    }

    /// Waits for a turn among the greetings of this address.
    pub(crate) async fn greets(&self) -> Option<OwnedSemaphorePermit> {
        let greetings = {
            let mut held = self.limits.lock();
            Arc::clone(&held.addresses.entry(self.address).or_default().greetings)
        };
        greetings.acquire_owned().await.ok()
    }

    /// Its holder has shown who they are. Returns `false` when the place was lost before, or when as many
    /// are known as this host carries.
    pub(crate) fn keep(&self) -> bool {
        let mut held = self.limits.lock();
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let full = held.known >= self.limits.room.known;
        let Some(address) = held.addresses.get_mut(&self.address) else {
            return *known;
        };
        let Some(at) = address
            .arriving
            .iter()
            .position(|(number, _)| *number == self.number)
        else {
            return *known;
        };
        if full {
            return false;
        }
        address.arriving.remove(at);
        address.known += 1;
        held.known += 1;
        *known = true;
        true
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let known = *self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let mut held = self.limits.lock();
        if let Some(address) = held.addresses.get_mut(&self.address) {
            if known {
                address.known -= 1;
            } else {
                address
                    .arriving
                    .retain(|(number, _)| *number != self.number);
            }
        }
        held.known -= usize::from(known);
        held.forget(self.address);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANA: IpAddr = IpAddr::V4(Ipv4Addr::new(192, 168, 1, 2));
    const BEN: IpAddr = IpAddr::V4(Ipv4Addr::new(192, 168, 1, 3));
    const HOME: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

    fn limits(known: usize, arriving: usize) -> Limits {
        Limits::new(Room {
            tables: 1,
            known,
            arriving,
        })
    }

    fn is_cut(place: &Place) -> bool {
        *place.cut.borrow()
    }

    #[test]
    fn a_flood_loses_its_own_oldest_places() {
        let limits = limits(10, 8);
        let ben = limits.arrive(BEN).0;
        let flood: Vec<Place> = (0..20).map(|_| limits.arrive(ANA).0).collect();
        assert!(!is_cut(&ben), "the other address keeps its place");
        let lost = flood.iter().filter(|place| is_cut(place)).count();
        assert_eq!(lost, 13, "seven are left beside Ben's");
        assert!(flood[..13].iter().all(is_cut), "the oldest go first");
        let (late, cut_off) = limits.arrive(BEN);
        assert!(cut_off && !is_cut(&late));
        assert_eq!(limits.census(), (8, 8, 2));
        drop((ben, late, flood));
        assert_eq!(limits.census(), (0, 0, 0));
    }

    #[test]
    fn ten_flooding_addresses_do_not_touch_home_nor_who_is_known() {
        let limits = limits(10, 8);
        let (home, ana) = (limits.arrive(HOME).0, limits.arrive(ANA).0);
        assert!(ana.keep());
        let mut flood = Vec::new();
        for number in 0..10 {
            for _ in 0..20 {
                flood.push(limits.arrive(IpAddr::V4(Ipv4Addr::new(10, 0, 0, number))).0);
            }
        }
        assert!(!is_cut(&home) && !is_cut(&ana));
        assert!(home.keep());
        let (again, cut_off) = limits.arrive(HOME);
        assert!(!cut_off && again.keep(), "home has places of its own");
        // And the other way round.
        let network = limits.arrive(BEN).0;
        let own: Vec<Place> = (0..20).map(|_| limits.arrive(HOME).0).collect();
        assert!(!is_cut(&network));
        assert!(own.iter().filter(|place| is_cut(place)).count() == 12);
    }

    #[test]
    fn a_place_that_was_lost_cannot_be_kept() {
        let limits = limits(2, 1);
        let lost = limits.arrive(ANA).0;
        let (second, cut_off) = limits.arrive(ANA);
        assert!(cut_off && !lost.keep() && second.keep());
        assert!(second.keep(), "keeping it twice is keeping it");
        let third = limits.arrive(ANA).0;
        assert!(third.keep());
        let fourth = limits.arrive(ANA).0;
        assert!(!fourth.keep(), "as many are known as this host carries");
        drop(third);
        assert!(fourth.keep());
    }

    #[tokio::test]
    async fn greetings_of_an_address_take_turns() {
        let limits = limits(10, 8);
        let (ana, ben) = (limits.arrive(ANA).0, limits.arrive(BEN).0);
        let mut held = Vec::new();
        for _ in 0..GREETINGS_PER_ADDRESS {
            held.push(ana.greets().await);
        }
        let fifth = tokio::time::timeout(std::time::Duration::from_millis(50), ana.greets());
        assert!(fifth.await.is_err(), "it waits");
        assert!(ben.greets().await.is_some(), "nobody else does");
        held.pop();
        assert!(ana.greets().await.is_some());
    }

    #[test]
    fn the_room_follows_the_machine_and_what_is_asked_for() {
        assert_eq!(Room::of_machine(2, 1 << 20), Room::of(200));
        let small = Room::of_machine(64, 1024);
        assert!(small.files() <= 1024 && Room::of(small.tables + 1).files() > 1024);
        assert_eq!(Room::of_machine(1, 0).tables, 1, "one table in any case");
        assert_eq!(Room::of(16).arriving, ARRIVING);
    }
}
