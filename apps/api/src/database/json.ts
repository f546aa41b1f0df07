import type { ColumnType } from "kysely";

declare const serialised: unique symbol;

/** JSON text of a `Value`, as a jsonb column takes it. */
export type JsonText<Value> = string & { readonly [serialised]: Value };

/** A jsonb column: read parsed, written through `json()`. */
export type Json<Value> = ColumnType<Value, JsonText<Value>, JsonText<Value>>;

/** A jsonb column that may be null. */
export type JsonOrNull<Value> = ColumnType<Value | null, JsonText<Value> | null | undefined, JsonText<Value> | null>;

/** A jsonb column with a default. */
export type JsonWithDefault<Value> = ColumnType<Value, JsonText<Value> | undefined, JsonText<Value>>;

/**
 * Serialises a value for a jsonb column. Without it `pg` would write a list as a PostgreSQL array.
 * @example db.updateTable("branches").set({ timings: json(input.timings) })
 */
export const json = <Value>(value: Value) => JSON.stringify(value) as JsonText<Value>;
