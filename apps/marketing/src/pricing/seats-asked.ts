/** A hall of this size is the example. */
export const USUAL_SEATS = 60;
const MOST_SEATS = 10_000;

export interface SeatsAsked {
  seats: number;
  /** What was typed, to be shown again. */
  typed: string;
  error: string | null;
}

/** How many seats an address asks about (`?seats=80`); what is no number of them is answered for the usual one. */
export function seatsAsked(typed: string | undefined): SeatsAsked {
  const text = typed?.trim() ?? "";
  if (text === "") return { seats: USUAL_SEATS, typed: String(USUAL_SEATS), error: null };
  const seats = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return seats >= 1 && seats <= MOST_SEATS
    ? { seats, typed: text, error: null }
    : { seats: USUAL_SEATS, typed: text.slice(0, 20), error: "Type a whole number from 1 to 10,000." };
}
