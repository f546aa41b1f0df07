import type { Context } from "../../context";
import { isEmailTaken } from "../../database/lookups";
import { sendInvitation } from "../admin-users/invite";
import { type Founded, type FoundingContext, foundOrganisation, type NewOrganisation } from "./found-organisation";
import { addressTaken } from "./proven-address";

/** An organisation that somebody else makes for its owner. */
export type InvitedOrganisation = Omit<NewOrganisation, "passwordHash" | "emailProvenAt">;

/**
 * Makes an organisation and mails its owner the link that lets him in, in one transaction: both stand or neither. An
 * address that is somebody's already is refused: an organisation that nobody can ever enter is of no use (decision 10).
 * @param context its `db` and `orgId` are the new organisation's own, its `sendMail` the inviting one's or the new one's
 * @throws Failure 409 `email_taken` or `org_code_taken`
 * @example
 * await foundAndInvite({ ...context, orgId }, { ...reseller, name: "Tara Nair", email: "tara@northside.test", phone: "" });
 */
export async function foundAndInvite(
  context: FoundingContext & Pick<Context, "newPasswordHash" | "sendMail" | "platform" | "actor">,
  organisation: InvitedOrganisation,
): Promise<Founded> {
  const { name, email } = organisation;
  const founded = await foundOrganisation(context, {
    ...organisation,
    passwordHash: context.newPasswordHash(),
    emailProvenAt: null,
  });
  const {
    organisation: { orgName },
    ownerId: userId,
  } = founded;
  // After the code, which a form asks for before it.
  if (await isEmailTaken(context.db, { email, userId, now: context.now })) throw addressTaken();
  await sendInvitation(context, { orgName, userId, name, email });
  return founded;
}
