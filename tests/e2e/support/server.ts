// The real server as a process: started on a data folder, killed, started again.

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

/** The address of the table's Wi-Fi, made by in-namespace. */
export const WIFI = "10.77.0.1";

const program = process.env["DRADIS_BIN"] ?? resolve(import.meta.dirname, "../../../target/debug/dradis");

/** Milliseconds in which the server must say where the referee's page is. */
const START_LIMIT = 20_000;

const REFEREE = /http:\/\/127\.0\.0\.1:(\d+)\/referee\.html#\S+/;

export class Dradis {
  /** The data folder; the server keeps its port in it. */
  readonly folder = mkdtempSync(join(tmpdir(), "dradis-e2e-"));
  #process: ChildProcess | null = null;
  #referee = "";

  /** A server with an empty data folder, listening. */
  static async start(): Promise<Dradis> {
    const dradis = new Dradis();
    try {
      await dradis.restart();
    } catch (error) {
      await dradis.stop();
      throw error;
    }
    return dradis;
  }

  /** The address of the referee's page with the one-time token that the server printed. */
  get referee(): string {
    return this.#referee;
  }

  get port(): number {
    return Number(new URL(this.#referee).port);
  }

  /** The page of the phones, without a code. */
  get phone(): string {
    return `http://${WIFI}:${this.port}/`;
  }

  /** Starts the program on the folder; ready when it has printed the referee's address. */
  async restart(): Promise<void> {
    const child = spawn(program, ["serve", "--data", this.folder], { stdio: ["ignore", "pipe", "pipe"] });
    this.#process = child;
    let said = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
    this.#referee = await new Promise<string>((found, failed) => {
      const late = setTimeout(() => failed(new Error(`dradis printed no address of the referee: ${said}`)), START_LIMIT);
      const end = (settle: () => void) => {
        clearTimeout(late);
        settle();
      };
      child.once("error", (error) => end(() => failed(new Error(`${program} cannot be started: ${error.message}`))));
      child.once("exit", (code) => end(() => failed(new Error(`dradis ended with ${code}: ${said}`))));
      createInterface(child.stdout).on("line", (line) => {
        said += `${line}\n`;
        const address = REFEREE.exec(line)?.[0];
        if (address !== undefined) end(() => found(address));
      });
    });
  }

  /** The file of the only game. */
  get game(): string {
    const tables = join(this.folder, "tables");
    const [name, ...others] = readdirSync(tables).filter((file) => file.endsWith(".db"));
    if (name === undefined || others.length > 0) throw new Error("there is not one game");
    return join(tables, name);
  }

  /** Runs another command of the program to its end, and gives back what it printed. */
  run(...words: string[]): string {
    return execFileSync(program, words, { encoding: "utf8" });
  }

  /** Ends the program without a chance to tidy up. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill("SIGKILL");
    await gone;
  }

  /** Ends the program and removes its data folder. */
  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
