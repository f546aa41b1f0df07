import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers } from "../../context";
import { Failure } from "../../failure";
import type { Available } from "../../pending";
import { subscriptionHandlers } from "../subscription/handlers";
import { lockPayer } from "../subscription/pay-order";
import { openSession } from "./open-session";
import { findOffer, findSession } from "./queries";
import { sessionRecord } from "./record";

export const mobilePaymentHandlers: AreaHandlers<Available, Validation, "mobilePayment"> = {
  async createSession(context) {
    await lockPayer(context);
    const offer = await findOffer(context, context.input.transactionId);
    const { session, isNew } = await openSession(context, offer);
    const { orderId: recordId } = offer;
    context.audit({ recordId, ...(isNew && { after: { expiresAt: session.expiresAt.toISOString() } }) });
    return sessionRecord(context, { session, offer });
  },

  session: async (context) => sessionRecord(context, await findSession(context, context.input.id)),

  // One way to pay: what the desktop's checkout would have sent goes where that sends it.
  async verify(context) {
    const { id, ...answer } = context.input;
    const { session } = await findSession(context, id);
    context.audit({ recordId: session.orderId });
    const paid = await subscriptionHandlers.verifyPayment({ ...context, input: answer });
    if (paid instanceof Failure) return paid;
    return sessionRecord(context, { session, offer: await findOffer(context, session.orderId) });
  },
};
