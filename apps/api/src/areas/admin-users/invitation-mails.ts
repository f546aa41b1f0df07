import type { MailBlock, MailDraft } from "../../mails/compose-mail";

/** How long an invitation's link is good for. */
export const INVITED_DAYS = 7;

interface Invitation {
  orgName: string;
  userId: string;
  name: string;
  email: string;
  /** Who invites. */
  by: string;
  /** The link's own page. */
  address: string;
  /** The link's end: the mail may have to wait. */
  until: Date;
}

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Alike for who has an account elsewhere, since those who invite see it listed while it waits. */
const subjectOf = (orgName: string) => `${orgName} invites you to its staff`;

/** Brings a new person of the staff the link that lets him in. */
export const invitationMail = ({ orgName, userId, name, email, by, address, until }: Invitation): MailDraft => {
  const link: MailBlock[] = [
    {
      kind: "text",
      text: `Open this page and choose a password. The link is yours alone, good once and until ${day.format(until)}.`,
    },
    { kind: "link", label: "Choose a password", address, minutes: INVITED_DAYS * 24 * 60 },
  ];
  const given = {
    subject: subjectOf(orgName),
    footer: "You don't know this organisation? Then ignore this mail: without the link nobody uses your address.",
  };
  return {
    reason: "invitation",
    sender: orgName,
    names: [email],
    aboutId: userId,
    ...given,
    heading: `Welcome, ${name}`,
    blocks: [
      {
        kind: "text",
        text: `${by} invites you to work with ${orgName}. You will sign in with your address, ${email}.`,
      },
      ...link,
    ],
    plain: {
      ...given,
      heading: "Welcome",
      blocks: [
        { kind: "text", text: `${orgName} invites you to work with it. You will sign in with your address, ${email}.` },
        ...link,
      ],
    },
  };
};

/** Goes to whoever has an account, and is invited to another organisation. */
export const hasAccountMail = ({ orgName, userId, by }: Pick<Invitation, "orgName" | "userId" | "by">): MailDraft => {
  const given = { subject: subjectOf(orgName), heading: "You have an account already" };
  const askAnew =
    "One address has one account, and yours has one elsewhere. Do you want to work there too? Then ask them to invite you with another address of yours.";
  const footer =
    "You don't know this organisation? Then ignore this mail: nothing was changed, and they are not told that you have an account.";
  const saying = (who: string) => ({
    ...given,
    blocks: [
      { kind: "text", text: `${who} wants to invite you to work with ${orgName}.` },
      { kind: "text", text: askAnew },
    ] as const,
    footer,
  });
  return { reason: "invitation", sender: orgName, aboutId: userId, ...saying(by), plain: saying(orgName) };
};
