/** How the four dials are shown, in the order of the board. */
import type { WordId } from "../words/ids";

export const resources = ["fuel", "food", "morale", "population"] as const;
export type ResourceName = (typeof resources)[number];

export const resourceLook: Record<ResourceName, { name: WordId; colour: string }> = {
  fuel: { name: "resource-fuel", colour: "var(--amber-fill)" },
  food: { name: "resource-food", colour: "var(--civilian)" },
  morale: { name: "resource-morale", colour: "var(--green)" },
  population: { name: "resource-population", colour: "var(--blue)" },
};
