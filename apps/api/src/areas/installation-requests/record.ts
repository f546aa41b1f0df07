import type { InstallationRequest } from "@carrel/sdk/schemas";
import type { Row } from "../../database/schema";

export const installationRecord = (row: Row<"installationRequests"> & { orgName: string }): InstallationRequest => ({
  _id: row.requestId,
  orgId: row.orgId,
  orgName: row.orgName,
  contactName: row.contactName,
  phone: row.phone,
  address: row.address,
  preferredDate: row.preferredDate,
  notes: row.notes,
  status: row.status,
  assignedTo:
    row.assignedTo === null || row.assignedName === null ? null : { _id: row.assignedTo, name: row.assignedName },
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
