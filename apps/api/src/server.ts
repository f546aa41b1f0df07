import { argon2Passwords } from "./adapters/argon2";
import { pgBossJobs } from "./adapters/jobs";
import { listen } from "./adapters/listen";
import { localFiles } from "./adapters/local-files";
import { createLog } from "./adapters/log";
import { prometheusMetrics } from "./adapters/metrics";
import { openDatabase } from "./adapters/open-database";
import { razorpayPayments } from "./adapters/razorpay-payments";
import { s3Files } from "./adapters/s3-files";
import { sandboxPayments } from "./adapters/sandbox-payments";
import { sharpPictures } from "./adapters/sharp-pictures";
import { readSiteFiles } from "./adapters/site-files";
import { noMailer, smtpMailer } from "./adapters/smtp";
import { systemClock } from "./adapters/system-clock";
import { systemRandom } from "./adapters/system-random";
import { trustedProxies } from "./adapters/trusted-proxies";
import { newToken } from "./codes/secrets";
import type { Config } from "./config";
import { createApi } from "./create-api";
import { migrate } from "./database/migrate";
import { sealAuditLogs } from "./platform/audit/seal-all";
import { tellRefusals } from "./platform/audit/tell-refusals";
import { sweepFiles } from "./platform/files/sweep-files";
import { foldFigures } from "./platform/fold-figures";
import { foundPlatform } from "./platform/found-platform";
import { forgetOld } from "./platform/notifications/forget-old";
import { noteReminders } from "./platform/notifications/note-reminders";
import { tellAllEvents } from "./platform/notifications/tell-events";
import { createTeller } from "./platform/notifications/teller";
import { sendMail } from "./platform/send-mail";
import { sweepEnded } from "./platform/sweep-ended";
import { sweepHolds } from "./platform/sweep-holds";
import type { Ports } from "./ports";
import { seedDemo } from "./seed";

export { type Config, ConfigError, readConfig } from "./config";

/** Where the apps stand beside this one, seen from `src` as from `dist`. */
const APPS_FOLDER = new URL("../../", import.meta.url);

export interface RunningServer {
  /** Such as `http://localhost:4000`. */
  address: string;
  /** Finishes what is running, then lets go of everything. */
  close(): Promise<void>;
}

/**
 * Starts the whole: opens and migrates the database, seeds the demo (or founds the platform), works the jobs, and listens.
 * @param overrides ports of one's own, such as a clock that can be turned
 * @throws DataFolderInUseError, MigrationError or PortError, with a message for people
 * @example const server = await startServer(readConfig(process.env));
 */
export const startServer = async (config: Config, overrides: Partial<Ports> = {}): Promise<RunningServer> => {
  const log = overrides.log ?? createLog(config.logLevel);
  // The last one opened is the first one closed.
  const openings: { close(): Promise<void> }[] = [];
  const closeAll = async () => {
    for (const opened of openings.splice(0).reverse()) await opened.close();
  };

  try {
    const database = overrides.database ?? (await openDatabase(config, log));
    openings.push(database);
    const ran = await migrate(database);
    if (ran.length > 0) log.info({ migrations: ran }, "migrated");

    const ports: Ports = {
      database,
      mailer: config.mail ? smtpMailer(config.mail.url, config.mail.from) : noMailer,
      passwords: argon2Passwords,
      files: "folder" in config.files ? localFiles(config.files.folder, systemRandom) : s3Files(config.files),
      pictures: sharpPictures,
      payments: config.razorpay
        ? razorpayPayments(config.razorpay)
        : sandboxPayments(config.signingSecret ?? newToken(systemRandom), systemRandom),
      jobs: pgBossJobs(database, log),
      clock: systemClock,
      random: systemRandom,
      log,
      ...overrides,
    };
    await (config.demo ? seedDemo(database, ports) : foundPlatform(database, ports));
    openings.push({ close: () => ports.jobs.stop() });
    const telling = { ...ports, publicUrl: config.publicUrl };
    const teller = createTeller(telling);
    openings.push(teller);
    await ports.jobs.start({
      "mail.send": (payload) => sendMail(ports, payload),
      "holds.sweep": () => sweepHolds(ports),
      "ended.sweep": async () => {
        await sweepEnded(ports);
        await forgetOld(ports);
      },
      "audit.seal": async () => {
        await tellRefusals(ports);
        await sealAuditLogs(ports);
      },
      "figures.fold": () => foldFigures(ports),
      "files.sweep": () => sweepFiles(ports),
      "events.sweep": () => tellAllEvents(telling),
      "reminders.note": () => noteReminders(ports),
    });

    let isReady = true;
    const api = createApi(ports, {
      demo: config.demo,
      publicUrl: config.publicUrl,
      signingSecret: config.signingSecret,
      trusts: trustedProxies(config.trustedProxies),
      onEvents: teller.soon,
      metrics: prometheusMetrics(),
      files: readSiteFiles(APPS_FOLDER),
      isReady: () => isReady,
    });
    const listener = await listen(api, config);
    openings.push(listener);
    log.info({ address: listener.address, database: database.kind }, "listening");
    return {
      address: listener.address,
      async close() {
        isReady = false;
        await closeAll();
        log.info({}, "stopped");
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
};
