import type { Validation } from "@carrel/sdk/validation";
import type { Available } from "../../pending";
import { SHEET_BODY } from "../../pipeline/body-limits";
import { checkedOf, REPORT, spanOf, WORKBOOK, writtenOf } from "../../pipeline/costs";
import { byBranch } from "../../pipeline/tenant-clues";
import type { AreaPolicy } from "../../policy";
import { SHEETS_OF_ONE } from "../sheets/limits";
import { readBookingSheet, readDeskSheet } from "./read-sheets";

export const deskPolicy: AreaPolicy<Available, Validation, "desks"> = {
  availableForBooking: { weight: REPORT },
  moveTargets: { weight: REPORT },
  listPublic: {
    tenant: ({ branchId }) => byBranch(branchId),
    weight: ({ startAt, endAt }) => 1 + spanOf(startAt, endAt),
  },
  slots: { weight: ({ startDate, endDate }) => 1 + spanOf(startDate, endDate) },
  bulkUploadTemplate: { weight: WORKBOOK },
  bulkBookingTemplate: { weight: WORKBOOK },
  validateBulkUpload: { weight: ({ data }) => checkedOf(data), body: SHEET_BODY, sheet: readDeskSheet },
  validateBulkBooking: { weight: ({ data }) => checkedOf(data), body: SHEET_BODY, sheet: readBookingSheet },
  processBulkUpload: { weight: ({ validatedData }) => writtenOf(validatedData), body: SHEET_BODY },
  processBulkBooking: {
    weight: ({ validatedData }) => writtenOf(validatedData),
    limits: SHEETS_OF_ONE,
    body: SHEET_BODY,
  },
};
