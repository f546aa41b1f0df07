import { PortError } from "./adapters/listen";
import { DataFolderInUseError } from "./adapters/pglite-lock";
import { type Config, ConfigError, readConfig } from "./config";
import { MigrationError } from "./database/migrate";
import { DatabaseUnavailableError } from "./database/port";
import { explain } from "./explain";
import { demoSignIns, OtherPlatformError } from "./seed";
import { type RunningServer, startServer } from "./server";
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

const welcome = ({ address, setUpLink }: RunningServer, { demo }: Config) => {
  const port = new URL(address).port;
  const lines = ["", `  Carrel is open at ${address}`];
  if (demo) {
    lines.push(
      `  A client's site     http://harbour.localhost:${port}`,
      `  A visitor's booking ${address}/qr-booking/ATHENA`,
      `  Mails               ${address}/dev/outbox`,
      "",
      `  Sign in at ${address}/auth/login`,
      ...demoSignIns.map(
        ({ email, password, orgName, twoFactor }) =>
          `    ${email.padEnd(24)} ${password}   ${orgName}${twoFactor ? " (asks for a code)" : ""}`,
      ),
    );
  }
  if (setUpLink) {
    lines.push(
      "",
      "  Nobody owns this platform yet. Whoever opens this link first does; it lasts 24 hours:",
      `  ${setUpLink}`,
    );
  }
  console.log(`${lines.join("\n")}\n`);
};

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
  welcome(started, config);
} catch (error) {
  if (error instanceof StartStoppedError) process.exit(0);
  explain("Carrel can't start.", EXPLAINED, error);
  process.exit(1);
}
