export type Sympathizer = "play" | "leave-out";
