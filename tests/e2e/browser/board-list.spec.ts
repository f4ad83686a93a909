// The board for who does not see it or has no pointer: a list of what stands where and what can be done, and arrow keys.

import { icon, inFight } from "../support/fight";
import { expect, test } from "../support/table";

test("the board is a list of what stands where, what can be done, and arrow keys go from thing to thing", async ({ table }) => {
  const referee = await table.referee();
  await inFight(referee, {
    areas: { bow: { raiders: 2, "unmanned-vipers": 1 }, stern: { "civilian-ships": 2 }, "aft-port": { basestars: [[]], raiders: 3 } },
    modes: { dice: "table" },
    places: { Ana: "hangar-deck", Ben: "presidents-office", Cem: "command", Dee: "armory" },
  });
  const board = referee.page.getByRole("region", { name: "Board" });

  await test.step("areas with what flies there, then Galactica with who is there, then the other boards", async () => {
    await expect(board).toMatchAriaSnapshot(`
      - region "Board":
        - list "Space areas":
          - 'listitem "bow, space: 2 raiders and 1 unmanned viper"':
            - button "bow, space"
            - button "2 raiders, bow"
            - button "1 unmanned viper, bow"
          - listitem "fore starboard, space":
            - button "fore starboard, space"
          - listitem "aft starboard, space":
            - button "aft starboard, space"
          - 'listitem "stern, space: 2 civilian ships"':
            - button "stern, space"
            - button "Civilian ship 1 of 2, stern"
            - button "Civilian ship 2 of 2, stern"
          - 'listitem "aft port, space: 1 basestar and 3 raiders"':
            - button "aft port, space"
            - button "Basestar, aft port"
            - button "3 raiders, aft port"
          - listitem "fore port, space":
            - button "fore port, space"
        - heading "Galactica" [level=2]
        - list "Galactica":
          - listitem:
            - button "Weapons Control"
          - listitem:
            - button "Command, Cem"
            - button "Cem, Command"
          - listitem:
            - button "Communications"
        - heading "Colonial One" [level=3]
        - list "Colonial One":
          - listitem:
            - button "Press Room"
          - listitem:
            - button "President’s Office, Ben"
            - button "Ben, President’s Office"
          - listitem:
            - button "Administration"
    `);
  });

  await test.step("what a question offers says what a tap answers", async () => {
    await icon(referee, "Raiders").click();
    await expect(board.getByRole("button", { name: "bow, space" })).toHaveAccessibleDescription(/^a tap answers: bow/);
    await expect(board.getByRole("button", { name: "stern, space" })).toHaveAccessibleDescription("");
  });

  await test.step("arrow keys lead to what lies next, and Enter answers", async () => {
    const focused = () => board.locator("button:focus").getAttribute("aria-label");
    await board.getByRole("button", { name: "Command, Cem" }).focus();
    await referee.page.keyboard.press("ArrowUp");
    expect(await focused()).toMatch(/Weapons Control|space$/);
    // From anywhere to anywhere: the same keys again and again come to an edge and stay there.
    for (const [key, edge] of [["ArrowLeft", "x"], ["ArrowRight", "x"], ["ArrowUp", "y"], ["ArrowDown", "y"]] as const) {
      const places: number[] = [];
      for (let steps = 0; steps < 14; steps += 1) {
        await referee.page.keyboard.press(key);
        places.push(await board.locator("button:focus").evaluate((element, edge) => { const box = element.getBoundingClientRect(); return edge === "x" ? box.x + box.width / 2 : box.y + box.height / 2; }, edge));
      }
      const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
      for (const [at, place] of places.entries()) if (at > 0) expect(sign * (place - places[at - 1]!), `${key}: ${places.join()}`).toBeGreaterThanOrEqual(0);
      expect(places.at(-1)).toBe(places.at(-2));
    }
    await board.getByRole("button", { name: "2 raiders, bow" }).focus();
    await expect(board.getByRole("button", { name: "2 raiders, bow" })).toBeFocused();
    await referee.page.keyboard.press("Enter");
    await expect(referee.now).toContainText("Raider attacks an unmanned viper, bow");
  });
});
