import type {
  AcceptInvitation,
  AddPasskey,
  AddressLink,
  AppStarted,
  ByToken,
  ChangeEmail,
  ChangePassword,
  Confirm,
  Confirmed,
  ConfirmOtpSent,
  EnableApp,
  FactorAdded,
  Invitation,
  Login,
  LoginReply,
  OtpSent,
  OwnProfile,
  OwnSession,
  PasskeyChallenge,
  PasskeyCreation,
  PasskeyRequest,
  PasswordResetDone,
  PasswordResetStarted,
  RecoveryCodes,
  RenameFactor,
  RequestPasswordReset,
  ResendOtp,
  ResetPassword,
  ResetPasswordByLink,
  SecondFactor,
  SecondFactors,
  SelectBranch,
  SetMailCodes,
  SetUp,
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
   * Signs a person in. `statuscode` 1 brings the token; 2 asks for a second factor, to be given to `verifyLogin`:
   * `methods` names those that this person has, the strongest first. A code was mailed where that is `mail`; else
   * `resendOtp` mails it. Whoever has nothing but a passkey of another host gets 409 `passkeys_elsewhere`, with its name.
   * @example const reply = await client.auth.login({ email: "owner@harbour.test", password: "carrel-demo" });
   */
  login: write<Login, LoginReply>("POST /admin/login", {
    access: "public",
    gives: "reply",
    device: true,
    fallback: "Login failed",
  }),

  /**
   * Ends the second step of a sign-in: by the code that was mailed, that of an authenticator app (`method: "app"`), a
   * recovery code, or a passkey's answer to `passkeyChallenge`. Five tries in all, however they are made (400 `otp_wrong`, `otp_locked`, `otp_expired`).
   * @example await client.auth.verifyLogin({ _id: reply.data._id, otp: "123456" });
   */
  verifyLogin: write<VerifyLogin, SignedIn>("POST /admin/verify-login", {
    access: "public",
    gives: "reply",
    device: true,
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
   * Makes the first owner of the platform and signs him in. The token is that of the link which a server prints at its
   * start while nobody owns the platform; it is good once, for 24 hours (400 `set_up_link_invalid`).
   * @example await client.auth.setUp({ token, name: "Asha Rao", email: "asha@example.com", password: "a long sentence", passwordConfirm: "a long sentence" });
   */
  setUp: write<SetUp, SignedIn>("POST /admin/set-up", {
    access: "public",
    gives: "reply",
    creates: true,
    addition: true,
  }),

  /**
   * Who an invitation's link is for, and to which organisation. The token is that of the mailed link: good for 7 days,
   * once, until a newer one is sent (400 `invitation_invalid`), and while nobody proved the address elsewhere (409
   * `email_taken`).
   * @example const { orgName, name } = await client.auth.invitation({ token });
   */
  invitation: read<ByToken, Invitation>("POST /admin/invitation", { access: "public", addition: true }),

  /**
   * Follows an invitation: proves the address, sets the person's password and signs him in. Refused as `invitation` is.
   * @example await client.auth.acceptInvitation({ token, password: "a long sentence", passwordConfirm: "a long sentence" });
   */
  acceptInvitation: write<AcceptInvitation, SignedIn>("POST /admin/invitation/accept", {
    access: "public",
    gives: "reply",
    addition: true,
  }),

  /**
   * What a link does that was mailed because an address is moved (400 `address_link_invalid`).
   * @example const { kind, email } = await client.auth.addressLink({ token });
   */
  addressLink: read<ByToken, AddressLink>("POST /admin/address", { access: "public", addition: true }),

  /**
   * Follows such a link. At the new address: it counts from now on, all sessions of the person end, and the old one is
   * mailed a link that takes the account back for 7 days (409 `email_taken` where somebody else proved it meanwhile). At
   * the old address: it counts again, the password is void, and all sessions, codes and later links of the person end.
   * @example const { email } = await client.auth.followAddressLink({ token });
   */
  followAddressLink: write<ByToken, AddressLink>("POST /admin/address/follow", { access: "public", addition: true }),

  /**
   * Sends the code of a running sign-in, registration or reset again.
   * @example await client.auth.resendOtp({ _id: tempRegId });
   */
  resendOtp: write<ResendOtp, OtpSent>("POST /admin/resend-otp", { access: "public", fallback: "OTP resend failed" }),

  /**
   * The session of the bearer token: the person, his permissions, his branch and organisation.
   * @example const session = await client.auth.session();
   */
  session: read<Nothing, Session>("GET /admin/session", { permission: null, withoutSecondFactor: true }),

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
   * Changes one's own name and phone number, whatever one's role.
   * @example await client.auth.updateProfile({ name: "Asha Rao", phone: "+91 98765 43210" });
   */
  updateProfile: write<UpdateOwnProfile, OwnProfile>("PUT /admin/profile", {
    permission: null,
    touches: ["auth", "adminUsers"],
    addition: true,
  }),

  /**
   * Begins to move one's own address; asked for again, it mails again. The new address is mailed a link, good for 24 hours,
   * and counts once that is opened; until then all goes on with the old one, which is told. An address that has an account
   * elsewhere is answered alike, and its owner told by mail (409 `email_taken` for a colleague's).
   * @example const { pendingEmail } = await client.auth.changeEmail({ email: "asha.rao@harbour.test" });
   */
  changeEmail: write<ChangeEmail, OwnProfile>("PUT /admin/profile/email", {
    permission: null,
    confirmed: true,
    touches: ["auth", "adminUsers"],
    addition: true,
  }),

  /**
   * Leaves one's own address as it is: the link that was mailed to the new one ends.
   * @example await client.auth.cancelEmailChange();
   */
  cancelEmailChange: write<Nothing, OwnProfile>("DELETE /admin/profile/email", {
    permission: null,
    touches: ["auth", "adminUsers"],
    addition: true,
  }),

  /**
   * Ends the session of the bearer token.
   * @example await client.auth.logout();
   */
  logout: write<Nothing, SignedOut>("POST /admin/logout", {
    permission: null,
    withoutSecondFactor: true,
    addition: true,
  }),

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
   * Mails a link and a code for a forgotten password; the answer is the same whether or not the address is known, and whether
   * or not a mail went: after five in an hour none goes, and the link of the last one is still good. The code is good with
   * `data.user` of this answer alone, the link by itself.
   * @example const { data } = await client.auth.requestPasswordReset({ email: "owner@harbour.test" });
   */
  requestPasswordReset: write<RequestPasswordReset, PasswordResetStarted>("POST /admin/reset-password", {
    access: "public",
    gives: "reply",
    fallback: "Reset password failed",
  }),

  /**
   * Ends a reset: sets the new password, ends all of the person's sessions and signs him in. Whoever has a second factor
   * beside mailed codes is asked for it first (`statuscode` 2, as `login`).
   * @example await client.auth.resetPassword({ _id: data.user, otp: "123456", password: "a new long sentence", passwordConfirm: "a new long sentence" });
   */
  resetPassword: write<ResetPassword, PasswordResetDone>("POST /admin/verify-change", {
    access: "public",
    gives: "reply",
    fallback: "Password reset verification failed",
    touches: ["auth"],
  }),

  /**
   * As `resetPassword`, by the link of the mail: `token` stands behind the `#` of `/auth/reset`. It is good once, for 60 minutes
   * (400 `reset_link_invalid`).
   * @example await client.auth.resetPasswordByLink({ token, password: "a new long sentence", passwordConfirm: "a new long sentence" });
   */
  resetPasswordByLink: write<ResetPasswordByLink, PasswordResetDone>("POST /admin/reset-password-by-link", {
    access: "public",
    gives: "reply",
    touches: ["auth"],
    addition: true,
  }),

  /**
   * Confirms that it is still the person who signed in, by his password or a code that `sendConfirmOtp` mailed: for ten
   * minutes this session may change addresses, second factors, staff, roles, keys and where payments go, which answers
   * 403 `confirmation_needed` otherwise. Signing in counts. Five wrong passwords end the session.
   * @example const { confirmedUntil } = await client.auth.confirm({ password: "carrel-demo" });
   */
  confirm: write<Confirm, Confirmed>("POST /admin/confirm", {
    permission: null,
    withoutSecondFactor: true,
    addition: true,
  }),

  /**
   * Mails the signed-in person a code for `confirm`. At most one every 30 seconds (429 `otp_too_soon`).
   * @example const { resendIn } = await client.auth.sendConfirmOtp();
   */
  sendConfirmOtp: write<Nothing, ConfirmOtpSent>("POST /admin/send-otp-confirm", {
    permission: null,
    withoutSecondFactor: true,
    addition: true,
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

  /**
   * One's own second factors: what a sign-in asks for beside the password.
   * @example const { factors, recoveryCodesLeft } = await client.auth.secondFactors();
   */
  secondFactors: read<Nothing, SecondFactors>("GET /admin/second-factors", {
    permission: null,
    withoutSecondFactor: true,
    addition: true,
  }),

  /**
   * Begins to set up an authenticator app: gives its secret, once. It is asked for from `enableApp` on (409 `app_exists`
   * where one is on already).
   * @example const { address } = await client.auth.startApp();
   */
  startApp: write<Nothing, AppStarted>("POST /admin/second-factors/app", {
    permission: null,
    withoutSecondFactor: true,
    confirmed: true,
    addition: true,
  }),

  /**
   * Switches the authenticator app on, by one code that it shows (409 `app_not_started` an hour after `startApp`). The
   * first factor brings ten recovery codes, which are shown this once.
   * @example const { recoveryCodes } = await client.auth.enableApp({ otp: "123456" });
   */
  enableApp: write<EnableApp, FactorAdded>("PUT /admin/second-factors/app", {
    permission: null,
    withoutSecondFactor: true,
    confirmed: true,
    touches: ["auth", "adminUsers"],
    addition: true,
  }),

  /**
   * Begins to make a passkey, at the platform's own address or the one of the organisation's reseller (409 `passkeys_elsewhere`): gives
   * what the browser's `navigator.credentials.create` takes. Its challenge is good once, for five minutes.
   * @example const options = await client.auth.startPasskey();
   */
  startPasskey: write<Nothing, PasskeyCreation>("POST /admin/second-factors/passkeys/options", {
    permission: null,
    withoutSecondFactor: true,
    confirmed: true,
    addition: true,
  }),

  /**
   * Adds the passkey that the browser made of `startPasskey` (400 `passkey_refused`). The first factor brings ten recovery
   * codes, which are shown this once.
   * @example const { recoveryCodes } = await client.auth.addPasskey({ name: "Laptop", passkey });
   */
  addPasskey: write<AddPasskey, FactorAdded>("POST /admin/second-factors/passkeys", {
    permission: null,
    withoutSecondFactor: true,
    confirmed: true,
    touches: ["auth", "adminUsers"],
    addition: true,
  }),

  /**
   * The challenge that one of the person's passkeys has to sign to end a sign-in; good once, for five minutes (400
   * `otp_expired` where no sign-in runs).
   * @example const options = await client.auth.passkeyChallenge({ _id: reply.data._id });
   */
  passkeyChallenge: write<PasskeyChallenge, PasskeyRequest>("POST /admin/login/passkey", {
    access: "public",
    addition: true,
  }),

  /**
   * Makes ten recovery codes in place of those that one had (409 `no_second_factor` without a factor that they could
   * stand in for).
   * @example const { recoveryCodes } = await client.auth.renewRecoveryCodes();
   */
  renewRecoveryCodes: write<Nothing, RecoveryCodes>("POST /admin/second-factors/recovery-codes", {
    permission: null,
    confirmed: true,
    touches: ["auth"],
    addition: true,
  }),

  /**
   * Has codes mailed to oneself at a sign-in, or no more (409 `second_factor_required`, as `removeFactor`).
   * @example const { mailCodes } = await client.auth.setMailCodes({ mailCodes: true });
   */
  setMailCodes: write<SetMailCodes, SecondFactors>("PUT /admin/second-factors/mail", {
    permission: null,
    withoutSecondFactor: true,
    confirmed: true,
    touches: ["auth", "adminUsers"],
    addition: true,
  }),

  /**
   * Calls one of one's second factors something else.
   * @example await client.auth.renameFactor({ id: factor._id, name: "Old phone" });
   */
  renameFactor: write<RenameFactor, SecondFactor>("PUT /admin/second-factors/{id}", {
    permission: null,
    confirmed: true,
    touches: ["auth"],
    addition: true,
  }),

  /**
   * Takes one of one's second factors off; the recovery codes go with the last one. The last one stays where the
   * organisation asks for one (409 `second_factor_required`).
   * @example await client.auth.removeFactor({ id: factor._id });
   */
  removeFactor: write<ById, Deleted>("DELETE /admin/second-factors/{id}", {
    removes: true,
    permission: null,
    confirmed: true,
    touches: ["auth", "adminUsers"],
    addition: true,
  }),
};
