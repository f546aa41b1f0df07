import type { Validation } from "@carrel/sdk/validation";
import { HOUR } from "../../limit";
import type { Available } from "../../pending";
import { PICTURE_BODY } from "../../pipeline/body-limits";
import { PICTURE } from "../../pipeline/costs";
import { byCode, byHost, byId, byKey } from "../../pipeline/tenant-clues";
import { SIZES } from "../../platform/files/picture-rules";
import type { AreaPolicy } from "../../policy";
import { hashUnknown } from "../auth/password-work";

export const organisationPolicy: AreaPolicy<Available, Validation, "organisation"> = {
  data: {
    tenant: (input, homes) => {
      if ("host" in input) return byHost(input.host, homes);
      if ("code" in input) return byCode(input.code);
      return "id" in input ? byId(input.id) : byKey;
    },
  },
  site: { tenant: ({ orgCode }) => byCode(orgCode) },
  // As a reseller's, and as the addition of a person.
  createClient: { limits: [{ by: ["account"], calls: 100, seconds: HOUR }], password: hashUnknown },
  uploadLogo: {
    weight: PICTURE,
    body: PICTURE_BODY,
    pictures: ({ logo, logoType }, { orgId }) => ({
      pictures: [logo],
      size: SIZES[logoType],
      folder: "logos",
      ownerId: orgId,
    }),
  },
};
