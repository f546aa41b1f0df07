import type { Contract } from "@carrel/sdk/contract";
import type { Validation } from "@carrel/sdk/validation";
import type * as z from "zod";
import type { Tenant } from "../database/port";
import type { Implementation } from "../implement";
import { PHOTOS, SIZES } from "../platform/files/picture-rules";
import { redrawPicture } from "../platform/files/redraw-picture";
import { storePictures } from "../platform/files/store-pictures";
import type { PictureSize, Ports } from "../ports";

/** The pictures of a call's input, and what becomes of them. */
interface Intake {
  pictures: readonly Blob[];
  size: PictureSize;
  folder: "logos" | "gallery" | typeof PHOTOS;
  /** Whose they will be. */
  ownerId: string;
}

type Intakes = {
  [Area in keyof Contract & keyof Validation]?: {
    [Name in keyof Contract[Area] & keyof Validation[Area]]?: Validation[Area][Name] extends {
      input: infer Input extends z.ZodType;
    }
      ? (input: z.output<Input>, organisation: Tenant) => Intake | null
      : never;
  };
};

/** The operations that take pictures in; null where the handler is going to refuse the caller. */
const intakes: Intakes = {
  customers: {
    uploadPhoto: ({ photo }, { orgId }) => ({
      pictures: [photo],
      size: SIZES.photo,
      folder: PHOTOS,
      ownerId: orgId,
    }),
  },
  gallery: {
    upload: ({ images }, { orgId }) => ({
      pictures: images,
      size: SIZES.gallery,
      folder: "gallery",
      ownerId: orgId,
    }),
  },
  organisation: {
    uploadLogo: ({ logo, logoType }, { orgId }) => ({
      pictures: [logo],
      size: SIZES[logoType],
      folder: "logos",
      ownerId: orgId,
    }),
  },
  resellers: {
    uploadLogo: ({ logo, logoType, resellerId }, { isSuper }) =>
      isSuper ? { pictures: [logo], size: SIZES[logoType], folder: "logos", ownerId: resellerId } : null,
  },
};

const intakeOf = (name: string): ((input: unknown, organisation: Tenant) => Intake | null) | undefined => {
  const [area = "", operation = ""] = name.split(".");
  const intake: unknown = Reflect.get(Reflect.get(intakes, area) ?? {}, operation);
  // The operation's own schema made the input, and its own type is what the intake was written for.
  return typeof intake === "function" ? (input, organisation) => intake(input, organisation) : undefined;
};

/**
 * Redraws and stores the pictures of a call's input, before its transaction: neither takes up a connection, and a
 * transaction that is tried again stores nothing twice. What the handler then doesn't name, the sweep removes.
 * @returns the key of each picture
 * @throws Failure 413 `file_too_large`, 415 `unsupported_image`; 404 where it can't be the owner's
 */
export const takePictures = async (
  ports: Pick<Ports, "database" | "files" | "pictures" | "random" | "clock">,
  { name }: Implementation,
  input: unknown,
  organisation: Tenant | null,
): Promise<ReadonlyMap<Blob, string>> => {
  const intake = organisation && intakeOf(name)?.(input, organisation);
  if (!intake) return new Map();
  const { pictures, size, folder, ownerId } = intake;
  const redrawn: Uint8Array<ArrayBuffer>[] = [];
  // One after the other: a picture of 50 million pixels takes 200 MB while it is drawn.
  for (const picture of pictures) redrawn.push(await redrawPicture(ports, picture, size));
  const keys = await storePictures(ports, { broughtBy: organisation.orgId, ownerId, folder }, redrawn);
  return new Map(pictures.map((picture, place) => [picture, keys[place] ?? ""]));
};
