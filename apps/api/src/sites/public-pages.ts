import type { Site } from "@carrel/sdk";
import { type Database, DatabaseUnavailableError } from "../database/port";
import type { Row } from "../database/schema";
import { escapeHtml } from "../escape-html";
import { accentOf } from "../mails/mail-accent";
import type { Asked, createFillPage } from "./fill-page";
import { answerPage, type Page } from "./page";
import { refusedAs } from "./refused-form";
import type { SiteFile, SiteFiles } from "./site-files";
import { withLetter } from "./site-head";

/** Where the build puts the pages that stand on the hosts of resellers too, in their names. No address leads there. */
const IN_HIS_NAME = ".reseller";

/** Who runs the platform, as far as he says so. */
type Operator = Pick<Row<"platformProfiles">, "legalName" | "address" | "supportEmail" | "supportPhone">;

/** A reseller has no such profile, and shows nobody's; nor is anybody's known without the database. */
const operatorOf = (database: Database, { organisation, platform }: Site): Promise<Operator | undefined> =>
  platform.isOwn
    ? database
        .tx({ orgId: organisation._id }, (db) =>
          db
            .selectFrom("platformProfiles")
            .select(["legalName", "address", "supportEmail", "supportPhone"])
            .where("orgId", "=", organisation._id)
            .executeTakeFirst(),
        )
        .catch((error: unknown) => {
          if (error instanceof DatabaseUnavailableError) return undefined;
          throw error;
        })
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
  const named = (colour: string) =>
    [
      ...["link", "primary", "ring", "primary-solid"].map((name) => `--ui-${name}:${colour}`),
      `--ui-primary-solid-hover:color-mix(in srgb,${colour} 85%,#000)`,
    ].join(";");
  const sheet = `<style>:root{${named(light)}}@media (prefers-color-scheme:dark){:root{${named(dark)}}}</style>`;
  return html.replace("</head>", () => `${sheet}</head>`);
};

/** As the build leaves them (`apps/marketing/src/layout/holes.ts`). */
const HOLE = /\{\{(platform|address|operator|runsOn)\}\}/g;
const ASKS_FOR_OPERATOR = "{{operator}}";

/** The pages that are listed, of which no address leads to this. */
const LISTED = ".pages.json";

const decoder = new TextDecoder();

/** Of a page that is asked for: who asks, and what became of its form. */
type AskedPage = Asked & Pick<Page, "status">;

/** The platform's public pages, prerendered by marketing's build: on its own host, and on each reseller's in his name. */
export const createPublicPages = ({
  database,
  files,
  fillPage,
}: {
  database: Database;
  files: SiteFiles;
  fillPage: ReturnType<typeof createFillPage>;
}) => {
  const fileOf = ({ platform: { isOwn } }: Site, pathname: string) => {
    const folder = pathname.replaceAll(/^\/+|\/+$/g, "");
    const path = folder === "" ? "index.html" : `${folder}/index.html`;
    return files.find("marketing", isOwn ? path : `${IN_HIS_NAME}/${path}`);
  };

  const fill = async (request: Request, file: SiteFile, { status, ...asked }: AskedPage) => {
    const { site } = asked;
    const { name, address, isOwn, runsOn } = site.platform;
    const needsOperator = decoder.decode(file.content).includes(ASKS_FOR_OPERATOR);
    const words: Record<string, string> = {
      platform: escapeHtml(name),
      address: escapeHtml(address),
      operator: needsOperator ? operatorHtml(await operatorOf(database, site), name) : "",
      runsOn: runsOn === null ? "" : escapeHtml(`${name} runs on ${runsOn}.`),
    };
    const worded = (html: string) => html.replaceAll(HOLE, (_, hole) => words[hole] ?? "");
    const filled = await fillPage(file, asked);
    const marked = (html: string) => (isOwn ? html : withLetter(inHisColour(html, site.organisation.theme), site));
    // What fills a hole may say anything: no words are looked for in it.
    return answerPage(request, file, site, { status, dressed: (html) => filled(marked(worded(html))) });
  };

  /** As marketing's build lists them. Older builds have no such list. */
  const list: readonly { path: string; isInHisName: boolean }[] = JSON.parse(
    decoder.decode(files.find("marketing", LISTED)?.content) || "[]",
  );

  return {
    /** What search engines are told of, in the order of the table of pages. */
    listed: ({ platform: { isOwn } }: Site): string[] =>
      list.filter(({ isInHisName }) => isOwn || isInHisName).map(({ path }) => path),

    /** Whether a page stands at a path of the host. */
    has: (site: Site, pathname: string): boolean => fileOf(site, pathname) !== undefined,

    /**
     * Answers a page, or on the platform's own host the one that says that there is nothing.
     * @returns undefined where there is neither
     */
    async answer(request: Request, asked: Asked): Promise<Response | undefined> {
      const { site, url, sent } = asked;
      const page = fileOf(site, url.pathname);
      if (page && sent) return refusedAs(sent, await fill(request, page, { ...asked, status: 400 }));
      if (page) return fill(request, page, { ...asked, status: 200 });
      const missing = site.platform.isOwn ? files.find("marketing", "404.html") : undefined;
      return missing && fill(request, missing, { ...asked, status: 404 });
    },
  };
};
export type PublicPages = ReturnType<typeof createPublicPages>;
