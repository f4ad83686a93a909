import type { Resource } from "./Resource";
export type Outcome = { type: "resources-exhausted"; resources: Resource[] };
