import type { Subscription } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { conflict } from "../../failure";
import { type Errand, NOTHING_THERE } from "../../preparations";
import { unlessDown } from "./at-the-gateway";
import { activeMandate, markEnded } from "./mandates";
import { lockPayer } from "./pay-order";
import { readSubscription } from "./read-subscription";

const notRecurring = () =>
  conflict("not_recurring", "No later payment is taken by itself, so there is nothing to stop.");

/** 409: whoever runs the platform takes payments by another gateway since. */
const elsewhere = () =>
  conflict(
    "payment_gateway_changed",
    "These payments were allowed at a gateway that the platform uses no longer. Ask the platform to stop them, or stop them at your bank.",
  );

/** Ends the mandate at the gateway first: whoever is told that nothing is charged any more is charged nothing. */
export const endAtGateway: Errand<unknown> = async (ports, scope) => {
  const active = await ports.database.tx(scope, (db) => activeMandate({ db, orgId: scope.orgId }));
  if (!active?.gatewayOrderId) throw notRecurring();
  if (active.gateway !== ports.payments.name) throw elsewhere();
  await unlessDown(ports, ports.payments.endMandate(active.gatewayOrderId));
  return { ...NOTHING_THERE, ended: active.orderId };
};

/**
 * Stops later payments. The gateway has ended the mandate by now: if this fails, its event or the next look at it ends the
 * mandate here too, and repeating the call changes nothing.
 * @throws Failure 409 `not_recurring`
 */
export async function cancelRecurring(context: Context<Record<never, never>>): Promise<Subscription> {
  const { atGateway, audit, orgId } = context;
  await lockPayer(context);
  const before = await readSubscription(context);
  if (!before || !atGateway.ended) throw notRecurring();
  await markEnded(context, atGateway.ended, true);
  const after = await readSubscription(context);
  if (!after) throw new Error("Whoever recurs has a subscription");
  audit({ before, after, recordId: orgId });
  return after;
}
