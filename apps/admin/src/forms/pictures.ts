/** What the server takes as a picture, as a file field asks for it. */
export const PICTURES = {
  "image/png": [".png"],
  "image/jpeg": [".jpg", ".jpeg"],
  "image/webp": [".webp"],
  "image/avif": [".avif"],
};

/** Bytes; the server takes no more. */
export const MAX_PICTURE_SIZE = 5 * 1024 * 1024;
