declare module "virtual:words/*" {
  const source: import("./words").Source;
  export default source;
}

declare module "virtual:words/choice" {
  const choice: typeof import("./LanguageChoice.svelte").default;
  export default choice;
}
