import type { SecondStep, SecondStepMethod, VerifyLogin } from "@carrel/sdk/schemas";
import type * as z from "zod";
import { CODE_MINUTES, type CodeFlow, isCodeLive, issueCode, openFlow, tryCode, tryProof } from "../../codes/code-flow";
import { uuidOf } from "../../codes/secrets";
import type { Context } from "../../context";
import { Failure } from "../../failure";
import { codeMail } from "../../mails/code-mails";
import { recoveryCodeMail } from "../../mails/factor-mails";
import { tenantOf } from "../tenant";
import { useAppCode } from "./app-factor";
import { passkeyHome, passkeysElsewhere } from "./passkey-home";
import { usePasskey } from "./passkeys";
import { leftRecoveryCodes, useRecoveryCode } from "./recovery-codes";
import { enabledFactors } from "./second-factors";

interface Person {
  userId: string;
  email: string;
  passwordHash: string;
  twoFactor: boolean;
}

/** How somebody can prove himself, the strongest first. */
async function methodsOf(context: Context, { userId, twoFactor }: Person): Promise<SecondStepMethod[] | Failure> {
  const factors = await enabledFactors(context, userId);
  const hosts = factors.flatMap(({ kind, host }) => (kind === "passkey" ? [host] : []));
  const home = hosts.length > 0 ? await passkeyHome(context) : null;
  const hasCodes = factors.length > 0 && (await leftRecoveryCodes(context, userId)) > 0;
  const methods = [
    ...(home && hosts.includes(home.host) ? (["passkey"] as const) : []),
    ...(factors.some(({ kind }) => kind === "app") ? (["app"] as const) : []),
    ...(twoFactor ? (["mail"] as const) : []),
    ...(hasCodes ? (["recovery"] as const) : []),
  ];
  return methods.length === 0 && hosts.length > 0 ? passkeysElsewhere(context, hosts) : methods;
}

/**
 * Asks somebody for his second factor once his password was found right.
 * @returns null where he has none; a failure where what he has belongs to another host alone
 */
export async function askForSecondFactor(context: Context, person: Person): Promise<SecondStep | Failure | null> {
  const methods = await methodsOf(context, person);
  if (methods instanceof Failure) return methods;
  if (methods.length === 0) return null;
  // The same flow for the same person, so that its limits hold however often he signs in; the password's hash keeps
  // its id secret from whoever doesn't know the password. A device of his own has its own codes and tries.
  const flowId = await uuidOf(`sign_in:${person.userId}:${person.passwordHash}:${context.knownDevice ?? ""}`);
  const step: SecondStep = { statuscode: 2, data: { _id: flowId }, methods };
  const flow = { flowId, kind: "sign_in" as const, email: person.email, userId: person.userId };
  if (methods[0] !== "mail") {
    // A code is mailed once it is asked for: whoever has an app need not be sent one at each sign-in.
    await openFlow(context, { ...flow, payload: { byMail: methods.includes("mail") } });
    return step;
  }
  const code = await issueCode(context, flow);
  if (code instanceof Failure) return (await isCodeLive(context, flowId)) ? step : code;
  await context.sendMail({ to: person.email, ...codeMail("sign_in", tenantOf(context).orgName, code, CODE_MINUTES) });
  return step;
}

/**
 * Asks who has just set a new password by a mailed code. What that mail has proved is not asked for again, and ends no
 * sign-in beside itself: a mailbox that somebody else reads opens no account that has an app.
 * @returns null where he has nothing but mailed codes
 */
export async function askAfterReset(context: Context, userId: string): Promise<SecondStep | Failure | null> {
  const person = await context.db
    .selectFrom("adminUsers")
    .select(["userId", "email", "passwordHash"])
    .where("orgId", "=", context.orgId)
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  const step = await askForSecondFactor(context, { ...person, twoFactor: false });
  if (step !== null) {
    context.audit({ recordId: userId, after: { changed: "password", sessions: 0, asksFor: "second factor" } });
  }
  return step;
}

type Answer = z.output<typeof VerifyLogin>;

/** Tries the second factor of a sign-in. Return its `Failure`: the transaction must commit the count. */
export async function trySecondFactor(context: Context<Answer>): Promise<CodeFlow | Failure> {
  const { input } = context;
  const given = { flowId: input._id, kind: "sign_in" as const };
  const tryWith = (isRight: (userId: string, flow: CodeFlow) => Promise<boolean>) =>
    tryProof(context, given, async (flow) => flow.userId !== null && isRight(flow.userId, flow));
  switch (input.method) {
    case "app":
      return tryWith((userId) => useAppCode(context, userId, input.otp));
    case "recovery":
      return tryWith((userId) => useRecoveryCode(context, userId, input.recoveryCode));
    case "passkey":
      return tryWith((userId, flow) => usePasskey(context, { ...flow, userId }, input.passkey));
    default:
      return tryCode(context, { ...given, otp: input.otp });
  }
}

/** Tells who signed in with a recovery code that it is used up: he is about to run out, or it was somebody else. */
export async function tellOfRecoveryCode(context: Context, person: { userId: string; name: string; email: string }) {
  const { orgName: sender, timezone } = tenantOf(context);
  const { address: origin } = await context.platform();
  const left = await leftRecoveryCodes(context, person.userId);
  await context.sendMail({
    to: person.email,
    ...recoveryCodeMail(left, { sender, timezone, name: person.name, at: context.now, ...context.request, origin }),
  });
}
