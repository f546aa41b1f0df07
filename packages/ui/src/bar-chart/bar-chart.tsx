"use client";
import { Direction } from "radix-ui";
import { useId } from "react";
import { CategoryAxis, ValueAxis } from "../chart-frame/axes";
import { ChartFrame, type ChartProps } from "../chart-frame/chart-frame";
import { CHART_LABELS, plainNumber } from "../chart-frame/chart-labels";
import { ChartLegend } from "../chart-frame/chart-legend";
import { ChartPlot } from "../chart-frame/chart-plot";
import { Patterns } from "../chart-frame/patterns";
import { type ChartSeries, looksOf } from "../chart-frame/series";
import { sayCategory, seriesTable, valueInWords } from "../chart-frame/series-table";
import { fitText } from "../chart-frame/text-width";
import { TooltipRows } from "../chart-frame/tooltip-rows";
import { barGeometry } from "./bar-geometry";
import { BarFigures, Bars } from "./bars";
import "../chart-frame/chart-frame.css";
import "./bar-chart.css";

export interface BarChartProps extends ChartProps {
  /** What is compared: weekdays, branches. */
  categories: readonly string[];
  /** One set of bars, or up to four. */
  series: readonly ChartSeries[];
  /** Several sets beside each other, or as parts of one bar. */
  layout?: "grouped" | "stacked";
  /** `horizontal` for names that are long and for a ranking. */
  orientation?: "vertical" | "horizontal";
  /** A value in full, for the tooltip, the table and screen readers. */
  formatValue?: (value: number) => string;
  /** A value at the axis or at a bar's end, shorter. */
  formatTick?: (value: number) => string;
}

/**
 * How things compare.
 *
 * @example
 * <BarChart title="Bookings by branch" orientation="horizontal" categories={["Old Mill", "Pier 4"]}
 *   series={[{ id: "bookings", name: "Bookings", values: [42, 31] }]} />
 */
export const BarChart = ({
  categories,
  series,
  layout = "grouped",
  orientation = "vertical",
  formatValue = plainNumber,
  formatTick = formatValue,
  ...frame
}: BarChartProps) => {
  const words = { ...CHART_LABELS, ...frame.labels };
  const direction = Direction.useDirection();
  const prefix = useId();
  const looks = looksOf(series);
  const isHorizontal = orientation === "horizontal";
  const data = { categories, series, heading: words.category, missing: words.missing, format: formatValue };
  const isEmpty = categories.length === 0 || series.every(({ values }) => values.every((value) => value === null));
  return (
    <ChartFrame
      {...frame}
      isEmpty={isEmpty}
      table={seriesTable(data)}
      legend={
        series.length > 1 && (
          <ChartLegend
            kind="fill"
            items={series.flatMap(({ id, name }, index) => {
              const look = looks[index];
              return look ? [{ id, name, look }] : [];
            })}
          />
        )
      }
    >
      <ChartPlot
        label={frame.title}
        hint={words.keys}
        count={categories.length}
        geometry={(box) =>
          barGeometry(box, { categories, series, layout, isHorizontal, format: formatTick, direction })
        }
        say={(index) => sayCategory(data, index)}
        tooltip={(index) => (
          <TooltipRows
            kind="fill"
            heading={categories[index] ?? ""}
            rows={series.map((each, place) => ({
              id: each.id,
              name: each.name,
              value: valueInWords(each, index, data),
              look: looks[place],
            }))}
          />
        )}
      >
        {(places, active, box) => (
          <>
            <Patterns prefix={prefix} looks={looks} />
            {active !== null && <rect className="ui-chart__band" rx={box.em * 0.3} {...places.band(active)} />}
            {!isHorizontal && (
              <ValueAxis
                area={places.area}
                ticks={places.ticks}
                place={places.scale}
                format={formatTick}
                direction={direction}
                em={box.em}
              />
            )}
            <Bars
              places={places}
              box={box}
              looks={looks}
              prefix={prefix}
              isHorizontal={isHorizontal}
              isStacked={layout === "stacked"}
              direction={direction}
            />
            {(layout === "grouped" || series.length === 1) && (isHorizontal || series.length === 1) && (
              <BarFigures
                places={places}
                box={box}
                format={formatTick}
                isHorizontal={isHorizontal}
                direction={direction}
              />
            )}
            {isHorizontal ? (
              categories.map((category, index) => (
                <text
                  // biome-ignore lint/suspicious/noArrayIndexKey: two categories may have one name, and none moves
                  key={index}
                  className="ui-chart__tick ui-bar-chart__name"
                  x={direction === "rtl" ? box.width : 0}
                  y={places.middle(index)}
                  dy="0.34em"
                  textAnchor={direction === "rtl" ? "end" : "start"}
                >
                  {fitText(
                    category,
                    (direction === "rtl" ? box.width - places.area.right : places.area.left) - box.em * 0.6,
                    box.textWidth,
                  )}
                </text>
              ))
            ) : (
              <CategoryAxis
                area={places.area}
                box={box}
                categories={categories}
                place={places.middle}
                spacing={places.spacing}
              />
            )}
          </>
        )}
      </ChartPlot>
    </ChartFrame>
  );
};
