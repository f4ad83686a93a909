import { render } from "svelte/server";
import { beforeAll, expect, test } from "vitest";
import cards from "../../../../crates/facts/content/combined/allies.json";
import { english } from "../../../dev/catalogues";
import { view as fixture } from "../../../dev/fixtures";
import { learn } from "../words/words";
import { cardName, initialsOf, metAt } from "./allies";
import Spot from "./Spot.svelte";
import { locationWords } from "./words";

beforeAll(async () => {
  await learn(english("common", "core", "board", "combined"));
});

test("an Ally is drawn by the first letters of the name, without callsign and title", () => {
  const drawn = ["William Adama", 'Karl "Helo" Agathon', '"Chief" Galen Tyrol', "Dr. Sherman Cottle", "Samuel T. Anders", "D'Anna Biers", "Caprica Six"];
  expect(drawn.map(initialsOf)).toEqual(["WA", "KA", "GT", "SC", "SA", "DB", "CS"]);
  expect(cards.cards.length).toBe(35);
  for (const { name } of cards.cards) expect(initialsOf(name), name).toMatch(/^\p{Lu}{2}$/u);
  expect(cardName('Karl "Helo" Agathon')).toBe("Karl “Helo” Agathon");
});

test("a location names the Allies there and says that a token lies, never what one shows", () => {
  const { board, seats } = fixture("playing", 5);
  board.ionian = {
    allies: [
      { ally: "aaron-kelly-ally", name: "Aaron Kelly", location: "command", trauma: true },
      { ally: "saul-tigh-ally", name: "Saul Tigh", location: "command", trauma: false },
    ],
    trauma: ["brig"],
  };
  const words = (location: string) => {
    const view = board.locations.find((other) => other.location === location)!;
    return locationWords({ ...view, characters: [] }, seats.map(({ name }) => name), metAt(board, location));
  };
  expect(words("command")).toBe("Command, Aaron Kelly (Ally, trauma token), Saul Tigh (Ally)");
  expect(words("brig")).toContain(", Trauma token");
  expect(words("armory")).not.toMatch(/Ally|token/);
  delete board.ionian;
  expect(metAt(board, "command")).toEqual({ allies: [], trauma: false });
});

test("a token on a place of Galactica stands among the people there, in lines of three", () => {
  const table = fixture("playing", 5);
  const view = { ...table.board.locations.find(({ location }) => location === "brig")!, characters: [0, 1, 2] };
  const met = { allies: [{ ally: "boomer-ally", name: "Boomer", location: "brig" as const, trauma: true }], trauma: true };
  const { body } = render(Spot, { props: { view, seats: table.seats, met, hands: null, room: 0, crowd: 2, lie: "upright", small: true } });
  const [, crowd] = /class="crowd ([^"]*)"/.exec(body)!;
  expect(crowd).toContain("tight");
  expect(body.indexOf('class="trauma')).toBeGreaterThan(body.indexOf('class="crowd'));
  expect(body.match(/class="(token|ally) pill/g)).toHaveLength(4);
  expect(body).toMatch(/class="name [^"]*\bone\b/);
});
