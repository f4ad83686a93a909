export type DeviceState = "none" | "offered" | "comparing" | "connected" | "away" | "contested";
