import { redrawPicture } from "../platform/files/redraw-picture";
import { storePictures } from "../platform/files/store-pictures";
import type { Placed, Ready } from "./call";

/**
 * Redraws and stores the pictures of a call's input, before its transaction: neither takes up a connection, and a
 * transaction that is tried again stores nothing twice. What the handler then doesn't name, the sweep removes.
 * @returns the key of each picture
 * @throws Failure 413 `file_too_large`, 415 `unsupported_image`; 404 where it can't be the owner's
 */
export const takePictures = async ({
  ports,
  implementation: { policy },
  input,
  organisation,
}: Placed): Promise<Pick<Ready, "keys">> => {
  const intake = organisation && policy.pictures?.(input, organisation);
  if (!intake) return { keys: new Map() };
  const { pictures, size, folder, ownerId } = intake;
  const redrawn: Uint8Array<ArrayBuffer>[] = [];
  // One after the other: a picture of 50 million pixels takes 200 MB while it is drawn.
  for (const picture of pictures) redrawn.push(await redrawPicture(ports, picture, size));
  const keys = await storePictures(ports, { broughtBy: organisation.orgId, ownerId, folder }, redrawn);
  return { keys: new Map(pictures.map((picture, place) => [picture, keys[place] ?? ""])) };
};
