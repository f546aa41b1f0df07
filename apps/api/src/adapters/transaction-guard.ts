import { AsyncLocalStorage } from "node:async_hooks";
import { DatabaseUseError } from "../database/port";

/**
 * Refuses the outer database inside a transaction. On PGlite such a call would wait for ever for the transaction that
 * waits for it; on PostgreSQL it would take a second connection, and a busy pool would stand still.
 */
export const createTransactionGuard = () => {
  const current = new AsyncLocalStorage<{ open: boolean }>();

  const refuseInside = () => {
    if (current.getStore()?.open) {
      throw new DatabaseUseError(
        "The database was called inside a transaction. Use the handle that the transaction gave you.",
      );
    }
  };

  return {
    refuseInside,
    /** Runs one transaction. What it leaves running after its end may use the database again. */
    async around<Result>(transaction: () => Promise<Result>): Promise<Result> {
      refuseInside();
      const state = { open: true };
      try {
        return await current.run(state, transaction);
      } finally {
        state.open = false;
      }
    },
  };
};
