export type Reason = { type: "forgotten" } | { type: "misread" } | { type: "wrong-button" } | { type: "agreed" } | { type: "other"; text: string };
