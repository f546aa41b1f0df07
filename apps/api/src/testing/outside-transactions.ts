import { AsyncLocalStorage } from "node:async_hooks";
import type { Database } from "../database/port";
import type { Passwords, Ports } from "../ports";

/** Ports whose passwords refuse to be hashed or checked inside a transaction: it would hold its connection for as long. */
export const outsideTransactions = ({
  database,
  passwords,
}: Pick<Ports, "database" | "passwords">): Pick<Ports, "database" | "passwords"> => {
  const inside = new AsyncLocalStorage<true>();
  const requireOutside = () => {
    if (inside.getStore()) throw new Error("A password was hashed or checked inside a transaction");
  };
  const watchedDatabase: Database = {
    kind: database.kind,
    tx: (scope, work) => database.tx(scope, (db) => inside.run(true, () => work(db))),
    lookup: (work) => database.lookup((db) => inside.run(true, () => work(db))),
    execute: (text, values) => database.execute(text, values),
    ownerTx: (work) => database.ownerTx(work),
    alone: (work) => database.alone(work),
    close: () => database.close(),
  };
  const watchedPasswords: Passwords = {
    ...passwords,
    async hash(...asked) {
      requireOutside();
      return passwords.hash(...asked);
    },
    async verify(...asked) {
      requireOutside();
      return passwords.verify(...asked);
    },
  };
  return { database: watchedDatabase, passwords: watchedPasswords };
};
