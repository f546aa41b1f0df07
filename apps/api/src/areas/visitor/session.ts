import type {
  OpenVisitorSession,
  SignedOut,
  VerifiedVisitor,
  VisitorSession,
  VisitorSignedIn,
} from "@carrel/sdk/schemas";
import { newToken, sha256Hex } from "../../codes/secrets";
import { giveProof, takeProof } from "../../codes/visitor-proof";
import type { Context } from "../../context";
import { ownMemberships } from "../memberships/own-rights";
import { namedTenant } from "../tenant";
import { readProfile } from "./profile";
import { type Visitor, visitorOf } from "./visitor";

/** How long a visitor stays signed in. */
const SESSION_DAYS = 7;

/** Opens a visitor's own area: his proof of an address becomes a session, kept hashed as staff's are. */
export async function openSession(context: Context<OpenVisitorSession>): Promise<VisitorSignedIn> {
  const { db, now, random, input } = context;
  const { orgId } = namedTenant(context);
  const { email } = await takeProof(context, input.verificationToken, "open");
  const token = newToken(random);
  const sessionId = random.id();
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * 86_400_000);
  await db
    .insertInto("visitorSessions")
    .values({ orgId, sessionId, tokenHash: await sha256Hex(token), email, createdAt: now, expiresAt })
    .execute();
  context.audit({ recordId: sessionId, after: { expiresAt } });
  return { token, data: await sessionRecord(context, { email, customerIds: [], expiresAt }) };
}

/** Proves the address by the session, for who would else have to type a code anew: a booking takes it as a code's proof, within the same limits. */
export async function prove(context: Context): Promise<VerifiedVisitor> {
  const { email, sessionId } = visitorOf(context);
  const { token, expiresAt } = await giveProof(context, email, { sessionId });
  const memberships = await ownMemberships(context, email);
  return { verificationToken: token, expiresAt: expiresAt.toISOString(), memberships };
}

export const session = (context: Context): Promise<VisitorSession> => sessionRecord(context, visitorOf(context));

/** Ends the session that calls; the visitor's others go on. */
export async function signOut(context: Context): Promise<SignedOut> {
  const { db, orgId, now } = context;
  const { sessionId, expiresAt } = visitorOf(context);
  await db
    .updateTable("visitorSessions")
    // As one that ran out: its token answers 7067 until the sweep takes the row.
    .set({ expiresAt: now })
    .where("orgId", "=", orgId)
    .where("sessionId", "=", sessionId)
    .execute();
  context.audit({ recordId: sessionId, before: { expiresAt } });
  return { signedOut: true };
}

async function sessionRecord(context: Pick<Context, "db" | "orgId">, visitor: Visitor): Promise<VisitorSession> {
  const { customerId, name, phone } = await readProfile(context, visitor);
  const { email, expiresAt } = visitor;
  return { orgId: context.orgId, customerId, name, email, phone, expiresAt: expiresAt.toISOString() };
}
