import type { Validation } from "@carrel/sdk/validation";
import type { Available } from "../../pending";
import { closedOf } from "../../pipeline/costs";
import type { AreaPolicy } from "../../policy";

export const closurePolicy: AreaPolicy<Available, Validation, "closures"> = {
  add: { weight: ({ from, to }) => closedOf(from, to) },
};
