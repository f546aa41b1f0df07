import type { PublicSite, Site } from "@carrel/sdk";
import { readId } from "@carrel/sdk/domain";
import type { Clock } from "../ports";
import type { FoundSite } from "./find-site";
import { messagePage } from "./message-page";
import { ownPageHead } from "./own-page-head";
import { answerPage } from "./page";
import type { themeColoursOf } from "./place-head";
import type { createPlacePhotos } from "./place-photos";
import { refusedAs, type UnsentForm } from "./refused-form";
import type { SiteFiles } from "./site-files";
import type { PageName, PreviewedPage, RenderPage, SentForm } from "./site-renderer";

/** The booking app's build writes it: the page without its body. */
const FILE = ".pages.html";
const BODY = "<!--page-->";
const TITLE = /<title>[^<]*<\/title>/i;
const ROOT = /<html\b[^>]*>/i;

/** Photos of a branch that a page shows first: as many have their colours in it. */
const BLURRED = 12;

interface Asked {
  page: PageName;
  url: URL;
  found: FoundSite;
  place: PublicSite | null;
  /** Where people know it, such as `https://harbour.example.com`. */
  origin: string;
  /** Writes more into the page as it is built. */
  marked: (html: string) => string;
  /** A message that was sent without a script, and was not taken. */
  sent?: UnsentForm | null;
}

/** What a page is drawn from, whoever asked for it. */
interface Drawn extends Pick<Asked, "page" | "origin" | "marked"> {
  branchId: string | undefined;
  site: Site;
  place: PublicSite;
  sent: SentForm | null;
}

/** Scripts, and what stands in for them. No text of an organisation's has the form of either: it is written as text. */
const RUNS = /<(script|noscript)\b[\s\S]*?<\/\1>|<link rel="modulepreload"[^>]*>/gi;

const decoder = new TextDecoder();

const SENT: SentForm = { isSent: true, errors: {}, values: {} };

/** Whether an organisation's site has a form for messages. */
export const takesMessages = ({ content }: PublicSite): boolean => !content.hiddenParts.includes("contactForm");

const notNow = () => {
  const page = messagePage(503, "Back in a moment", "We can't show this page just now. Load it again soon.", {
    hasMark: false,
  });
  page.headers.set("retry-after", "2");
  return page;
};

const notBuilt = () =>
  messagePage(503, "This app is not built", "Run npm start, or pnpm build, to build the booking app.");

/** Draws the pages of an organisation's own site: what it is, where, when and for how much. */
export const createOwnSite = (
  files: SiteFiles,
  {
    clock,
    pictures,
    colours,
  }: {
    clock: Clock;
    pictures: Pick<ReturnType<typeof createPlacePhotos>, "blurredOf">;
    colours: ReturnType<typeof themeColoursOf>;
  },
) => {
  /** The theme stands in the page, for who runs no script; the head's script knows what else a visitor wishes. */
  const themed = (html: string, theme: string | null) => {
    const known = theme !== null && colours(theme) ? theme : "lara-light-blue";
    return html.replace(
      ROOT,
      () => `<html lang="en" data-theme="${known}" data-scale="14" data-input-style="outlined">`,
    );
  };

  const built = async () => {
    const file = files.find("booking", FILE);
    const render = await files.renderer();
    return file && render && { file, render };
  };

  /** @returns what writes a page into the one that the build wrote */
  const draw = (render: RenderPage, { page, branchId, site, place, origin, marked, sent }: Drawn) => {
    const hasPhotos = !place.content.hiddenParts.includes("photos");
    const keys = hasPhotos ? place.branches.flatMap(({ photos }) => photos.slice(0, BLURRED)) : [];
    const input = { page, site, place, branchId, now: clock.now(), blurred: pictures.blurredOf(keys) };
    const body = render({ ...input, takesMessages: takesMessages(place), sent });
    const wears = colours(site.organisation.theme ?? "default");
    const head = ownPageHead({ page, place, branchId, origin, colours: wears });
    return (html: string) =>
      themed(marked(html), site.organisation.theme)
        .replace(TITLE, () => head)
        .replace(BODY, () => body);
  };

  return {
    async answer(request: Request, { page, url, found, place, origin, marked, sent = null }: Asked): Promise<Response> {
      const pages = await built();
      if (!pages) return notBuilt();
      if (!place) return notNow();
      const { site, embedOrigins } = found;
      const asked = readId(url.searchParams.get("branch") ?? undefined);
      const branchId = place.branches.find(({ _id }) => _id === asked)?._id;
      const said = sent ?? (url.searchParams.has("sent") ? SENT : null);
      const dressed = draw(pages.render, { page, branchId, site, place, origin, marked, sent: said });
      const drawn = { framedBy: embedOrigins, dressed };
      if (!sent) return answerPage(request, pages.file, site, { status: 200, ...drawn });
      return refusedAs(sent, await answerPage(request, pages.file, site, { status: 400, ...drawn }));
    },

    /** A page as it would be answered, to be looked at only: without what runs. Null: it is not built. */
    async preview(drawn: PreviewedPage & { site: Site }): Promise<string | null> {
      const pages = await built();
      if (!pages) return null;
      const dressed = draw(pages.render, { ...drawn, marked: (html) => html, sent: null });
      return dressed(decoder.decode(pages.file.content)).replaceAll(RUNS, "");
    },
  };
};
