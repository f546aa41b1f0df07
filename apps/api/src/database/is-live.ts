import { type RawBuilder, sql } from "kysely";

/**
 * Whether a booking is in the way of others at an instant: confirmed, or pending and held still. The one place in SQL that
 * says it; `isHeld` of sdk/domain says the same. Holds for codes are no rows of bookings that a request sees: see `heldForCodes`.
 * @param alias of the bookings in the statement
 */
export const isLive = (alias: string, now: Date): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<boolean>`(${column("status")} <> 'CANCELLED' and (${column("status")} = 'CONFIRMED'
    or ${isHeldStill(alias, now)}))`;
};

/** Whether the hold of a pending booking runs still. */
export const isHeldStill = (alias: string, now: Date): RawBuilder<boolean> =>
  sql<boolean>`${heldUntil(alias)} > ${now}::timestamptz`;

/** Until when a pending booking holds its desk, as `heldUntil` of sdk/domain. */
export const heldUntil = (alias: string): RawBuilder<Date> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<Date>`holds_until(${column("hold_until")}, ${column("starts_at")}, ${column("ends_at")},
    ${column("created_at")})`;
};
