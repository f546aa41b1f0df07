import type { Validation } from "@carrel/sdk/validation";
import type { Available } from "../../pending";
import { assignedOf } from "../../pipeline/costs";
import type { AreaPolicy } from "../../policy";

export const businessUnitPolicy: AreaPolicy<Available, Validation, "businessUnits"> = {
  assignTeam: { weight: ({ businessUnitIds, userIds }) => assignedOf(businessUnitIds, userIds) },
};
