import type { AdminUser, ById } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { conflict } from "../../failure";
import { tenantOf } from "../tenant";
import { invitationMail } from "./account-mails";
import { lockPerson } from "./queries";
import { adminUserRecord } from "./record";
import { requireManageable } from "./requirements";

/** Mails a person of the organisation `orgName` how to set a password of his own. */
export const sendInvitation = (
  { sendMail, request }: Pick<Context, "sendMail" | "request">,
  { orgName, name, email }: { orgName: string; name: string; email: string },
) => sendMail({ to: email, ...invitationMail({ orgName, name, email, origin: request.origin }) });

/**
 * Mails the invitation again to somebody who has not followed it yet.
 * @throws Failure 404; 403 for somebody with more rights or other branches; 409 `already_signed_in` or `inactive`
 */
export async function inviteAgain(context: Context<ById>): Promise<AdminUser> {
  const person = await lockPerson(context, context.input.id);
  requireManageable(context, person);
  if (person.lastLoginAt) {
    throw conflict(
      "already_signed_in",
      `${person.name} has signed in already. Whoever forgot a password gets a new one at the sign-in.`,
    );
  }
  if (!person.isActive) throw conflict("inactive", `${person.name} is deactivated. Activate the account first.`);
  await sendInvitation(context, { orgName: tenantOf(context).orgName, name: person.name, email: person.email });
  context.audit({ after: { invited: person.email } });
  return adminUserRecord(person);
}
