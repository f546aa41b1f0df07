import type { Validation } from "@carrel/sdk/validation";
import type { Available } from "../../pending";
import { PICTURE_BODY, SHEET_BODY } from "../../pipeline/body-limits";
import { checkedOf, PICTURE, REPORT, WORKBOOK, writtenOf } from "../../pipeline/costs";
import { PHOTOS, SIZES } from "../../platform/files/picture-rules";
import type { AreaPolicy } from "../../policy";
import { SHEETS_OF_ONE } from "../sheets/limits";
import { readCustomerSheet } from "./read-sheet";

export const customerPolicy: AreaPolicy<Available, Validation, "customers"> = {
  stats: { weight: REPORT },
  statement: { weight: REPORT },
  bulkUploadTemplate: { weight: WORKBOOK },
  validateBulkUpload: { weight: ({ data }) => checkedOf(data), body: SHEET_BODY, sheet: readCustomerSheet },
  processBulkUpload: {
    weight: ({ validatedData }) => writtenOf(validatedData),
    limits: SHEETS_OF_ONE,
    body: SHEET_BODY,
  },
  uploadPhoto: {
    weight: PICTURE,
    body: PICTURE_BODY,
    pictures: ({ photo }, { orgId }) => ({ pictures: [photo], size: SIZES.photo, folder: PHOTOS, ownerId: orgId }),
  },
};
