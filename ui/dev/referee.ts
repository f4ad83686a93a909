// The referee’s page on made-up tables: ?state=…&players=…&board=…&theme=…&size=…&turn=…&network=…&mirrored&turned
import "../src/lib/design/base.css";
import { mount } from "svelte";
import words from "virtual:words/referee";
import type { Pairing, Place } from "../src/lib/table/referee";
import { set, sizes } from "../src/lib/table/settings.svelte";
import type { RefereeSession } from "../src/lib/table/session.svelte";
import type { Stage } from "../src/lib/wire/Stage";
import { begin } from "../src/lib/words/begin";
import App from "../src/referee/App.svelte";
import { code, frame, log, networked, onBoard, turnedUp } from "./fixtures";
import { turning } from "./turns";

const query = new URLSearchParams(location.search);
const state = query.get("state") ?? "playing";
set({
  theme: query.get("theme") === "light" ? "light" : "dark",
  size: sizes.find((size) => size === query.get("size")) ?? "normal",
  mirrored: query.has("mirrored"),
  turned: query.has("turned"),
});

const pairings = new Map<number, Pairing>();
const since = performance.now() - 21_000;
if (query.get("pairing") === "code") {
  pairings.set(0, {
    since,
    sheet: {
      type: "code",
      address: `http://192.168.1.20:7310/#1.${"q8Zf3kD1xQ0"}.${"A".repeat(43)}`,
      svg: code,
      expires_in: 120_000,
    },
  });
}
if (query.get("pairing") === "comparing") {
  pairings.set(0, {
    since,
    sheet: { type: "comparing", pictograms: ["anchor", "moon", "key", "mushroom", "guitar", "fish"], connected: true, spent: false },
  });
}

function place(): Place {
  if (state === "door") return { at: "door" };
  if (state === "turned-away") return { at: "turned-away", reason: "token-spent" };
  if (state === "tables") {
    return {
      at: "tables",
      tables: [
        {
          table: "1",
          played: "2026-11-20T20:15:00Z",
          turn: 7,
          players: ["Ana", "Ben", "Cem", "Dana"],
          over: false,
          winner: null,
          trouble: null,
        },
        {
          table: "2",
          played: "2026-11-13T22:40:00Z",
          turn: 14,
          players: ["Ana", "Ben", "Eli"],
          over: true,
          winner: "cylons",
          trouble: null,
        },
        {
          table: "3",
          played: "2026-11-02T19:05:00Z",
          turn: null,
          players: [],
          over: false,
          winner: null,
          trouble: "trouble-table-newer",
        },
      ],
    };
  }
  const table = turning(frame(state as Stage, Number(query.get("players") ?? 4)), query.get("turn") ?? "");
  const view = onBoard(table.view, query.get("board"));
  return { at: "table", frame: { ...table, view: query.has("opened") ? turnedUp(view) : view }, log: query.has("turn") ? table.log : log, pairings, tablet: null, here: null, ...networked(query.get("network")), wall: query.has("wall") ? { code: { address: "http://192.168.178.20:49300/wall#k7mp29xqdw", svg: code } } : null, past: null };
}

const session: RefereeSession = {
  impossible: null,
  insist: () => console.log("insist"),
  relent: () => console.log("relent"),
  tablet: false,
  place: place(),
  connected: !query.has("lost"),
  begin: (command) => console.log(JSON.stringify(command)),
  command: (command) => console.log(JSON.stringify(command)),
  undo: () => console.log("undo"),
  redo: () => console.log("redo"),
  undoFight: () => console.log("undo the fight"),
  correctRoll: (face) => console.log("correct the roll", face),
  cover: () => console.log("cover"),
  watchNetwork: () => console.log("watch the network"),
  unwatchNetwork: () => console.log("unwatch the network"),
  lookBack: (row) => console.log("look back", row),
  lookUp: () => console.log("look up"),
  say: (message) => console.log(JSON.stringify(message)),
};
begin(words, () =>
  mount(App, { target: document.getElementById("page")!, props: { session } }),
);
