import type { Session } from "@carrel/sdk/schemas";
import { endFlows } from "../../codes/code-flow";
import type { Context } from "../../context";
import { passwordChangedMail } from "../../mails/account-mails";
import { tenantOf } from "../tenant";
import { openSession } from "./open-session";

/**
 * Gives a person a new password, ends all his sessions and codes, tells him by mail, and opens a session anew.
 * @param person whose identity was just proved by a code
 */
export async function setPassword(
  context: Context,
  person: { userId: string; name: string; email: string },
  password: string,
): Promise<{ token: string; session: Session }> {
  const { db, orgId, now, passwords, request } = context;
  await db
    .updateTable("adminUsers")
    .set({ passwordHash: await passwords.hash(password), updatedAt: now })
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
  await endFlows(context, person.userId);
  const { orgName: sender, timezone } = tenantOf(context);
  await context.sendMail({
    to: person.email,
    ...passwordChangedMail({ sender, timezone, name: person.name, at: now, ...request }),
  });
  return openSession(context, person.userId);
}
