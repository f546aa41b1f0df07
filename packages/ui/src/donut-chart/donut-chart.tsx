"use client";
import { Direction } from "radix-ui";
import { useId } from "react";
import { ChartFrame, type ChartProps } from "../chart-frame/chart-frame";
import { CHART_LABELS, plainNumber } from "../chart-frame/chart-labels";
import { ChartPlot } from "../chart-frame/chart-plot";
import { fillOf, Patterns } from "../chart-frame/patterns";
import { looksOf } from "../chart-frame/series";
import { Swatch } from "../chart-frame/swatch";
import { TooltipRows } from "../chart-frame/tooltip-rows";
import { donutGeometry } from "./donut-geometry";
import "../chart-frame/chart-frame.css";
import "./donut-chart.css";

export interface DonutPart {
  id: string;
  name: string;
  /** Not below zero. */
  value: number;
}

export interface DonutChartProps extends ChartProps {
  /** Two to six, the largest first. */
  parts: readonly DonutPart[];
  /** What the whole is, under its figure: "bookings". */
  whole: string;
  /** Headings of the table's second and third column. */
  columns?: { value: string; share: string };
  formatValue?: (value: number) => string;
  /** A share between 0 and 1. */
  formatShare?: (share: number) => string;
}

const percent = new Intl.NumberFormat("en-IN", { style: "percent" });
const COLUMNS = { value: "Value", share: "Share" };

/**
 * The parts of a whole, each with its name, value and share beside the ring.
 *
 * @example <DonutChart title="How members paid" whole="payments" parts={[{ id: "upi", name: "UPI", value: 212 }]} />
 */
export const DonutChart = ({
  parts,
  whole,
  columns = COLUMNS,
  formatValue = plainNumber,
  formatShare = percent.format,
  ...frame
}: DonutChartProps) => {
  const words = { ...CHART_LABELS, ...frame.labels };
  const prefix = useId();
  const direction = Direction.useDirection();
  const looks = looksOf(parts.map(() => ({})));
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const shareOf = (value: number) => formatShare(total === 0 ? 0 : value / total);
  const wordsOf = (index: number) => {
    const part = parts[index];
    return part ? `${part.name}: ${formatValue(part.value)}, ${shareOf(part.value)}` : "";
  };
  return (
    <ChartFrame
      {...frame}
      isEmpty={total === 0}
      height={frame.height ?? "13rem"}
      table={{
        head: [words.category, columns.value, columns.share],
        rows: parts.map(({ id, name, value }) => ({ id, cells: [name, formatValue(value), shareOf(value)] })),
      }}
    >
      <div className="ui-donut-chart" dir={direction}>
        <ChartPlot
          label={frame.title}
          hint={words.keys}
          count={parts.length}
          geometry={(box) =>
            donutGeometry(
              box,
              parts.map(({ value }) => value),
            )
          }
          say={wordsOf}
          tooltip={(index) => {
            const part = parts[index];
            if (!part) return null;
            return (
              <TooltipRows
                kind="fill"
                heading={part.name}
                rows={[{ id: "value", name: shareOf(part.value), value: formatValue(part.value), look: looks[index] }]}
              />
            );
          }}
        >
          {(places, active, box) => (
            <>
              <Patterns prefix={prefix} looks={looks} />
              <g transform={`translate(${places.centre.x} ${places.centre.y})`}>
                {parts.map(({ id, value }, index) => {
                  const look = looks[index];
                  if (!look || value === 0) return null;
                  return (
                    <path
                      key={id}
                      className="ui-donut-chart__part"
                      d={places.path(index, index === active)}
                      style={{ fill: fillOf(prefix, look) }}
                      data-state={active === null || active === index ? undefined : "beside"}
                    />
                  );
                })}
              </g>
              <text
                className="ui-donut-chart__total"
                x={places.centre.x}
                y={places.centre.y}
                dy="0.1em"
                textAnchor="middle"
                style={{ fontSize: Math.min(box.em * 2.2, (places.hole * 3) / formatValue(total).length) }}
              >
                {formatValue(total)}
              </text>
              <text
                className="ui-chart__tick"
                x={places.centre.x}
                y={places.centre.y + box.em * 1.6}
                textAnchor="middle"
              >
                {whole}
              </text>
            </>
          )}
        </ChartPlot>
        <ul className="ui-donut-chart__names" data-slot="chart-legend">
          {parts.map(({ id, name, value }, index) => (
            <li key={id}>
              {looks[index] && <Swatch look={looks[index]} kind="fill" />}
              <span className="ui-donut-chart__name">{name}</span>{" "}
              <span className="ui-donut-chart__value">{formatValue(value)}</span>{" "}
              <span className="ui-donut-chart__share">{shareOf(value)}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  );
};
