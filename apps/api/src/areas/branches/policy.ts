import type { Validation } from "@carrel/sdk/validation";
import type { Available } from "../../pending";
import { byId } from "../../pipeline/tenant-clues";
import type { AreaPolicy } from "../../policy";

export const branchPolicy: AreaPolicy<Available, Validation, "branches"> = {
  listPublic: { tenant: ({ orgId }) => byId(orgId) },
};
