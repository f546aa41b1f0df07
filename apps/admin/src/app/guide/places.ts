import type { Session } from "@carrel/sdk";
import type { Terminology } from "@carrel/sdk/domain";
import { isPlaceOf, NAVIGATION } from "../navigation";
import { isOpenTo, type Needs } from "../needs";

/** Where in the office a page leads, for those who may go there. */
interface Screen extends Partial<Needs> {
  to: string;
  label: string;
}

/** Pages about a screen below a place of the sidebar, and the screens that they are about. */
export const SCREENS: Readonly<Record<string, readonly Screen[]>> = {
  "bookings-calendar": [{ to: "/bookings/calendar", label: "Calendar", permission: "bookings.read" }],
  "board-shifts": [{ to: "/board/shifts", label: "Shifts", permission: "feePlans.read" }],
  "desks-floor-plan": [{ to: "/desks/plan", label: "Floor plan", permission: "desks.write" }],
  "desks-from-a-sheet": [
    { to: "/desks/bulk-upload", label: "the sheet", permission: "desks.write" },
    { to: "/desks/bulk-booking", label: "the sheet", permission: "bookings.write" },
  ],
  "customers-from-a-sheet": [{ to: "/customers/bulk-upload", label: "the sheet", permission: "customers.write" }],
  "subscription-plans": [{ to: "/plans-selection", label: "Choose a plan", permission: "subscription.write" }],
  "website-site": [{ to: "/website/site", label: "Your site", permission: "website.read" }],
  account: [{ to: "/account", label: "Your account" }],
};

const nameOf = (to: string) => to.slice(1);

/** Whether a page is a place's: it is called as its path, or begins with that. */
export const isOfPlace = (page: string, to: string) => page === nameOf(to) || page.startsWith(`${nameOf(to)}-`);

/** What everybody has, whatever his role, and no place of the sidebar leads to. */
export const FOR_ALL = { to: "/account", label: "You" };

/** A group of the sidebar, and the paths of what a person may enter there. */
export const groupsOf = (session: Session): { label: string; to: string[] }[] => [
  ...NAVIGATION.map(({ label, places }) => ({
    label,
    to: places.filter((place) => isPlaceOf(session, place)).map(({ to }) => to),
  })),
  { label: FOR_ALL.label, to: [FOR_ALL.to] },
];

/** The screen that a page leads to: its own where it is open to the person, else the place that it is about. */
export function screenOf(page: string, session: Session, words: Terminology): Screen | undefined {
  const own = SCREENS[page]?.find(({ permission }) => !permission || isOpenTo(session, permission));
  if (own) return own;
  const place = NAVIGATION.flatMap(({ places }) => places).find(
    (one) => isOfPlace(page, one.to) && isPlaceOf(session, one),
  );
  return place && { to: place.to, label: place.label(words) };
}

const isWithin = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`);

/** The page about the screen at an address; undefined where there is none. */
export function pageAt(pathname: string): string | undefined {
  const screen = Object.entries(SCREENS).find(([, screens]) => screens.some(({ to }) => isWithin(pathname, to)));
  if (screen) return screen[0];
  const place = NAVIGATION.flatMap(({ places }) => places).find(({ to }) => isWithin(pathname, to));
  return place && nameOf(place.to);
}
