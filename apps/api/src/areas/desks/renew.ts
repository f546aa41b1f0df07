import type { Booking, RenewDesk } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { constant } from "../../database/constant";
import type { Row } from "../../database/schema";
import { auditedBooking, bookingRecord } from "../bookings/record";
import { takeSoldDeposit } from "../deposits/moves";
import { lastOf, membershipsOfDesk, oneOf } from "../memberships/of-desk";
import { renewAll } from "../memberships/renewals/renew-all";
import { deskUnassigned, lockDesks } from "./assignments";
import { findDesk } from "./queries";

/** A booking as it was before this call; undefined of one that the call made. */
const bookingBefore = (
  { db, orgId }: Pick<Context, "db" | "orgId">,
  membershipId: string,
): Promise<Row<"bookings"> | undefined> =>
  db
    .selectFrom("bookings")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("membershipId", "=", membershipId)
    .where("status", "=", constant("CONFIRMED"))
    .orderBy("startAt", "desc")
    .limit(1)
    .executeTakeFirst();

/**
 * Extends a desk's assignment by one duration of a daily plan, from its end, or from today when it has run out: the one that runs, else
 * the next one, else the one that ended last.
 */
export async function renew(context: Context<RenewDesk>): Promise<Booking> {
  const { deskId, feePlanId, shiftId, method, reference, paying, discount, deposit } = context.input;
  const desk = await findDesk(context, deskId);
  await lockDesks(context, [desk.deskId]);
  const found = await membershipsOfDesk(context, { deskId, shiftId });
  const membership = oneOf(context, found, "current") ?? oneOf(context, found, "next") ?? lastOf(found);
  if (!membership) throw deskUnassigned(context, desk);
  const { membershipId } = membership;
  const before = await bookingBefore(context, membershipId);
  const asked = [{ membershipId, feePlanId }];
  const paid = { field: "deskId", method, reference, paying, discount, displaceFloating: true };
  const outcome = (await renewAll(context, asked, paid)).get(membershipId);
  if (!outcome) throw deskUnassigned(context, desk);
  if ("refusal" in outcome) throw outcome.refusal;
  const { booking } = outcome;
  if (!booking) throw new Error("A desk's renewal has a booking");
  const taken = await takeSoldDeposit(context, { customerId: membership.customerId, deposit, method, reference });
  context.audit({
    recordId: booking.bookingId,
    before: before?.bookingId === booking.bookingId ? auditedBooking(before) : null,
    after: { ...auditedBooking(booking), ...taken },
  });
  return bookingRecord(booking, desk.name);
}
