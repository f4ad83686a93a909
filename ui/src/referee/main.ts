import "../lib/design/base.css";
import { mount } from "svelte";
import board from "../../locales/en/board.ftl?raw";
import cards from "../../locales/en/cards.ftl?raw";
import common from "../../locales/en/common.ftl?raw";
import core from "../../locales/en/core.ftl?raw";
import pairing from "../../locales/en/pairing.ftl?raw";
import pictograms from "../../locales/en/pictograms.ftl?raw";
import referee from "../../locales/en/referee.ftl?raw";
import setup from "../../locales/en/setup.ftl?raw";
import refusals from "../../locales/en/refusals.ftl?raw";
import { show } from "../lib/table/settings.svelte";
import { speak } from "../lib/words/words";
import App from "./App.svelte";

speak("en", [board, cards, common, core, pairing, pictograms, referee, refusals, setup]);
show();
mount(App, { target: document.getElementById("page")! });
// An address opened in this very tab changes nothing but the fragment, which is read when the page begins.
addEventListener("hashchange", () => location.reload());
