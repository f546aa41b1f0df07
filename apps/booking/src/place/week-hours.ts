import type { PublicBranch } from "@carrel/sdk";

/** From Monday on, as a sign on a door has them. */
const WEEK = [
  { day: 1, name: "Monday" },
  { day: 2, name: "Tuesday" },
  { day: 3, name: "Wednesday" },
  { day: 4, name: "Thursday" },
  { day: 5, name: "Friday" },
  { day: 6, name: "Saturday" },
  { day: 0, name: "Sunday" },
] as const;

/**
 * When a branch is open, day by day.
 * @example weekHours(branch.timings)[0] // { day: 1, name: "Monday", hours: "09:00–21:00" }
 */
export const weekHours = (timings: PublicBranch["timings"]) =>
  WEEK.map(({ day, name }) => {
    const timing = timings.find((one) => one.day === day);
    return { day, name, hours: timing && !timing.closed ? `${timing.open}–${timing.close}` : "Closed" };
  });
