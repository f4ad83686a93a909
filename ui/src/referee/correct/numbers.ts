/** Which values a sheet shows as buttons. */

/** As many buttons as fit into four rows. */
const ALL = 20;
/** Where a sheet has several numbers, one row each. */
const ROW = 8;

/**
 * The values from `least` to `most`, or those round `value` where they are too many; always ascending,
 * and `value` among them when it is in the range.
 */
export function numbers(value: number, least: number, most: number, compact: boolean): number[] {
  const room = compact ? ROW : ALL;
  const count = Math.max(0, most - least + 1);
  const from = count <= room ? least : Math.min(Math.max(least, value - Math.floor(room / 2)), most - room + 1);
  return Array.from({ length: Math.min(count, room) }, (_, index) => from + index);
}
