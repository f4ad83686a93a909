import "../lib/design/base.css";
import { mount } from "svelte";
import about from "../../locales/en/about.ftl";
import board from "../../locales/en/board.ftl";
import cards from "../../locales/en/cards.ftl";
import common from "../../locales/en/common.ftl";
import core from "../../locales/en/core.ftl";
import opened from "../../locales/en/opened.ftl";
import network from "../../locales/en/network.ftl";
import table from "../../locales/en/table.ftl";
import pairing from "../../locales/en/pairing.ftl";
import pictograms from "../../locales/en/pictograms.ftl";
import referee from "../../locales/en/referee.ftl";
import setup from "../../locales/en/setup.ftl";
import refusals from "../../locales/en/refusals.ftl";
import { show } from "../lib/table/settings.svelte";
import { speak } from "../lib/words/words";
import App from "./App.svelte";

speak("en", [about, board, cards, common, core, network, opened, pairing, pictograms, referee, refusals, setup, table]);
show();
mount(App, { target: document.getElementById("page")! });
// An address opened in this very tab changes nothing but the fragment, which is read when the page begins.
addEventListener("hashchange", () => location.reload());
