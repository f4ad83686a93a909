export type PromptKind = "choose-character" | "deal-loyalty" | "read-loyalty" | "close-reading" | "take-turn";
