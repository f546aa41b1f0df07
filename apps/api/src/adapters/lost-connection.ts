import pg from "pg";
import { DatabaseUnavailableError } from "../database/port";
import { sqlState } from "../database/sql-error";

/** Connection exceptions; pgbouncer says so of the server behind it. */
const CONNECTION = /^08/;

/**
 * What PostgreSQL says to a connection that it ends, or that is of no more use: shut down, crashed, starting up, idle for
 * too long, in a transaction for too long; and read-only, since another server writes by now.
 */
const ENDED = new Set(["57P01", "57P02", "57P03", "57P05", "25P03", "25P04", "25006"]);

/** As `pg` words it. */
const NO_ANSWER = "Query read timeout";

const isEnded = (error: unknown) => {
  const state = sqlState(error) ?? "";
  return CONNECTION.test(state) || ENDED.has(state);
};

const cut = new WeakSet<pg.ClientBase>();

/** Notes that a connection broke: what its statements then fail with tells less. */
export const noteCut = (client: pg.ClientBase): void => void cut.add(client);

/** What a statement failed with, and `DatabaseUnavailableError` where its connection is what failed. */
export const failureOn = (client: pg.ClientBase, error: unknown): unknown => {
  if (error instanceof Error && error.message === NO_ANSWER) return new DatabaseUnavailableError("waiting", error);
  return cut.has(client) || isEnded(error) ? new DatabaseUnavailableError("working", error) : error;
};

/** too_many_connections. */
const FULL = "53300";

/** Whether the server itself answered, and not the network. */
const isAnswer = (error: unknown): boolean => error instanceof pg.DatabaseError;

/** Whether a database that can't be reached may be, a moment later: it won't where it says that it knows no such login. */
export const mayPass = ({ cause }: DatabaseUnavailableError): boolean =>
  !isAnswer(cause) || isEnded(cause) || sqlState(cause) === FULL;
