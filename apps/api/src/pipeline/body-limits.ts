import type { Endpoint } from "../implement";

const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;

/** Bytes that a body may have. */
export const BODY_LIMIT = MEBIBYTE;
/** Of what anybody may send: a mebibyte full of unknown names takes a sixth of a second to read and to refuse. */
export const PUBLIC_BODY_LIMIT = 64 * KIBIBYTE;

/** A sheet of 5,000 rows, 1.6 kB each. */
export const SHEET_BODY = 8 * MEBIBYTE;
/** One picture. Three times what is taken: who sends a camera's own is told of the picture, not of a body. */
export const PICTURE_BODY = 16 * MEBIBYTE;
/** Ten of them. */
export const PICTURES_BODY = 51 * MEBIBYTE;

/**
 * Bytes that a body sent to an endpoint may have. Where a policy allows more, only people with the row's permission get as far
 * as to send so much.
 */
export const bodyLimitOf = ({ implementations }: Pick<Endpoint, "implementations">): number =>
  Math.max(
    ...implementations.map(
      ({ policy, row }) => policy.body ?? (row.access === "public" ? PUBLIC_BODY_LIMIT : BODY_LIMIT),
    ),
  );

/** Such as `8 MiB`. */
export const inWords = (bytes: number) => (bytes < MEBIBYTE ? `${bytes / KIBIBYTE} KiB` : `${bytes / MEBIBYTE} MiB`);
