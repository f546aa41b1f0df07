import type { Validation } from "@carrel/sdk/validation";
import type { Available } from "../../pending";
import { byCode, byId } from "../../pipeline/tenant-clues";
import type { AreaPolicy } from "../../policy";

export const bookingPolicy: AreaPolicy<Available, Validation, "bookings"> = {
  sendOtp: { tenant: ({ orgId }) => byId(orgId) },
  verifyOtp: { tenant: ({ orgId }) => byId(orgId) },
  saveBooking: { tenant: ({ orgId }) => byId(orgId) },
  superOrgLookup: { tenant: ({ orgCode }) => byCode(orgCode) },
};
