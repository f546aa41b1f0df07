// Starts the built server with the whole demo on a folder of its own, at an hour at which places are busy.
// usage: node server.mjs DATA_DIR PORT NOW
import { readConfig, startServer } from "../../apps/api/dist/server.js";

const [dataDir, port, now] = process.argv.slice(2);

const ahead = Date.parse(now) - Date.now();
const { NODE_ENV: _, ...environment } = process.env;
const server = await startServer(
  readConfig({
    LOG_LEVEL: "warn",
    RATE_LIMITS: "off",
    ...environment,
    PORT: port,
    CARREL_DATA_DIR: dataDir,
    CARREL_DEMO: "1",
  }),
  { clock: { now: () => new Date(Date.now() + ahead) } },
);

const stop = async () => {
  await server.close();
  process.exit(0);
};
process.once("SIGTERM", stop);
// Whoever started it is gone, however that went.
process.once("disconnect", stop);
process.send?.("listening");
