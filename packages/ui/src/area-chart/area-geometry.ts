import { area, curveMonotoneX, line } from "d3-shape";
import { type Area, areaWithin } from "../chart-frame/axes";
import type { Geometry } from "../chart-frame/chart-plot";
import type { ChartSeries } from "../chart-frame/series";
import type { Box } from "../chart-frame/use-box";
import { type ValueScale, valueScale } from "../chart-frame/value-scale";

export interface AreaGeometry extends Geometry, ValueScale {
  area: Area;
  /** Middle of a category, px. */
  x: (index: number) => number;
  /** Between two categories, px. */
  spacing: number;
  linePath: (values: ChartSeries["values"]) => string;
  areaPath: (values: ChartSeries["values"]) => string;
}

interface AreaData {
  count: number;
  series: readonly ChartSeries[];
  format: (value: number) => string;
  direction: "ltr" | "rtl";
}

const isThere = (value: number | null): value is number => value !== null;

/** Values with none beside them, which a line can't show, and the last one, which is news. */
export const dottedPoints = (values: ChartSeries["values"]): number[] =>
  values.flatMap((value, index) => {
    const before = values[index - 1] ?? null;
    const after = values[index + 1] ?? null;
    return value !== null && after === null && (before === null || index === values.length - 1) ? [index] : [];
  });

/** Where the points of lines and areas lie in a box. */
export const areaGeometry = (box: Box, { count, series, format, direction }: AreaData): AreaGeometry => {
  const values = series.flatMap((each) => each.values.filter(isThere));
  const lines = Math.max(2, Math.min(5, Math.round(box.height / (box.em * 4))));
  const within = areaWithin(box, valueScale(values, [0, 1], lines).ticks.map(format), direction);
  const { scale, ticks } = valueScale(values, [within.bottom, within.top], lines);
  const spacing = (within.right - within.left) / Math.max(1, count - 1);
  const x = (index: number) => {
    if (count === 1) return (within.left + within.right) / 2;
    return direction === "rtl" ? within.right - index * spacing : within.left + index * spacing;
  };
  const y = (value: number | null) => scale(value ?? 0);
  const drawLine = line<number | null>()
    .defined(isThere)
    .x((_, index) => x(index))
    .y(y)
    .curve(curveMonotoneX);
  const drawArea = area<number | null>()
    .defined(isThere)
    .x((_, index) => x(index))
    .y0(scale(0))
    .y1(y)
    .curve(curveMonotoneX);
  const highest = (index: number) => Math.max(0, ...series.map((each) => each.values[index] ?? 0));
  return {
    area: within,
    scale,
    ticks,
    spacing,
    x,
    linePath: (points) => drawLine([...points]) ?? "",
    areaPath: (points) => drawArea([...points]) ?? "",
    locate: (pointer) => {
      const from = direction === "rtl" ? within.right - pointer : pointer - within.left;
      return count === 0 ? null : Math.max(0, Math.min(count - 1, Math.round(from / spacing)));
    },
    anchor: (index) => ({ x: x(index), y: scale(highest(index)) }),
  };
};
