declare module "virtual:rules" {
  const rules: Record<
    string,
    {
      group?: import("../rules/search").Group;
      /** By the editions, with a blank between those that print it on the same pages. What would be empty is left out. */
      pages?: Record<string, number[]>;
      differs?: string[];
      related?: string[];
    }
  >;
  export default rules;
}
