import type { BusinessUnit, Comment, Person } from "@carrel/sdk/schemas";
import type { Row } from "../../database/schema";

/** A lead with what other tables say of it. */
export type FoundUnit = Row<"businessUnits"> & {
  assignedTo: Person[];
  /** The newest three. */
  comments: Comment[];
  commentCount: number;
};

export const businessUnitRecord = (row: FoundUnit): BusinessUnit => ({
  _id: row.businessUnitId,
  name: row.name,
  contactName: row.contactName,
  email: row.email,
  phone: row.phone,
  city: row.city,
  dataCategory: row.dataCategory,
  websiteType: row.websiteType,
  status: row.status,
  source: row.source,
  assignedTo: row.assignedTo,
  comments: row.comments,
  commentCount: row.commentCount,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
