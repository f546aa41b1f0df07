import type { Branch, DayTiming, PublicBranch } from "@carrel/sdk/schemas";
import type { Row } from "../../database/schema";
import type { OpenBranch } from "./queries";

/** Open from 09:00 to 21:00, every day. */
export const DEFAULT_TIMINGS: DayTiming[] = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  open: "09:00",
  close: "21:00",
  closed: false,
}));

/** What anyone may know of a branch, open or not. */
export const placeRecord = (row: Row<"branches">): Omit<PublicBranch, "photos" | "shifts" | "passes"> => ({
  _id: row.branchId,
  name: row.name,
  address: row.address,
  phone: row.phone,
  email: row.email,
  timezone: row.timezone,
  timings: row.timings,
  features: row.features,
});

export const publicBranchRecord = (row: OpenBranch): PublicBranch => ({
  ...placeRecord(row),
  photos: row.photos,
  shifts: row.shifts,
  passes: row.passes,
});

export const branchRecord = (row: Row<"branches">): Branch => ({
  ...placeRecord(row),
  code: row.code,
  isActive: row.isActive,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
