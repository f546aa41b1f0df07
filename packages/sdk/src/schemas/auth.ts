import * as z from "zod";
import { Email, Id, Instant, NewPassword, Otp, Phone, requiredText, text } from "./common";
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

/** The new password, typed twice. */
const passwords = {
  password: NewPassword,
  passwordConfirm: z.string().min(1, "Type the new password again").max(128, "Use at most 128 characters"),
};

const passwordsMatch = (input: { password: string; passwordConfirm: string }) =>
  input.password === input.passwordConfirm;
const mismatch = { path: ["passwordConfirm"], message: "Type the same password twice" };

/** One's own new password, and the code that `sendPasswordChangeOtp` mailed. */
export const ChangePassword = z.strictObject({ otp: Otp, ...passwords }).refine(passwordsMatch, mismatch);
export interface ChangePassword extends z.infer<typeof ChangePassword> {}

export const RequestPasswordReset = z.strictObject({ email: Email });
export interface RequestPasswordReset extends z.infer<typeof RequestPasswordReset> {}

/** `statuscode` 2: a code is needed. `user` names the flow, not a person; an unknown address gets one as well. */
export const PasswordResetStarted = z.object({ statuscode: z.literal(2), data: z.object({ user: Id }) });
export interface PasswordResetStarted extends z.infer<typeof PasswordResetStarted> {}

/** A new password, and the mailed code of a reset; `_id` is the flow that `requestPasswordReset` answered. */
export const ResetPassword = z.strictObject({ otp: Otp, ...passwords, _id: Id }).refine(passwordsMatch, mismatch);
export interface ResetPassword extends z.infer<typeof ResetPassword> {}

/** What a person of the staff tells colleagues of himself. */
export const OwnProfile = z.object({ _id: Id, name: text(120), email: text(254), phone: text(24) });
export interface OwnProfile extends z.infer<typeof OwnProfile> {}

/** The fields to change; what is left out stays as it is. */
export const UpdateOwnProfile = z.strictObject({
  name: requiredText(120).optional(),
  phone: z.union([Phone, z.literal("")]).optional(),
});
export interface UpdateOwnProfile extends z.input<typeof UpdateOwnProfile> {}

/** One place where a person is signed in. */
export const OwnSession = z.object({
  _id: Id,
  /** IP address that signed in. */
  address: text(64),
  /** The browser or program, as it names itself; may be empty. */
  userAgent: text(400),
  createdAt: Instant,
  expiresAt: Instant,
  /** The session that asks. */
  isCurrent: z.boolean(),
});
export interface OwnSession extends z.infer<typeof OwnSession> {}
