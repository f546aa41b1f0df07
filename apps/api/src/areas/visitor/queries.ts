import type { PlanKind, VisitorBookingQuery } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { constant } from "../../database/constant";
import type { Row } from "../../database/schema";
import { notFound } from "../../failure";
import { bookingsWithDesk, type NamedBooking } from "../bookings/queries";
import type { Visitor } from "./visitor";

type Tenancy = Pick<Context, "db" | "orgId">;

/** A booking and where it is. */
export interface PlacedBooking {
  /** Of one's own beside it, of what kind the membership is that it is a part of; null where it is none, or another's. */
  booking: NamedBooking & { membershipKind?: PlanKind | null };
  branch: Row<"branches">;
}

/** A visitor's bookings: those made with his address, and those of the customers who have it. */
export const ownBookings = (tenancy: Tenancy, { email, customerIds }: Pick<Visitor, "email" | "customerIds">) =>
  bookingsWithDesk(tenancy)
    .select(({ selectFrom }) =>
      selectFrom("memberships as m")
        .select("m.kind")
        .whereRef("m.orgId", "=", "bookings.orgId")
        .whereRef("m.membershipId", "=", "bookings.membershipId")
        .as("membershipKind"),
    )
    .where((row) =>
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

/** The branches that rows are of, by id. */
export async function branchesOf(
  { db, orgId }: Tenancy,
  rows: readonly { branchId: string }[],
): Promise<ReadonlyMap<string, Row<"branches">>> {
  if (rows.length === 0) return new Map();
  const branches = await db
    .selectFrom("branches")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("branchId", "in", [...new Set(rows.map(({ branchId }) => branchId))])
    .execute();
  return new Map(branches.map((branch) => [branch.branchId, branch]));
}

/** Bookings with their branches, in the same order. */
export async function withBranches(
  tenancy: Tenancy,
  bookings: readonly PlacedBooking["booking"][],
): Promise<PlacedBooking[]> {
  const branches = await branchesOf(tenancy, bookings);
  return bookings.flatMap((booking) => {
    const branch = branches.get(booking.branchId);
    return branch ? [{ booking, branch }] : [];
  });
}
