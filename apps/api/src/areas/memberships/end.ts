import { dayRange, lastDayOf, localDateOf } from "@carrel/sdk/domain";
import type { EndMembership, Membership } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { conflict, invalid } from "../../failure";
import { requireRefunds } from "../bookings/give-back";
import { findBranch } from "../branches/queries";
import { startOfMinute } from "../desks/assignments";
import { endEarly } from "./early-end";
import { endPlaceless } from "./end-placeless";
import { endSeat } from "./end-seat";
import { giveBackRest } from "./membership-money";
import { findMembership, lockMembership, type NamedMembership } from "./queries";
import { auditedMembership, membershipRecord } from "./record";

/** When a membership that is ended now ends: with the start of this minute, or now if it began in it. */
export function endOfNow({ startAt }: Pick<Row<"memberships">, "startAt">, now: Date): Date {
  const minute = startOfMinute(now);
  return startAt < now && minute <= startAt ? now : minute;
}

/**
 * When a membership ends: now, or with an earlier day than its last.
 * @throws Failure 409 `membership_over` of one that has nothing left to end; 400 for a day that can't be its last
 */
export function endAsked(membership: NamedMembership, lastDay: string | undefined, now: Date): Date {
  checkAhead(membership, now);
  return lastDay === undefined ? endOfNow(membership, now) : endOf(membership, lastDay, now);
}

/** @throws Failure 409 `membership_over` */
function checkAhead({ status, endAt }: Pick<Row<"memberships">, "status" | "endAt">, now: Date): void {
  if (status === "CANCELLED") throw conflict("membership_over", "This membership was cancelled already.");
  if (endAt <= now) throw conflict("membership_over", "This membership has ended already.");
}

/** The end that a last day means. @throws Failure 400 for a day that is past, before the membership, or not before its last */
function endOf(membership: NamedMembership, lastDay: string, now: Date): Date {
  const { timezone, startAt, endAt } = membership;
  const refuse = (message: string) => invalid([{ path: ["lastDay"], message }]);
  if (lastDay < localDateOf(now, timezone)) throw refuse("That day has passed. Choose a later one.");
  if (lastDay < localDateOf(startAt, timezone)) {
    throw refuse("The membership begins later. End it without a last day to take it back.");
  }
  if (lastDay >= lastDayOf(endAt, timezone)) throw refuse("Choose a day before its last one.");
  return dayRange(lastDay, timezone).endAt;
}

/** Ends a membership now, or with the end of an earlier day than its last, and gives back what was paid for the rest. */
export async function end(context: Context<z.output<typeof EndMembership>>): Promise<Membership> {
  const { input, now } = context;
  const { refund } = input;
  if (refund) requireRefunds(context);
  const membership = await lockMembership(context, input.id);
  const endAt = endAsked(membership, input.lastDay, now);
  const branch = await findBranch(context, membership.branchId);
  await endEarly(context, membership, async () => {
    await (membership.deskId === null ? endPlaceless : endSeat)(context, { membership, branch, endAt });
  });
  if (refund) await giveBackRest(context, membership.membershipId, refund);
  const after = await findMembership(context, membership.membershipId);
  context.audit({
    before: auditedMembership(membership),
    after: { ...auditedMembership(after), ...(refund && { refund }) },
  });
  return membershipRecord(context, membership.membershipId);
}
