import { fragmentOf, readFragment } from "../parts/address";
import { PlanState } from "./plan-state";

const KEY = "carrel-seat-plan";

/** The room that was drawn last in this browser; null where there is none, or the browser keeps nothing. */
export function keptPlan(): PlanState | null {
  try {
    const read = readFragment(localStorage.getItem(KEY) ?? "", PlanState);
    return read.kind === "read" ? read.state : null;
  } catch {
    return null;
  }
}

/** Keeps the room for the next visit. Where a browser keeps nothing, the address still holds it. */
export function keepPlan(state: PlanState): void {
  try {
    localStorage.setItem(KEY, fragmentOf(state));
  } catch {
    // Switched off, or full.
  }
}
