import { expect, test } from "vitest";
import { fromBase64url, toBase64url } from "./bytes";
import { keepSeat, savedSeats, type Stores } from "./keep";
import { apart } from "./tablet";
import { memoryStore } from "./testhost";

test("a tablet's keys and a phone's in one browser do not see each other", () => {
  const [kept, tab] = [memoryStore(), memoryStore()];
  const phone: Stores = { local: () => kept, session: () => tab };
  const tablet: Stores = { local: () => apart(kept, "tablet:"), session: () => apart(tab, "tablet:") };
  const key = (letter: string) => fromBase64url(letter.repeat(43))!;
  keepSeat(phone, { name: "table.0", key: key("A"), at: 1 });
  keepSeat(tablet, { name: "table.0", key: key("Q"), at: 2 });
  const keys = (stores: Stores) => savedSeats(stores).map((seat) => [seat.name, toBase64url(seat.key)[0]]);
  expect(keys(phone)).toEqual([["table.0", "A"]]);
  expect(keys(tablet)).toEqual([["table.0", "Q"]]);
});
