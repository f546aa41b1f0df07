import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers } from "../../context";
import { notFound } from "../../failure";
import type { Available } from "../../pending";
import { addressLink, followAddressLink } from "./address-link";
import { enableApp, startApp } from "./app-factor";
import { confirm, sendConfirmOtp } from "./confirm";
import { acceptInvitation, invitation } from "./invitation";
import { cancelEmailChange, changeEmail } from "./move-address";
import { addPasskey, passkeyChallenge, startPasskey } from "./passkeys";
import { changePassword, sendPasswordChangeOtp } from "./password-change";
import { requestPasswordReset, resetPassword, resetPasswordByLink } from "./password-reset";
import { personOf } from "./person";
import { profile, updateProfile } from "./profile";
import { resendOtp } from "./resend-otp";
import { removeFactor, renameFactor, renewRecoveryCodes, secondFactors, setMailCodes } from "./second-factors";
import { readSession } from "./session-record";
import { revokeSession, sessions } from "./sessions";
import { setUp } from "./set-up";
import { login, verifyLogin } from "./sign-in";
import { signUp, verify } from "./sign-up";

export const authHandlers: AreaHandlers<Available, Validation, "auth"> = {
  login,
  verifyLogin,
  signUp,
  verify,
  setUp,
  invitation,
  acceptInvitation,
  addressLink,
  followAddressLink,
  resendOtp,
  requestPasswordReset,
  resetPassword,
  resetPasswordByLink,
  sendPasswordChangeOtp,
  changePassword,
  confirm,
  sendConfirmOtp,
  sessions,
  revokeSession,
  secondFactors,
  startApp,
  enableApp,
  startPasskey,
  addPasskey,
  passkeyChallenge,
  renewRecoveryCodes,
  setMailCodes,
  renameFactor,
  removeFactor,
  profile,
  updateProfile,
  changeEmail,
  cancelEmailChange,

  session: (context) => readSession(context, personOf(context).sessionId),

  async selectBranch(context) {
    const { db, orgId, input, now } = context;
    const person = personOf(context);
    if (input._id !== person.userId) throw notFound("User");
    // The transaction sees the person's branches only, so a branch that is not his is not found either.
    const branch = await db
      .selectFrom("branches")
      .select("branchId")
      .where("orgId", "=", orgId)
      .where("branchId", "=", input.selectedBranch)
      .executeTakeFirst();
    if (!branch) throw notFound("Branch");
    await db
      .updateTable("adminUsers")
      .set({ selectedBranch: branch.branchId, updatedAt: now })
      .where("orgId", "=", orgId)
      .where("userId", "=", person.userId)
      .execute();
    context.audit({ before: { selectedBranch: person.selectedBranch }, after: { selectedBranch: branch.branchId } });
    return readSession(context, person.sessionId);
  },

  async logout(context) {
    const { db, orgId, now } = context;
    const { sessionId } = personOf(context);
    await db
      .updateTable("sessions")
      .set({ revokedAt: now })
      .where("orgId", "=", orgId)
      .where("sessionId", "=", sessionId)
      .execute();
    context.audit({ before: { sessionId } });
    return { signedOut: true };
  },
};
