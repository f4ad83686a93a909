// Pictures of every screen, for looking at: screenshots/ beside the source, and those of the README.

import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { icon, inFight } from "../support/fight";
import { pictureOf } from "../support/picture";
import { CHARACTERS, expect, PLAYERS, test } from "../support/table";
import { atRest, inTheme, resize, SIZES, tour } from "../support/tour";

const root = resolve(import.meta.dirname, "../../..");
const pictures = `${root}/screenshots`;
const readme = `${root}/docs/screenshots`;
const guide = `${root}/docs/guide/src/pictures`;

test("take the pictures of every screen", async ({ table }) => {
  test.setTimeout(900_000);
  mkdirSync(pictures, { recursive: true });
  await tour(table, async (device, name, page) => {
    const take = (rest: string) =>
      page.screenshot({ path: `${pictures}/${device}-${name}-${rest}.png`, animations: "disabled" });
    for (const size of SIZES[device]) {
      await resize(page, size);
      await take(`${size.width}x${size.height}`);
    }
    await resize(page, SIZES[device][0]);
    await inTheme(page, "light", () => take("light"));
  });
});

test("take the pictures of the README", async ({ table }) => {
  mkdirSync(readme, { recursive: true });
  const referee = await table.referee();
  const { phones } = await table.playing(referee);
  for (const resource of ["Fuel", "Food", "Morale", "Fuel", "Food", "Fuel", "Fuel", "Population"] as const) {
    await referee.lose(resource);
  }
  for (const next of ["Ben", "Cem", "Dee", "Ana", "Ben"]) {
    await referee.answer("Next player").click();
    // The turn had no crisis.
    const sure = referee.now.getByRole("alertdialog", { name: "Next player" });
    await sure.getByRole("button", { name: "Next player", exact: true }).click();
    await expect(referee.now).toContainText(`${next} takes a turn`);
  }
  await referee.lose("Morale");
  await referee.expectDial("Morale", 8);
  const take = atRest(async (device, _, page) => {
    await page.screenshot({ path: `${readme}/${device}.png`, animations: "disabled" });
  });
  await take("referee", "playing", referee.page);
  const ben = phones.get("Ben");
  if (ben === undefined) throw new Error("Ben has no phone");
  await ben.expectDial("Morale", 8);
  await take("phone", "playing", ben.page);
});

test("take the picture of a fight for the README", async ({ table }) => {
  mkdirSync(readme, { recursive: true });
  const referee = await table.referee();
  await inFight(referee, {
    areas: {
      bow: { raiders: 5, basestars: [["disabled-hangar"]], "civilian-ships": 2 },
      "aft-starboard": { "civilian-ships": 1 },
      stern: { basestars: [[]] },
      "aft-port": { raiders: 2, "unmanned-vipers": 2 },
      "fore-port": { raiders: 4, "heavy-raiders": 1 },
    },
    cards: { Ana: 4, Ben: 3, Cem: 6, Dee: 5 },
    places: { Ana: "viper:fore-port" },
  });
  await icon(referee, "Raiders").click();
  await referee.thing("4 raiders, fore port").click();
  await expect(referee.now).toContainText("Raider attacks Ana’s viper");
  await atRest(async (_, name, page) => {
    await page.screenshot({ path: `${readme}/${name}.png`, animations: "disabled" });
  })("referee", "fight", referee.page);
});

test("take the pictures of the guide", async ({ table }) => {
  const referee = await table.referee();
  const phone = await table.phone();
  const take = (picture: string, page = referee.page) =>
    atRest((_device, name, page) => pictureOf(page, `${guide}/${name}.webp`))(page === phone.page ? "phone" : page === referee.page ? "referee" : "wall", picture, page);
  await referee.newGameButton.click();
  for (const [at, name] of PLAYERS.entries()) await referee.page.getByRole("textbox", { name: `Player ${at + 1}` }).fill(name);
  await take("new-game");
  await referee.page.getByRole("button", { name: "Cancel" }).click();
  await referee.newGame(PLAYERS);
  await phone.open(await referee.showCode("Ana"));
  await phone.pictures();
  await referee.pictures("Ana");
  await take("compare");
  await referee.same("Ana");
  await phone.expectSeated("Ana");
  await referee.chooseCharacters(CHARACTERS);
  await referee.answer("Deal now").click();
  await expect(phone.hold).toBeEnabled();
  await take("phone", phone.page);
  await phone.confirmReading();
  await referee.closeReading();
  await expect(referee.answer("Next player")).toBeVisible();
  await take("turn");
  const wall = await (await table.browser.newContext({ viewport: SIZES.wall[1] })).newPage();
  await wall.goto(`http://127.0.0.1:${table.dradis.port}/wall.html`);
  await expect(wall.getByRole("region", { name: "Dials" })).toBeVisible();
  await pictureOf(wall, `${guide}/wall.webp`);
  await wall.context().close();
  await referee.thing("3 raiders, bow").click();
  await expect(referee.correction("Raiders, bow")).toBeVisible();
  await take("correction");
  await referee.close(referee.correction("Raiders, bow"));
  const network = await referee.network();
  await expect(network.getByText("Devices get through.")).toBeVisible();
  await take("network");
});
