import "../lib/design/base.css";
import { mount } from "svelte";
import words from "virtual:words/phone";
import { loadLook, useLook } from "../lib/design/look";
import { begin, withWords } from "../lib/words/begin";
import App from "./App.svelte";

// Asked for before anything is known of this phone but its language, so that all phones ask for the same at the same point.
const rest = withWords(import("./seated"));
rest.catch(() => {});
useLook(loadLook());
begin(words, () => mount(App, { target: document.getElementById("page")!, props: { rest } }));
// An address opened in this very tab changes nothing but the fragment, which is read when the page begins.
addEventListener("hashchange", () => location.reload());
