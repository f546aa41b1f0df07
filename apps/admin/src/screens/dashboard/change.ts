import type { StatTrend } from "@carrel/ui/stat-card";
import { NUMBERS } from "../../app/locale";

const percent = new Intl.NumberFormat(NUMBERS, { maximumFractionDigits: 1 });

/** The change against the time before in percent, as the server reckons it; null where there is nothing to compare with. */
export const changeOf = (now: number, before: number): number | null =>
  before > 0 ? Math.round((now / before - 1) * 1000) / 10 : null;

/**
 * A change in words, where more is better.
 * @param growth in percent
 * @param before what it is compared with: "the 7 days before"
 * @returns undefined where there is nothing to compare with
 * @example changeTrend(12.5, "yesterday") // { direction: "up", label: "12.5% more than yesterday", tone: "good" }
 */
export function changeTrend(growth: number | null, before: string): StatTrend | undefined {
  if (growth === null) return undefined;
  if (growth === 0) return { direction: "flat", label: `As much as ${before}` };
  const isUp = growth > 0;
  const amount = percent.format(Math.abs(growth));
  return {
    direction: isUp ? "up" : "down",
    label: `${amount}% ${isUp ? "more" : "less"} than ${before}`,
    tone: isUp ? "good" : "bad",
  };
}
