// The second part of the page: the screen of a seat, and its words. Every phone asks for it while it pairs.
import cards from "../../locales/en/cards.ftl";
import core from "../../locales/en/core.ftl";
import opened from "../../locales/en/opened.ftl";
import seat from "../../locales/en/seat.ftl";
import verify from "../../locales/en/verify.ftl";
import { learn } from "../lib/words/words";

learn([cards, core, opened, seat, verify]);
// All of them, whatever will be written with them: a face that is fetched for a letter would tell of that letter.
for (const face of document.fonts) face.load().catch(() => {});

export { default as Hands } from "./Hands.svelte";
export { default as SeatScreen } from "./SeatScreen.svelte";
