import "../lib/design/base.css";
import { mount } from "svelte";
import common from "../../locales/en/common.ftl?raw";
import game from "../../locales/en/game.ftl?raw";
import referee from "../../locales/en/referee.ftl?raw";
import { speak } from "../lib/words/words";
import App from "./App.svelte";

speak("en", [common, game, referee]);
mount(App, { target: document.getElementById("page")! });
