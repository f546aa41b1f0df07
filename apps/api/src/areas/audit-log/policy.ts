import type { Validation } from "@carrel/sdk/validation";
import type { Available } from "../../pending";
import type { AreaPolicy } from "../../policy";

export const auditLogPolicy: AreaPolicy<Available, Validation, "auditLog"> = {
  // Walks the whole chain.
  verify: { weight: 50 },
};
