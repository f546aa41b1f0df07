import { createHash } from "node:crypto";
import type { Clock, Dns, FileStore, JobPayloads, Jobs, Log, Mail, Mailer, Passwords } from "../ports";

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  set(instant: string): void;
  advance(time: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
}

/** @param start an ISO 8601 instant; default: a Wednesday morning in India */
export const testClock = (start = "2026-11-18T05:30:00.000Z"): TestClock => {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    set: (instant) => {
      now = Date.parse(instant);
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
};

/** Hashes at once: what a real hash costs is not what the tests are about. */
export const testPasswords: Passwords = {
  hash: async (password) => `test:${createHash("sha256").update(password).digest("hex")}`,
  verify: async (hash, password) => hash === `test:${createHash("sha256").update(password).digest("hex")}`,
  unmatched: (random) => `unmatched:${random.id()}`,
};

/** Keeps what it was given to send. */
export interface TestMailer extends Mailer {
  readonly sent: (Mail & { id: string })[];
  /** While true, each sending fails as if the mail server were down. */
  isDown: boolean;
}

/** @param delivers false: as without a mail server, mails stay in the outbox */
export const testMailer = (delivers = false): TestMailer => {
  const sent: (Mail & { id: string })[] = [];
  return {
    delivers,
    sent,
    isDown: false,
    async send(mail) {
      if (this.isDown) throw new Error("connect ECONNREFUSED");
      sent.push(mail);
    },
  };
};

/** Keeps files in memory. */
export interface TestFiles extends FileStore {
  readonly kept: Map<string, Uint8Array<ArrayBuffer>>;
  /** While true, each call fails as if the storage were down. */
  isDown: boolean;
}

export const testFiles = (): TestFiles => {
  const kept: TestFiles["kept"] = new Map();
  const store: TestFiles = {
    kept,
    isDown: false,
    async put(key, content) {
      requireUp();
      kept.set(key, content);
    },
    async get(key) {
      requireUp();
      return kept.get(key) ?? null;
    },
    async remove(key) {
      requireUp();
      kept.delete(key);
    },
  };
  const requireUp = () => {
    if (store.isDown) throw new Error("connect ECONNREFUSED");
  };
  return store;
};

/** Keeps what was enqueued, also by transactions that were rolled back, and works only when told to. */
export interface TestJobs extends Jobs {
  readonly enqueued: { [Name in keyof JobPayloads]: { name: Name; payload: JobPayloads[Name] } }[keyof JobPayloads][];
}

export const testJobs = (): TestJobs => {
  const enqueued: { name: string; payload: unknown }[] = [];
  return {
    // Pairs of a name and its own payload, which a generic method can't show.
    enqueued: enqueued as TestJobs["enqueued"],
    enqueue: async (_runner, name, payload) => void enqueued.push({ name, payload }),
    start: async () => undefined,
    stop: async () => undefined,
  };
};

/** The DNS of a test that is not about domains: nobody answers. */
export const noDns: Dns = { siteAddresses: [], ask: async () => ({ kind: "no_answer" }) };

/** Keeps its lines. */
export interface TestLog extends Log {
  readonly lines: { level: "info" | "warn" | "error"; message: string; fields: Record<string, unknown> }[];
}

export const testLog = (): TestLog => {
  const lines: TestLog["lines"] = [];
  const at = (level: "info" | "warn" | "error") => (fields: Record<string, unknown>, message: string) =>
    void lines.push({ level, message, fields });
  return { lines, info: at("info"), warn: at("warn"), error: at("error") };
};
