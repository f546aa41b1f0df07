import type { Site } from "@carrel/sdk";
import { escapeHtml } from "../escape-html";
import { accentOf } from "../mails/mail-accent";

const ICON = /<link rel="icon"[^>]*>/i;
const TITLE = /<title>[^<]*<\/title>/i;

/** The first letter of a name, as where an organisation has no logo. */
const letterIcon = ({ orgName, theme }: Site["organisation"]) => {
  const { light } = accentOf(theme);
  const letter = escapeHtml([...orgName][0]?.toUpperCase() ?? "");
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${light}"/><text x="16" y="22.5" text-anchor="middle" font-family="system-ui,sans-serif" font-size="19" font-weight="600" fill="#fffdf9">${letter}</text></svg>`;
  return `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(picture)}" type="image/svg+xml">`;
};

/** The office is called as whoever's host it is on, before anything runs. */
export const withName = (html: string, { organisation }: Site) =>
  html.replace(TITLE, () => `<title>${escapeHtml(organisation.orgName)}</title>`);

/** What a reseller's host shows, and his clients' do, bears not the platform's mark. */
export const withLetter = (html: string, { organisation }: Site) => html.replace(ICON, () => letterIcon(organisation));
