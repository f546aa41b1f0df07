import type { Alternative } from "../schemas/booking";
import { ApiError } from "./errors";

/** A desk that somebody else has at the time that was asked for. */
export interface Taken {
  /** What to tell the person. */
  message: string;
  /** What is free near it, the nearest first; none where the server offered none. */
  alternatives: Alternative[];
}

/**
 * Reads from a failed call that the desk is taken then, and what is free instead.
 * @returns null for any other failure
 * @example
 * const taken = takenFrom(error);
 * if (taken) offer(taken.alternatives);
 */
export function takenFrom(error: unknown): Taken | null {
  if (!(error instanceof ApiError) || error.code !== "desk_taken") return null;
  const { alternatives } = (error.data ?? {}) as { alternatives?: Alternative[] };
  return { message: error.message, alternatives: Array.isArray(alternatives) ? alternatives : [] };
}
