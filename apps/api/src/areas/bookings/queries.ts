import { bookingStatusesBefore } from "@carrel/sdk/domain";
import type { BookingStatus, ChangeBookingStatus } from "@carrel/sdk/schemas";
import { type RawBuilder, sql } from "kysely";
import type { Context } from "../../context";
import { countingAnew } from "../../database/count";
import { isHeldStill } from "../../database/is-live";
import type { Row } from "../../database/schema";
import { notFound } from "../../failure";

type Tenancy = Pick<Context, "db" | "orgId">;

export type NamedBooking = Row<"bookings"> & { deskName: string };

/**
 * Bookings with the names of their desks. No join: where the planner expects few desks it would begin with them, and read
 * all that was ever booked there for one page.
 */
export const bookingsWithDesk = ({ db, orgId }: Tenancy) =>
  db
    .selectFrom("bookings")
    .where("bookings.orgId", "=", orgId)
    .selectAll("bookings")
    .select(({ selectFrom }) =>
      sql<string>`${selectFrom("desks")
        .select("desks.name")
        .whereRef("desks.orgId", "=", "bookings.orgId")
        .whereRef("desks.deskId", "=", "bookings.deskId")}`.as("deskName"),
    );

/** The sums of each status, as the figures keep them. */
const COUNTS: Readonly<Record<BookingStatus, string>> = {
  PENDING: "figures.pending",
  CONFIRMED: "figures.confirmed",
  CANCELLED: "figures.cancelled",
};

/**
 * How many bookings there are, off the sums that whoever writes bookings keeps (decision 20): some rows of days instead of
 * all that was ever booked.
 * @param branchIds null: every branch
 * @param status null: any
 */
export const countedBookings = (
  { db, orgId }: Tenancy,
  branchIds: readonly string[] | null,
  status: BookingStatus | null,
): RawBuilder<number> => {
  const counts = (status === null ? Object.values(COUNTS) : [COUNTS[status]]).map((column) => sql.ref(column));
  return sql<number>`(${db
    .selectFrom("bookingFigures as figures")
    .select(sql<number>`coalesce(sum(${sql.join(counts, sql` + `)}), 0)::float8`.as("bookings"))
    .where("figures.orgId", "=", orgId)
    .$if(branchIds !== null, (query) => query.where("figures.branchId", "in", branchIds ?? []))})`;
};

/** @throws Failure 404 for a booking that doesn't exist, is another tenant's, or in a branch that is not the person's */
export async function findBooking(tenancy: Tenancy, bookingId: string): Promise<NamedBooking> {
  const booking = await bookingsWithDesk(tenancy).where("bookings.bookingId", "=", bookingId).executeTakeFirst();
  if (!booking) throw notFound("Booking");
  return booking;
}

/**
 * The same, locked until the transaction ends: of two who take or give the same money the second sees what the first left.
 * @throws Failure 404
 */
export async function lockBooking(tenancy: Tenancy, bookingId: string): Promise<NamedBooking> {
  const { db, orgId } = tenancy;
  // A seat's membership says what is paid for it: whoever changes that locks it before its bookings.
  await db
    .selectFrom("memberships")
    .select("membershipId")
    .where("orgId", "=", orgId)
    .where(
      "membershipId",
      "=",
      sql<string>`(select b.membership_id from bookings b where b.org_id = ${orgId}::uuid and b.booking_id = ${bookingId}::uuid)`,
    )
    .forNoKeyUpdate()
    .execute();
  const booking = await bookingsWithDesk(tenancy)
    .where("bookings.bookingId", "=", bookingId)
    .forNoKeyUpdate("bookings")
    .executeTakeFirst();
  if (!booking) throw notFound("Booking");
  return booking;
}

/** What else a booking becomes with its status: a visit on a membership, at no price; or one that asks for no pass any more. */
export type BecomesToo = Partial<
  Pick<Row<"bookings">, "membershipId" | "customerId" | "uses" | "amount" | "feePlanId" | "passPlanId" | "pass">
>;

/**
 * Changes a booking's status in one atomic step, if it may go there. One whose hold has run out can only be cancelled.
 * @returns the changed row, or undefined when the step is not allowed
 */
export async function changeStatus(
  { db, orgId, now, announce }: Pick<Context, "db" | "orgId" | "now" | "announce">,
  { bookingId, status, reason = "" }: Pick<ChangeBookingStatus, "bookingId" | "status" | "reason">,
  becomesToo: BecomesToo = {},
): Promise<Row<"bookings"> | undefined> {
  const sources = bookingStatusesBefore(status);
  if (sources.length === 0) return undefined;
  const changed = await countingAnew(db, { orgId, bookingIds: [bookingId] }, () =>
    db
      .updateTable("bookings")
      .set({
        status,
        holdUntil: null,
        holdFor: null,
        cancelledAt: status === "CANCELLED" ? now : null,
        cancelReason: reason || null,
        updatedAt: now,
        ...becomesToo,
      })
      .where("orgId", "=", orgId)
      .where("bookingId", "=", bookingId)
      .where("status", "in", sources)
      .$if(status === "CONFIRMED", (query) => query.where(isHeldStill("bookings", now)))
      .returningAll()
      .executeTakeFirst(),
  );
  if (changed?.status === "CANCELLED") {
    announce([{ type: "booking_cancelled", subjectId: bookingId, branchId: changed.branchId }]);
  }
  return changed;
}
