import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { CSSProperties } from "react";
import type { DataTableColumn, DataTableSort } from "./column";
import { nextSort } from "./next-sort";
import { semantics } from "./semantics";

const ORDER = {
  asc: { aria: "ascending", Icon: ArrowUp },
  desc: { aria: "descending", Icon: ArrowDown },
  none: { aria: "none", Icon: ChevronsUpDown },
} as const;

interface HeaderCellProps {
  column: Omit<DataTableColumn<never>, "cell">;
  sort: DataTableSort | null | undefined;
  onSortChange: ((sort: DataTableSort | null) => void) | undefined;
}

/** A heading; where the column can be sorted, a button that goes from ascending to descending to neither. */
export const HeaderCell = ({ column, sort, onSortChange }: HeaderCellProps) => {
  const { id, header, align, hideBelow, width, sortable = false } = column;
  const order = sort?.id !== id ? "none" : sort.desc ? "desc" : "asc";
  const { aria, Icon } = ORDER[order];
  return (
    <th
      {...semantics.columnHeader}
      aria-sort={sortable ? aria : undefined}
      data-align={align}
      data-hide-below={hideBelow}
      data-sortable={sortable || undefined}
      // A property of its own, so that the phone's layout can leave it unread.
      style={{ "--ui-column": width } as CSSProperties}
    >
      {sortable ? (
        <button type="button" className="ui-table__sort" onClick={() => onSortChange?.(nextSort(sort, id))}>
          {header}
          <Icon strokeWidth={1.5} aria-hidden="true" />
        </button>
      ) : (
        header
      )}
    </th>
  );
};
