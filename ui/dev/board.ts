// The board alone, filling the window: ?board=…&players=…&theme=…&mirrored&turned, ?wall for one without hands.
import "../src/lib/design/base.css";
import { mount } from "svelte";
import words from "virtual:words/wall";
import { set } from "../src/lib/table/settings.svelte";
import { begin } from "../src/lib/words/begin";
import BoardAlone from "./BoardAlone.svelte";
import { onBoard, view } from "./fixtures";

const query = new URLSearchParams(location.search);
set({
  theme: query.get("theme") === "light" ? "light" : "dark",
  mirrored: query.has("mirrored"),
  turned: query.has("turned"),
});
begin(words, () =>
  mount(BoardAlone, {
    target: document.getElementById("page")!,
    props: { view: onBoard(view("playing", Number(query.get("players") ?? 6)), query.get("board")), wall: query.has("wall") },
  }),
);
