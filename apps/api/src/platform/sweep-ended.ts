import { organisationsToSweep, type SweepLimits } from "../database/lookups";
import type { Ports } from "../ports";
import { forgetOld } from "./notifications/forget-old";
import { sweepMailCounters } from "./pass-mail";
import { sweepRateCounters } from "./rate-counters";
import { inTurn } from "./stand-alone";
import { sweepContact } from "./sweep-contact";
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

type SweepPorts = Pick<Ports, "database" | "clock" | "log">;

/**
 * Deletes what nobody needs any more, each tenant's in its own transactions: code flows, links and sessions of payments an hour after they ended,
 * sessions of staff and visitors 30 days after they expired, idempotency keys after seven days; tracking events after 396
 * days, messages of strangers after 90; old notifications; and counters of calls and mails, which are no tenant's, once they have ended.
 */
export const sweepEnded = (ports: SweepPorts): Promise<void> =>
  inTurn(ports.log, {
    "counters of calls": () => sweepRateCounters(ports.database),
    "counters of mails": () => sweepMailCounters(ports),
    "tracking events": () => sweepTracking(ports),
    "what has ended": () => sweepEndedRows(ports),
    "messages of strangers": () => sweepContact(ports),
    "old notifications": () => forgetOld(ports),
  });

const sweepEndedRows = ({ database, clock, log }: SweepPorts): Promise<void> => {
  const now = clock.now().getTime();
  const before: SweepLimits = {
    flows: new Date(now - FLOWS_KEPT),
    sessions: new Date(now - SESSIONS_KEPT),
    keys: new Date(now - KEYS_KEPT),
  };
  return sweepRows({ database, log }, (db, limit) => organisationsToSweep(db, before, limit), [
    { table: "codeFlows", key: ["flowId"], by: "expiresAt", before: before.flows },
    { table: "links", key: ["linkId"], by: "expiresAt", before: before.flows },
    { table: "paymentSessions", key: ["sessionId"], by: "expiresAt", before: before.flows },
    { table: "sessions", key: ["sessionId"], by: "expiresAt", before: before.sessions },
    { table: "visitorSessions", key: ["sessionId"], by: "expiresAt", before: before.sessions },
    { table: "idempotencyKeys", key: ["actorId", "key"], by: "createdAt", before: before.keys },
  ]);
};
