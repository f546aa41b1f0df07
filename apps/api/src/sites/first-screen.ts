import type { BookableOrganisation } from "@carrel/sdk";
import { terminology } from "@carrel/sdk/domain";
import { escapeHtml } from "../escape-html";
import { dataBlock } from "./data-block";
import type { PagePlace } from "./place-of-page";
import type { SiteFiles } from "./site-files";

/** Each state of the first screen's frame, as the booking app's build drew it; see `apps/vite.first-screen.ts`. */
const FILE = ".first-screen.json";
type Frame = "one" | "place" | "when";

/** What a page of the booking app begins with. */
interface FirstScreen {
  page: PagePlace;
  place: BookableOrganisation;
  url: URL;
}

const decoder = new TextDecoder();
/** A brace alone is where the name's first letter stands. */
const HOLE = /\{(?:(orgName|desk|home)\})?/g;

/** Which of the frames shows what the app will draw first; null where it will draw another screen. */
const frameOf = ({ page, place, url }: FirstScreen): Frame | null => {
  const { branches, bookingsClosed, brandNameVisible } = place;
  // A name that is to stand in the logo alone is drawn once that is there.
  if (branches.length === 0 || bookingsClosed !== null || brandNameVisible === false) return null;
  const first: Frame =
    branches.length === 1 ? "one" : branches.some(({ _id }) => _id === page.branchId) ? "when" : "place";
  const step = url.searchParams.get("step");
  return step === null || step === (first === "place" ? "place" : "when") ? first : null;
};

/** Fills the frame with the place's own words. They are text there, whatever is in them. */
const drawn = (files: SiteFiles, first: FirstScreen): string => {
  const frame = frameOf(first);
  const file = files.find("booking", FILE);
  if (!frame || !file) return "";
  const frames: Record<"poster" | "own", Record<Frame, string>> = JSON.parse(decoder.decode(file.content));
  const { page, place } = first;
  const words: Record<string, string> = {
    orgName: place.orgName,
    initial: Array.from(place.orgName.trim())[0]?.toLocaleUpperCase() ?? "",
    desk: terminology(place.workspaceKind).desk,
    home: page.isPoster ? `/qr-booking/${page.typedCode}` : "/",
  };
  return frames[page.isPoster ? "poster" : "own"][frame].replaceAll(HOLE, (_, hole = "initial") =>
    escapeHtml(words[hole] ?? ""),
  );
};

const ROOT = '<div id="root">';

/** Writes into a page of the booking app what its first screen shows: as data for the app, and drawn, until the app stands. */
export const withFirstScreen = (html: string, files: SiteFiles, first: FirstScreen): string => {
  const data = { orgCode: first.page.typedCode, organisation: first.place };
  return html.replace(ROOT, () => dataBlock("carrel-place", data) + ROOT + drawn(files, first));
};
