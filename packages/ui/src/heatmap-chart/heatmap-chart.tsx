"use client";
import { Direction } from "radix-ui";
import type { CSSProperties } from "react";
import { ChartFrame, type ChartProps } from "../chart-frame/chart-frame";
import { CHART_LABELS, plainNumber } from "../chart-frame/chart-labels";
import { ChartPlot } from "../chart-frame/chart-plot";
import { fitText } from "../chart-frame/text-width";
import { TooltipRows } from "../chart-frame/tooltip-rows";
import { labelStep } from "../chart-frame/value-scale";
import { heatGeometry } from "./heat-geometry";
import { STEPS, stepOf } from "./heat-steps";
import "../chart-frame/chart-frame.css";
import "./heatmap-chart.css";

export interface HeatmapChartProps extends ChartProps {
  /** Names of the rows: weekdays. */
  rows: readonly string[];
  /** Names of the columns: hours. */
  columns: readonly string[];
  /** Row by row, none below zero; null where there is none. */
  values: readonly (readonly (number | null)[])[];
  /** What is counted: "Bookings". */
  measure: string;
  /** The value of the lightest shade, where all are far above zero and differ little; zero unless given. */
  from?: number;
  formatValue?: (value: number) => string;
}

const shade = (step: number | null) => ({ "--_share": step === null ? undefined : `${STEPS[step]}%` }) as CSSProperties;

/**
 * When or where much happens: a shade for each pair of row and column, with its figure where there is room.
 *
 * @example <HeatmapChart title="Busy hours" measure="Bookings" rows={["Mon"]} columns={["08", "09"]} values={[[4, 11]]} />
 */
export const HeatmapChart = ({
  rows,
  columns,
  values,
  measure,
  from = 0,
  formatValue = plainNumber,
  ...frame
}: HeatmapChartProps) => {
  const words = { ...CHART_LABELS, ...frame.labels };
  const direction = Direction.useDirection();
  const cells = rows.flatMap((_, row) => columns.map((_, column) => values[row]?.[column] ?? null));
  const highest = Math.max(0, ...cells.map((value) => value ?? 0));
  const written = (value: number | null) => (value === null ? words.missing : formatValue(value));
  const nameOf = (index: number) => `${rows[Math.floor(index / columns.length)]}, ${columns[index % columns.length]}`;
  const valueAt = (index: number) => written(cells[index] ?? null);
  return (
    <ChartFrame
      {...frame}
      isEmpty={cells.every((value) => value === null)}
      table={{
        head: [words.category, ...columns],
        rows: rows.map((row, index) => ({
          id: `${index}`,
          cells: [row, ...columns.map((_, column) => written(values[index]?.[column] ?? null))],
        })),
      }}
      legend={
        <p className="ui-heatmap-chart__scale">
          {measure} <span>{formatValue(from)}</span>
          <span className="ui-heatmap-chart__steps" aria-hidden="true">
            {STEPS.map((share, step) => (
              <span key={share} data-step={step} style={shade(step)} />
            ))}
          </span>
          <span>{formatValue(highest)}</span>
        </p>
      }
    >
      <ChartPlot
        label={frame.title}
        hint={words.keys}
        count={cells.length}
        columns={columns.length}
        geometry={(box) => heatGeometry(box, { rows, columns: columns.length, direction })}
        say={(index) => `${nameOf(index)}: ${measure} ${valueAt(index)}`}
        tooltip={(index) => (
          <TooltipRows
            kind="fill"
            heading={nameOf(index)}
            rows={[{ id: "value", name: measure, value: valueAt(index) }]}
          />
        )}
      >
        {(places, active, box) => {
          const { width, height } = places.cell(0);
          const isRead =
            height >= box.em * 1.4 &&
            cells.every((value) => value === null || box.textWidth(formatValue(value)) <= width - 4);
          const step = labelStep(columns.map(box.textWidth), width + 2, box.em * 0.5);
          return (
            <>
              {cells.map((value, index) => {
                const cell = places.cell(index);
                const level = stepOf(value, highest, from);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                  <g key={index} data-step={level ?? "none"} style={shade(level)}>
                    <rect
                      {...cell}
                      className="ui-heatmap-chart__cell"
                      rx={Math.min(box.em * 0.3, cell.width / 4)}
                      data-state={index === active ? "active" : undefined}
                    />
                    {isRead && value !== null && (
                      <text
                        className="ui-heatmap-chart__figure"
                        x={cell.x + cell.width / 2}
                        y={cell.y + cell.height / 2}
                        dy="0.34em"
                        textAnchor="middle"
                      >
                        {formatValue(value)}
                      </text>
                    )}
                  </g>
                );
              })}
              {rows.map((row, index) => (
                <text
                  // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
                  key={index}
                  className="ui-chart__tick"
                  x={direction === "rtl" ? box.width : 0}
                  y={places.rowY(index)}
                  dy="0.34em"
                  textAnchor={direction === "rtl" ? "end" : "start"}
                >
                  {fitText(row, places.names - box.em * 0.6, box.textWidth)}
                </text>
              ))}
              {columns.map(
                (column, index) =>
                  index % step === 0 && (
                    <text
                      // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                      key={index}
                      className="ui-chart__tick"
                      x={places.columnX(index)}
                      y={box.height - box.em * 0.5}
                      textAnchor="middle"
                    >
                      {column}
                    </text>
                  ),
              )}
            </>
          );
        }}
      </ChartPlot>
    </ChartFrame>
  );
};
