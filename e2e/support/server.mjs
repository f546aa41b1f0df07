// Starts the built server on a data folder, with a clock that the tests can turn.
// usage: node server.mjs DATA_DIR [PORT CONTROL_PORT]; without ports it seeds the folder and ends
import { createServer } from "node:http";
import { readConfig, startServer } from "../../apps/api/dist/server.js";

const [dataDir, port, controlPort] = process.argv.slice(2);

let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };

const server = await startServer(
  readConfig({
    LOG_LEVEL: "warn",
    ...process.env,
    PORT: port ?? "0",
    CARREL_DATA_DIR: dataDir,
    CARREL_DEMO: "1",
    NODE_ENV: "test",
  }),
  { clock },
);
if (!port) {
  await server.close();
  process.exit(0);
}

/** `POST /?minutes=11` sets how far the server's clock is ahead of the machine's. */
const control = createServer((request, response) => {
  ahead = Number(new URL(request.url, "http://localhost").searchParams.get("minutes")) * 60_000;
  response.end();
}).listen(Number(controlPort), "127.0.0.1");

const stop = async () => {
  control.close();
  await server.close();
  process.exit(0);
};
for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, stop);
// The worker that started it is gone, however it went.
process.once("disconnect", stop);
process.send?.("listening");
