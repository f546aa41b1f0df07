/**
 * The point that a key leads to.
 *
 * @param columns points in a row: 1 for a list, where both axes walk; more for a grid
 * @returns an index, or null for other keys
 */
export const nextPoint = (
  key: string,
  from: number,
  count: number,
  columns: number,
  direction: "ltr" | "rtl" = "ltr",
): number | null => {
  if (count === 0) return null;
  const last = count - 1;
  if (key === "Home") return 0;
  if (key === "End") return last;
  const forward = direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  const back = direction === "rtl" ? "ArrowRight" : "ArrowLeft";
  const isGrid = columns > 1;
  if (key === forward) return Math.min(from + 1, last);
  if (key === back) return Math.max(from - 1, 0);
  if (key === "ArrowDown") return isGrid ? (from + columns <= last ? from + columns : from) : Math.min(from + 1, last);
  if (key === "ArrowUp") return isGrid ? (from - columns >= 0 ? from - columns : from) : Math.max(from - 1, 0);
  return null;
};
