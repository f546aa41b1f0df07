import type { AddMembership, FeePlan, Membership, PlanKind } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { invalid } from "../../failure";
import { takeSoldDeposit } from "../deposits/moves";
import { holdPlace } from "../desks/queries";
import { planToSell } from "../fee-plans/queries";
import { wordsOf } from "../tenant";
import { findMembership } from "./queries";
import { auditedMembership, membershipRecord } from "./record";
import { sellDesk } from "./sell-desk";
import { sellFloating } from "./sell-floating";
import { sellPass } from "./sell-pass";

export type Input = z.output<typeof AddMembership>;

/** Sells what a plan sells. @returns the membership's id */
type Seller = (context: Context<Input>, plan: FeePlan) => Promise<string>;

/** A seat of one's own, for whole days or in a shift. */
const sellOwnDesk: Seller = async (context, plan) => {
  const { input } = context;
  if (input.deskId === undefined) {
    throw invalid([{ path: ["deskId"], message: `Choose a ${wordsOf(context).desk.toLowerCase()}` }]);
  }
  if (input.people?.length) {
    throw invalid([{ path: ["people"], message: "Only a shared pass is used by several people." }]);
  }
  const { desk, branch } = await holdPlace(context, input.deskId);
  if (input.branchId !== undefined && input.branchId !== branch.branchId) {
    throw invalid([{ path: ["branchId"], message: `${desk.name} is in another branch.` }]);
  }
  return (await sellDesk(context, { ...input, plan, desk, branch })).membershipId;
};

const SELLERS: Record<PlanKind, Seller> = {
  seat: sellOwnDesk,
  shift: sellOwnDesk,
  floating: sellFloating,
  pass: (context, plan) => sellPass(context, plan),
};

/** Sells a membership for one duration of its plan, and writes down what was paid, and the deposit that is taken with it. */
export async function add(context: Context<Input>): Promise<Membership> {
  const plan = await planToSell(context, context.input.feePlanId);
  const membershipId = await SELLERS[plan.sells](context, plan);
  const taken = await takeSoldDeposit(context, context.input);
  const membership = await findMembership(context, membershipId);
  context.audit({ recordId: membershipId, after: { ...auditedMembership(membership), ...taken } });
  return membershipRecord(context, membershipId);
}
