/**
 * What a period's columns are called in SQL. Everywhere else it is `Period` of sdk/domain, so that a row of booked time is one:
 * this is the one place that renames it.
 */
const PERIOD = { startAt: "starts_at", endAt: "ends_at" };

const FIELDS = new Map<string, string>(Object.entries(PERIOD).map(([field, column]) => [column, field]));
const COLUMNS = new Map<string, string>(Object.entries(PERIOD));

/** Asked for again and again with few names: those of the tables' columns. */
const remembering = (known: Map<string, string>, translate: (name: string) => string) => (name: string) => {
  const found = known.get(name) ?? translate(name);
  known.set(name, found);
  return found;
};

/** A column or table as SQL names it. @example columnOf("createdAt") // "created_at" */
export const columnOf = remembering(COLUMNS, (key) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

/** The field of a row that holds a column. @example fieldOf("created_at") // "createdAt" */
export const fieldOf = remembering(FIELDS, (column) =>
  column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
);
