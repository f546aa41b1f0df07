/** Photos that a branch may have; the server refuses more (409 `gallery_full`). */
export const MOST_PHOTOS = 50;

/** Milliseconds until a photo's address is asked for anew: it lives for ten minutes. */
export const ADDRESS_AGE = 540_000;
