import type { Validation } from "@carrel/sdk/validation";
import { HOUR } from "../../limit";
import type { Available } from "../../pending";
import { eventsOf, REPORT, spanOf } from "../../pipeline/costs";
import { byId } from "../../pipeline/tenant-clues";
import type { AreaPolicy } from "../../policy";

export const trackingPolicy: AreaPolicy<Available, Validation, "tracking"> = {
  // Each page with its batch every ten seconds.
  record: {
    limits: [{ by: ["account"], calls: 600, seconds: 60 }],
    weight: ({ events }) => eventsOf(events),
    entry: "none",
  },
  recordVisit: {
    tenant: ({ orgId }) => byId(orgId),
    // Strangers behind one address, such as all visitors of a hall: a booking sends some five batches.
    limits: [
      { by: ["address"], calls: 60, seconds: 60 },
      { by: ["address"], calls: 600, seconds: HOUR },
    ],
    weight: ({ events }) => eventsOf(events),
    entry: "none",
  },
  analytics: { weight: ({ from, to }) => REPORT + spanOf(from, to) },
  userActivity: { weight: REPORT },
  businessUnitActivity: { weight: REPORT },
};
