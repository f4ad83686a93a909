import "../lib/design/base.css";
import { mount } from "svelte";
import common from "../../locales/en/common.ftl";
import phone from "../../locales/en/phone.ftl";
import pictograms from "../../locales/en/pictograms.ftl";
import { loadLook, useLook } from "../lib/design/look";
import { speak } from "../lib/words/words";
import App from "./App.svelte";

// Asked for before anything is known of this phone, so that all phones ask for the same at the same point.
const rest = import("./seated");
speak("en", [common, phone, pictograms]);
useLook(loadLook());
mount(App, { target: document.getElementById("page")!, props: { rest } });
// An address opened in this very tab changes nothing but the fragment, which is read when the page begins.
addEventListener("hashchange", () => location.reload());
