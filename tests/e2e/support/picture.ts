// Pictures small enough for the guide, which stands in every copy of the program.
import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";

/** Writes what a page shows as WebP, which takes a third of a PNG. */
export async function pictureOf(page: Page, path: string): Promise<void> {
  const png = (await page.screenshot({ animations: "disabled" })).toString("base64");
  // On a page without the confinement of ours.
  const blank = await page.context().newPage();
  const webp = await blank.evaluate(async (png) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
    canvas.getContext("2d")!.drawImage(bitmap, 0, 0);
    return canvas.toDataURL("image/webp", 0.7).split(",")[1]!;
  }, png);
  await blank.close();
  writeFileSync(path, Buffer.from(webp, "base64"));
}
