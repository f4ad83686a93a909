// Reads a QR code off the screen, as the camera of a phone would.

import type { Locator } from "@playwright/test";
import { PNG } from "pngjs";
import decodeQR from "qr/decode.js";

/** The text of the code that is shown. */
export async function scan(code: Locator): Promise<string> {
  const { width, height, data } = PNG.sync.read(await code.screenshot());
  return decodeQR({ width, height, data }, { timeLimit: 2_000 });
}
