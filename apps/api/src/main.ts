import { PortError } from "./adapters/listen";
import { DataFolderInUseError } from "./adapters/pglite-lock";
import { type Config, ConfigError, readConfig } from "./config";
import { MigrationError } from "./database/migrate";
import { explain } from "./explain";
import { demoSignIns } from "./seed";
import { startServer } from "./server";

/** What the person at the keyboard can mend himself. */
const EXPLAINED = [ConfigError, DataFolderInUseError, MigrationError, PortError];

const welcome = (address: string, { demo }: Config) => {
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
  console.log(`${lines.join("\n")}\n`);
};

try {
  const config = readConfig(process.env);
  const server = await startServer(config);
  welcome(server.address, config);

  let isStopping = false;
  const stop = async () => {
    // Asked twice: somebody is in a hurry.
    if (isStopping) process.exit(1);
    isStopping = true;
    await server.close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, stop);
  // `npm start` holds a channel to us; when it closes, whoever started us is gone.
  process.on("disconnect", stop);
} catch (error) {
  explain("Carrel can't start.", EXPLAINED, error);
  process.exit(1);
}
