import type { Validation } from "@carrel/sdk/validation";
import type { Available } from "../../pending";
import { byKey } from "../../pipeline/tenant-clues";
import type { AreaPolicy } from "../../policy";

export const subscriptionPolicy: AreaPolicy<Available, Validation, "subscription"> = {
  plans: { tenant: () => byKey },
};
