export type StreamCommitment = { stream: string; commitment: string };
