import type { PosterFormat, PosterSearch } from "./poster-search";

/** How posters lie on paper. */
export interface SheetPlan {
  /** The paper's width and height in mm. */
  width: number;
  height: number;
  /** Posters beside each other. */
  columns: number;
  /** Posters below each other. */
  rows: number;
}

const OWN: Record<PosterFormat, SheetPlan> = {
  A4: { width: 210, height: 297, columns: 1, rows: 1 },
  A5: { width: 148, height: 210, columns: 1, rows: 1 },
  A6: { width: 105, height: 148, columns: 1, rows: 1 },
};
const ON_A4: Record<PosterFormat, SheetPlan> = {
  A4: OWN.A4,
  A5: { width: 297, height: 210, columns: 2, rows: 1 },
  A6: { width: 210, height: 297, columns: 2, rows: 2 },
};

export const sheetPlan = ({ size = "A4", paper }: PosterSearch): SheetPlan => (paper === "own" ? OWN : ON_A4)[size];

/** Posters by sheet, in their order; the last sheet may have room left. */
export function sheetsOf<Poster>(posters: readonly Poster[], { columns, rows }: SheetPlan): Poster[][] {
  const perSheet = columns * rows;
  const sheets: Poster[][] = [];
  for (let from = 0; from < posters.length; from += perSheet) sheets.push(posters.slice(from, from + perSheet));
  return sheets;
}
