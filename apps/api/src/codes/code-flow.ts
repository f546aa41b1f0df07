import { sql } from "kysely";
import type { Context } from "../context";
import { json } from "../database/json";
import type { Row } from "../database/schema";
import { conflict, Failure } from "../failure";
import { sha256Hex, sixDigits } from "./secrets";

/** How long a code is good for. */
export const CODE_MINUTES = 10;
const TRIES = 5;
const RESEND_SECONDS = 30;
/** How long a right code is right again where what it gave is noted: the answer may have been lost on its way. */
const AGAIN_SECONDS = 120;
const CODES_AN_HOUR = 5;
/** Whose code is sent again to who names the flow. A visitor asks anew. */
const RESENT = ["sign_in", "sign_up", "password_reset", "password_change", "confirm"] as const;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export type CodeFlow = Row<"codeFlows">;
type ResentFlow = CodeFlow & { kind: (typeof RESENT)[number] };
type FlowContext = Pick<Context, "db" | "orgId" | "now"> & Partial<Pick<Context, "keyOrganisation">>;
type CodeContext = FlowContext & Pick<Context, "random">;

/** No code has this hash. */
const NO_CODE = "";

/** A code's salt is its flow, so that equal codes have unequal hashes. */
const hashOf = (flowId: string, code: string) => sha256Hex(`${flowId}:${code}`);

/** What `resend-otp` and `send-otp` answer. */
export const otpSent = { expiresIn: CODE_MINUTES * 60, resendIn: RESEND_SECONDS };

interface NewCode {
  /** The same id again means the same person and purpose: limits count over it. A random one is its asker's alone. */
  flowId: string;
  kind: CodeFlow["kind"];
  email: string;
  userId?: string | null;
  /** One that another flow has too: each counts its own tries. Absent: a new one. */
  code?: string;
  /** How many codes an hour; absent: five. */
  anHour?: number;
  /**
   * What is to happen once the code was right. A flow with a `keyOrgId` is there under that organisation's keys only,
   * so that other keys can't be used to see in whose name it runs; where `byMail` is false no code is ever mailed for it.
   */
  payload?: Record<string, unknown>;
}

const isResent = (flow: CodeFlow): flow is ResentFlow => RESENT.some((kind) => kind === flow.kind);

/** When the last codes of a flow were sent, in ms since 1970, newest first. */
const sends = (now: Date, anHour: number) => sql`jsonb_build_object('sends',
  jsonb_build_array(${now.getTime()}::bigint) || jsonb_path_query_array(code_flows.payload -> 'sends', ${`$[0 to ${anHour - 2}]`}::jsonpath))`;

const underItsKey = ({ keyOrganisation }: FlowContext) => sql<boolean>`
  coalesce(code_flows.payload ->> 'keyOrgId' = ${keyOrganisation?.orgId ?? ""}, true)`;

/** Whether a flow may be sent another code: 30 seconds after the last, an hour after the last but so many. */
const maySend = (now: Date, anHour: number) => sql<boolean>`
  code_flows.sent_at <= ${new Date(now.getTime() - RESEND_SECONDS * SECOND)}
  and coalesce((code_flows.payload -> 'sends' ->> ${sql.lit(anHour - 1)})::bigint <= ${now.getTime() - HOUR}, true)`;

/**
 * Makes a new code for a flow, and the flow itself when it is new. Deciding and counting are one atomic statement.
 * @returns the code to mail, or the refusal 429 `otp_too_soon`
 */
export async function issueCode(context: CodeContext, flow: NewCode): Promise<string | Failure> {
  const { db, orgId, now } = context;
  const { code = sixDigits(context.random), anHour = CODES_AN_HOUR } = flow;
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
          payload: sql`excluded.payload || ${sends(now, anHour)}`,
        }))
        .where(maySend(now, anHour)),
    )
    .returning("flowId")
    .executeTakeFirst();
  return issued ? code : tooSoon(await readFlow(context, flow.flowId), { now, anHour });
}

/** Counts a mail to an address to which several flows mail. @returns the refusal 429 `otp_too_soon` when there were enough */
export async function countMail(
  context: CodeContext,
  { countId: flowId, email }: { countId: string; email: string },
): Promise<Failure | undefined> {
  const counted = await issueCode(context, { flowId, kind: "mail_count", email });
  return counted instanceof Failure ? counted : undefined;
}

/**
 * Makes a new code for a flow that is still running.
 * @returns the flow and the code to mail, or 429 `otp_too_soon`, 400 `otp_expired` when nothing is running under that id,
 * or 409 `mail_codes_off`
 */
export async function reissueCode(
  context: CodeContext,
  flowId: string,
): Promise<{ flow: ResentFlow; code: string } | Failure> {
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
      payload: sql`code_flows.payload || ${sends(now, CODES_AN_HOUR)}`,
    })
    .where("orgId", "=", orgId)
    .where("flowId", "=", flowId)
    .where("kind", "in", RESENT)
    .where(underItsKey(context))
    .where("consumedAt", "is", null)
    .where("expiresAt", ">", new Date(now.getTime() - HOUR))
    .where(maySend(now, CODES_AN_HOUR))
    .where(sql<boolean>`coalesce(code_flows.payload ->> 'byMail', 'true') = 'true'`)
    .returningAll()
    .executeTakeFirst();
  if (flow && isResent(flow)) return { flow, code };
  const standing = await readFlow(context, flowId);
  if (standing?.payload.byMail === false) return notByMail();
  const running =
    standing && isResent(standing) && !standing.consumedAt && standing.expiresAt.getTime() > now.getTime() - HOUR;
  return running ? tooSoon(standing, { now, anHour: CODES_AN_HOUR }) : otpExpired();
}

/**
 * Opens a flow that something else than a mailed code ends, for ten minutes; one that runs goes on, with the code that was
 * mailed for it meanwhile. Tries count on for an hour, however often it is opened, until one was right.
 */
export async function openFlow({ db, orgId, now }: FlowContext, flow: NewCode): Promise<void> {
  const isOver = sql`(code_flows.consumed_at is not null or code_flows.expires_at <= ${now})`;
  const countsAnew = sql`(code_flows.consumed_at is not null or code_flows.created_at <= ${new Date(now.getTime() - HOUR)})`;
  await db
    .insertInto("codeFlows")
    .values({
      orgId,
      flowId: flow.flowId,
      kind: flow.kind,
      subjectEmail: flow.email,
      userId: flow.userId ?? null,
      codeHash: NO_CODE,
      sendCount: 0,
      // Nothing was sent, so that a code may be mailed at once.
      sentAt: new Date(now.getTime() - HOUR),
      expiresAt: new Date(now.getTime() + CODE_MINUTES * MINUTE),
      payload: json({ ...flow.payload, sends: [] }),
      createdAt: now,
    })
    .onConflict((conflict) =>
      conflict.columns(["orgId", "flowId"]).doUpdateSet((row) => ({
        codeHash: sql`case when ${isOver} then ${NO_CODE} else code_flows.code_hash end`,
        attempts: sql`case when ${countsAnew} then 0 else code_flows.attempts end`,
        createdAt: sql`case when ${countsAnew} then excluded.created_at else code_flows.created_at end`,
        // A mailed code lives no longer for it.
        expiresAt: sql`case when ${isOver} or code_flows.code_hash = ${NO_CODE} then excluded.expires_at
          else code_flows.expires_at end`,
        consumedAt: null,
        userId: row.ref("excluded.userId"),
        payload: sql`excluded.payload || jsonb_build_object('sends', coalesce(code_flows.payload -> 'sends', '[]'))`,
      })),
    )
    .execute();
}

/**
 * Ends a flow by what proves its person in another way than a mailed code. The try is counted before it is looked at,
 * together with all others of the flow, so that many at once share the five. Return its `Failure`, as `tryCode`'s.
 * @returns the flow, now used up, or 400 `otp_wrong`, `otp_locked` or `otp_expired`
 */
export async function tryProof(
  context: FlowContext,
  given: { flowId: string; kind: CodeFlow["kind"] },
  isRight: (flow: CodeFlow) => Promise<boolean>,
): Promise<CodeFlow | Failure> {
  const tried = await live(context, given)
    .set({ attempts: sql`attempts + 1` })
    .where("attempts", "<", TRIES)
    .returningAll()
    .executeTakeFirst();
  if (!tried) {
    const standing = await readFlow(context, given.flowId);
    return isLive(standing, given.kind, context.now) ? proofLocked() : proofExpired();
  }
  if (!(await isRight(tried))) return tried.attempts < TRIES ? otpWrong(TRIES - tried.attempts) : proofLocked();
  await live(context, given).set({ consumedAt: context.now }).execute();
  return tried;
}

/** Notes what has to be signed to end a flow, in place of what had to be before. */
export async function noteChallenge(
  context: FlowContext,
  given: { flowId: string; kind: CodeFlow["kind"] },
  { challenge, until }: { challenge: string; until: Date },
): Promise<CodeFlow | Failure> {
  const noted = json({ challenge, challengeUntil: until.getTime() });
  const flow = await live(context, given)
    .set({ payload: sql`code_flows.payload || ${noted}::jsonb` })
    .where("attempts", "<", TRIES)
    .returningAll()
    .executeTakeFirst();
  return flow ?? proofExpired();
}

/** Takes a flow's challenge, which is good once. @returns null where there is none, or its time is over */
export async function takeChallenge(
  { db, orgId, now }: FlowContext,
  { flowId, payload }: Pick<CodeFlow, "flowId" | "payload">,
): Promise<string | null> {
  await db
    .updateTable("codeFlows")
    .set({ payload: sql`code_flows.payload - 'challenge'` })
    .where("orgId", "=", orgId)
    .where("flowId", "=", flowId)
    .execute();
  const { challenge, challengeUntil } = payload;
  return typeof challenge === "string" && Number(challengeUntil) > now.getTime() ? challenge : null;
}

/**
 * Tries a code. Each try counts, in one atomic statement, so that parallel guesses share the five tries. One that was right
 * before, and whose flow notes what it gave (`noteGiven`), is right for two minutes more, within the same tries.
 * Return its `Failure` from the handler, never throw it: the transaction must commit the count.
 * @returns the flow, now used up, with `payload.given` where it was before, or 400 `otp_wrong`, `otp_locked` or `otp_expired`
 */
export async function tryCode(
  context: FlowContext,
  given: {
    flowId: string;
    kind: CodeFlow["kind"];
    otp: string;
    /** How many tries a code has; absent: five. */
    tries?: number;
  },
): Promise<CodeFlow | Failure> {
  const { now } = context;
  const { tries = TRIES } = given;
  const hash = await hashOf(given.flowId, given.otp);
  const isFirst = sql`code_hash = ${hash} and consumed_at is null`;
  const tried = await named(context, given)
    .set({
      attempts: sql`attempts + 1`,
      consumedAt: sql`case when ${isFirst} then ${now}::timestamptz else consumed_at end`,
    })
    .where((flow) =>
      flow.or([
        flow.and([flow("consumedAt", "is", null), flow("expiresAt", ">", now)]),
        flow.and([
          flow("consumedAt", ">", new Date(now.getTime() - AGAIN_SECONDS * SECOND)),
          sql<boolean>`code_flows.payload -> 'given' is not null`,
        ]),
      ]),
    )
    .where("attempts", "<", tries)
    .returningAll()
    .executeTakeFirst();
  if (tried?.codeHash === hash) return tried;
  if (tried) return tried.attempts < tries ? otpWrong(tries - tried.attempts) : otpLocked();
  const standing = await readFlow(context, given.flowId);
  return isLive(standing, given.kind, now) ? otpLocked() : otpExpired();
}

/** Notes what a right code gave, as its flow is used up: what gives it again where the same code comes again. */
export const noteGiven = ({ db, orgId }: FlowContext, flowId: string, given: string) =>
  db
    .updateTable("codeFlows")
    .set({ payload: sql`code_flows.payload || ${json({ given })}::jsonb` })
    .where("orgId", "=", orgId)
    .where("flowId", "=", flowId)
    .execute();

/** A flow, to be changed. */
const named = (context: FlowContext, { flowId, kind }: { flowId: string; kind: CodeFlow["kind"] }) =>
  context.db
    .updateTable("codeFlows")
    .where("orgId", "=", context.orgId)
    .where("flowId", "=", flowId)
    .where("kind", "=", kind)
    .where(underItsKey(context));

/** One that can still be ended. */
const live = (context: FlowContext, given: Parameters<typeof named>[1]) =>
  named(context, given).where("consumedAt", "is", null).where("expiresAt", ">", context.now);

const isLive = (flow: CodeFlow | undefined, kind: CodeFlow["kind"], now: Date) =>
  flow?.kind === kind && !flow.consumedAt && flow.expiresAt > now;

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

/**
 * Ends what is running of one kind for an address: one code was right, and the others are not needed any more.
 * @returns the ids of the flows that it ended
 */
export async function endFlowsOf(
  { db, orgId, now }: FlowContext,
  which: Pick<CodeFlow, "kind" | "subjectEmail">,
): Promise<string[]> {
  const ended = await db
    .updateTable("codeFlows")
    .set({ consumedAt: now })
    .where((row) => row.and({ orgId, ...which }))
    .where("consumedAt", "is", null)
    .returning("flowId")
    .execute();
  return ended.map(({ flowId }) => flowId);
}

/** Keeps whoever else takes this turn waiting until the transaction ends: of two right codes at once one is used. */
export const takeFlowTurn = ({ db, orgId }: FlowContext, flowId: string) =>
  db
    .selectFrom("codeFlows")
    .select("flowId")
    .where((row) => row.and({ orgId, flowId }))
    .forUpdate()
    .execute();

/** Makes a flow's row where there is none, to take turns by: it has no code, is used up, and keeps no mail waiting. */
export const standInFlow = ({ db, orgId, now }: FlowContext, { flowId, kind, email }: NewCode) =>
  db
    .insertInto("codeFlows")
    .values({
      orgId,
      flowId,
      kind,
      subjectEmail: email,
      codeHash: NO_CODE,
      sendCount: 0,
      sentAt: new Date(now.getTime() - HOUR),
      expiresAt: new Date(now.getTime() + CODE_MINUTES * MINUTE),
      consumedAt: now,
      payload: json({ sends: [] }),
      createdAt: now,
    })
    .onConflict((conflict) => conflict.columns(["orgId", "flowId"]).doNothing())
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

export const otpExpired = () =>
  new Failure({ status: 400, code: "otp_expired", message: "That code has expired. Ask for a new one." });

const notByMail = () =>
  conflict("mail_codes_off", "No codes are mailed for this sign-in. Answer it in another of its ways.");

const proofLocked = () =>
  new Failure({ status: 400, code: "otp_locked", message: "Too many wrong tries. Sign in again in an hour." });

const proofExpired = () =>
  new Failure({ status: 400, code: "otp_expired", message: "This sign-in took too long. Begin it again." });

function tooSoon(flow: CodeFlow | undefined, { now, anHour }: { now: Date; anHour: number }): Failure {
  const sent = Array.isArray(flow?.payload.sends) ? flow.payload.sends.map(Number) : [];
  const oldest = sent[anHour - 1];
  const hourIsFull = oldest !== undefined && oldest > now.getTime() - HOUR;
  const freeAt = hourIsFull ? oldest + HOUR : (sent[0] ?? now.getTime()) + RESEND_SECONDS * SECOND;
  const seconds = Math.max(1, Math.ceil((freeAt - now.getTime()) / SECOND));
  const wait = seconds < 120 ? `${seconds} second${seconds === 1 ? "" : "s"}` : `${Math.ceil(seconds / 60)} minutes`;
  return new Failure({
    status: 429,
    code: "otp_too_soon",
    message: hourIsFull
      ? `Enough codes were sent in the last hour. Ask for a new one in ${wait}.`
      : `A code was just sent. Ask for a new one in ${wait}.`,
    retryAfter: seconds,
  });
}
