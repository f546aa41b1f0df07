import type { Login, LoginReply, SignedIn, VerifyLogin } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { Failure } from "../../failure";
import { organisationInactive } from "../../pipeline/inactive";
import { tellOfNewDevice } from "./device";
import { openSession } from "./open-session";
import { askForSecondFactor, tellOfRecoveryCode, trySecondFactor } from "./second-step";

/** One answer for an unknown address, a wrong password and somebody who may not come in any more. */
const credentialsWrong = () =>
  new Failure({ status: 400, code: "credentials_wrong", message: "E-mail address or password is wrong." });

/** Checks e-mail address and password; answers a session, or asks for a second factor. */
export async function login(context: Context<Login>): Promise<LoginReply | Failure> {
  const { db, orgId, input } = context;
  const person = await db
    .selectFrom("adminUsers")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("email", "=", input.email)
    .executeTakeFirst();
  const isRight = context.isPasswordOf(person?.passwordHash);
  if (!person?.isActive || !isRight || !context.organisation) return credentialsWrong();
  // Only who knows the password learns it.
  if (!context.organisation.isActive) return organisationInactive(context.organisation);
  const step = await askForSecondFactor(context, person);
  if (step !== null) return step;
  const { token, session } = await signIn(context, person);
  return { statuscode: 1, user: session, token };
}

/** Ends the second step of a sign-in. */
export async function verifyLogin(context: Context<z.output<typeof VerifyLogin>>): Promise<SignedIn | Failure> {
  const { db, orgId, input } = context;
  const flow = await trySecondFactor(context);
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
  if (input.method === "recovery") await tellOfRecoveryCode(context, person);
  const { token, session } = await signIn(context, person);
  context.audit({ after: { secondFactor: input.method ?? "mail" } });
  return { token, data: session };
}

async function signIn(context: Context, person: Parameters<typeof tellOfNewDevice>[1] & { userId: string }) {
  await tellOfNewDevice(context, person);
  return openSession(context, person.userId);
}
