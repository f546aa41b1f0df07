import { placeFacts, type SignInPlace } from "./account-mails";
import type { MailDraft } from "./compose-mail";

interface FactorChange extends SignInPlace {
  /** As its person calls it. */
  factor: string;
}

/** Tells a person that something proves from now on that it is him, or no more. */
export const factorMail = (what: "added" | "removed", given: FactorChange): MailDraft => ({
  reason: "account",
  subject: `A second factor of your ${given.sender} account was ${what}`,
  sender: given.sender,
  heading: `A second factor was ${what}`,
  blocks: [
    {
      kind: "text",
      text: `${given.name}, “${given.factor}” ${what === "added" ? "can now end a sign-in to your account" : "is no longer a part of signing in to your account"}.`,
    },
    { kind: "facts", facts: placeFacts(given) },
    {
      kind: "text",
      text: "That was not you? Change your password now: it ends every session. Then look at your second factors.",
    },
    { kind: "link", label: "Open your account", address: `${given.origin}/account` },
  ],
  footer: "That was you? Then there is nothing to do.",
});

const leftInWords = (left: number) =>
  left === 0 ? "It was the last one: make new ones." : `${left} ${left === 1 ? "is" : "are"} left.`;

/** Tells a person that somebody signed in with one of his recovery codes. */
export const recoveryCodeMail = (left: number, given: SignInPlace): MailDraft => ({
  reason: "account",
  subject: `A recovery code of your ${given.sender} account was used`,
  sender: given.sender,
  heading: "A recovery code was used",
  blocks: [
    { kind: "text", text: `${given.name}, somebody signed in with a recovery code of yours. ${leftInWords(left)}` },
    { kind: "facts", facts: placeFacts(given) },
    {
      kind: "text",
      text: "That was not you? Change your password now: it ends every session. Then make new recovery codes.",
    },
    { kind: "link", label: "Open your account", address: `${given.origin}/account` },
  ],
  footer: "That was you? Then there is nothing to do.",
});
