import type { Database, TenantTransaction } from "../database/port";

/**
 * Keeps locks until they are let go, so that servers stand still in the middle of a transaction.
 * @param closing takes the letting go, for a test that fails before it does
 * @returns what lets go
 * @example const letGo = await holdBack(database, orgId, (db) => sql`lock table notifications in share mode`.execute(db), closing);
 */
export async function holdBack(
  database: Database,
  orgId: string,
  lock: (db: TenantTransaction) => Promise<unknown>,
  closing: (() => Promise<unknown>)[],
): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: locked, resolve: hasLocked } = Promise.withResolvers<void>();
  const holding = database.tx({ orgId }, async (db) => {
    await lock(db);
    hasLocked();
    await released;
  });
  const letGo = () => {
    release();
    return holding;
  };
  closing.push(letGo);
  await Promise.race([locked, holding]);
  return letGo;
}
