import type { GalleryImage } from "@carrel/sdk";

/**
 * A gallery's pictures in a new order; another branch's, and what is no gallery, stay as they are.
 * @param order keys of all its pictures
 * @example ordered([a, b], [b.key, a.key]) // b with order 0, a with order 1
 */
export function ordered(data: unknown, order: readonly string[]): unknown {
  if (!Array.isArray(data)) return data;
  const images = new Map((data as GalleryImage[]).map((image) => [image.key, image]));
  if (images.size !== order.length || !order.every((key) => images.has(key))) return data;
  return order.flatMap((key, place) => images.get(key) && { ...images.get(key), order: place });
}
