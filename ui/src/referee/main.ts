import "../lib/design/base.css";
import { mount } from "svelte";
import words from "virtual:words/referee";
import { show } from "../lib/table/settings.svelte";
import { begin } from "../lib/words/begin";
import App from "./App.svelte";

show();
begin(words, () => mount(App, { target: document.getElementById("page")! }));
// An address opened in this very tab changes nothing but the fragment, which is read when the page begins.
addEventListener("hashchange", () => location.reload());
