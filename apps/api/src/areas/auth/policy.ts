import type { Validation } from "@carrel/sdk/validation";
import { FIVE_MINUTES, HOUR, type TightLimit } from "../../limit";
import type { Available } from "../../pending";
import { byEmail, byFlow, byLink, byNothing, bySuper } from "../../pipeline/tenant-clues";
import type { AreaPolicy } from "../../policy";
import { hashChosen, hashFirstOwners, hashFounders, hashUnknown, verifyOwn, verifySignIn } from "./password-work";
import { accountByEmail, accountByFlow } from "./signing-in";

/** Guesses at a code or a link, wherever they are meant for. */
const guesses: TightLimit<never> = { by: ["address"], calls: 100, seconds: FIVE_MINUTES, onlyFailures: true };
/** What mails, or takes a while, however it ends. */
const asked: TightLimit<never> = { by: ["address"], calls: 100, seconds: FIVE_MINUTES };

export const authPolicy: AreaPolicy<Available, Validation, "auth"> = {
  // A sign-in names an address alone: it tells nobody but the person himself that his organisation is inactive.
  "*": { answersWhileClosed: true, record: "person" },
  login: {
    tenant: ({ email }) => byEmail(email),
    limits: [
      { from: "known", by: ["device", { input: "email" }], calls: 10, seconds: FIVE_MINUTES, onlyFailures: true },
      { from: "unknown", by: ["address", { input: "email" }], calls: 10, seconds: FIVE_MINUTES, onlyFailures: true },
      { from: "unknown", by: [{ input: "email" }], calls: 100, seconds: HOUR, onlyFailures: true },
      { ...guesses, from: "unknown" },
    ],
    reply: "secret",
    password: verifySignIn,
    device: (db, orgId, { email }) => accountByEmail(db, orgId, email),
    refusal: "sign-in",
  },
  verifyLogin: {
    tenant: ({ _id }) => byFlow(_id),
    limits: [
      { from: "known", by: ["device"], calls: 10, seconds: FIVE_MINUTES, onlyFailures: true },
      { ...guesses, from: "unknown" },
    ],
    reply: "secret",
    device: (db, orgId, { _id }) => accountByFlow(db, orgId, _id),
    refusal: "sign-in",
  },
  signUp: {
    tenant: () => byNothing,
    // Each registration has a tenant of its own, so only here can its mails to one address be counted together.
    limits: [
      asked,
      { by: ["address"], calls: 30, seconds: HOUR, onlySuccesses: true },
      { by: [{ input: "email" }], calls: 5, seconds: HOUR },
    ],
    reply: "secret",
    password: hashFounders,
  },
  verify: {
    tenant: ({ tempRegId }) => byFlow(tempRegId),
    // Each founds an organisation, which may then do what strangers may not.
    limits: [guesses, { by: ["address"], calls: 10, seconds: HOUR, onlySuccesses: true }],
    reply: "secret",
  },
  setUp: { tenant: () => bySuper, limits: [guesses], reply: "secret", password: hashFirstOwners, refusal: "sign-in" },
  invitation: { tenant: ({ token }) => byLink(token), limits: [guesses] },
  acceptInvitation: {
    tenant: ({ token }) => byLink(token),
    limits: [guesses],
    reply: "secret",
    password: hashChosen,
    refusal: "sign-in",
  },
  addressLink: { tenant: ({ token }) => byLink(token), limits: [guesses] },
  followAddressLink: {
    tenant: ({ token }) => byLink(token),
    limits: [guesses],
    password: hashUnknown,
    refusal: "sign-in",
  },
  resendOtp: { tenant: ({ _id }) => byFlow(_id), limits: [asked] },
  passkeyChallenge: { tenant: ({ _id }) => byFlow(_id), limits: [asked], reply: "secret" },
  requestPasswordReset: {
    tenant: ({ email }) => byEmail(email),
    keepsForNobody: true,
    // Not by the e-mail address, which anybody could fill: its mails are counted where they are made (codes/reset-mails.ts).
    limits: [asked],
    reply: "secret",
  },
  resetPassword: {
    tenant: ({ _id }) => byFlow(_id),
    limits: [guesses],
    reply: "secret",
    password: hashChosen,
    refusal: "sign-in",
  },
  resetPasswordByLink: {
    tenant: ({ token }) => byLink(token),
    limits: [guesses],
    reply: "secret",
    password: hashChosen,
    refusal: "sign-in",
  },
  changeEmail: {
    limits: [
      { by: ["account"], calls: 60, seconds: HOUR },
      { by: [{ input: "email" }], calls: 5, seconds: HOUR },
    ],
  },
  sendPasswordChangeOtp: { limits: [{ by: ["account"], calls: 100, seconds: FIVE_MINUTES }] },
  changePassword: {
    limits: [{ by: ["account"], calls: 100, seconds: FIVE_MINUTES, onlyFailures: true }],
    reply: "secret",
    password: hashChosen,
  },
  startApp: { reply: "secret" },
  enableApp: { reply: "secret" },
  renewRecoveryCodes: { reply: "secret" },
  startPasskey: { reply: "secret" },
  addPasskey: { reply: "secret" },
  confirm: { password: verifyOwn, refusal: "sign-in" },
};
