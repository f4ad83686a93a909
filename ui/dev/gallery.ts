// A page for looking at the components; served by `npm run dev`, not part of the build.
import "../src/lib/design/base.css";
import { mount } from "svelte";
import common from "../locales/en/common.ftl";
import core from "../locales/en/core.ftl";
import table from "../locales/en/table.ftl";
import { speak } from "../src/lib/words/words";
import Gallery from "./Gallery.svelte";

speak("en", [common, core, table]);
document.documentElement.dataset.theme = new URLSearchParams(location.search).get("theme") ?? "dark";
mount(Gallery, { target: document.getElementById("page")! });
