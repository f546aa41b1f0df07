import type { Limit } from "../limit";
import type { GeneralLimits } from "../pipeline/rate-limit";

/** The same limit for everybody, but for the named ones. */
export const generalLimits = (limit: Limit | null, others: Partial<GeneralLimits> = {}): GeneralLimits => ({
  account: limit,
  secretKey: limit,
  visitor: limit,
  address: limit,
  pages: limit,
  checks: limit,
  ...others,
});
