import type { Validation } from "@carrel/sdk/validation";
import { HOUR } from "../../limit";
import type { Available } from "../../pending";
import { REPORT } from "../../pipeline/costs";
import type { AreaPolicy } from "../../policy";
import { askForDomains, askForPlatform } from "./ask-dns";

export const websitePolicy: AreaPolicy<Available, Validation, "website"> = {
  configureDomain: { weight: REPORT, limits: [{ by: ["account"], calls: 60, seconds: HOUR }], dns: askForPlatform },
  // Who waits sees what the job found; asking again is for who has just mended something.
  verifyDns: {
    weight: 2 * REPORT,
    limits: [
      { by: ["account"], calls: 120, seconds: HOUR },
      { by: [{ input: "orgId" }], calls: 60, seconds: HOUR },
    ],
    dns: askForDomains,
  },
};
