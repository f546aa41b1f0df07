import type { KyselyPlugin } from "kysely";
import type { Database } from "../database/port";
import type { Passwords, Ports } from "../ports";

/** What a call cost: statements in the database, and hashes made or checked. */
export interface Cost {
  statements: number;
  hashes: number;
}

/**
 * Counts what calls cost from now on, by standing in for the server's database and password hasher.
 * @example const costOf = countCosts(api.ports); await costOf(() => client.auth.login(…)); // { statements: 7, hashes: 1 }
 */
export const countCosts = (ports: Pick<Ports, "database" | "passwords">) => {
  const { database, passwords } = ports;
  const cost: Cost = { statements: 0, hashes: 0 };
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      cost.statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const countedDatabase: Database = {
    kind: database.kind,
    tx: (scope, work) => database.tx(scope, (db) => work(db.withPlugin(counter))),
    lookup: (work) => database.lookup((db) => work(db.withPlugin(counter))),
    execute: (text, values) => database.execute(text, values),
    ownerTx: (work) => database.ownerTx(work),
    alone: (work) => database.alone(work),
    close: () => database.close(),
  };
  const countedPasswords: Passwords = {
    ...passwords,
    hash(...asked) {
      cost.hashes += 1;
      return passwords.hash(...asked);
    },
    verify(...asked) {
      cost.hashes += 1;
      return passwords.verify(...asked);
    },
  };
  Object.assign(ports, { database: countedDatabase, passwords: countedPasswords });

  return async (call: () => Promise<unknown>): Promise<Cost> => {
    const before = { ...cost };
    await call();
    return { statements: cost.statements - before.statements, hashes: cost.hashes - before.hashes };
  };
};
