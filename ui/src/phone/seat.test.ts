import { render } from "svelte/server";
import { beforeAll, expect, test } from "vitest";
import { catalogues } from "../../dev/catalogues";
import { frame } from "../../dev/fixtures";
import { nothingWitnessed } from "../lib/verify/witness";
import { speak } from "../lib/words/words";
import SeatScreen from "./SeatScreen.svelte";
import TableTab from "./TableTab.svelte";

beforeAll(() => speak("en", catalogues("common", "core", "cards", "seat", "phone", "opened", "verify", "pictograms")));

const textOf = (body: string) => body.replace(/<!--.*?-->/gs, "").replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

/** What a seat's own phone says at this table. */
function phoneSays(table: ReturnType<typeof frame>, seat = 0): string {
  const props = { frame: table, seat, secret: null, sealed: true, waiting: false, onanswer: () => {}, rows: async () => null as never, witness: nothingWitnessed, notice: null };
  return textOf(render(SeatScreen, { props }).body);
}

test("a phone shows how near the jump is and who is aboard", () => {
  const table = frame("playing");
  table.view.board.fleet = table.view.board.jump_track.findIndex(({ kind }) => kind === "blue");
  table.view.board.boarding[1] = 2;
  expect(phoneSays(table)).toMatch(/Jump: may cost 3 ?\. Boarding: 2 aboard/);
});

test("a phone's table tells how many cards everybody holds", () => {
  const table = frame("playing");
  table.view.seats.forEach((seat, index) => (seat.hand = index + 3));
  const said = textOf(render(TableTab, { props: { frame: table } }).body);
  for (const { hand } of table.view.seats) expect(said).toContain(`${hand} skill cards`);
});
