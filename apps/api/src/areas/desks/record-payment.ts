import { formatMoney, type Period } from "@carrel/sdk/domain";
import type { DeskTransactionKind, HowPaid, PaymentMethod } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { insertPayments } from "../../database/count";
import type { Row } from "../../database/schema";
import { invalid } from "../../failure";
import { groupedBy } from "../../platform/notifications/note-events";

/** A membership as far as payments tell of it. */
type PaidMembership = Pick<Row<"memberships">, "membershipId" | "branchId" | "deskId" | "customerId">;

/** A charge as far as payments tell of it. */
type PaidCharge = Pick<Row<"charges">, "chargeId" | "branchId" | "customerId">;

/** What was paid for: a booking, a membership, which has no one booking and perhaps no desk, or a charge, which has none of them. */
type PaidFor =
  | { booking: Row<"bookings">; membership?: undefined; charge?: undefined }
  | { membership: PaidMembership; booking?: undefined; charge?: undefined }
  | { charge: PaidCharge; booking?: undefined; membership?: undefined };

/** What a payment names of that. */
function namedBy({ booking, membership, charge }: PaidFor) {
  if (charge) {
    const { branchId, customerId, chargeId } = charge;
    return { branchId, customerId, chargeId, deskId: null, bookingId: null, membershipId: null };
  }
  const { branchId, customerId, deskId, membershipId } = booking ?? membership;
  return { branchId, customerId, deskId, membershipId, bookingId: booking?.bookingId ?? null, chargeId: null };
}

/** Without a method it is not paid yet, and nothing is written down. */
export type Payment = PaidFor &
  HowPaid & {
    kind: DeskTransactionKind;
    feePlanId: string | null;
    /** Minor unit, tax included; of it `paying`, where that is given. */
    amount: number;
    currency: string;
    /** Why it goes back. */
    reason?: string | undefined;
    /** The time that was paid for. */
    period: Period;
  };

type Paying = Pick<Context, "db" | "orgId" | "now" | "random" | "announce" | "actor">;

const isMade = (payment: Payment): payment is Payment & { method: PaymentMethod } => payment.method !== undefined;

/** What comes in of a price. @throws Failure 400 `paying` where that is more than it */
function takenOf({ amount, currency, paying = amount }: Payment): number {
  if (paying <= amount) return paying;
  const message =
    amount > 0
      ? `Only ${formatMoney(amount, currency)} is to be paid. Take no more than that.`
      : "Nothing is to be paid. Leave this out.";
  throw invalid([{ path: ["paying"], message }]);
}

/**
 * Writes down what was paid for time at a desk, for a membership or for a charge: nothing where nobody said how.
 * @throws Failure 400 `paying` where more is paid than it costs
 */
export const recordPayment = (context: Paying, payment: Payment): Promise<void> => recordPayments(context, [payment]);

/**
 * Writes down what was paid for a booking, or went back of it.
 * @returns the booking as it stands then
 */
export async function recordBookingPayment(
  context: Paying,
  payment: Extract<Payment, { booking: Row<"bookings"> }>,
): Promise<Row<"bookings">> {
  const { db, orgId } = context;
  if (payment.method === undefined) return payment.booking;
  await recordPayment(context, payment);
  return db
    .selectFrom("bookings")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("bookingId", "=", payment.booking.bookingId)
    .executeTakeFirstOrThrow();
}

/** Payments of many, in one statement. @throws Failure as `recordPayment` */
export async function recordPayments(context: Paying, payments: readonly Payment[]): Promise<void> {
  const rows = paymentRows(context, payments);
  await insertPayments(context.db, rows);
  announcePayments(context, rows);
}

/** Payments as they are written; what is not paid yet is passed over. @throws Failure as `recordPayment` */
export const paymentRows = (
  { orgId, now, random, actor }: Paying,
  payments: readonly Payment[],
): Row<"deskTransactions">[] =>
  payments
    .filter(isMade)
    .map((payment) => ({ ...payment, amount: takenOf(payment) }))
    .map(({ period, ...paid }) => ({
      orgId,
      transactionId: random.id(),
      ...namedBy(paid),
      kind: paid.kind,
      feePlanId: paid.feePlanId,
      amount: paid.amount,
      currency: paid.currency,
      method: paid.method,
      reference: paid.reference ?? "",
      startAt: period.startAt,
      endAt: period.endAt,
      paidAt: now,
      createdAt: now,
      reason: paid.reason ?? null,
      recordedBy: actor.kind === "person" ? actor.userId : null,
    }));

/** Tells staff of payments that were written: of each, or of many at once as of one. */
export const announcePayments = ({ announce }: Paying, rows: readonly Row<"deskTransactions">[]): void =>
  announce(
    groupedBy(
      rows.filter(({ amount }) => amount > 0),
      ({ branchId, currency, kind }) => [branchId, currency, kind === "refund"].join(),
      ({ transactionId, branchId, currency, kind }, group) => ({
        type: kind === "refund" ? "payment_refunded" : "payment_received",
        subjectId: transactionId,
        branchId,
        detail: { count: group.length, amount: group.reduce((sum, { amount }) => sum + amount, 0), currency },
      }),
    ),
  );
