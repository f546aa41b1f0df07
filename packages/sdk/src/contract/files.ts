import type { Presign, PresignedUrl } from "../schemas/file";
import { read } from "./operation";

export const files = {
  /**
   * Signs an address under which a published picture (a logo, a gallery image) can be read for 600 seconds; any other key is 404 `not_found`.
   * @example const { url } = await client.files.presign({ key: image.key, type: "read" });
   */
  presign: read<Presign, PresignedUrl>("POST /presign", {
    access: "public",
    base: "presign",
    // A minute less than the address lives, so that one out of the cache still loads.
    fresh: 540_000,
    addition: true,
  }),
};
