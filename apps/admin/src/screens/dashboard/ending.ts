import type { ExpiringQuery } from "@carrel/sdk";

/** What the list of what ends shows: `of` is what it asks for, `within` in local days after today. */
export const ENDING = {
  today: { label: "Today", of: { within: 0 }, none: "Nothing ends today." },
  week: { label: "7 days", of: { within: 6 }, none: "Nothing ends in the next 7 days." },
  month: { label: "30 days", of: { within: 29 }, none: "Nothing ends in the next 30 days." },
  ended: {
    label: "Renewal due",
    of: { state: "renewalDue" },
    none: "Whoever’s time ended in the last 30 days has renewed, or left.",
  },
} as const satisfies Record<string, { label: string; of: Pick<ExpiringQuery, "within" | "state">; none: string }>;
export type Ending = keyof typeof ENDING;

export const DEFAULT_ENDING = "week" satisfies Ending;
