import type { Random } from "../ports";
import { toBase64Url } from "./base64url";

const encoder = new TextEncoder();

async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const bytes = typeof content === "string" ? encoder.encode(content) : content;
  return new Uint8Array(await globalThis.crypto.subtle.digest("SHA-256", bytes));
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** SHA-256 of a text or of bytes, in hex: how tokens and codes are stored. */
export const sha256Hex = async (content: string | Uint8Array<ArrayBuffer>) => hex(await sha256(content));

const TOKEN_BYTES = 32;

/** A bearer token or proof: 256 random bits in base64url, without padding. */
export const newToken = (random: Random) => toBase64Url(random.bytes(TOKEN_BYTES));

const CODES = 1_000_000;
/** Numbers from here on would make the first codes likelier than the last. */
const FAIR_LIMIT = 2 ** 32 - (2 ** 32 % CODES);

/** Six random digits, each code as likely as any other. */
export function sixDigits(random: Random): string {
  for (;;) {
    const bytes = random.bytes(4);
    const number = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
    if (number < FAIR_LIMIT) return String(number % CODES).padStart(6, "0");
  }
}

/** The UUID (version 8) that stands for a text: the same for the same text. */
export async function uuidOf(text: string): Promise<string> {
  const bytes = (await sha256(text)).slice(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** An id that is half a secret: who names it got it from us. */
export const secretId = (random: Random) => uuidOf(newToken(random));
