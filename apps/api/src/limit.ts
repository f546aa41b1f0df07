export const FIVE_MINUTES = 300;
export const HOUR = 3600;
export const DAY = 24 * HOUR;

/** So many calls in so many seconds. */
export interface Limit {
  calls: number;
  seconds: number;
}

/** A limit of one operation. */
export interface TightLimit<Field extends string = string> extends Limit {
  /**
   * What is counted apart: the caller's address, known device or account (a secret key, where one acts by itself), a
   * field of the input, or several together. An input without the field is not counted.
   */
  by: readonly ("address" | "device" | "account" | { input: Field })[];
  /** Whose calls alone it counts: those from a device that the account was signed in on, or all others. Default: everybody's. */
  from?: "known" | "unknown";
  /** A call that succeeds is not counted. */
  onlyFailures?: true;
  /** A call that is refused is not counted. */
  onlySuccesses?: true;
}
