/** How far ahead the list of what ends looks; `within` is in local days after today. */
export const ENDING = {
  today: { label: "Today", within: 0, none: "Nothing ends today." },
  week: { label: "7 days", within: 6, none: "Nothing ends in the next 7 days." },
  month: { label: "30 days", within: 29, none: "Nothing ends in the next 30 days." },
} as const;
export type Ending = keyof typeof ENDING;

export const DEFAULT_ENDING = "week" satisfies Ending;
