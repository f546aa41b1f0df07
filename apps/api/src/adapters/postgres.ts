import pg from "pg";
import { createDatabase } from "../database/create-database";
import type { SqlConnection, Worked } from "../database/driver";
import type { Database, OwnerTransaction } from "../database/port";
import { gatheringSocket } from "./gathering-socket";
import { statementNames } from "./postgres-statements";
import { postgresTypes } from "./postgres-types";
import { createTransactionGuard } from "./transaction-guard";

export interface PostgresOptions {
  /** `postgres://…` of the server's login: a member of carrel_app, or allowed to make roles. */
  url: string;
  /** The owner of the schema, where it is another login. Default: `url`. */
  migrationUrl?: string | undefined;
  /** Connections at most. Default 10. */
  poolSize?: number;
  /** Longest a statement of a request may run, in milliseconds. Default 15 s. */
  statementTimeout?: number;
  /** Told of errors of idle connections; the pool replaces them by itself. */
  onConnectionError?: (error: Error) => void;
}

/** The transaction was already lost when it came to commit: an earlier error in it was swallowed. */
export class TransactionLostError extends Error {
  override readonly name = "TransactionLostError";
}

/**
 * Opens PostgreSQL. Nothing connects before the first call.
 * @example const database = openPostgres({ url: "postgres://carrel@localhost/carrel" });
 */
export const openPostgres = (options: PostgresOptions): Database => {
  const guard = createTransactionGuard();
  const timeout = options.statementTimeout ?? 15_000;
  const onError = options.onConnectionError ?? (() => undefined);

  const requests = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize ?? 10,
    types: postgresTypes,
    connectionTimeoutMillis: 10_000,
    statement_timeout: timeout,
    // A request that hangs between two statements must not keep its locks.
    idle_in_transaction_session_timeout: 2 * timeout,
    // Statements go out without waiting for the answers of those before, and those of one turn in one write.
    pipeline: true,
    stream: gatheringSocket,
  });
  // Migrations may take their time, so the owner has no limits.
  const owners = new pg.Pool({
    connectionString: options.migrationUrl ?? options.url,
    max: 2,
    types: postgresTypes,
    connectionTimeoutMillis: 10_000,
  });
  requests.on("error", onError);
  owners.on("error", onError);

  const onClient = async <Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      return await work(client);
    } catch (error) {
      await client.query("rollback").catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  };

  /** A transaction that begins together with the first statement of `work`, and ends together with what that sent last. */
  const inTransaction = <Result>(
    pool: pg.Pool,
    begin: string,
    work: (client: pg.PoolClient) => Promise<Worked<Result>>,
  ): Promise<Result> =>
    onClient(pool, async (client) => {
      const begun = client.query(begin);
      const [worked] = await Promise.allSettled([work(client), begun]);
      // Where it fails, so does all that follows, and its own error says why.
      await begun;
      if (worked.status === "rejected") throw worked.reason;
      const { result, sent } = worked.value;
      await inTurn([...sent, commit(client)]);
      return result;
    });

  return createDatabase({
    kind: "postgres",
    transaction: (setup, work) =>
      guard.around(() => inTransaction(requests, `begin; ${setup}`, (client) => work(named(client)))),
    statement: (setup, sql, params) =>
      guard.around(() =>
        onClient(requests, async (client) => {
          const begun = client.query(`begin; ${setup}`);
          const asked = named(client).query(sql, params);
          await inTurn([begun, asked, commit(client)]);
          return asked;
        }),
      ),
    ownerTransaction: (work) =>
      guard.around(() =>
        inTransaction(owners, "begin", async (client) => ({
          result: await work(owner(client, loginOf(options.url))),
          sent: [],
        })),
      ),
    async ownerExecute(sql, params) {
      guard.refuseInside();
      return lastRows(await owners.query(sql, params === undefined ? undefined : [...params]));
    },
    async close() {
      await Promise.all([requests.end(), owners.end()]);
    },
  });
};

/** Waits for statements that are all under way. @throws what the first that failed failed with: the others follow from it */
const inTurn = async (statements: readonly Promise<unknown>[]): Promise<void> => {
  await Promise.allSettled(statements);
  for (const statement of statements) await statement;
};

const commit = async (client: pg.PoolClient): Promise<void> => {
  const { command } = await client.query("commit");
  if (command !== "COMMIT") throw new TransactionLostError("The transaction had failed before it was committed");
};

/** Statements by name are parsed and planned once a connection: 16,000 against 10,000 queries a second. */
const named = (client: pg.PoolClient): SqlConnection => ({
  async query(text, params) {
    const { rows, rowCount, command } = await client.query({
      name: statementNames.of(text),
      text,
      values: [...params],
    });
    return { rows, affected: command === "SELECT" ? undefined : (rowCount ?? undefined) };
  },
});

const owner = (client: pg.PoolClient, serverLogin: string): OwnerTransaction => ({
  serverLogin,
  // The caller names the columns that its SQL gives.
  execute: async <Result>(sql: string, params?: readonly unknown[]) =>
    lastRows(await client.query(sql, params === undefined ? undefined : [...params])) as Result[],
});

/** Several statements in one text give a list of results. */
const lastRows = (result: pg.QueryResult | pg.QueryResult[]): unknown[] =>
  (Array.isArray(result) ? result.at(-1) : result)?.rows ?? [];

const loginOf = (url: string) => new pg.Client({ connectionString: url }).user ?? "";
