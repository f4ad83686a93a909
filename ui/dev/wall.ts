// The wall display on made-up tables: ?state=…
import "../src/lib/design/base.css";
import { mount } from "svelte";
import common from "../locales/en/common.ftl?raw";
import core from "../locales/en/core.ftl?raw";
import wall from "../locales/en/wall.ftl?raw";
import type { Stage } from "../src/lib/wire/Stage";
import { speak } from "../src/lib/words/words";
import App from "../src/wall/App.svelte";
import { frame } from "./fixtures";

speak("en", [common, core, wall]);
const state = new URLSearchParams(location.search).get("state") ?? "playing";
mount(App, {
  target: document.getElementById("page")!,
  props: { session: { frame: state === "waiting" ? null : frame(state as Stage), connected: true } },
});
