import type {
  PasswordResetDone,
  PasswordResetStarted,
  RequestPasswordReset,
  ResetPassword,
  ResetPasswordByLink,
} from "@carrel/sdk/schemas";
import { type RawBuilder, sql } from "kysely";
import { CODE_MINUTES, issueCode, tryCode } from "../../codes/code-flow";
import { claimLink } from "../../codes/links";
import { makeResetLink, mayMailReset, RESET_LINK_HOURS } from "../../codes/reset-mails";
import { secretId, sha256Hex } from "../../codes/secrets";
import type { Context } from "../../context";
import { Failure, notFound } from "../../failure";
import { noAccountMail } from "../../mails/account-mails";
import { resetMail } from "../../mails/code-mails";
import { openSession } from "./open-session";
import { askAfterReset } from "./second-step";
import { setPassword } from "./set-password";

/** The person with this address who may come in, if there is one. */
async function findActive({ db, orgId, organisation }: Context, email: string) {
  const person = await db
    .selectFrom("adminUsers")
    .select(["userId", "name", "email", "isActive"])
    .where("orgId", "=", orgId)
    .where("email", "=", email)
    .executeTakeFirst();
  return person?.isActive && organisation?.isActive ? person : undefined;
}

/**
 * Starts a reset: a flow of his own for each who asks, so that nobody can spend another's tries (decision 32). Whoever is
 * unknown gets one as well, and a mail that says so: same answer, same limits, same work.
 */
export async function requestPasswordReset(
  context: Context<RequestPasswordReset>,
): Promise<PasswordResetStarted | Failure> {
  const { email } = context.input;
  const userId = (await findActive(context, email))?.userId ?? null;
  const flowId = await secretId(context.random);
  const payload = { keyOrgId: context.keyOrganisation.orgId };
  const code = await issueCode(context, { flowId, kind: "password_reset", email, userId, payload });
  if (code instanceof Failure) return code;
  await mailReset(context, { email, userId, code });
  return { statuscode: 2, data: { user: flowId } };
}

/**
 * Mails the code and a link, or nothing when enough was mailed: then the link of an earlier mail is still good. The code of
 * an unknown address is never mailed, so nobody can enter it.
 */
export async function mailReset(
  context: Context,
  { email, userId, code }: { email: string; userId: string | null; code: string },
) {
  const mayMail = await mayMailReset(context, email);
  // For nobody where no mail goes, so that it costs as much: whether one went can't be told, nor what counts it.
  const token = await makeResetLink(context, { userId: mayMail ? userId : null, email });
  // Asked in any case too, for the same reason.
  const { address: origin } = await context.platform();
  if (!mayMail) return;
  const { sendMail, organisation, keyOrganisation } = context;
  const mail =
    token === null
      ? noAccountMail(keyOrganisation.orgName)
      : resetMail({
          sender: (organisation ?? keyOrganisation).orgName,
          code,
          minutes: CODE_MINUTES,
          address: `${origin}/auth/reset#${token}`,
          hours: RESET_LINK_HOURS,
        });
  await sendMail({ to: email, ...mail });
}

/** Ends a reset by its code: the new password stands, all sessions have ended, and the person is signed in or asked for more. */
export async function resetPassword(context: Context<ResetPassword>): Promise<PasswordResetDone | Failure> {
  const { _id: flowId, otp, password } = context.input;
  await takeTurn(context, sql`select user_id from code_flows where org_id = ${context.orgId} and flow_id = ${flowId}`);
  const flow = await tryCode(context, { flowId, kind: "password_reset", otp });
  if (flow instanceof Failure) return flow;
  return endReset(context, { email: flow.subjectEmail, userId: flow.userId }, password);
}

/** Ends a reset by the link of its mail, which is enough alone. */
export async function resetPasswordByLink(context: Context<ResetPasswordByLink>): Promise<PasswordResetDone | Failure> {
  const { token, password } = context.input;
  const tokenHash = await sha256Hex(token);
  await takeTurn(context, sql`select user_id from links where token_hash = ${tokenHash}`);
  const link = await claimLink(context, "password_reset", token);
  return link ? endReset(context, link, password) : linkInvalid();
}

/**
 * Of a link and a code at once the second waits, and finds that the first has ended it.
 * @param whose the query for the person whom either proves
 */
const takeTurn = ({ db, orgId }: Context, whose: RawBuilder<unknown>) =>
  db
    .selectFrom("adminUsers")
    .select("userId")
    .where("orgId", "=", orgId)
    .where("userId", "=", sql<string>`(${whose})`)
    .forNoKeyUpdate()
    .execute();

async function endReset(
  context: Context,
  proved: { email: string; userId: string | null },
  password: string,
): Promise<PasswordResetDone | Failure> {
  const person = await findActive(context, proved.email);
  // Deactivated or renamed since the mail went, or a guess that was right for nobody.
  if (!person || person.userId !== proved.userId) return notFound("Account");
  await setPassword(context, person, password);
  const step = await askAfterReset(context, person.userId);
  if (step !== null) return step;
  const { token, session } = await openSession(context, person.userId);
  return { token, data: session };
}

const linkInvalid = () =>
  new Failure({
    status: 400,
    code: "reset_link_invalid",
    message: "This link is not good any more. Ask for a new mail.",
  });
