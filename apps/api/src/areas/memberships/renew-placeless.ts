import { MOST_AMOUNT, type PlanTerm, renewalStart } from "@carrel/sdk/domain";
import type { FeePlan, HowPaid } from "@carrel/sdk/schemas";
import type { Row } from "../../database/schema";
import { conflict, invalid } from "../../failure";
import { closedBranch } from "../branches/closed-branch";
import { checkActive } from "../customers/in-use";
import { type Agreed, addedTo, agreedOf } from "../desks/agreed";
import { termOf } from "../desks/plan-term";
import { recordPayment } from "../desks/record-payment";
import { planToSell } from "../fee-plans/queries";
import { findShift } from "../shifts/queries";
import { checkRoom } from "./floating-places";
import { insertMembership, type NamedMembership } from "./queries";
import type { Selling } from "./sale";
import { allowanceOf, sharePass } from "./sell-pass";
import { checkSoldIn } from "./sold-shift";
import { tellMember } from "./tell-member";

/** A membership without a desk that is to be renewed; `lockMembership` comes first. */
interface Renewed extends HowPaid {
  membership: NamedMembership;
  branch: Row<"branches">;
  /** Its own when left out. */
  feePlanId?: string | undefined;
}

interface Renewal extends Renewed {
  plan: FeePlan;
  term: PlanTerm;
  shift: Row<"shifts"> | null;
  agreed: Agreed;
  /** What a pass gets. */
  allowance: ReturnType<typeof allowanceOf> | null;
}

const unfit = (message: string) => invalid([{ path: ["feePlanId"], message }]);
const UNIT_WORDS = { day: "days", minute: "hours" };

/** @throws Failure 400 for a plan that sells something else than the membership is */
async function planFor(context: Selling, { membership, branch, feePlanId }: Renewed) {
  const plan = await planToSell(context, feePlanId ?? membership.feePlanId);
  const { kind, shiftId } = membership;
  if (plan.sells !== kind) throw unfit(`${plan.name} sells something else. Choose a plan of the same kind.`);
  if (kind === "pass") {
    const allowance = allowanceOf(plan);
    if (allowance.allowanceUnit !== membership.allowanceUnit) {
      const units = UNIT_WORDS[membership.allowanceUnit ?? "day"];
      throw unfit(`This pass counts ${units}, and ${plan.name} does not. Choose another plan, or sell a new pass.`);
    }
    return { plan, shift: null, allowance };
  }
  const shift = shiftId === null ? null : await findShift(context, shiftId);
  if (shift) checkSoldIn(plan, shift, branch.branchId);
  if ((shift === null) !== (plan.shiftIds.length === 0)) {
    throw unfit(`${plan.name} is sold ${shift ? "in all open hours" : "in shifts alone"}. Choose another plan.`);
  }
  return { plan, shift, allowance: null };
}

/** Lengthens one that still runs: what is left of a pass is carried on, and the plan's comes to it. */
function extend(context: Selling, renewal: Renewal): Promise<Row<"memberships">> {
  const { db, orgId, now } = context;
  const { membership, term, allowance, agreed } = renewal;
  const { price, period } = term;
  if (price.currency !== membership.currency) {
    throw unfit(
      `This fee plan is in ${price.currency}, the membership in ${membership.currency}. Choose another plan.`,
    );
  }
  const added = addedTo(membership, agreed);
  if (added.amount > MOST_AMOUNT)
    throw unfit("The membership would cost more than a record holds. Choose another plan.");
  return db
    .updateTable("memberships")
    .set({
      endAt: period.endAt,
      feePlanId: price.feePlanId,
      ...added,
      ...(allowance && { allowance: (membership.allowance ?? 0) + (allowance.allowance ?? 0) }),
      updatedAt: now,
    })
    .where("orgId", "=", orgId)
    .where("membershipId", "=", membership.membershipId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Begins anew after one that ran out: what was left of a pass is gone, and who shared it shares the new one. */
async function beginAgain(context: Selling, renewal: Renewal): Promise<Row<"memberships">> {
  const { db, orgId } = context;
  const { membership, term, shift, allowance, agreed } = renewal;
  const { kind, branchId, customerId } = membership;
  const { feePlanId, currency } = term.price;
  const begun = await insertMembership(context, {
    ...term.period,
    kind,
    branchId,
    customerId,
    feePlanId,
    deskId: null,
    shiftId: shift?.shiftId ?? null,
    allowance: allowance?.allowance ?? null,
    allowanceUnit: allowance?.allowanceUnit ?? null,
    ...agreed,
    currency,
  });
  const people = await db
    .selectFrom("membershipPeople")
    .select("customerId")
    .where("orgId", "=", orgId)
    .where("membershipId", "=", membership.membershipId)
    .execute();
  await sharePass(
    context,
    begun,
    people.map((person) => person.customerId),
  );
  return begun;
}

/**
 * Renews a floating place or a pass by one duration, from its end, or from today when it has lapsed.
 * @returns the membership that goes on; another than before where that had lapsed
 * @throws Failure 400 that names the field; 409 `floating_full`, `branch_inactive`, `membership_over` for one that was cancelled
 */
export async function renewPlaceless(context: Selling, renewed: Renewed): Promise<Row<"memberships">> {
  const { db, orgId, now } = context;
  const { membership, branch, method, reference, paying, discount } = renewed;
  const { branchId, customerId, kind } = membership;
  if (membership.status === "CANCELLED") {
    throw conflict("membership_over", "This membership was cancelled, so it can't be renewed. Sell a new one.");
  }
  if (!branch.isActive) throw conflict("branch_inactive", closedBranch(branch));
  const found = await planFor(context, renewed);
  const { plan, shift } = found;
  const term = termOf(context, { branch, plan, ...renewalStart(membership, now, branch.timezone), shift });
  const { period, price } = term;
  // Until it is over he can't be merged into another.
  const customer = await db
    .selectFrom("customers")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("customerId", "=", customerId)
    .forKeyShare()
    .executeTakeFirst();
  if (customer) checkActive(context, customer, ["id"]);
  if (kind === "floating") await checkRoom(context, { branchId, shiftId: membership.shiftId, period });
  const agreed = agreedOf(price, discount);
  const renewal: Renewal = { ...renewed, ...found, term, agreed };
  const runs = membership.endAt > now;
  const row = await (runs ? extend : beginAgain)(context, renewal);
  const { feePlanId, currency } = price;
  await recordPayment(context, {
    membership: row,
    kind: "renewal",
    period,
    feePlanId,
    amount: agreed.amount,
    currency,
    method,
    reference,
    paying,
  });
  if (customer)
    await tellMember(context, { branch, membership: row, customer, deskName: null, shift, told: "renewed" });
  return row;
}
