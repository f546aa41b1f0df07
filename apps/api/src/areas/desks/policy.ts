import type { Validation } from "@carrel/sdk/validation";
import type { Available } from "../../pending";
import { SHEET_BODY } from "../../pipeline/body-limits";
import { REPORT, sheetOf, spanOf, WORKBOOK } from "../../pipeline/costs";
import { byBranch } from "../../pipeline/tenant-clues";
import type { AreaPolicy } from "../../policy";
import { readBookingSheet, readDeskSheet } from "./read-sheets";

export const deskPolicy: AreaPolicy<Available, Validation, "desks"> = {
  availableForBooking: { weight: REPORT },
  listPublic: {
    tenant: ({ branchId }) => byBranch(branchId),
    weight: ({ startAt, endAt }) => 1 + spanOf(startAt, endAt),
  },
  slots: { weight: ({ startDate, endDate }) => 1 + spanOf(startDate, endDate) },
  bulkUploadTemplate: { weight: WORKBOOK },
  bulkBookingTemplate: { weight: WORKBOOK },
  validateBulkUpload: { weight: ({ data }) => sheetOf(data), body: SHEET_BODY, sheet: readDeskSheet },
  validateBulkBooking: { weight: ({ data }) => sheetOf(data), body: SHEET_BODY, sheet: readBookingSheet },
  processBulkUpload: { weight: ({ validatedData }) => sheetOf(validatedData), body: SHEET_BODY },
  processBulkBooking: { weight: ({ validatedData }) => sheetOf(validatedData), body: SHEET_BODY },
};
