declare module "virtual:rules" {
  const rules: Record<
    string,
    {
      pages: Partial<Record<"de" | "es" | "it" | "pl", number[]>>;
      differs: string[];
    }
  >;
  export default rules;
}
