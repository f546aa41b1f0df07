import { ApiError } from "./errors";

/** A customer who has what was given for another, or for somebody new. */
export interface Known {
  /** Which of the given he has. */
  field: "email" | "phone";
  _id: string;
  name: string;
}

const CODES: readonly (string | undefined)[] = ["customer_known", "customers_differ"];

/**
 * Reads from a failed call who has the given e-mail address and phone number already: one person twice, or two.
 * @returns empty for any other failure, and where the caller may not see customers
 * @example
 * const [known] = knownFrom(error);
 * if (known) offer(known._id, known.name);
 */
export function knownFrom(error: unknown): Known[] {
  if (!(error instanceof ApiError) || !CODES.includes(error.code)) return [];
  const { known } = (error.data ?? {}) as { known?: Known[] };
  return Array.isArray(known) ? known : [];
}
