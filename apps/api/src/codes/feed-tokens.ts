import type { Random } from "../ports";
import { fromBase64Url, toBase64Url } from "./base64url";
import { bytesOf, idOf } from "./booking-links";

const ID_BYTES = 16;
const SECRET_BYTES = 32;

const TOKEN = /^[\w-]{64}$/;

/** A calendar feed's token: its organisation, and 256 random bits. 64 characters of base64url. */
export const newFeedToken = (random: Random, orgId: string): string => {
  const bytes = new Uint8Array(ID_BYTES + SECRET_BYTES);
  bytes.set(bytesOf(orgId), 0);
  bytes.set(random.bytes(SECRET_BYTES), ID_BYTES);
  return toBase64Url(bytes);
};

/** The organisation that a feed's token names; null for what is none. Whether there is such a feed, its hash says. */
export const organisationOfFeed = (token: string): string | null =>
  TOKEN.test(token) ? idOf(fromBase64Url(token).subarray(0, ID_BYTES)) : null;
