import { bookingStatusesBefore } from "@carrel/sdk/domain";
import type { Context } from "../../context";
import { countingAnew } from "../../database/count";
import type { Row } from "../../database/schema";

/**
 * Cancels bookings of one branch in one statement; staff are told of all of them at once.
 * @param reason what their visitors are told
 * @returns those that were not cancelled already, by their start
 */
export async function cancelBookings(
  { db, orgId, now, announce }: Pick<Context, "db" | "orgId" | "now" | "announce">,
  bookingIds: readonly string[],
  reason = "",
): Promise<Row<"bookings">[]> {
  if (bookingIds.length === 0) return [];
  const cancelled = await countingAnew(db, { orgId, bookingIds }, () =>
    db
      .updateTable("bookings")
      .set({
        status: "CANCELLED",
        holdUntil: null,
        holdFor: null,
        cancelledAt: now,
        cancelReason: reason || null,
        updatedAt: now,
      })
      .where("orgId", "=", orgId)
      .where(({ eb, val }) => eb("bookingId", "=", eb.fn.any(val([...bookingIds]))))
      .where("status", "in", bookingStatusesBefore("CANCELLED"))
      .returningAll()
      .execute(),
  );
  const byStart = cancelled.toSorted((one, other) => one.startAt.getTime() - other.startAt.getTime());
  const [first] = byStart;
  if (first) {
    const { bookingId, branchId } = first;
    announce([{ type: "booking_cancelled", subjectId: bookingId, branchId, detail: { days: byStart.length } }]);
  }
  return byStart;
}
