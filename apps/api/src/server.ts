import { argon2Passwords } from "./adapters/argon2";
import { nodeDns } from "./adapters/dns";
import { pgBossJobs } from "./adapters/jobs";
import { keptSecret } from "./adapters/kept-secret";
import { listen } from "./adapters/listen";
import { localFiles } from "./adapters/local-files";
import { createLog } from "./adapters/log";
import { machineName } from "./adapters/machine-name";
import { prometheusMetrics } from "./adapters/metrics";
import { openDatabase } from "./adapters/open-database";
import { razorpayPayments } from "./adapters/razorpay-payments";
import { s3Files } from "./adapters/s3-files";
import { sandboxPayments } from "./adapters/sandbox-payments";
import { sharpPictures } from "./adapters/sharp-pictures";
import { readSiteFiles } from "./adapters/site-files";
import { noMailer, smtpMailer } from "./adapters/smtp";
import { stripePayments } from "./adapters/stripe-payments";
import { systemClock } from "./adapters/system-clock";
import { systemRandom } from "./adapters/system-random";
import { trustedProxies } from "./adapters/trusted-proxies";
import { createBookingLinks } from "./codes/booking-links";
import { newToken } from "./codes/secrets";
import type { Config } from "./config";
import { createApi } from "./create-api";
import { migrate } from "./database/migrate";
import { foundPlatform, offerSetUp } from "./platform/found-platform";
import { jobList } from "./platform/job-list";
import { createTeller } from "./platform/notifications/teller";
import type { JobPayloads, Log, PaymentGateway, Ports } from "./ports";
import { seedDemo } from "./seed";
import { writePhotos } from "./seed/write-photos";
import { pause, whenReachable } from "./when-reachable";

export { type Config, ConfigError, readConfig } from "./config";

/** Where the apps stand beside this one, seen from `src` as from `dist`. */
const APPS_FOLDER = new URL("../../", import.meta.url);

export interface RunningServer {
  /** Such as `http://localhost:4000`. */
  address: string;
  /** Where the platform's first owner sets himself up; null where there is one. It is a secret. */
  setUpLink: string | null;
  /**
   * Says by `/readyz` that it is leaving, serves on for `config.drainSeconds`, finishes what is running, then lets go of
   * everything. Called again, it waits for no more traffic to go elsewhere.
   */
  close(): Promise<void>;
  /** Works one of the regular jobs now, beside its schedule: for tests that turn the clock. */
  work(job: RegularJob): Promise<void>;
}

/** The jobs that know by themselves what there is to do. */
type RegularJob = Exclude<keyof JobPayloads, "mail.send">;

/** Where subscriptions are paid. */
const gatewayOf = ({ razorpay, stripe, publicUrl }: Config, signingSecret: string): PaymentGateway => {
  if (stripe) return stripePayments(stripe, publicUrl);
  return razorpay ? razorpayPayments(razorpay) : sandboxPayments(signingSecret, systemRandom);
};

/** What signs where no setting says it: in development, and in the demo. */
const ownSecret = async ({ database }: Config, log: Log): Promise<string> => {
  if ("dataDir" in database) return keptSecret(database.dataDir, systemRandom);
  log.warn({}, "SIGNING_SECRET is not set: the links of mails and the addresses of files end with this server");
  return newToken(systemRandom);
};

/**
 * Starts the whole: opens and migrates the database, seeds the demo (or founds the platform), works the jobs, and listens.
 * Waits for a database that can't be reached.
 * @param overrides ports of one's own, such as a clock that can be turned
 * @param signal ends the start
 * @throws DataFolderInUseError, DatabaseUnavailableError, MigrationError or PortError, with a message for people;
 * StartStoppedError
 * @example const server = await startServer(readConfig(process.env));
 */
export const startServer = async (
  config: Config,
  overrides: Partial<Ports> = {},
  signal = new AbortController().signal,
): Promise<RunningServer> => {
  const log = overrides.log ?? createLog(config.logLevel);
  // The last one opened is the first one closed.
  const openings: { close(): Promise<void> }[] = [];
  const closeAll = async () => {
    for (const opened of openings.splice(0).reverse()) await opened.close();
  };

  try {
    const database = overrides.database ?? (await openDatabase(config, log));
    openings.push(database);
    const blocked = (migration: string) => log.warn({ migration }, "a migration waits for its tables");
    const ran = await whenReachable(() => migrate(database, { blocked }), log, signal);
    if (ran.length > 0) log.info({ migrations: ran }, "migrated");

    const signingSecret = config.signingSecret ?? (await ownSecret(config, log));
    const metrics = prometheusMetrics();
    const ports: Ports = {
      database,
      mailer: config.mail ? smtpMailer(config.mail.url, config.mail.from) : noMailer,
      passwords: argon2Passwords,
      files: "folder" in config.files ? localFiles(config.files.folder, systemRandom) : s3Files(config.files),
      pictures: sharpPictures,
      payments: gatewayOf(config, signingSecret),
      dns: nodeDns({ servers: config.dnsServers, siteAddresses: config.siteAddresses }),
      jobs: pgBossJobs(database, log, metrics),
      clock: systemClock,
      random: systemRandom,
      log,
      ...overrides,
    };
    const begin = async () => {
      if (!config.demo) return foundPlatform(database, ports);
      const written = await seedDemo(database, ports);
      if (config.demoPhotos) await writePhotos(ports, written);
    };
    await whenReachable(begin, log, signal);
    openings.push({ close: () => ports.jobs.stop() });
    const telling = { ...ports, publicUrl: config.publicUrl, bookingLinks: createBookingLinks(signingSecret) };
    const teller = createTeller(telling);
    openings.push(teller);
    const workers = jobList(telling);
    await whenReachable(() => ports.jobs.start(workers), log, signal);

    let isReady = true;
    const api = createApi(ports, {
      demo: config.demo,
      isProduction: config.isProduction,
      publicUrl: config.publicUrl,
      defaultOrgCode: config.defaultOrgCode,
      signingSecret,
      trusts: config.trustedProxies.length > 0 ? trustedProxies(config.trustedProxies) : undefined,
      limits: config.limits,
      onEvents: teller.soon,
      metrics,
      metricsToken: config.metricsToken,
      files: readSiteFiles(APPS_FOLDER),
      isReady: () => isReady,
    });
    const listener = await listen(api, config);
    openings.push(listener);
    log.info({ address: listener.address, database: database.kind }, "listening");
    // By its machine and port a server that was started again is known, also after it was killed.
    const name = `${machineName()} ${listener.address}`;
    const offer = await whenReachable(() => offerSetUp(database, ports, name), log, signal);
    if (offer) openings.push(offer);
    const hurry = new AbortController();
    let closing: Promise<void> | undefined;
    const leave = async () => {
      isReady = false;
      await pause(config.drainSeconds * 1000, hurry.signal);
      await closeAll();
      log.info({}, "stopped");
    };
    return {
      address: listener.address,
      // Behind the # it is sent to no server, and so stands in nobody's log.
      work: (job) => workers[job]({}),
      setUpLink: offer && `${config.publicUrl}/auth/set-up#${offer.token}`,
      close() {
        if (closing) hurry.abort();
        else closing = leave();
        return closing;
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
};
