import { ApiError } from "./errors";

/** A fixed seat that leaves floating members too few places. */
export interface Displaced {
  /** What to tell the person. */
  message: string;
  /** How many members have no place then. */
  displaced: number;
}

/**
 * Reads from a failed sale that floating members would lose their places, and how many; the same call with `displaceFloating`
 * sells it all the same.
 * @returns null for any other failure
 * @example
 * const displaced = displacedFrom(error);
 * if (displaced) ask(`${displaced.displaced} members would have no place`);
 */
export function displacedFrom(error: unknown): Displaced | null {
  if (!(error instanceof ApiError) || error.code !== "floating_displaced") return null;
  const { displaced } = (error.data ?? {}) as { displaced?: number };
  return { message: error.message, displaced: typeof displaced === "number" ? displaced : 0 };
}
