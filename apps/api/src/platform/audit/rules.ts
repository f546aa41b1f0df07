import type { Contract } from "@carrel/sdk/contract";
import type { OperationName } from "../../operation-names";

/** Writes that leave no entry: what somebody has read, looked at or wants to be mailed is no change of a record that others share. */
const EXEMPT: ReadonlySet<string> = new Set<OperationName<Contract>>([
  "tracking.record",
  "tracking.recordVisit",
  "notifications.markRead",
  "notifications.markUnread",
  "notifications.markAllRead",
  "mails.setWanted",
]);

/** Calls whose refusal is an attempt at a sign-in that failed. */
const SIGN_INS: ReadonlySet<string> = new Set<OperationName<Contract>>([
  "auth.login",
  "auth.verifyLogin",
  "auth.setUp",
  "auth.acceptInvitation",
  "auth.followAddressLink",
  "auth.resetPassword",
  "auth.resetPasswordByLink",
  "auth.confirm",
  "visitor.openSession",
]);

/** @param name such as `desks.update` */
export const isExempt = (name: string) => EXEMPT.has(name);

/** @param name such as `auth.login` */
export const isSignIn = (name: string) => SIGN_INS.has(name);

/** What an entry is called that tells of no change but of a refusal. */
export const REFUSED_SIGN_IN = "auth.signInRefused";
export const DENIED = "auth.permissionDenied";
