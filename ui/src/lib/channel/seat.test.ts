import { expect, test } from "vitest";
import type { Bytes } from "./bytes";
import { encodeFragment, parseFragment } from "./fragment";
import { resumeId } from "./greeting";
import { keptCode, savedSeats, seatName, type Stores } from "./keep";
import { openSeat, type SeatStatus, takeStart } from "./seat";
import { accept, fakeBrowser, forbiddenStores, type HostLink, memoryStore, refusal, TABLE } from "./testhost";
import { x25519 } from "./x25519";

const filled = (value: number, length: number): Bytes => new Uint8Array(length).fill(value);
const code = { id: filled(1, 8), key: filled(2, 32) };
const FIRST_KEY = filled(3, 32);
const SECOND_KEY = filled(5, 32);

function stores(): Stores & { tab: ReturnType<typeof memoryStore>; kept: ReturnType<typeof memoryStore> } {
  const tab = memoryStore();
  const kept = memoryStore();
  return { tab, kept, local: () => kept, session: () => tab };
}

function open(browser: ReturnType<typeof fakeBrowser>, start = takeStart(scanned(), browser.around.stores)) {
  const statuses: SeatStatus[] = [];
  const names: string[] = [];
  const secrets: Bytes[] = [];
  const publics: Bytes[] = [];
  const seat = openSeat(start, browser.around, {
    status: (status) => statuses.push(status),
    named: (name) => names.push(name),
    public: (bytes) => publics.push(bytes),
    secret: (bytes) => secrets.push(bytes),
  });
  return { seat, statuses, names, secrets, publics, now: () => statuses[statuses.length - 1]! };
}

const scanned = () => ({ hash: encodeFragment(code), clear: () => {} });
const reloaded = { hash: "", clear: () => {} };

function pair(link: HostLink, key = FIRST_KEY) {
  const host = accept(link, code.key);
  link.say(host.session.sealControl({ kind: "resume-key", number: 2, key }));
  expect(host.session.open(link.sent.shift()!)).toEqual({ kind: "key-kept" });
  return host;
}

function comeBack(link: HostLink, key: Bytes, next: Bytes) {
  const host = accept(link, key);
  link.say(host.session.sealControl({ kind: "confirmed" }));
  link.say(host.session.sealControl({ kind: "resume-key", number: 2, key: next }));
  expect(host.session.open(link.sent.shift()!)).toEqual({ kind: "key-kept" });
  return host;
}

test("every fragment that is no code says what is wrong with it", () => {
  const text = encodeFragment(code);
  const [, id, key] = text.slice(1).split(".") as [string, string, string];
  expect(parseFragment(text)).toEqual(code);
  expect(parseFragment(text.slice(1))).toEqual(code);
  expect(parseFragment("")).toBe("missing");
  expect(parseFragment("#")).toBe("missing");
  expect(parseFragment(`#3.${id}.${key}.later`)).toBe("version");
  expect(parseFragment(`#02.${id}.${key}`)).toBe("version");
  expect(parseFragment(`#2.${id}`)).toBe("parts");
  expect(parseFragment(`#2.${id}.${key}.`)).toBe("parts");
  expect(parseFragment(`#2.${id}A.${key}`)).toBe("id");
  expect(parseFragment(`#2.${id}.${key.slice(1)}`)).toBe("key");
  expect(parseFragment(`#2.${id}.${key.slice(0, -1)}=`)).toBe("key");
  // The last letter holds four bits too many; they must be zero.
  expect(parseFragment(`#2.${id}.${key.slice(0, -1)}J`)).toBe("key");
});

test("the address is cleared at once, whatever it holds", () => {
  for (const hash of [encodeFragment(code), "#nonsense"]) {
    let cleared = 0;
    takeStart({ hash, clear: () => cleared++ }, stores());
    expect(cleared).toBe(1);
  }
});

test("a phone pairs, compares, opens and receives", () => {
  const kept = stores();
  const browser = fakeBrowser(kept);
  const page = open(browser);
  expect(page.now()).toEqual({ kind: "connecting", stuck: false });
  expect(keptCode(kept)).toEqual(code);

  const { session, pictograms } = pair(browser.last());
  expect(page.now()).toEqual({ kind: "comparing", pictograms });
  expect(keptCode(kept)).toBeNull();
  expect(page.seat.send(filled(1, 3))).toBe(false);

  browser.last().say(session.sealControl({ kind: "confirmed" }));
  expect(page.now()).toEqual({ kind: "open", seat: 2, lasting: "kept" });
  browser.last().say(session.sealSecret(filled(8, 30)));
  browser.last().say(session.sealSecret(new Uint8Array(0)));
  for (const frame of session.sealPublic(filled(6, 70_000))) browser.last().say(frame);
  expect(page.secrets).toEqual([filled(8, 30)]);
  expect(page.publics).toEqual([filled(6, 70_000)]);

  expect(page.seat.send(filled(1, 3))).toBe(true);
  const frame = browser.last().sent.shift()!;
  expect(frame).toHaveLength(1040);
  expect(session.open(frame)).toEqual({ kind: "secret", bytes: filled(1, 3) });
  expect(session.open(browser.last().sent.shift()!)).toEqual({ kind: "ping", token: 1 });
  expect(() => page.seat.send(new Uint8Array(1021))).toThrow(RangeError);
  browser.last().say(session.sealControl({ kind: "ping", token: 77 }));
  expect(session.open(browser.last().sent.shift()!)).toEqual({ kind: "pong", token: 77 });
});

test("a reload before the handshake uses the code again, one after it the resume key", () => {
  const kept = stores();
  open(fakeBrowser(kept)).seat.close();
  expect(takeStart(reloaded, kept)).toEqual({ kind: "code", code });

  const browser = fakeBrowser(kept);
  const first = open(browser, takeStart(reloaded, kept));
  pair(browser.last());
  first.seat.close();

  // Not confirmed yet: the new handshake has new pictures.
  const again = fakeBrowser(kept);
  const page = open(again, takeStart(reloaded, kept));
  const { pictograms, hello, session } = accept(again.last(), FIRST_KEY);
  expect(hello.slice(9)).toEqual(resumeId(FIRST_KEY));
  again.last().say(session.sealControl({ kind: "resume-key", number: 2, key: SECOND_KEY }));
  expect(page.now()).toEqual({ kind: "comparing", pictograms });
  expect(savedSeats(kept).map(({ name, key }) => ({ name, key }))).toEqual([{ name: seatName(TABLE, 2), key: SECOND_KEY }]);
});

test("a host that takes another ephemeral key than it was bound to is not believed", () => {
  const browser = fakeBrowser(stores());
  const page = open(browser);
  accept(browser.last(), code.key, x25519.utils.randomSecretKey());
  expect(browser.last().closedByPage).toBe(true);
  expect(page.now()).toMatchObject({ kind: "connecting" });
});

test("a phone that is known comes back without showing pictures", () => {
  const kept = stores();
  const browser = fakeBrowser(kept);
  const page = open(browser);
  const { session } = pair(browser.last());
  browser.last().say(session.sealControl({ kind: "confirmed" }));
  browser.last().hangUp();
  expect(page.now()).toEqual({ kind: "reconnecting", stuck: false });
  browser.pass(500);
  comeBack(browser.last(), FIRST_KEY, SECOND_KEY);
  expect(page.now()).toEqual({ kind: "open", seat: 2, lasting: "kept" });
  expect(page.statuses.filter((status) => status.kind === "comparing")).toHaveLength(1);
});

test("a link that slept is asked, and given up when it does not answer", () => {
  const browser = fakeBrowser(stores());
  const page = open(browser);
  const { session } = pair(browser.last());
  browser.last().say(session.sealControl({ kind: "confirmed" }));
  browser.sleep(60_000);
  browser.pass(1_000);
  expect(session.open(browser.last().sent.shift()!)).toEqual({ kind: "ping", token: 1 });
  expect(page.now().kind).toBe("open");
  browser.pass(7_000);
  expect(browser.links[0]!.closedByPage).toBe(true);
  expect(page.now()).toEqual({ kind: "reconnecting", stuck: false });
  browser.pass(500);
  expect(browser.links).toHaveLength(2);
});

test("a line that died shows within seconds of an answer", () => {
  const browser = fakeBrowser(stores());
  const page = open(browser);
  const { session } = pair(browser.last());
  browser.last().say(session.sealControl({ kind: "confirmed" }));
  expect(page.seat.send(filled(1, 3))).toBe(true);
  browser.pass(7_000);
  expect(page.now()).toEqual({ kind: "reconnecting", stuck: false });
  expect(page.seat.send(filled(1, 3))).toBe(false);
});

test("waking asks at once, and an answer keeps the link", () => {
  const browser = fakeBrowser(stores());
  const page = open(browser);
  const { session } = pair(browser.last());
  browser.last().say(session.sealControl({ kind: "confirmed" }));
  browser.wake();
  expect(session.open(browser.last().sent.shift()!)).toEqual({ kind: "ping", token: 1 });
  browser.last().say(session.sealControl({ kind: "pong", token: 1 }));
  browser.pass(9_000);
  expect(page.now().kind).toBe("open");
  expect(browser.links).toHaveLength(1);
});

test("connecting gives up after five seconds and waits longer each time, until the page wakes", () => {
  const browser = fakeBrowser(stores());
  open(browser);
  browser.pass(5_000);
  expect(browser.links[0]!.closedByPage).toBe(true);
  browser.pass(500);
  expect(browser.links).toHaveLength(2);
  browser.last().hangUp();
  browser.pass(999);
  expect(browser.links).toHaveLength(2);
  browser.pass(1);
  expect(browser.links).toHaveLength(3);
  browser.last().hangUp();
  browser.wake();
  expect(browser.links).toHaveLength(4);
});

test("a table that stays away is called so, and a page that slept asks afresh", () => {
  const browser = fakeBrowser(stores());
  const page = open(browser);
  expect(page.now()).toEqual({ kind: "connecting", stuck: false });
  browser.pass(15_000);
  expect(page.now()).toEqual({ kind: "connecting", stuck: false });
  browser.pass(15_000);
  expect(page.now()).toEqual({ kind: "connecting", stuck: true });
  const { session } = pair(browser.last());
  browser.last().say(session.sealControl({ kind: "confirmed" }));
  browser.pass(4_000);
  browser.last().hangUp();
  expect(page.now()).toEqual({ kind: "reconnecting", stuck: false });
  browser.pass(30_000);
  expect(page.now()).toEqual({ kind: "reconnecting", stuck: true });
  browser.links.at(-1)!.hangUp();
  browser.wake();
  expect(page.now()).toEqual({ kind: "reconnecting", stuck: false });
  browser.pass(30_000);
  comeBack(browser.last(), FIRST_KEY, SECOND_KEY);
  expect(page.now().kind).toBe("open");
});

test("a link that opens but stops in the handshake is given up as well", () => {
  const browser = fakeBrowser(stores());
  open(browser);
  accept(browser.last(), code.key);
  browser.pass(5_000);
  expect(browser.links[0]!.closedByPage).toBe(true);
});

test.each(["unknown-code", "used-code", "expired-code", "handshake-failed"] as const)("%s ends the attempt", (reason) => {
  const browser = fakeBrowser(stores());
  const page = open(browser);
  browser.last().open();
  browser.last().say(refusal(reason));
  expect(page.now()).toEqual({ kind: "refused", reason });
  browser.pass(60_000);
  expect(browser.links).toHaveLength(1);
});

test.each(["seat-in-use", "contested"] as const)("%s is tried again until it passes", (reason) => {
  const browser = fakeBrowser(stores());
  const page = open(browser);
  browser.last().open();
  browser.last().say(refusal(reason));
  browser.pass(500);
  expect(page.now()).toEqual({ kind: "refused", reason });
  expect(browser.links).toHaveLength(2);
  const { pictograms } = pair(browser.last());
  expect(page.now()).toEqual({ kind: "comparing", pictograms });
});

test("a host of another version asks for a reload", () => {
  const browser = fakeBrowser(stores());
  const page = open(browser);
  browser.last().open();
  browser.last().say(Uint8Array.of(1, 0, 3, 99, 99));
  expect(page.now()).toEqual({ kind: "reload" });
});

test("a refusal in the clear costs no resume key, a sealed goodbye does", () => {
  const kept = stores();
  const browser = fakeBrowser(kept);
  open(browser);
  pair(browser.last());
  browser.last().hangUp();
  browser.pass(500);
  browser.last().open();
  browser.last().say(refusal("unknown-code"));
  expect(savedSeats(kept)).toHaveLength(1);

  const again = fakeBrowser(kept);
  const page = open(again, takeStart(reloaded, kept));
  const { session } = accept(again.last(), FIRST_KEY);
  again.last().say(session.sealControl({ kind: "goodbye", reason: "revoked" }));
  expect(page.now()).toEqual({ kind: "refused", reason: "revoked" });
  expect(savedSeats(kept)).toEqual([]);
});

test("without any storage a phone works until it is reloaded, and says so", () => {
  const browser = fakeBrowser(forbiddenStores());
  const page = open(browser);
  const { session } = pair(browser.last());
  browser.last().say(session.sealControl({ kind: "confirmed" }));
  expect(page.now()).toEqual({ kind: "open", seat: 2, lasting: "page" });
  browser.last().hangUp();
  browser.pass(500);
  comeBack(browser.last(), FIRST_KEY, SECOND_KEY);
  expect(page.now()).toEqual({ kind: "open", seat: 2, lasting: "page" });
  expect(takeStart(reloaded, browser.around.stores)).toEqual({ kind: "none", error: "missing" });
});

test("a full local storage leaves the key to the tab", () => {
  const kept = stores();
  const full: Stores = {
    session: kept.session,
    local: () => ({
      ...kept.kept,
      setItem: () => {
        throw new Error("full");
      },
    }),
  };
  const browser = fakeBrowser(full);
  const page = open(browser);
  const { session } = pair(browser.last());
  browser.last().say(session.sealControl({ kind: "confirmed" }));
  expect(page.now()).toEqual({ kind: "open", seat: 2, lasting: "tab" });
  expect(takeStart(reloaded, full)).toEqual({ kind: "seat", name: seatName(TABLE, 2) });
});

test("another tab's newer key is used, because keys are read at each attempt", () => {
  const kept = stores();
  const browser = fakeBrowser(kept);
  open(browser);
  pair(browser.last());
  const other = fakeBrowser(kept);
  browser.last().hangUp();
  open(other, takeStart(reloaded, kept));
  comeBack(other.last(), FIRST_KEY, SECOND_KEY);
  browser.pass(500);
  expect(accept(browser.last(), SECOND_KEY).hello.slice(9)).toEqual(resumeId(SECOND_KEY));
});

test("a frame that does not open ends the conversation and a new one begins", () => {
  const browser = fakeBrowser(stores());
  const page = open(browser);
  const { session } = pair(browser.last());
  browser.last().say(session.sealControl({ kind: "confirmed" }));
  const frame = session.sealSecret(filled(8, 30));
  frame[100]! ^= 1;
  browser.last().say(frame);
  expect(page.secrets).toEqual([]);
  expect(browser.links[0]!.closedByPage).toBe(true);
  expect(page.now()).toEqual({ kind: "reconnecting", stuck: false });
});

test("a page without code and without seat says so", () => {
  const browser = fakeBrowser(stores());
  expect(open(browser, takeStart(reloaded, browser.around.stores)).now()).toEqual({ kind: "refused", reason: "no-code" });
  const wrong = takeStart({ hash: "#2.a.b", clear: () => {} }, browser.around.stores);
  expect(open(browser, wrong).now()).toEqual({ kind: "refused", reason: "malformed-code" });
});

test("a phone with two seats in two tabs comes back to each in its own tab", () => {
  const kept = memoryStore();
  const tabs = [memoryStore(), memoryStore()].map((tab): Stores => ({ local: () => kept, session: () => tab }));
  for (const [number, tab] of tabs.entries()) {
    const browser = fakeBrowser(tab);
    const page = open(browser);
    const { session } = accept(browser.last(), code.key);
    browser.last().say(session.sealControl({ kind: "resume-key", number, key: filled(number, 32) }));
    page.seat.close();
  }
  expect(tabs.map((tab) => takeStart(reloaded, tab))).toEqual([
    { kind: "seat", name: seatName(TABLE, 0) },
    { kind: "seat", name: seatName(TABLE, 1) },
  ]);
});

test("a phone whose seat has changed keeps its key under the new number, and comes back with it", () => {
  const kept = stores();
  const browser = fakeBrowser(kept);
  const page = open(browser);
  const { session } = pair(browser.last());
  browser.last().say(session.sealControl({ kind: "confirmed" }));
  browser.last().say(session.sealControl({ kind: "resume-key", number: 0, key: FIRST_KEY }));
  expect(session.open(browser.last().sent.shift()!)).toEqual({ kind: "key-kept" });
  expect(page.now()).toEqual({ kind: "open", seat: 0, lasting: "kept" });
  expect(page.names).toEqual([seatName(TABLE, 2), seatName(TABLE, 0)]);
  expect(savedSeats(kept).map(({ name, key }) => ({ name, key }))).toEqual([{ name: seatName(TABLE, 0), key: FIRST_KEY }]);
  browser.last().hangUp();
  browser.pass(500);
  const { hello } = accept(browser.last(), FIRST_KEY);
  expect(hello.slice(9)).toEqual(resumeId(FIRST_KEY));
});
