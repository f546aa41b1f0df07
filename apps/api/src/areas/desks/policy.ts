import type { Validation } from "@carrel/sdk/validation";
import { FIVE_MINUTES } from "../../limit";
import type { Available } from "../../pending";
import { SHEET_BODY } from "../../pipeline/body-limits";
import { checkedOf, REPORT, spanOf, WORKBOOK, writtenOf } from "../../pipeline/costs";
import { byBranch } from "../../pipeline/tenant-clues";
import type { AreaPolicy } from "../../policy";
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
    // On the embedded database everybody waits for a sheet, a second and a half at most: for a tenth of the time.
    limits: [{ by: ["account"], calls: 20, seconds: FIVE_MINUTES, onlySuccesses: true }],
    body: SHEET_BODY,
  },
};
