/** Asked for again and again with few names: those of the tables' columns. */
const remembering = (translate: (name: string) => string) => {
  const known = new Map<string, string>();
  return (name: string): string => {
    const found = known.get(name) ?? translate(name);
    known.set(name, found);
    return found;
  };
};

/** A column or table as SQL names it. @example columnOf("startsAt") // "starts_at" */
export const columnOf = remembering((key) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

/** The field of a row that holds a column. @example fieldOf("starts_at") // "startsAt" */
export const fieldOf = remembering((column) =>
  column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
);
