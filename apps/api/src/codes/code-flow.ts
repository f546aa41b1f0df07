import { sql } from "kysely";
import type { Context } from "../context";
import { json } from "../database/json";
import type { Row } from "../database/schema";
import { Failure } from "../failure";
import { sha256Hex, sixDigits } from "./secrets";

/** How long a code is good for. */
export const CODE_MINUTES = 10;
const TRIES = 5;
const RESEND_SECONDS = 30;
const CODES_AN_HOUR = 5;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export type CodeFlow = Row<"codeFlows">;
type FlowContext = Pick<Context, "db" | "orgId" | "now"> & Partial<Pick<Context, "keyOrganisation">>;
type CodeContext = FlowContext & Pick<Context, "random">;

/** A code's salt is its flow, so that equal codes have unequal hashes. */
const hashOf = (flowId: string, code: string) => sha256Hex(`${flowId}:${code}`);

/** What `resend-otp` and `send-otp` answer. */
export const otpSent = { expiresIn: CODE_MINUTES * 60, resendIn: RESEND_SECONDS };

interface NewCode {
  /** The same id again means the same person and purpose: limits count over it. */
  flowId: string;
  kind: CodeFlow["kind"];
  email: string;
  userId?: string | null;
  /**
   * What is to happen once the code was right. A flow with a `keyOrgId` is there under that organisation's keys only,
   * so that other keys can't be used to see in whose name it runs.
   */
  payload?: Record<string, unknown>;
}

/** When the last codes of a flow were sent, in ms since 1970, newest first. */
const sends = (now: Date) => sql`jsonb_build_object('sends',
  jsonb_build_array(${now.getTime()}::bigint) || jsonb_path_query_array(code_flows.payload -> 'sends', ${`$[0 to ${CODES_AN_HOUR - 2}]`}::jsonpath))`;

const underItsKey = ({ keyOrganisation }: FlowContext) => sql<boolean>`
  coalesce(code_flows.payload ->> 'keyOrgId' = ${keyOrganisation?.orgId ?? ""}, true)`;

/** Whether a flow may be sent another code: 30 seconds after the last, an hour after the fifth last. */
const maySend = (now: Date) => sql<boolean>`
  code_flows.sent_at <= ${new Date(now.getTime() - RESEND_SECONDS * SECOND)}
  and coalesce((code_flows.payload -> 'sends' ->> ${sql.lit(CODES_AN_HOUR - 1)})::bigint <= ${now.getTime() - HOUR}, true)`;

/**
 * Makes a new code for a flow, and the flow itself when it is new. Deciding and counting are one atomic statement.
 * @returns the code to mail, or the refusal 429 `otp_too_soon`
 */
export async function issueCode(context: CodeContext, flow: NewCode): Promise<string | Failure> {
  const { db, orgId, now } = context;
  const code = sixDigits(context.random);
  const issued = await db
    .insertInto("codeFlows")
    .values({
      orgId,
      flowId: flow.flowId,
      kind: flow.kind,
      subjectEmail: flow.email,
      userId: flow.userId ?? null,
      codeHash: await hashOf(flow.flowId, code),
      sentAt: now,
      expiresAt: new Date(now.getTime() + CODE_MINUTES * MINUTE),
      payload: json({ ...flow.payload, sends: [now.getTime()] }),
      createdAt: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["orgId", "flowId"])
        .doUpdateSet((row) => ({
          userId: row.ref("excluded.userId"),
          codeHash: row.ref("excluded.codeHash"),
          attempts: 0,
          sendCount: sql`code_flows.send_count + 1`,
          sentAt: row.ref("excluded.sentAt"),
          expiresAt: row.ref("excluded.expiresAt"),
          consumedAt: null,
          payload: sql`excluded.payload || ${sends(now)}`,
        }))
        .where(maySend(now)),
    )
    .returning("flowId")
    .executeTakeFirst();
  return issued ? code : tooSoon(await readFlow(context, flow.flowId), now);
}

/**
 * Makes a new code for a flow that is still running.
 * @returns the flow and the code to mail, or 429 `otp_too_soon`, or 400 `otp_expired` when nothing is running under that id
 */
export async function reissueCode(
  context: CodeContext,
  flowId: string,
): Promise<{ flow: CodeFlow; code: string } | Failure> {
  const { db, orgId, now } = context;
  const code = sixDigits(context.random);
  const flow = await db
    .updateTable("codeFlows")
    .set({
      codeHash: await hashOf(flowId, code),
      attempts: 0,
      sendCount: sql`send_count + 1`,
      sentAt: now,
      expiresAt: new Date(now.getTime() + CODE_MINUTES * MINUTE),
      payload: sql`code_flows.payload || ${sends(now)}`,
    })
    .where("orgId", "=", orgId)
    .where("flowId", "=", flowId)
    .where(underItsKey(context))
    .where("consumedAt", "is", null)
    .where("expiresAt", ">", new Date(now.getTime() - HOUR))
    .where(maySend(now))
    .returningAll()
    .executeTakeFirst();
  if (flow) return { flow, code };
  const standing = await readFlow(context, flowId);
  const running = standing && !standing.consumedAt && standing.expiresAt.getTime() > now.getTime() - HOUR;
  return running ? tooSoon(standing, now) : otpExpired();
}

/**
 * Tries a code. Each try counts, in one atomic statement, so that parallel guesses share the five tries.
 * Return its `Failure` from the handler, never throw it: the transaction must commit the count.
 * @returns the flow, now used up, or 400 `otp_wrong`, `otp_locked` or `otp_expired`
 */
export async function tryCode(
  context: FlowContext,
  given: { flowId: string; kind: CodeFlow["kind"]; otp: string },
): Promise<CodeFlow | Failure> {
  const { db, orgId, now } = context;
  const hash = await hashOf(given.flowId, given.otp);
  const tried = await db
    .updateTable("codeFlows")
    .set({
      attempts: sql`attempts + 1`,
      consumedAt: sql`case when code_hash = ${hash} then ${now}::timestamptz end`,
    })
    .where("orgId", "=", orgId)
    .where("flowId", "=", given.flowId)
    .where("kind", "=", given.kind)
    .where(underItsKey(context))
    .where("consumedAt", "is", null)
    .where("expiresAt", ">", now)
    .where("attempts", "<", TRIES)
    .returningAll()
    .executeTakeFirst();
  if (tried?.consumedAt) return tried;
  if (tried) return tried.attempts < TRIES ? otpWrong(TRIES - tried.attempts) : otpLocked();
  const standing = await readFlow(context, given.flowId);
  const live = standing?.kind === given.kind && !standing.consumedAt && standing.expiresAt > now;
  return live ? otpLocked() : otpExpired();
}

/** Whether a code of this flow is on its way and can still be tried. */
export async function isCodeLive(context: FlowContext, flowId: string): Promise<boolean> {
  const flow = await readFlow(context, flowId);
  return Boolean(flow && !flow.consumedAt && flow.expiresAt > context.now && flow.attempts < TRIES);
}

/** Ends what is running for a person: codes that were mailed before he changed his password. */
export const endFlows = ({ db, orgId, now }: FlowContext, userId: string) =>
  db
    .updateTable("codeFlows")
    .set({ consumedAt: now })
    .where("orgId", "=", orgId)
    .where("userId", "=", userId)
    .where("consumedAt", "is", null)
    .execute();

/** Forgets a flow that was used up and what it kept, such as the hash of a password. */
export const forgetFlow = ({ db, orgId }: FlowContext, flowId: string) =>
  db.deleteFrom("codeFlows").where("orgId", "=", orgId).where("flowId", "=", flowId).execute();

const readFlow = (context: FlowContext, flowId: string) =>
  context.db
    .selectFrom("codeFlows")
    .selectAll()
    .where("orgId", "=", context.orgId)
    .where("flowId", "=", flowId)
    .where(underItsKey(context))
    .executeTakeFirst();

const otpWrong = (left: number) =>
  new Failure({
    status: 400,
    code: "otp_wrong",
    message: `That code is not right. ${left} ${left === 1 ? "try" : "tries"} left.`,
    data: { triesLeft: left },
  });

const otpLocked = () =>
  new Failure({ status: 400, code: "otp_locked", message: "Too many wrong tries. Ask for a new code." });

const otpExpired = () =>
  new Failure({ status: 400, code: "otp_expired", message: "That code has expired. Ask for a new one." });

function tooSoon(flow: CodeFlow | undefined, now: Date): Failure {
  const sent = Array.isArray(flow?.payload.sends) ? flow.payload.sends.map(Number) : [];
  const fifthLast = sent[CODES_AN_HOUR - 1];
  const hourIsFull = fifthLast !== undefined && fifthLast > now.getTime() - HOUR;
  const freeAt = hourIsFull ? fifthLast + HOUR : (sent[0] ?? now.getTime()) + RESEND_SECONDS * SECOND;
  const seconds = Math.max(1, Math.ceil((freeAt - now.getTime()) / SECOND));
  const wait = seconds < 120 ? `${seconds} second${seconds === 1 ? "" : "s"}` : `${Math.ceil(seconds / 60)} minutes`;
  return new Failure({
    status: 429,
    code: "otp_too_soon",
    message: hourIsFull
      ? `Five codes were sent in the last hour. Ask for a new one in ${wait}.`
      : `A code was just sent. Ask for a new one in ${wait}.`,
    retryAfter: seconds,
  });
}
