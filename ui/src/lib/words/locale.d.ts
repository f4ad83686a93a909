declare module "virtual:words/*" {
  const source: import("./words").Source;
  export default source;
}
