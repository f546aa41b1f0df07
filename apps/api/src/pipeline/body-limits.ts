import type { Contract } from "@carrel/sdk/contract";
import type { Endpoint } from "../implement";
import type { OperationName } from "../operation-names";

const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;

/** Bytes that a body may have. */
export const BODY_LIMIT = MEBIBYTE;
/** Of what anybody may send: a mebibyte full of unknown names takes a sixth of a second to read and to refuse. */
export const PUBLIC_BODY_LIMIT = 64 * KIBIBYTE;

/** A sheet of 5,000 rows, 1.6 kB each. */
const SHEET = 8 * MEBIBYTE;
/** One picture. Three times what is taken: who sends a camera's own is told of the picture, not of a body. */
const PICTURE = 16 * MEBIBYTE;
/** Ten of them. */
const PICTURES = 51 * MEBIBYTE;

/** The operations whose bodies may be larger. Only people with the row's permission get as far as to send so much. */
const LARGER: Readonly<Record<string, number>> = {
  "desks.validateBulkUpload": SHEET,
  "desks.processBulkUpload": SHEET,
  "desks.validateBulkBooking": SHEET,
  "desks.processBulkBooking": SHEET,
  "customers.uploadPhoto": PICTURE,
  "gallery.upload": PICTURES,
  "organisation.uploadLogo": PICTURE,
  "resellers.uploadLogo": PICTURE,
} satisfies { [Name in OperationName<Contract>]?: number };

/** Bytes that a body sent to an endpoint may have. */
export const bodyLimitOf = ({ implementations }: Pick<Endpoint, "implementations">): number =>
  Math.max(
    ...implementations.map(
      ({ name, row }) => LARGER[name] ?? (row.access === "public" ? PUBLIC_BODY_LIMIT : BODY_LIMIT),
    ),
  );

/** Such as `8 MiB`. */
export const inWords = (bytes: number) => (bytes < MEBIBYTE ? `${bytes / KIBIBYTE} KiB` : `${bytes / MEBIBYTE} MiB`);
