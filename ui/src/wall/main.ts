import "../lib/design/base.css";
import { mount } from "svelte";
import common from "../../locales/en/common.ftl?raw";
import game from "../../locales/en/game.ftl?raw";
import wall from "../../locales/en/wall.ftl?raw";
import { speak } from "../lib/words/words";
import App from "./App.svelte";

speak("en", [common, game, wall]);
mount(App, { target: document.getElementById("page")! });
