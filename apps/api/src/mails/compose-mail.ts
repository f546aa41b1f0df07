/** A mail's words; who it goes to and how it travels is not theirs to know. */
export interface MailText {
  subject: string;
  text: string;
  html: string;
  /** How long what it says is of use; then it is sent no more. Absent: for good. */
  goodForMinutes?: number;
}

/** One part of a mail, top to bottom. */
export type MailBlock =
  | { kind: "text"; text: string }
  /** A page of ours; one that lets its reader in is good for so many minutes. */
  | { kind: "link"; address: string; minutes?: number }
  /** Good for so many minutes. It stands in the text alone: a subject is seen by who can't open the mail. */
  | { kind: "code"; code: string; minutes: number }
  | { kind: "facts"; facts: readonly (readonly [label: string, value: string])[] };

interface MailContent {
  subject: string;
  /** Who speaks: the organisation's name, shown at the top. */
  sender: string;
  heading: string;
  blocks: readonly MailBlock[];
  /** The small print at the end. */
  footer: string;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** Names are typed by strangers: a subject and a heading stay on one line. */
const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

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
  @media (prefers-color-scheme: dark) {
    body { background: #141b24; color: #f0ece3; }
    .sender, .code, a { color: #7fc4b2; border-color: #7fc4b2; }
    th, td { border-color: #37414f; }
    th, .footer { color: #aab2bd; }
  }`;

const htmlOf = (block: MailBlock) => {
  switch (block.kind) {
    case "text":
      return `<p>${escapeHtml(block.text)}</p>`;
    case "link":
      return `<p><a href="${escapeHtml(block.address)}">${escapeHtml(block.address)}</a></p>`;
    case "code":
      return `<p class="code">${escapeHtml(block.code)}</p>`;
    case "facts": {
      const row = ([label, value]: readonly [string, string]) =>
        `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`;
      return `<table>${block.facts.map(row).join("")}</table>`;
    }
  }
};

const textOf = (block: MailBlock) => {
  switch (block.kind) {
    case "text":
      return block.text;
    case "link":
      return block.address;
    case "code":
      return `    ${block.code}`;
    case "facts":
      return block.facts.map(([label, value]) => `${label}: ${oneLine(value)}`).join("\n");
  }
};

/**
 * Sets a mail in the brand's look, as HTML and as plain text.
 * @example composeMail({ subject: "Your Athena code", sender: "Athena", heading: "Your code", blocks: [{ kind: "code", code: "123456", minutes: 10 }], footer: "…" })
 */
export const composeMail = ({ subject, sender, heading, blocks, footer }: MailContent): MailText => ({
  subject: oneLine(subject),
  text: [oneLine(heading), ...blocks.map(textOf), `-- \n${oneLine(sender)}\n${footer}`].join("\n\n"),
  html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(oneLine(subject))}</title><style>${STYLE}
</style></head>
<body><div class="page">
<p class="sender">${escapeHtml(oneLine(sender))}</p>
<h1>${escapeHtml(oneLine(heading))}</h1>
${blocks.map(htmlOf).join("\n")}
<p class="footer">${escapeHtml(footer)}</p>
</div></body>
</html>
`,
  ...lifeOf(blocks),
});

/** A mail with a code or a link is of use for as long as that is. */
const lifeOf = (blocks: readonly MailBlock[]) => {
  const minutes = blocks.flatMap((block) => ("minutes" in block && block.minutes ? [block.minutes] : []));
  return minutes.length > 0 ? { goodForMinutes: Math.min(...minutes) } : {};
};
