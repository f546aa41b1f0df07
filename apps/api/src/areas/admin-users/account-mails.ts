import { composeMail, type MailText } from "../../mails/compose-mail";

interface Invitation {
  orgName: string;
  name: string;
  email: string;
  /** Where the server is reached, such as `https://carrel.example`. */
  origin: string;
}

/** Tells a new person of the staff how to set a password of his own. */
export const invitationMail = ({ orgName, name, email, origin }: Invitation): MailText =>
  composeMail({
    subject: `${orgName} added you to its staff`,
    sender: orgName,
    heading: `Welcome, ${name}`,
    blocks: [
      { kind: "text", text: `${orgName} made an account for you. Your address, ${email}, is what you sign in with.` },
      { kind: "text", text: "Set a password first: open this page, and enter the code that it mails you." },
      { kind: "link", address: `${origin}/auth/forgot-password?email=${encodeURIComponent(email)}&invited=true` },
    ],
    footer: "You don't know this organisation? Then ignore this mail.",
  });

interface AddressChange {
  orgName: string;
  name: string;
  /** The new one. */
  email: string;
}

/** Goes to the old address: whoever reads the new one can from now on reset the password. */
export const addressChangedMail = ({ orgName, name, email }: AddressChange): MailText =>
  composeMail({
    subject: `Your address at ${orgName} was changed`,
    sender: orgName,
    heading: `Hello ${name}`,
    blocks: [{ kind: "text", text: `Your account at ${orgName} now has the address ${email}. Sign in with it.` }],
    footer: `That is not right? Then tell the people who run ${orgName} at once.`,
  });
