// The phone's page on made-up tables: ?state=…&fight=roll|react|civilian&turn=…&status=…&seat=…&cards=…&look=by|at&supers=…&held=…&board=…&theme=…
import "../src/lib/design/base.css";
import { mount } from "svelte";
import recorded from "../../tests/fixtures/evening.full.jsonl?raw";
import words from "virtual:words/phone";
import type { Refused, SeatStatus } from "../src/lib/channel/seat";
import { useLook } from "../src/lib/design/look";
import type { PhoneSession } from "../src/lib/table/phoneSession.svelte";
import type { SeatSession } from "../src/lib/table/seatSession.svelte";
import type { Stage } from "../src/lib/wire/Stage";
import { begin, withWords } from "../src/lib/words/begin";
import App from "../src/phone/App.svelte";
import { nothingWitnessed } from "../src/lib/verify/witness";
import { fighting, frame, onBoard, turnedUp } from "./fixtures";
import { turning } from "./turns";

const query = new URLSearchParams(location.search);
useLook({ theme: query.get("theme") === "light" ? "light" : "dark", scale: 1 });
const scene = query.get("fight") as Parameters<typeof fighting>[1] | null;
const usual = frame((query.get("state") ?? "playing") as Stage);
const table = query.has("board") ? { ...usual, view: onBoard(usual.view, query.get("board")) } : query.has("opened") ? { ...usual, view: turnedUp(usual.view) } : usual;
const seat = Number(query.get("seat") ?? 0);
/** The game that the phone checks: the recorded one, which is its own with ?sound. */
const evening = recorded.trimEnd().split("\n");
if (query.has("sound")) table.table = JSON.parse(evening[0]!).genesis.game;

const looks = query.get("look");
const supers = query.get("supers")?.split(",") ?? [];
// ?held=trauma:benevolent,antagonistic;mutiny:panic: what lies beside the Loyalty cards.
const beside = (query.get("held") ?? "").split(";").filter((kind) => kind !== "").map((kind) => ({ kind: kind.split(":")[0]!, cards: kind.split(":")[1]!.split(",") }));
const shown = turning(scene ? fighting(table, scene) : table, query.get("turn") ?? "");
if (query.has("left")) shown.attended = false;
// ?left&next=Ana,Eli: where the referee is instead, with the seats that are free there; &back: this phone has one.
const free = query.get("next")?.split(",").filter((name) => name !== "");
if (free) shown.next = { table: "0123456789abcdef0123456789abcdef", seats: free.map((name, seat) => ({ seat, name })) };
const own = shown.view.seats[seat];
if (own && supers.length > 0) Object.assign(own, { held: [...own.held, { kind: "super-crisis", cards: supers.length }], revealed_cylon: true });

function status(): SeatStatus {
  const kind = query.get("status") ?? "open";
  if (kind === "open") return { kind, seat, lasting: "kept" };
  if (kind === "comparing") return { kind, pictograms: ["anchor", "moon", "key", "mushroom", "guitar", "fish"] };
  if (kind === "connecting" || kind === "reconnecting") return { kind, stuck: false };
  if (kind === "reload") return { kind };
  return { kind: "refused", reason: kind as Refused };
}

const session: SeatSession = {
  status: status(),
  known: {
    frame: shown,
    secret: {
      row: 40,
      of: {
        seat,
        held: [
          { kind: "loyalty", cards: (query.get("cards") ?? "not-a-cylon").split(",") },
          ...beside,
          ...(supers.length > 0 ? [{ kind: "super-crisis", cards: supers }] : []),
        ],
        civilians: [],
        destinations: shown.view.prompts.some(({ kind }) => kind === "choose-destination") ? ["cylon-ambush", "icy-moon"] : [],
        destiny: [],
        look: looks ? { by: looks === "by" ? seat : 1, at: looks === "by" ? 1 : seat, cards: (query.get("seen") ?? "not-a-cylon").split(",") } : null,
        has_read: query.has("read"),
      },
    },
  },
  seat,
  waiting: false,
  answer: (prompt, option) => console.log(prompt, option),
  rows: async (from) => ({ type: "rows", from, of: evening.length, lines: evening.slice(from, from + 20) }),
  witness: nothingWitnessed,
  notice: null,
  asking: query.has("asking") ? 0 : null,
  join: (seat) => console.log("join", seat),
  close: () => {},
};
const shared: PhoneSession = {
  seats: query.has("shared") ? [session, { ...session, seat: seat + 1 }] : [session],
  elsewhere: query.has("elsewhere"),
  hasSeat: false,
  seatAt: () => (query.has("back") ? "there" : null),
  goTo: (name) => console.log("go to", name),
  inHand: null,
};
begin(words, () =>
  mount(App, { target: document.getElementById("page")!, props: { rest: withWords(import("../src/phone/seated")), phone: shared } }),
);
