const DAY = 1440;

/** Minutes from a day's midnight. @param time `HH:MM`, 24:00 included */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** A part of the day that is drawn in one piece, in shares of it. */
export interface Piece {
  start: number;
  size: number;
  /** It began on the day before, or goes on on the next one. */
  goesOn?: "before" | "after";
}

/**
 * A stretch of a day in the pieces that are drawn of it. One that ends at or before its start ends on the next day: what of it lies there
 * stands at the day's beginning, as that of the day before does.
 * @param from `HH:MM`
 * @param to `HH:MM`
 * @example piecesOf("22:00", "06:00") // [{ start: 11/12, size: 1/12, goesOn: "after" }, { start: 0, size: 1/4, goesOn: "before" }]
 */
export function piecesOf(from: string, to: string): Piece[] {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  if (end > start) return [{ start: start / DAY, size: (end - start) / DAY }];
  const late: Piece = { start: start / DAY, size: (DAY - start) / DAY };
  return end === 0
    ? [late]
    : [
        { ...late, goesOn: "after" },
        { start: 0, size: end / DAY, goesOn: "before" },
      ];
}

/** The largest of some pieces: where the words stand. */
export const largest = (pieces: readonly Piece[]): Piece | undefined =>
  pieces.reduce<Piece | undefined>((best, piece) => (best && best.size >= piece.size ? best : piece), undefined);
