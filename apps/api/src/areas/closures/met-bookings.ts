import type { Context } from "../../context";
import { isLive } from "../../database/is-live";
import type { Row } from "../../database/schema";
import { cancelBookings } from "../bookings/cancel-bookings";
import { tellVisitor } from "../bookings/tell-visitor";
import { localDates, openDays } from "../branches/open-hours";
import type { Closing } from "./closing";

type MetBooking = Row<"bookings"> & { deskName: string };

/**
 * The bookings and visits that a closure takes all of their time from, by start: those that begin from now on. One by the day that has
 * another open day stays, and so does a visit of the night before. Seats of members are none of them.
 */
export async function metBookings(
  { db, orgId, now }: Pick<Context, "db" | "orgId" | "now">,
  { branch, period }: Closing,
): Promise<MetBooking[]> {
  const found = await db
    .selectFrom("bookings")
    .innerJoin("desks", (join) =>
      join.onRef("desks.orgId", "=", "bookings.orgId").onRef("desks.deskId", "=", "bookings.deskId"),
    )
    .leftJoin("memberships as m", (join) =>
      join.onRef("m.orgId", "=", "bookings.orgId").onRef("m.membershipId", "=", "bookings.membershipId"),
    )
    .selectAll("bookings")
    .select("desks.name as deskName")
    .where("bookings.orgId", "=", orgId)
    .where("bookings.branchId", "=", branch.branchId)
    .where("bookings.startAt", "<", period.endAt)
    .where("bookings.endAt", ">", period.startAt)
    .where("bookings.startAt", ">", now)
    .where(isLive("bookings", now))
    .where(({ eb, or }) => or([eb("m.kind", "is", null), eb("m.kind", "in", ["floating", "pass"])]))
    .orderBy("bookings.startAt")
    .orderBy("bookings.bookingId")
    .execute();
  return found.filter((booking) => {
    if (booking.type === "HOURLY") return booking.membershipId === null || booking.startAt >= period.startAt;
    const { from, to } = localDates(branch, booking);
    return openDays(branch, from, to).length === 0;
  });
}

/** Cancels them, gives back what visits took of passes, and tells each visitor why. @returns their ids */
export async function cancelMet(
  context: Context,
  { branch }: Closing,
  { bookings, reason }: { bookings: readonly MetBooking[]; reason: string },
): Promise<string[]> {
  const names = new Map(bookings.map(({ bookingId, deskName }) => [bookingId, deskName]));
  const why = `${branch.name} is closed: ${reason}`;
  const cancelled = await cancelBookings(context, [...names.keys()], why);
  for (const booking of cancelled) {
    await tellVisitor(context, { branch, deskName: names.get(booking.bookingId) ?? "", booking });
  }
  return cancelled.map(({ bookingId }) => bookingId);
}
