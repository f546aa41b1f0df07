import type { OtpSent, ResendOtp } from "@carrel/sdk/schemas";
import { CODE_MINUTES, otpSent, reissueCode } from "../../codes/code-flow";
import type { Context } from "../../context";
import { Failure } from "../../failure";
import { codeMail } from "../../mails/code-mails";
import { mailReset } from "./password-reset";
import { mailSignUpCode } from "./sign-up";

/** Sends the code of any running flow again. */
export async function resendOtp(context: Context<ResendOtp>): Promise<OtpSent | Failure> {
  const again = await reissueCode(context, context.input._id);
  if (again instanceof Failure) return again;
  const { flow, code } = again;
  const { kind, subjectEmail: email, userId, payload } = flow;
  if (kind === "sign_up") await mailSignUpCode(context, { email, taken: payload.taken === true, code });
  else if (kind === "password_reset") await mailReset(context, { email, userId, code });
  else {
    const { orgName } = context.organisation ?? context.keyOrganisation;
    await context.sendMail({ to: email, ...codeMail(kind, orgName, code, CODE_MINUTES) });
  }
  return otpSent;
}
