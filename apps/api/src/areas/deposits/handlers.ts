import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers } from "../../context";
import type { Available } from "../../pending";
import { findCustomer } from "../customers/queries";
import { depositRecord, moveDeposit } from "./moves";

export const depositHandlers: AreaHandlers<Available, Validation, "deposits"> = {
  async get(context) {
    return depositRecord(context, await findCustomer(context, context.input.customerId));
  },

  take: (context) => moveDeposit(context, { kind: "taken", ...context.input }),
  giveBack: (context) => moveDeposit(context, { kind: "returned", ...context.input }),
  keep: (context) => moveDeposit(context, { kind: "kept", ...context.input }),
};
