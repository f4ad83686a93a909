import "../lib/design/base.css";
import { mount } from "svelte";
import board from "../../locales/en/board.ftl";
import common from "../../locales/en/common.ftl";
import core from "../../locales/en/core.ftl";
import opened from "../../locales/en/opened.ftl";
import table from "../../locales/en/table.ftl";
import wall from "../../locales/en/wall.ftl";
import { loadLook, useLook } from "../lib/design/look";
import { speak } from "../lib/words/words";
import App from "./App.svelte";

speak("en", [board, common, core, opened, wall, table]);
// No controls here: the wall follows the theme that the referee's page of the same browser chose.
useLook(loadLook());
addEventListener("storage", () => useLook(loadLook()));
mount(App, { target: document.getElementById("page")! });
