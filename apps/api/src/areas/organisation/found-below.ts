import type { Context } from "../../context";
import { beginOrganisation, leaveOrganisation } from "../../database/enter-organisation";
import type { Tenant } from "../../database/port";
import { notFound } from "../../failure";
import { foundAndInvite, type InvitedOrganisation } from "../auth/found-and-invite";
import { tenantOf } from "../tenant";

type Mail = Parameters<Context["sendMail"]>[0];

interface FoundedBelow {
  organisation: Tenant;
  /** They leave by the new organisation's own queue: send them once it is entered. */
  mails: readonly Mail[];
}

/**
 * Makes an organisation below one's own with its roles, its key and its first owner, who is invited. The transaction is
 * the caller's own again afterwards.
 * @throws Failure 409 `email_taken` or `org_code_taken`
 */
export async function foundBelow(context: Context, organisation: InvitedOrganisation): Promise<FoundedBelow> {
  const { db, random } = context;
  const above = tenantOf(context);
  const orgId = random.id();
  if (!(await beginOrganisation(db, orgId))) throw notFound("Organization");
  const mails: Mail[] = [];
  const founded = await foundAndInvite(
    {
      ...context,
      orgId,
      keyOrganisation: above,
      platform: () => context.platform(orgId),
      sendMail: async (mail) => void mails.push(mail),
    },
    organisation,
  );
  await leaveOrganisation(db, above.orgId);
  return { organisation: founded.organisation, mails };
}
