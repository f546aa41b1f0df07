import type { ById, Deleted, OwnSession } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { notFound } from "../../failure";
import { idleSince } from "../../pipeline/session-use";
import { tenantOf } from "../tenant";
import { personOf } from "./person";

type Asking = Pick<Context, "db" | "orgId" | "organisation" | "now" | "actor">;

/** Where a person is signed in, newest first. */
export async function sessionsOf(context: Asking, userId: string): Promise<OwnSession[]> {
  const { db, orgId, now, actor } = context;
  const idle = idleSince(tenantOf(context), now);
  const rows = await db
    .selectFrom("sessions")
    .select(["sessionId", "address", "userAgent", "createdAt", "expiresAt"])
    .where("orgId", "=", orgId)
    .where("userId", "=", userId)
    .where("revokedAt", "is", null)
    .where("expiresAt", ">", now)
    .$if(idle !== null, (query) => query.where("activeAt", ">", idle))
    .orderBy("createdAt", "desc")
    .orderBy("sessionId", "desc")
    .execute();
  return rows.map(({ sessionId, address, userAgent, createdAt, expiresAt }) => ({
    _id: sessionId,
    address,
    userAgent,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isCurrent: actor.kind === "person" && sessionId === actor.sessionId,
  }));
}

/** Ends one session of a person. @throws Failure 404 for one that is not his, or has ended */
export async function endSessionOf(
  { db, orgId, now, audit }: Asking & Pick<Context, "audit">,
  userId: string,
  sessionId: string,
): Promise<Deleted> {
  const ended = await db
    .updateTable("sessions")
    .set({ revokedAt: now })
    .where("orgId", "=", orgId)
    .where("userId", "=", userId)
    .where("sessionId", "=", sessionId)
    .where("revokedAt", "is", null)
    .where("expiresAt", ">", now)
    .returning(["sessionId", "address", "userAgent"])
    .executeTakeFirst();
  if (!ended) throw notFound("Session");
  audit({ before: ended });
  return { _id: ended.sessionId };
}

/** One's own running sessions. */
export const sessions = (context: Context) => sessionsOf(context, personOf(context).userId);

/** Ends one of one's own sessions. */
export const revokeSession = (context: Context<ById>) =>
  endSessionOf(context, personOf(context).userId, context.input.id);
