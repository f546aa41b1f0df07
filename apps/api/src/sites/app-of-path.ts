import type { Site } from "@carrel/sdk";
import type { AppName } from "./site-files";

/** Pages of the booking app on every host (product §4), and where the mails of a booking lead. */
const BOOKING_EVERYWHERE = /^\/(?:(?:qr-booking|mobile-payment)(?:\/|$)|(?:booking|due)\/.)/;

/** First parts of the platform's public routes; the alternate variants stand below them. */
const PUBLIC = [
  "",
  "404",
  "demo",
  "features",
  "pricing",
  "contact",
  "about",
  "privacy",
  "terms",
  "faq",
  "marketing",
  "documentation",
  "free",
  "ecommerce",
];

/**
 * Which app shows a path of a host.
 * @param isOwn whether it is the platform's own: the public pages speak of it by name, and a reseller's host has them by his setting alone
 */
export const appOfPath = (mode: Site["mode"], path: string, isOwn: boolean): AppName => {
  const first = path.split("/", 2)[1] ?? "";
  if (mode === "client" || BOOKING_EVERYWHERE.test(path)) return "booking";
  return isOwn && PUBLIC.includes(first) ? "marketing" : "admin";
};
