import { LOGO_PATH, readOwnLogo } from "../logo-path";
import type { createPlacePhotos } from "../place-photos";
import type { Responder } from "./responder";

/** The logo of whose host it is: in mails, and on its pages. */
export const logos =
  (pictures: ReturnType<typeof createPlacePhotos>): Responder =>
  ({ request, url: { pathname }, found: { site } }) => {
    if (pathname === LOGO_PATH) return pictures.logo(request, site.organisation);
    const logo = readOwnLogo(pathname);
    return logo && pictures.ownLogo(request, site.organisation, logo);
  };
