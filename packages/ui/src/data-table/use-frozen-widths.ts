import { type RefObject, useLayoutEffect } from "react";

/** Lets the browser lay the columns out by what is in sight, then holds them at that share of the table. */
const freeze = (table: HTMLTableElement) => {
  const cells = Array.from(table.tHead?.rows[0]?.cells ?? []);
  for (const cell of cells) cell.style.removeProperty("--ui-frozen");
  delete table.dataset.frozen;
  const whole = table.offsetWidth;
  const shares = cells.map((cell) => (cell.offsetWidth / whole) * 100);
  cells.forEach((cell, index) => {
    const share = shares[index] ?? 0;
    // A column that the width leaves out has none.
    if (share > 0) cell.style.setProperty("--ui-frozen", `${share}%`);
  });
  table.dataset.frozen = "";
};

/**
 * Keeps columns from jumping while other rows come into view.
 *
 * @param columns names the columns that are shown; others are laid out anew
 */
export const useFrozenWidths = (table: RefObject<HTMLTableElement | null>, isFrozen: boolean, columns: string) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns have other widths
  useLayoutEffect(() => {
    const element = table.current;
    if (!isFrozen || !element) return;
    let width = element.offsetWidth;
    freeze(element);
    const observer = new ResizeObserver(() => {
      if (element.offsetWidth === width) return;
      width = element.offsetWidth;
      freeze(element);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      delete element.dataset.frozen;
    };
  }, [table, isFrozen, columns]);
};
