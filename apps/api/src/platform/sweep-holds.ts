import { sql } from "kysely";
import { constant } from "../database/constant";
import { countingAnew } from "../database/count";
import { expiredHolds } from "../database/lookups";
import type { Ports } from "../ports";
import { noteEvents } from "./notifications/note-events";

/** Holds that one sweep ends; the next is a minute away. */
const AT_MOST = 1000;

/** Cancels pending bookings whose hold has run out, each in its own tenant's transaction, and notes it for the staff. */
export const sweepHolds = async ({
  database,
  clock,
  random,
}: Pick<Ports, "database" | "clock" | "random">): Promise<void> => {
  const now = clock.now();
  const holds = await database.lookup((db) => expiredHolds(db, now, AT_MOST));
  for (const [orgId, found] of Map.groupBy(holds, (hold) => hold.orgId)) {
    const bookingIds = found.map(({ bookingId }) => bookingId);
    await database.tx({ orgId }, async (db) => {
      const cancelled = await countingAnew(db, { orgId, bookingIds }, () =>
        db
          .updateTable("bookings")
          .set({ status: "CANCELLED", cancelledAt: now, updatedAt: now })
          .where("orgId", "=", orgId)
          // What was confirmed or extended in the meantime stays.
          .where("status", "=", constant("PENDING"))
          .where(sql<boolean>`holds_until(hold_until, starts_at, ends_at, created_at) <= ${now}`)
          .where("bookingId", "in", bookingIds)
          .returning(["bookingId", "branchId"])
          .execute(),
      );
      noteEvents(
        db,
        { orgId, now, random },
        cancelled.map(({ bookingId, branchId }) => ({
          type: "booking_cancelled",
          ...{ subjectId: bookingId, branchId },
          detail: { ranOut: true },
        })),
      );
    });
  }
};
