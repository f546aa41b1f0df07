import type { Context } from "../../context";
import { tenantOf } from "../tenant";
import { type Catalogue, readCatalogue } from "./catalogue";
import { activeMandate } from "./mandates";
import { findSubscription, readUsage } from "./queries";
import { subscriptionRecord } from "./record";

/** The organisation's subscription as it stands now; null where it never had one. */
export async function readSubscription(context: Context, known?: Catalogue) {
  const organisation = tenantOf(context);
  const subscription = await findSubscription(context);
  if (!subscription) return null;
  return subscriptionRecord({
    subscription,
    organisation,
    catalogue: known ?? (await readCatalogue(context.db)),
    now: context.now,
    usage: await readUsage(context),
    mandate: (await activeMandate(context))?.gatewayOrderId ?? null,
  });
}
