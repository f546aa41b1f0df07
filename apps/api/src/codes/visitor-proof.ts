import type { Context } from "../context";
import { Failure } from "../failure";
import { newToken, sha256Hex } from "./secrets";

/** How long a visitor's proved address lets him book. */
const PROOF_MINUTES = 30;

const hashOf = (proofId: string, secret: string) => sha256Hex(`${proofId}:${secret}`);

/**
 * Notes that a visitor proved his address to one organisation.
 * @returns the token that shows it, and until when it does
 */
export async function giveProof(
  { db, orgId, now, random }: Pick<Context, "db" | "orgId" | "now" | "random">,
  email: string,
): Promise<{ token: string; expiresAt: Date }> {
  const proofId = random.id();
  const secret = newToken(random);
  const expiresAt = new Date(now.getTime() + PROOF_MINUTES * 60_000);
  await db
    .insertInto("codeFlows")
    .values({
      orgId,
      flowId: proofId,
      kind: "booking",
      subjectEmail: email,
      codeHash: await hashOf(proofId, secret),
      sentAt: now,
      expiresAt,
      // Used up from the start: a proof can never be tried as a code.
      consumedAt: now,
      payload: undefined,
      createdAt: now,
    })
    .execute();
  return { token: `${proofId}.${secret}`, expiresAt };
}

/** The address that a token shows to have been proved to this organisation less than 30 minutes ago. */
export async function provedAddress(
  { db, orgId, now }: Pick<Context, "db" | "orgId" | "now">,
  token: string,
): Promise<string | null> {
  const [proofId, secret] = token.split(".");
  if (!proofId || !secret || !/^[0-9a-f-]{36}$/.test(proofId)) return null;
  const proof = await db
    .selectFrom("codeFlows")
    .select("subjectEmail")
    .where("orgId", "=", orgId)
    .where("flowId", "=", proofId)
    .where("kind", "=", "booking")
    .where("codeHash", "=", await hashOf(proofId, secret))
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  return proof?.subjectEmail ?? null;
}

/** Whether a token shows that `email` was proved to this organisation less than 30 minutes ago. */
export const isProved = async (context: Pick<Context, "db" | "orgId" | "now">, token: string, email: string) =>
  (await provedAddress(context, token)) === email;

/** 400: a proof is asked for, and what came is none, or none any more. */
export const proofExpired = () =>
  new Failure({
    status: 400,
    code: "verification_expired",
    message: "The confirmation of your e-mail address has expired. Ask for a new code.",
  });
