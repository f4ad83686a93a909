//! The pairing of a seat, case by case.

mod common;

use common::{
    Connected, Entered, HostSession, NUMBER, TABLE, Ticket, connect, enter, knock, seconds,
};
use dradis_channel::{
    AttemptReport, DeviceReport, Goodbye, LinkId, MOST_HANDSHAKES, OFFER_LIFETIME, PairingError,
    Refusal, Role, SavedPairing, SeatPairing, SecretPayload, TurnedAway,
};
use rand::SeedableRng;
use rand::rngs::StdRng;

const PHONE: LinkId = LinkId(1);
const OTHER: LinkId = LinkId(2);
const AGAIN: LinkId = LinkId(3);

fn seat() -> (SeatPairing, StdRng) {
    (
        SeatPairing::new(TABLE, Role::Seat, NUMBER),
        StdRng::seed_from_u64(75),
    )
}

fn offer(seat: &mut SeatPairing, at: u64, rng: &mut StdRng) -> Ticket {
    Ticket::scanned(seat.offer(seconds(at), rng).unwrap().fragment.reveal())
}

fn inside(entered: Result<Entered, TurnedAway>) -> Connected {
    match entered {
        Ok(Entered::In(connected, detached)) => {
            assert_eq!(detached, []);
            *connected
        }
        Ok(Entered::Ended(reason, _)) => panic!("ended: {reason:?}"),
        Err(turned_away) => panic!("turned away: {turned_away:?}"),
    }
}

fn refused(entered: Result<Entered, TurnedAway>) -> Refusal {
    match entered {
        Err(TurnedAway { refusal, .. }) => refusal,
        Ok(_) => panic!("let in"),
    }
}

/// A device that was compared and holds the seat.
fn paired(seat: &mut SeatPairing, at: u64, link: LinkId, rng: &mut StdRng) -> Connected {
    let code = offer(seat, at, rng);
    let connected = inside(connect(seat, seconds(at), link, &code, rng));
    confirm(seat, connected)
}

fn confirm(seat: &mut SeatPairing, connected: Connected) -> Connected {
    let HostSession::Comparing(host) = connected.host else {
        panic!("already confirmed")
    };
    let confirmed = seat.same(host.pictograms()).unwrap();
    Connected {
        host: HostSession::Paired(host.confirm(&confirmed).unwrap()),
        ..connected
    }
}

fn device(seat: &SeatPairing) -> DeviceReport {
    seat.report(seconds(0)).device
}

#[test]
fn a_device_pairs_and_secrets_travel_after_same() {
    let (mut seat, mut rng) = seat();
    let connected = paired(&mut seat, 0, PHONE, &mut rng);
    assert_eq!(device(&seat), DeviceReport::Connected);
    let HostSession::Paired(mut host) = connected.host else {
        panic!("confirmed")
    };
    let mut phone = connected.device;
    let frame = host.seal_secret(&SecretPayload::dummy()).unwrap();
    assert!(phone.open(&frame).is_ok());
}

#[test]
fn a_code_works_once_and_a_fresh_one_is_one_call_away() {
    let (mut seat, mut rng) = seat();
    let code = offer(&mut seat, 0, &mut rng);
    // A scanner's preview opens the page, uses the code and is gone.
    let preview = inside(connect(&mut seat, seconds(1), OTHER, &code, &mut rng));
    seat.key_kept(OTHER);
    seat.lost(OTHER);
    assert_eq!(
        refused(connect(&mut seat, seconds(2), PHONE, &code, &mut rng)),
        Refusal::UsedCode
    );
    let fresh = offer(&mut seat, 3, &mut rng);
    let phone = inside(connect(&mut seat, seconds(4), PHONE, &fresh, &mut rng));
    confirm(&mut seat, phone);
    // The preview's key ended with its comparison.
    let back = connect(
        &mut seat,
        seconds(5),
        OTHER,
        &Ticket::Resume(preview.key),
        &mut rng,
    );
    assert!(matches!(back, Ok(Entered::Ended(Goodbye::Revoked, detached)) if detached.is_empty()));
    assert_eq!(seat.link(), Some(PHONE));
}

#[test]
fn a_phone_that_never_got_its_key_uses_its_code_again() {
    let (mut seat, mut rng) = seat();
    let code = offer(&mut seat, 0, &mut rng);
    // The host has let it in, but its answer came too late for the phone.
    let given_up = inside(connect(&mut seat, seconds(1), OTHER, &code, &mut rng));
    assert_eq!(
        refused(connect(&mut seat, seconds(2), PHONE, &code, &mut rng)),
        Refusal::SeatInUse
    );
    seat.lost(OTHER);
    let phone = inside(connect(&mut seat, seconds(3), PHONE, &code, &mut rng));
    let seen = given_up.device.pictograms();
    assert_eq!(seat.same(seen).err(), Some(PairingError::OtherPictograms));
    // A late word of the first attempt changes nothing.
    seat.key_kept(OTHER);
    assert!(seat.knows(dradis_channel::Claim::Resume(phone.key.id())));
    confirm(&mut seat, phone);
    seat.lost(PHONE);
    assert_eq!(
        refused(connect(&mut seat, seconds(4), OTHER, &code, &mut rng)),
        Refusal::UsedCode
    );
    // The key of the attempt that was given up opens nothing, and accuses nobody.
    let late = Ticket::Resume(given_up.key);
    let back = connect(&mut seat, seconds(5), AGAIN, &late, &mut rng);
    assert!(matches!(back, Ok(Entered::Ended(Goodbye::Revoked, detached)) if detached.is_empty()));
}

#[test]
fn a_code_is_not_used_again_after_its_time_nor_after_its_key_came_back() {
    let (mut seat, mut rng) = seat();
    let code = offer(&mut seat, 0, &mut rng);
    inside(connect(&mut seat, seconds(1), PHONE, &code, &mut rng));
    seat.lost(PHONE);
    let late = connect(&mut seat, OFFER_LIFETIME, PHONE, &code, &mut rng);
    assert_eq!(refused(late), Refusal::ExpiredCode);
    let code = offer(&mut seat, 200, &mut rng);
    let first = inside(connect(&mut seat, seconds(201), PHONE, &code, &mut rng));
    seat.lost(PHONE);
    // That it holds the key needs no word of its own: it has come back with it.
    let key = Ticket::Resume(first.key);
    inside(connect(&mut seat, seconds(202), AGAIN, &key, &mut rng));
    seat.lost(AGAIN);
    let again = connect(&mut seat, seconds(203), OTHER, &code, &mut rng);
    assert_eq!(refused(again), Refusal::UsedCode);
}

#[test]
fn two_devices_racing_with_one_code_do_not_both_get_in() {
    let (mut seat, mut rng) = seat();
    let code = offer(&mut seat, 0, &mut rng);
    let first = knock(&seat, seconds(1), &code, &mut rng).unwrap();
    let second = knock(&seat, seconds(1), &code, &mut rng).unwrap();
    inside(enter(&mut seat, seconds(2), OTHER, second, &mut rng));
    assert_eq!(
        refused(enter(&mut seat, seconds(2), PHONE, first, &mut rng)),
        Refusal::SeatInUse
    );
    seat.key_kept(OTHER);
    seat.lost(OTHER);
    assert_eq!(
        refused(connect(&mut seat, seconds(3), PHONE, &code, &mut rng)),
        Refusal::UsedCode
    );
}

#[test]
fn a_code_expires_by_the_clock_even_during_the_handshake() {
    let (mut seat, mut rng) = seat();
    let code = offer(&mut seat, 10, &mut rng);
    let last_moment = OFFER_LIFETIME + seconds(10);
    let early = knock(&seat, seconds(129), &code, &mut rng).unwrap();
    assert_eq!(
        refused(connect(&mut seat, last_moment, PHONE, &code, &mut rng)),
        Refusal::ExpiredCode
    );
    assert_eq!(
        refused(enter(&mut seat, last_moment, PHONE, early, &mut rng)),
        Refusal::ExpiredCode
    );
    let left = seat.report(seconds(100)).attempt;
    assert_eq!(left, Some(AttemptReport::Offered { left: seconds(30) }));
    assert_eq!(
        seat.report(seconds(500)).attempt,
        Some(AttemptReport::Offered { left: seconds(0) })
    );
    // A withdrawn or replaced code has expired as well; one nobody made is unknown.
    let replaced = offer(&mut seat, 200, &mut rng);
    let withdrawn = offer(&mut seat, 200, &mut rng);
    assert_eq!(seat.withdraw(), None);
    for code in [replaced, withdrawn] {
        assert_eq!(
            refused(connect(&mut seat, seconds(201), PHONE, &code, &mut rng)),
            Refusal::ExpiredCode
        );
    }
    let (mut elsewhere, mut other_rng) = (
        SeatPairing::new(TABLE, Role::Seat, 5),
        StdRng::seed_from_u64(1),
    );
    let foreign = offer(&mut elsewhere, 0, &mut other_rng);
    assert_eq!(
        refused(connect(&mut seat, seconds(201), PHONE, &foreign, &mut rng)),
        Refusal::UnknownCode
    );
}

#[test]
fn a_wrong_key_does_not_burn_the_code() {
    let (mut seat, mut rng) = seat();
    let code = offer(&mut seat, 0, &mut rng);
    let Ticket::Code(id, _) = &code else {
        panic!("a code")
    };
    let guess = Ticket::Code(*id, dradis_channel::PairKey::random(&mut rng));
    assert_eq!(
        refused(connect(&mut seat, seconds(1), OTHER, &guess, &mut rng)),
        Refusal::HandshakeFailed
    );
    inside(connect(&mut seat, seconds(1), PHONE, &code, &mut rng));
}

#[test]
fn a_recorded_first_message_opens_nothing_a_second_time() {
    let (mut seat, mut rng) = seat();
    let connected = paired(&mut seat, 0, PHONE, &mut rng);
    seat.lost(PHONE);
    let resume = Ticket::Resume(connected.key);
    let recorded = knock(&seat, seconds(1), &resume, &mut rng).unwrap();
    let mut replayed = knock(&seat, seconds(1), &resume, &mut rng).unwrap();
    replayed.message.clone_from(&recorded.message);
    let before = serde_json::to_string(&seat.saved()).unwrap();
    assert_eq!(
        refused(enter(&mut seat, seconds(1), OTHER, replayed, &mut rng)),
        Refusal::HandshakeFailed
    );
    assert_eq!(serde_json::to_string(&seat.saved()).unwrap(), before);
}

#[test]
fn different_revokes() {
    let (mut seat, mut rng) = seat();
    let code = offer(&mut seat, 0, &mut rng);
    let connected = inside(connect(&mut seat, seconds(1), PHONE, &code, &mut rng));
    assert_eq!(seat.different(), Some(PHONE));
    // A second tap that comes too late does no harm to the next code.
    let next = offer(&mut seat, 2, &mut rng);
    assert_eq!(seat.different(), None);
    assert!(knock(&seat, seconds(2), &next, &mut rng).is_ok());
    assert_eq!(device(&seat), DeviceReport::None);
    let back = connect(
        &mut seat,
        seconds(2),
        PHONE,
        &Ticket::Resume(connected.key),
        &mut rng,
    );
    assert!(matches!(back, Ok(Entered::Ended(Goodbye::Revoked, _))));
}

#[test]
fn a_reload_while_comparing_needs_new_eyes() {
    let (mut seat, mut rng) = seat();
    let code = offer(&mut seat, 0, &mut rng);
    let before = inside(connect(&mut seat, seconds(1), PHONE, &code, &mut rng));
    let seen = before.device.pictograms();
    seat.lost(PHONE);
    assert_eq!(seat.same(seen).err(), Some(PairingError::NothingToCompare));
    let after = inside(connect(
        &mut seat,
        seconds(2),
        AGAIN,
        &Ticket::Resume(before.key),
        &mut rng,
    ));
    assert_ne!(after.device.pictograms(), seen);
    assert_eq!(seat.same(seen).err(), Some(PairingError::OtherPictograms));
    assert_eq!(
        seat.report(seconds(2)).attempt,
        Some(AttemptReport::Comparing {
            pictograms: after.device.pictograms(),
            connected: true,
            spent: false
        })
    );
    confirm(&mut seat, after);
    assert_eq!(device(&seat), DeviceReport::Connected);
}

/// Seventy reconnects in a fifth of a second used to push it out of what the seat remembered.
#[test]
fn a_stolen_key_is_recognised_however_many_keys_came_after_it() {
    for (reconnects, restarts) in [(1, false), (70, false), (70, true), (2_000, false)] {
        let (mut seat, mut rng) = seat();
        let first = paired(&mut seat, 0, PHONE, &mut rng);
        seat.key_kept(PHONE);
        let stolen = first.key.clone();
        let mut key = first.key;
        for _ in 0..reconnects {
            seat.lost(PHONE);
            let back = Ticket::Resume(key);
            key = inside(connect(&mut seat, seconds(1), PHONE, &back, &mut rng)).key;
            seat.key_kept(PHONE);
        }
        if restarts {
            seat = SeatPairing::restore(TABLE, Role::Seat, NUMBER, seat.saved());
        }
        let saved = serde_json::to_string(&seat.saved()).unwrap();
        assert!(saved.len() < 300, "it grows: {saved}");
        let thief = Ticket::Resume(stolen);
        let entered = connect(&mut seat, seconds(2), OTHER, &thief, &mut rng);
        assert!(
            matches!(entered, Ok(Entered::Ended(Goodbye::Contested, _))),
            "after {reconnects}"
        );
        assert_eq!(
            device(&seat),
            DeviceReport::Contested,
            "the referee sees it"
        );
        let own = Ticket::Resume(key);
        assert_eq!(
            refused(connect(&mut seat, seconds(3), PHONE, &own, &mut rng)),
            Refusal::Contested,
            "the true phone hears why"
        );
        seat.keep().unwrap();
        inside(connect(&mut seat, seconds(4), PHONE, &own, &mut rng));
        let again = connect(&mut seat, seconds(5), OTHER, &thief, &mut rng);
        assert!(matches!(again, Ok(Entered::Ended(Goodbye::Revoked, _))));
        assert_eq!(device(&seat), DeviceReport::Connected);
    }
}

/// Each handshake shows other pictures: who may try as often as they like finds some that are alike.
#[test]
fn a_code_is_good_for_five_handshakes() {
    let (mut seat, mut rng) = seat();
    let code = offer(&mut seat, 0, &mut rng);
    let spent = |seat: &SeatPairing| {
        matches!(
            seat.report(seconds(1)).attempt,
            Some(AttemptReport::Comparing { spent: true, .. })
        )
    };
    let mut pictures = Vec::new();
    for _ in 0..MOST_HANDSHAKES {
        assert!(!spent(&seat));
        let tried = inside(connect(&mut seat, seconds(1), OTHER, &code, &mut rng));
        pictures.push(tried.device.pictograms());
        seat.lost(OTHER);
    }
    assert!(spent(&seat), "the referee sees it");
    let more = connect(&mut seat, seconds(1), OTHER, &code, &mut rng);
    assert_eq!(refused(more), Refusal::UsedCode);
    let seen = *pictures.last().unwrap();
    assert_eq!(
        seat.same(seen).err(),
        Some(PairingError::NothingToCompare),
        "it is gone"
    );
    let fresh = offer(&mut seat, 2, &mut rng);
    let phone = inside(connect(&mut seat, seconds(3), PHONE, &fresh, &mut rng));
    confirm(&mut seat, phone);
    assert_eq!(device(&seat), DeviceReport::Connected);
}

#[test]
fn a_phone_sleeps_reloads_and_comes_back_with_a_new_key_each_time() {
    let (mut seat, mut rng) = seat();
    let mut connected = paired(&mut seat, 0, PHONE, &mut rng);
    seat.key_kept(PHONE);
    for link in 10..15 {
        seat.lost(seat.link().unwrap());
        assert_eq!(device(&seat), DeviceReport::Away);
        let key = connected.key.clone();
        connected = inside(connect(
            &mut seat,
            seconds(link),
            LinkId(link),
            &Ticket::Resume(key.clone()),
            &mut rng,
        ));
        assert_ne!(connected.key, key);
        assert_eq!(device(&seat), DeviceReport::Connected);
        seat.key_kept(LinkId(link));
    }
}

#[test]
fn a_lost_acknowledgement_does_not_lock_the_phone_out() {
    let (mut seat, mut rng) = seat();
    let connected = paired(&mut seat, 0, PHONE, &mut rng);
    let old = Ticket::Resume(connected.key);
    // The new key is issued but never arrives; the old one works again, twice over.
    for link in 5..8 {
        seat.lost(seat.link().unwrap());
        inside(connect(
            &mut seat,
            seconds(link),
            LinkId(link),
            &old,
            &mut rng,
        ));
    }
    // The newest arrives but its acknowledgement is lost: it works, and the old one is over.
    seat.lost(LinkId(7));
    let newest = inside(connect(&mut seat, seconds(8), LinkId(8), &old, &mut rng));
    seat.lost(LinkId(8));
    inside(connect(
        &mut seat,
        seconds(9),
        LinkId(9),
        &Ticket::Resume(newest.key),
        &mut rng,
    ));
    seat.lost(LinkId(9));
    assert!(matches!(
        connect(&mut seat, seconds(10), OTHER, &old, &mut rng),
        Ok(Entered::Ended(Goodbye::Contested, _))
    ));
}

#[test]
fn a_second_claim_is_refused_while_the_original_is_connected() {
    let (mut seat, mut rng) = seat();
    let connected = paired(&mut seat, 0, PHONE, &mut rng);
    let probe = Err(TurnedAway {
        refusal: Refusal::SeatInUse,
        probe: Some(PHONE),
    });
    let fresh = offer(&mut seat, 5, &mut rng);
    assert_eq!(
        knock(&seat, seconds(6), &fresh, &mut rng).map(|_| ()),
        probe
    );
    assert_eq!(
        knock(
            &seat,
            seconds(6),
            &Ticket::Resume(connected.key.clone()),
            &mut rng
        )
        .map(|_| ()),
        probe
    );
    // The old link turns out to be dead: the phone itself gets in.
    seat.lost(PHONE);
    inside(connect(
        &mut seat,
        seconds(9),
        AGAIN,
        &Ticket::Resume(connected.key),
        &mut rng,
    ));
    // A late report of the dead link changes nothing.
    seat.lost(PHONE);
    assert_eq!(seat.link(), Some(AGAIN));
}

#[test]
fn the_original_that_comes_back_ends_a_comparison() {
    let (mut seat, mut rng) = seat();
    let original = paired(&mut seat, 0, PHONE, &mut rng);
    seat.lost(PHONE);
    let fresh = offer(&mut seat, 5, &mut rng);
    inside(connect(&mut seat, seconds(6), OTHER, &fresh, &mut rng));
    match connect(
        &mut seat,
        seconds(7),
        AGAIN,
        &Ticket::Resume(original.key),
        &mut rng,
    ) {
        Ok(Entered::In(_, detached)) => assert_eq!(detached, [OTHER]),
        _ => panic!("the seat's own device gets in"),
    }
    assert_eq!(seat.link(), Some(AGAIN));
    assert_eq!(seat.report(seconds(7)).attempt, None);
}

/// The original's seat was given to another device while it was away; now it returns.
fn contested() -> (SeatPairing, StdRng, Connected, Connected) {
    let (mut seat, mut rng) = seat();
    let original = paired(&mut seat, 0, PHONE, &mut rng);
    seat.lost(PHONE);
    let usurper = paired(&mut seat, 5, OTHER, &mut rng);
    let back = connect(
        &mut seat,
        seconds(9),
        AGAIN,
        &Ticket::Resume(original.key.clone()),
        &mut rng,
    );
    assert!(
        matches!(back, Ok(Entered::Ended(Goodbye::Contested, detached)) if detached == [OTHER])
    );
    (seat, rng, original, usurper)
}

#[test]
fn the_return_of_the_original_is_noticed_and_everybody_waits_for_the_referee() {
    let (mut seat, mut rng, original, usurper) = contested();
    assert_eq!(device(&seat), DeviceReport::Contested);
    assert_eq!(seat.link(), None);
    for key in [original.key, usurper.key] {
        let waiting = connect(
            &mut seat,
            seconds(10),
            AGAIN,
            &Ticket::Resume(key),
            &mut rng,
        );
        assert_eq!(refused(waiting), Refusal::Contested);
    }
    assert_eq!(
        seat.offer(seconds(10), &mut rng).err(),
        Some(PairingError::Contested)
    );
    // It stays so over a restart.
    let restored = SeatPairing::restore(TABLE, Role::Seat, NUMBER, seat.saved());
    assert_eq!(device(&restored), DeviceReport::Contested);
}

#[test]
fn the_referee_keeps_the_present_device() {
    let (mut seat, mut rng, original, usurper) = contested();
    seat.keep().unwrap();
    assert_eq!(seat.keep(), Err(PairingError::NotContested));
    inside(connect(
        &mut seat,
        seconds(11),
        OTHER,
        &Ticket::Resume(usurper.key),
        &mut rng,
    ));
    let again = connect(
        &mut seat,
        seconds(12),
        AGAIN,
        &Ticket::Resume(original.key),
        &mut rng,
    );
    assert!(matches!(again, Ok(Entered::Ended(Goodbye::Revoked, detached)) if detached.is_empty()));
    assert_eq!(seat.link(), Some(OTHER));
}

#[test]
fn the_referee_revokes_everybody_and_issues_anew() {
    let (mut seat, mut rng, original, usurper) = contested();
    seat.revoke();
    assert_eq!(device(&seat), DeviceReport::None);
    let phone = paired(&mut seat, 20, PHONE, &mut rng);
    for key in [original.key, usurper.key] {
        let again = connect(
            &mut seat,
            seconds(21),
            AGAIN,
            &Ticket::Resume(key),
            &mut rng,
        );
        assert!(
            matches!(again, Ok(Entered::Ended(Goodbye::Revoked, detached)) if detached.is_empty())
        );
    }
    assert_eq!(seat.link(), Some(PHONE));
    drop(phone);
}

#[test]
fn a_copied_key_is_noticed_when_both_use_it() {
    let (mut seat, mut rng) = seat();
    let original = paired(&mut seat, 0, PHONE, &mut rng);
    seat.lost(PHONE);
    let copied = original.key.clone();
    inside(connect(
        &mut seat,
        seconds(5),
        OTHER,
        &Ticket::Resume(copied),
        &mut rng,
    ));
    seat.key_kept(OTHER);
    seat.lost(OTHER);
    let back = connect(
        &mut seat,
        seconds(9),
        AGAIN,
        &Ticket::Resume(original.key),
        &mut rng,
    );
    assert!(matches!(back, Ok(Entered::Ended(Goodbye::Contested, _))));
}

#[test]
fn revoking_names_the_connection_to_close() {
    let (mut seat, mut rng) = seat();
    paired(&mut seat, 0, PHONE, &mut rng);
    assert_eq!(seat.revoke(), Some(PHONE));
    assert_eq!(seat.link(), None);
    let code = offer(&mut seat, 5, &mut rng);
    inside(connect(&mut seat, seconds(6), OTHER, &code, &mut rng));
    assert_eq!(
        seat.offer(seconds(7), &mut rng).unwrap().detached,
        Some(OTHER)
    );
}

#[test]
fn a_restarted_host_knows_the_phone_and_its_save_prints_no_key() {
    let (mut seat, mut rng) = seat();
    let connected = paired(&mut seat, 0, PHONE, &mut rng);
    let text = serde_json::to_string(&seat.saved()).unwrap();
    let kept: serde_json::Value = serde_json::from_str(&text).unwrap();
    let root = kept["keys"]["root"].as_str().unwrap().to_owned();
    assert_eq!(root.len(), 64, "the save holds what the keys are made from");
    let key = hex::encode(connected.key.0.reveal());
    assert!(!text.contains(&key[16..]), "and no key");
    let saved: SavedPairing = serde_json::from_str(&text).unwrap();
    for printed in [format!("{saved:?}"), format!("{seat:?}")] {
        for secret in [&root, &key] {
            assert!(!printed.contains(secret) && !printed.contains("reveal"));
        }
        assert!(printed.contains("Secret(…)"));
    }
    let mut restarted = SeatPairing::restore(TABLE, Role::Seat, NUMBER, saved);
    assert_eq!(device(&restarted), DeviceReport::Away);
    inside(connect(
        &mut restarted,
        seconds(1),
        PHONE,
        &Ticket::Resume(connected.key),
        &mut rng,
    ));
}

#[test]
fn a_code_for_a_seat_opens_no_referee_screen() {
    let mut screen = SeatPairing::new(TABLE, Role::Referee, NUMBER);
    let mut rng = StdRng::seed_from_u64(75);
    let code = offer(&mut screen, 0, &mut rng);
    let as_phone = connect(&mut screen, seconds(1), PHONE, &code, &mut rng);
    assert_eq!(refused(as_phone), Refusal::HandshakeFailed);
}
