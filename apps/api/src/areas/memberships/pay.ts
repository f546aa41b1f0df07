import { dueOf } from "@carrel/sdk/domain";
import type { Membership, PayMembership, RefundMembership } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { conflict } from "../../failure";
import { checkDue } from "../bookings/owed";
import { giveMoneyBack, moneyOf, takeMoney } from "./membership-money";
import { findMembership, lockMembership } from "./queries";
import { auditedMembership, membershipRecord } from "./record";

/** Takes money for a membership: all that is due, or a part. */
export async function payMembership(context: Context<z.output<typeof PayMembership>>): Promise<Membership> {
  const { id, ...payment } = context.input;
  const before = await lockMembership(context, id);
  if (before.status === "CANCELLED") {
    throw conflict("membership_over", "This membership was cancelled, so it can't be paid.");
  }
  checkDue({ what: "this membership", ...before }, dueOf(moneyOf(before)), payment.amount);
  await takeMoney(context, before, payment);
  const { amount, method, reference = "" } = payment;
  context.audit({
    recordId: before.membershipId,
    before: auditedMembership(before),
    after: { ...auditedMembership(await findMembership(context, id)), payment: { amount, method, reference } },
  });
  return membershipRecord(context, id);
}

/** Gives money back that was paid for a membership, whatever its state. */
export async function refundMembership(context: Context<z.output<typeof RefundMembership>>): Promise<Membership> {
  const { id, ...refund } = context.input;
  const before = await lockMembership(context, id);
  await giveMoneyBack(context, before, refund);
  const { amount, method = "cash", reference = "", reason } = refund;
  context.audit({
    recordId: before.membershipId,
    before: auditedMembership(before),
    after: { ...auditedMembership(await findMembership(context, id)), refund: { amount, method, reference, reason } },
  });
  return membershipRecord(context, id);
}
