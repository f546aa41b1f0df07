import type { Header } from "@tanstack/react-table";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { CSSProperties } from "react";
import type { Features } from "./column";
import { semantics } from "./semantics";

const ORDER = {
  asc: { aria: "ascending", Icon: ArrowUp },
  desc: { aria: "descending", Icon: ArrowDown },
  none: { aria: "none", Icon: ChevronsUpDown },
} as const;

/** A heading; where the column can be sorted, a button that goes from ascending to descending to neither. */
export const HeaderCell = <Row extends object>({ header }: { header: Header<Features, Row> }) => {
  const { column } = header;
  const look = column.columnDef.meta;
  const sortable = column.getCanSort();
  const { aria, Icon } = ORDER[column.getIsSorted() || "none"];
  return (
    <th
      {...semantics.columnHeader}
      aria-sort={sortable ? aria : undefined}
      data-align={look?.align}
      data-hide-below={look?.hideBelow}
      data-sortable={sortable || undefined}
      // A property of its own, so that the phone's layout can leave it unread.
      style={{ "--ui-column": look?.width } as CSSProperties}
    >
      {sortable ? (
        <button type="button" className="ui-table__sort" onClick={column.getToggleSortingHandler()}>
          {look?.header}
          <Icon strokeWidth={1.5} aria-hidden="true" />
        </button>
      ) : (
        look?.header
      )}
    </th>
  );
};
