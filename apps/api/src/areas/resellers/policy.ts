import type { Validation } from "@carrel/sdk/validation";
import type { Available } from "../../pending";
import { HOUR } from "../../pipeline/rate-limit";
import type { AreaPolicy } from "../../policy";

export const resellerPolicy: AreaPolicy<Available, Validation, "resellers"> = {
  // As the addition of a person.
  create: { limits: [{ by: ["account"], calls: 100, seconds: HOUR }] },
  invite: {
    limits: [
      { by: ["account"], calls: 100, seconds: HOUR },
      { by: [{ input: "id" }], calls: 5, seconds: HOUR },
    ],
  },
};
