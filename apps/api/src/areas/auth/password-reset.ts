import type { PasswordResetStarted, RequestPasswordReset, ResetPassword, SignedIn } from "@carrel/sdk/schemas";
import { CODE_MINUTES, isCodeLive, issueCode, tryCode } from "../../codes/code-flow";
import { uuidOf } from "../../codes/secrets";
import type { Context } from "../../context";
import { Failure, notFound } from "../../failure";
import { noAccountMail } from "../../mails/account-mails";
import { codeMail } from "../../mails/code-mails";
import { refuseCommonPassword } from "./common-password";
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
 * Starts a reset. Whoever is unknown gets a flow as well, and a mail that says so: same answer, same limits, same work.
 * The flow's id depends on nothing but what the caller knows.
 */
export async function requestPasswordReset(
  context: Context<RequestPasswordReset>,
): Promise<PasswordResetStarted | Failure> {
  const { email } = context.input;
  const keyOrgId = context.keyOrganisation.orgId;
  const person = await findActive(context, email);
  const flowId = await uuidOf(`password_reset:${keyOrgId}:${email}`);
  const started: PasswordResetStarted = { statuscode: 2, data: { user: flowId } };
  const code = await issueCode(context, {
    flowId,
    kind: "password_reset",
    email,
    userId: person?.userId ?? null,
    payload: { keyOrgId },
  });
  // Asked for again at once: the first code is on its way.
  if (code instanceof Failure) return (await isCodeLive(context, flowId)) ? started : code;
  await mailResetCode(context, { email, isKnown: person !== undefined, code });
  return started;
}

/** The code of an unknown address is never mailed, so nobody can enter it. */
export async function mailResetCode(
  { sendMail, organisation, keyOrganisation }: Context,
  { email, isKnown, code }: { email: string; isKnown: boolean; code: string },
) {
  const mail = isKnown
    ? codeMail("password_reset", (organisation ?? keyOrganisation).orgName, code, CODE_MINUTES)
    : noAccountMail(keyOrganisation.orgName);
  await sendMail({ to: email, ...mail });
}

/** Ends a reset: the new password stands, all sessions have ended, and the person is signed in. */
export async function resetPassword(context: Context<ResetPassword>): Promise<SignedIn | Failure> {
  const { _id: flowId, otp, password } = context.input;
  refuseCommonPassword(password);
  const flow = await tryCode(context, { flowId, kind: "password_reset", otp });
  if (flow instanceof Failure) return flow;
  const person = await findActive(context, flow.subjectEmail);
  // Deactivated since the code was mailed, or a guess that was right for nobody.
  if (!person || person.userId !== flow.userId) return notFound("Account");
  const { token, session } = await setPassword(context, person, password);
  return { token, data: session };
}
