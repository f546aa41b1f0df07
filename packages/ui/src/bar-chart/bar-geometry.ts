import { scaleBand } from "d3-scale";
import { type Area, areaWithin } from "../chart-frame/axes";
import type { Geometry } from "../chart-frame/chart-plot";
import type { ChartSeries } from "../chart-frame/series";
import type { Box } from "../chart-frame/use-box";
import { type ValueScale, valueScale } from "../chart-frame/value-scale";

/** One bar, px. It grows from `base` to `end` along the values' axis. */
export interface Bar {
  series: number;
  category: number;
  value: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface BarGeometry extends Geometry, ValueScale {
  area: Area;
  bars: Bar[];
  /** A category's part of the drawing, px. */
  band: (index: number) => { x: number; y: number; width: number; height: number };
  /** Middle of a category along its axis, px. */
  middle: (index: number) => number;
  /** Between two categories, px. */
  spacing: number;
}

export interface BarData {
  categories: readonly string[];
  series: readonly ChartSeries[];
  layout: "grouped" | "stacked";
  isHorizontal: boolean;
  format: (value: number) => string;
  direction: "ltr" | "rtl";
}

/** Of one bar, in em: a few bars on a wide screen stay bars. */
const WIDEST = 3.5;
/** Of the room for names beside horizontal bars. */
const NAMES_SHARE = 0.36;

/** What a category's bars add up to, where they are stacked; else their values. */
const heights = ({ categories, series, layout }: BarData): number[] =>
  layout === "grouped"
    ? series.flatMap(({ values }) => values.filter((value) => value !== null))
    : categories.map((_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));

const horizontalArea = (box: Box, data: BarData): Area => {
  const names = Math.min(box.width * NAMES_SHARE, Math.max(0, ...data.categories.map(box.textWidth)) + box.em * 0.75);
  const values = Math.max(0, ...heights(data).map((value) => box.textWidth(data.format(value)))) + box.em * 0.75;
  const rtl = data.direction === "rtl";
  return { left: rtl ? values : names, right: box.width - (rtl ? names : values), top: 0, bottom: box.height };
};

/** Where bars lie in a box. */
export const barGeometry = (box: Box, data: BarData): BarGeometry => {
  const { categories, series, layout, isHorizontal, format, direction } = data;
  const rtl = direction === "rtl";
  const drawn = heights(data);
  const count = isHorizontal ? 4 : Math.max(2, Math.min(5, Math.round(box.height / (box.em * 4))));
  const area = isHorizontal
    ? horizontalArea(box, data)
    : areaWithin(box, valueScale(drawn, [0, 1], count).ticks.map(format), direction);
  const along: [number, number] = isHorizontal
    ? rtl
      ? [area.right, area.left]
      : [area.left, area.right]
    : [area.bottom, area.top];
  const { scale, ticks } = valueScale(drawn, along, count);
  const across: [number, number] = isHorizontal
    ? [area.top, area.bottom]
    : rtl
      ? [area.right, area.left]
      : [area.left, area.right];
  const bands = scaleBand<number>(
    categories.map((_, index) => index),
    across,
  )
    .paddingInner(0.3)
    .paddingOuter(0.15);
  const lanes = layout === "grouped" ? series.length : 1;
  const thickness = Math.min(bands.bandwidth() / Math.max(1, lanes), box.em * WIDEST);
  const used = thickness * lanes;
  const middle = (index: number) => (bands(index) ?? 0) + bands.bandwidth() / 2;

  const bars: Bar[] = categories.flatMap((_, category) => {
    let stacked = 0;
    return series.flatMap(({ values }, place) => {
      const value = values[category] ?? null;
      if (value === null) return [];
      const from = layout === "stacked" ? stacked : 0;
      stacked += value;
      const lane = layout === "grouped" ? (rtl && !isHorizontal ? lanes - 1 - place : place) : 0;
      // One px between neighbours, so that two of a kind are still two.
      const side = middle(category) - used / 2 + lane * thickness + 0.5;
      const [low, high] = [scale(from), scale(from + value)].sort((one, other) => one - other);
      const [start = 0, end = 0] = [low, high];
      const size = { across: Math.max(1, thickness - 1), along: end - start };
      return isHorizontal
        ? [{ series: place, category, value, x: start, y: side, width: size.along, height: size.across }]
        : [{ series: place, category, value, x: side, y: start, width: size.across, height: size.along }];
    });
  });

  const band = (index: number) => {
    const from = (bands(index) ?? 0) - (bands.step() - bands.bandwidth()) / 2;
    return isHorizontal
      ? { x: 0, y: from, width: box.width, height: bands.step() }
      : { x: from, y: area.top, width: bands.step(), height: area.bottom - area.top };
  };
  return {
    area,
    scale,
    ticks,
    bars,
    band,
    middle,
    spacing: bands.step(),
    locate: (x, y) => {
      const at = isHorizontal ? y : x;
      const found = categories.findIndex((_, index) => Math.abs(middle(index) - at) <= bands.step() / 2);
      return found < 0 ? null : found;
    },
    anchor: (index) => {
      const own = bars.filter(({ category }) => category === index);
      if (isHorizontal) return { x: box.width / 2, y: middle(index) };
      return { x: middle(index), y: Math.min(area.bottom, ...own.map(({ y }) => y)) };
    },
  };
};

/**
 * A bar with its far end rounded.
 *
 * @param end the side that the value ends at
 * @param radius px
 */
export const barPath = (bar: Bar, end: "top" | "bottom" | "left" | "right", radius: number): string => {
  const { x, y, width, height } = bar;
  const r = Math.max(0, Math.min(radius, width / 2, height));
  const flat = Math.max(0, Math.min(radius, height / 2, width));
  switch (end) {
    case "top":
      return `M${x} ${y + height}V${y + r}q0 ${-r} ${r} ${-r}H${x + width - r}q${r} 0 ${r} ${r}V${y + height}Z`;
    case "bottom":
      return `M${x} ${y}V${y + height - r}q0 ${r} ${r} ${r}H${x + width - r}q${r} 0 ${r} ${-r}V${y}Z`;
    case "right":
      return `M${x} ${y}H${x + width - flat}q${flat} 0 ${flat} ${flat}V${y + height - flat}q0 ${flat} ${-flat} ${flat}H${x}Z`;
    case "left":
      return `M${x + width} ${y}H${x + flat}q${-flat} 0 ${-flat} ${flat}V${y + height - flat}q0 ${flat} ${flat} ${flat}H${x + width}Z`;
  }
};
