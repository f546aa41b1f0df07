import { fromBase64Url, toBase64Url } from "./base64url";

/** What a link of a mail leads to. */
export interface LinkedBooking {
  orgId: string;
  bookingId: string;
}

/** Makes and reads the tokens behind a booking's links; nothing of them is stored. */
export interface BookingLinks {
  /** @returns 64 characters of base64url: organisation, booking, and half of an HMAC over both */
  sign(booking: LinkedBooking): Promise<string>;
  /** @returns null for what was not signed here */
  read(token: string): Promise<LinkedBooking | null>;
}

const ID_BYTES = 16;
const MAC_BYTES = 16;
const LENGTH = ID_BYTES * 2 + MAC_BYTES;

const encoder = new TextEncoder();

const bytesOf = (id: string) =>
  Uint8Array.from(id.replaceAll("-", "").match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

const idOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");

/** Where a booking's mails lead, on the platform's own address. */
export const bookingAddress = async (links: BookingLinks, origin: string, booking: LinkedBooking): Promise<string> =>
  `${origin}/booking/${await links.sign(booking)}`;

/** How long after a booking its link leads to it. */
const DAYS_AFTER = 30;

/** The instant that a booking has to have ended after for its link to lead to it still. */
export const linkedSince = (now: Date): Date => new Date(now.getTime() - DAYS_AFTER * 24 * 3_600_000);

/** What a token says, which is true only once its signature was looked at. */
const saidBy = (token: string) => {
  const bytes = fromBase64Url(token);
  return {
    ids: { orgId: idOf(bytes.subarray(0, ID_BYTES)), bookingId: idOf(bytes.subarray(ID_BYTES, ID_BYTES * 2)) },
    mac: bytes.subarray(ID_BYTES * 2),
  };
};

/** The organisation that a token names, as its schema let it through: whether that is true, `read` says. */
export const organisationOfToken = (token: string): string => saidBy(token).ids.orgId;

/**
 * Whoever has the link of a booking's mail may see the booking, and cancel it as its visitor may: it went to his address.
 * @param secret `SIGNING_SECRET`; servers that share a database share it
 */
export const createBookingLinks = (secret: string): BookingLinks => {
  const hmac = crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const macOf = async ({ orgId, bookingId }: LinkedBooking) => {
    const text = encoder.encode(`carrel booking\n${orgId}\n${bookingId}`);
    return new Uint8Array(await crypto.subtle.sign("HMAC", await hmac, text)).subarray(0, MAC_BYTES);
  };
  return {
    async sign(booking) {
      const bytes = new Uint8Array(LENGTH);
      bytes.set(bytesOf(booking.orgId), 0);
      bytes.set(bytesOf(booking.bookingId), ID_BYTES);
      bytes.set(await macOf(booking), ID_BYTES * 2);
      return toBase64Url(bytes);
    },
    async read(token) {
      const { ids, mac } = saidBy(token);
      const right = await macOf(ids);
      // Each byte is looked at, so that the time tells nothing of how many were right.
      return right.reduce((differs, byte, at) => differs | (byte ^ (mac[at] ?? 0)), mac.length ^ MAC_BYTES) === 0
        ? ids
        : null;
    },
  };
};
