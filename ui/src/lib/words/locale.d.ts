declare module "*.ftl" {
  const catalogue: import("./words").Catalogue;
  export default catalogue;
}
