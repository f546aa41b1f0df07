import type { ClosedDays } from "@carrel/sdk";
import { LOCALE } from "../locale";

const DAYS = new Intl.DateTimeFormat(LOCALE, {
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/**
 * The days of a closure.
 * @example closureText({ from: "2026-08-15", to: "2026-08-16" }) // "Sat, 15 – Sun, 16 Aug 2026"
 */
export const closureText = ({ from, to }: Pick<ClosedDays, "from" | "to">): string =>
  DAYS.formatRange(new Date(from), new Date(to));
