import { organisationsToSweep, type SweepLimits } from "../database/lookups";
import type { TenantTransaction } from "../database/port";
import type { Ports } from "../ports";
import { sweepRateCounters } from "./rate-counters";
import { sweepTracking } from "./sweep-tracking";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A flow counts its codes for an hour, so that it can't be deleted sooner. */
const FLOWS_KEPT = HOUR;
/** So long a person's devices are known after their sessions expired. */
const SESSIONS_KEPT = 30 * DAY;
/** So long a write may be sent again under its key. */
const KEYS_KEPT = 7 * DAY;

/** Rows of a table that one transaction deletes: it must not hold its locks for long. */
const BATCH = 1000;
/** Rounds of one sweep; what is left waits for the next. */
const ROUNDS = 20;

/**
 * Deletes what nobody needs any more: code flows an hour after they ended, sessions of staff and visitors 30 days after
 * they expired, idempotency keys after seven days, each in its own tenant's transaction, in batches; and counters of
 * calls, which are no tenant's, once they have ended; and tracking events after 396 days.
 */
export const sweepEnded = async ({ database, clock }: Pick<Ports, "database" | "clock">): Promise<void> => {
  await sweepRateCounters(database);
  await sweepTracking({ database, clock });
  const now = clock.now().getTime();
  const before: SweepLimits = {
    flows: new Date(now - FLOWS_KEPT),
    sessions: new Date(now - SESSIONS_KEPT),
    keys: new Date(now - KEYS_KEPT),
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const organisations = await database.lookup((db) => organisationsToSweep(db, before, BATCH));
    if (organisations.length === 0) return;
    for (const orgId of organisations) await database.tx({ orgId }, (db) => deleteBatch(db, orgId, before));
  }
};

const deleteBatch = async (db: TenantTransaction, orgId: string, { flows, sessions, keys }: SweepLimits) => {
  await db
    .deleteFrom("codeFlows")
    .where("orgId", "=", orgId)
    .where("flowId", "in", (rows) =>
      rows
        .selectFrom("codeFlows")
        .select("flowId")
        .where("orgId", "=", orgId)
        .where("expiresAt", "<", flows)
        .limit(BATCH),
    )
    .execute();
  for (const table of ["sessions", "visitorSessions"] as const) {
    await db
      .deleteFrom(table)
      .where("orgId", "=", orgId)
      .where("sessionId", "in", (rows) =>
        rows
          .selectFrom(table)
          .select("sessionId")
          .where("orgId", "=", orgId)
          .where("expiresAt", "<", sessions)
          .limit(BATCH),
      )
      .execute();
  }
  await db
    .deleteFrom("idempotencyKeys")
    .where("orgId", "=", orgId)
    .where((row) =>
      row(
        row.refTuple("actorId", "key"),
        "in",
        row
          .selectFrom("idempotencyKeys")
          .select(["actorId", "key"])
          .where("orgId", "=", orgId)
          .where("createdAt", "<", keys)
          .limit(BATCH)
          .$asTuple("actorId", "key"),
      ),
    )
    .execute();
};
