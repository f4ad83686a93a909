// Screenshots of pages for looking at: node dev/shoot.mjs OUT.png URL WIDTHxHEIGHT [selector to click]…
import { createRequire } from "node:module";
const require = createRequire(new URL("../../tests/e2e/package.json", import.meta.url));
const { chromium } = require("playwright-core");
const [out, url, size, ...clicks] = process.argv.slice(2);
const [width, height] = size.split("x").map(Number);
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});
const page = await browser.newPage({ viewport: { width, height } });
page.on("console", (m) => ["error", "warning"].includes(m.type()) && console.log(m.text()));
page.on("pageerror", (e) => console.log(String(e)));
await page.goto(url);
await page.waitForTimeout(600);
for (const click of clicks) {
  if (click.startsWith("press:")) {
    await page.locator(click.slice(6)).hover();
    await page.mouse.down();
  } else await page.locator(click).first().click();
  await page.waitForTimeout(400);
}
await page.screenshot({ path: out });
await browser.close();
