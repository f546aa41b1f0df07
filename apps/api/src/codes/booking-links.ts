import { fromBase64Url, toBase64Url } from "./base64url";

/** What a link of a mail leads to. */
export interface LinkedBooking {
  orgId: string;
  bookingId: string;
}

/** Makes and reads the tokens behind the links of mails; nothing of them is stored. */
export interface BookingLinks {
  /** @returns 64 characters of base64url: organisation, booking, and half of an HMAC over both */
  sign(booking: LinkedBooking): Promise<string>;
  /** @returns null for what was not signed here */
  read(token: string): Promise<LinkedBooking | null>;
  /** The same of what somebody owes: neither token is any good as the other. */
  signDebt(debt: LinkedDebt): Promise<string>;
  readDebt(token: string): Promise<LinkedDebt | null>;
}

const ID_BYTES = 16;
const MAC_BYTES = 16;
const LENGTH = ID_BYTES * 2 + MAC_BYTES;

const encoder = new TextEncoder();

/** The 16 bytes of an id. */
export const bytesOf = (id: string) =>
  Uint8Array.from(id.replaceAll("-", "").match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/** The id that 16 bytes are. */
export const idOf = (bytes: Uint8Array) =>
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
    orgId: idOf(bytes.subarray(0, ID_BYTES)),
    id: idOf(bytes.subarray(ID_BYTES, ID_BYTES * 2)),
    mac: bytes.subarray(ID_BYTES * 2),
  };
};

/** The organisation that a token names, as its schema let it through: whether that is true, `read` says. */
export const organisationOfToken = (token: string): string => saidBy(token).orgId;

/** What somebody owes, of an organisation. */
export interface LinkedDebt {
  orgId: string;
  /** A customer's id, or one that stands for a visitor (`debtor_of`). */
  debtorId: string;
}

/** Where the mails of somebody who owes lead. */
export const dueAddress = async (links: BookingLinks, origin: string, debt: LinkedDebt): Promise<string> =>
  `${origin}/due/${await links.signDebt(debt)}`;

/** Signs and reads the ids of an organisation and of one of its records, for one kind of links. */
const signing = (hmac: Promise<CryptoKey>, kind: "booking" | "due") => {
  const macOf = async (orgId: string, id: string) => {
    const text = encoder.encode(`carrel ${kind}\n${orgId}\n${id}`);
    return new Uint8Array(await crypto.subtle.sign("HMAC", await hmac, text)).subarray(0, MAC_BYTES);
  };
  return {
    async sign(orgId: string, id: string): Promise<string> {
      const bytes = new Uint8Array(LENGTH);
      bytes.set(bytesOf(orgId), 0);
      bytes.set(bytesOf(id), ID_BYTES);
      bytes.set(await macOf(orgId, id), ID_BYTES * 2);
      return toBase64Url(bytes);
    },
    async read(token: string): Promise<{ orgId: string; id: string } | null> {
      const { orgId, id, mac } = saidBy(token);
      const right = await macOf(orgId, id);
      // Each byte is looked at, so that the time tells nothing of how many were right.
      return right.reduce((differs, byte, at) => differs | (byte ^ (mac[at] ?? 0)), mac.length ^ MAC_BYTES) === 0
        ? { orgId, id }
        : null;
    },
  };
};

/**
 * Whoever has the link of a booking's mail may see the booking, and cancel it as its visitor may: it went to his address. So may whoever
 * has the link of a reminder see what its reader owes.
 * @param secret `SIGNING_SECRET`; servers that share a database share it
 */
export const createBookingLinks = (secret: string): BookingLinks => {
  const hmac = crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const [bookings, debts] = [signing(hmac, "booking"), signing(hmac, "due")];
  return {
    sign: ({ orgId, bookingId }) => bookings.sign(orgId, bookingId),
    async read(token) {
      const said = await bookings.read(token);
      return said && { orgId: said.orgId, bookingId: said.id };
    },
    signDebt: ({ orgId, debtorId }) => debts.sign(orgId, debtorId),
    async readDebt(token) {
      const said = await debts.read(token);
      return said && { orgId: said.orgId, debtorId: said.id };
    },
  };
};
