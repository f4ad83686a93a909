import "../lib/design/base.css";
import { mount } from "svelte";
import cards from "../../locales/en/cards.ftl";
import common from "../../locales/en/common.ftl";
import core from "../../locales/en/core.ftl";
import phone from "../../locales/en/phone.ftl";
import pictograms from "../../locales/en/pictograms.ftl";
import { loadLook, useLook } from "../lib/design/look";
import { speak } from "../lib/words/words";
import App from "./App.svelte";

speak("en", [cards, common, core, phone, pictograms]);
useLook(loadLook());
mount(App, { target: document.getElementById("page")! });
// An address opened in this very tab changes nothing but the fragment, which is read when the page begins.
addEventListener("hashchange", () => location.reload());
