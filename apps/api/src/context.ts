import type { ContractShape, OutputOf, Permission } from "@carrel/sdk/contract";
import type { ValidationShape } from "@carrel/sdk/validation";
import type * as z from "zod";
import type { Tenant, TenantTransaction } from "./database/port";
import type { Failure } from "./failure";
import type { AuditNote } from "./platform/audit/changes";
import type { Passwords, Random } from "./ports";

/** Who is calling. */
export type Actor =
  | { kind: "visitor" }
  | {
      /** A visitor in his own area. */
      kind: "customer";
      sessionId: string;
      /** The address that he proved. */
      email: string;
      /** The organisation's customers with that address. */
      customerIds: readonly string[];
      expiresAt: Date;
    }
  | {
      /** A third party's server, by a secret key and without a person: every branch, and what the key allows. */
      kind: "apiKey";
      keyId: string;
      name: string;
      permissions: ReadonlySet<Permission>;
    }
  | {
      kind: "person";
      userId: string;
      name: string;
      sessionId: string;
      permissions: ReadonlySet<Permission>;
      /** Null: every branch of the organisation. */
      allowedBranches: readonly string[] | null;
      /** The branch that lists cover; null while there is none. */
      selectedBranch: string | null;
    };

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
  now: Date;
  random: Random;
  passwords: Passwords;
  /** Puts a mail into the durable queue, in this transaction. */
  sendMail(mail: {
    to: string;
    subject: string;
    text: string;
    html: string;
    attachments?: { filename: string; contentType: string; content: string }[];
  }): Promise<void>;
  /**
   * Tells the audit log's entry of this call what changed. The pipeline writes the entry, whether told or not.
   * @example context.audit({ before: deskRecord(was), after: deskRecord(is) });
   */
  audit(note: AuditNote): void;
  request: { id: string; address: string; userAgent: string; origin: string };
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
