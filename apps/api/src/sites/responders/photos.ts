import type { Hosts } from "../hosts";
import { type createPlacePhotos, readPhotoPath } from "../place-photos";
import type { Responder } from "./responder";

/** The photos of a place. */
export const photos =
  ({ placeOf }: Hosts, pictures: ReturnType<typeof createPlacePhotos>): Responder =>
  async ({ request, url, found: { site }, caller }) => {
    const photo = readPhotoPath(url.pathname);
    return photo && pictures.photo(request, await placeOf(site, url, caller.ask, photo.orgCode), photo);
  };
