import type { MarkReturned, PaymentToReturn, PaymentToReturnQuery } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context, Paged } from "../../context";
import { type FoundPaymentToReturn, findPaymentsToReturn } from "../../database/payments-to-return";
import { conflict, notFound } from "../../failure";
import { personNeeded } from "../../pipeline/permission";
import { lookedUpPage } from "../list-page";
import { requireWholeOrganisation } from "../organisation/below";
import { requirePlatform } from "./requirements";

type Returned = PaymentToReturn["returned"];

const returnedOf = ({ reference, returnedBy, returnedByName, returnedAt }: FoundPaymentToReturn): Returned =>
  reference !== null && returnedBy !== null && returnedByName !== null && returnedAt !== null
    ? { reference, by: { _id: returnedBy, name: returnedByName }, at: returnedAt.toISOString() }
    : null;

const paymentRecord = (row: FoundPaymentToReturn, returned: Returned): PaymentToReturn => ({
  _id: row.paymentId,
  orgId: row.orgId,
  orgName: row.orgName,
  transactionId: row.orderId,
  reason: row.reason,
  amount: row.amount,
  currency: row.currency,
  gateway: row.gateway,
  method: row.method,
  razorpayOrderId: row.gatewayOrderId,
  razorpayPaymentId: row.gatewayPaymentId,
  returned,
  createdAt: row.cameAt.toISOString(),
  updatedAt: returned?.at ?? row.cameAt.toISOString(),
});

/** Whether a status asks for what was given back; null: for both. */
const IS_RETURNED = { ALL: null, DUE: false, RETURNED: true } as const;

/**
 * Everybody's money to give back; the super organisation's own log says whose it looked at.
 * @throws Failure 403 `platform_only`; 403 `branch_scope` for somebody of some branches
 */
export async function paymentsToReturn(context: Context<Paged<z.output<typeof PaymentToReturnQuery>>>) {
  const { db, input } = context;
  requirePlatform(context);
  requireWholeOrganisation(context);
  const isReturned = IS_RETURNED[input.status ?? "ALL"];
  const { rows, total, atLeast } = await lookedUpPage(input, (window) =>
    findPaymentsToReturn(db, { isReturned, ...window }),
  );
  context.audit({ after: { organisations: [...new Set(rows.map(({ orgCode }) => orgCode))] } });
  return { data: rows.map((row) => paymentRecord(row, returnedOf(row))), totalRecords: total, atLeast };
}

/**
 * Writes down that a payment was given back, in the organisation that paid; both logs tell of it.
 * @throws Failure 404; 409 `already_returned`; 403 `platform_only`, `branch_scope`
 */
export async function markReturned(context: Context<z.output<typeof MarkReturned>>): Promise<PaymentToReturn> {
  const { db, input, now, actor } = context;
  requirePlatform(context);
  requireWholeOrganisation(context);
  const [found] = await findPaymentsToReturn(db, { ids: [input.id], limit: 1 });
  if (!found) throw notFound("Payment");
  const by = whoReturns(actor);
  const { orgId, paymentId } = found;
  await context.enter(orgId);
  const written = await db
    .insertInto("paymentReturns")
    .values({
      orgId,
      paymentId,
      reference: input.reference,
      returnedAt: now,
      returnedBy: by._id,
      returnedByName: by.name,
    })
    .onConflict((kept) => kept.columns(["orgId", "paymentId"]).doNothing())
    .returning("paymentId")
    .executeTakeFirst();
  if (!written) {
    throw conflict("already_returned", "This payment was marked as returned before. Reload to see by which reference.");
  }
  const returned = { reference: input.reference, by, at: now.toISOString() };
  context.audit({ after: returned, recordId: paymentId });
  return paymentRecord(found, returned);
}

function whoReturns(actor: Context["actor"]) {
  if (actor.kind === "person") return { _id: actor.userId, name: actor.name };
  if (actor.kind === "apiKey") return { _id: actor.keyId, name: actor.name };
  throw personNeeded();
}
