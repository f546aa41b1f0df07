import type { Context } from "../../context";
import { moveSlot } from "../../database/book-slot";
import { takeOwnPaid } from "./carried-money";
import type { HeldMembership } from "./hold-membership";
import { noteLeft } from "./note-left";
import { changeBookings, confirmedOf, releaseBookings, setMembership, takePaid } from "./owned-bookings";
import { laySeat, partsOf, tellParts } from "./seat-time";

interface Ending {
  /** From when on its time is another's. */
  from: Date;
  /** What is still agreed for what was used. */
  amount: number;
  /** What runs at that instant ends with it where it began then or later; else it stays as it is. A seat's always ends. */
  cutsSince?: Date;
}

/** @returns what was paid for days that go on elsewhere */
async function endSeat(context: Context, held: HeldMembership, { from, amount }: Ending): Promise<number> {
  const before = await partsOf(context, held);
  const parts = before.map((part) => {
    if (part.endAt <= from) return { part, to: { startAt: part.startAt, endAt: part.endAt } };
    return { part, to: part.startAt < from ? { startAt: part.startAt, endAt: from } : null };
  });
  await tellParts(context, held, { before, after: await laySeat(context, { held, parts }) });
  const [first, ...others] = parts.flatMap(({ part, to }) => (to ? [part] : []));
  if (!first) return takePaid(context, before);
  await changeBookings(context, others, { amount: 0 });
  await changeBookings(context, [first], { amount });
  return takePaid(context, [first, ...before.filter(({ bookingId }) => bookingId !== first.bookingId)], amount);
}

/** @returns as `endSeat` */
async function endOther(
  context: Context,
  { membership }: HeldMembership,
  { from, amount, cutsSince }: Ending,
): Promise<number> {
  const { db, now } = context;
  const { membershipId, startAt } = membership;
  const bookings = await confirmedOf(context, membershipId);
  await releaseBookings(
    context,
    bookings.filter((booking) => booking.startAt >= from),
  );
  for (const { bookingId, deskId, ...booking } of bookings) {
    if (cutsSince && booking.startAt >= cutsSince && booking.startAt < from && booking.endAt > from) {
      await moveSlot(db, { bookingId, deskId, startAt: booking.startAt, endAt: from }, now);
    }
  }
  const ended = from > startAt ? { endAt: from, amount } : { status: "CANCELLED" as const, cancelledAt: now };
  await setMembership(context, membershipId, ended);
  return takeOwnPaid(context, membership, amount);
}

/**
 * Ends a membership where another one goes on: what lies ahead of it is free, and what was used stays. One of which nothing was used is
 * cancelled.
 * @returns what was paid for what goes on: what the membership, or a seat's bookings, hold beyond what stays agreed
 */
export async function endOld(context: Context, held: HeldMembership, ending: Ending): Promise<number> {
  const paid = await (held.membership.kind === "seat" ? endSeat : endOther)(context, held, ending);
  await noteLeft(context, held.membership.membershipId);
  return paid;
}
