import type { DeviceState } from "./DeviceState";
import type { SeatId } from "./SeatId";
export type SeatDevice = { seat: SeatId; state: DeviceState };
