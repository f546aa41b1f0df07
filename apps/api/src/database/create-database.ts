import type { DatabaseDriver, SqlConnection } from "./driver";
import { whileOpen } from "./open-transaction";
import { type Database, DatabaseUnavailableError } from "./port";
import type { Tables } from "./schema";
import { sqlState, violatedConstraint } from "./sql-error";
import { transactionHandle } from "./transaction-handle";
import { lookupSetup, tenantSetup } from "./transaction-setup";

const ATTEMPTS = 3;
/** serialization_failure, deadlock_detected. */
const WORTH_REPEATING = new Set(["40001", "40P01"]);

/** A drawn booking code that is in use already: the next draw won't be. */
const isUnluckyCode = (error: unknown) => violatedConstraint(error) === "bookings_code_unique";

/** Its connection was cut, before it could be committed: there are others. */
const wasCut = (error: unknown) => error instanceof DatabaseUnavailableError && error.moment === "working";

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Makes the port out of an adapter's driver: tenants, retries and the Kysely handle. */
export const createDatabase = (driver: DatabaseDriver): Database => {
  const repeatable = async <Result>(transaction: () => Promise<Result>) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await transaction();
      } catch (error) {
        const isWorthRepeating = WORTH_REPEATING.has(sqlState(error) ?? "") || isUnluckyCode(error) || wasCut(error);
        if (attempt === ATTEMPTS || !isWorthRepeating) throw error;
        // Rivals that met once should not meet again: up to 20 ms, then 40.
        await pause(Math.random() * 20 * attempt);
      }
    }
  };

  // A look-up that was cut may have run: it changes nothing but counters, of which one may count twice.
  const lookups: SqlConnection = {
    query: (sql, params) => repeatable(() => driver.statement(lookupSetup, sql, params)),
  };

  let turn: Promise<unknown> = Promise.resolve();

  return {
    kind: driver.kind,
    tx: async (scope, work) => {
      const setup = tenantSetup(scope);
      return repeatable(() =>
        driver.transaction(
          setup,
          whileOpen((connection) => work(transactionHandle<Tables>(connection))),
        ),
      );
    },
    lookup: async (work) => work(transactionHandle<Record<never, never>>(lookups)),
    // The caller names the columns that its SQL gives.
    execute: async <Result>(sql: string, params?: readonly unknown[]) =>
      (await driver.ownerExecute(sql, params)) as Result[],
    ownerTx: async (work) => repeatable(() => driver.ownerTransaction(work)),
    alone: async (work) => {
      // Who waits for his own server holds no connection meanwhile.
      const mine = turn.then(() => driver.alone(work));
      turn = mine.catch(() => undefined);
      return mine;
    },
    close: () => driver.close(),
  };
};
