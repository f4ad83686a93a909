import "../lib/design/base.css";
import { mount } from "svelte";
import words from "virtual:words/wall";
import { loadLook, useLook } from "../lib/design/look";
import { begin } from "../lib/words/begin";
import { follow } from "../lib/words/words";
import App from "./App.svelte";

// No controls here: the wall follows the theme and the language that the referee's page of the same browser chose.
useLook(loadLook());
addEventListener("storage", () => {
  useLook(loadLook());
  void follow();
});
begin(words, () => mount(App, { target: document.getElementById("page")! }));
