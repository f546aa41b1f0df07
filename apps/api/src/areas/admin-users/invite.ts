import type { AdminUser, ById } from "@carrel/sdk/schemas";
import { makeLink } from "../../codes/links";
import { uuidOf } from "../../codes/secrets";
import type { Context } from "../../context";
import { isEmailTaken } from "../../database/lookups";
import { conflict } from "../../failure";
import { tenantOf } from "../tenant";
import { hasAccountMail, INVITED_DAYS, invitationMail } from "./invitation-mails";
import { findPerson, lockPerson } from "./queries";
import { adminUserRecord } from "./record";
import { requireManageable } from "./requirements";

const DAY = 86_400_000;

type Inviting = Pick<Context, "db" | "orgId" | "now" | "random" | "sendMail" | "platform" | "actor">;

interface Invited {
  /** Whose organisation it is to be. */
  orgName: string;
  userId: string;
  name: string;
  email: string;
}

/**
 * Mails a person the link by which he proves his address and sets a password; the one before ends. Whoever has proven the
 * address elsewhere is told instead, and the caller of neither.
 */
export async function sendInvitation(context: Inviting, { orgName, userId, name, email }: Invited): Promise<void> {
  const { db, now, actor, platform, sendMail } = context;
  const hasAccount = await isEmailTaken(db, { email, userId, now });
  // Made in any case: it costs and answers alike.
  const linkId = await uuidOf(`invitation:${userId}`);
  const token = await makeLink(context, { linkId, kind: "invitation", userId, email, hours: INVITED_DAYS * 24 });
  const by = actor.kind === "person" ? actor.name : orgName;
  const address = `${(await platform()).address}/auth/invitation#${token}`;
  const until = new Date(now.getTime() + INVITED_DAYS * DAY);
  const invited = { orgName, userId, name, email, by, address, until };
  await sendMail({ to: email, ...(hasAccount ? hasAccountMail(invited) : invitationMail(invited)) });
}

/**
 * Mails the invitation again to somebody who has not followed it yet.
 * @throws Failure 404; 403 for somebody with more rights or other branches; 409 `already_signed_in` or `inactive`
 */
export async function inviteAgain(context: Context<ById>): Promise<AdminUser> {
  const person = await lockPerson(context, context.input.id);
  requireManageable(context, person);
  if (person.emailProvenAt) {
    throw conflict(
      "already_signed_in",
      `${person.name} has followed the invitation already. Whoever forgot a password gets a new one at the sign-in.`,
    );
  }
  if (!person.isActive) throw conflict("inactive", `${person.name} is deactivated. Activate the account first.`);
  await sendInvitation(context, { ...person, orgName: tenantOf(context).orgName });
  context.audit({ after: { invited: person.email } });
  return adminUserRecord(await findPerson(context, person.userId));
}
