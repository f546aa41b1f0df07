import { MOST_UPI_NOTE } from "./limits";

/** UPI moves Indian rupees and nothing else. */
export const UPI_CURRENCY = "INR";

/** Who is to pay, and for what. */
export interface Paying {
  /** Who: empty where it is not known. */
  name: string;
  /** For how many bookings, memberships and charges. */
  owed: number;
  /** As far as they are known: a booking's code, a membership's fee plan, or what a charge is for. */
  items?: readonly { name: string }[];
}

/**
 * By what a payment is known again: the only thing that it is for, or who pays for several.
 * @returns at most 50 characters, as UPI takes them
 * @example paymentNote({ name: "Meera Iyer", owed: 1, items: [{ name: "K7M2QX4D" }] }) // "K7M2QX4D"
 */
export function paymentNote({ name, owed, items = [] }: Paying): string {
  let note = "";
  for (const letter of (owed === 1 && items[0]?.name) || name) {
    if (note.length + letter.length > MOST_UPI_NOTE) break;
    note += letter;
  }
  return note.trim();
}
