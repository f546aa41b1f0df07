import type { Validation } from "@carrel/sdk/validation";
import type { Available } from "../../pending";
import { PICTURES_BODY } from "../../pipeline/body-limits";
import { picturesOf } from "../../pipeline/costs";
import { byKey } from "../../pipeline/tenant-clues";
import { SIZES } from "../../platform/files/picture-rules";
import type { AreaPolicy } from "../../policy";

export const galleryPolicy: AreaPolicy<Available, Validation, "gallery"> = {
  upload: {
    weight: ({ images }) => picturesOf(images),
    body: PICTURES_BODY,
    pictures: ({ images }, { orgId }) => ({ pictures: images, size: SIZES.gallery, folder: "gallery", ownerId: orgId }),
  },
  signedUrls: { tenant: () => byKey },
};
