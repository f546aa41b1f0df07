import { type Period, staffReachIssue } from "@carrel/sdk/domain";
import { invalid } from "../../failure";

/**
 * Checks that what staff book is not years away.
 * @param fields under which the caller named its start and its end
 * @throws Failure 400 that names the field
 */
export function checkStaffReach(period: Period, now: Date, fields: { start: string; end: string }): void {
  const issue = staffReachIssue(period, now, fields);
  if (issue) throw invalid([issue]);
}
