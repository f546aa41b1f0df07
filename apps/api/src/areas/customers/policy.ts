import type { Validation } from "@carrel/sdk/validation";
import type { Available } from "../../pending";
import { PICTURE_BODY } from "../../pipeline/body-limits";
import { PICTURE, REPORT } from "../../pipeline/costs";
import { PHOTOS, SIZES } from "../../platform/files/picture-rules";
import type { AreaPolicy } from "../../policy";

export const customerPolicy: AreaPolicy<Available, Validation, "customers"> = {
  stats: { weight: REPORT },
  uploadPhoto: {
    weight: PICTURE,
    body: PICTURE_BODY,
    pictures: ({ photo }, { orgId }) => ({ pictures: [photo], size: SIZES.photo, folder: PHOTOS, ownerId: orgId }),
  },
};
