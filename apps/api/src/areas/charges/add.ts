import type { AddCharge, Charge } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { lockCustomer } from "../customers/queries";
import { recordPayment } from "../desks/record-payment";
import { tenantOf } from "../tenant";
import { findCharge } from "./queries";
import { auditedCharge, chargePayment, chargeRecord } from "./record";

/** Charges a customer for something: in his branch, as all that is his, and in the organisation's currency. */
export async function addCharge(context: Context<z.output<typeof AddCharge>>): Promise<Charge> {
  const { db, orgId, now, random, actor, input } = context;
  const { amount, reason, method, reference, paying } = input;
  // Who merges him, or deletes him, waits.
  const { customerId, branchId } = await lockCustomer(context, input.customerId);
  const added = await db
    .insertInto("charges")
    .values({
      ...{ orgId, chargeId: random.id(), branchId, customerId, reason, amount },
      currency: tenantOf(context).currency,
      recordedBy: actor.kind === "person" ? actor.userId : null,
      ...{ chargedAt: now, createdAt: now, updatedAt: now },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordPayment(context, { ...chargePayment(added), amount, method, reference, paying });
  const charge = await findCharge(context, added.chargeId);
  context.audit({
    recordId: charge.chargeId,
    after: {
      ...auditedCharge(charge),
      ...(method && { payment: { amount: charge.paid, method, reference: reference ?? "" } }),
    },
  });
  return chargeRecord(charge);
}
