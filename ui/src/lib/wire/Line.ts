import type { Arg } from "./Arg";
export type Line = { id: string; args: { [key in string]?: Arg } };
