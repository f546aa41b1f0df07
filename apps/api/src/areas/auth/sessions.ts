import type { ById, Deleted, OwnSession } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { notFound } from "../../failure";
import { personOf } from "./person";

/** One's own running sessions, newest first. */
export async function sessions(context: Context): Promise<OwnSession[]> {
  const { db, orgId, now } = context;
  const person = personOf(context);
  const rows = await db
    .selectFrom("sessions")
    .select(["sessionId", "address", "userAgent", "createdAt", "expiresAt"])
    .where("orgId", "=", orgId)
    .where("userId", "=", person.userId)
    .where("revokedAt", "is", null)
    .where("expiresAt", ">", now)
    .orderBy("createdAt", "desc")
    .orderBy("sessionId", "desc")
    .execute();
  return rows.map(({ sessionId, address, userAgent, createdAt, expiresAt }) => ({
    _id: sessionId,
    address,
    userAgent,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isCurrent: sessionId === person.sessionId,
  }));
}

/** Ends one of one's own sessions. @throws Failure 404 for one that is not his, or has ended */
export async function revokeSession(context: Context<ById>): Promise<Deleted> {
  const { db, orgId, now, input } = context;
  const revoked = await db
    .updateTable("sessions")
    .set({ revokedAt: now })
    .where("orgId", "=", orgId)
    .where("userId", "=", personOf(context).userId)
    .where("sessionId", "=", input.id)
    .where("revokedAt", "is", null)
    .where("expiresAt", ">", now)
    .returning(["sessionId", "address", "userAgent"])
    .executeTakeFirst();
  if (!revoked) throw notFound("Session");
  context.audit({ before: revoked });
  return { _id: revoked.sessionId };
}
