import { cleanName, withoutLinks } from "@carrel/sdk/domain";
import type { KnownPlatform } from "../platform/platform-of";
import type { Attachment } from "../ports";
import { accentOf, GREEN } from "./mail-accent";
import { htmlButton, htmlCode, htmlFacts, htmlPage, htmlQuote, htmlText } from "./mail-html";
import { type MailReason, reasonOf, type UnaskedReason } from "./reasons";

/** One part of a mail, top to bottom. */
export type MailBlock =
  | { kind: "text"; text: string }
  /** What somebody else wrote, with its line breaks. */
  | { kind: "quote"; text: string }
  /** A page of ours, and what one does there; one that lets its reader in is good for so many minutes. */
  | { kind: "link"; label: string; address: string; minutes?: number }
  /** Good for so many minutes. It stands in the text alone: a subject is seen by who can't open the mail. */
  | { kind: "code"; code: string; minutes: number }
  /** Of several lines where a value is a list of them. */
  | { kind: "facts"; facts: readonly (readonly [label: string, value: string | readonly string[]])[] };

/** What a mail says. */
interface MailContent {
  subject: string;
  heading: string;
  blocks: readonly MailBlock[];
  /** The small print at the end; who sent it, why and how it stops follow by themselves. */
  footer: string;
  attachments?: readonly Attachment[];
}

interface Written extends MailContent {
  /** Who speaks: the organisation's name, shown at the top. */
  sender: string;
  /** E-mail addresses, and domains of its readers' own, that it names. All others, and whatever looks like a link, are taken out of what it says. */
  names?: readonly string[];
  /** The person or the booking that it tells of. */
  aboutId?: string;
  /** When what it says is of no use any more, if it had to wait for room. */
  staleAt?: Date;
}

/** What is to be mailed, and why; who it goes to and how it travels is not its to know. */
export type MailDraft =
  | (Written & { reason: Exclude<MailReason, UnaskedReason> })
  /** `plain`: what it says from an organisation on trial, which says no more to strangers than its own name. */
  | (Written & { reason: UnaskedReason; plain: MailContent });

/** A draft as it is sent. */
export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
  attachments: readonly Attachment[];
  /** How long what it says is of use; then it is sent no more. Absent: for good. */
  goodForMinutes?: number;
}

type Say = (text: string) => string;

const htmlOf = (block: MailBlock, say: Say) => {
  switch (block.kind) {
    case "text":
      return htmlText(say(block.text));
    case "quote":
      return htmlQuote(linesOf(block.text).map(say));
    case "link":
      return htmlButton(block.label, block.address);
    case "code":
      return htmlCode(block.code);
    case "facts":
      return htmlFacts(block.facts.map(([label, value]) => [label, [value].flat().map(say)]));
  }
};

const textOf = (block: MailBlock, say: Say) => {
  switch (block.kind) {
    case "text":
      return say(block.text);
    case "quote":
      return linesOf(block.text)
        .map((line) => `> ${say(line)}`.trimEnd())
        .join("\n");
    case "link":
      return textLink(block);
    case "code":
      return `    ${block.code}`;
    case "facts":
      // A further line stands in a little: it is no fact of its own.
      return block.facts.map(([label, value]) => `${label}: ${[value].flat().map(say).join("\n  ")}`).join("\n");
  }
};

/** The lines of a text, of several empty ones one. */
export const linesOf = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/\n\s*\n/g, "\n\n")
    .split("\n");

const textLink = ({ label, address }: { label: string; address: string }) => `${label}:\n${address}`;

/** Names are typed by strangers, and may be older than the rules for them: they stay on one line and become no links. */
export const plainWords = (text: string): string => withoutLinks(cleanName(text));

/** As `plainWords`, but for some e-mail addresses. */
const sayBut =
  (addresses: readonly string[]): Say =>
  (text) => {
    const [address, ...others] = addresses;
    if (address === undefined || address === "") return address === "" ? sayBut(others)(text) : plainWords(text);
    if (!text.includes(address)) return sayBut(others)(text);
    // What stands around it keeps the space that parts it from the address.
    return cleanName(
      text
        .split(address)
        .map((part) => spaced(part, sayBut(others)))
        .join(address),
    );
  };

const spaced = (text: string, say: Say) => `${/^\s/.test(text) ? " " : ""}${say(text)}${/\s$/.test(text) ? " " : ""}`;

/** Where a mail comes from. */
export interface Sending {
  /** As the organisation's people know it. */
  platform: Pick<KnownPlatform, "resellerId" | "name" | "address" | "theme" | "logo" | "runsOn">;
  /** Where its reader stops such mails; null for those that can't be. */
  stopAddress: string | null;
  /** Whether the organisation may say no more than its name. */
  isPlain: boolean;
}

/**
 * Sets a mail in the brand's look, as HTML and as plain text, with who sent it, why, and how it stops.
 * @example composeMail({ reason: "staffCode", subject: "Your Athena code", sender: "Athena", heading: "Your code", blocks: [{ kind: "code", code: "123456", minutes: 10 }], footer: "…" }, { platform, stopAddress: null, isPlain: false })
 */
export const composeMail = (draft: MailDraft, { platform, stopAddress, isPlain }: Sending): ComposedMail => {
  const { subject, heading, blocks, footer, attachments = [] } = isPlain && "plain" in draft ? draft.plain : draft;
  const say = sayBut(draft.names ?? []);
  const sender = plainWords(draft.sender) || "An organisation without a name";
  const stop = stopAddress === null ? null : { label: "Stop such mails", address: stopAddress };
  const said = { subject: say(subject), heading: say(heading), footer: say(footer), sender, stop };
  const closing = [
    `${sender} sent this mail through ${new URL(platform.address).host}.`,
    reasonOf(draft.reason).why(sender),
    ...(stop ? ["Don't want such mails? It takes no account to stop them."] : []),
    ...(platform.runsOn === null ? [] : [runsOnText(platform.name, platform.runsOn)]),
  ];
  // In a reseller's name a mail bears neither the platform's mark nor its colour; his logo where it is he who speaks.
  const isHis = platform.resellerId !== null && sender === plainWords(platform.name);
  const look =
    platform.resellerId === null
      ? { accent: GREEN, hasMark: true }
      : { accent: accentOf(platform.theme), logo: isHis ? platform.logo : null };
  return {
    subject: said.subject,
    text: [
      said.heading,
      ...blocks.map((block) => textOf(block, say)),
      ["-- ", sender, said.footer, ...closing, stop && textLink(stop)].filter(Boolean).join("\n"),
    ].join("\n\n"),
    html: htmlPage({ ...said, ...look, closing, body: blocks.map((block) => htmlOf(block, say)).join("\n") }),
    attachments,
    ...lifeOf(blocks),
  };
};

const runsOnText = (name: string, platform: string) => `${plainWords(name)} runs on ${plainWords(platform)}.`;

/** A mail with a code or a link is of use for as long as that is. */
const lifeOf = (blocks: readonly MailBlock[]) => {
  const minutes = blocks.flatMap((block) => ("minutes" in block && block.minutes ? [block.minutes] : []));
  return minutes.length > 0 ? { goodForMinutes: Math.min(...minutes) } : {};
};
