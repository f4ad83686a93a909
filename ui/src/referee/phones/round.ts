/** Who has no phone, and whose turn it is to be paired. */
import type { PairingSheet } from "../../lib/wire/PairingSheet";
import type { PublicView } from "../../lib/wire/PublicView";
import type { SeatDevice } from "../../lib/wire/SeatDevice";
import type { SeatView } from "../../lib/wire/SeatView";
import type { DeviceState } from "../../lib/wire/DeviceState";

/** Whether nobody has used the code yet. */
export function isOnOffer(sheet: PairingSheet): boolean {
  return sheet.type !== "comparing";
}

export function deviceOf(devices: readonly SeatDevice[], seat: number): DeviceState {
  return devices.find((device) => device.seat === seat)?.state ?? "none";
}

/** Whether no device holds the seat, nor claims it. A code on show holds nothing yet. */
function isFree(state: DeviceState): boolean {
  return state === "none" || state === "offered" || state === "comparing";
}

/** The players at the table whose seat no device holds, clockwise. */
export function withoutPhone(view: PublicView, devices: readonly SeatDevice[]): SeatView[] {
  const seated = view.order.map((seat) => view.seats[seat]).filter((seat) => seat !== undefined);
  return seated.filter((seat) => !seat.empty && isFree(deviceOf(devices, seat.seat)));
}

/** Those of them whose phone is there and shows its pictures: it waits for the referee. */
export function waitingPhones(
  view: PublicView,
  devices: readonly SeatDevice[],
  pairings: ReadonlyMap<number, { sheet: PairingSheet }>,
): SeatView[] {
  return withoutPhone(view, devices).filter(({ seat }) => {
    const sheet = pairings.get(seat)?.sheet;
    return sheet?.type === "comparing" && sheet.connected;
  });
}

/** The next of them after a seat, clockwise; the skipped ones wait. `undefined` when the round is over. */
export function nextWithout(
  view: PublicView,
  devices: readonly SeatDevice[],
  after: number,
  skipped: readonly number[] = [],
): SeatView | undefined {
  const at = view.order.indexOf(after);
  const place = (seat: SeatView) => (view.order.indexOf(seat.seat) - at - 1 + view.order.length) % view.order.length;
  return withoutPhone(view, devices)
    .filter((seat) => seat.seat !== after && !skipped.includes(seat.seat))
    .sort((one, other) => place(one) - place(other))[0];
}
