export { Gallery, type GalleryImage, type GalleryLabels, type GalleryProps } from "./gallery";
