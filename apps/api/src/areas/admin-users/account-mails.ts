import { composeMail, type MailText } from "../../mails/compose-mail";

/** How long an invitation's link is good for. */
export const INVITED_DAYS = 7;

interface Invitation {
  orgName: string;
  name: string;
  email: string;
  /** Who invites. */
  by: string;
  /** The link's own page. */
  address: string;
}

/** Brings a new person of the staff the link that lets him in. */
export const invitationMail = ({ orgName, name, email, by, address }: Invitation): MailText =>
  composeMail({
    subject: `${orgName} invites you to its staff`,
    sender: orgName,
    heading: `Welcome, ${name}`,
    blocks: [
      {
        kind: "text",
        text: `${by} invites you to work with ${orgName}. You will sign in with your address, ${email}.`,
      },
      {
        kind: "text",
        text: `Open this page and choose a password. The link is yours alone, good once and for ${INVITED_DAYS} days.`,
      },
      { kind: "link", address, minutes: INVITED_DAYS * 24 * 60 },
    ],
    footer: "You don't know this organisation? Then ignore this mail: without the link nobody uses your address.",
  });

/** Goes to whoever has an account, and is invited to another organisation. */
export const hasAccountMail = ({ orgName, by }: Pick<Invitation, "orgName" | "by">): MailText =>
  composeMail({
    subject: `${orgName} wants to invite you to its staff`,
    sender: orgName,
    heading: "You have an account already",
    blocks: [
      { kind: "text", text: `${by} wants to invite you to work with ${orgName}.` },
      {
        kind: "text",
        text: "One address has one account, and yours has one elsewhere. Do you want to work there too? Then ask them to invite you with another address of yours.",
      },
    ],
    footer:
      "You don't know this organisation? Then ignore this mail: nothing was changed, and they are not told that you have an account.",
  });
