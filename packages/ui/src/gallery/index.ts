export { Gallery, type GalleryProps } from "./gallery";
export type { GalleryImage } from "./gallery-image";
export type { GalleryLabels } from "./labels";
export { Lightbox, type LightboxProps } from "./lightbox";
