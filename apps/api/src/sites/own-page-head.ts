import type { PublicSite } from "@carrel/sdk";
import { cleanName } from "@carrel/sdk/domain";
import { structuredData } from "./data-block";
import { localBusinesses } from "./local-business";
import { OWN_PAGES } from "./own-pages";
import { headOf, sharedPicture, type themeColoursOf } from "./place-head";
import { branchOf } from "./place-picture";
import type { PageName } from "./site-renderer";

interface Given {
  page: PageName;
  place: PublicSite;
  branchId: string | undefined;
  /** Where people know it, such as `https://harbour.example.com`. */
  origin: string;
  colours: ReturnType<ReturnType<typeof themeColoursOf>>;
}

/** Characters that a list of results shows of a page. */
const LONGEST = 155;

const cut = (text: string) => {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= LONGEST) return line;
  return `${line.slice(0, LONGEST).replace(/\s\S*$/, "")}…`;
};

/** What search engines, messengers and a phone's browser know of a page of an organisation's own site. */
export const ownPageHead = ({ page, place, branchId, origin, colours }: Given): string => {
  const branch = branchOf(place, branchId);
  const named = place.branches.find(({ _id }) => _id === branchId);
  const orgName = cleanName(place.orgName);
  const isOfOne = named !== undefined && place.branches.length > 1;
  const name = isOfOne ? `${cleanName(named.name)}, ${orgName}` : orgName;
  const cities = [...new Set(place.branches.flatMap(({ address }) => address.city || []))].map(cleanName);
  const where = cities.length > 0 ? ` in ${new Intl.ListFormat("en-GB").format(cities.slice(0, 4))}` : "";
  const { headline, about } = place.content;
  const says = {
    home: {
      title: headline && !isOfOne ? `${name}: ${cleanName(headline)}` : `${name}${isOfOne ? "" : where}`,
      description:
        cut(about) || `${name}${isOfOne ? "" : where}: opening hours, photos, prices, and a place booked in a minute.`,
    },
    info: {
      title: `Hours, prices and the way to ${name}`,
      description: cut(`When ${name} is open, what it offers, what it costs and how to get there.`),
    },
    contact: { title: `Contact ${name}`, description: cut(`Whom to reach at ${name}, and the way there.`) },
  }[page];
  const picture = place.content.hiddenParts.includes("photos") ? null : sharedPicture(place, branch, origin);
  const query = isOfOne ? `?branch=${named._id}` : "";
  const head = headOf({ ...says, url: `${origin}${OWN_PAGES[page]}${query}`, siteName: orgName, picture, colours });
  return head + structuredData(localBusinesses(place, isOfOne ? [named] : place.branches, origin));
};
