import { FIVE_MINUTES, type TightLimit } from "../../limit";

/**
 * Sheets of bookings and members that one account may write. On the embedded database everybody waits for one, a second and a
 * half at most: for a tenth of the time.
 */
export const SHEETS_OF_ONE: readonly TightLimit<never>[] = [
  { by: ["account"], calls: 20, seconds: FIVE_MINUTES, onlySuccesses: true },
];
