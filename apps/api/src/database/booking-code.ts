import type { Random } from "../ports";

/** Crockford's base 32: digits and letters without I, L, O, U, so that nobody reads one for another. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 8;

/**
 * Draws a booking's code: eight characters of 32, such as `7KQ2M0ZX`. Among a million bookings of an organisation the
 * next draw is taken once in a million times; `database.tx` then runs its function, and so the draw, again.
 */
export const bookingCode = (random: Pick<Random, "bytes">) =>
  // 256 is a multiple of 32, so every character is equally likely.
  Array.from(random.bytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
