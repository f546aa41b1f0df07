import { Failure } from "../../failure";
import type { PictureSize, Ports } from "../../ports";
import { MOST_BYTES, MOST_PIXELS } from "./picture-rules";
import { pictureTypeOf } from "./picture-type";

const MOST_LETTERS = 60;

/** The name under which somebody chose a file, to tell which of several is meant. */
const nameOf = (file: Blob) => {
  const name = file instanceof File ? file.name : "";
  if (name === "" || name === "blob") return "This file";
  return name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS)}…` : name;
};

const tooLarge = (message: string) => new Failure({ status: 413, code: "file_too_large", message });
const unsupported = (message: string) => new Failure({ status: 415, code: "unsupported_image", message });

/**
 * Makes a picture that somebody sent anew, as WebP.
 * @throws Failure 413 `file_too_large`, 415 `unsupported_image`
 */
export const redrawPicture = async (
  { pictures }: Pick<Ports, "pictures">,
  file: Blob,
  size: PictureSize,
): Promise<Uint8Array<ArrayBuffer>> => {
  if (file.size > MOST_BYTES) {
    throw tooLarge(`${nameOf(file)} is larger than 5 MiB. Make it smaller or save it at a lower quality.`);
  }
  const content = await file.bytes();
  const type = await pictureTypeOf(content);
  if (type === null) {
    throw unsupported(`${nameOf(file)} is not a PNG, JPEG, WebP or AVIF picture. Choose one of those.`);
  }
  const redrawn = await pictures.redraw(content, type, { pixels: MOST_PIXELS, size });
  if (redrawn === "damaged") {
    throw unsupported(
      `${nameOf(file)} can't be read as a picture. Open it in an image editor, save it anew and try again.`,
    );
  }
  if (redrawn === "too_many_pixels") {
    throw tooLarge(`${nameOf(file)} has more than 50 million pixels. Make it smaller.`);
  }
  return redrawn;
};
