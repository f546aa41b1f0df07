import type { Validation } from "@carrel/sdk/validation";
import { FIVE_MINUTES, HOUR } from "../../limit";
import type { Available } from "../../pending";
import { spanOf } from "../../pipeline/costs";
import { byCode, byId } from "../../pipeline/tenant-clues";
import type { AreaPolicy } from "../../policy";

export const bookingPolicy: AreaPolicy<Available, Validation, "bookings"> = {
  calendar: { weight: ({ from, to }) => 1 + spanOf(from, to) },
  occupancy: { weight: ({ from, to }) => 1 + spanOf(from, to) },
  sendOtp: {
    tenant: ({ orgId }) => byId(orgId),
    limits: [{ by: ["address"], calls: 300, seconds: FIVE_MINUTES }],
    reply: "secret",
  },
  verifyOtp: {
    tenant: ({ orgId }) => byId(orgId),
    limits: [{ by: ["address"], calls: 100, seconds: FIVE_MINUTES, onlyFailures: true }],
    reply: "secret",
  },
  saveBooking: {
    tenant: ({ orgId }) => byId(orgId),
    // Addresses are free to who owns a domain: what one of them may hold (visitor-limits.ts) says nothing of them all.
    limits: [{ by: ["address"], calls: 30, seconds: HOUR, onlySuccesses: true }],
  },
  superOrgLookup: { tenant: ({ orgCode }) => byCode(orgCode) },
};
