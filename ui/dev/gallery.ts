// A page for looking at the components; served by `npm run dev`, not part of the build.
import "../src/lib/design/base.css";
import { mount } from "svelte";
import words from "virtual:words/referee";
import { begin } from "../src/lib/words/begin";
import Gallery from "./Gallery.svelte";

document.documentElement.dataset.theme = new URLSearchParams(location.search).get("theme") ?? "dark";
begin(words, () =>
  mount(Gallery, { target: document.getElementById("page")! }),
);
