import type { Database } from "./database/port";

/** The world as the server sees it. Adapters stand in `adapters/`; tests and the browser worker bring their own. */
export interface Ports {
  database: Database;
  mailer: Mailer;
  passwords: Passwords;
  jobs: Jobs;
  clock: Clock;
  random: Random;
  log: Log;
}

export interface Clock {
  now(): Date;
}

export interface Random {
  /** `count` bytes from a cryptographically secure source. */
  bytes(count: number): Uint8Array;
  /** A new UUIDv7. */
  id(): string;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for a wrong password as for a right one. */
  verify(hash: string, password: string): Promise<boolean>;
}

export interface Attachment {
  filename: string;
  contentType: string;
  content: string;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
}

/** Hands a mail to the world. A throw means "try again later". */
export interface Mailer {
  /** False while no mail server is configured: mails then stay in the outbox. */
  readonly delivers: boolean;
  send(mail: Mail & { id: string }): Promise<void>;
}

/** Work that outlives a request. `Names` maps a job to its payload (ids only, never secrets). */
export interface JobPayloads {
  "mail.send": { orgId: string; mailId: string };
  "holds.sweep": Record<string, never>;
  "ended.sweep": Record<string, never>;
  "audit.seal": Record<string, never>;
}

/** The transaction's own connection, so that a job exists exactly when the transaction's rows do. */
export interface SqlRunner {
  executeSql(sql: string, params: unknown[]): Promise<{ rows: unknown[] }>;
}

export interface Jobs {
  /** Enqueues inside the caller's transaction. */
  enqueue<Name extends keyof JobPayloads>(runner: SqlRunner, name: Name, payload: JobPayloads[Name]): Promise<void>;
  /** Starts working; called once, after migration. */
  start(workers: { [Name in keyof JobPayloads]: (payload: JobPayloads[Name]) => Promise<void> }): Promise<void>;
  /** Lets running work end, then stops. */
  stop(): Promise<void>;
}

/** Structured logs; never secrets, codes, tokens or bodies. */
export interface Log {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
}
