declare module "virtual:rules" {
  const rules: Record<
    string,
    {
      pages: Partial<Record<"de" | "es" | "it" | "pl", number[]>>;
      differs: string[];
      group?: import("../rules/search").Group;
      related: string[];
    }
  >;
  export default rules;
}
