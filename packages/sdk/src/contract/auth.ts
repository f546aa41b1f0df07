import type {
  ChangePassword,
  Login,
  LoginReply,
  OtpSent,
  OwnProfile,
  OwnSession,
  PasswordResetStarted,
  RequestPasswordReset,
  ResendOtp,
  ResetPassword,
  SelectBranch,
  SignedIn,
  SignedOut,
  SignUp,
  SignUpStarted,
  UpdateOwnProfile,
  VerifyLogin,
  VerifySignUp,
} from "../schemas/auth";
import type { ById, Deleted } from "../schemas/common";
import type { Session } from "../schemas/session";
import { type Nothing, read, write } from "./operation";

export const auth = {
  /**
   * Signs a person in. `statuscode` 1 brings the token; 2 says that a code was mailed, to be given to `verifyLogin`.
   * @example const reply = await client.auth.login({ email: "owner@harbour.test", password: "carrel-demo" });
   */
  login: write<Login, LoginReply>("POST /admin/login", { access: "public", gives: "reply", fallback: "Login failed" }),

  /**
   * Ends the code step of a sign-in.
   * @example await client.auth.verifyLogin({ _id: reply.data._id, otp: "123456" });
   */
  verifyLogin: write<VerifyLogin, SignedIn>("POST /admin/verify-login", {
    access: "public",
    gives: "reply",
    fallback: "OTP verification failed",
  }),

  /**
   * Starts the registration of a new organisation: mails a code to its owner.
   * @example const { tempRegId } = await client.auth.signUp({ orgName: "Quiet Hall", workspaceKind: "study-hall", name: "Asha Rao", email: "asha@quiet.test", password: "a long sentence" });
   */
  signUp: write<SignUp, SignUpStarted>("POST /admin/sign-up", { access: "public", fallback: "Registration failed" }),

  /**
   * Ends a registration: makes the organisation and its owner, and signs him in.
   * @example await client.auth.verify({ tempRegId, otp: "123456" });
   */
  verify: write<VerifySignUp, SignedIn>("POST /admin/verify", {
    access: "public",
    gives: "reply",
    creates: true,
    fallback: "Registration OTP verification failed",
  }),

  /**
   * Sends the code of a running sign-in, registration or reset again.
   * @example await client.auth.resendOtp({ _id: tempRegId });
   */
  resendOtp: write<ResendOtp, OtpSent>("POST /admin/resend-otp", { access: "public", fallback: "OTP resend failed" }),

  /**
   * The session of the bearer token: the person, his permissions, his branch and organisation.
   * @example const session = await client.auth.session();
   */
  session: read<Nothing, Session>("GET /admin/session", { permission: null }),

  /**
   * Changes one's own branch.
   * @example await client.auth.selectBranch({ _id: session._id, selectedBranch: branch._id });
   */
  selectBranch: write<SelectBranch, Session>("PUT /admin/update", {
    permission: null,
    fallback: "Failed to update branch",
    success: "Branch updated successfully",
    touches: ["auth", "branches", "desks", "bookings", "customers", "dashboard"],
  }),

  /**
   * What one tells colleagues of oneself.
   * @example const { phone } = await client.auth.profile();
   */
  profile: read<Nothing, OwnProfile>("GET /admin/profile", { permission: null, addition: true }),

  /**
   * Changes one's own name and phone number, whatever one's role; the e-mail address is for who administers the staff.
   * @example await client.auth.updateProfile({ name: "Asha Rao", phone: "+91 98765 43210" });
   */
  updateProfile: write<UpdateOwnProfile, OwnProfile>("PUT /admin/profile", {
    permission: null,
    touches: ["auth", "adminUsers"],
    addition: true,
  }),

  /**
   * Ends the session of the bearer token.
   * @example await client.auth.logout();
   */
  logout: write<Nothing, SignedOut>("POST /admin/logout", { permission: null, addition: true }),

  /**
   * Mails a code to the signed-in person, with which he changes his own password. At most one every 30 seconds (429 `otp_too_soon`).
   * @example const { expiresIn, resendIn } = await client.auth.sendPasswordChangeOtp();
   */
  sendPasswordChangeOtp: write<Nothing, OtpSent>("POST /admin/send-otp-password-change", {
    permission: null,
    fallback: "Failed to send OTP",
  }),

  /**
   * Changes one's own password by the mailed code. It ends all of one's sessions; the reply's token opens a new one.
   * @example await client.auth.changePassword({ otp: "123456", password: "a new long sentence", passwordConfirm: "a new long sentence" });
   */
  changePassword: write<ChangePassword, SignedIn>("POST /admin/verify-otp-change-password", {
    permission: null,
    gives: "reply",
    fallback: "Password change failed",
    touches: ["auth"],
  }),

  /**
   * Mails the code of a forgotten password; the answer is the same whether or not the address is known.
   * @example const { data } = await client.auth.requestPasswordReset({ email: "owner@harbour.test" });
   */
  requestPasswordReset: write<RequestPasswordReset, PasswordResetStarted>("POST /admin/reset-password", {
    access: "public",
    gives: "reply",
    fallback: "Reset password failed",
  }),

  /**
   * Ends a reset: sets the new password, ends all of the person's sessions and signs him in.
   * @example await client.auth.resetPassword({ _id: data.user, otp: "123456", password: "a new long sentence", passwordConfirm: "a new long sentence" });
   */
  resetPassword: write<ResetPassword, SignedIn>("POST /admin/verify-change", {
    access: "public",
    gives: "reply",
    fallback: "Password reset verification failed",
    touches: ["auth"],
  }),

  /**
   * Lists one's own running sessions, newest first.
   * @example const elsewhere = (await client.auth.sessions()).find((session) => !session.isCurrent);
   */
  sessions: read<Nothing, OwnSession[]>("GET /admin/sessions", { permission: null, addition: true }),

  /**
   * Ends one of one's own sessions; its token then answers 7067.
   * @example if (elsewhere) await client.auth.revokeSession({ id: elsewhere._id });
   */
  revokeSession: write<ById, Deleted>("DELETE /admin/sessions/{id}", {
    removes: true,
    permission: null,
    touches: ["auth"],
    addition: true,
  }),
};
