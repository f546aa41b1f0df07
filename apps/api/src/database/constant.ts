import { type RawBuilder, sql } from "kysely";

/**
 * A constant that stands in a statement's text and not among its values: PostgreSQL's plan for all values, which it takes
 * from the sixth time on, uses an index over some rows only (`where status <> 'CANCELLED'`) when it sees which are meant.
 * Booleans always stand in the text.
 * @example query.where("bookings.status", "<>", constant("CANCELLED"))
 */
export const constant = <const Value extends string>(value: Value): RawBuilder<Value> => sql.lit(value);
