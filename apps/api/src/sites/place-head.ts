import type { BookableOrganisation, PublicBranch } from "@carrel/sdk";
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

type Colours = ReturnType<ReturnType<typeof themeColoursOf>>;

interface Described {
  title: string;
  description: string;
  /** The one address under which search engines know it. */
  url: string;
  siteName: string;
  /** A picture of `PHOTO_SIZES.share`; null where there is none. */
  picture: { url: string; alt: string } | null;
  colours: Colours;
}

const meta = (key: "name" | "property", which: string, content: string, media = "") =>
  `<meta ${key}="${which}"${media && ` media="${media}"`} content="${escapeHtml(content)}">`;

/** A page's head, as search engines, messengers and a phone's browser read it. */
export const headOf = ({ title, description, url, siteName, picture, colours }: Described): string =>
  [
    `<title>${escapeHtml(title)}</title>`,
    meta("name", "description", description),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", siteName),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", url),
    ...(picture
      ? [
          meta("property", "og:image", picture.url),
          meta("property", "og:image:type", "image/jpeg"),
          meta("property", "og:image:width", String(PHOTO_SIZES.share.width)),
          meta("property", "og:image:height", String(PHOTO_SIZES.share.height)),
          meta("property", "og:image:alt", picture.alt),
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

/** The picture that messengers show beside a link to a place. */
export const sharedPicture = (place: BookableOrganisation, branch: PublicBranch | undefined, origin: string) => {
  const picture = pictureOf(place, branch?._id);
  if (!picture) return null;
  const orgName = cleanName(place.orgName);
  const name = branch && place.branches.length > 1 ? `${cleanName(branch.name)}, ${orgName}` : orgName;
  const alt = picture.fit === "cover" ? `Photo of ${name}` : `Logo of ${orgName}`;
  return { url: `${origin}${photoPath(place.orgCode, branch?._id, "share")}`, alt };
};

interface Given {
  page: PagePlace;
  place: BookableOrganisation;
  /** Where it stands, such as `https://harbour.example.com`. */
  origin: string;
  colours: Colours;
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
  return headOf({
    title,
    description,
    url: `${origin}${page.canonical}`,
    siteName: orgName,
    picture: sharedPicture(place, branch, origin),
    colours,
  });
};

/** Of a page that is one person's own, or leads nowhere: nobody is to find it. */
export const PRIVATE_HEAD = '<title>Book a place</title><meta name="robots" content="noindex">';
