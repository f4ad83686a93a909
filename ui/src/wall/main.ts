import "../lib/design/base.css";
import { mount } from "svelte";
import common from "../../locales/en/common.ftl?raw";
import core from "../../locales/en/core.ftl?raw";
import wall from "../../locales/en/wall.ftl?raw";
import { speak } from "../lib/words/words";
import App from "./App.svelte";

speak("en", [common, core, wall]);
mount(App, { target: document.getElementById("page")! });
