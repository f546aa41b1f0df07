/**
 * A wall-clock time in a branch's time zone.
 * @example timeOf(new Date("2026-11-21T04:30:00Z"), "Asia/Kolkata") // "10:00"
 */
export const timeOf = (instant: Date, timezone: string) =>
  new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: timezone }).format(
    instant,
  );
