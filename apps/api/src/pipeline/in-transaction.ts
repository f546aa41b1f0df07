import type { Ready, Working } from "./call";
import type { Reply } from "./envelope";
import type { Next } from "./flow";
import { nameOf, once } from "./idempotency";

/** Lets repetitions of one write wait for each other before they take a connection. */
export const inTurn = ({ options, orgId, repeatable }: Ready, next: Next): Promise<Reply> =>
  repeatable ? options.turns.take(nameOf(orgId, repeatable), () => next({})) : next({});

/** What follows is one transaction in the tenant's scope, which is tried again where that is safe (decision 40). */
export const inTransaction = ({ ports, scope }: Ready, next: Next<Pick<Working, "db">>): Promise<Reply> =>
  ports.database.tx(scope, (db) => next({ db }));

/** Gives a repetition the reply that was kept. @throws Failure 422 `idempotency_mismatch` */
export const onlyOnce = ({ db, orgId, repeatable, now }: Working, next: Next): Promise<Reply> =>
  repeatable ? once(db, orgId, repeatable, now, () => next({})) : next({});
