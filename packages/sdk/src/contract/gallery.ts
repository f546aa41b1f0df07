import type {
  ByBranch,
  GalleryImage,
  RemoveGalleryImage,
  ReorderGallery,
  UploadGalleryImages,
} from "../schemas/gallery";
import { form } from "./codec";
import { joined, read, write } from "./operation";
import { publicGallery } from "./public-gallery";

const staffGallery = {
  /**
   * The pictures of a branch in their order; their addresses live for 600 seconds.
   * @example const images = await client.gallery.list({ branchId });
   */
  list: read<ByBranch, GalleryImage[]>("GET /co-space/branch-gallery/{branchId}", {
    permission: "branches.read",
    background: true,
  }),

  /**
   * Adds pictures to a branch, at most 10 at once, and gives those. What is no PNG, JPEG, WebP or AVIF is 415
   * `unsupported_image`; more than 5 MiB 413 `file_too_large`; more than 50 pictures of one branch 409 `gallery_full`, and
   * then none of them is added.
   * @example const images = await client.gallery.upload({ branchId, images: [file] });
   */
  upload: write<UploadGalleryImages, GalleryImage[]>("POST /co-space/branch-gallery/upload/{branchId}", {
    sends: form,
    permission: "branches.write",
    fallback: "Upload failed",
    creates: true,
    touches: ["gallery"],
  }),

  /**
   * Deletes a picture and gives those that remain.
   * @example const images = await client.gallery.removeImage({ branchId, imageKey: image.key });
   */
  removeImage: write<RemoveGalleryImage, GalleryImage[]>("POST /co-space/branch-gallery/delete-image", {
    permission: "branches.write",
    touches: ["gallery"],
  }),

  /**
   * Puts the pictures of a branch into a new order and gives them in it: the first stands for the place. It takes all of them, each
   * once; 409 `gallery_changed` where one was added or deleted meanwhile, and then all stay where they were.
   * @example const images = await client.gallery.reorder({ branchId, keys: [second.key, first.key] });
   */
  reorder: write<ReorderGallery, GalleryImage[]>("PUT /co-space/branch-gallery/{branchId}/order", {
    permission: "branches.write",
    touches: ["gallery"],
    addition: true,
  }),
};

export const gallery: typeof publicGallery & typeof staffGallery = joined(publicGallery, staffGallery);
