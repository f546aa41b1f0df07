import type { WantedSeat } from "@carrel/sdk";
import { NOBODY, type SentCode, type Visitor } from "./visitor";

/** What a tab keeps until a booking is saved. Whose tries a code's are (`flow`) and the proof of an address it doesn't. */
export interface Kept {
  visitor: Visitor;
  sent: SentCode | null;
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

/** The seat that was booked last: a page from before it that still asks for the seat begins anew. */
export const readBooked = (orgId: string): WantedSeat | null => read(bookedKey(orgId));

export const keepBooked = (orgId: string, seat: WantedSeat | null) => write(bookedKey(orgId), seat);
