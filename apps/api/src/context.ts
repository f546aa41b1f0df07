import type { ContractShape, OutputOf } from "@carrel/sdk/contract";
import type { ValidationShape } from "@carrel/sdk/validation";
import type * as z from "zod";
import type { Actor } from "./actor";
import type { BookingLinks } from "./codes/booking-links";
import type { DeviceAccount } from "./codes/device-tokens";
import type { Vault } from "./codes/vault";
import type { Tenant, TenantTransaction } from "./database/port";
import type { Failure } from "./failure";
import type { MailDraft } from "./mails/compose-mail";
import type { AuditNote } from "./platform/audit/changes";
import type { SignedAddress } from "./platform/files/file-addresses";
import type { Look } from "./platform/look-up-domains";
import type { Happening } from "./platform/notifications/note-events";
import type { KnownPlatform } from "./platform/platform-of";
import type { PaymentGateway, Random } from "./ports";
import type { AtGateway, Sheet } from "./preparations";
import type { DrawSite } from "./sites/site-renderer";

/** What of an organisation decides whether its people need a second factor. */
export type SecondFactorRules = Pick<Tenant, "requireSecondFactor" | "isSuper" | "isReseller">;

/** What a handler sees: nothing of HTTP, and a database that shows it one tenant only. */
export interface Context<Input = unknown> {
  input: Input;
  /** The request's transaction, in the tenant's scope. It commits when the handler returns. */
  db: TenantTransaction;
  actor: Actor;
  /** The tenant: the token's organisation, else the one that the call names, else the API key's. Null while a sign-up has not made it. */
  organisation: Tenant | null;
  /** The organisation whose API key the call carries (the platform or a reseller, for sign-ups). */
  keyOrganisation: Tenant;
  /** The tenant's id, also while `organisation` is null. */
  orgId: string;
  /**
   * Goes into an organisation below the caller's own: a reseller's client or, from the super organisation, any other.
   * From then on `db` works there, as do `sendMail`, `announce` and the audit log, which gets an entry there of reads too. `orgId`
   * and `organisation` stay the caller's: name the tenant in every query. The caller's own id gives his own
   * organisation and changes nothing.
   * @throws Failure 404 for what does not exist or isn't below; 403 `branch_scope` for somebody of some branches
   * @example const { orgId } = await context.enter(context.input.id);
   */
  enter(orgId: string): Promise<Tenant>;
  now: Date;
  random: Random;
  /** The hash of the password that the call sets; the pipeline made it (pipeline/work-on-password.ts). */
  newPasswordHash(): string;
  /** Which device a sign-in comes from, where its person signed in on it before (pipeline/known-device.ts); else null. */
  knownDevice: string | null;
  /** Has the reply bring the token by which the device that calls is known at the account's next sign-in. */
  rememberDevice(account: DeviceAccount): void;
  /** Whether the password that the call brings belongs to a stored hash, as the pipeline found; it does not to none. */
  isPasswordOf(storedHash: string | undefined): boolean;
  /** A keyed hash of the network that calls, of this organisation alone (codes/network-key.ts). */
  networkKey(): Promise<string>;
  /** Makes and reads what stands behind a booking's links. */
  bookingLinks: BookingLinks;
  /** Seals what has to be read again, such as the secret of an authenticator app. */
  vault: Vault;
  /** Whether an organisation's people may do nothing without a second factor (pipeline/second-factor.ts). */
  asksForSecondFactor(organisation: SecondFactorRules): boolean;
  /** The key under which the pipeline stored a picture of the input (pipeline/take-pictures.ts); name it in a row to keep it. */
  storedKey(picture: Blob): string;
  /** What the gateway says without being asked over the network: that is the pipeline's (pipeline/ask-gateway.ts). */
  payments: Pick<PaymentGateway, "name" | "key" | "checkoutUrl">;
  /** What the pipeline got from the payment gateway for this call. */
  atGateway: AtGateway;
  /** What the pipeline got from DNS for this call (pipeline/ask-dns.ts); null where its policy asks nothing. */
  atDns: Look | null;
  /** The rows of the call's sheet, which the pipeline read (pipeline/read-sheet.ts). */
  sheet: Sheet;
  /** An address on the called host under which anyone can read a stored file for 600 seconds. */
  fileAddress(key: string): Promise<SignedAddress>;
  /**
   * Puts a mail into the durable queue, in this transaction. It says why it goes; beyond a quota it waits there (decision 37).
   * @param mail.replyTo the one address that an answer reaches, as `Email` of the schemas has it; absent: the sender's
   * @throws Failure 429 `otp_too_soon` for a code to an address that got enough
   */
  sendMail(mail: MailDraft & { to: string; replyTo?: string }): Promise<void>;
  /**
   * Notes in this transaction what the organisation's staff are to be told of; who is told, and whether by mail too, is
   * decided when it is told.
   * @example context.announce([{ type: "booking_created", subjectId: bookingId, branchId }]);
   */
  announce(happenings: readonly Happening[]): void;
  /**
   * As `announce`, to the staff of the super organisation: of an installation request of the organisation that `db` is
   * in, and of nothing else. Nobody is told twice where that is the super organisation itself.
   */
  announceToPlatform(happening: Happening): Promise<void>;
  /**
   * As `announce`, to the staff of every other organisation whose invitation to an address runs: of its end, once
   * somebody of the organisation that `db` is in has proven the address.
   */
  announceToInviters(email: string): Promise<void>;
  /**
   * Tells the audit log's entry of this call what changed. The pipeline writes a write's entry, whether told or not,
   * and a read's where it is told or has entered another organisation.
   * @example context.audit({ before: deskRecord(was), after: deskRecord(is) });
   */
  audit(note: AuditNote): void;
  /**
   * The platform as the people of an organisation know it: for their mails and links. `request.origin` is the platform's own address.
   * @param orgId default: the organisation that `db` is in, or the API key's while that one is not there
   */
  platform(orgId?: string): Promise<KnownPlatform>;
  /** Draws a page of an organisation's own site by what serves it (sites/own-site.ts), without scripts; null where that is not built. */
  drawSite: DrawSite;
  request: { id: string; address: string; userAgent: string; origin: string; calledOrigin: string };
}

/** A list's input as its handler gets it: where the call names no page, the pipeline put the row's own there. */
export type Paged<Input> = "limit" extends keyof Input ? Input & { limit: number; page: number } : Input;

/** One handler for each operation of a table; the compiler names the missing one. */
export type Handlers<Table extends ContractShape, Schemas extends ValidationShape<Table>> = {
  readonly [Area in keyof Table]: AreaHandlers<Table, Schemas, Area>;
};

/**
 * The handlers of one area. A handler that throws rolls its transaction back; one that *returns* a `Failure`
 * commits what it wrote (a counted wrong code, say) and then refuses.
 */
export type AreaHandlers<
  Table extends ContractShape,
  Schemas extends ValidationShape<Table>,
  Area extends keyof Table,
> = {
  readonly [Name in keyof Table[Area]]: Schemas[Area] extends Record<Name, { input: infer Input extends z.ZodType }>
    ? (context: Context<Paged<z.output<Input>>>) => Promise<OutputOf<Table[Area][Name]> | Failure>
    : never;
};
