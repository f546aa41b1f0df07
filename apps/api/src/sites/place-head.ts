import type { BookableOrganisation } from "@carrel/sdk";
import { cleanName, FEATURE_LABELS, terminology } from "@carrel/sdk/domain";
import { escapeHtml } from "../escape-html";
import type { PagePlace } from "./place-of-page";
import { PHOTO_SIZES, photoPath } from "./place-photos";
import { branchOf, pictureOf } from "./place-picture";
import type { SiteFiles } from "./site-files";

/** The booking app's build writes it out of the kit's themes: of each the colours of a header in light and in dark. */
const THEMES_FILE = ".theme-colours.json";
type ThemeColours = Partial<Record<string, readonly [light: string, dark: string]>>;

const decoder = new TextDecoder();

/** @returns the colours of a theme; undefined for one that the build does not know */
export const themeColoursOf = (files: SiteFiles) => {
  const file = files.find("booking", THEMES_FILE);
  const colours: ThemeColours = file ? JSON.parse(decoder.decode(file.content)) : {};
  return (theme: string) => colours[theme];
};

interface Given {
  page: PagePlace;
  place: BookableOrganisation;
  /** Where it stands, such as `https://harbour.example.com`. */
  origin: string;
  colours: ReturnType<ReturnType<typeof themeColoursOf>>;
}

/** What search engines, messengers and a phone's browser know of a place before anything runs. */
export const placeHead = ({ page, place, origin, colours }: Given): string => {
  const branch = branchOf(place, page.branchId);
  const words = terminology(place.workspaceKind);
  const orgName = cleanName(place.orgName);
  const name = branch && place.branches.length > 1 ? `${cleanName(branch.name)}, ${orgName}` : orgName;
  const title = `${words.deskBooking} at ${name}`;
  const address = branch && [branch.address.line1, branch.address.city].filter(Boolean).join(", ");
  const offers = branch?.features.map((feature) => FEATURE_LABELS[feature]) ?? [];
  const description = [
    `Choose a time and a ${words.desk.toLowerCase()} at ${name}${address ? `, ${cleanName(address)}` : ""}.`,
    offers.length > 0 ? `${offers.join(", ")}.` : "",
    "No account needed.",
  ]
    .filter(Boolean)
    .join(" ");
  const picture = pictureOf(place, branch?._id);
  const { width, height } = PHOTO_SIZES.share;

  const meta = (key: "name" | "property", which: string, content: string, media = "") =>
    `<meta ${key}="${which}"${media && ` media="${media}"`} content="${escapeHtml(content)}">`;
  const url = `${origin}${page.canonical}`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta("name", "description", description),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", orgName),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", url),
    ...(picture
      ? [
          meta("property", "og:image", `${origin}${photoPath(place.orgCode, branch?._id, "share")}`),
          meta("property", "og:image:type", "image/jpeg"),
          meta("property", "og:image:width", String(width)),
          meta("property", "og:image:height", String(height)),
          meta("property", "og:image:alt", picture.fit === "cover" ? `Photo of ${name}` : `Logo of ${orgName}`),
          meta("name", "twitter:card", "summary_large_image"),
        ]
      : [meta("name", "twitter:card", "summary")]),
    ...(colours
      ? [
          meta("name", "theme-color", colours[0], "(prefers-color-scheme: light)"),
          meta("name", "theme-color", colours[1], "(prefers-color-scheme: dark)"),
        ]
      : []),
  ].join("");
};

/** Of a page that is one person's own, or leads nowhere: nobody is to find it. */
export const PRIVATE_HEAD = '<title>Book a place</title><meta name="robots" content="noindex">';
