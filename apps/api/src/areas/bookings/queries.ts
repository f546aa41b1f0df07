import type { BookingStatus } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { notFound } from "../../failure";

type Tenancy = Pick<Context, "db" | "orgId">;

export type NamedBooking = Row<"bookings"> & { deskName: string };

/** Bookings with the names of their desks. */
export const bookingsWithDesk = ({ db, orgId }: Tenancy) =>
  db
    .selectFrom("bookings")
    .innerJoin("desks", (join) =>
      join.onRef("desks.orgId", "=", "bookings.orgId").onRef("desks.deskId", "=", "bookings.deskId"),
    )
    .where("bookings.orgId", "=", orgId)
    .selectAll("bookings")
    .select("desks.name as deskName");

/** @throws Failure 404 for a booking that doesn't exist, is another tenant's, or in a branch that is not the person's */
export async function findBooking(tenancy: Tenancy, bookingId: string): Promise<NamedBooking> {
  const booking = await bookingsWithDesk(tenancy).where("bookings.bookingId", "=", bookingId).executeTakeFirst();
  if (!booking) throw notFound("Booking");
  return booking;
}

/** From which states a booking can go into each (product §3). CANCELLED is final. */
const SOURCES: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  PENDING: [],
  CONFIRMED: ["PENDING"],
  CANCELLED: ["PENDING", "CONFIRMED"],
};

/**
 * Changes a booking's status in one atomic step, if it may go there. One whose hold has run out can only be cancelled.
 * @returns the changed row, or undefined when the step is not allowed
 */
export async function changeStatus(
  { db, orgId, now }: Pick<Context, "db" | "orgId" | "now">,
  bookingId: string,
  status: BookingStatus,
): Promise<Row<"bookings"> | undefined> {
  const sources = SOURCES[status];
  if (sources.length === 0) return undefined;
  return db
    .updateTable("bookings")
    .set({ status, holdUntil: null, cancelledAt: status === "CANCELLED" ? now : null, updatedAt: now })
    .where("orgId", "=", orgId)
    .where("bookingId", "=", bookingId)
    .where("status", "in", sources)
    .$if(status === "CONFIRMED", (query) =>
      query.where(sql<boolean>`holds_until(hold_until, starts_at, ends_at, created_at) > ${now}::timestamptz`),
    )
    .returningAll()
    .executeTakeFirst();
}
