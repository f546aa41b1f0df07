import type { MailDraft } from "./compose-mail";

/** What a one-time code is for. */
export type CodePurpose =
  | "sign_in"
  | "sign_up"
  | "password_reset"
  | "password_change"
  | "confirm"
  | "booking"
  | "visitor_sign_in";

interface Words {
  reason: "visitorCode" | "signUp" | "staffCode" | "reset";
  code: string;
  heading: string;
  lead: string;
  /** What to do about a code that one didn't ask for. */
  unasked?: string;
}

const WORDS: Record<CodePurpose, Words> = {
  sign_in: {
    reason: "staffCode",
    code: "sign-in code",
    heading: "Your sign-in code",
    lead: "Enter this code to finish signing in.",
  },
  sign_up: {
    reason: "signUp",
    code: "registration code",
    heading: "Your registration code",
    lead: "Enter this code to finish registering your organisation.",
  },
  password_reset: {
    reason: "reset",
    code: "code for a new password",
    heading: "Your code for a new password",
    lead: "Enter this code to choose a new password.",
  },
  password_change: {
    reason: "staffCode",
    code: "code for a new password",
    heading: "Your code for a new password",
    lead: "Enter this code to change your password.",
  },
  confirm: {
    reason: "staffCode",
    code: "code to confirm that it is you",
    heading: "Confirm that it is you",
    lead: "Enter this code to go on with what you were about to change.",
    unasked: "Then somebody else is signed in as you: change your password, which ends every other session.",
  },
  booking: {
    reason: "visitorCode",
    code: "code to confirm your e-mail address",
    heading: "Confirm your e-mail address",
    lead: "Enter this code to go on with your booking.",
  },
  visitor_sign_in: {
    reason: "visitorCode",
    code: "sign-in code",
    heading: "Your sign-in code",
    lead: "Enter this code to see your bookings, move or cancel them, and keep your profile.",
  },
};

/** The mail of a forgotten password: a link that is enough alone, and a code for where it was asked for. */
export const resetMail = (given: {
  sender: string;
  code: string;
  minutes: number;
  /** The link's. */
  address: string;
  hours: number;
}): MailDraft => {
  const { sender, code, minutes, address, hours } = given;
  return {
    reason: "reset",
    subject: `Your ${sender} ${WORDS.password_reset.code}`,
    sender,
    heading: "Choose a new password",
    blocks: [
      { kind: "text", text: "Open this page to choose a new password. It takes nothing else, from any device." },
      { kind: "link", label: "Choose a new password", address },
      { kind: "text", text: "Or enter this code on the page where you asked for it." },
      { kind: "code", code, minutes },
      {
        kind: "text",
        text: `The page is good for ${hours * 60} minutes and once, the code for ${minutes} minutes. Nobody from ${sender} will ask you for either.`,
      },
    ],
    footer: "You didn't ask for this? Then ignore this mail: nothing happens without it.",
  };
};

/**
 * The mail that carries a one-time code.
 * @param minutes how long the code is good for
 */
export const codeMail = (purpose: CodePurpose, sender: string, code: string, minutes: number): MailDraft => {
  const words = WORDS[purpose];
  return {
    reason: words.reason,
    subject: `Your ${sender} ${words.code}`,
    sender,
    heading: words.heading,
    blocks: [
      { kind: "text", text: words.lead },
      { kind: "code", code, minutes },
      { kind: "text", text: `It is good for ${minutes} minutes. Nobody from ${sender} will ask you for it.` },
    ],
    footer: `You didn't ask for this code? ${words.unasked ?? "Then ignore this mail: nothing happens without it."}`,
  };
};
