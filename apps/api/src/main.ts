import { PortError } from "./adapters/listen";
import { DataFolderInUseError } from "./adapters/pglite-lock";
import { ConfigError, readConfig } from "./config";
import { MigrationError } from "./database/migrate";
import { DatabaseUnavailableError } from "./database/port";
import { explain } from "./explain";
import { OtherPlatformError } from "./seed";
import { type RunningServer, startServer } from "./server";
import { welcome } from "./welcome";
import { StartStoppedError } from "./when-reachable";

/** What the person at the keyboard can mend himself. */
const EXPLAINED = [
  ConfigError,
  DataFolderInUseError,
  DatabaseUnavailableError,
  MigrationError,
  OtherPlatformError,
  PortError,
];

const stopping = new AbortController();
let server: RunningServer | undefined;
const stop = async () => {
  // Asked twice: somebody is in a hurry.
  if (stopping.signal.aborted) process.exit(1);
  stopping.abort();
  // A start that is under way ends by the signal, and then the process.
  if (!server) return;
  await server.close();
  process.exit(0);
};
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, stop);
// `npm start` holds a channel to us; when it closes, whoever started us is gone.
process.on("disconnect", stop);

try {
  const config = readConfig(process.env);
  const started = await startServer(config, {}, stopping.signal);
  if (stopping.signal.aborted) {
    await started.close();
    process.exit(0);
  }
  server = started;
  // `pnpm dev` says so; what was built before would be another state of the apps.
  console.log(welcome(started, { demo: config.demo, beside: process.env.CARREL_APPS_BESIDE === "1" }));
} catch (error) {
  if (error instanceof StartStoppedError) process.exit(0);
  explain("Carrel can't start.", EXPLAINED, error);
  process.exit(1);
}
