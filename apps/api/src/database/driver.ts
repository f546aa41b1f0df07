import type { OwnerTransaction } from "./port";

export interface SqlResult {
  rows: unknown[];
  /** Rows written, of a statement that writes. */
  affected?: number | undefined;
}

/** One connection inside an open transaction. */
export interface SqlConnection {
  query(sql: string, params: readonly unknown[]): Promise<SqlResult>;
}

/** What came out of a transaction's work, and the statements whose answers are still to come, or that failed. */
export interface Worked<Result> {
  result: Result;
  sent: readonly Promise<SqlResult>[];
}

/** What an adapter brings: transactions over one of the two databases, without tenants or retries. */
export interface DatabaseDriver {
  readonly kind: "pglite" | "postgres";
  /**
   * Begins a transaction, runs `setup` in the same round trip, then `work`, and commits; rolls back on a throw, and
   * where something that it sent fails.
   * @param setup one or more statements without parameters
   * @throws when called inside another transaction of the same database
   */
  transaction<Result>(setup: string, work: (connection: SqlConnection) => Promise<Worked<Result>>): Promise<Result>;
  /** The same of one statement, on PostgreSQL in one round trip. */
  statement(setup: string, sql: string, params: readonly unknown[]): Promise<SqlResult>;
  /** As `transaction`, on the owner's connection. */
  ownerTransaction<Result>(work: (owner: OwnerTransaction) => Promise<Result>): Promise<Result>;
  /** Without `params` one or more statements. */
  ownerExecute(sql: string, params?: readonly unknown[]): Promise<unknown[]>;
  /** Runs `work` while no other server on the same database runs any. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
