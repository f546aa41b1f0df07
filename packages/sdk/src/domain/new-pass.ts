import type { PlanDuration } from "../schemas/booking-type";
import type { PassAllowance } from "../schemas/fee-plan";
import type { Allowance } from "../schemas/visitor-membership";
import { addDuration, localDateOf } from "./local-date";
import type { BranchHours } from "./opening-hours";
import { passUses, type WantedVisit } from "./visit";
import { dayRange } from "./wall-time";

/** What of a pass says which visit it can begin with. */
export interface NewPass {
  allowance: PassAllowance;
  /** How long it is valid. */
  duration: PlanDuration;
}

/**
 * What a pass holds in the unit in which its visits are counted.
 * @example passHolds({ count: 20, unit: "hour" }) // { total: 1200, unit: "minute" }
 */
export const passHolds = ({ count, unit }: PassAllowance): Pick<Allowance, "total" | "unit"> =>
  unit === "day" ? { total: count, unit } : { total: count * 60, unit: "minute" };

/**
 * What a visit takes of a pass that begins on the visit's first day.
 * @returns days or minutes; null where it takes more than the pass holds, or ends later than it
 * @example newPassUses({ allowance: { count: 10, unit: "day" }, duration: { count: 1, unit: "month" } }, visit, branch) // 1
 */
export function newPassUses({ allowance, duration }: NewPass, visit: WantedVisit, branch: BranchHours): number | null {
  const last = addDuration(localDateOf(visit.startAt, branch.timezone), duration);
  if (visit.endAt > dayRange(last, branch.timezone).startAt) return null;
  const { total, unit } = passHolds(allowance);
  const uses = passUses(unit, visit, branch);
  return uses <= total ? uses : null;
}
