import type { Endpoint, Implementation } from "../implement";

/** No call weighs more, however much it asks for: as much as an account has for a second. */
export const MAX_COST = 300;

const USUAL = 1;
/** An argon2id hash holds a processor for about as long as this many calls. */
const PASSWORD = 10;
/** Reads much and answers little. */
export const REPORT = 5;
/** Writes a workbook. */
export const WORKBOOK = 10;
/** Draws a picture anew. */
export const PICTURE = 10;

/** @param each so many points more for each `per` of an amount, begun ones too */
const more = (amount: number, each: { points: number; per: number }) => Math.ceil(amount / each.per) * each.points;

const DAY = 86_400_000;

/** Days between two instants or local days; one that is left out or no instant asks for none. */
const daysOf = (from: string | undefined, to: string | undefined) =>
  Math.max(0, (Date.parse(to ?? "") - Date.parse(from ?? "")) / DAY) || 0;

// Of 5,000 rows: the check has a processor for as long as 100 calls, and the writing the embedded database as long as all of a second's.
/** What a sheet of so many rows weighs that is checked. */
export const checkedOf = ({ length }: readonly unknown[]): number => 5 + more(length, { points: 1, per: 50 });
/** What a sheet of so many rows weighs that is written. */
export const writtenOf = ({ length }: readonly unknown[]): number => 5 + more(length, { points: 3, per: 50 });
// A hundred renewals take as long as 3,000 rows of a sheet that are written: two points each.
/** What it weighs to renew so many memberships. */
export const renewedOf = ({ length }: readonly unknown[]): number => 1 + more(length, { points: 2, per: 1 });
/** What a batch of so many events weighs. */
export const eventsOf = ({ length }: readonly unknown[]): number => 1 + more(length, { points: 1, per: 20 });
/** What it weighs to give each of some people each of some units. */
export const assignedOf = (units: readonly unknown[], people: readonly unknown[]): number =>
  1 + more(units.length * people.length, { points: 1, per: 20 });
/** What so many pictures weigh. */
export const picturesOf = ({ length }: readonly unknown[]): number => 1 + more(length, { points: PICTURE, per: 1 });
/** What a span of days weighs beyond what its call does. */
export const spanOf = (from: string | undefined, to: string | undefined): number =>
  more(daysOf(from, to), { points: 1, per: 7 });
/** What it weighs to close a branch for such a span: its bookings and memberships are read, and written. */
export const closedOf = (from: string, to: string): number => REPORT + 3 * spanOf(from, to);

/** Bytes of JSON that take as long to read, and to refuse, as a call does. */
const BYTES = 10 * 1024;

/** What it weighs to read a body. A form's files are not read for sense. */
export const readingOf = (
  { implementations: [{ row }] }: Pick<Endpoint, "implementations">,
  { length }: Uint8Array,
): number => (row.sends ? USUAL : Math.min(Math.max(USUAL, Math.floor(length / BYTES)), MAX_COST));

/** Points that a turn in the line may weigh: reports, workbooks and sign-ins take one like all others. */
const TURN = 20;

/** Turns that a call's line pays for such a weight besides its own. */
export const turnsOf = (points: number): number => Math.max(0, Math.floor(points / TURN));

/** What a call weighs in the general limits. @param input as its schema made it */
export const costOf = ({ policy: { weight, password } }: Pick<Implementation, "policy">, input: unknown): number => {
  const usual = password ? PASSWORD : USUAL;
  return Math.min(typeof weight === "function" ? weight(input) : (weight ?? usual), MAX_COST);
};
