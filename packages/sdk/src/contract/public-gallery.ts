import type { GalleryKeys, SignedUrl } from "../schemas/gallery";
import { read } from "./operation";

/** What anyone may ask. */
export const publicGallery = {
  /**
   * Signs addresses of pictures for anyone, for 600 seconds, at most 100 at once. Only keys of open branches' galleries and
   * of logos are signed; others are left out.
   * @example const urls = await client.gallery.signedUrls({ keys: images.map((image) => image.key) });
   */
  signedUrls: read<GalleryKeys, SignedUrl[]>("POST /co-space/branch-gallery/bulk-signed-urls", {
    access: "public",
    // A minute less than the addresses live, so that one out of the cache still loads.
    fresh: 540_000,
  }),
};
