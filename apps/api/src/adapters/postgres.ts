import pg from "pg";
import { createDatabase } from "../database/create-database";
import type { SqlConnection, Worked } from "../database/driver";
import { type Database, DatabaseUnavailableError, type OwnerTransaction } from "../database/port";
import { gatheringSocket } from "./gathering-socket";
import { failureOn } from "./lost-connection";
import { openPool } from "./postgres-pool";
import { createStatementNames, type StatementNames } from "./postgres-statements";
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
  /** Longest to wait for a statement's answer, in milliseconds, where the server has said nothing. Default: 2 s more. */
  answerTimeout?: number;
  /** The same for a statement of the job queue. Default 2 minutes. */
  jobTimeout?: number;
  /** Longest that a new connection may take, in milliseconds. Default 1.5 s. */
  connectTimeout?: number;
  /** Longest to wait for one's turn while all connections are busy, in milliseconds. Default 10 s. */
  longestQueue?: number;
  /** Milliseconds for which nobody tries to connect after one got no answer. Default 1 s. */
  restAfterSilence?: number;
  /** Told of connections that were lost, and of the first that can't be made; the pool replaces them by itself. */
  onConnectionError?: (error: Error) => void;
  /** Told when a connection could be made again. */
  onConnected?: () => void;
}

/** The transaction was already lost when it came to commit: an earlier error in it was swallowed. */
class TransactionLostError extends Error {
  override readonly name = "TransactionLostError";
}

/**
 * Opens PostgreSQL. Nothing connects before the first call.
 * @example const database = openPostgres({ url: "postgres://carrel@localhost/carrel" });
 */
export const openPostgres = (options: PostgresOptions): Database => {
  const guard = createTransactionGuard();
  const names = createStatementNames();
  const timeout = options.statementTimeout ?? 15_000;
  const common = {
    types: postgresTypes,
    connectTimeout: options.connectTimeout ?? 1500,
    longestQueue: options.longestQueue ?? 10_000,
    restAfterSilence: options.restAfterSilence ?? 1000,
    onConnectionError: options.onConnectionError ?? (() => undefined),
    onConnected: options.onConnected ?? (() => undefined),
  };

  const requests = openPool({
    ...common,
    connectionString: options.url,
    max: options.poolSize ?? 10,
    statement_timeout: timeout,
    query_timeout: options.answerTimeout ?? timeout + 2000,
    // A request that hangs between two statements must not keep its locks.
    idle_in_transaction_session_timeout: 2 * timeout,
    // Statements go out without waiting for the answers of those before, and those of one turn in one write.
    pipeline: true,
    stream: gatheringSocket,
  });
  // Migrations may take their time, so the owner has no limits.
  const owners = openPool({ ...common, connectionString: options.migrationUrl ?? options.url, max: 2 });

  const onClient = async <Result>(pool: Pool, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> => {
    const client = await pool.take();
    let broken: Error | undefined;
    try {
      return await work(client);
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) broken = error;
      else {
        await client.query("rollback").catch((failure: Error) => {
          broken = failure;
        });
      }
      throw error;
    } finally {
      client.release(broken);
    }
  };

  /** A transaction that begins together with the first statement of `work`, and ends together with what that sent last. */
  const inTransaction = <Result>(
    pool: Pool,
    begin: string,
    work: (client: pg.PoolClient) => Promise<Worked<Result>>,
  ): Promise<Result> =>
    onClient(pool, async (client) => {
      const begun = ask(client, begin);
      const [worked] = await Promise.allSettled([work(client), begun]);
      // Where it fails, so does all that follows, and its own error says why.
      await begun;
      if (worked.status === "rejected") throw worked.reason;
      const { result, sent } = worked.value;
      await inTurn([...sent, commit(client)]).catch((failure: unknown) => {
        // Whatever was lost on the way, the commit is on it, too.
        throw failure instanceof DatabaseUnavailableError
          ? new DatabaseUnavailableError("committing", failure.cause)
          : failure;
      });
      return result;
    });

  return createDatabase({
    kind: "postgres",
    transaction: (setup, work) =>
      guard.around(() => inTransaction(requests, `begin; ${setup}`, (client) => work(named(client, names)))),
    statement: (setup, sql, params) =>
      guard.around(() =>
        onClient(requests, async (client) => {
          const begun = ask(client, `begin; ${setup}`);
          const asked = named(client, names).query(sql, params);
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
      const asked = { text: sql, ...(params && { values: [...params] }), query_timeout: options.jobTimeout ?? 120_000 };
      return onClient(owners, async (client) => lastRows(await ask(client, asked)));
    },
    async alone(work) {
      guard.refuseInside();
      return onClient(owners, async (client) => {
        while (!(await takeTurn(client))) await pause(TURN_ASKED_EVERY);
        const result = await work();
        await commit(client);
        return result;
      });
    },
    async close() {
      await Promise.all([requests.end(), owners.end()]);
    },
  });
};

type Pool = ReturnType<typeof openPool>;

/** @throws DatabaseUnavailableError when the statement lost its connection, or got no answer */
const ask = async (client: pg.PoolClient, statement: string | pg.QueryConfig): Promise<pg.QueryResult> => {
  try {
    return await client.query(statement);
  } catch (error) {
    throw failureOn(client, error);
  }
};

/** Any number but the migrations' and the queue's: whoever holds it does what one server at a time may do. */
const TURN_LOCK = 7_001_020_303;
/** Milliseconds. */
const TURN_ASKED_EVERY = 100;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Opens a transaction that holds the turn, or none. Who waited inside of a statement would hold a snapshot meanwhile, and an
 * index that the other builds beside its writers waits until every snapshot is gone: both would wait for ever.
 */
const takeTurn = async (client: pg.PoolClient): Promise<boolean> => {
  await ask(client, "begin; set local idle_in_transaction_session_timeout = 0; set local statement_timeout = 0");
  // Without parameters, for the same reason: the answer to a statement with some keeps its snapshot until the next one.
  const { rows } = await ask(client, `select pg_try_advisory_xact_lock(${TURN_LOCK}) as mine`);
  if (rows[0]?.mine) return true;
  await ask(client, "rollback");
  return false;
};

/** Waits for statements that are all under way. @throws what the first that failed failed with: the others follow from it */
const inTurn = async (statements: readonly Promise<unknown>[]): Promise<void> => {
  await Promise.allSettled(statements);
  for (const statement of statements) await statement;
};

const commit = async (client: pg.PoolClient): Promise<void> => {
  const { command } = await ask(client, "commit");
  if (command !== "COMMIT") throw new TransactionLostError("The transaction had failed before it was committed");
};

/** Statements by name are parsed and planned once a connection: 16,000 against 10,000 queries a second. */
const named = (client: pg.PoolClient, names: StatementNames): SqlConnection => ({
  async query(text, params) {
    const { rows, rowCount, command } = await ask(client, { name: names.of(text), text, values: [...params] });
    return { rows, affected: command === "SELECT" ? undefined : (rowCount ?? undefined) };
  },
});

const owner = (client: pg.PoolClient, serverLogin: string): OwnerTransaction => ({
  serverLogin,
  // The caller names the columns that its SQL gives.
  execute: async <Result>(sql: string, params?: readonly unknown[]) =>
    lastRows(await ask(client, { text: sql, ...(params && { values: [...params] }) })) as Result[],
});

/** Several statements in one text give a list of results. */
const lastRows = (result: pg.QueryResult | pg.QueryResult[]): unknown[] =>
  (Array.isArray(result) ? result.at(-1) : result)?.rows ?? [];

const loginOf = (url: string) => new pg.Client({ connectionString: url }).user ?? "";
