import type { Kysely } from "kysely";
import type { Row, Tables } from "./schema";

/** An organisation's whole row: the tenant of a request. */
export type Tenant = Row<"organisations">;

/** Whose rows a transaction sees and may write. */
export interface Scope {
  readonly orgId: string;
  /** The branches that the rows of branch-bound tables are limited to; null or absent: all; an empty list: none. */
  readonly branchIds?: readonly string[] | null;
  /** Limits the rows to a visitor's own: those of his proved address and of the customers who have it. */
  readonly visitor?: { readonly email: string; readonly customerIds: readonly string[] };
}

/** A Kysely handle inside one tenant's transaction. Columns are camel case (`column-names.ts`). */
export type TenantTransaction = Kysely<Tables>;

/** A Kysely handle that sees no tenant's rows: only `lookups.ts` works with it. */
export type LookupTransaction = Kysely<Record<never, never>>;

/** PGlite or PostgreSQL; nothing above knows which. */
export interface Database {
  readonly kind: "pglite" | "postgres";

  /**
   * Runs `work` in one transaction that sees only `scope`'s rows, and commits when it resolves.
   * Serialization failures, deadlocks and a connection that was cut before the commit run it again (three times in all),
   * so it must change nothing outside the database.
   * @throws whatever `work` throws, after rolling back; `DatabaseUseError` when called inside another transaction;
   * `DatabaseUnavailableError`
   * @example const desks = await database.tx({ orgId }, (db) => db.selectFrom("desks").selectAll().execute());
   */
  tx<Result>(scope: Scope, work: (db: TenantTransaction) => Promise<Result>): Promise<Result>;

  /**
   * Runs `work` without a tenant: it can call the look-up functions (`lookups.ts`) and nothing else. Each of its
   * statements is a transaction of its own.
   * @example const orgId = await database.lookup((db) => findPersonOrganisation(db, "owner@harbour.test"));
   */
  lookup<Result>(work: (db: LookupTransaction) => Promise<Result>): Promise<Result>;

  /**
   * Runs SQL as the owner, for migrations and jobs only. Without `params` it may be several statements.
   * Row-level security is forced, so the owner sees no tenant's rows either.
   * @returns the rows of the (last) statement, columns as SQL names them
   */
  execute<Result = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<Result[]>;

  /**
   * Runs `work` as the owner in one transaction, for migrations and jobs; again like `tx`.
   */
  ownerTx<Result>(work: (owner: OwnerTransaction) => Promise<Result>): Promise<Result>;

  /**
   * Runs `work`, outside of a transaction, while no other server on the same database runs any: they wait for their turn, however
   * long it takes. For what has to be there before anybody is served.
   * @example await database.alone(() => seedDemo(database, ports));
   */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;

  /** Waits for running transactions, then lets go of the database. */
  close(): Promise<void>;
}

/** Plain SQL on the owner's connection. */
export interface OwnerTransaction {
  /** The login role that the server signs in with. */
  readonly serverLogin: string;
  execute<Result = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<Result[]>;
}

/** The database was used in a way that can't work, such as a transaction inside a transaction. */
export class DatabaseUseError extends Error {
  override readonly name = "DatabaseUseError";
}

/** When a transaction lost its database. */
export type LostMoment =
  /** There was no connection, so nothing was sent. */
  | "connecting"
  /** The connection was cut before the commit was sent, so everything was rolled back. */
  | "working"
  /** No answer came in time, and the commit was not sent. */
  | "waiting"
  /** The commit was sent and its answer never came: what was written may stand. */
  | "committing";

/** The database can't be reached, or the connection to it was lost. It may be back in a moment. */
export class DatabaseUnavailableError extends Error {
  override readonly name = "DatabaseUnavailableError";
  readonly moment: LostMoment;

  constructor(moment: LostMoment, cause: unknown) {
    super(`The database can't be reached: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.moment = moment;
  }
}
