import { Secret, TOTP } from "otpauth";
import type { Random } from "../ports";

/** As long as its hash, which is what RFC 4226 asks for. */
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Clocks that go wrong by a step are taken, ahead or behind. */
const DRIFT = 1;

/** A new secret in Base32, as apps take it. */
export const newAppSecret = (random: Random): string =>
  new Secret({ buffer: new Uint8Array(random.bytes(SECRET_BYTES)).buffer }).base32;

/**
 * What apps read from a QR code.
 * @param issuer whose account it is, and `label` which one
 */
export const appAddress = (secret: string, issuer: string, label: string): string =>
  new TOTP({ issuer, label, secret, period: PERIOD_SECONDS }).toString();

/**
 * Which half minute a code belongs to, counted from 1970.
 * @returns null for a code of none near `now`
 */
export const stepOf = (secret: string, code: string, now: Date): number | null => {
  const timestamp = now.getTime();
  const delta = new TOTP({ secret, period: PERIOD_SECONDS }).validate({ token: code, timestamp, window: DRIFT });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
};
