import { escapeHtml } from "../escape-html";
import { type Accent, GREEN } from "./mail-accent";

const FONT = "font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif";
/** A name without a space is as long as its owner likes: it breaks before it widens the mail. */
const BREAKS = "overflow-wrap:anywhere;word-break:break-word";

/**
 * Ink on paper and library green (brand, "Colour"). In the elements themselves: many mail programs drop a style sheet, and one that
 * shows a forwarded mail always does.
 */
const LIGHT = {
  paper: `background-color:#f7f4ee;color:#1b2430;${FONT};font-size:16px;line-height:24px`,
  sender: `color:#1f5d50;font-weight:600;text-align:left;${BREAKS}`,
  wall: "border:2px solid #1f5d50;border-bottom:0;border-radius:5px 5px 0 0",
  desk: "border-top:2px solid #b8863b",
  letter:
    "width:24px;border-radius:6px;background-color:#1f5d50;color:#fffdf9;text-align:center;font-size:14px;line-height:24px;font-weight:600",
  card: "background-color:#fffdf9;border:1px solid #ddd6c8;border-radius:12px;padding:32px 24px;text-align:left",
  heading: `margin:0 0 16px;font-size:22px;line-height:28px;font-weight:600;${BREAKS}`,
  text: `margin:0 0 16px;${BREAKS}`,
  quote: `margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #ddd6c8;text-align:left;${BREAKS}`,
  code: "margin:24px 0;padding:16px 0 16px 9px;border:1px solid #1f5d50;border-radius:8px;color:#1f5d50;text-align:center;font-size:36px;line-height:44px;font-weight:700;letter-spacing:9px;font-variant-numeric:tabular-nums",
  facts: "margin:0 0 24px;border-collapse:collapse;table-layout:fixed;font-variant-numeric:tabular-nums",
  label: `padding:10px 12px 10px 0;border-bottom:1px solid #ddd6c8;color:#5a6270;font-size:14px;line-height:24px;font-weight:400;text-align:left;vertical-align:top;${BREAKS}`,
  value: `padding:10px 0;border-bottom:1px solid #ddd6c8;text-align:left;vertical-align:top;${BREAKS}`,
  action: "margin:24px 0",
  button:
    "display:inline-block;background-color:#1f5d50;border:1px solid #1f5d50;border-radius:8px;color:#fffdf9;padding:11px 24px;font-weight:600;line-height:20px;text-decoration:none",
  aside: `margin:24px 0 0;padding:16px 0 0;border-top:1px solid #ddd6c8;color:#5a6270;font-size:14px;line-height:20px;${BREAKS}`,
  closing: `margin:0 0 8px;color:#5a6270;font-size:14px;line-height:20px;text-align:left;${BREAKS}`,
  quiet: "color:#1f5d50",
} as const;

type Part = keyof typeof LIGHT;

/** The dark twin, for programs that know it; it has to win over what stands in the elements. */
const DARK = {
  paper: "background-color:#141b24;color:#f0ece3",
  sender: "color:#7fc4b2",
  wall: "border-color:#7fc4b2",
  desk: "border-color:#d9ab64",
  letter: "background-color:#7fc4b2;color:#141b24",
  card: "background-color:#1b2430;border-color:#37414f",
  quote: "border-color:#37414f",
  code: "border-color:#7fc4b2;color:#7fc4b2",
  label: "border-color:#37414f;color:#aab2bd",
  value: "border-color:#37414f",
  button: "background-color:#7fc4b2;border-color:#7fc4b2;color:#141b24",
  aside: "border-color:#37414f;color:#aab2bd",
  closing: "color:#aab2bd",
  quiet: "color:#7fc4b2",
} as const satisfies Partial<Record<Part, string>>;

const darkRule = ([part, style]: [string, string]) => `.${part}{${style.replace(/;|$/g, " !important$&")}}`;

const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.sheet{padding:24px 12px !important}.card{padding:24px 20px !important}}
@media (prefers-color-scheme:dark){${Object.entries(DARK).map(darkRule).join("")}}`;

/** What an element is, said twice: by its own style, and by the class that the dark speaks of. */
const as = (part: Part) => `class="${part}" style="${LIGHT[part]}"`;

const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/**
 * Where another speaks than the platform: his logo, and until a mail program loads it, or where there is none, the first letter of his name, as on
 * pages. The name itself stands beside it.
 */
const emblem = (sender: string, logo: string | null) => {
  const letter = escapeHtml([...sender][0]?.toUpperCase() ?? "");
  if (logo === null) return `<div ${as("letter")} aria-hidden="true">${letter}</div>`;
  return `<img ${as("letter")} src="${escapeHtml(logo)}" alt="${letter}" width="24" height="24">`;
};

/** The plan of a carrel (brand, "Mark"), drawn with borders: pictures are shown in mails only once their reader wants them. */
const MARK = `<div ${as("wall")} aria-hidden="true"><div style="width:14px;height:5px;font-size:1px;line-height:5px">&nbsp;</div><div class="desk" style="${LIGHT.desk};width:6px;height:7px;margin:0 auto;font-size:1px;line-height:7px">&nbsp;</div></div>`;

export const htmlText = (text: string): string => `<p ${as("text")}>${escapeHtml(text)}</p>`;

/** What somebody else wrote, line by line. */
export const htmlQuote = (lines: readonly string[]): string =>
  `<blockquote dir="auto" ${as("quote")}>${lines.map(escapeHtml).join("<br>")}</blockquote>`;

export const htmlCode = (code: string): string => `<p ${as("code")}>${escapeHtml(code)}</p>`;

export const htmlButton = (label: string, address: string): string =>
  `<p ${as("action")}><a href="${escapeHtml(address)}" ${as("button")}>${escapeHtml(label)}</a></p>`;

export const htmlFacts = (facts: readonly (readonly [label: string, lines: readonly string[]])[]): string => {
  const row = ([label, lines]: readonly [string, readonly string[]]) =>
    `<tr><th scope="row" width="36%" ${as("label")}>${escapeHtml(label)}</th><td dir="auto" ${as("value")}>${lines.map(escapeHtml).join("<br>")}</td></tr>`;
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" ${as("facts")}>${facts.map(row).join("")}</table>`;
};

interface Page {
  /** Its one colour. */
  accent: Accent;
  /** It bears the platform's mark, else a logo, else the sender's first letter. */
  hasMark?: boolean;
  /** The address of the sender's. */
  logo?: string | null;
  subject: string;
  sender: string;
  heading: string;
  /** The blocks, as HTML. */
  body: string;
  /** The small print of what it tells. */
  footer: string;
  /** Who sent it, why, and how it stops. */
  closing: readonly string[];
  /** Where it stops. */
  stop: { label: string; address: string } | null;
}

const linkTo = ({ label, address }: { label: string; address: string }) =>
  `<p ${as("closing")}><a href="${escapeHtml(address)}" ${as("quiet")}>${escapeHtml(label)}</a></p>`;

/** A mail as a page: tables for the programs that know no other layout, 320 px wide at least and 560 at most. */
export const htmlPage = (page: Page): string => inColour(pageOf(page), page.accent);

/** All that is written in the platform's colour, in another: it stands in styles alone, since texts are escaped. */
const inColour = (html: string, { light, dark }: Accent) =>
  html.replaceAll(/(style="[^"]*"|<style>[^<]*<\/style>)/g, (style) =>
    style.replaceAll(GREEN.light, light).replaceAll(GREEN.dark, dark),
  );

const pageOf = ({
  subject,
  sender,
  heading,
  body,
  footer,
  closing,
  stop,
  hasMark,
  logo = null,
}: Page) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"><title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>
<body class="paper" style="margin:0;padding:0;${LIGHT.paper}">
<table ${TABLE} ${as("paper")} lang="en" dir="ltr"><tr><td class="sheet" align="center" style="padding:32px 16px">
<table ${TABLE} style="max-width:560px">
<tr><td style="padding:0 0 16px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td width="${hasMark ? 18 : 24}" style="padding:0 10px 0 0;vertical-align:top">${hasMark ? `<div style="padding:4px 0 0">${MARK}</div>` : emblem(sender, logo)}</td><td dir="auto" ${as("sender")}>${escapeHtml(sender)}</td></tr></table>
</td></tr>
<tr><td ${as("card")}>
<h1 ${as("heading")}>${escapeHtml(heading)}</h1>
${body}
${footer && `<p ${as("aside")}>${escapeHtml(footer)}</p>`}
</td></tr>
<tr><td style="padding:24px 0 0">
${closing.map((line) => `<p ${as("closing")}>${escapeHtml(line)}</p>`).join("\n")}
${stop === null ? "" : linkTo(stop)}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
