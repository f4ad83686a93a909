// The wall display on made-up tables: ?state=…&fight=roll|react|civilian&turn=…&players=…&theme=…&busy&board=…&paused&clock
import "../src/lib/design/base.css";
import { mount } from "svelte";
import words from "virtual:words/wall";
import type { Stage } from "../src/lib/wire/Stage";
import type { TableFrame } from "../src/lib/wire/TableFrame";
import { begin } from "../src/lib/words/begin";
import App from "../src/wall/App.svelte";
import { busy, fighting, frame, onBoard, turnedUp } from "./fixtures";
import { turning } from "./turns";

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get("theme") ?? "dark";
const state = query.get("state") ?? "playing";
const usual = frame(state === "waiting" ? "playing" : (state as Stage), Number(query.get("players") ?? 4));
const scene = query.get("fight") as Parameters<typeof fighting>[1] | null;
const shown: TableFrame = {
  ...usual,
  view: query.has("busy") ? busy(usual.view) : query.has("board") ? onBoard(usual.view, query.get("board")) : query.has("opened") ? turnedUp(usual.view) : usual.view,
  paused: query.has("paused"),
  reading: query.has("reading") ? { left_ms: 21_000 } : null,
  clock: query.has("clock") ? { elapsed_ms: 134_000, running: query.get("clock") !== "stopped" } : null,
};
const laid = turning(scene ? fighting(shown, scene) : shown, query.get("turn") ?? "");
if (query.has("rolls")) {
  const roll = laid.log.findLast(({ lines }) => lines.some(({ id }) => id === "log-die-rolled"));
  if (roll) laid.log = [...laid.log, { ...roll, row: roll.row + 1000 }, { ...roll, row: roll.row + 1001 }];
}
begin(words, () =>
  mount(App, {
    target: document.getElementById("page")!,
    props: { session: { frame: state === "waiting" ? null : laid, connected: !query.has("lost"), spent: query.has("spent") } },
  }),
);
