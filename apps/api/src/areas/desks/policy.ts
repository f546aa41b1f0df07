import type { Validation } from "@carrel/sdk/validation";
import type { Available } from "../../pending";
import { byBranch } from "../../pipeline/tenant-clues";
import type { AreaPolicy } from "../../policy";

export const deskPolicy: AreaPolicy<Available, Validation, "desks"> = {
  listPublic: { tenant: ({ branchId }) => byBranch(branchId) },
};
