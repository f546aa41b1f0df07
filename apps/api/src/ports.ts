import type { PaymentGateway as GatewayName, PlanInterval } from "@carrel/sdk/schemas";
import type { Database } from "./database/port";
import type { Standing } from "./platform/fair-line";

/** The world as the server sees it. Adapters stand in `adapters/`; tests and the browser worker bring their own. */
export interface Ports {
  database: Database;
  mailer: Mailer;
  passwords: Passwords;
  files: FileStore;
  pictures: Pictures;
  payments: PaymentGateway;
  dns: Dns;
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

/** Takes a processor for a while, so it is never called inside a transaction: the pipeline does (pipeline/work-on-password.ts). */
export interface Passwords {
  /**
   * @param standing whose turn it takes; default: the server's own
   * @throws PasswordsBusyError
   */
  hash(password: string, standing?: Standing): Promise<string>;
  /**
   * Takes as long for a wrong password as for a right one.
   * @param standing as of `hash`
   * @throws PasswordsBusyError
   */
  verify(hash: string, password: string, standing?: Standing): Promise<boolean>;
  /** A hash that no password has, and no other hash is: it takes no work, and as long to check against as any. */
  unmatched(random: Random): string;
}

/** Too many passwords wait already. */
export class PasswordsBusyError extends Error {
  override readonly name = "PasswordsBusyError";
}

/** Keeps files under keys such as `ORGANISATION/logos/ID.webp`; the first part names the organisation whose file it is. */
export interface FileStore {
  /** The file can be read once this resolves, also by other servers and after a crash. */
  put(key: string, content: Uint8Array<ArrayBuffer>, contentType: string): Promise<void>;
  /** @returns null when there is none */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Removes a file; one that is not there is fine. */
  remove(key: string): Promise<void>;
}

/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

export interface Pictures {
  /**
   * Makes a picture anew from its pixels alone, as WebP: nothing else that came with it (metadata, places, appended
   * archives or scripts) is kept.
   * @param type what the content was found to be; content that turns out to be something else is damaged
   * @param limits `pixels` it may have; the box that it has to fit into
   */
  redraw(
    content: Uint8Array,
    type: "png" | "jpeg" | "webp" | "avif",
    limits: { pixels: number; size: PictureSize },
  ): Promise<Uint8Array<ArrayBuffer> | "damaged" | "too_many_pixels">;
  /** Draws a stored picture in a size. @throws where the picture can't be read */
  draw(stored: Uint8Array, size: PictureSize, how: DrawnPicture): Promise<Uint8Array<ArrayBuffer>>;
}

/** How a stored picture is drawn. */
export interface DrawnPicture {
  /** `cover` fills the size and cuts what is too much, `contain` shows all of it on white, `inside` is as large as it goes. */
  fit: "cover" | "contain" | "inside";
  /** What is transparent stays so in WebP alone. */
  format: "jpeg" | "webp" | "avif";
}

/** An amount that somebody is to pay. */
export interface Due {
  /** Minor unit of `currency`, more than nothing. */
  amount: number;
  currency: string;
}

/** Money that the gateway took by itself. */
export interface GatewayCharge extends Due {
  paymentId: string;
  /** The gateway's, of this charge alone. */
  orderId: string;
  /** Such as `card`. */
  method: string;
}

/** What the gateway is to charge by itself. */
interface Mandated {
  /** Our own name of it, at most 40 characters. */
  receipt: string;
  /** What the payer reads of it. */
  name: string;
  /** Due as it is allowed. */
  first: Due;
  /** Due at each interval, in the same currency. */
  later: { amount: number; interval: PlanInterval };
  /** When `later` is due for the first time. */
  chargesFrom: Date;
  /** Until when it can be allowed. */
  standsUntil: Date;
}

/** What a checkout's answer says was paid: an order, or the first payment of a mandate. */
export type PaidThing = { orderId: string } | { mandate: string };

/** What a gateway is to take once. */
interface Ordered extends Due {
  /** Our own name of it, at most 40 characters. */
  receipt: string;
  /** What the payer reads of it. */
  name: string;
  /** Until when it can be paid, where the gateway ends it by itself. */
  standsUntil: Date;
}

/** A gateway's own pages that are left for an address which was fixed before: it knows nothing of where somebody came from. */
interface HostedCheckout {
  /**
   * Where an order or mandate is paid now, and our own name of it, under which the page leads back.
   * @returns null where it can't be paid any more
   * @throws PaymentGatewayError
   */
  pageOf(id: string): Promise<{ page: string; receipt: string } | null>;
  /**
   * What the checkout says of an order or mandate.
   * @returns null while nobody paid it
   * @throws PaymentGatewayError
   */
  answerOf(id: string): Promise<(PaidThing & { paymentId: string; signature: string }) | null>;
}

/** What became of a mandate. */
export interface FoundMandate {
  hasEnded: boolean;
  /** All that was charged by it, the oldest first. */
  charges: GatewayCharge[];
}

/** Takes money. What it answers and what its checkout brings back has Razorpay's shapes, whichever it is. */
export interface PaymentGateway {
  readonly name: GatewayName;
  /** As the audit log calls it. */
  readonly label: string;
  /** The publishable key that the checkout starts with; empty where it is a page of the gateway's own. */
  readonly key: string;
  /** The header in which its events bring their signature. */
  readonly signatureHeader: string;
  /**
   * Opens an order that a checkout can pay.
   * @returns its id at the gateway
   * @throws PaymentGatewayError
   */
  openOrder(ordered: Ordered): Promise<string>;
  /**
   * Opens a mandate that a checkout can allow with its first payment. One that nobody does ends by itself.
   * @returns its id at the gateway
   * @throws PaymentGatewayError
   */
  openMandate(mandated: Mandated): Promise<string>;
  /**
   * Makes sure that a mandate charges no more; one that has ended is fine.
   * @throws PaymentGatewayError
   */
  endMandate(mandate: string): Promise<void>;
  /**
   * What became of a mandate.
   * @throws PaymentGatewayError
   */
  readMandate(mandate: string): Promise<FoundMandate>;
  /** Whether it was signed that this payment is of this order or mandate; compared in constant time. */
  isSigned(answer: PaidThing & { paymentId: string; signature: string }): boolean;
  /** Whether the gateway signed an event: over the very bytes of its body; compared in constant time. */
  isSignedEvent(body: Uint8Array, signature: string, now: Date): boolean;
  /**
   * Makes sure that the money of a payment is there.
   * @param payment.capturesHeld takes the money where the gateway only holds it; else that is not there
   * @returns how it was paid, such as `card`; null when it was not, or was something else than what is due
   * @throws PaymentGatewayError
   */
  take(payment: Due & PaidThing & { paymentId: string; capturesHeld: boolean }): Promise<{ method: string } | null>;
  /** The page where an order is paid, which leads back with the checkout's answer; null where the checkout is a script. */
  checkoutUrl(
    order: Due & {
      order_id?: string | undefined;
      subscription_id?: string | undefined;
      description: string;
      /** What a mandate charges later, minor unit. */
      later?: number;
    },
    origin: string,
  ): string | null;
  /** How the page of `checkoutUrl` leads to the gateway's own and back. */
  readonly hosted?: HostedCheckout;
  /** What the person at the checkout, and the gateway's own clock, would do. The sandbox alone can. */
  readonly pretend?: {
    pay(thing: PaidThing): { paymentId: string; signature: string };
    /** An event of a mandate, and its signature. */
    tell(mandate: string, what: "charged" | "failed", due: Due): { body: string; signature: string };
  };
}

/** The gateway could not be reached, or refused. */
export class PaymentGatewayError extends Error {
  override readonly name = "PaymentGatewayError";
}

export interface Attachment {
  filename: string;
  contentType: string;
  content: string;
}

export interface Mail {
  to: string;
  /** In whose name it comes; null: the one that the mail server was configured with. */
  fromName: string | null;
  /** The one address that an answer reaches; null: the sender's. */
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
  /** What mail programs call to stop such mails with one click (RFC 8058); null for those that can't be stopped. */
  stopAddress: string | null;
}

/** Hands a mail to the world. A throw means "try again later". */
export interface Mailer {
  /** False while no mail server is configured: mails then stay in the outbox. */
  readonly delivers: boolean;
  send(mail: Mail & { id: string }): Promise<void>;
}

/** What DNS can be asked for. */
export type DnsType = "TXT" | "CNAME" | "A" | "AAAA";

/** What DNS said of a name and a type. */
export type DnsAnswer =
  /** `values`: of TXT the whole text of each record, of the others names and addresses; none where the name has no such record. */
  | { kind: "answered"; values: readonly string[] }
  /** There is no such name. */
  | { kind: "no_name" }
  /** Nobody knows: no answer in time, or none that says anything. */
  | { kind: "no_answer" };

/** Asks the DNS of the world, over the network: never inside of a transaction. */
export interface Dns {
  /** Where the platform's own host is reached, as its operator says; none: where DNS says. */
  readonly siteAddresses: readonly string[];
  /**
   * Never throws.
   * @param name with or without a dot at its end
   * @param signal ends the question: what is not answered by then has no answer
   */
  ask(name: string, type: DnsType, signal: AbortSignal): Promise<DnsAnswer>;
}

/** Work that outlives a request. `Names` maps a job to its payload (ids only, never secrets). */
export interface JobPayloads {
  "mail.send": { orgId: string; mailId: string };
  "holds.sweep": Record<string, never>;
  "ended.sweep": Record<string, never>;
  "mails.sweep": Record<string, never>;
  "audit.seal": Record<string, never>;
  "figures.fold": Record<string, never>;
  "events.sweep": Record<string, never>;
  "reminders.note": Record<string, never>;
  "files.sweep": Record<string, never>;
  "phones.read": Record<string, never>;
  "doubles.turn": Record<string, never>;
  "mandates.settle": Record<string, never>;
  "domains.check": Record<string, never>;
}

/** The transaction's own connection, so that a job exists exactly when the transaction's rows do. */
export interface SqlRunner {
  executeSql(sql: string, params: unknown[]): Promise<{ rows: unknown[] }>;
}

export interface Jobs {
  /** Enqueues inside the caller's transaction. */
  enqueue<Name extends keyof JobPayloads>(runner: SqlRunner, name: Name, payload: JobPayloads[Name]): Promise<void>;
  /** Starts working; called once, after migration, and again where it failed. */
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
