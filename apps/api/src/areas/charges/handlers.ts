import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers } from "../../context";
import type { Available } from "../../pending";
import { findCustomer } from "../customers/queries";
import { listPage } from "../list-page";
import { addCharge } from "./add";
import { cancelCharge } from "./cancel";
import { payCharge, refundCharge } from "./pay";
import { findCharge, namedCharges } from "./queries";
import { chargeRecord } from "./record";

export const chargeHandlers: AreaHandlers<Available, Validation, "charges"> = {
  async list(context) {
    const { customerId } = await findCustomer(context, context.input.customerId);
    const asked = namedCharges(context).where("ch.customerId", "=", customerId);
    const { rows, total, atLeast } = await listPage(asked, context.input);
    return { data: rows.map(chargeRecord), totalRecords: total, atLeast };
  },

  async get(context) {
    return chargeRecord(await findCharge(context, context.input.id));
  },

  add: addCharge,
  pay: payCharge,
  refund: refundCharge,
  cancel: cancelCharge,
};
