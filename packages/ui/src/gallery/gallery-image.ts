export interface GalleryImage {
  id: string;
  src: string;
  /** What it shows. */
  alt: string;
  caption?: string;
  /** 0 to 1 while it goes up; null while that is not known; left out once it is there. */
  progress?: number | null;
  /** Why it did not go up, and what to do. */
  error?: string;
}
