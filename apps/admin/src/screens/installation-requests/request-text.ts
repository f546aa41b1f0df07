import type { InstallationRequest } from "@carrel/sdk";
import { LOCALE } from "../../app/locale";

const DAY = new Intl.DateTimeFormat(LOCALE, {
  ...({ weekday: "short", day: "numeric", month: "short", year: "numeric" } as const),
  timeZone: "UTC",
});

/** Where to come, on one line. */
export const placeOf = ({ address: { line1, line2, city } }: InstallationRequest) =>
  [line1, line2, city].filter(Boolean).join(", ");

export const dayText = ({ preferredDate }: InstallationRequest) =>
  preferredDate ? DAY.format(new Date(`${preferredDate}T00:00:00Z`)) : "Any day";
