import type { MailDraft } from "../../mails/compose-mail";

/** How long the link to a new address is good for, and the way back from it. */
export const MOVE_HOURS = 24;
export const BACK_DAYS = 7;

interface Told {
  orgName: string;
  /** Whose account it is. */
  name: string;
}

interface Move extends Told {
  /** The new address. */
  email: string;
}

interface NewAddress extends Move {
  userId: string;
  /** The one that counts until then. */
  former: string;
  /** The link's own page. */
  address: string;
}

/** Alike for who has an account elsewhere, since those who move a colleague see it listed while it waits. */
const subjectOf = (orgName: string) => `Your address at ${orgName}`;

/** Goes to the new address: its link makes it count. */
export const newAddressMail = ({ orgName, userId, name, email, former, address }: NewAddress): MailDraft => {
  const saying = (heading: string) => ({
    subject: subjectOf(orgName),
    heading,
    blocks: [
      { kind: "text", text: `Your account at ${orgName} is to move from ${former} to ${email}.` },
      {
        kind: "text",
        text: `Open this page to say that the new address is yours. Until then nothing changes. The link is good once, and for ${MOVE_HOURS} hours after it was asked for.`,
      },
      { kind: "link", label: "This address is mine", address, minutes: MOVE_HOURS * 60 },
    ] as const,
    footer: "You know nothing of this? Then ignore this mail: without the link nobody uses your address.",
  });
  return {
    reason: "invitation",
    sender: orgName,
    names: [email, former],
    aboutId: userId,
    ...saying(`Hello ${name}`),
    plain: saying("Hello"),
  };
};

/** Goes to whoever has an account with the new address already. */
export const otherAccountMail = ({ orgName, userId, name }: Told & { userId: string }): MailDraft => {
  const saying = (who: string) => ({
    subject: subjectOf(orgName),
    heading: "Your address has an account already",
    blocks: [
      { kind: "text", text: `${who} wants to use this address for an account at ${orgName}.` },
      {
        kind: "text",
        text: "One address has one account, and this one has another. That was you? Then choose another address there.",
      },
    ] as const,
    footer:
      "You know nothing of this? Then ignore this mail: nothing was changed, and nobody is told that you have an account.",
  });
  return { reason: "invitation", sender: orgName, aboutId: userId, ...saying(name), plain: saying("Somebody") };
};

/** Goes to the old address as soon as somebody asks for another. */
export const movingMail = ({ orgName, name, email, by, origin }: Move & { by: string; origin: string }): MailDraft => ({
  reason: "account",
  names: [email],
  subject: `Your account at ${orgName} is to get another address`,
  sender: orgName,
  heading: `Hello ${name}`,
  blocks: [
    { kind: "text", text: `${by} asked to move your account at ${orgName} to ${email}.` },
    {
      kind: "text",
      text: "It moves once the link that was mailed there is opened. Until then, sign in as before. That is not right? Take it back in your account, and change your password.",
    },
    { kind: "link", label: "Open your account", address: `${origin}/account` },
  ],
  footer: "That is right? Then there is nothing to do here.",
});

/** Goes to the old address once another counts: its link takes the account back. */
export const movedMail = ({ orgName, name, email, address }: Move & { address: string }): MailDraft => ({
  reason: "account",
  names: [email],
  subject: `Your address at ${orgName} was changed`,
  sender: orgName,
  heading: `Hello ${name}`,
  blocks: [
    { kind: "text", text: `Your account at ${orgName} now has the address ${email}. Sign in with it.` },
    {
      kind: "text",
      text: `That is not right? Then open this page: it brings this address back, signs everybody out, and lets you choose a new password. The link is good for ${BACK_DAYS} days.`,
    },
    { kind: "link", label: "Take this address back", address, minutes: BACK_DAYS * 24 * 60 },
  ],
  footer: "That is right? Then keep this mail to yourself: whoever has the link can use it.",
});

/** Goes to the address that was taken from an account. */
export const takenBackMail = ({ orgName, name }: Told): MailDraft => ({
  reason: "account",
  subject: `Your account at ${orgName} went back to its old address`,
  sender: orgName,
  heading: `Hello ${name}`,
  blocks: [
    {
      kind: "text",
      text: `Whoever reads the mails of the old address took your account at ${orgName} back to it. This address has no account there any more.`,
    },
  ],
  footer: `That is not right? Then talk to the people who run ${orgName}.`,
});
