import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepConnected, socketAddress, WAITS, type Ears } from "./socket";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function stage() {
  const log: string[] = [];
  const links: Ears[] = [];
  const line = keepConnected({
    connect(ears) {
      const number = links.push(ears);
      log.push(`connect ${number}`);
      return { send: (text) => log.push(`${number}: ${text}`), close: () => log.push(`close ${number}`) };
    },
    onopen: () => {
      log.push("open");
      line.send("hello");
    },
    onmessage: (text) => log.push(`heard ${text}`),
    onlost: () => log.push("lost"),
  });
  return { log, links, line };
}

test("greets on opening, before anything else, and drops what nobody could hear", () => {
  const { log, links, line } = stage();
  line.send("too early");
  links[0]!.opened();
  line.send("now");
  links[0]!.heard("back");
  expect(log).toEqual(["connect 1", "open", "1: hello", "1: now", "heard back"]);
});

test("comes back by itself, slower each time, and quick again after a success", () => {
  const { log, links } = stage();
  const waits: number[] = [];
  const lose = (wait: number) => {
    const before = links.length;
    links.at(-1)!.closed();
    vi.advanceTimersByTime(wait - 1);
    expect(links.length).toBe(before);
    vi.advanceTimersByTime(1);
    expect(links.length).toBe(before + 1);
    waits.push(wait);
  };
  for (const wait of WAITS) lose(wait);
  lose(WAITS.at(-1)!);
  links.at(-1)!.opened();
  lose(WAITS[0]);
  expect(log.filter((said) => said === "lost")).toEqual(["lost"]);
  expect(waits.length).toBe(WAITS.length + 2);
});

test("a closed line stays closed and deaf", () => {
  const { log, links, line } = stage();
  links[0]!.opened();
  line.close();
  links[0]!.heard("late");
  links[0]!.closed();
  vi.advanceTimersByTime(60_000);
  expect(links.length).toBe(1);
  expect(log).toEqual(["connect 1", "open", "1: hello", "close 1"]);
});

test("a line closed while it waits does not connect again", () => {
  const { links, line } = stage();
  links[0]!.closed();
  line.close();
  vi.advanceTimersByTime(60_000);
  expect(links.length).toBe(1);
});

test("the address is beside the page", () => {
  expect(socketAddress("/ws/wall", { protocol: "http:", host: "127.0.0.1:7310" } as Location)).toBe(
    "ws://127.0.0.1:7310/ws/wall",
  );
  expect(socketAddress("/ws/wall", { protocol: "https:", host: "table" } as Location)).toBe("wss://table/ws/wall");
});
