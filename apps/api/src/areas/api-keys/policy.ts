import type { Validation } from "@carrel/sdk/validation";
import type { Available } from "../../pending";
import type { AreaPolicy } from "../../policy";

export const apiKeyPolicy: AreaPolicy<Available, Validation, "apiKeys"> = {
  add: { reply: "secret" },
  rotate: { reply: "secret" },
};
