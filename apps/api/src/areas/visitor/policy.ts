import type { Validation } from "@carrel/sdk/validation";
import { organisationOfToken } from "../../codes/booking-links";
import { FIVE_MINUTES, HOUR } from "../../limit";
import type { Available } from "../../pending";
import { byId } from "../../pipeline/tenant-clues";
import type { AreaPolicy } from "../../policy";

export const visitorPolicy: AreaPolicy<Available, Validation, "visitor"> = {
  openSession: {
    tenant: ({ orgId }) => byId(orgId),
    limits: [{ by: ["address"], calls: 100, seconds: FIVE_MINUTES, onlyFailures: true }],
    reply: "secret",
    refusal: "sign-in",
  },
  // As many as codes are mailed to an address. Proofs are kept where his own rows aren't; what it proves is no change of anything.
  prove: {
    sees: "organisation",
    limits: [{ by: ["account"], calls: 10, seconds: HOUR }],
    reply: "secret",
    entry: "none",
  },
  // Whether a desk is free, and what it costs, his own rows don't tell.
  previewMove: { sees: "organisation" },
  moveBooking: { sees: "organisation" },
  payments: { sees: "organisation" },
  memberships: { sees: "organisation" },
  owed: { sees: "organisation" },
  download: { sees: "organisation", weight: 5 },
  // Its own entry would name him again: what was blanked is noted as the system's. Nor is its reply kept under a key of his.
  erase: { sees: "organisation", entry: "none", reply: "secret" },
  renewCalendarFeed: { reply: "secret" },
  linkedBooking: {
    tenant: ({ token }) => byId(organisationOfToken(token)),
    limits: [{ by: ["address"], calls: 100, seconds: FIVE_MINUTES, onlyFailures: true }],
  },
  linkedDues: {
    tenant: ({ token }) => byId(organisationOfToken(token)),
    limits: [{ by: ["address"], calls: 100, seconds: FIVE_MINUTES, onlyFailures: true }],
  },
  previewCancelLinked: {
    tenant: ({ token }) => byId(organisationOfToken(token)),
    limits: [{ by: ["address"], calls: 100, seconds: FIVE_MINUTES, onlyFailures: true }],
  },
  cancelLinkedBooking: {
    tenant: ({ token }) => byId(organisationOfToken(token)),
    limits: [{ by: ["address"], calls: 100, seconds: FIVE_MINUTES }],
  },
  claimPaid: {
    tenant: ({ token }) => byId(organisationOfToken(token)),
    limits: [
      { by: ["address"], calls: 100, seconds: FIVE_MINUTES },
      // Each may hold a seat until it begins: no more than one network books.
      { by: ["address"], calls: 30, seconds: HOUR, onlySuccesses: true },
    ],
  },
};
