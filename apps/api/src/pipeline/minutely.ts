import type { TenantTransaction } from "../database/port";
import type { Ports } from "../ports";

/** Milliseconds between two notes of one thing. */
const MINUTE = 60_000;

/** What was used. */
export interface Used {
  orgId: string;
  id: string;
  /** As it was last noted; null: never. */
  lastAt: Date | null;
}

/** Writes that something was used now, unless another server noted it since `minuteAgo`. */
type Write = (db: TenantTransaction, used: Used, now: Date, minuteAgo: Date) => Promise<unknown>;

/**
 * Keeps when things were used last, at most once a minute each, in a transaction of its own that no call waits for: what
 * every call reads should be written by few.
 * @param what is used, as the log says it: "a key"
 */
export const minutely = (
  { database, clock, log }: Pick<Ports, "database" | "clock" | "log">,
  what: string,
  write: Write,
): ((used: Used) => void) => {
  const underWay = new Set<string>();
  return (used) => {
    const now = clock.now();
    const minuteAgo = new Date(now.getTime() - MINUTE);
    if (underWay.has(used.id) || (used.lastAt !== null && used.lastAt > minuteAgo)) return;
    underWay.add(used.id);
    database
      .tx({ orgId: used.orgId }, (db) => write(db, used, now, minuteAgo))
      .catch((error: unknown) => log.warn({ id: used.id, error }, `the use of ${what} was not noted`))
      .finally(() => underWay.delete(used.id));
  };
};
