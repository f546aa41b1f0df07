export const PLAN_KEY = "carrel-seat-plan";

/** Whether this browser remembers a room, which the page doesn't show before it is read. */
export function isPlanKept(): boolean {
  try {
    return localStorage.getItem(PLAN_KEY) !== null;
  } catch {
    return false;
  }
}
