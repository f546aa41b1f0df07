import { ApiError } from "./errors";

/** What a closure of a branch meets. */
export interface ClosureMet {
  /** What to tell the person. */
  message: string;
  /** Bookings and visits on its days. */
  bookings: number;
  /** Days of seats in shifts. */
  days: number;
  /** Memberships that lose days. */
  memberships: number;
}

/**
 * Reads from a closure that was not added what it meets; the same call with `met` says what becomes of that.
 * @returns null for any other failure
 * @example
 * const met = closureMetFrom(error);
 * if (met) ask(`${met.bookings} bookings lie on these days`);
 */
export function closureMetFrom(error: unknown): ClosureMet | null {
  if (!(error instanceof ApiError) || error.code !== "closure_meets") return null;
  const { bookings = 0, days = 0, memberships = 0 } = (error.data ?? {}) as Partial<ClosureMet>;
  return { message: error.message, bookings, days, memberships };
}
