import { readId } from "@carrel/sdk/domain";
import { type Draft, readDraft } from "../flow/draft";

/** What the dashboard's address says: the booking that is being moved, and where to so far. A sign-in in between loses nothing. */
export interface DashboardSearch extends Draft {
  move?: string;
}

/** @example readDashboard({ move: "nonsense" }) // {} */
export function readDashboard(search: Record<string, unknown>): DashboardSearch {
  const move = readId(search.move);
  return move ? { ...readDraft(search), move } : {};
}
