import type { Validation } from "@carrel/sdk/validation";
import type { Available } from "../../pending";
import { byEmail, byFlow, byLink, byNothing, bySuper } from "../../pipeline/tenant-clues";
import type { AreaPolicy } from "../../policy";

export const authPolicy: AreaPolicy<Available, Validation, "auth"> = {
  // A sign-in names an address alone: it tells nobody but the person himself that his organisation is inactive.
  "*": { answersWhileClosed: true },
  login: { tenant: ({ email }) => byEmail(email) },
  verifyLogin: { tenant: ({ _id }) => byFlow(_id) },
  signUp: { tenant: () => byNothing },
  verify: { tenant: ({ tempRegId }) => byFlow(tempRegId) },
  setUp: { tenant: () => bySuper },
  invitation: { tenant: ({ token }) => byLink(token) },
  acceptInvitation: { tenant: ({ token }) => byLink(token) },
  addressLink: { tenant: ({ token }) => byLink(token) },
  followAddressLink: { tenant: ({ token }) => byLink(token) },
  resendOtp: { tenant: ({ _id }) => byFlow(_id) },
  passkeyChallenge: { tenant: ({ _id }) => byFlow(_id) },
  requestPasswordReset: { tenant: ({ email }) => byEmail(email), keepsForNobody: true },
  resetPassword: { tenant: ({ _id }) => byFlow(_id) },
  resetPasswordByLink: { tenant: ({ token }) => byLink(token) },
};
