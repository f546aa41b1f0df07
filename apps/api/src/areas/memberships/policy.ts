import type { Validation } from "@carrel/sdk/validation";
import type { Available } from "../../pending";
import { renewedOf } from "../../pipeline/costs";
import type { AreaPolicy } from "../../policy";

export const membershipPolicy: AreaPolicy<Available, Validation, "memberships"> = {
  renewMany: { weight: ({ ids }) => renewedOf(ids) },
};
