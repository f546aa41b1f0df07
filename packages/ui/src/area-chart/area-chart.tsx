"use client";
import { Direction } from "radix-ui";
import { CategoryAxis, ValueAxis } from "../chart-frame/axes";
import { ChartFrame, type ChartProps } from "../chart-frame/chart-frame";
import { CHART_LABELS, plainNumber } from "../chart-frame/chart-labels";
import { ChartLegend } from "../chart-frame/chart-legend";
import { ChartPlot } from "../chart-frame/chart-plot";
import { type ChartSeries, looksOf } from "../chart-frame/series";
import { sayCategory, seriesTable, valueInWords } from "../chart-frame/series-table";
import { TooltipRows } from "../chart-frame/tooltip-rows";
import { areaGeometry, dottedPoints } from "./area-geometry";
import "../chart-frame/chart-frame.css";
import "./area-chart.css";

export interface AreaChartProps extends ChartProps {
  /** What the values belong to, in order: days, weeks. Equally far apart. */
  categories: readonly string[];
  /** One to three, and what they are compared with. The first has its area filled. */
  series: readonly ChartSeries[];
  /** A value in full, for the tooltip, the table and screen readers. */
  formatValue?: (value: number) => string;
  /** A value at the axis, shorter. */
  formatTick?: (value: number) => string;
}

/**
 * How something went over time.
 *
 * @example
 * <AreaChart title="Bookings, this week" categories={["Mon", "Tue"]} series={[
 *   { id: "now", name: "This week", values: [12, 18] },
 *   { id: "before", name: "Last week", values: [9, 14], comparison: true },
 * ]} />
 */
export const AreaChart = ({
  categories,
  series,
  formatValue = plainNumber,
  formatTick = formatValue,
  ...frame
}: AreaChartProps) => {
  const words = { ...CHART_LABELS, ...frame.labels };
  const direction = Direction.useDirection();
  const looks = looksOf(series);
  const data = { categories, series, heading: words.category, missing: words.missing, format: formatValue };
  const isEmpty = categories.length === 0 || series.every(({ values }) => values.every((value) => value === null));
  const filled = series.findIndex(({ comparison }) => !comparison);
  return (
    <ChartFrame
      {...frame}
      isEmpty={isEmpty}
      table={seriesTable(data)}
      legend={
        series.length > 1 && (
          <ChartLegend
            kind="line"
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
        geometry={(box) => areaGeometry(box, { count: categories.length, series, format: formatTick, direction })}
        say={(index) => sayCategory(data, index)}
        tooltip={(index) => (
          <TooltipRows
            kind="line"
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
            <ValueAxis
              area={places.area}
              ticks={places.ticks}
              place={places.scale}
              format={formatTick}
              direction={direction}
              em={box.em}
            />
            <CategoryAxis
              area={places.area}
              box={box}
              categories={categories}
              place={places.x}
              spacing={places.spacing}
            />
            {active !== null && (
              <line
                className="ui-chart__cursor"
                x1={places.x(active)}
                x2={places.x(active)}
                y1={places.area.top}
                y2={places.area.bottom}
              />
            )}
            {series.map(({ id, values }, index) => {
              const look = looks[index];
              if (!look) return null;
              return (
                <g key={id}>
                  {index === filled && (
                    <path className="ui-area-chart__fill" d={places.areaPath(values)} style={{ fill: look.colour }} />
                  )}
                  <path
                    className="ui-area-chart__line"
                    d={places.linePath(values)}
                    strokeDasharray={look.dash}
                    style={{ stroke: look.colour }}
                    data-comparison={look.comparison || undefined}
                  />
                </g>
              );
            })}
            {series.map(({ id, values }, index) =>
              (active === null ? dottedPoints(values) : [active]).map((point) => {
                const value = values[point] ?? null;
                if (value === null || (active === null && looks[index]?.comparison)) return null;
                return (
                  <circle
                    key={`${id} ${point}`}
                    className="ui-area-chart__point"
                    cx={places.x(point)}
                    cy={places.scale(value)}
                    r={box.em * 0.36}
                    style={{ fill: looks[index]?.colour }}
                  />
                );
              }),
            )}
          </>
        )}
      </ChartPlot>
    </ChartFrame>
  );
};
