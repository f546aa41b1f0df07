import { dueOf, overpaidOf } from "@carrel/sdk/domain";
import type { PaymentMethod, ReasonedRefund } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { checkPaid } from "../bookings/owed";
import { bookingRecord } from "../bookings/record";
import { recordPayments } from "../desks/record-payment";
import { changeBookings, setMembership } from "./owned-bookings";
import { findMembership, type NamedMembership } from "./queries";
import { elsewhere } from "./seat-time";

type Booking = Row<"bookings">;

/** What of a sum is for a booking of a seat; null: for a membership as a whole. */
interface Part {
  booking: Booking | null;
  amount: number;
}

/** How its money stands, as the rules take it. */
export const moneyOf = ({ status, amount, paid, writtenOff }: Row<"memberships">) =>
  ({
    state: status === "CANCELLED" ? "cancelled" : "active",
    amount,
    paid: paid ?? 0,
    writtenOff: writtenOff ?? 0,
  }) as const;

const moneyOfBooking = (booking: Booking) => bookingRecord(booking, "");

/** What a sum is limited by, and where it goes first. */
interface Sharing {
  most: (booking: Booking) => number;
  first?: (booking: Booking) => boolean;
}

const DUE: Sharing = { most: (booking) => dueOf(moneyOfBooking(booking)) };
/** What is held by what was cancelled goes back first. */
const PAID: Sharing = { most: ({ paid }) => paid ?? 0, first: ({ status }) => status === "CANCELLED" };

/**
 * What of a sum is for which booking of a seat: for the one that runs, then the latest, each up to its own.
 * @param membership locked; its bookings are locked by this
 * @throws Failure 409 `membership_elsewhere` where a part is of a booking that the caller doesn't see
 */
async function shareOut(
  { db, orgId, now }: Pick<Context, "db" | "orgId" | "now">,
  { membershipId, kind }: NamedMembership,
  sum: number,
  { most, first = () => false }: Sharing,
): Promise<Part[]> {
  if (kind !== "seat") return [{ booking: null, amount: sum }];
  const bookings = await db
    .selectFrom("bookings")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("membershipId", "=", membershipId)
    .orderBy("bookingId")
    .forNoKeyUpdate()
    .execute();
  const runs = ({ startAt, endAt }: Booking) => startAt <= now && endAt > now;
  const inTurn = bookings.toSorted(
    (one, other) =>
      Number(first(other)) - Number(first(one)) ||
      Number(runs(other)) - Number(runs(one)) ||
      other.startAt.getTime() - one.startAt.getTime(),
  );
  let left = sum;
  const parts = inTurn.flatMap((booking): Part[] => {
    const amount = Math.min(left, most(booking));
    left -= amount;
    return amount > 0 ? [{ booking, amount }] : [];
  });
  if (left > 0) throw elsewhere();
  return parts;
}

/** How money came or went back. */
interface How {
  kind: "assignment" | "refund";
  method: PaymentMethod;
  reference?: string | undefined;
  reason?: string | undefined;
}

/** Writes down a payment of parts. */
const record = (context: Context, membership: NamedMembership, parts: readonly Part[], how: How): Promise<void> =>
  recordPayments(
    context,
    parts.map(({ booking, amount }) => {
      const { feePlanId, currency, startAt, endAt } = booking ?? membership;
      const paid = { ...how, amount, currency, feePlanId, period: { startAt, endAt } };
      return booking ? { ...paid, booking } : { ...paid, membership };
    }),
  );

/** Takes money that is due. @param membership locked, as it stands */
export async function takeMoney(
  context: Context,
  membership: NamedMembership,
  { amount, ...how }: { amount: number; method: PaymentMethod; reference?: string | undefined },
): Promise<void> {
  await record(context, membership, await shareOut(context, membership, amount, DUE), { ...how, kind: "assignment" });
}

type Refund = z.output<typeof ReasonedRefund>;

/**
 * Gives money back that was paid.
 * @param membership locked, as it stands
 * @throws Failure 409 `refund_exceeds`
 */
export async function giveMoneyBack(
  context: Context,
  membership: NamedMembership,
  { amount, method = "cash", ...how }: Refund,
): Promise<Part[]> {
  checkPaid({ what: "this membership", ...membership }, amount);
  const parts = await shareOut(context, membership, amount, PAID);
  await record(context, membership, parts, { ...how, method, kind: "refund" });
  return parts;
}

/** What less is agreed where money goes back: none for what was paid beyond it. */
const lessBy = (amount: number, overpaid: number) => Math.max(0, amount - overpaid);

/**
 * Gives money back as a membership ends before its time: so much less is agreed for it, so that nobody owes what he was given back.
 * @param membershipId of one that is locked, and ended
 * @throws Failure 409 `refund_exceeds`
 */
export async function giveBackRest(context: Context, membershipId: string, refund: Refund): Promise<void> {
  const membership = await findMembership(context, membershipId);
  const parts = await giveMoneyBack(context, membership, refund);
  if (membership.status === "CANCELLED") return;
  for (const { booking, amount } of parts) {
    if (booking === null) {
      const less = lessBy(amount, overpaidOf(moneyOf(membership)));
      await setMembership(context, membershipId, { amount: membership.amount - less });
    } else if (booking.status === "CONFIRMED") {
      const less = lessBy(amount, overpaidOf(moneyOfBooking(booking)));
      await changeBookings(context, [booking], { amount: booking.amount - less });
    }
  }
}
