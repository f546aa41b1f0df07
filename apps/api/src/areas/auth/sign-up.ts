import { type SignedIn, SignUp, type SignUpStarted, type VerifySignUp } from "@carrel/sdk/schemas";
import * as z from "zod";
import { CODE_MINUTES, forgetFlow, issueCode, tryCode } from "../../codes/code-flow";
import type { Context } from "../../context";
import { isEmailTaken } from "../../database/lookups";
import { Failure } from "../../failure";
import { addressTakenMail, welcomeMail } from "../../mails/account-mails";
import { codeMail } from "../../mails/code-mails";
import { checkTimezone } from "../branches/queries";
import { refuseReserved } from "../mails/reserved-names";
import { foundOrganisation, TRIAL_DAYS } from "./found-organisation";
import { openSession } from "./open-session";

/** What a registration keeps until its code comes back. `taken`: the address has an account, so no code can be right. */
const Registration = z.object({
  ...SignUp.omit({ email: true, password: true }).shape,
  passwordHash: z.string(),
  /** Whose client the organisation becomes. */
  resellerId: z.string().nullable(),
  taken: z.boolean(),
});

/** Starts a registration: keeps it, and mails the code. An address that is taken is answered alike, and told by mail. */
export async function signUp(context: Context<z.output<typeof SignUp>>): Promise<SignUpStarted | Failure> {
  const { db, input, random, now, keyOrganisation } = context;
  const { email, password: _, ...details } = input;
  await refuseReserved(context, details.orgName, { path: ["orgName"], of: "organisation" });
  await refuseReserved(context, details.name, { path: ["name"], of: "person" });
  await checkTimezone(context, details.timezone);
  const flowId = random.id();
  const taken = await isEmailTaken(db, { email, now });
  const code = await issueCode(context, {
    flowId,
    kind: "sign_up",
    email,
    payload: {
      ...details,
      passwordHash: context.newPasswordHash(),
      resellerId: keyOrganisation.isReseller ? keyOrganisation.orgId : null,
      taken,
    },
  });
  if (code instanceof Failure) return code;
  await mailSignUpCode(context, { email, taken, code });
  return { tempRegId: flowId };
}

/** Ends a registration: the organisation comes into being, and its owner is signed in. */
export async function verify(context: Context<VerifySignUp>): Promise<SignedIn | Failure> {
  const { input, keyOrganisation } = context;
  const flow = await tryCode(context, { flowId: input.tempRegId, kind: "sign_up", otp: input.otp });
  if (flow instanceof Failure) return flow;
  const { taken: _, ...registration } = Registration.parse(flow.payload);
  const { organisation, ownerId } = await foundOrganisation(context, {
    ...registration,
    email: flow.subjectEmail,
    phone: registration.phone ?? "",
    emailProvenAt: context.now,
  });
  const { orgName, orgCode, workspaceKind, timezone, currency } = organisation;
  context.audit({ after: { orgName, orgCode, workspaceKind, timezone, currency, ownerId } });
  await forgetFlow(context, flow.flowId);
  const { token, session } = await openSession(context, ownerId);
  await context.sendMail({
    to: flow.subjectEmail,
    ...welcomeMail({
      sender: keyOrganisation.orgName,
      name: registration.name,
      orgName,
      orgCode,
      workspaceKind,
      trialDays: TRIAL_DAYS,
      origin: (await context.platform()).address,
    }),
  });
  return { token, data: session };
}

/** The code of a taken address is never mailed, so nobody can enter it. */
export async function mailSignUpCode(
  { sendMail, keyOrganisation, platform }: Context,
  { email, taken, code }: { email: string; taken: boolean; code: string },
) {
  const sender = keyOrganisation.orgName;
  await sendMail({
    to: email,
    ...(taken ? addressTakenMail(sender, (await platform()).address) : codeMail("sign_up", sender, code, CODE_MINUTES)),
  });
}
