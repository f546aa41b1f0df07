import type { DashboardPeriod } from "@carrel/sdk";

interface PeriodWords {
  /** On the switch. */
  label: string;
  /** After a figure's name: "Bookings, last 7 days". */
  last: string;
  /** Within a sentence: "made in the last 7 days". */
  within: string;
  /** What it is compared with. */
  before: string;
}

/** What the figures can cover: local days of the branch that end today. */
export const PERIOD_WORDS: Readonly<Record<DashboardPeriod, PeriodWords>> = {
  daily: { label: "Day", last: "today", within: "today", before: "yesterday" },
  weekly: { label: "Week", last: "last 7 days", within: "in the last 7 days", before: "the 7 days before" },
  monthly: { label: "Month", last: "last 30 days", within: "in the last 30 days", before: "the 30 days before" },
  yearly: { label: "Year", last: "last 365 days", within: "in the last 365 days", before: "the 365 days before" },
};

export const PERIODS = ["daily", "weekly", "monthly", "yearly"] as const satisfies readonly DashboardPeriod[];

/** What the dashboard covers as long as nobody chose. */
export const DEFAULT_PERIOD = "weekly" satisfies DashboardPeriod;
