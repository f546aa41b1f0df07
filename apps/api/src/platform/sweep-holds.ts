import { sql } from "kysely";
import { expiredHolds } from "../database/lookups";
import type { Ports } from "../ports";

/** Holds that one sweep ends; the next is a minute away. */
const AT_MOST = 1000;

/** Cancels pending bookings whose hold has run out, each in its own tenant's transaction. */
export const sweepHolds = async ({ database, clock }: Pick<Ports, "database" | "clock">): Promise<void> => {
  const now = clock.now();
  const holds = await database.lookup((db) => expiredHolds(db, now, AT_MOST));
  for (const [orgId, found] of Map.groupBy(holds, (hold) => hold.orgId)) {
    await database.tx({ orgId }, (db) =>
      db
        .updateTable("bookings")
        .set({ status: "CANCELLED", cancelledAt: now, updatedAt: now })
        .where("orgId", "=", orgId)
        // What was confirmed or extended in the meantime stays.
        .where("status", "=", "PENDING")
        .where(sql<boolean>`holds_until(hold_until, starts_at, ends_at, created_at) <= ${now}`)
        .where(
          "bookingId",
          "in",
          found.map(({ bookingId }) => bookingId),
        )
        .execute(),
    );
  }
};
