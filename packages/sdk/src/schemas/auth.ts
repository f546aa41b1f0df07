import * as z from "zod";
import { Email, Id, NewPassword, Otp, Phone, requiredText } from "./common";
import { WorkspaceKind } from "./organisation";
import { Session } from "./session";

/** A bearer token: 256 random bits, base64url. It is shown once and stored hashed. */
export const Token = z.string().min(20).max(200);

export const Login = z.strictObject({ email: Email, password: z.string().min(1, "Enter your password").max(128) });
export interface Login extends z.infer<typeof Login> {}

/** Either a session's token, or (`statuscode` 2) the flow whose code was mailed. */
export const LoginReply = z.discriminatedUnion("statuscode", [
  z.object({ statuscode: z.literal(1), user: Session, token: Token }),
  z.object({ statuscode: z.literal(2), data: z.object({ _id: Id }) }),
]);
export type LoginReply = z.infer<typeof LoginReply>;

/** A code and the flow that it belongs to. */
export const VerifyLogin = z.strictObject({ _id: Id, otp: Otp });
export interface VerifyLogin extends z.infer<typeof VerifyLogin> {}

/** A session and the token that opens it. */
export const SignedIn = z.object({ token: Token, data: Session });
export interface SignedIn extends z.infer<typeof SignedIn> {}

export const SignUp = z.strictObject({
  orgName: requiredText(120),
  workspaceKind: WorkspaceKind,
  name: requiredText(120),
  email: Email,
  phone: Phone.optional(),
  password: NewPassword,
});
export interface SignUp extends z.input<typeof SignUp> {}

export const SignUpStarted = z.object({ tempRegId: Id });
export interface SignUpStarted extends z.infer<typeof SignUpStarted> {}

export const VerifySignUp = z.strictObject({ tempRegId: Id, otp: Otp });
export interface VerifySignUp extends z.infer<typeof VerifySignUp> {}

/** The flow whose code is to be sent again: sign-in's `_id`, sign-up's `tempRegId` or reset's `user`. */
export const ResendOtp = z.strictObject({ _id: Id });
export interface ResendOtp extends z.infer<typeof ResendOtp> {}

/** When the code that was just sent ends, and when another may be asked for. */
export const OtpSent = z.object({
  /** Seconds until the code ends. */
  expiresIn: z.int().min(0),
  /** Seconds until a new code may be sent. */
  resendIn: z.int().min(0),
});
export interface OtpSent extends z.infer<typeof OtpSent> {}

/** Changes one's own branch: `_id` is the person's own. */
export const SelectBranch = z.strictObject({ _id: Id, selectedBranch: Id });
export interface SelectBranch extends z.infer<typeof SelectBranch> {}

export const SignedOut = z.object({ signedOut: z.literal(true) });
export interface SignedOut extends z.infer<typeof SignedOut> {}
