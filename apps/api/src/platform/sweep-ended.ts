import { organisationsToSweep, type SweepLimits } from "../database/lookups";
import type { Ports } from "../ports";
import { sweepRateCounters } from "./rate-counters";
import { sweepRows } from "./sweep-rows";
import { sweepTracking } from "./sweep-tracking";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A flow counts its codes for an hour, so that it can't be deleted sooner. */
const FLOWS_KEPT = HOUR;
/** So long a person's devices are known after their sessions expired. */
const SESSIONS_KEPT = 30 * DAY;
/** So long a write may be sent again under its key. */
const KEYS_KEPT = 7 * DAY;

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
  await sweepRows({ database }, (db, limit) => organisationsToSweep(db, before, limit), [
    { table: "codeFlows", key: ["flowId"], by: "expiresAt", before: before.flows },
    { table: "sessions", key: ["sessionId"], by: "expiresAt", before: before.sessions },
    { table: "visitorSessions", key: ["sessionId"], by: "expiresAt", before: before.sessions },
    { table: "idempotencyKeys", key: ["actorId", "key"], by: "createdAt", before: before.keys },
  ]);
};
