// The catalogues as the pages carry them: parsed while the pages are built, so that no page brings a parser
// along. A message is its id and its pattern.
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";

/** The messages of a catalogue's text. Attributes are not used here and would be lost. */
export function messages(text) {
  return new FluentResource(text).body.map(({ id, value, attributes }) => {
    if (Object.keys(attributes).length > 0) throw new Error(`${id} has attributes; a message here has none`);
    return [id, value];
  });
}

/** Vite: `import core from "../locales/en/core.ftl"`. */
export function cataloguePlugin() {
  return {
    name: "dradis-catalogues",
    load(id) {
      if (!id.endsWith(".ftl")) return undefined;
      this.addWatchFile(id);
      return `export default ${JSON.stringify(messages(readFileSync(id, "utf8")))}`;
    },
  };
}
