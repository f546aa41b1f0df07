import type { BookableOrganisation, Site } from "@carrel/sdk";
import { terminology } from "@carrel/sdk/domain";
import { escapeHtml } from "../platform/dev-page";
import { dataBlock } from "./data-block";
import type { SiteFiles } from "./site-files";

/** Each state of the first screen's frame, as the booking app's build drew it; see `apps/vite.first-screen.ts`. */
const FILE = ".first-screen.json";
type Frame = "one" | "place" | "when";

/** Asks what the page's app would ask first. Null where that was refused, which the app then hears itself. */
export type AskPlace = (apiKey: string, orgCode: string) => Promise<BookableOrganisation | null>;

/** What a page of the booking app begins with. */
export interface FirstScreen {
  /** As the address has it. */
  orgCode: string;
  organisation: BookableOrganisation;
}

const POSTER = /^\/qr-booking\/([^/]+)(?:\/([^/]+))?\/?$/i;
const OWN_SITE = /^\/(?:booking|book)?\/?$/i;

const decode = (part: string) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
};

/** Whose booking flow stands at an address: that of a poster's code, or of the site itself. */
export const orgCodeAt = (site: Site, pathname: string): string | null => {
  const [, code] = POSTER.exec(pathname) ?? [];
  if (code !== undefined) return decode(code);
  return site.mode === "client" && OWN_SITE.test(pathname) ? site.organisation.orgCode : null;
};

const decoder = new TextDecoder();
/** A brace alone is where the name's first letter stands. */
const HOLE = /\{(?:(orgName|desk|home)\})?/g;

/** Which of the frames shows what the app will draw first; null where it will draw another screen. */
const frameOf = (site: Site, { organisation }: FirstScreen, url: URL): Frame | null => {
  const { branches, bookingsClosed, brandNameVisible } = organisation;
  // A name that is to stand in the logo alone is drawn once that is there.
  if (branches.length === 0 || bookingsClosed !== null || brandNameVisible === false) return null;
  const [, , inPath] = POSTER.exec(url.pathname) ?? [];
  const asked = (site.mode === "client" && !inPath ? url.searchParams.get("branch") : inPath) ?? null;
  const first: Frame = branches.length === 1 ? "one" : branches.some(({ _id }) => _id === asked) ? "when" : "place";
  const step = url.searchParams.get("step");
  return step === null || step === (first === "place" ? "place" : "when") ? first : null;
};

/** Fills the frame with the place's own words. They are text there, whatever is in them. */
const drawn = (files: SiteFiles, site: Site, first: FirstScreen, url: URL): string => {
  const frame = frameOf(site, first, url);
  const file = files.find("booking", FILE);
  if (!frame || !file) return "";
  const frames: Record<Frame, string> = JSON.parse(decoder.decode(file.content));
  const { orgName, workspaceKind } = first.organisation;
  const words: Record<string, string> = {
    orgName,
    initial: Array.from(orgName.trim())[0]?.toLocaleUpperCase() ?? "",
    desk: terminology(workspaceKind).desk,
    home: POSTER.test(url.pathname) ? `/qr-booking/${encodeURIComponent(first.orgCode)}` : "/",
  };
  return frames[frame].replaceAll(HOLE, (_, hole = "initial") => escapeHtml(words[hole] ?? ""));
};

const ROOT = '<div id="root">';

/** Writes into a page of the booking app what its first screen shows: as data for the app, and drawn, until the app stands. */
export const withFirstScreen = (html: string, files: SiteFiles, site: Site, first: FirstScreen, url: URL): string =>
  html.replace(ROOT, () => dataBlock("carrel-place", first) + ROOT + drawn(files, site, first, url));
