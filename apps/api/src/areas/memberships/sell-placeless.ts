import type { AddMembership, FeePlan } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { conflict, invalid } from "../../failure";
import { closedBranch } from "../branches/closed-branch";
import { holdDays } from "../branches/hold-days";
import { chosenBranch, findBranch } from "../branches/queries";
import { checkActive } from "../customers/in-use";
import { agreedOf } from "../desks/agreed";
import { lockCustomer } from "../desks/assignments";
import { startOf, termOf } from "../desks/plan-term";
import { recordPayment } from "../desks/record-payment";
import { wordsOf } from "../tenant";
import { insertMembership } from "./queries";
import { tellMember } from "./tell-member";

/** What a membership is sold by. */
export type Input = z.output<typeof AddMembership>;

/** What differs between kinds of membership that have no desk. */
interface Placeless {
  kind: "floating" | "pass";
  shift: Row<"shifts"> | null;
  /** What a pass holds. */
  allowance: Pick<Row<"memberships">, "allowance" | "allowanceUnit"> | null;
  /** Its customer hears of it otherwise. */
  isSilent?: boolean;
  /** Whether there is room for it in its time. @throws Failure */
  check?: (period: { startAt: Date; endAt: Date }) => Promise<void>;
}

/** The branch in which a membership without a desk is to be sold. @throws Failure 400, 404, 409 `branch_inactive` */
export async function branchOfSale(context: Context<Input>): Promise<Row<"branches">> {
  const { input } = context;
  if (input.deskId !== undefined) {
    const desk = wordsOf(context).desk.toLowerCase();
    throw invalid([{ path: ["deskId"], message: `This fee plan sells no ${desk} of one's own: choose none.` }]);
  }
  const { branchId } = await chosenBranch(context, input.branchId);
  await holdDays(context, branchId);
  const branch = await findBranch(context, branchId);
  if (!branch.isActive) throw conflict("branch_inactive", closedBranch(branch));
  return branch;
}

/**
 * Sells a membership that has no desk of its own for one duration of its plan, and writes down what was paid.
 * @returns its row
 * @throws Failure 400 that names the field; 404
 */
export async function sellPlaceless(
  context: Context<Input>,
  { plan, branch, sold }: { plan: FeePlan; branch: Row<"branches">; sold: Placeless },
): Promise<Row<"memberships">> {
  const { input, now } = context;
  const { kind, shift, allowance, check, isSilent = false } = sold;
  const { period, price } = termOf(context, {
    branch,
    plan,
    startAt: startOf(branch, input.startDate),
    startField: "startDate",
    shift,
  });
  if (period.endAt <= now) {
    throw invalid([{ path: ["startDate"], message: "That time has passed. Choose a later date." }]);
  }
  const customer = await lockCustomer(context, input.customerId);
  checkActive(context, customer, ["customerId"]);
  await check?.(period);
  const { method, reference, paying, discount } = input;
  const { feePlanId, currency } = price;
  const agreed = agreedOf(price, discount);
  const { amount } = agreed;
  const membership = await insertMembership(context, {
    ...period,
    kind,
    branchId: branch.branchId,
    customerId: customer.customerId,
    feePlanId,
    deskId: null,
    shiftId: shift?.shiftId ?? null,
    allowance: allowance?.allowance ?? null,
    allowanceUnit: allowance?.allowanceUnit ?? null,
    ...agreed,
    currency,
  });
  const paid = { kind: "assignment", period, feePlanId, amount, currency, method, reference, paying } as const;
  await recordPayment(context, { membership, ...paid });
  if (!isSilent) await tellMember(context, { branch, membership, customer, deskName: null, shift, told: "begun" });
  return membership;
}
