import type { SavedBooking, WantedSeat } from "@carrel/sdk";
import { NOBODY, type SentCode, type Visitor } from "./visitor";

/** What a tab keeps until a booking is saved. Whose tries a code's are (`flow`) and the proof of an address it doesn't. */
export interface Kept {
  visitor: Visitor;
  sent: SentCode | null;
}

/** What was booked last in a tab. */
export interface Booked {
  /** Until it is picked again: a page from before the booking that still asks for it begins anew. */
  seat: WantedSeat | null;
  /** What its visitor was shown, for a tab that a phone has dropped; until he books another, or has it forgotten. */
  saved?: SavedBooking;
}

const typedKey = (orgId: string) => `carrel.typed.${orgId}`;
const bookedKey = (orgId: string) => `carrel.booked.${orgId}`;

/** Where a browser keeps nothing, a reload forgets. */
const attempt = <Value>(work: () => Value): Value | null => {
  try {
    return work();
  } catch {
    return null;
  }
};
const read = (key: string) => attempt(() => JSON.parse(sessionStorage.getItem(key) ?? "null"));
const write = (key: string, value: unknown) =>
  attempt(() => (value === null ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, JSON.stringify(value))));

/** What was typed for an organisation before a reload. */
export const readTyped = (orgId: string): Kept => {
  const kept = read(typedKey(orgId));
  return { visitor: kept ? { ...NOBODY, ...kept.visitor } : NOBODY, sent: kept?.sent ?? null };
};

/** @param kept null: nothing any more */
export const keepTyped = (orgId: string, kept: Kept | null) =>
  write(typedKey(orgId), kept && { ...kept, sent: kept.sent && { ...kept.sent, flow: undefined } });

export const readBooked = (orgId: string): Booked | null => read(bookedKey(orgId));

export const keepBooked = (orgId: string, booked: Booked | null) => write(bookedKey(orgId), booked);
