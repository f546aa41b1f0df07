import type { PublicShift, Shift } from "@carrel/sdk/schemas";
import type { Row } from "../../database/schema";

/** What anyone may know of a shift. */
export const publicShift = ({ name, starts, ends, weekdays }: Row<"shifts">): PublicShift => ({
  name,
  starts,
  ends,
  weekdays,
});

export const shiftRecord = (row: Row<"shifts">): Shift => ({
  _id: row.shiftId,
  branchId: row.branchId,
  ...publicShift(row),
  isActive: row.isActive,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
