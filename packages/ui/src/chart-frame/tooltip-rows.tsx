import type { SeriesLook } from "./series";
import { Swatch } from "./swatch";
import "./chart-frame.css";

interface TooltipRowsProps {
  heading: string;
  rows: readonly { id: string; name: string; value: string; look?: SeriesLook }[];
  kind: "line" | "fill";
}

/** A tooltip's content: the category, then each series with its value. */
export const TooltipRows = ({ heading, rows, kind }: TooltipRowsProps) => (
  <>
    <span className="ui-chart__tip-heading">{heading}</span>
    {rows.map(({ id, name, value, look }) => (
      <span key={id} className="ui-chart__tip-row">
        {look && <Swatch look={look} kind={kind} />}
        <span className="ui-chart__tip-name">{name}</span>
        <span className="ui-chart__tip-value">{value}</span>
      </span>
    ))}
  </>
);
