declare module "*.ftl" {
  const catalogue: import("./pattern").Catalogue;
  export default catalogue;
}
