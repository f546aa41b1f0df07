/** Pixels; the photo is shown no larger. */
const MAX_SIDE = 800;

/** A part of a picture, in its own pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Cuts a square out of a picture, as a JPEG.
 * @throws DOMException for what the browser can't read as a picture
 */
export async function cropPicture(picture: Blob, { x, y, width, height }: CropArea): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  const side = Math.max(1, Math.min(MAX_SIDE, Math.round(width)));
  const canvas = new OffscreenCanvas(side, side);
  const pen = canvas.getContext("2d");
  if (!pen) throw new DOMException("The picture could not be drawn", "InvalidStateError");
  // A JPEG has no transparency: it would turn black.
  pen.fillStyle = "white";
  pen.fillRect(0, 0, side, side);
  pen.drawImage(bitmap, x, y, width, height, 0, 0, side, side);
  bitmap.close();
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
}
