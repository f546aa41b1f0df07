import type { DeskStatus } from "../desk-tile";
import { DeskStatusIcon } from "../desk-tile";
import "../desk-tile/desk-tile.css";
import "./desk-grid.css";

export interface DeskLegendItem {
  status: DeskStatus;
  label: string;
}

interface DeskLegendProps {
  items: readonly DeskLegendItem[];
  counters?: Partial<Record<DeskStatus, number>>;
  label: string;
}

/** What colour and shape mean, each with how many there are. */
export const DeskLegend = ({ items, counters, label }: DeskLegendProps) => (
  <ul className="ui-desk-legend" aria-label={label} data-slot="desk-legend">
    {items.map(({ status, label: text }) => (
      <li key={status} data-status={status}>
        <DeskStatusIcon status={status} />
        <span className="ui-desk-legend__word">{text}</span>
        {counters?.[status] !== undefined && <span className="ui-desk-legend__count">{counters[status]}</span>}
      </li>
    ))}
  </ul>
);
