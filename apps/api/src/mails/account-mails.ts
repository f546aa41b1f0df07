import { browserName, terminology } from "@carrel/sdk/domain";
import type { WorkspaceKind } from "@carrel/sdk/schemas";
import type { MailDraft } from "./compose-mail";

/** Goes to an address that somebody registers with although it already has an account. */
export const addressTakenMail = (sender: string, origin: string): MailDraft => ({
  reason: "signUp",
  subject: `You already have a ${sender} account`,
  sender,
  heading: "You already have an account",
  blocks: [
    { kind: "text", text: `Somebody, perhaps you, tried to register this address with ${sender} again.` },
    { kind: "text", text: "Sign in with it instead. If you forgot the password, choose “Forgot password”." },
    { kind: "link", label: "Sign in", address: `${origin}/auth/login` },
  ],
  footer: "That was not you? Then ignore this mail: nothing was changed.",
});

/** Goes to an address without an account for which somebody asked for a new password. */
export const noAccountMail = (sender: string): MailDraft => ({
  reason: "reset",
  subject: `No ${sender} account has this address`,
  sender,
  heading: "No account has this address",
  blocks: [
    {
      kind: "text",
      text: `Somebody, perhaps you, asked for a new password for this address. ${sender} knows no account with it.`,
    },
    { kind: "text", text: "You have one under another address? Then ask for a new password with that one." },
  ],
  footer: "That was not you? Then ignore this mail: nothing was changed.",
});

/** Where and when somebody came in. */
export interface SignInPlace {
  sender: string;
  name: string;
  at: Date;
  /** IANA name of the zone to tell the time in. */
  timezone: string;
  address: string;
  /** As the browser names itself; may be empty. */
  userAgent: string;
  /** Where the server is reached, such as `https://carrel.example`. */
  origin: string;
}

export const placeFacts = ({ at, timezone, address, userAgent }: SignInPlace): [string, string][] => [
  [
    "When",
    `${new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: timezone }).format(at)} (${timezone})`,
  ],
  ["Address", address],
  ["Browser", browserName(userAgent)],
];

/** Tells a person that somebody signed in with his account on a device that was not seen before. */
export const newDeviceMail = (given: SignInPlace): MailDraft => ({
  reason: "account",
  subject: `New sign-in to your ${given.sender} account`,
  sender: given.sender,
  heading: "Somebody signed in on a new device",
  blocks: [
    { kind: "text", text: `${given.name}, your account was opened on a device that we had not seen before.` },
    { kind: "facts", facts: placeFacts(given) },
    {
      kind: "text",
      text: "That was not you? Change your password now: it ends every session. Then look at who else knows it.",
    },
    { kind: "link", label: "Open your account", address: `${given.origin}/account` },
  ],
  footer: "That was you? Then there is nothing to do.",
});

/** Tells a person that his password was changed and his other sessions ended. */
export const passwordChangedMail = (given: SignInPlace): MailDraft => ({
  reason: "account",
  subject: `Your ${given.sender} password was changed`,
  sender: given.sender,
  heading: "Your password was changed",
  blocks: [
    { kind: "text", text: `${given.name}, your password is a new one. All sessions that were open have ended.` },
    { kind: "facts", facts: placeFacts(given) },
    { kind: "text", text: "That was not you? Secure your mailbox first, then choose a new password here." },
    { kind: "link", label: "Choose a new password", address: `${given.origin}/auth/forgot-password` },
  ],
  footer: "That was you? Then there is nothing to do.",
});

interface Welcome {
  sender: string;
  name: string;
  orgName: string;
  orgCode: string;
  workspaceKind: WorkspaceKind;
  trialDays: number;
  /** Where the server is reached, such as `https://carrel.example`. */
  origin: string;
}

/** Greets the owner of an organisation that was just made. */
export const welcomeMail = ({
  sender,
  name,
  orgName,
  orgCode,
  workspaceKind,
  trialDays,
  origin,
}: Welcome): MailDraft => {
  const words = terminology(workspaceKind);
  return {
    reason: "account",
    subject: `Welcome to ${sender}, ${orgName}`,
    sender,
    heading: `Welcome, ${name}`,
    blocks: [
      { kind: "text", text: `${orgName} is ready. Its code is ${orgCode}; visitors book with it.` },
      {
        kind: "text",
        text: `Next: add a branch with its opening hours, then its ${words.desks.toLowerCase()} and a fee plan.`,
      },
      { kind: "text", text: `Your trial runs for ${trialDays} days.` },
      { kind: "link", label: "Add a branch", address: `${origin}/branches/new` },
    ],
    footer: "You get this mail because you registered this organisation.",
  };
};
