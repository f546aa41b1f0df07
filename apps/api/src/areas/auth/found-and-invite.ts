import { newToken } from "../../codes/secrets";
import type { Context } from "../../context";
import { sendInvitation } from "../admin-users/invite";
import { type Founded, type FoundingContext, foundOrganisation, type NewOrganisation } from "./found-organisation";

/** An organisation that somebody else makes for its owner. */
export type InvitedOrganisation = Omit<NewOrganisation, "passwordHash">;

/**
 * Makes an organisation and mails its owner how to set his password, in one transaction: both stand or neither.
 * @param context its `db` and `orgId` are the new organisation's own, its `sendMail` the inviting one's or the new one's
 * @throws Failure 409 `email_taken` or `org_code_taken`
 * @example
 * await foundAndInvite({ ...context, orgId }, { ...reseller, name: "Tara Nair", email: "tara@northside.test", phone: "" });
 */
export async function foundAndInvite(
  context: FoundingContext & Pick<Context, "passwords" | "sendMail" | "request">,
  organisation: InvitedOrganisation,
): Promise<Founded> {
  // A password that nobody knows, until he sets his own.
  const passwordHash = await context.passwords.hash(newToken(context.random));
  const founded = await foundOrganisation(context, { ...organisation, passwordHash });
  const { name, email } = organisation;
  await sendInvitation(context, { orgName: founded.organisation.orgName, name, email });
  return founded;
}
