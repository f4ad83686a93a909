export type CommandId = string;
