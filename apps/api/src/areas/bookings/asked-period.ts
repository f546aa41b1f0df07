import { type AskedPeriod, bookingPeriod, type Period } from "@carrel/sdk/domain";
import { invalid } from "../../failure";

/**
 * The period that a caller asks for.
 * @param timezone the branch's
 * @throws Failure 400 that names what is missing or wrong
 */
export function askedPeriod(asked: AskedPeriod, timezone: string): Period {
  const period = bookingPeriod(asked, timezone);
  if ("issues" in period) throw invalid(period.issues);
  return period;
}
