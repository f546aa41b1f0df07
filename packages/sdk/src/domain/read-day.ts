/**
 * The local date `YYYY-MM-DD` that something from outside holds, such as an address's query: one that the calendar has, of the
 * years that records hold (as `LocalDate` of the schemas takes them); undefined for anything else.
 * @example readDay("2026-02-30") // undefined
 */
export function readDay(value: unknown): string | undefined {
  if (typeof value !== "string" || !/^20\d\d-\d\d-\d\d$/.test(value)) return undefined;
  const midnight = new Date(`${value}T00:00:00Z`);
  // 30 February passes the pattern, not the round trip.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(value) ? value : undefined;
}
