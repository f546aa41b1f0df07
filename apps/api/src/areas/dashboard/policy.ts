import type { Validation } from "@carrel/sdk/validation";
import type { Available } from "../../pending";
import { REPORT } from "../../pipeline/costs";
import type { AreaPolicy } from "../../policy";

export const dashboardPolicy: AreaPolicy<Available, Validation, "dashboard"> = {
  paymentStats: { weight: REPORT },
  bookingStats: { weight: REPORT },
  bookingTrends: { weight: REPORT },
  memberships: { weight: REPORT },
  owed: { weight: REPORT },
};
