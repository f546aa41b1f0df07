// Starts the built server on a fresh embedded database, with a clock that the tests can turn.
// usage: node server.mjs PORT CONTROL_PORT
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig, startServer } from "../../apps/api/dist/server.js";

const [port, controlPort] = process.argv.slice(2).map(Number);
const dataDir = mkdtempSync(join(tmpdir(), "carrel-e2e-"));

let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };

const server = await startServer(
  readConfig({ ...process.env, PORT: String(port), CARREL_DATA_DIR: dataDir, CARREL_DEMO: "1", NODE_ENV: "test" }),
  { clock },
);

/** `POST /?minutes=11` sets how far the server's clock is ahead of the machine's. */
const control = createServer((request, response) => {
  ahead = Number(new URL(request.url, "http://localhost").searchParams.get("minutes")) * 60_000;
  response.end();
}).listen(controlPort, "127.0.0.1");

for (const signal of ["SIGTERM", "SIGINT"]) {
  process.once(signal, async () => {
    control.close();
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
    process.exit(0);
  });
}
