import type { ColumnType } from "kysely";

/** timestamptz: read as Date; written as Date or ISO 8601 text. */
export type Instant = ColumnType<Date, Date | string, Date | string>;
export type InstantOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type InstantWithDefault = ColumnType<Date, Date | string | undefined, Date | string>;

export interface Stamps {
  createdAt: InstantWithDefault;
  updatedAt: InstantWithDefault;
}
