import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { conflict } from "../../failure";
import { plansOfShifts } from "../fee-plans/queries";

/**
 * Deletes the shifts of a branch that is deleted with them.
 * @throws Failure 409 `branch_in_use` while a plan names one; SQLSTATE 23503 while something is sold in one
 */
export async function removeShifts(
  context: Pick<Context, "db" | "orgId">,
  { branchId, name }: Row<"branches">,
): Promise<void> {
  const { db, orgId } = context;
  const gone = await db
    .deleteFrom("shifts")
    .where("orgId", "=", orgId)
    .where("branchId", "=", branchId)
    .returning("shiftId")
    .execute();
  if (gone.length === 0) return;
  const shiftIds = gone.map(({ shiftId }) => shiftId);
  const [plan] = await plansOfShifts(context, shiftIds);
  if (!plan) return;
  throw conflict(
    "branch_in_use",
    `${plan.name} is sold in a shift of ${name}. Change or delete that fee plan first, or deactivate the branch.`,
  );
}
