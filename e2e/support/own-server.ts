import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CONTROL_PORT, PORT } from "./addresses";

const SERVER = join(import.meta.dirname, "server.mjs");
/** Where the seeded data folder of this run lies: set before the workers start, and theirs by inheritance. */
const TEMPLATE = "CARREL_E2E_TEMPLATE";

const start = (...args: (string | number)[]) =>
  fork(SERVER, args.map(String), { stdio: ["ignore", "inherit", "inherit", "ipc"] });

const MAIN = join(import.meta.dirname, "../../apps/api/dist/main.js");

/** Whatever ends first: what is waited for, or the server, whose own words stand above in the log. */
async function reached(server: ChildProcess, event: "message" | "exit") {
  const [said] = await Promise.race([once(server, event), once(server, "exit")]);
  if (event === "message" ? said !== "listening" : said !== 0) throw new Error(`The server ended with ${said}`);
}

/** Seeds the data folder that each worker's server starts from. @returns what takes it away */
export async function makeTemplate(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "carrel-e2e-template-"));
  await reached(start(folder), "exit");
  process.env[TEMPLATE] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Starts this worker's server on a copy of the template. @returns what stops it and takes its data away */
export async function startOwnServer(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "carrel-e2e-"));
  cpSync(process.env[TEMPLATE] ?? "", folder, { recursive: true });
  const server = start(folder, PORT, CONTROL_PORT);
  await reached(server, "message");
  return async () => {
    const gone = once(server, "exit");
    server.kill("SIGTERM");
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
}

/**
 * Starts the server as people do who don't want the demo, with nothing in it.
 * @returns where it is, the token of the set-up link that it printed, and what stops it and takes its data away
 */
export async function startEmptyServer() {
  const folder = mkdtempSync(join(tmpdir(), "carrel-e2e-empty-"));
  const server = fork(MAIN, [], {
    env: { ...process.env, PORT: "0", CARREL_DATA_DIR: folder, CARREL_DEMO: "0", NODE_ENV: "test", LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const gone = once(server, "exit");
  const stop = async () => {
    server.kill("SIGTERM");
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  const printed = new Promise<string>((resolve) => {
    let output = "";
    server.stdout?.on("data", (chunk: Buffer) => {
      output += chunk;
      if (/set-up#\S+\n/.test(output)) resolve(output);
    });
  });
  const output = await Promise.race([
    printed,
    gone.then(([code]) => Promise.reject(new Error(`It ended with ${code}`))),
  ]);
  const address = /open at (\S+)/.exec(output)?.[1] ?? "";
  const token = /set-up#(\S+)/.exec(output)?.[1] ?? "";
  return { address, token, stop };
}
