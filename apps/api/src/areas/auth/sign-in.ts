import type { Login, LoginReply, SignedIn, VerifyLogin } from "@carrel/sdk/schemas";
import { CODE_MINUTES, isCodeLive, issueCode, tryCode } from "../../codes/code-flow";
import { uuidOf } from "../../codes/secrets";
import type { Context } from "../../context";
import { Failure } from "../../failure";
import { codeMail } from "../../mails/code-mails";
import { organisationInactive } from "../../pipeline/inactive";
import type { Passwords } from "../../ports";
import { tellOfNewDevice } from "./device";
import { openSession } from "./open-session";

/** One answer for an unknown address, a wrong password and somebody who may not come in any more. */
const credentialsWrong = () =>
  new Failure({ status: 400, code: "credentials_wrong", message: "E-mail address or password is wrong." });

const decoys = new WeakMap<Passwords, Promise<string>>();

/** A hash to check an unknown person's password against, so that the answer takes as long as a known one's. */
function decoyHash(passwords: Passwords): Promise<string> {
  const known = decoys.get(passwords);
  if (known) return known;
  const made = passwords.hash("nobody's password");
  decoys.set(passwords, made);
  return made;
}

/** Checks e-mail address and password; answers a session, or that a code was mailed. */
export async function login(context: Context<Login>): Promise<LoginReply | Failure> {
  const { db, orgId, input, passwords } = context;
  const decoy = await decoyHash(passwords);
  const person = await db
    .selectFrom("adminUsers")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("email", "=", input.email)
    .executeTakeFirst();
  const isRight = await passwords.verify(person?.passwordHash ?? decoy, input.password);
  if (!person?.isActive || !isRight || !context.organisation) return credentialsWrong();
  // Only who knows the password learns it.
  if (!context.organisation.isActive) return organisationInactive(context.organisation);
  if (!person.twoFactor) {
    const { token, session } = await signIn(context, person);
    return { statuscode: 1, user: session, token };
  }
  // The same flow for the same person, so that its limits hold however often he signs in; the password's hash keeps
  // its id secret from whoever doesn't know the password.
  const flowId = await uuidOf(`sign_in:${person.userId}:${person.passwordHash}`);
  const code = await issueCode(context, { flowId, kind: "sign_in", email: person.email, userId: person.userId });
  if (code instanceof Failure) {
    return (await isCodeLive(context, flowId)) ? { statuscode: 2, data: { _id: flowId } } : code;
  }
  await context.sendMail({
    to: person.email,
    ...codeMail("sign_in", context.organisation.orgName, code, CODE_MINUTES),
  });
  return { statuscode: 2, data: { _id: flowId } };
}

/** Ends the code step of a sign-in. */
export async function verifyLogin(context: Context<VerifyLogin>): Promise<SignedIn | Failure> {
  const { db, orgId, input } = context;
  const flow = await tryCode(context, { flowId: input._id, kind: "sign_in", otp: input.otp });
  if (flow instanceof Failure) return flow;
  const person = await db
    .selectFrom("adminUsers")
    .select(["userId", "name", "email", "lastLoginAt"])
    .where("orgId", "=", orgId)
    .where("userId", "=", flow.userId)
    .where("isActive", "=", true)
    .executeTakeFirst();
  if (!person || !context.organisation) return credentialsWrong();
  if (!context.organisation.isActive) return organisationInactive(context.organisation);
  const { token, session } = await signIn(context, person);
  return { token, data: session };
}

async function signIn(context: Context, person: Parameters<typeof tellOfNewDevice>[1] & { userId: string }) {
  await tellOfNewDevice(context, person);
  return openSession(context, person.userId);
}
