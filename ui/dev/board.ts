// The board alone, filling the window: ?board=…&players=…&theme=…&mirrored&turned, ?wall for one without hands.
import "../src/lib/design/base.css";
import { mount } from "svelte";
import board from "../locales/en/board.ftl";
import common from "../locales/en/common.ftl";
import core from "../locales/en/core.ftl";
import table from "../locales/en/table.ftl";
import { set } from "../src/lib/table/settings.svelte";
import { speak } from "../src/lib/words/words";
import BoardAlone from "./BoardAlone.svelte";
import { onBoard, view } from "./fixtures";

speak("en", [board, common, core, table]);
const query = new URLSearchParams(location.search);
set({
  theme: query.get("theme") === "light" ? "light" : "dark",
  mirrored: query.has("mirrored"),
  turned: query.has("turned"),
});
mount(BoardAlone, {
  target: document.getElementById("page")!,
  props: { view: onBoard(view("playing", Number(query.get("players") ?? 6)), query.get("board")), wall: query.has("wall") },
});
