import type { Closure } from "@carrel/sdk/schemas";
import type { Row } from "../../database/schema";

export const closureRecord = (row: Row<"branchClosures">): Closure => ({
  _id: row.closureId,
  branchId: row.branchId,
  from: row.firstDay,
  to: row.lastDay,
  reason: row.reason,
  givesBack: row.givesBack,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
