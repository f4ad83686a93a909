import { describe, expect, it } from "vitest";
import type { LogEntry } from "../wire/LogEntry";
import type { TableFrame } from "../wire/TableFrame";
import { openFrames } from "./frames";

const entry = (row: number, undone = false) => ({ row, undone }) as LogEntry;
const whole = (number: number, frame: object) => ({ type: "table" as const, number, frame: { head: "a", log: [], ...frame } as unknown as TableFrame });
const change = (number: number, change: object = {}, log: LogEntry[] = []) => ({ type: "changed" as const, number, head: "b", change, log });

describe("what has changed of the table", () => {
  it("comes out as the whole frame, and leaves what it does not touch as it is", () => {
    const frames = openFrames();
    const before = whole(4, { view: { seats: [{ name: "Ana" }, { name: "Ben" }], "a/b": 1, gone: true }, other: { stays: true } });
    expect(frames.hear(before)).toBe(before);
    const now = frames.hear(
      change(5, {
        view: { seats: { "#": 3, "0": { name: ["Cem"] }, "1": 0, "2": [{ name: "Dana" }] }, "a/b": [2], gone: 0, new: [null] },
      }),
    );
    expect(now).toEqual({
      type: "table",
      number: 5,
      frame: { head: "b", log: [], view: { seats: [{ name: "Cem" }, { name: "Ana" }, { name: "Dana" }], "a/b": 2, new: null }, other: { stays: true } },
    });
    expect((now as unknown as { frame: { other: object } }).frame.other).toBe((before.frame as unknown as { other: object }).other);
    expect((before.frame as unknown as { view: { seats: object[] } }).view.seats).toEqual([{ name: "Ana" }, { name: "Ben" }]);
  });

  it("keeps the latest forty entries of the log, and puts one in the place of its like", () => {
    const frames = openFrames();
    frames.hear(whole(1, { log: Array.from({ length: 40 }, (_, at) => entry(at + 1)) }));
    const now = frames.hear(change(2, {}, [entry(40, true), entry(42)])) as ReturnType<typeof whole>;
    expect(now.frame.log.map(({ row }) => row)).toEqual([...Array.from({ length: 39 }, (_, at) => at + 2), 42]);
    expect(now.frame.log.find(({ row }) => row === 40)?.undone).toBe(true);
  });

  it("is nothing where the frame before was not heard, until a whole one comes", () => {
    const frames = openFrames();
    expect(frames.hear(change(1))).toBeNull();
    frames.hear(whole(1, {}));
    expect(frames.hear(change(3))).toBeNull();
    expect(frames.hear(change(2))).toBeNull();
    expect(frames.hear(whole(7, {}))).not.toBeNull();
    expect(frames.hear(change(8))).not.toBeNull();
  });

  it("lets every other word pass", () => {
    const word = { type: "reply" as const, reply: 1 };
    expect(openFrames().hear(word)).toBe(word);
  });
});
