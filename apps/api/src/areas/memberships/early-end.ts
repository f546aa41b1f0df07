import type { Context } from "../../context";
import type { EarlyEnd, Row } from "../../database/schema";
import { freezesOf } from "./hold-membership";
import { noteLeft } from "./note-left";
import { bookingsAhead, findMembership, type NamedMembership } from "./queries";

type Asking = Pick<Context, "db" | "orgId" | "now">;

type Standing = Pick<Row<"bookings">, "status" | "endAt" | "writtenOff">;

/** How bookings stand, by their ids. */
async function standing(
  { db, orgId }: Asking,
  bookings: readonly Row<"bookings">[],
): Promise<ReadonlyMap<string, Standing>> {
  if (bookings.length === 0) return new Map();
  const ids = bookings.map(({ bookingId }) => bookingId);
  const rows = await db
    .selectFrom("bookings")
    .select(["bookingId", "status", "endAt", "writtenOff"])
    .where("orgId", "=", orgId)
    .where(({ eb, val }) => eb("bookingId", "=", eb.fn.any(val(ids))))
    .execute();
  return new Map(rows.map((row) => [row.bookingId, row]));
}

/**
 * Ends a membership, and notes what that takes away: of a seat its bookings, of any its freezes. Visits that it cancels stay so.
 * @param end ends it; `lockMembership` comes first
 */
export async function endEarly<Ended>(
  context: Asking,
  membership: NamedMembership,
  end: () => Promise<Ended>,
): Promise<Ended> {
  const { membershipId, deskId, paid, writtenOff, leavesAt } = membership;
  const bookings = deskId === null ? [] : await bookingsAhead(context, membershipId);
  const freezes = await freezesOf(context, membershipId);
  const ended = await end();
  const after = await findMembership(context, membershipId);
  const now = await standing(context, bookings);
  const isGone = ({ bookingId }: Row<"bookings">) => now.get(bookingId)?.status === "CANCELLED";
  const gone = bookings.filter(isGone);
  const cut = bookings.find((booking) => {
    const endAt = now.get(booking.bookingId)?.endAt;
    return !isGone(booking) && endAt !== undefined && endAt < booking.endAt;
  });
  await noteLeft(context, membershipId, {
    from: membership.endAt.toISOString(),
    wasLeft: leavesAt?.getTime() === membership.endAt.getTime(),
    to: after.endAt.toISOString(),
    isCancelled: after.status === "CANCELLED",
    deskId: after.deskId,
    paid: paid ?? 0,
    writtenOff: writtenOff ?? 0,
    isLetGo: gone.some(({ bookingId }) => Boolean(now.get(bookingId)?.writtenOff)),
    cancelled: gone.map(({ bookingId }) => bookingId),
    cut: cut ? { bookingId: cut.bookingId, endAt: cut.endAt.toISOString() } : null,
    freezes: freezes
      .filter(({ endAt }) => endAt > after.endAt)
      .map(({ freezeId, startAt, endAt, lostDays, movedDays, createdAt }) => ({
        ...{ freezeId, lostDays, movedDays },
        ...{ startAt: startAt.toISOString(), endAt: endAt.toISOString(), createdAt: createdAt.toISOString() },
      })),
  });
  return ended;
}

/** Why an early end can't be taken back, by the code of its refusal. */
export const NOT_TAKEN_BACK = {
  not_ended: "Nothing ended this membership early, or it was changed since. Renew it, or sell another one.",
  membership_over: "This membership would be over by now all the same. Renew it, or sell another one.",
  money_returned: "Money was given back for it, or what was owed was let go. Sell another one instead.",
} as const;

/** What of a membership's early end can be taken back, as far as it says itself: all but what others have. Else why it can't be. */
export function earlyEndOf(
  { earlyEnd, endAt, status, paid, writtenOff }: Row<"memberships">,
  now: Date,
): EarlyEnd | keyof typeof NOT_TAKEN_BACK {
  if (!earlyEnd || earlyEnd.to !== endAt.toISOString() || earlyEnd.isCancelled !== (status === "CANCELLED")) {
    return "not_ended";
  }
  if (new Date(earlyEnd.from) <= now) return "membership_over";
  const isMoneyThere = (paid ?? 0) >= earlyEnd.paid && (writtenOff ?? 0) === earlyEnd.writtenOff && !earlyEnd.isLetGo;
  return isMoneyThere ? earlyEnd : "money_returned";
}
