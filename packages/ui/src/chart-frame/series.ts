/** One line of values, or one set of bars: as many as there are categories. */
export interface ChartSeries {
  id: string;
  name: string;
  /** Null where there is none: a gap, not a zero. */
  values: readonly (number | null)[];
  /** What the others are measured against ("Last year"): drawn dashed and without colour. */
  comparison?: boolean;
}

/** Colours there are; series after the sixth begin anew, with another pattern. */
const COLOURS = 6;
const PATTERNS = ["solid", "stripes", "dots", "bars", "checks", "lines"] as const;
export type PatternName = (typeof PATTERNS)[number];

/** Lengths of strokes and gaps in px, by series. */
const DASHES = ["", "10 4", "2 4", "10 4 2 4", "6 2", "1 3"] as const;
const COMPARISON_DASH = "4 4";

export interface SeriesLook {
  colour: string;
  dash: string;
  pattern: PatternName;
  comparison: boolean;
}

/** How a series looks by its place: a colour and a dash or pattern, so that the colour never stands alone. */
const lookOf = (index: number, comparison = false): SeriesLook =>
  comparison
    ? { colour: "var(--ui-text-muted)", dash: COMPARISON_DASH, pattern: "solid", comparison }
    : {
        colour: `var(--ui-chart-${(index % COLOURS) + 1})`,
        dash: DASHES[index % DASHES.length] ?? "",
        pattern: PATTERNS[(index + Math.floor(index / COLOURS)) % PATTERNS.length] ?? "solid",
        comparison,
      };

/** The looks of a chart's series; what is compared with takes no colour from the others. */
export const looksOf = (series: readonly Pick<ChartSeries, "comparison">[]): SeriesLook[] => {
  let place = 0;
  return series.map(({ comparison = false }) => lookOf(comparison ? place : place++, comparison));
};
