import type { Allowance } from "../schemas/visitor-membership";

/** Of a pass little is left below one in so many of what it holds, and at so many days or minutes. */
export const LOW = { oneIn: 5, day: 2, minute: 120 } as const;

/** Local days, today among them, in which something ends soon. */
export const SOON_DAYS = 7;

/**
 * Whether little is left of a pass: less than a fifth, or two days or hours. One of which nothing was used is not low.
 * @example runsLow({ unit: "day", total: 30, left: 5 }) // true
 */
export const runsLow = ({ unit, total, left }: Pick<Allowance, "unit" | "total" | "left">): boolean =>
  left < total && (left * LOW.oneIn < total || left <= LOW[unit]);
