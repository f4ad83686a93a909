// Starts the desktop app under tauri-driver, with data folders of its own.

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";

/** The desktop program under test. */
export const program = process.env["DRADIS_DESKTOP_BIN"] ?? "../../target/debug/dradis-desktop";

export interface Desktop {
  driver: WebDriver;
  /** The environment the app runs in: its folders, for a second start. */
  environment: NodeJS.ProcessEnv;
  /** Ends the app as WebDriver does, without a word. */
  close(): Promise<void>;
}

/** An environment in which nothing was ever started. */
export function freshEnvironment(): NodeJS.ProcessEnv {
  const folder = mkdtempSync(join(tmpdir(), "dradis-window-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return {
    ...process.env,
    XDG_DATA_HOME: join(folder, "data"),
    XDG_CONFIG_HOME: join(folder, "config"),
    XDG_CACHE_HOME: join(folder, "cache"),
  };
}

export async function openDesktop(environment = freshEnvironment()): Promise<Desktop> {
  const [port, nativePort] = [await freePort(), await freePort()];
  const host = spawn("tauri-driver", ["--port", `${port}`, "--native-port", `${nativePort}`], {
    env: environment,
    stdio: ["ignore", "inherit", "inherit"],
  });
  await listening(port, host);
  await listening(nativePort, host);

  const capabilities = new Capabilities();
  capabilities.set("tauri:options", { application: program });
  capabilities.setBrowserName("wry");
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}/`)
    .withCapabilities(capabilities)
    .build();
  return {
    driver,
    environment,
    async close() {
      try {
        await driver.quit();
      } finally {
        host.kill();
      }
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

async function listening(port: number, host: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (host.exitCode !== null) throw new Error(`tauri-driver ended with ${host.exitCode}`);
    if (await accepts(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("tauri-driver did not answer within 10 seconds");
}

// A bare connection: a request before WebKit's driver listens makes tauri-driver print a stack trace.
async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    return await new Promise((resolve) => {
      socket.once("connect", () => resolve(true));
      socket.once("error", () => resolve(false));
    });
  } finally {
    socket.destroy();
  }
}
