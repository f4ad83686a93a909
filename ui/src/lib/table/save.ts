/** Files that a page gives to its reader. */

/** Lets the browser save a file. */
export function saveFile(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: "application/x-ndjson" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  // The browser has taken it up by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
