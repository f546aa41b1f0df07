import type { OpenVisitorSession, VisitorSession, VisitorSignedIn } from "@carrel/sdk/schemas";
import { newToken, sha256Hex } from "../../codes/secrets";
import { proofExpired, provedAddress } from "../../codes/visitor-proof";
import type { Context } from "../../context";
import { namedTenant } from "../tenant";
import { readProfile } from "./profile";
import { type Visitor, visitorOf } from "./visitor";

/** How long a visitor stays signed in. */
const SESSION_DAYS = 7;

/** Opens a visitor's own area: his proof of an address becomes a session, kept hashed as staff's are. */
export async function openSession(context: Context<OpenVisitorSession>): Promise<VisitorSignedIn> {
  const { db, now, random, input } = context;
  const { orgId } = namedTenant(context);
  const email = await provedAddress(context, input.verificationToken);
  if (email === null) throw proofExpired();
  const token = newToken(random);
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * 86_400_000);
  await db
    .insertInto("visitorSessions")
    .values({ orgId, sessionId: random.id(), tokenHash: await sha256Hex(token), email, createdAt: now, expiresAt })
    .execute();
  return { token, data: await sessionRecord(context, { email, customerIds: [], expiresAt }) };
}

export const session = (context: Context): Promise<VisitorSession> => sessionRecord(context, visitorOf(context));

async function sessionRecord(context: Pick<Context, "db" | "orgId">, visitor: Visitor): Promise<VisitorSession> {
  const { customerId, name, phone } = await readProfile(context, visitor);
  const { email, expiresAt } = visitor;
  return { orgId: context.orgId, customerId, name, email, phone, expiresAt: expiresAt.toISOString() };
}
