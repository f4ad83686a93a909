declare module "virtual:rules" {
  const rules: Record<
    string,
    {
      title: string;
      explanation: string | null;
      pages: Partial<Record<"de" | "es" | "it" | "pl", number[]>>;
      differs: string[];
    }
  >;
  export default rules;
}
