import type { Shift } from "@carrel/sdk/schemas";
import type { Row } from "../../database/schema";

export const shiftRecord = (row: Row<"shifts">): Shift => ({
  _id: row.shiftId,
  branchId: row.branchId,
  name: row.name,
  starts: row.starts,
  ends: row.ends,
  weekdays: row.weekdays,
  isActive: row.isActive,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
