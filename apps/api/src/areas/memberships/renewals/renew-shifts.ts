import { sql } from "kysely";
import type { Context } from "../../../context";
import { bookSlots } from "../../../database/book-slot";
import { insertAll, rowsJson } from "../../../database/insert-all";
import type { Row } from "../../../database/schema";
import { undone } from "../../../database/undone";
import { conflict } from "../../../failure";
import { groupedBy } from "../../../platform/notifications/note-events";
import { type Agreed, addedTo, agreedOf } from "../../desks/agreed";
import { recordPayments } from "../../desks/record-payment";
import type { Selling } from "../sale";
import { seatTaken, takenDays } from "../seat-taken";
import { seatBookings } from "../take-seat";
import { tellMember } from "../tell-member";
import type { Outcome, Paid, Renewal } from "./renewal";

/** A seat's renewal with the membership that it is of: its own, or a new one where that has lapsed. */
interface Wanted {
  renewal: Renewal;
  membership: Row<"memberships">;
  agreed: Agreed;
}

/** The membership as the renewal leaves it. */
function renewed(
  { orgId, now, random, actor }: Selling,
  { membership: named, term, runs }: Renewal,
  agreed: Agreed,
): Row<"memberships"> {
  const { customerName, feePlanName, deskName, shiftName, timezone, ...membership } = named;
  const { period, price } = term;
  const { feePlanId, currency } = price;
  if (runs) {
    const endAt = period.endAt;
    return { ...membership, endAt, feePlanId, ...addedTo(membership, agreed), updatedAt: now };
  }
  return {
    ...membership,
    ...period,
    orgId,
    membershipId: random.id(),
    feePlanId,
    ...agreed,
    paid: null,
    writtenOff: null,
    writeOffReason: null,
    currency,
    createdBy: actor.kind === "person" ? actor.userId : null,
    earlyEnd: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** The first booking of each, or what of its time is taken. */
type Booked = Map<Wanted, { bookings: Row<"bookings">[] } | { taken: Renewal["periods"] }>;

/** Books the days of all of them in one statement. */
async function bookAll(context: Selling, wanted: readonly Wanted[]): Promise<Booked> {
  const asked = wanted.map(({ renewal, membership: { membershipId, currency } }) =>
    seatBookings(context, { ...renewal, membershipId, currency }),
  );
  const rows = await bookSlots(context.db, asked.flat(), context.now);
  let from = 0;
  return new Map(
    wanted.map((one) => {
      const { periods } = one.renewal;
      const mine = rows.slice(from, from + periods.length);
      from += periods.length;
      const taken = periods.filter((_, index) => mine[index] === null);
      return [one, taken.length > 0 ? { taken } : { bookings: mine.filter((row) => row !== null) }];
    }),
  );
}

/** Books those that fit, each whole; what doesn't leaves nothing behind. */
async function bookFitting(context: Selling, wanted: readonly Wanted[]): Promise<Booked> {
  const refused: Booked = new Map();
  let left = wanted;
  while (left.length > 0) {
    const booked = await undone(
      context.db,
      () => bookAll(context, left),
      (result) => [...result.values()].some((one) => "taken" in one),
    );
    const fit = left.filter((one) => !("taken" in (booked.get(one) ?? {})));
    if (fit.length === left.length) return new Map([...refused, ...booked]);
    for (const [one, result] of booked) if ("taken" in result) refused.set(one, result);
    left = fit;
  }
  return refused;
}

/** Writes down what became of memberships: new ones, and those that were lengthened. */
async function writeMemberships(
  { db, orgId }: Pick<Context, "db" | "orgId">,
  wanted: readonly Wanted[],
): Promise<void> {
  const isNew = ({ renewal }: Wanted) => !renewal.runs;
  await insertAll(
    db,
    "memberships",
    wanted.filter(isNew).map(({ membership }) => membership),
  );
  const lengthened = wanted.filter((one) => !isNew(one));
  if (lengthened.length === 0) return;
  const rows = lengthened.map(({ membership }) => {
    const { membershipId, endAt, feePlanId, amount, discount, discountReason, updatedAt } = membership;
    return { membershipId, endAt, feePlanId, amount, discount, discountReason, updatedAt };
  });
  await sql`
    update memberships m
    set ends_at = n.ends_at, fee_plan_id = n.fee_plan_id, amount = n.amount, discount = n.discount,
      discount_reason = n.discount_reason, updated_at = n.updated_at
    from jsonb_to_recordset(${rowsJson(rows)}::jsonb)
      as n (membership_id uuid, ends_at timestamptz, fee_plan_id uuid, amount bigint, discount bigint, discount_reason text,
        updated_at timestamptz)
    where m.org_id = ${orgId}::uuid and m.membership_id = n.membership_id
  `.execute(db);
}

/**
 * Renews seats in shifts by one statement for all of their days. What stands in the way of one is its outcome, and nobody else's.
 * @returns by the memberships that were asked for
 */
export async function renewShifts(
  context: Selling,
  renewals: readonly Renewal[],
  { method, reference, paying, discount }: Paid,
): Promise<Map<Renewal, Outcome>> {
  const wanted = renewals.map((renewal): Wanted => {
    const agreed = agreedOf(renewal.term.price, discount);
    return { renewal, agreed, membership: renewed(context, renewal, agreed) };
  });
  const results = await bookFitting(context, wanted);
  const outcomes = new Map<Renewal, Outcome>();
  const booked: { one: Wanted; bookings: Row<"bookings">[] }[] = [];
  for (const [one, result] of results) {
    if ("bookings" in result) booked.push({ one, bookings: result.bookings });
    else {
      const told = { ...one.renewal, taken: result.taken };
      // Of many at once each is told why alone: what is free instead is asked one by one.
      const refusal =
        renewals.length === 1 ? await seatTaken(context, told) : conflict("desk_taken", takenDays(context, told));
      outcomes.set(one.renewal, { refusal });
    }
  }
  await writeMemberships(
    context,
    booked.map(({ one }) => one),
  );
  const payments = booked.flatMap(({ one: { renewal, agreed }, bookings: [booking] }) => {
    if (!booking) return [];
    const { period, price } = renewal.term;
    const { feePlanId, currency } = price;
    const { amount } = agreed;
    return [{ booking, kind: "renewal" as const, period, feePlanId, amount, currency, method, reference, paying }];
  });
  context.announce(
    groupedBy(
      booked.flatMap(({ bookings }) => bookings),
      ({ branchId }) => branchId,
      ({ bookingId, branchId }, group) => ({
        type: "booking_created",
        subjectId: bookingId,
        branchId,
        detail: { count: group.length },
      }),
    ),
  );
  await recordPayments(context, payments);
  await Promise.all(
    booked.map(({ one: { renewal, membership } }) =>
      tellMember(context, { ...renewal, deskName: renewal.desk.name, membership, told: "renewed" }),
    ),
  );
  for (const { one, bookings } of booked) {
    outcomes.set(one.renewal, { membershipId: one.membership.membershipId, booking: bookings[0] ?? null });
  }
  return outcomes;
}
