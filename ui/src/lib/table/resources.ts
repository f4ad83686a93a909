/** Colours of the four dials. Their names are messages of the rules: "resource-fuel" and so on. */
import type { Resource } from "../wire/Resource";

export const resourceColour: Record<Resource, string> = {
  fuel: "var(--amber-fill)",
  food: "var(--civilian)",
  morale: "var(--green)",
  population: "var(--blue)",
};
