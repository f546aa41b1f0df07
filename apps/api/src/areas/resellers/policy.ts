import type { Validation } from "@carrel/sdk/validation";
import { HOUR } from "../../limit";
import type { Available } from "../../pending";
import { PICTURE_BODY } from "../../pipeline/body-limits";
import { PICTURE, REPORT } from "../../pipeline/costs";
import { SIZES } from "../../platform/files/picture-rules";
import type { AreaPolicy } from "../../policy";
import { hashUnknown } from "../auth/password-work";
import { askForPlatform } from "../website/ask-dns";

export const resellerPolicy: AreaPolicy<Available, Validation, "resellers"> = {
  stats: { weight: REPORT },
  statements: { weight: REPORT },
  statement: { weight: REPORT },
  // As the addition of a person.
  create: { limits: [{ by: ["account"], calls: 100, seconds: HOUR }], password: hashUnknown },
  invite: {
    limits: [
      { by: ["account"], calls: 100, seconds: HOUR },
      { by: [{ input: "id" }], calls: 5, seconds: HOUR },
    ],
  },
  updateDomains: { weight: REPORT, dns: askForPlatform },
  uploadLogo: {
    weight: PICTURE,
    body: PICTURE_BODY,
    pictures: ({ logo, logoType, resellerId }, { isSuper }) =>
      isSuper ? { pictures: [logo], size: SIZES[logoType], folder: "logos", ownerId: resellerId } : null,
  },
};
