import { fragmentOf, readFragment } from "../parts/address";
import { PLAN_KEY } from "./plan-key";
import { PlanState } from "./plan-state";

/** The room that was drawn last in this browser; null where there is none, or the browser keeps nothing. */
export function keptPlan(): PlanState | null {
  try {
    const read = readFragment(localStorage.getItem(PLAN_KEY) ?? "", PlanState);
    return read.kind === "read" ? read.state : null;
  } catch {
    return null;
  }
}

/** Keeps the room for the next visit. Where a browser keeps nothing, the address still holds it. */
export function keepPlan(state: PlanState): void {
  try {
    localStorage.setItem(PLAN_KEY, fragmentOf(state));
  } catch {
    // Switched off, or full.
  }
}
