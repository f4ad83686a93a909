import type { Choice } from "./Choice";
import type { Decider } from "./Decider";
import type { Line } from "./Line";
import type { NotAllowed } from "./NotAllowed";
import type { PromptKind } from "./PromptKind";
export type Prompt = { id: string; kind: PromptKind; decider: Decider; ask: Line; choices: Choice[]; not_allowed: NotAllowed[]; cause: string };
