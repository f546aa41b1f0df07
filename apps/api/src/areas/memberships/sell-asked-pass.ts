import { formatMoney, isOnSale, localDateOf } from "@carrel/sdk/domain";
import type { AddMembership, ChangeBookingStatus, FeePlan } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { conflict } from "../../failure";
import type { BecomesToo } from "../bookings/queries";
import { findBranch } from "../branches/queries";
import { customerOf } from "../customers/customer-for";
import { checkActive } from "../customers/in-use";
import { plansToSell } from "../fee-plans/queries";
import { findMembership } from "./queries";
import { sellPass } from "./sell-pass";
import { visitRights } from "./visit-rights";

type Confirming = Context<z.output<typeof ChangeBookingStatus>>;
type Asked = NonNullable<Row<"bookings">["pass"]>;

/** The plan as its pass was shown to the visitor, whatever it costs and holds by now. @throws Failure 409 `pass_not_sold` */
async function planAsAsked(
  context: Confirming,
  { passPlanId, amount, currency }: Row<"bookings">,
  pass: Asked,
  branch: Row<"branches">,
): Promise<FeePlan> {
  const [plan] = passPlanId === null ? [] : await plansToSell(context, [passPlanId]);
  if (plan?.sells === "pass" && plan.currency === currency && isOnSale(plan, branch.branchId)) {
    const { allowance, duration } = pass;
    return { ...plan, amount: pass.amount, taxPercent: 0, prices: [], allowance, duration };
  }
  const price = amount > 0 ? ` for ${formatMoney(amount, currency)}` : "";
  throw conflict(
    "pass_not_sold",
    `${pass.name} is not sold in ${branch.name} any more. Put it on sale again, or confirm the booking without it${price}.`,
  );
}

/**
 * Sells the pass that a booking's visitor asked for, from the visit's day on, to the customer whose address he has proven.
 * @returns what the booking becomes: a visit on it. Whoever then doesn't confirm the booking has sold nothing.
 * @throws Failure 409 `pass_not_sold`, and `pass_used_up` or `membership_outside` where the booking was moved beyond what it holds; 400
 * for a customer who is deactivated
 */
export async function sellAskedPass(context: Confirming, booking: Row<"bookings">, pass: Asked): Promise<BecomesToo> {
  const { method, reference, paying, discount } = context.input;
  const { branchId, type, startAt, endAt, visitorName: name, visitorEmail: email, visitorPhone: phone } = booking;
  const branch = await findBranch(context, branchId);
  const plan = await planAsAsked(context, booking, pass, branch);
  const customer = await customerOf(context, { name, email, phone }, { branchId });
  checkActive(context, customer, ["bookingId"]);
  const { customerId } = customer;
  const input: z.output<typeof AddMembership> = {
    customerId,
    feePlanId: plan._id,
    branchId,
    startDate: localDateOf(startAt, branch.timezone),
    method,
    reference,
    paying,
    discount,
  };
  const membershipId = await sellPass({ ...context, input }, plan, { isSilent: true });
  const membership = await findMembership(context, membershipId);
  const rights = await visitRights(context, { membership, branch, type, period: { startAt, endAt } });
  if ("refused" in rights) throw rights.refused;
  return { membershipId, customerId, uses: rights.uses, amount: 0, feePlanId: null };
}
