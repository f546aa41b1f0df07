import type { Period } from "@carrel/sdk/domain";
import type { FeePlan } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { conflict, type Failure, invalid } from "../../failure";
import { findShift } from "../shifts/queries";
import { shiftTime } from "./shift-time";

const unfit = (message: string) => invalid([{ path: ["shiftId"], message }]);

/** Why a plan is not sold in a shift of a branch; null where it is. */
export function unsoldIn(plan: FeePlan, shift: Row<"shifts">, branchId: string): Failure | null {
  if (shift.branchId !== branchId) return unfit("This shift is of another branch. Choose one of this branch.");
  if (plan.shiftIds.length > 0 && !plan.shiftIds.includes(shift.shiftId)) {
    return unfit(`${plan.name} is not sold in ${shift.name}. Choose another shift or another fee plan.`);
  }
  return shift.isActive
    ? null
    : conflict("shift_inactive", `${shift.name} is deactivated, so nothing new is sold in it. Choose another shift.`);
}

/** @throws Failure 400 that names the shift, 409 `shift_inactive`: nothing new is sold in it */
export function checkSoldIn(plan: FeePlan, shift: Row<"shifts">, branchId: string): void {
  const unsold = unsoldIn(plan, shift, branchId);
  if (unsold) throw unsold;
}

/** The shift of a floating plan that none is named of: its only one. */
export const onlyShift = ({ sells, shiftIds }: FeePlan): string | undefined =>
  sells === "floating" && shiftIds.length === 1 ? shiftIds[0] : undefined;

/**
 * The shift in which a plan is to be sold in a branch.
 * @throws Failure 404; 400 where none is named, or one of another branch or plan; 409 `shift_inactive`
 */
export async function soldShift(
  context: Pick<Context, "db" | "orgId">,
  { plan, shiftId, branchId }: { plan: FeePlan; shiftId: string | undefined; branchId: string },
): Promise<Row<"shifts">> {
  if (shiftId === undefined) throw unfit("Choose a shift: this fee plan sells a seat in one.");
  const shift = await findShift(context, shiftId);
  checkSoldIn(plan, shift, branchId);
  return shift;
}

/** As `shiftTime`. @throws Failure 400 where nothing of the shift is left in a term */
export function soldTime(branch: Row<"branches">, shift: Row<"shifts">, term: Period): Period[] {
  const periods = shiftTime(branch, shift, term);
  if (periods.length === 0) throw unfit(`${branch.name} is open on no day of ${shift.name} in this time.`);
  return periods;
}
