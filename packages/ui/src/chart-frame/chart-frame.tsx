"use client";
import { cx } from "class-variance-authority";
import { ChartColumn, Table2 } from "lucide-react";
import { type ComponentProps, type CSSProperties, type ReactNode, useId, useState } from "react";
import { IconButton } from "../icon-button";
import { Skeleton } from "../skeleton";
import { CHART_LABELS, type ChartLabels } from "./chart-labels";
import { ChartTable, type ChartTableData } from "./chart-table";
import "./chart-frame.css";

/** What every chart takes. */
export interface ChartProps extends Omit<ComponentProps<"figure">, "title" | "children"> {
  /** What is drawn, and of when: "Bookings, last 30 days". Names the figure, the drawing and the table. */
  title: string;
  /** Keeps the title from sight, where a card says it already. */
  titleHidden?: boolean;
  description?: ReactNode;
  /** Holds the drawing's place until the values are here. */
  loading?: boolean;
  /** Instead of the drawing, where there is nothing to draw. */
  empty?: ReactNode;
  /** CSS height of the drawing; 16 rem by default. */
  height?: string;
  labels?: Partial<ChartLabels>;
}

export interface ChartFrameProps extends ChartProps {
  isEmpty: boolean;
  table: ChartTableData;
  legend?: ReactNode;
  /** The drawing. */
  children: ReactNode;
}

/**
 * What stands around a chart: its title, its legend, and the same values as a table.
 *
 * @example <ChartFrame title="Bookings" isEmpty={false} table={{ head: ["Day", "Bookings"], rows }}>…</ChartFrame>
 */
export const ChartFrame = ({
  title,
  titleHidden = false,
  description,
  loading = false,
  empty,
  height,
  labels,
  isEmpty,
  table,
  legend,
  className,
  style,
  children,
  ...rest
}: ChartFrameProps) => {
  const words = { ...CHART_LABELS, ...labels };
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const isDrawn = !loading && !isEmpty;
  const Icon = asTable ? ChartColumn : Table2;
  return (
    <figure
      aria-labelledby={id}
      {...rest}
      data-slot="chart"
      data-state={loading ? "loading" : isEmpty ? "empty" : asTable ? "table" : "drawing"}
      aria-busy={loading || undefined}
      className={cx("ui-chart", className)}
      style={{ "--ui-chart-height": height, ...style } as CSSProperties}
    >
      <figcaption className="ui-chart__head">
        <span className="ui-chart__titles">
          <span id={id} className={titleHidden ? "ui-visually-hidden" : "ui-chart__title"}>
            {title}
          </span>
          {description && <span className="ui-chart__description">{description}</span>}
        </span>
        {isDrawn && (
          <IconButton
            size="sm"
            label={asTable ? words.showChart : words.showTable}
            onClick={() => setAsTable(!asTable)}
            className="ui-chart__toggle"
          >
            <Icon strokeWidth={1.5} />
          </IconButton>
        )}
      </figcaption>
      {loading && <Skeleton shape="rect" width="100%" height="var(--ui-chart-height, 16rem)" />}
      {!loading && isEmpty && <div className="ui-chart__empty">{empty ?? words.empty}</div>}
      {isDrawn && asTable && <ChartTable {...table} caption={title} />}
      {isDrawn && !asTable && (
        <>
          {legend}
          {children}
        </>
      )}
    </figure>
  );
};
