import {
  boughtDays,
  type ChangeSums,
  changeSums,
  daysIn,
  lastDayOf,
  later,
  localDateOf,
  wholeDays,
} from "@carrel/sdk/domain";
import type { ChangeMembership, FeePlan, MembershipChange } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { conflict, invalid } from "../../failure";
import { checkInService } from "../bookings/take-slot";
import { startOfMinute } from "../desks/assignments";
import { termOf } from "../desks/plan-term";
import { findDesk } from "../desks/queries";
import { findFeePlan } from "../fee-plans/queries";
import { feePlanRecord } from "../fee-plans/record";
import { findShift } from "../shifts/queries";
import { wordsOf } from "../tenant";
import { checkAwake, type HeldMembership } from "./hold-membership";
import { checkSoldIn } from "./sold-shift";

export type Changing = Context<z.output<typeof ChangeMembership>>;

/** What a membership becomes, from when on, and what that costs. */
export interface ReckonedChange {
  plan: FeePlan;
  /** Of a seat or a shift. */
  desk: Row<"desks"> | null;
  shift: Row<"shifts"> | null;
  /** The midnight with which the day of the change begins. */
  day: Date;
  /** From when its bookings are others. */
  from: Date;
  /** Nothing of it was used: it stays the same membership. */
  isWhole: boolean;
  days: number;
  daysLeft: number;
  sums: ChangeSums;
}

type Asked = Pick<HeldMembership, "membership" | "branch" | "freezes">;

const unfit = (field: string, message: string) => invalid([{ path: [field], message }]);

/** @throws Failure 400 for a day on which there is no membership, or that has passed */
function checkFrom({ input, now }: Changing, { membership, branch: { timezone } }: Asked): void {
  if (input.from < localDateOf(now, timezone)) throw unfit("from", "Choose today or a later day");
  if (input.from < localDateOf(membership.startAt, timezone)) {
    throw unfit("from", "Choose a day on which the membership runs: it begins later");
  }
  if (input.from > lastDayOf(membership.endAt, timezone)) {
    throw unfit("from", "Choose a day on which the membership runs: it ends before");
  }
}

/** What is left out stays, though it is sold no more. */
async function planOf(context: Changing, { membership, branch }: Asked): Promise<FeePlan> {
  const { feePlanId = membership.feePlanId } = context.input;
  const plan = feePlanRecord(await findFeePlan(context, feePlanId));
  if (plan.sells === "pass" || membership.kind === "pass") {
    const message = "A pass holds days or hours, and is changed for nothing else. Sell the other by itself.";
    if (membership.kind === "pass") throw conflict("membership_pass", message);
    throw unfit("feePlanId", message);
  }
  return feePlanId === membership.feePlanId ? { ...plan, isActive: true, branchIds: [branch.branchId] } : plan;
}

async function deskOf(context: Changing, { membership, branch }: Asked, plan: FeePlan): Promise<Row<"desks"> | null> {
  const { desk: word } = wordsOf(context);
  const { deskId } = context.input;
  if (plan.sells === "floating") {
    if (deskId !== undefined)
      throw unfit("deskId", `${plan.name} sells no ${word.toLowerCase()} of one's own: name none.`);
    return null;
  }
  const wanted = deskId ?? membership.deskId;
  if (wanted === null) throw unfit("deskId", `Choose a ${word.toLowerCase()}`);
  const desk = await findDesk(context, wanted);
  if (desk.branchId !== branch.branchId) throw unfit("deskId", `${word} ${desk.name} is in another branch.`);
  if (desk.deskId !== membership.deskId) checkInService(context, { branch, desk });
  return desk;
}

async function shiftFor(
  context: Changing,
  { membership, branch }: Asked,
  plan: FeePlan,
): Promise<Row<"shifts"> | null> {
  const { shiftId } = context.input;
  const takesNone = plan.sells === "seat" || (plan.sells === "floating" && plan.shiftIds.length === 0);
  if (takesNone) {
    if (shiftId !== undefined) throw unfit("shiftId", `${plan.name} is sold in no shift: name none, or another plan.`);
    return null;
  }
  const wanted = shiftId ?? membership.shiftId;
  if (wanted === null) throw unfit("shiftId", `Choose a shift: ${plan.name} is sold in one.`);
  const shift = await findShift(context, wanted);
  if (shiftId !== undefined || plan._id !== membership.feePlanId) checkSoldIn(plan, shift, branch.branchId);
  return shift;
}

/**
 * What another plan, shift or seat means for the days of a membership that are left. The preview tells what this finds, the change does it.
 * @throws Failure 400 that names the field; 404; 409 `membership_frozen`, `membership_pass`, `desk_inactive`, `branch_inactive`,
 * `shift_inactive`
 */
export async function reckonChange(context: Changing, asked: Asked): Promise<ReckonedChange> {
  const { input, now } = context;
  const { membership, branch, freezes } = asked;
  const { timezone } = branch;
  checkFrom(context, asked);
  const plan = await planOf(context, asked);
  const desk = await deskOf(context, asked, plan);
  const shift = await shiftFor(context, asked, plan);
  const deskId = desk?.deskId ?? null;
  const shiftId = shift?.shiftId ?? null;
  if (plan._id === membership.feePlanId && deskId === membership.deskId && shiftId === membership.shiftId) {
    throw unfit("from", "Choose another plan, shift or place: this is what it is now.");
  }
  const { startAt } = wholeDays({ from: input.from, to: input.from }, timezone);
  checkAwake(freezes, startAt, branch);
  const term = termOf(context, {
    branch,
    plan,
    startAt,
    startField: "from",
    asBought: true,
    shift,
    zone: desk?.zone,
    deskKind: desk?.kind,
  });
  if (term.price.currency !== membership.currency) {
    throw unfit("feePlanId", `${plan.name} is in ${term.price.currency}, the membership in ${membership.currency}.`);
  }
  const days = boughtDays({ ...membership, freezes }, timezone);
  const daysLeft = boughtDays({ ...membership, freezes }, timezone, startAt);
  const sums = changeSums({
    amount: membership.amount,
    days,
    daysLeft,
    price: term.price.amount,
    priceDays: daysIn(term.period, timezone),
  });
  const from = later(startAt, later(membership.startAt, startOfMinute(now)));
  const isWhole = input.from === localDateOf(membership.startAt, timezone);
  return { plan, desk, shift, day: startAt, from, isWhole, days, daysLeft, sums };
}

/** What is told of a change. */
export const changeRecord = (
  { days, daysLeft, sums }: ReckonedChange,
  { currency }: Row<"memberships">,
): MembershipChange => ({ days, daysLeft, credit: sums.credit, price: sums.price, due: sums.due, currency });
