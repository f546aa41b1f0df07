import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type Client, createClient, memoryStorage } from "@carrel/sdk";
import { type Contract, contract } from "@carrel/sdk/contract";
import { bundled } from "./bundled";
import { freePort } from "./free-port";
import { API } from "./kept";

/** A server in a process of its own, as `npm start` runs it, but for the apps where it is built of the source. */
export interface ServerProcess {
  address: string;
  client(apiKey: string): Client<Contract>;
  /** All that it has printed so far. */
  printed(): string;
  /** `kill -9`. */
  kill(): Promise<void>;
  /** SIGTERM; gives the exit code. */
  stop(): Promise<number | null>;
}

const started: ChildProcess[] = [];

/** What a server's process runs: its source of this moment, or what `pnpm build` made, whenever that was. */
const PROGRAMS = { source: () => bundled("src/main.ts"), build: async () => "dist/main.js" };

/** What the server prints once it can serve. */
const OPEN = "Carrel is open at";

/**
 * Starts the server's process; `opened` resolves when it can serve, `ended` with what it printed when it ends by itself.
 * @param folder of a server's package; default: this one's
 */
export async function runServer(
  environment: Record<string, string>,
  program: keyof typeof PROGRAMS = "source",
  folder = API,
) {
  const port = Number(environment.PORT ?? (await freePort()));
  const child = spawn(process.execPath, [await PROGRAMS[program]()], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), CARREL_DEMO: "1", NODE_ENV: "test", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk));
  const opened = new Promise<void>((resolve) => {
    child.stdout.on("data", () => {
      if (output.includes(OPEN)) resolve();
    });
  });
  const ended = once(child, "exit").then(([code]: (number | null)[]) => ({ code, output }));
  return { child, port, opened, ended, printed: () => output };
}

/** Starts the server and waits until it can serve. @throws Error with its output when it ends instead */
export async function startServerProcess(
  environment: Record<string, string>,
  program?: keyof typeof PROGRAMS,
  folder?: string,
): Promise<ServerProcess> {
  const { child, port, opened, ended, printed } = await runServer(environment, program, folder);
  const address = `http://localhost:${port}`;
  await Promise.race([
    opened,
    ended.then(({ code, output }) => Promise.reject(new Error(`The server ended with ${code}:\n${output}`))),
  ]);
  return {
    address,
    client: (apiKey) =>
      createClient({ baseUrl: `${address}/api`, apiKey, storage: memoryStorage(), retries: 0, timeout: 0 }, contract),
    printed,
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
    async stop() {
      child.kill("SIGTERM");
      return (await ended).code ?? null;
    },
  };
}

/** Ends whatever a failed test left running. */
export function killServers() {
  for (const child of started.splice(0)) child.kill("SIGKILL");
}
