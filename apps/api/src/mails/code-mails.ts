import { composeMail, type MailText } from "./compose-mail";

/** What a one-time code is for. */
export type CodePurpose = "sign_in" | "sign_up" | "password_reset" | "password_change" | "booking";

const WORDS: Record<CodePurpose, { heading: string; lead: string }> = {
  sign_in: { heading: "Your sign-in code", lead: "Enter this code to finish signing in." },
  sign_up: { heading: "Your registration code", lead: "Enter this code to finish registering your organisation." },
  password_reset: { heading: "Your code for a new password", lead: "Enter this code to choose a new password." },
  password_change: { heading: "Your code for a new password", lead: "Enter this code to change your password." },
  booking: { heading: "Confirm your e-mail address", lead: "Enter this code to go on with your booking." },
};

/**
 * The mail that carries a one-time code.
 * @param minutes how long the code is good for
 */
export const codeMail = (purpose: CodePurpose, sender: string, code: string, minutes: number): MailText => {
  const { heading, lead } = WORDS[purpose];
  return composeMail({
    subject: `${code} is your ${sender} code`,
    sender,
    heading,
    blocks: [
      { kind: "text", text: lead },
      { kind: "code", code },
      { kind: "text", text: `It is good for ${minutes} minutes. Nobody from ${sender} will ask you for it.` },
    ],
    footer: "You didn't ask for this code? Then ignore this mail: nothing happens without it.",
  });
};
