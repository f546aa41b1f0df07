import { staffReachIssue } from "@carrel/sdk/domain";
import type { Period } from "../../database/period";
import { invalid } from "../../failure";

/**
 * Checks that what staff book is not years away.
 * @param fields under which the caller named its start and its end
 * @throws Failure 400 that names the field
 */
export function checkStaffReach({ startsAt, endsAt }: Period, now: Date, fields: { start: string; end: string }): void {
  const issue = staffReachIssue({ startAt: startsAt, endAt: endsAt }, now, fields);
  if (issue) throw invalid([issue]);
}
