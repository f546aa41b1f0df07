"use client";
import type { CSSProperties } from "react";
import type { OccupancyCell, OccupancyRow } from "./occupancy";
import { percentOf, STEPS, stepOf } from "./percent";

/** A share in a figure, or what stands in its place. */
export const Figure = ({ share, text = "–" }: Pick<OccupancyCell, "share" | "text">) =>
  share === null ? (
    <span className="ui-occupancy__none">{text}</span>
  ) : (
    <span>
      {percentOf(share)}
      <span className="ui-occupancy__sign">%</span>
    </span>
  );

export const stateOf = (share: number | null) => (share === null ? "none" : share === 0 ? "empty" : "taken");

/** The shade of a share. */
export const shadeOf = (share: number | null) =>
  ({ "--_share": share === null ? undefined : `${STEPS[stepOf(share)]}%` }) as CSSProperties;

interface PlaceProps {
  href: string;
  /** In the order of the Tab key. */
  isStop: boolean;
}

/** A row's name, a link to what it is about. */
export const RowName = ({ row, index, href, isStop }: PlaceProps & { row: OccupancyRow; index: number }) => (
  // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: a grid of rows that come and go; the link in it has the focus
  <div role="rowheader" aria-colindex={1} className="ui-occupancy__name">
    <a
      href={href}
      data-slot="occupancy-name"
      data-row={index}
      data-column={-1}
      tabIndex={isStop ? 0 : -1}
      className="ui-occupancy__link"
    >
      <span title={row.label}>{row.label}</span>{" "}
      {row.detail && (
        <span className="ui-occupancy__detail" title={row.detail}>
          {row.detail}
        </span>
      )}
    </a>
  </div>
);

interface CellProps extends PlaceProps {
  cell: OccupancyCell | undefined;
  row: number;
  column: number;
}

/** A row's share of a column, a link to what takes it. */
export const Cell = ({ cell, row, column, href, isStop }: CellProps) => (
  // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: as above
  <div role="gridcell" aria-colindex={column + 2} className="ui-occupancy__cell">
    {cell && (
      <a
        href={href}
        data-slot="occupancy-cell"
        data-row={row}
        data-column={column}
        data-state={stateOf(cell.share)}
        tabIndex={isStop ? 0 : -1}
        aria-label={cell.name}
        title={cell.name}
        className="ui-occupancy__link"
        style={shadeOf(cell.share)}
      >
        <Figure {...cell} />
      </a>
    )}
  </div>
);
