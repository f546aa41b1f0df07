import type { VisitorBookingQuery } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { constant } from "../../database/constant";
import type { Row } from "../../database/schema";
import { notFound } from "../../failure";
import { bookingsWithDesk, type NamedBooking } from "../bookings/queries";
import type { Visitor } from "./visitor";

type Tenancy = Pick<Context, "db" | "orgId">;

/** A booking and where it is. */
export interface PlacedBooking {
  booking: NamedBooking;
  branch: Row<"branches">;
}

/** A visitor's bookings: those made with his address, and those of the customers who have it. */
const ownBookings = (tenancy: Tenancy, { email, customerIds }: Visitor) =>
  bookingsWithDesk(tenancy).where((row) =>
    row.or([
      row.and([row("bookings.visitorEmail", "=", email), row("bookings.visitorEmail", "<>", constant(""))]),
      ...(customerIds.length > 0 ? [row("bookings.customerId", "in", customerIds)] : []),
    ]),
  );

/** A visitor's bookings in the order in which he looks for them. */
export function bookingsOf(
  tenancy: Tenancy & Pick<Context, "now">,
  visitor: Visitor,
  when: VisitorBookingQuery["when"],
) {
  const { now } = tenancy;
  const own = ownBookings(tenancy, visitor);
  if (when === "upcoming") {
    return own
      .where("bookings.endAt", ">", now)
      .where("bookings.status", "<>", constant("CANCELLED"))
      .orderBy("bookings.startAt")
      .orderBy("bookings.bookingId");
  }
  const wanted =
    when === "past"
      ? own.where((row) =>
          row.or([row("bookings.endAt", "<=", now), row("bookings.status", "=", constant("CANCELLED"))]),
        )
      : own;
  return wanted.orderBy("bookings.startAt", "desc").orderBy("bookings.bookingId", "desc");
}

/** @throws Failure 404 for a booking that doesn't exist, or is somebody else's */
export async function findOwnBooking(tenancy: Tenancy, visitor: Visitor, bookingId: string): Promise<PlacedBooking> {
  const booking = await ownBookings(tenancy, visitor).where("bookings.bookingId", "=", bookingId).executeTakeFirst();
  const [placed] = await withBranches(tenancy, booking ? [booking] : []);
  if (!placed) throw notFound("Booking");
  return placed;
}

/** Bookings with their branches, in the same order. */
export async function withBranches(
  { db, orgId }: Tenancy,
  bookings: readonly NamedBooking[],
): Promise<PlacedBooking[]> {
  if (bookings.length === 0) return [];
  const rows = await db
    .selectFrom("branches")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("branchId", "in", [...new Set(bookings.map(({ branchId }) => branchId))])
    .execute();
  const branches = new Map(rows.map((row) => [row.branchId, row]));
  return bookings.flatMap((booking) => {
    const branch = branches.get(booking.branchId);
    return branch ? [{ booking, branch }] : [];
  });
}
