import type { StripeEvent } from "@carrel/sdk/schemas";
import { type Errand, NOTHING_THERE } from "../../preparations";
import { unlessDown } from "../subscription/at-the-gateway";
import { ordersOf } from "../subscription/queries";
import { toldByStripe } from "./told-by-stripe";

/**
 * Asks the gateway how the order stands that an event names: events come late, twice and in any order, and what is asked is so
 * now. While it can't be reached the event is refused with 503, and comes again.
 */
export const askStripe: Errand<StripeEvent> = async (ports, scope, _, event) => {
  const told = toldByStripe(event);
  if (!told) return NOTHING_THERE;
  const { payments } = ports;
  const order = await ports.database.tx(scope, (db) =>
    ordersOf({ db, orgId: scope.orgId })
      .where("order.orderId", "=", told.receipt)
      .where("order.gateway", "=", payments.name)
      .executeTakeFirst(),
  );
  if (!order?.gatewayOrderId) return NOTHING_THERE;
  const { gatewayOrderId: orderId, amount, currency } = order;
  if (order.mandateId !== null) {
    return { ...NOTHING_THERE, found: await unlessDown(ports, payments.readMandate(orderId)) };
  }
  if (told.says !== "paid" || told.paymentId === null) return NOTHING_THERE;
  const { paymentId } = told;
  const taking = payments.take({ orderId, paymentId, amount, currency, capturesHeld: true });
  const taken = await unlessDown(ports, taking);
  return { ...NOTHING_THERE, taken: taken && { paymentId, method: taken.method } };
};
