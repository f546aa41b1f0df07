import type { AddMembership, FeePlan } from "@carrel/sdk";
import type { Terminology } from "@carrel/sdk/domain";
import { LocalDate } from "@carrel/sdk/schemas";
import * as z from "zod";
import { saleFields, saleOf } from "../../../forms/payment";
import { hasDesk, hasShift } from "./sold-plans";
import { checkWho, whoFields } from "./who";

const fields = {
  feePlanId: z.string().min(1, "Choose a fee plan"),
  /** Empty while none is chosen, and where the plan has none; so is `deskId`. */
  shiftId: z.string(),
  startDate: LocalDate,
  deskId: z.string(),
  people: z.array(z.string()),
  ...whoFields,
  ...saleFields,
};
const AssignFields = z.object(fields);
export type AssignValues = z.output<typeof AssignFields>;

/** What is sold to whom, as a form holds it; what the chosen plan has must be chosen. @param planOf a plan by its id */
export const assignForm = ({ desk, member }: Terminology, planOf: (feePlanId: string) => FeePlan | undefined) =>
  AssignFields.superRefine(checkWho(member)).superRefine(({ feePlanId, shiftId, deskId }, context) => {
    const plan = planOf(feePlanId);
    if (plan && hasShift(plan) && !shiftId)
      context.addIssue({ code: "custom", path: ["shiftId"], message: "Choose a shift" });
    if (plan && hasDesk(plan) && !deskId)
      context.addIssue({ code: "custom", path: ["deskId"], message: `Choose a ${desk.toLowerCase()}` });
  });

/** What is sold, as the calls take it: of what was chosen only what the plan has. */
function soldOf(plan: FeePlan, { shiftId, deskId, startDate, people }: AssignValues) {
  return {
    feePlanId: plan._id,
    startDate,
    ...(hasShift(plan) && { shiftId }),
    ...(hasDesk(plan) && { deskId }),
    ...(plan.isShared && people.length > 0 && { people }),
  };
}

/** A membership as `memberships.add` takes it. */
export const membershipOf = (
  plan: FeePlan,
  customerId: string,
  branchId: string,
  values: AssignValues,
): AddMembership => ({ customerId, branchId, ...soldOf(plan, values), ...saleOf(values) });
