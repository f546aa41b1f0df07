import type { InstantWithDefault } from "./columns";

/** The pictures of a branch. */
interface GalleryImagesTable {
  orgId: string;
  branchId: string;
  fileKey: string;
  /** Grows from picture to picture; taking one away leaves a gap. */
  position: number;
  createdAt: InstantWithDefault;
}

export interface GalleryTables {
  galleryImages: GalleryImagesTable;
}
