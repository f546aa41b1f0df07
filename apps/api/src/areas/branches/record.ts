import { addDays, localDateOf } from "@carrel/sdk/domain";
import type { Branch, ClosedDays, DayTiming, PublicBranch } from "@carrel/sdk/schemas";
import type { Row } from "../../database/schema";
import type { OpenBranch } from "./queries";

/** Open from 09:00 to 21:00, every day. */
export const DEFAULT_TIMINGS: DayTiming[] = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  open: "09:00",
  close: "21:00",
  closed: false,
}));

/** So many days after it is over a closure is told with its branch: calendars look back. */
const KEPT_DAYS = 366;

/** The closures of a branch that lie within so many local days before and after today. */
function closuresIn(
  { closures, timezone }: Row<"branches">,
  now: Date,
  { back, ahead }: { back: number; ahead?: number },
): ClosedDays[] {
  const today = localDateOf(now, timezone);
  const first = addDays(today, -back);
  const last = ahead === undefined ? null : addDays(today, ahead);
  return closures.filter(({ from, to }) => to >= first && (last === null || from <= last));
}

/** What anyone may know of a branch, open or not. */
export const placeRecord = (row: Row<"branches">): Omit<PublicBranch, "photos" | "shifts" | "passes" | "closures"> => ({
  _id: row.branchId,
  name: row.name,
  address: row.address,
  phone: row.phone,
  email: row.email,
  timezone: row.timezone,
  timings: row.timings,
  features: row.features,
  directions: row.directions,
});

/** @param days how far ahead visitors may book */
export const publicBranchRecord = (row: OpenBranch, { now, days }: { now: Date; days: number }): PublicBranch => ({
  ...placeRecord(row),
  closures: closuresIn(row, now, { back: 0, ahead: days }),
  photos: row.photos,
  shifts: row.shifts,
  passes: row.passes,
});

export const branchRecord = (row: Row<"branches">, now: Date): Branch => ({
  ...placeRecord(row),
  closures: closuresIn(row, now, { back: KEPT_DAYS }),
  code: row.code,
  isActive: row.isActive,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
