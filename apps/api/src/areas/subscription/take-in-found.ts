import type { Context } from "../../context";
import type { Tenant } from "../../database/port";
import type { FoundMandate, PaymentGateway } from "../../ports";
import { chargeMandate } from "./charge-mandate";
import { type MandateRow, markEnded, readMandate } from "./mandates";
import type { Tenancy } from "./queries";
import type { Settled } from "./settle-payment";

interface Found {
  mandateId: string;
  /** What the gateway says became of it. */
  found: FoundMandate;
  gateway: PaymentGateway["name"];
}

/**
 * Takes in what the gateway says became of a mandate: each charge once, and that it has ended. The transaction holds the
 * payer's lock (`lockPayer`).
 * @returns what became of each charge, with the mandate before it
 */
export async function takeInFound(
  tenancy: Tenancy & Pick<Context, "random">,
  payer: Tenant,
  { mandateId, found, gateway }: Found,
): Promise<{ before: MandateRow; settled: Settled }[]> {
  const taken: { before: MandateRow; settled: Settled }[] = [];
  for (const charge of found.charges) {
    const before = await readMandate(tenancy, mandateId);
    if (before) taken.push({ before, settled: await chargeMandate(tenancy, payer, before, charge, gateway) });
  }
  if (found.hasEnded) await markEnded(tenancy, mandateId, true);
  return taken;
}
