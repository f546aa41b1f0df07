import { takenFrom } from "@carrel/sdk";

/** Stands for a seat until the booking is sent: whichever is free then. */
export const ANY = "any";

/** Seats that are tried, one after the other, while others are quicker. */
const TRIES = 3;

/**
 * Books the first of the seats that nobody takes meanwhile.
 * @param seats ids of those that are free, the best first; one at least
 * @param book what it throws for another reason than a taken seat is thrown at once
 * @throws what the last try threw, which says what is free instead
 */
export async function bookAny<Booking>(
  seats: readonly [string, ...string[]],
  book: (deskId: string) => Promise<Booking>,
): Promise<Booking> {
  const [first, ...others] = seats.slice(0, TRIES);
  try {
    return await book(first ?? seats[0]);
  } catch (error) {
    const [next, ...rest] = others;
    if (next === undefined || !takenFrom(error)) throw error;
    return bookAny([next, ...rest], book);
  }
}
