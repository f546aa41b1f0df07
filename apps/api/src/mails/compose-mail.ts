import { cleanName, withoutLinks } from "@carrel/sdk/domain";
import type { Attachment } from "../ports";
import { type MailReason, reasonOf, type UnaskedReason } from "./reasons";

/** One part of a mail, top to bottom. */
export type MailBlock =
  | { kind: "text"; text: string }
  /** A page of ours; one that lets its reader in is good for so many minutes. */
  | { kind: "link"; address: string; minutes?: number }
  /** Good for so many minutes. It stands in the text alone: a subject is seen by who can't open the mail. */
  | { kind: "code"; code: string; minutes: number }
  | { kind: "facts"; facts: readonly (readonly [label: string, value: string])[] };

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
  /** E-mail addresses that it names. All others, and whatever looks like a link, are taken out of what it says. */
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

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** Ink on paper and library green (brand, "Colour"), with the dark twin for mail programs that know it. */
const STYLE = `
  body { margin: 0; background: #f7f4ee; color: #1b2430; font: 16px/1.5 Inter, "Segoe UI", Helvetica, Arial, sans-serif; }
  .page { max-width: 560px; margin: 0 auto; padding: 32px 24px; }
  .sender { margin: 0 0 24px; font-weight: 600; color: #1f5d50; }
  h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.3; font-weight: 600; }
  p { margin: 0 0 16px; }
  a { color: #1f5d50; word-break: break-all; }
  .code { margin: 24px 0; padding: 16px; border: 1px solid #1f5d50; border-radius: 8px; color: #1f5d50; text-align: center;
    font-size: 36px; line-height: 1.2; font-weight: 700; letter-spacing: 0.25em; font-variant-numeric: tabular-nums; }
  table { width: 100%; margin: 0 0 24px; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { padding: 8px 0; border-bottom: 1px solid #ddd6c8; text-align: left; vertical-align: top; }
  th { width: 35%; font-weight: 400; color: #5a6270; }
  .footer { margin: 32px 0 0; font-size: 14px; color: #5a6270; }
  .footer p { margin: 0 0 8px; }
  @media (prefers-color-scheme: dark) {
    body { background: #141b24; color: #f0ece3; }
    .sender, .code, a { color: #7fc4b2; border-color: #7fc4b2; }
    th, td { border-color: #37414f; }
    th, .footer { color: #aab2bd; }
  }`;

type Say = (text: string) => string;

const htmlOf = (block: MailBlock, say: Say) => {
  switch (block.kind) {
    case "text":
      return `<p>${escapeHtml(say(block.text))}</p>`;
    case "link":
      return linkTo(block.address);
    case "code":
      return `<p class="code">${escapeHtml(block.code)}</p>`;
    case "facts": {
      const row = ([label, value]: readonly [string, string]) =>
        `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(say(value))}</td></tr>`;
      return `<table>${block.facts.map(row).join("")}</table>`;
    }
  }
};

const linkTo = (address: string) => `<p><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>`;

const textOf = (block: MailBlock, say: Say) => {
  switch (block.kind) {
    case "text":
      return say(block.text);
    case "link":
      return block.address;
    case "code":
      return `    ${block.code}`;
    case "facts":
      return block.facts.map(([label, value]) => `${label}: ${say(value)}`).join("\n");
  }
};

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
  /** The platform's address, such as `https://app.example.com`. */
  origin: string;
  /** Where its reader stops such mails; null for those that can't be. */
  stopAddress: string | null;
  /** Whether the organisation may say no more than its name. */
  isPlain: boolean;
}

/**
 * Sets a mail in the brand's look, as HTML and as plain text, with who sent it, why, and how it stops.
 * @example composeMail({ reason: "staffCode", subject: "Your Athena code", sender: "Athena", heading: "Your code", blocks: [{ kind: "code", code: "123456", minutes: 10 }], footer: "…" }, { origin, stopAddress: null, isPlain: false })
 */
export const composeMail = (draft: MailDraft, { origin, stopAddress, isPlain }: Sending): ComposedMail => {
  const { subject, heading, blocks, footer, attachments = [] } = isPlain && "plain" in draft ? draft.plain : draft;
  const say = sayBut(draft.names ?? []);
  const sender = plainWords(draft.sender) || "An organisation without a name";
  const closing = [
    say(footer),
    `${sender} sent this mail through ${new URL(origin).host}.`,
    reasonOf(draft.reason).why(sender),
    ...(stopAddress === null ? [] : ["Don't want such mails? Stop them here, without an account:"]),
  ].filter(Boolean);
  return {
    subject: say(subject),
    text: [
      say(heading),
      ...blocks.map((block) => textOf(block, say)),
      ["-- ", sender, ...closing, ...(stopAddress === null ? [] : [stopAddress])].join("\n"),
    ].join("\n\n"),
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"><title>${escapeHtml(say(subject))}</title><style>${STYLE}
</style></head>
<body><div class="page">
<p class="sender">${escapeHtml(sender)}</p>
<h1>${escapeHtml(say(heading))}</h1>
${blocks.map((block) => htmlOf(block, say)).join("\n")}
<div class="footer">
${closing.map((line) => `<p>${escapeHtml(line)}</p>`).join("\n")}
${stopAddress === null ? "" : linkTo(stopAddress)}</div>
</div></body>
</html>
`,
    attachments,
    ...lifeOf(blocks),
  };
};

/** A mail with a code or a link is of use for as long as that is. */
const lifeOf = (blocks: readonly MailBlock[]) => {
  const minutes = blocks.flatMap((block) => ("minutes" in block && block.minutes ? [block.minutes] : []));
  return minutes.length > 0 ? { goodForMinutes: Math.min(...minutes) } : {};
};
