import { fitText } from "./text-width";
import type { Box } from "./use-box";
import { labelStep } from "./value-scale";
import "./chart-frame.css";

/** The part of the box that values are drawn in, px. */
export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Half a pixel off, a line of one pixel is one pixel. */
const crisp = (px: number) => Math.round(px) - 0.5;

interface ValueAxisProps {
  area: Area;
  ticks: readonly number[];
  place: (tick: number) => number;
  format: (tick: number) => string;
  direction: "ltr" | "rtl";
  em: number;
}

/** Level lines with their values at the side where reading starts. */
export const ValueAxis = ({ area, ticks, place, format, direction, em }: ValueAxisProps) => (
  <g>
    {ticks.map((tick) => {
      const y = crisp(place(tick));
      return (
        <g key={tick}>
          <line
            className={tick === 0 ? "ui-chart__base" : "ui-chart__grid"}
            x1={area.left}
            x2={area.right}
            y1={y}
            y2={y}
          />
          <text
            className="ui-chart__tick"
            x={direction === "rtl" ? area.right + em * 0.6 : area.left - em * 0.6}
            y={y}
            dy="0.32em"
            textAnchor={direction === "rtl" ? "start" : "end"}
          >
            {format(tick)}
          </text>
        </g>
      );
    })}
  </g>
);

interface CategoryAxisProps {
  area: Area;
  box: Box;
  categories: readonly string[];
  /** Middle of a category, px. */
  place: (index: number) => number;
  /** Between two of them, px. */
  spacing: number;
}

/** The categories below the drawing: as many as fit, the last one among them. */
export const CategoryAxis = ({ area, box, categories, place, spacing }: CategoryAxisProps) => {
  // Of long names alone the start is shown; the tooltip and the table have them whole.
  const room = Math.max(spacing, box.em * 7);
  const texts = categories.map((category) => fitText(category, room, box.textWidth));
  const widths = texts.map(box.textWidth);
  const step = labelStep(widths, spacing, box.em);
  return (
    <g>
      {texts.map((text, index) => {
        if ((texts.length - 1 - index) % step !== 0) return null;
        const half = (widths[index] ?? 0) / 2;
        const x = Math.min(Math.max(place(index), half), box.width - half);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two categories may have one name, and none moves
          <text key={index} className="ui-chart__tick" x={x} y={area.bottom} dy="1.6em" textAnchor="middle">
            {text}
          </text>
        );
      })}
    </g>
  );
};

/** Where the drawing lies beside its axes. */
export const areaWithin = (box: Box, tickLabels: readonly string[], direction: "ltr" | "rtl"): Area => {
  const axis = Math.ceil(Math.max(0, ...tickLabels.map(box.textWidth)) + box.em * 0.6);
  const edge = box.em * 0.75;
  return {
    left: direction === "rtl" ? edge : axis,
    right: box.width - (direction === "rtl" ? axis : edge),
    top: box.em * 0.75,
    bottom: box.height - box.em * 2.25,
  };
};
