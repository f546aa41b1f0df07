import { isId } from "@carrel/sdk/domain";
import { sql } from "kysely";
import type { Context } from "../context";
import { json } from "../database/json";
import { Failure } from "../failure";
import { newToken, sha256Hex } from "./secrets";

/** How long a visitor's proved address lets him book. */
const PROOF_MINUTES = 30;

const hashOf = (proofId: string, secret: string) => sha256Hex(`${proofId}:${secret}`);

const tokenOf = (proofId: string, secret: string) => `${proofId}.${secret}`;

/** What a proof is good for, each once. */
export type ProofUse = "save" | "open";

interface Given {
  /** Those of his codes: what is held for them is his. */
  flows?: readonly string[];
  /** The session that stands for a code: its proof ends with it, and opens no other session. */
  sessionId?: string;
}

/** A proof with the token that shows it, and until when it does. */
export interface GivenProof {
  proofId: string;
  token: string;
  expiresAt: Date;
}

/** Notes that a visitor proved his address to one organisation. */
export async function giveProof(
  { db, orgId, now, random }: Pick<Context, "db" | "orgId" | "now" | "random">,
  email: string,
  { flows = [], sessionId }: Given = {},
): Promise<GivenProof> {
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
      payload: json(sessionId === undefined ? { uses: [], flows } : { uses: ["open"], flows, sessionId }),
      createdAt: now,
    })
    .execute();
  return { proofId, token: tokenOf(proofId, secret), expiresAt };
}

/**
 * Gives a proof another secret, and no more time: what showed it before does no more, so that it still has each of its uses once.
 * @returns null where something was done with it, or its time is over
 */
export async function renewProof(
  { db, orgId, now, random }: Pick<Context, "db" | "orgId" | "now" | "random">,
  proofId: string,
): Promise<GivenProof | null> {
  const secret = newToken(random);
  const renewed = await db
    .updateTable("codeFlows")
    .set({ codeHash: await hashOf(proofId, secret) })
    .where("orgId", "=", orgId)
    .where("flowId", "=", proofId)
    .where("kind", "=", "booking")
    .where("expiresAt", ">", now)
    .where(sql<boolean>`payload -> 'uses' = '[]'::jsonb`)
    .returning("expiresAt")
    .executeTakeFirst();
  return renewed ? { proofId, token: tokenOf(proofId, secret), expiresAt: renewed.expiresAt } : null;
}

/** What a proof shows. */
export interface Proof {
  email: string;
  /** Those of his codes. */
  flows: string[];
}

/**
 * Takes one of the uses of a proof that was given to this organisation less than 30 minutes ago. A transaction that is rolled
 * back gives it back; of two at once one gets it.
 * @param email whose proof it has to be, where that is known
 * @throws Failure 400 `verification_expired`
 */
export async function takeProof(
  { db, orgId, now }: Pick<Context, "db" | "orgId" | "now">,
  token: string,
  use: ProofUse,
  email?: string,
): Promise<Proof> {
  const [proofId, secret] = token.split(".");
  if (!proofId || !secret || !isId(proofId)) throw proofExpired();
  const used = json([use]);
  const proof = await db
    .updateTable("codeFlows")
    .set({ payload: sql`jsonb_set(payload, '{uses}', coalesce(payload -> 'uses', '[]') || ${used}::jsonb)` })
    .where("orgId", "=", orgId)
    .where("flowId", "=", proofId)
    .where("kind", "=", "booking")
    .where("codeHash", "=", await hashOf(proofId, secret))
    .where("expiresAt", ">", now)
    .where(sql<boolean>`not coalesce(payload -> 'uses', '[]') @> ${used}::jsonb`)
    .$if(email !== undefined, (query) => query.where("subjectEmail", "=", email ?? ""))
    .returning(["subjectEmail", "payload"])
    .executeTakeFirst();
  if (!proof?.subjectEmail) throw proofExpired();
  const { flows, sessionId } = proof.payload;
  if (typeof sessionId === "string" && !(await runs({ db, orgId, now }, sessionId))) throw proofExpired();
  return { email: proof.subjectEmail, flows: Array.isArray(flows) ? flows.map(String) : [] };
}

/** Whether a visitor's session still runs: neither signed out nor erased. */
async function runs({ db, orgId, now }: Pick<Context, "db" | "orgId" | "now">, sessionId: string): Promise<boolean> {
  const session = await db
    .selectFrom("visitorSessions")
    .select("sessionId")
    .where("orgId", "=", orgId)
    .where("sessionId", "=", sessionId)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  return session !== undefined;
}

/** 400: a proof is asked for, and what came is none, or none any more. */
const proofExpired = () =>
  new Failure({
    status: 400,
    code: "verification_expired",
    message: "This confirmation of your e-mail address has expired, or was used. Ask for a new code.",
  });
