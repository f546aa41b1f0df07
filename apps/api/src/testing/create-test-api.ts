import { type Client, createClient, memoryStorage } from "@carrel/sdk";
import { type Contract, contract } from "@carrel/sdk/contract";
import { sandboxPayments } from "../adapters/sandbox-payments";
import { sharpPictures } from "../adapters/sharp-pictures";
import { createBookingLinks } from "../codes/booking-links";
import { type Api, type ApiOptions, createApi } from "../create-api";
import { type OutboxMail, readOutbox } from "../database/outbox";
import type { Database } from "../database/port";
import type { Limits } from "../pipeline/rate-limit";
import type { Dns, Passwords, PaymentGateway, Ports } from "../ports";
import { outsideTransactions } from "./outside-transactions";
import { testRandom } from "./rows";
import {
  noDns,
  type TestClock,
  type TestFiles,
  type TestJobs,
  type TestLog,
  type TestMailer,
  testClock,
  testFiles,
  testJobs,
  testLog,
  testMailer,
  testPasswords,
} from "./test-ports";

/** The address under which the test server is called. */
export const TEST_ORIGIN = "http://localhost:4000";
/** What the jobs' mails link with; a test's API signs with a secret of its own. */
export const TEST_LINKS = createBookingLinks("a secret of the tests, at least 32 long");

/** What the test server's sandbox signs with. */
export const SANDBOX_SECRET = "the sandbox's secret";

/** For tests that are not about limits. */
export const NO_LIMITS: Limits = { general: null, tight: null, atOnce: null };

export interface TestApi extends Api {
  ports: Ports;
  clock: TestClock;
  log: TestLog;
  mailer: TestMailer;
  jobs: TestJobs;
  files: TestFiles;
  /**
   * A client of the whole contract, with a memory of its own for the token.
   * @param address from which it calls
   * @param password with which it confirms its session where a call asks for that
   */
  client(apiKey: string | undefined, token?: string, address?: string, password?: string): Client<Contract>;
  /** Sends a request to a path below `/api`, without a client's help: for what a client would never send. */
  raw(path: string, init?: RequestInit): Promise<Response>;
  /** The mails to an address, newest first. */
  mailsTo(address: string): Promise<OutboxMail[]>;
  /** The code in the newest mail to an address. @throws Error when there is none */
  codeFor(address: string): Promise<string>;
}

export interface TestApiOptions extends ApiOptions {
  database: Database;
  clock?: TestClock;
  mailer?: TestMailer;
  /** Default: the sandbox. */
  payments?: PaymentGateway;
  /** Default: nobody answers. */
  dns?: Dns;
  /** Default: ones that hash at once. */
  passwords?: Passwords;
}

/**
 * Makes the server over ports that tests can see through and turn. Outputs are checked against their schemas, and
 * there are no rate limits unless `limits` says so; no password is hashed inside a transaction.
 * @example const { client } = createTestApi({ database }); await client("pk_demo_harbour").branches.listPublic({ orgId });
 */
export const createTestApi = ({
  database,
  clock = testClock(),
  mailer = testMailer(),
  payments = sandboxPayments(SANDBOX_SECRET, testRandom),
  dns = noDns,
  passwords = testPasswords,
  ...options
}: TestApiOptions): TestApi => {
  const [log, jobs, files] = [testLog(), testJobs(), testFiles()];
  const ports: Ports = {
    mailer,
    jobs,
    clock,
    log,
    ...outsideTransactions({ database, passwords }),
    files,
    pictures: sharpPictures,
    payments,
    dns,
    random: testRandom,
  };
  const api = createApi(ports, { checksOutput: true, limits: NO_LIMITS, demo: true, ...options });
  const mailsTo = (address: string) => readOutbox(database, { to: address, limit: 100 });
  return {
    ...api,
    ports,
    clock,
    log,
    mailer,
    jobs,
    files,
    client(apiKey, token, address, password) {
      const storage = memoryStorage();
      if (token) storage.set("Bearer", token);
      const client = createClient(
        {
          baseUrl: `${TEST_ORIGIN}/api`,
          ...(apiKey !== undefined && { apiKey }),
          fetch: (input, init) => api.fetch(new Request(input, init), address === undefined ? {} : { address }),
          storage,
          retries: 0,
          timeout: 0,
          async confirm() {
            if (password !== undefined) await client.auth.confirm({ password });
            return password !== undefined;
          },
        },
        contract,
      );
      return client;
    },
    raw: (path, init) => api.fetch(new Request(`${TEST_ORIGIN}/api${path}`, init)),
    mailsTo,
    async codeFor(address) {
      for (const mail of await mailsTo(address)) {
        const code = /\b\d{6}\b/.exec(mail.textBody)?.[0];
        if (code) return code;
      }
      throw new Error(`No code was mailed to ${address}`);
    },
  };
};
