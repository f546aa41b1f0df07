import type { BookableOrganisation, PublicOrganisation } from "@carrel/sdk";
import { readId } from "@carrel/sdk/domain";
import { notFound } from "../failure";
import type { PictureSize, Ports } from "../ports";
import { ORG_CODE } from "./host";
import { fileIdOf, logoOf, pictureOf } from "./place-picture";

/** What is drawn of a place's pictures, in pixels. */
export const PHOTO_SIZES = {
  /** As messengers and social networks show a link. */
  share: { width: 1200, height: 630 },
  /** In a list of branches, twice over. */
  small: { width: 256, height: 256 },
  /** In a branch's strip of photos. */
  medium: { width: 640, height: 480 },
} as const satisfies Record<string, PictureSize>;
type PhotoSize = keyof typeof PHOTO_SIZES;

/** Drawn pictures that are kept, the ones that were asked for last: 100 kB each at most, most of them half of it. */
const MOST = 128;

const PATH = /^\/photos\/([^/]+)(?:\/([^/]+)(?:\/([^/]+))?)?\/([a-z]+)\.jpg$/;

/**
 * The address of a place's picture. Unlike what is signed it stays: whoever shares a link keeps it for years.
 * @param branchId none: the organisation's first
 */
export const photoPath = (orgCode: string, branchId: string | undefined, size: PhotoSize) =>
  `/photos/${[orgCode, branchId, size].filter(Boolean).join("/")}.jpg`;

const isSize = (size: string): size is PhotoSize => Object.hasOwn(PHOTO_SIZES, size);

/** @returns whose picture an address names; undefined where it names none */
export const readPhotoPath = (pathname: string) => {
  const [, code = "", id, photo, size = ""] = PATH.exec(pathname) ?? [];
  if (!ORG_CODE.test(code) || !isSize(size)) return undefined;
  const branchId = readId(id);
  const photoId = readId(photo);
  if (id !== undefined && branchId === undefined) return undefined;
  if (photo !== undefined && photoId === undefined) return undefined;
  return { orgCode: code.toUpperCase(), branchId, photoId, size };
};

type PhotoAddress = NonNullable<ReturnType<typeof readPhotoPath>>;

/** Draws the picture that stands for a place, its first photo or the organisation's logo; or the photo that is named. */
export const createPlacePhotos = ({ files, pictures }: Pick<Ports, "files" | "pictures">) => {
  const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  const draw = async (key: string, size: PhotoSize, fit: "cover" | "contain") => {
    const stored = await files.get(key);
    if (stored === null) throw notFound("File");
    return pictures.draw(stored, PHOTO_SIZES[size], fit);
  };
  /** What is stored under a key never changes, so that it is drawn once for all who ask. */
  const kept = (key: string, size: PhotoSize, fit: "cover" | "contain") => {
    const name = `${size} ${key}`;
    const picture = drawn.get(name) ?? draw(key, size, fit);
    drawn.delete(name);
    drawn.set(name, picture);
    const [oldest] = drawn.keys();
    if (drawn.size > MOST && oldest !== undefined) drawn.delete(oldest);
    picture.catch(() => drawn.delete(name));
    return picture;
  };

  const answer = async (request: Request, picture: ReturnType<typeof pictureOf>, size: PhotoSize) => {
    if (!picture) throw notFound("File");
    const headers = {
      "content-type": "image/jpeg",
      "cache-control": "public, max-age=600",
      etag: `"${fileIdOf(picture.key)}"`,
    };
    if (request.headers.get("if-none-match") === headers.etag) return new Response(null, { status: 304, headers });
    return new Response(await kept(picture.key, size, picture.fit), { headers });
  };

  return {
    /** @throws Failure 404 where the place is not open, or has no picture */
    async photo(
      request: Request,
      place: BookableOrganisation | null,
      { branchId, photoId, size }: Omit<PhotoAddress, "orgCode">,
    ) {
      const isOpen = place && (branchId === undefined || place.branches.some(({ _id }) => _id === branchId));
      return answer(request, isOpen ? pictureOf(place, branchId, photoId) : null, size);
    },
    /** The logo of an organisation by itself, as mails show it. @throws Failure 404 where it has none */
    logo: (request: Request, organisation: Pick<PublicOrganisation, "branding" | "logoSquare">) =>
      answer(request, logoOf(organisation), "small"),
  };
};
