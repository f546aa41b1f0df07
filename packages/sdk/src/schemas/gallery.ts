import * as z from "zod";
import { Count, Id, Instant, requiredText, text } from "./common";
import { SignedAddress, Upload } from "./file";

export const ByBranch = z.strictObject({ branchId: Id });
export interface ByBranch extends z.infer<typeof ByBranch> {}

/** Names a stored file. */
const Key = requiredText(500);

/** A picture of a branch. */
export const GalleryImage = z.object({
  key: Key,
  url: SignedAddress,
  caption: text(200).optional(),
  /** Place in the gallery; the first is 0. */
  order: Count,
});
export interface GalleryImage extends z.infer<typeof GalleryImage> {}

/** PNG, JPEG, WebP or AVIF by content, 5 MiB each. */
export const UploadGalleryImages = z.strictObject({
  branchId: Id,
  images: z.array(Upload).min(1, "Choose an image").max(10, "Choose at most 10 images at once"),
});
export interface UploadGalleryImages extends z.infer<typeof UploadGalleryImages> {}

export const RemoveGalleryImage = z.strictObject({ branchId: Id, imageKey: Key });
export interface RemoveGalleryImage extends z.infer<typeof RemoveGalleryImage> {}

/** All pictures of a branch in their new order, each once; the first stands for the place. */
export const ReorderGallery = z.strictObject({
  branchId: Id,
  keys: z
    .array(Key)
    .min(1, "Name the pictures")
    .max(50, "A branch shows at most 50 pictures")
    .refine((keys) => new Set(keys).size === keys.length, "Name each picture once"),
});
export interface ReorderGallery extends z.infer<typeof ReorderGallery> {}

export const GalleryKeys = z.strictObject({ keys: z.array(Key).max(100, "Ask for at most 100 keys at once") });
export interface GalleryKeys extends z.infer<typeof GalleryKeys> {}

export const SignedUrl = z.object({ key: Key, url: SignedAddress, expiresAt: Instant });
export interface SignedUrl extends z.infer<typeof SignedUrl> {}
