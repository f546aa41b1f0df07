import { mandatesToSettle } from "../../database/lookups";
import { standAlone } from "../../platform/stand-alone";
import type { Ports } from "../../ports";
import { markEnded, readMandate } from "./mandates";
import { lockPayer } from "./pay-order";
import { takeInFound } from "./take-in-found";

type SettlingPorts = Pick<Ports, "database" | "payments" | "clock" | "random" | "log">;

/** Mandates that one run asks the gateway about. */
const AT_MOST = 100;

/**
 * Asks the gateway about mandates that hang: what it charged and nobody told us of counts, what is to end is ended there, and
 * what has ended there ends here. However a server stopped between two steps, they come to the same again.
 */
export async function settleMandates(ports: SettlingPorts): Promise<void> {
  const { database, clock, log } = ports;
  const hanging = await database.lookup((db) => mandatesToSettle(db, clock.now(), AT_MOST));
  await standAlone(log, async (alone) => {
    for (const { orgId, mandateId } of hanging) await alone({ orgId }, () => settleMandate(ports, orgId, mandateId));
  });
}

async function settleMandate(ports: SettlingPorts, orgId: string, mandateId: string): Promise<void> {
  const { database, payments, clock, random } = ports;
  // That it was asked about is kept though the gateway fails: the others have their turn.
  const gatewayId = await database.tx({ orgId }, async (db) => {
    await db
      .updateTable("subscriptionMandates")
      .set({ askedAt: clock.now() })
      .where("orgId", "=", orgId)
      .where("mandateId", "=", mandateId)
      .execute();
    const mandate = await readMandate({ db, orgId }, mandateId);
    // Another gateway knows nothing of it.
    return mandate?.gateway === payments.name ? mandate.gatewayOrderId : null;
  });
  if (!gatewayId) return;
  const found = await payments.readMandate(gatewayId);
  const wantsEnd = await database.tx({ orgId }, async (db) => {
    const tenancy = { db, orgId, now: clock.now(), random };
    const payer = await lockPayer(tenancy);
    await takeInFound(tenancy, payer, { mandateId, found, gateway: payments.name });
    const mandate = await readMandate(tenancy, mandateId);
    return mandate?.state === "ending" || (mandate?.state === "open" && mandate.expiresAt <= tenancy.now);
  });
  if (!wantsEnd) return;
  await payments.endMandate(gatewayId);
  await database.tx({ orgId }, async (db) => {
    const tenancy = { db, orgId, now: clock.now() };
    await lockPayer(tenancy);
    await markEnded(tenancy, mandateId, false);
  });
}
