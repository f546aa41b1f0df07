import type { Validation } from "@carrel/sdk/validation";
import { HOUR } from "../../limit";
import type { Available } from "../../pending";
import type { AreaPolicy } from "../../policy";
import { hashUnknown } from "../auth/password-work";

export const adminUserPolicy: AreaPolicy<Available, Validation, "adminUsers"> = {
  // Additions mail strangers. By account, so that nobody takes his colleagues' behind the same address.
  add: {
    limits: [
      { by: ["account"], calls: 100, seconds: HOUR },
      { by: [{ input: "email" }], calls: 5, seconds: HOUR },
    ],
    password: hashUnknown,
  },
  invite: {
    limits: [
      { by: ["account"], calls: 100, seconds: HOUR },
      { by: [{ input: "id" }], calls: 5, seconds: HOUR },
    ],
  },
  update: {
    limits: [
      { by: ["account"], calls: 60, seconds: HOUR, onlyFailures: true },
      // A new address is mailed; a record may be saved as it was read, address and all.
      { by: [{ input: "email" }], calls: 20, seconds: HOUR },
    ],
  },
};
