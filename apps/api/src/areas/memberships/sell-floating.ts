import type { FeePlan } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { invalid } from "../../failure";
import { findShift } from "../shifts/queries";
import { checkRoom } from "./floating-places";
import { branchOfSale, type Input, sellPlaceless } from "./sell-placeless";
import { checkSoldIn, onlyShift } from "./sold-shift";

/** The shift in which a floating place is to be sold; null: in all open hours. */
async function floatingShift(
  context: Context<Input>,
  { plan, branch }: { plan: FeePlan; branch: Row<"branches"> },
): Promise<Row<"shifts"> | null> {
  const { shiftId } = context.input;
  if (plan.shiftIds.length === 0) {
    if (shiftId === undefined) return null;
    throw invalid([
      { path: ["shiftId"], message: "This fee plan sells all open hours: choose no shift, or another plan." },
    ]);
  }
  const chosen = shiftId ?? onlyShift(plan);
  if (chosen === undefined) throw invalid([{ path: ["shiftId"], message: "Choose the shift of this floating place." }]);
  const shift = await findShift(context, chosen);
  checkSoldIn(plan, shift, branch.branchId);
  return shift;
}

/**
 * Sells a place at any free desk, in a shift or in all open hours.
 * @returns the membership's id
 * @throws Failure 400 that names the field; 409 `floating_full`
 */
export async function sellFloating(context: Context<Input>, plan: FeePlan): Promise<string> {
  if (context.input.people?.length) {
    throw invalid([{ path: ["people"], message: "Only a shared pass is used by several people." }]);
  }
  const branch = await branchOfSale(context);
  const shift = await floatingShift(context, { plan, branch });
  const { branchId } = branch;
  const shiftId = shift?.shiftId ?? null;
  const { membershipId } = await sellPlaceless(context, {
    plan,
    branch,
    sold: {
      kind: "floating",
      shift,
      allowance: null,
      check: (period) => checkRoom(context, { branchId, shiftId, period }),
    },
  });
  return membershipId;
}
