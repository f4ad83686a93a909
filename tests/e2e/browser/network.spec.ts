// Phones that cannot connect: what the referee is told, and the ways out.

import { scan } from "../support/qr";
import { CHARACTERS, expect, PLAYERS, test } from "../support/table";
import { anotherAddress, comingFromElsewhere, wifiBack, wifiGone } from "../support/wifi";

test.afterEach(() => {
  wifiGone();
  wifiBack();
});

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
const SCANNER = IPHONE.replace(" Version/18.5", "").replace(" Safari/604.1", "");

test("the referee sees that nothing has arrived, then what has, and how far it got", async ({ dradis, table }) => {
  comingFromElsewhere();
  const referee = await table.referee();
  await referee.newGame(PLAYERS);
  const code = await referee.showCode("Ana");
  const help = referee.pairingSheet("Ana").getByRole("button", { name: "Phones cannot connect?" });
  await expect(help).toHaveCount(0);
  // Quiet until joining a Wi-Fi and scanning have had their time.
  await expect(help).toBeVisible({ timeout: 40_000 });
  await help.click();
  const sheet = referee.networkSheet;
  const verdict = sheet.getByRole("status");
  const likely = sheet.locator("summary").filter({ hasText: "likely" });
  await expect(verdict).toContainText("No device has asked for the page yet.");
  await expect(likely).toHaveText([/keeps devices apart/, /This computer’s firewall/]);
  await expect(sheet.getByText("Nothing yet.")).toBeVisible();

  const phone = await table.phone();
  const session = await phone.session();
  await session.send("Network.setUserAgentOverride", { userAgent: SCANNER });
  await phone.open(dradis.phone);
  await expect(verdict).toContainText("An iPhone has the page open inside a scanner.");
  await expect(likely).toHaveText([/wrong browser/]);
  await session.send("Network.setUserAgentOverride", { userAgent: IPHONE });
  await phone.open(dradis.phone);
  await expect(verdict).toContainText("An iPhone has the page, but has not connected.");
  await expect(sheet.getByText(/^An iPhone loaded the page \d+ s ago, but has not connected\.$/)).toBeVisible();

  // The code is still on show below, and good.
  await phone.page.goto("about:blank");
  await phone.open(code);
  await expect(verdict).toContainText("Devices get through.");
  await expect(likely).toHaveText([/mobile data/, /VPN/]);
  await referee.close(sheet);
  await referee.same("Ana");
  await phone.expectSeated("Ana");
  await expect(await referee.network()).toContainText("Ana’s phone is here.");
  await phone.close();
  await expect(sheet.getByText(/^Ana’s phone was here until \d\d?:\d\d/)).toBeVisible();

  // A code that was used already.
  const late = await table.phone();
  await late.open(code);
  await expect(verdict).toContainText("came with a code that is not good any more.");
});

test("the host's own browser is not taken for a phone", async ({ dradis, table }) => {
  const referee = await table.referee();
  await referee.newGame(PLAYERS);
  const sheet = await referee.network();
  await expect(sheet.getByRole("status")).toContainText("No device has asked for the page yet.");
  const own = await table.phone();
  await own.open(dradis.phone);
  await expect(sheet.getByRole("status")).toContainText("Only this computer has opened the page.");
});

test("another address can be chosen, and no code holds one that is gone", async ({ table }) => {
  const other = "10.77.0.9";
  const gone = anotherAddress(other);
  const referee = await table.referee();
  await referee.newGame(PLAYERS);
  const before = await referee.showCode("Ana");
  await referee.page.keyboard.press("Escape");
  const sheet = await referee.network();
  await sheet.getByText("Choose another address").click();
  await sheet.getByRole("group", { name: "Address in the code" }).getByText(other, { exact: true }).click();
  await expect(sheet.getByText(`http://${other}:`)).toBeVisible();
  // The news that it is in the code now leaves the list open.
  await expect(sheet.getByRole("radio", { name: new RegExp(`^${other.replaceAll(".", "\\.")}`) })).toBeChecked();
  await referee.close(sheet);
  const chosen = await referee.showCode("Ana");
  expect(new URL(chosen).hostname).toBe(other);
  expect(new URL(before).hostname).toBe("10.77.0.1");
  gone();
  await expect.poll(async () => new URL(await referee.scan("Ana")).hostname).toBe("10.77.0.1");
  expect(new URL(await referee.scan("Ana")).hash).toBe(new URL(chosen).hash);
  wifiGone();
  await expect(referee.pairingSheet("Ana").getByText("This computer is on no network that phones can reach.")).toBeVisible();
  wifiBack();
  await expect(referee.code("Ana")).toBeVisible();
  const phone = await table.phone();
  await phone.open(await referee.scan("Ana"));
  await phone.pictures();
});

test("a Wi-Fi is typed once, shown where it was asked for, and kept until it is deleted", async ({ dradis, table }) => {
  const [name, password] = ["Zoë’s; 🚀", 'so "say": we, all\\'];
  const referee = await table.referee();
  await referee.newGame(PLAYERS);
  const phone = await table.phone();
  await table.pair(referee, "Ana", phone);
  const wall = await (await table.browser.newContext()).newPage();
  await wall.goto(`http://127.0.0.1:${dradis.port}/wall.html`);
  const sheet = await referee.network();
  await sheet.getByRole("button", { name: "Enter name and password once" }).click();
  const keep = sheet.getByRole("button", { name: "Save it and show the code" });
  await sheet.getByRole("textbox", { name: "Wi-Fi name" }).fill(name);
  await sheet.getByRole("textbox", { name: "Password" }).fill("too few");
  await expect(keep).toBeDisabled();
  await referee.keepWifi(name, password);
  const code = sheet.getByRole("img", { name: `QR code to join ${name}` });
  await expect(code).toBeVisible();
  expect(await scan(code)).toBe('WIFI:T:WPA;S:Zoë’s\\; 🚀;P:so \\"say\\"\\: we\\, all\\\\;;');
  await expect(sheet.getByText(password, { exact: true })).toBeVisible();
  for (const page of [phone.page, wall]) {
    const content = await page.content();
    for (const secret of ["Zoë", "we, all"]) expect(content).not.toContain(secret);
  }

  // Covered by itself when the page comes again, and there when it is asked for.
  await referee.page.reload();
  const again = await referee.network();
  await expect(again.getByText("This computer has a saved Wi-Fi.")).toBeVisible();
  await expect(again.getByText(password, { exact: true })).toHaveCount(0);
  await again.getByRole("button", { name: "Show the code to join" }).click();
  await expect(again.getByText(password, { exact: true })).toBeVisible();
  await again.getByRole("button", { name: "Delete it" }).click();
  await expect(again.getByRole("button", { name: "Enter name and password once" })).toBeVisible();
});

test("a table goes on without phones", async ({ table }) => {
  const referee = await table.referee();
  await referee.newGame(PLAYERS);
  await referee.showCode("Ana");
  await referee.page.keyboard.press("Escape");
  const sheet = await referee.network();
  await sheet.getByRole("button", { name: "Continue without phones" }).click();
  await expect(sheet).toBeHidden();
  await referee.chooseCharacters(CHARACTERS);
  await referee.answer("Deal now").click();
  const help = await referee.network();
  await help.getByRole("button", { name: "Show Ben’s cards here" }).click();
  await referee.handed.getByRole("button", { name: "I am Ben" }).click();
  await expect(referee.handed.getByRole("button", { name: "Hold to look" })).toBeEnabled();
});
