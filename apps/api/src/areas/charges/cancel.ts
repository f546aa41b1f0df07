import type { CancelCharge, Charge } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { conflict } from "../../failure";
import { lockCharge, setCharge } from "./queries";
import { auditedCharge, chargeRecord, chargeWords } from "./record";

/** Takes a charge back. What was paid for it stays until it is given back. */
export async function cancelCharge(context: Context<z.output<typeof CancelCharge>>): Promise<Charge> {
  const { now, input } = context;
  const { id, reason } = input;
  const before = await lockCharge(context, id);
  if (before.cancelledAt) {
    throw conflict("charge_cancelled", `The charge for ${chargeWords(before)} was cancelled already.`);
  }
  const charge = { ...before, ...(await setCharge(context, id, { cancelledAt: now, cancelReason: reason })) };
  context.audit({
    recordId: id,
    before: auditedCharge(before),
    after: { ...auditedCharge(charge), cancelReason: reason },
  });
  return chargeRecord(charge);
}
