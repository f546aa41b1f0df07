import type { Session } from "@carrel/sdk/schemas";
import { newToken, sha256Hex } from "../../codes/secrets";
import type { Context } from "../../context";
import { deviceHash } from "./device";
import { readSession } from "./session-record";

/** How long a session lasts. */
const SESSION_DAYS = 7;
/** What is kept of a browser's own description, and of its address. */
const USER_AGENT_CHARACTERS = 400;
const ADDRESS_CHARACTERS = 64;

/**
 * Opens a session for a person whose identity was just proved, on a device that is known from then on.
 * @returns the bearer token, which is stored hashed only, and the session that it opens
 */
export async function openSession(
  context: Pick<
    Context,
    "db" | "orgId" | "now" | "random" | "request" | "platform" | "rememberDevice" | "asksForSecondFactor"
  >,
  userId: string,
): Promise<{ token: string; session: Session }> {
  const { db, orgId, now, random, request } = context;
  const token = newToken(random);
  const sessionId = random.id();
  await db
    .insertInto("sessions")
    .values({
      orgId,
      sessionId,
      tokenHash: await sha256Hex(token),
      userId,
      userAgent: request.userAgent.slice(0, USER_AGENT_CHARACTERS),
      address: request.address.slice(0, ADDRESS_CHARACTERS),
      deviceHash: await deviceHash(request),
      createdAt: now,
      activeAt: now,
      confirmedAt: now,
      expiresAt: new Date(now.getTime() + SESSION_DAYS * 86_400_000),
    })
    .execute();
  const { passwordHash } = await db
    .updateTable("adminUsers")
    .set({ lastLoginAt: now })
    .where("orgId", "=", orgId)
    .where("userId", "=", userId)
    .returning("passwordHash")
    .executeTakeFirstOrThrow();
  context.rememberDevice({ userId, passwordHash });
  return { token, session: await readSession(context, sessionId) };
}
