import type { StatTrend } from "@carrel/ui/stat-card";
import { NUMBERS } from "../locale";

const percent = new Intl.NumberFormat(NUMBERS, { maximumFractionDigits: 1 });

/** The change against the time before in percent, as the server reckons it; null where there is nothing to compare with. */
export const changeOf = (now: number, before: number): number | null =>
  before > 0 ? Math.round((now / before - 1) * 1000) / 10 : null;

/** Percent from which what was before is too little to be a yardstick: "1,700% more" tells of a small month, not of a large one. */
const MOST = 100;

/** Whether a change is beyond what percent can tell. */
export const isBeyondPercent = (growth: number): boolean => growth > MOST;

interface ChangeWords {
  /** What it was before, as it is written: stands where percent tell nothing. */
  was?: string;
  /** What is compared, where the figure beside it is another: "revenue". */
  of?: string;
}

/**
 * A change in words, where more is better; the one place that words growth.
 * @param growth in percent
 * @param before what it is compared with: "the 7 days before"
 * @returns undefined where there is nothing to compare with
 * @example changeTrend(12.5, "yesterday") // { direction: "up", label: "12.5% more than yesterday", tone: "good" }
 */
export function changeTrend(growth: number | null, before: string, words: ChangeWords = {}): StatTrend | undefined {
  if (growth === null) return undefined;
  const { was, of = "" } = words;
  const what = of && ` ${of}`;
  if (growth === 0) return { direction: "flat", label: `As much${what} as ${before}` };
  const isUp = growth > 0;
  const tones = isUp ? ({ direction: "up", tone: "good" } as const) : ({ direction: "down", tone: "bad" } as const);
  if (isBeyondPercent(growth)) {
    return { ...tones, label: was ? `Up from ${was}${what} ${before}` : `More than twice as much${what} as ${before}` };
  }
  return { ...tones, label: `${percent.format(Math.abs(growth))}% ${isUp ? "more" : "less"}${what} than ${before}` };
}
