import type { Resource } from "./Resource";
export type Dial = { resource: Resource; value: number; maximum: number; red_from: number; red: boolean };
