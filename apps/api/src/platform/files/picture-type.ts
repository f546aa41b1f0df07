import { fileTypeFromBuffer } from "file-type";

/** What is taken in, by content. SVG never: it is a document that runs scripts. */
const TYPES = { "image/png": "png", "image/jpeg": "jpeg", "image/webp": "webp", "image/avif": "avif" } as const;

export type PictureType = (typeof TYPES)[keyof typeof TYPES];

/** Which kind of picture some bytes are, whatever name and type they came with; null for everything else. */
export const pictureTypeOf = async (content: Uint8Array): Promise<PictureType | null> => {
  const found = await fileTypeFromBuffer(content);
  return found && Object.hasOwn(TYPES, found.mime) ? TYPES[found.mime as keyof typeof TYPES] : null;
};
