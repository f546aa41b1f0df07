import type { KyselyPlugin } from "kysely";
import type { Database } from "../database/port";
import type { Passwords, Ports } from "../ports";

/** What a call cost: statements in the database, and hashes made or checked. */
export interface Cost {
  statements: number;
  hashes: number;
}

/** The same database, whose requests' statements a plugin sees. */
const seenBy = (database: Database, plugin: KyselyPlugin): Database => ({
  kind: database.kind,
  tx: (scope, work) => database.tx(scope, (db) => work(db.withPlugin(plugin))),
  lookup: (work) => database.lookup((db) => work(db.withPlugin(plugin))),
  execute: (text, values) => database.execute(text, values),
  ownerTx: (work) => database.ownerTx(work),
  alone: (work) => database.alone(work),
  close: () => database.close(),
});

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
  Object.assign(ports, { database: seenBy(database, counter), passwords: countedPasswords });

  return async (call: () => Promise<unknown>): Promise<Cost> => {
    const before = { ...cost };
    await call();
    return { statements: cost.statements - before.statements, hashes: cost.hashes - before.hashes };
  };
};

/**
 * Counts from now on in how many rounds a call sends its statements: those of one wait for no answer of another.
 * Of reads only: a write that is sent behind is answered at any time.
 * @example const roundsOf = countRounds(api.ports); await roundsOf(() => client.desks.listPublic(…)); // 5
 */
export const countRounds = (ports: Pick<Ports, "database">) => {
  let rounds = 0;
  let isAnswered = true;
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      if (isAnswered) rounds += 1;
      isAnswered = false;
      return node;
    },
    async transformResult({ result }) {
      isAnswered = true;
      return result;
    },
  };
  Object.assign(ports, { database: seenBy(ports.database, counter) });

  return async (call: () => Promise<unknown>): Promise<number> => {
    const before = rounds;
    await call();
    return rounds - before;
  };
};
