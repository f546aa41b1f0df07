"use client";
import { cx } from "class-variance-authority";
import { scaleLinear } from "d3-scale";
import { area, line } from "d3-shape";
import { Table2 } from "lucide-react";
import { Direction } from "radix-ui";
import type { ComponentProps } from "react";
import { CHART_LABELS, type ChartLabels, plainNumber } from "../chart-frame/chart-labels";
import { ChartTable, ValuesTable } from "../chart-frame/chart-table";
import { IconButton } from "../icon-button";
import { Popover } from "../popover";
import "../chart-frame/chart-frame.css";
import "./sparkline.css";

export interface SparklineProps extends Omit<ComponentProps<"span">, "children"> {
  /** What it shows, and of when: "Bookings, last 7 days". */
  title: string;
  /** What the values belong to, in order. */
  categories: readonly string[];
  /** Null where there is none. */
  values: readonly (number | null)[];
  /** What is counted, the table's second heading. */
  measure: string;
  formatValue?: (value: number) => string;
  /**
   * `button` puts "Show as table" beside it; `hidden` gives the table to screen readers alone, for a cell or a card
   * whose figures stand elsewhere in sight.
   */
  table?: "button" | "hidden";
  labels?: Partial<Pick<ChartLabels, "category" | "showTable" | "missing">>;
}

/** Its own units; the drawing is as large as its text. */
const SIZE = { width: 100, height: 28 };
const EDGE = 3;

/**
 * A line as high as its text: which way something went.
 *
 * @example <Sparkline title="Bookings, last 7 days" measure="Bookings" categories={days} values={[3, 5, 4, 8, 6, 9, 11]} />
 */
export const Sparkline = ({
  title,
  categories,
  values,
  measure,
  formatValue = plainNumber,
  table = "hidden",
  labels,
  className,
  ...rest
}: SparklineProps) => {
  const words = { ...CHART_LABELS, ...labels };
  const direction = Direction.useDirection();
  const present = values.filter((value) => value !== null);
  const scale = scaleLinear()
    .domain([Math.min(0, ...present), Math.max(1, ...present)])
    .range([SIZE.height - EDGE, EDGE]);
  const step = (SIZE.width - 2 * EDGE) / Math.max(1, values.length - 1);
  const x = (index: number) => (direction === "rtl" ? SIZE.width - EDGE - index * step : EDGE + index * step);
  const y = (value: number | null) => scale(value ?? 0);
  const isThere = (value: number | null) => value !== null;
  const points = [...values];
  const path = line<number | null>()
    .defined(isThere)
    .x((_, index) => x(index))
    .y(y)(points);
  const fill = area<number | null>()
    .defined(isThere)
    .x((_, index) => x(index))
    .y0(scale(0))
    .y1(y)(points);
  const last = values.findLastIndex(isThere);
  const data = {
    caption: title,
    head: [words.category, measure],
    rows: categories.map((category, index) => {
      const value = values[index] ?? null;
      return { id: `${index}`, cells: [category, value === null ? words.missing : formatValue(value)] };
    }),
  };
  const [first, newest] = [present[0], present.at(-1)];
  const inWords =
    first === undefined || newest === undefined ? title : `${title}: ${formatValue(first)} → ${formatValue(newest)}`;
  return (
    <span {...rest} data-slot="sparkline" className={cx("ui-sparkline", className)}>
      <svg
        role="img"
        aria-label={inWords}
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        preserveAspectRatio="none"
        className="ui-sparkline__line"
      >
        <path className="ui-sparkline__fill" d={fill ?? ""} />
        <path className="ui-sparkline__stroke" d={path ?? ""} vectorEffect="non-scaling-stroke" />
        {last >= 0 && (
          // A line of no length keeps its round end round however the drawing is stretched.
          <path
            className="ui-sparkline__dot"
            d={`M${x(last)} ${y(values[last] ?? null)}h0`}
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      {table === "button" ? (
        <Popover
          label={title}
          title={title}
          className="ui-sparkline__table"
          trigger={
            <IconButton size="sm" label={`${words.showTable}: ${title}`}>
              <Table2 strokeWidth={1.5} />
            </IconButton>
          }
        >
          <ChartTable {...data} />
        </Popover>
      ) : (
        <span className="ui-visually-hidden">
          <ValuesTable {...data} />
        </span>
      )}
    </span>
  );
};
