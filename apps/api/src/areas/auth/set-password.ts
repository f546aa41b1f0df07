import { endRecovery } from "../../codes/reset-mails";
import type { Context } from "../../context";
import { passwordChangedMail } from "../../mails/account-mails";
import { tenantOf } from "../tenant";
import { namesOf, refuseGuessable } from "./refuse-guessable";

/**
 * Gives a person a new password, ends all his sessions, codes and links, and tells him by mail.
 * @param person whose identity was just proved by a code or a link
 * @throws Failure 400 for a password that is easy to guess; thrown, so that what proved him can be used again
 */
export async function setPassword(
  context: Context,
  person: { userId: string; name: string; email: string },
  password: string,
): Promise<void> {
  const { db, orgId, now, request, organisation, keyOrganisation } = context;
  refuseGuessable(password, [person.name, person.email, ...namesOf(organisation), ...namesOf(keyOrganisation)]);
  await db
    .updateTable("adminUsers")
    .set({ passwordHash: context.newPasswordHash(), updatedAt: now })
    .where("orgId", "=", orgId)
    .where("userId", "=", person.userId)
    .execute();
  const ended = await db
    .updateTable("sessions")
    .set({ revokedAt: now })
    .where("orgId", "=", orgId)
    .where("userId", "=", person.userId)
    .where("revokedAt", "is", null)
    .returning("sessionId")
    .execute();
  context.audit({ before: { sessions: ended.length }, after: { changed: "password", sessions: 1 } });
  await endRecovery(context, person);
  const { orgName: sender, timezone } = tenantOf(context);
  const { address: origin } = await context.platform();
  await context.sendMail({
    to: person.email,
    ...passwordChangedMail({ sender, timezone, name: person.name, at: now, ...request, origin }),
  });
}
