import type { ChangePassword, OtpSent, SignedIn } from "@carrel/sdk/schemas";
import { CODE_MINUTES, issueCode, otpSent, tryCode } from "../../codes/code-flow";
import { uuidOf } from "../../codes/secrets";
import type { Context } from "../../context";
import { Failure } from "../../failure";
import { codeMail } from "../../mails/code-mails";
import { tenantOf } from "../tenant";
import { openSession } from "./open-session";
import { personOf } from "./person";
import { setPassword } from "./set-password";

/** The signed-in person, and the flow of his change: one for each password, and its id is nobody else's to know. */
async function changing(context: Context) {
  const person = await context.db
    .selectFrom("adminUsers")
    .select(["userId", "name", "email", "passwordHash"])
    .where("orgId", "=", context.orgId)
    .where("userId", "=", personOf(context).userId)
    // As a reset takes its turn: each locks the person first.
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { person, flowId: await uuidOf(`password_change:${person.userId}:${person.passwordHash}`) };
}

/** Mails the signed-in person the code with which he changes his password. */
export async function sendPasswordChangeOtp(context: Context): Promise<OtpSent | Failure> {
  const { person, flowId } = await changing(context);
  const { email, userId } = person;
  const code = await issueCode(context, { flowId, kind: "password_change", email, userId });
  if (code instanceof Failure) return code;
  await context.sendMail({ to: email, ...codeMail("password_change", tenantOf(context).orgName, code, CODE_MINUTES) });
  return otpSent;
}

/** Changes the signed-in person's password; the session that asked ends as all others do, and a new one opens. */
export async function changePassword(context: Context<ChangePassword>): Promise<SignedIn | Failure> {
  const { otp, password } = context.input;
  const { person, flowId } = await changing(context);
  const flow = await tryCode(context, { flowId, kind: "password_change", otp });
  if (flow instanceof Failure) return flow;
  await setPassword(context, person, password);
  const { token, session } = await openSession(context, person.userId);
  return { token, data: session };
}
