import type { Site } from "@carrel/sdk";
import type { Database } from "../database/port";
import type { Row } from "../database/schema";
import { escapeHtml } from "../escape-html";
import { accentOf } from "../mails/mail-accent";
import { answerPage } from "./page";
import type { SiteFiles } from "./site-files";
import { withLetter } from "./site-head";

const LEGAL = ["/privacy", "/terms"];
/** Where the build puts them as they stand on the hosts of resellers. No address leads there. */
const IN_HIS_NAME = ".reseller";

/** Whether a path is a text that goes for everybody: on each host of the platform, in the name of whose it is. */
export const isLegal = (pathname: string): boolean => LEGAL.includes(pathname.replace(/\/+$/, ""));

/** Who runs the platform, as far as he says so. */
type Operator = Pick<Row<"platformProfiles">, "legalName" | "address" | "supportEmail" | "supportPhone">;

/** A reseller has no such profile, and shows nobody's. */
const operatorOf = (database: Database, { organisation, platform }: Site): Promise<Operator | undefined> =>
  platform.isOwn
    ? database.tx({ orgId: organisation._id }, (db) =>
        db
          .selectFrom("platformProfiles")
          .select(["legalName", "address", "supportEmail", "supportPhone"])
          .where("orgId", "=", organisation._id)
          .executeTakeFirst(),
      )
    : Promise.resolve(undefined);

/** What is said where nobody's address is known: a place knows by whom its own invoices come. */
const NOT_SAID =
  "Ask the place where you book or work. It knows how to reach us, and answers for what it keeps of you.";

/** Whom to ask, line by line, as HTML. */
function operatorHtml(operator: Operator | undefined, name: string): string {
  const { legalName = "", address = {}, supportEmail = "", supportPhone = "" } = operator ?? {};
  const { line1, line2, city, state, postalCode, country } = address;
  const lines = [legalName || name, line1, line2, [postalCode, city].filter(Boolean).join(" "), state, country]
    .filter((line): line is string => Boolean(line?.trim()))
    .map(escapeHtml);
  const email = escapeHtml(supportEmail);
  const ways = [
    ...(email ? [`<a href="mailto:${email}">${email}</a>`] : []),
    ...(supportPhone ? [escapeHtml(supportPhone)] : []),
  ];
  return [...lines, ...(ways.length > 0 ? ways : [NOT_SAID])].join("<br>");
}

/** His colour in place of the platform's: the sheets ask for it by these names. */
const inHisColour = (html: string, theme: string | null) => {
  const { light, dark } = accentOf(theme);
  const named = (colour: string) => ["link", "primary", "ring"].map((name) => `--ui-${name}:${colour}`).join(";");
  const sheet = `<style>:root{${named(light)}}@media (prefers-color-scheme:dark){:root{${named(dark)}}}</style>`;
  return html.replace("</head>", () => `${sheet}</head>`);
};

/** As the build leaves them (`apps/marketing/src/legal/holes.ts`). */
const HOLE = /\{\{(platform|address|operator|runsOn)\}\}/g;

/**
 * Answers the privacy policy or the terms: the platform's own, or in the name of the reseller whose host it is.
 * @returns undefined where marketing isn't built
 */
export async function answerLegal(
  request: Request,
  { database, files }: { database: Database; files: SiteFiles },
  site: Site,
  pathname: string,
): Promise<Response | undefined> {
  const { name, address, isOwn, runsOn } = site.platform;
  const path = `${pathname.replaceAll(/^\/+|\/+$/g, "")}/index.html`;
  const file = files.find("marketing", isOwn ? path : `${IN_HIS_NAME}/${path}`);
  if (!file) return;
  const words: Record<string, string> = {
    platform: escapeHtml(name),
    address: escapeHtml(address),
    operator: operatorHtml(await operatorOf(database, site), name),
    runsOn: runsOn === null ? "" : escapeHtml(`${name} runs on ${runsOn}.`),
  };
  const filled = (html: string) => html.replaceAll(HOLE, (_, hole) => words[hole] ?? "");
  const marked = (html: string) => (isOwn ? html : withLetter(inHisColour(html, site.organisation.theme), site));
  return answerPage(request, file, site, { status: 200, dressed: (html) => marked(filled(html)) });
}
