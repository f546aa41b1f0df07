import { fillOf } from "../chart-frame/patterns";
import type { SeriesLook } from "../chart-frame/series";
import type { Box } from "../chart-frame/use-box";
import { type Bar, type BarGeometry, barPath } from "./bar-geometry";
import "../chart-frame/chart-frame.css";

interface BarsProps {
  places: BarGeometry;
  box: Box;
  looks: readonly SeriesLook[];
  prefix: string;
  isHorizontal: boolean;
  /** Parts of one bar, of which only the last is rounded. */
  isStacked: boolean;
  direction: "ltr" | "rtl";
}

const endOf = (bar: Bar, isHorizontal: boolean, direction: "ltr" | "rtl") => {
  if (!isHorizontal) return bar.value < 0 ? "bottom" : "top";
  return bar.value < 0 === (direction === "ltr") ? "left" : "right";
};

/** Every bar in its series' colour and pattern. */
export const Bars = ({ places, box, looks, prefix, isHorizontal, isStacked, direction }: BarsProps) =>
  places.bars.map((bar, index) => {
    const look = looks[bar.series];
    if (!look || bar.value === 0) return null;
    const isLast = !isStacked || places.bars[index + 1]?.category !== bar.category;
    return (
      <path
        key={`${bar.series} ${bar.category}`}
        className="ui-bar-chart__bar"
        d={barPath(bar, endOf(bar, isHorizontal, direction), isLast ? box.em * 0.3 : 0)}
        style={{ fill: fillOf(prefix, look), stroke: look.colour }}
        strokeDasharray={look.comparison ? "4 3" : undefined}
      />
    );
  });

interface BarFiguresProps {
  places: BarGeometry;
  box: Box;
  format: (value: number) => string;
  isHorizontal: boolean;
  direction: "ltr" | "rtl";
}

/** The values at the bars' ends, where all of them have room. */
export const BarFigures = ({ places, box, format, isHorizontal, direction }: BarFiguresProps) => {
  const room = isHorizontal
    ? places.bars.every(({ height }) => height >= box.em)
    : places.bars.every(({ width, value }) => box.textWidth(format(value)) <= width + box.em * 0.5);
  if (!room) return null;
  return places.bars.map((bar) => {
    const end = endOf(bar, isHorizontal, direction);
    const gap = box.em * 0.45;
    const x = end === "right" ? bar.x + bar.width + gap : end === "left" ? bar.x - gap : bar.x + bar.width / 2;
    // A value below zero stands above the line, where no category is.
    const y = isHorizontal ? bar.y + bar.height / 2 : bar.y - gap;
    return (
      <text
        key={`${bar.series} ${bar.category}`}
        className="ui-chart__tick ui-chart__figure"
        x={x}
        y={y}
        dy={isHorizontal ? "0.34em" : undefined}
        textAnchor={end === "right" ? "start" : end === "left" ? "end" : "middle"}
      >
        {format(bar.value)}
      </text>
    );
  });
};
