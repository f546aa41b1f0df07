import type { PictureSize } from "../../ports";

/** Bytes of a picture as it is sent. */
export const MOST_BYTES = 5 * 1024 * 1024;

/** Pixels of a picture as it is sent. A few kilobytes can unfold to gigabytes; a phone's camera takes up to 50 million. */
export const MOST_PIXELS = 50_000_000;

/** The box, in pixels, that a picture is made smaller for; a smaller one stays as it is. */
export const SIZES = {
  /** Twice the height of a header. */
  small: { width: 256, height: 256 },
  large: { width: 1024, height: 512 },
  square: { width: 512, height: 512 },
  /** Of a person: what a card shows, twice over. */
  photo: { width: 512, height: 512 },
  gallery: { width: 1920, height: 1440 },
} as const satisfies Record<string, PictureSize>;

/** The folder of the pictures of people, of which no call publishes any. */
export const PHOTOS = "photos";
