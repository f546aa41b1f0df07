import type { Confirm, Confirmed, ConfirmOtpSent } from "@carrel/sdk/schemas";
import { CODE_MINUTES, issueCode, otpSent, tryCode } from "../../codes/code-flow";
import { uuidOf } from "../../codes/secrets";
import type { Context } from "../../context";
import { Failure } from "../../failure";
import { codeMail } from "../../mails/code-mails";
import { confirmedUntil } from "../../pipeline/confirmation";
import { sessionExpired } from "../../pipeline/session";
import { tenantOf } from "../tenant";
import { personOf } from "./person";

/** Wrong passwords after which a session ends: whoever has it is not its person. */
const TRIES = 5;

/** A session's own flow. Its id comes from the token's hash, since the session's own stands in lists that others read. */
async function flowOf({ db, orgId, actor }: Context): Promise<string> {
  const { tokenHash } = await db
    .selectFrom("sessions")
    .select("tokenHash")
    .where("orgId", "=", orgId)
    .where("sessionId", "=", personOf({ actor }).sessionId)
    .executeTakeFirstOrThrow();
  return uuidOf(`confirm:${tokenHash}`);
}

/** Mails the signed-in person a code to confirm his session with. */
export async function sendConfirmOtp(context: Context): Promise<ConfirmOtpSent | Failure> {
  const { userId } = personOf(context);
  const { email } = await context.db
    .selectFrom("adminUsers")
    .select("email")
    .where("orgId", "=", context.orgId)
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  const flowId = await flowOf(context);
  const code = await issueCode(context, { flowId, kind: "confirm", email, userId });
  if (code instanceof Failure) return code;
  await context.sendMail({ to: email, ...codeMail("confirm", tenantOf(context).orgName, code, CODE_MINUTES) });
  return { _id: flowId, ...otpSent };
}

/** Confirms the session that asks, by its person's password or a mailed code. */
export async function confirm(context: Context<Confirm>): Promise<Confirmed | Failure> {
  const { password, otp = "" } = context.input;
  const { sessionId } = personOf(context);
  const refused =
    password === undefined
      ? await tryCode(context, { flowId: await flowOf(context), kind: "confirm", otp })
      : await tryPassword(context);
  if (refused instanceof Failure) return refused;
  const { now } = context;
  await ownSession(context).set({ confirmedAt: now, confirmTries: 0 }).execute();
  context.audit({ recordId: sessionId, after: { confirmedBy: password === undefined ? "code" : "password" } });
  return { confirmedUntil: confirmedUntil(now).toISOString() };
}

/** Counts a guess before it is looked at, so that many at once are counted too. */
async function tryPassword(context: Context): Promise<Failure | undefined> {
  const { db, orgId, now } = context;
  const { confirmTries } = await ownSession(context)
    .set((row) => ({ confirmTries: row("confirmTries", "+", 1) }))
    .returning("confirmTries")
    .executeTakeFirstOrThrow();
  if (confirmTries > TRIES) return sessionExpired();
  const { passwordHash } = await db
    .selectFrom("adminUsers")
    .select("passwordHash")
    .where("orgId", "=", orgId)
    .where("userId", "=", personOf(context).userId)
    .executeTakeFirstOrThrow();
  if (context.isPasswordOf(passwordHash)) return undefined;
  const left = TRIES - confirmTries;
  if (left > 0) return passwordWrong(left);
  await ownSession(context).set({ revokedAt: now }).execute();
  return sessionExpired();
}

const ownSession = (context: Context) =>
  context.db
    .updateTable("sessions")
    .where("orgId", "=", context.orgId)
    .where("sessionId", "=", personOf(context).sessionId);

const passwordWrong = (left: number) => {
  const message = `That password is not right. ${left} ${left === 1 ? "try" : "tries"} left.`;
  return new Failure({ status: 400, code: "credentials_wrong", message, issues: [{ path: ["password"], message }] });
};
