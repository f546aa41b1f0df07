import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** @returns one that nobody listens on */
export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}

/** The built server of a checkout with the demo in a folder of its own; it stops with us. */
export async function startDemo(root: string): Promise<{ port: number; stop(): Promise<void> }> {
  const main = join(root, "apps/api/dist/main.js");
  if (!existsSync(main)) throw new Error(`There is no ${main}: run \`pnpm build\` first.`);
  const folder = mkdtempSync(join(tmpdir(), "carrel-first-paint-"));
  const port = await freePort();
  const server: ChildProcess = fork(main, [], {
    cwd: root,
    env: { ...process.env, PORT: String(port), CARREL_DATA_DIR: folder, CARREL_DEMO: "1", LOG_LEVEL: "warn" },
    execArgv: [],
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const gone = once(server, "exit");
  const said = server.stdout ? once(server.stdout, "data") : gone;
  await Promise.race([said, gone.then(([code]) => Promise.reject(new Error(`The server ended with ${code}`)))]);
  server.stdout?.resume();
  return {
    port,
    async stop() {
      server.kill("SIGTERM");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
