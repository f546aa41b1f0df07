import type { FeePlan } from "@carrel/sdk/schemas";
import type { Row } from "../../database/schema";

export const feePlanRecord = (row: Row<"feePlans">): FeePlan => ({
  _id: row.feePlanId,
  name: row.name,
  bookingType: row.bookingType,
  duration: { count: row.durationCount, unit: row.durationUnit },
  amount: row.amount,
  currency: row.currency,
  taxPercent: row.taxPercent,
  branchIds: row.branchIds,
  description: row.description,
  isActive: row.isActive,
  sells: row.sells,
  shiftIds: row.shiftIds,
  prices: row.prices,
  allowance: row.allowanceCount && row.allowanceUnit ? { count: row.allowanceCount, unit: row.allowanceUnit } : null,
  isShared: row.isShared,
  isPublic: row.isPublic,
  isListed: row.isListed,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
