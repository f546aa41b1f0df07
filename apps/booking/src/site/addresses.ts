import type { Site } from "@carrel/sdk";

interface Place {
  orgCode: string;
}

const posterAddress = ({ orgCode }: Place) => `/qr-booking/${encodeURIComponent(orgCode)}`;

/** Whether a page stands on the organisation's own site, with home and the visitor's own area beside it. */
export const isOwnSite = ({ mode, organisation }: Site, { orgCode }: Place): boolean =>
  mode === "client" && organisation.orgCode === orgCode.toUpperCase();

/** Where an organisation's page leads home. */
export const homeAddress = (site: Site, place: Place): string => (isOwnSite(site, place) ? "/" : posterAddress(place));

/** Where an organisation is booked. */
export const flowAddress = (site: Site, place: Place): string =>
  isOwnSite(site, place) ? "/book" : posterAddress(place);

/** The pages of an organisation's own site that its header leads to; the first three are drawn by the server. */
export const OWN_PAGES = [
  { label: "Home", href: "/" },
  { label: "Info", href: "/info" },
  { label: "Contact", href: "/contact" },
  { label: "Book", href: "/book" },
  { label: "Your bookings", href: "/dashboard" },
] as const;
