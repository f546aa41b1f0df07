import type { BoardRow } from "./board";

/** What stands below each other: a group's name, or a row by its place among all rows. */
export type Item = { group: string; count: number } | { index: number };

/** The rows by group, each group below its name; no names where all rows are of one. */
export function itemsOf(rows: readonly BoardRow[]): Item[] {
  const counts = new Map<string, number>();
  for (const { group } of rows) counts.set(group, (counts.get(group) ?? 0) + 1);
  return rows.flatMap(({ group }, index): Item[] => {
    const isFirst = counts.size > 1 && rows[index - 1]?.group !== group;
    return isFirst ? [{ group, count: counts.get(group) ?? 0 }, { index }] : [{ index }];
  });
}
