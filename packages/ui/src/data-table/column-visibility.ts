/**
 * Which columns are shown, in which order. Columns that it does not name come after it and are shown; ids of columns
 * that are no more are passed over. Keep it as it is: in local storage, in the person's settings.
 */
export type ColumnVisibility = readonly { id: string; visible: boolean }[];

interface Identified {
  id: string;
}

/** Every column with its choice. The first one names the row and stays where it is. */
export const withChoices = <Column extends Identified>(
  columns: readonly Column[],
  choices: ColumnVisibility | null | undefined,
): { column: Column; visible: boolean }[] => {
  const [first, ...others] = columns;
  if (!first) return [];
  const place = (id: string) => {
    const at = choices?.findIndex((choice) => choice.id === id) ?? -1;
    return at < 0 ? Number.POSITIVE_INFINITY : at;
  };
  const rest = others.map((column) => ({
    column,
    visible: choices?.find(({ id }) => id === column.id)?.visible ?? true,
  }));
  // Infinity minus itself is no number: those unnamed keep their own order.
  rest.sort((one, other) => place(one.column.id) - place(other.column.id) || 0);
  return [{ column: first, visible: true }, ...rest];
};

/** The columns to draw. */
export const shownColumns = <Column extends Identified>(
  columns: readonly Column[],
  choices: ColumnVisibility | null | undefined,
): Column[] => withChoices(columns, choices).flatMap(({ column, visible }) => (visible ? [column] : []));

const asChoices = (entries: { column: Identified; visible: boolean }[]): ColumnVisibility =>
  entries.slice(1).map(({ column, visible }) => ({ id: column.id, visible }));

/** One column shown or hidden. */
export const withVisible = (
  columns: readonly Identified[],
  choices: ColumnVisibility | null | undefined,
  id: string,
  visible: boolean,
): ColumnVisibility =>
  asChoices(
    withChoices(columns, choices).map((entry) => (entry.column.id === id ? { column: entry.column, visible } : entry)),
  );

/**
 * One column moved by a number of places.
 *
 * @param by places towards the end; negative towards the start
 */
export const withMoved = (
  columns: readonly Identified[],
  choices: ColumnVisibility | null | undefined,
  id: string,
  by: number,
): ColumnVisibility => {
  const moved = [...asChoices(withChoices(columns, choices))];
  const from = moved.findIndex((choice) => choice.id === id);
  const [taken] = from < 0 ? [] : moved.splice(from, 1);
  if (taken) moved.splice(Math.max(0, Math.min(moved.length, from + by)), 0, taken);
  return moved;
};
