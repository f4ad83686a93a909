export type DoorReason = "token-spent" | "not-a-greeting";
