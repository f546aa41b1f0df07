import { type RawBuilder, sql } from "kysely";

/**
 * Whether a booking is an assignment: the one place in SQL that says it, in the words of the index `bookings_assignments`;
 * `isAssignment` of sdk/domain says the same.
 * @param alias of the bookings in the statement
 */
export const isAssigned = (alias: string): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<boolean>`(${column("status")} = 'CONFIRMED' and ${column("type")} = 'DAILY'
    and ${column("customer_id")} is not null and ${column("fee_plan_id")} is not null)`;
};
