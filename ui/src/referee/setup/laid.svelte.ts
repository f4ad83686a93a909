/** What the person at this screen has put on the board already; forgotten with the page. */
import { SvelteSet } from "svelte/reactivity";

export const laid = new SvelteSet<string>();
