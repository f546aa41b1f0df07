import type { SeriesLook } from "./series";
import { Swatch } from "./swatch";
import "./chart-frame.css";

export interface LegendItem {
  id: string;
  name: string;
  look: SeriesLook;
}

/** What the lines and fills stand for. */
export const ChartLegend = ({ items, kind }: { items: readonly LegendItem[]; kind: "line" | "fill" }) => (
  <ul className="ui-chart__legend" data-slot="chart-legend">
    {items.map(({ id, name, look }) => (
      <li key={id}>
        <Swatch look={look} kind={kind} />
        {name}
      </li>
    ))}
  </ul>
);
