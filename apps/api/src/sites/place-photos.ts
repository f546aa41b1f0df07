import type { BookableOrganisation, PublicOrganisation } from "@carrel/sdk";
import { readId } from "@carrel/sdk/domain";
import { notFound } from "../failure";
import { createFairLine, LineFullError } from "../platform/fair-line";
import type { DrawnPicture, PictureSize, Ports } from "../ports";
import { ORG_CODE } from "./host";
import { LOGO_BOX, LOGOS, type LogoName } from "./logo-path";
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

/** On an organisation's own pages, as wide as the screen needs it; as high as it comes out. */
const PHOTO_WIDTHS = {
  w480: { width: 480, height: 960 },
  w960: { width: 960, height: 1920 },
  w1600: { width: 1600, height: 2400 },
} as const satisfies Record<string, PictureSize>;

const SIZES = { ...PHOTO_SIZES, ...PHOTO_WIDTHS };
type PhotoSize = keyof typeof SIZES;

const FORMATS = { jpg: "jpeg", webp: "webp", avif: "avif" } as const;
type Ending = keyof typeof FORMATS;

/** So small that it is data in a page: colours, and where it is light. */
const BLURRED = { width: 16, height: 16 };

/** Drawn pictures that are kept, the ones that were asked for last: 100 kB each at most, most of them half of it; wide ones three. */
const MOST = 256;
/** Blurred ones: a few hundred bytes each. */
const MOST_BLURRED = 2000;
/** Pictures that are drawn at a time, each of which takes a processor, and that wait: an organisation's behind one another. */
const LINE = { atOnce: 2, waiting: 1000 };

const PATH = /^\/photos\/([^/]+)(?:\/([^/]+)(?:\/([^/]+))?)?\/([a-z]+\d*)\.(jpg|webp|avif)$/;

/**
 * The address of a place's picture. Unlike what is signed it stays: whoever shares a link keeps it for years.
 * @param branchId none: the organisation's first
 */
export const photoPath = (orgCode: string, branchId: string | undefined, size: keyof typeof PHOTO_SIZES) =>
  `/photos/${[orgCode, branchId, size].filter(Boolean).join("/")}.jpg`;

/** Exact sizes are for those who read no newer format; widths come in each. */
const isSize = (size: string, ending: string): size is PhotoSize =>
  Object.hasOwn(PHOTO_WIDTHS, size) || (ending === "jpg" && Object.hasOwn(PHOTO_SIZES, size));

/** @returns whose picture an address names; undefined where it names none */
export const readPhotoPath = (pathname: string) => {
  const [, code = "", id, photo, size = "", ending = ""] = PATH.exec(pathname) ?? [];
  if (!ORG_CODE.test(code) || !isSize(size, ending)) return undefined;
  const branchId = readId(id);
  const photoId = readId(photo);
  if (id !== undefined && branchId === undefined) return undefined;
  if (photo !== undefined && photoId === undefined) return undefined;
  return { orgCode: code.toUpperCase(), branchId, photoId, size, ending: ending as Ending };
};

type PhotoAddress = NonNullable<ReturnType<typeof readPhotoPath>>;

/** Characters at a key's end that are the file's own; before them stands whose it is. */
const FILE_NAME = 41;

/** A map that forgets what was asked for longest ago. */
const keptOf = <Value>(most: number) => {
  const known = new Map<string, Value>();
  return {
    get(name: string) {
      const value = known.get(name);
      if (value !== undefined) {
        known.delete(name);
        known.set(name, value);
      }
      return value;
    },
    set(name: string, value: Value) {
      known.set(name, value);
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
    },
    delete: (name: string) => known.delete(name),
  };
};

/** Draws the picture that stands for a place, its first photo or the organisation's logo; or the photo that is named. */
export const createPlacePhotos = ({ files, pictures }: Pick<Ports, "files" | "pictures">) => {
  const drawn = keptOf<Promise<Uint8Array<ArrayBuffer>>>(MOST);
  const blurred = keptOf<string>(MOST_BLURRED);
  const beingBlurred = new Set<string>();
  const { take } = createFairLine(LINE);

  const stored = async (key: string) => {
    const content = await files.get(key);
    if (content === null) throw notFound("File");
    return content;
  };
  const draw = (key: string, size: PictureSize, how: DrawnPicture) =>
    take({ line: key.slice(0, -FILE_NAME), share: LINE }, async () => pictures.draw(await stored(key), size, how));
  /** What is stored under a key never changes, so that it is drawn once for all who ask. */
  const kept = (key: string, size: PictureSize, how: DrawnPicture) => {
    const name = [key, size.width, size.height, how.fit, how.format].join(" ");
    const before = drawn.get(name);
    if (before) return before;
    const picture = draw(key, size, how);
    drawn.set(name, picture);
    picture.catch(() => drawn.delete(name));
    return picture;
  };

  const answer = async (request: Request, key: string | undefined, size: PictureSize, how: DrawnPicture) => {
    if (key === undefined) throw notFound("File");
    const headers = {
      "content-type": `image/${how.format}`,
      "cache-control": "public, max-age=600",
      etag: `"${fileIdOf(key)}"`,
    };
    if (request.headers.get("if-none-match") === headers.etag) return new Response(null, { status: 304, headers });
    try {
      return new Response(await kept(key, size, how), { headers });
    } catch (error) {
      if (!(error instanceof LineFullError)) throw error;
      return new Response(null, { status: 503, headers: { "retry-after": "2", "cache-control": "no-store" } });
    }
  };

  const blur = async (key: string) => {
    if (beingBlurred.has(key)) return;
    beingBlurred.add(key);
    try {
      const tiny = await draw(key, BLURRED, { fit: "inside", format: "webp" });
      blurred.set(key, `data:image/webp;base64,${Buffer.from(tiny).toString("base64")}`);
    } finally {
      beingBlurred.delete(key);
    }
  };

  return {
    /** @throws Failure 404 where the place is not open, or has no picture */
    async photo(
      request: Request,
      place: BookableOrganisation | null,
      { branchId, photoId, size, ending = "jpg" }: Omit<PhotoAddress, "orgCode" | "ending"> & { ending?: Ending },
    ) {
      const isOpen = place && (branchId === undefined || place.branches.some(({ _id }) => _id === branchId));
      const picture = isOpen ? pictureOf(place, branchId, photoId) : null;
      const isWhole = Object.hasOwn(PHOTO_WIDTHS, size) && picture?.fit === "cover";
      const fit = isWhole ? "inside" : (picture?.fit ?? "cover");
      return answer(request, picture?.key, SIZES[size], { fit, format: FORMATS[ending] });
    },
    /** The logo of an organisation by itself, as mails show it. @throws Failure 404 where it has none */
    logo(request: Request, organisation: Pick<PublicOrganisation, "branding" | "logoSquare">) {
      return answer(request, logoOf(organisation)?.key, PHOTO_SIZES.small, { fit: "contain", format: "jpeg" });
    },
    /** One of an organisation's logos as its own pages show it, with what is transparent in it. @throws Failure 404 where it has none */
    ownLogo(request: Request, organisation: Pick<PublicOrganisation, "branding" | "logoSquare">, which: LogoName) {
      const key = LOGOS[which](organisation) ?? undefined;
      return answer(request, key, LOGO_BOX, { fit: "inside", format: "webp" });
    },
    /** The tiny pictures of photos, of those that are drawn; the others are drawn behind the page. */
    blurredOf(keys: readonly string[]): Record<string, string> {
      const known = keys.map((key) => [key, blurred.get(key)] as const);
      for (const [key, data] of known) if (data === undefined) void blur(key).catch(() => undefined);
      return Object.fromEntries(known.filter((one): one is [string, string] => one[1] !== undefined));
    },
  };
};
