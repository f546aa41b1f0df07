import type { Validation } from "@carrel/sdk/validation";
import { DAY, HOUR } from "../../limit";
import type { Available } from "../../pending";
import { byId, byKey } from "../../pipeline/tenant-clues";
import type { AreaPolicy } from "../../policy";

export const contactPolicy: AreaPolicy<Available, Validation, "contact"> = {
  send: {
    tenant: ({ orgId }) => (orgId === undefined ? byKey : byId(orgId)),
    // A hall's visitors share an address; so many a machine behind it may send, and so often a form may be filled wrongly.
    limits: [
      { by: ["address"], calls: 60, seconds: HOUR },
      { by: ["address"], calls: 10, seconds: HOUR, onlySuccesses: true },
      // So that one network can't use up what an organisation takes in a day (room.ts).
      { by: ["address"], calls: 20, seconds: DAY, onlySuccesses: true },
    ],
    // What a stranger wrote can be erased, and the log of changes can't.
    entry: "none",
  },
};
