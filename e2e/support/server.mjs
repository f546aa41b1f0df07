// Starts the built server on a data folder, with a clock that the tests can turn and a DNS on which they set records.
// usage: node server.mjs DATA_DIR [PORT CONTROL_PORT]; without ports it seeds the folder and ends
import { subscribe } from "node:diagnostics_channel";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { readConfig, startServer } from "../../apps/api/dist/server.js";
import { startDnsServer } from "../../apps/api/src/testing/dns-server.ts";

const [dataDir, port, controlPort] = process.argv.slice(2);

let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };
const dns = await startDnsServer();

/** Where all come from, as a proxy would say it that stood before the server. */
let address = "10.0.0.1";
subscribe("http.server.request.start", ({ request }) => {
  // Node reads the one from the other, mostly later.
  request.rawHeaders.push("X-Forwarded-For", address);
  request.headers["x-forwarded-for"] = address;
});

const server = await startServer(
  readConfig({
    LOG_LEVEL: "warn",
    ...process.env,
    PORT: port ?? "0",
    CARREL_DATA_DIR: dataDir,
    CARREL_DEMO: "1",
    NODE_ENV: "test",
    DNS_SERVERS: dns.address,
    TRUSTED_PROXIES: "127.0.0.1,::1",
  }),
  { clock },
);
if (!port) {
  await server.close();
  process.exit(0);
}

/**
 * `POST /?minutes=11` sets how far the server's clock is ahead of the machine's; `POST /network?address=10.0.0.2` where all
 * come from; `POST /dns` takes away the records of the names in `remove`, and adds those in `add`; `POST /work?job=domains.check`
 * works one of its jobs, and answers when that is done.
 */
const control = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, "http://localhost");
  if (pathname === "/dns") {
    const { remove = [], add = [] } = await json(request);
    for (const name of remove) dns.remove(name);
    dns.add(...add);
  } else if (pathname === "/network") address = searchParams.get("address");
  else if (pathname === "/work") await server.work(searchParams.get("job"));
  else ahead = Number(searchParams.get("minutes")) * 60_000;
  response.end();
}).listen(Number(controlPort), "127.0.0.1");

const stop = async () => {
  control.close();
  await server.close();
  await dns.close();
  process.exit(0);
};
for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, stop);
// The worker that started it is gone, however it went.
process.once("disconnect", stop);
process.send?.("listening");
