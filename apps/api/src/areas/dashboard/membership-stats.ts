import type { MembershipStats } from "@carrel/sdk/schemas";
import { findBranches } from "../branches/queries";
import { shiftsOf } from "../shifts/queries";
import { readFloatingFigures } from "./floating-figures";
import { readPasses } from "./low-passes";
import type { FigureScope } from "./scope";
import { readShiftFigures, shiftAhead } from "./shift-figures";

/** So many shifts are told of. */
const MOST_SHIFTS = 100;

const byName = new Intl.Collator("en");

/** How shifts, floating places and passes stand. */
export async function readMembershipStats(scope: FigureScope, currency: string): Promise<MembershipStats> {
  const { branchId, now } = scope;
  const asked = branchId === null ? null : [branchId];
  const branches = (await findBranches(scope, asked)).toSorted((one, other) => byName.compare(one.name, other.name));
  const active = await shiftsOf(scope, asked).where("isActive", "=", true).execute();
  const ofBranch = Map.groupBy(active, (shift) => shift.branchId);
  const shifts = branches
    .flatMap((branch) => (ofBranch.get(branch.branchId) ?? []).map((shift) => shiftAhead(shift, branch, now)))
    .slice(0, MOST_SHIFTS);
  return {
    currency,
    shifts: await readShiftFigures(scope, shifts, currency),
    shiftCount: active.length,
    floating: await readFloatingFigures(scope, branches, shifts),
    passes: await readPasses(scope),
  };
}
