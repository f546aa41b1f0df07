import type { ClientOrganisation, CreateClient } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { Failure } from "../../failure";
import { addressTaken } from "../auth/proven-address";
import { checkTimezone } from "../branches/queries";
import { refuseReserved } from "../mails/reserved-names";
import { tenantOf } from "../tenant";
import { requireWholeOrganisation } from "./below";
import { clientRecord, findClients } from "./clients";
import { foundBelow } from "./found-below";

/** Makes a client with its trial and its first owner, who is invited by mail. All stand, or none. */
export async function createClient(context: Context<z.output<typeof CreateClient>>): Promise<ClientOrganisation> {
  const { input } = context;
  const { owner } = input;
  const above = tenantOf(context);
  if (!above.isSuper && !above.isReseller) {
    throw new Failure({ status: 403, code: "no_clients", message: "Your organisation can't have clients." });
  }
  requireWholeOrganisation(context);
  await refuseReserved(context, input.orgName, { path: ["orgName"], of: "organisation" });
  await refuseReserved(context, owner.name, { path: ["owner", "name"], of: "person" });
  await checkTimezone(context, input.timezone);
  const resellerId = above.isReseller ? above.orgId : null;
  await refuseAwaited(context, { email: owner.email, resellerId });
  const { organisation, mails } = await foundBelow(context, {
    orgName: input.orgName,
    workspaceKind: input.workspaceKind,
    timezone: input.timezone,
    currency: input.currency,
    resellerId,
    name: owner.name,
    email: owner.email,
    phone: owner.phone ?? "",
  });
  const { orgId } = organisation;
  const [found] = await findClients(context, { orgId, limit: 1, offset: 0 });
  if (!found) throw new Error("Who made a client sees it");
  const after = clientRecord(found);
  await context.enter(orgId);
  for (const mail of mails) await context.sendMail(mail);
  context.audit({ after, recordId: orgId });
  return after;
}

/**
 * Refuses an owner for whom another client of the same hands waits: he could follow one of the invitations only. Of two
 * at once the later one waits here for the first.
 * @throws Failure 409 `email_taken`
 */
async function refuseAwaited(context: Context, { email, resellerId }: { email: string; resellerId: string | null }) {
  const { db, orgId } = context;
  await db.selectFrom("organisations").select("orgId").where("orgId", "=", orgId).forNoKeyUpdate().execute();
  const alike = await findClients(context, { search: email, limit: 100, offset: 0 });
  const isAwaited = alike.some(
    ({ owner, reseller }) => owner?.email === email && (reseller?._id ?? null) === resellerId,
  );
  if (isAwaited) throw addressTaken();
}
