"use client";
import type { ReactNode } from "react";
import { Button } from "../button";
import type { DataTableLabels } from "./labels";

interface BulkBarProps {
  /** Marked rows, shown or not. */
  selected: number;
  /** Rows that match the filter, here or not; undefined where nobody counts them. */
  matching: number | undefined;
  /** Everything that matches is meant, not the ids alone. */
  isAll: boolean;
  onSelectAll: (() => void) | undefined;
  onClear: () => void;
  labels: DataTableLabels;
  children: ReactNode;
}

/** What is done with the marked rows; it stays in sight while there are any. */
export const BulkBar = ({ selected, matching, isAll, onSelectAll, onClear, labels, children }: BulkBarProps) => {
  const offersAll = !isAll && onSelectAll !== undefined && matching !== undefined && matching > selected;
  return (
    <div className="ui-table__bulk" data-slot="bulk-bar" data-state={isAll ? "all" : "some"}>
      <output>{isAll && matching !== undefined ? labels.allMatching(matching) : labels.selected(selected)}</output>
      <Button variant="ghost" size="sm" onClick={onClear}>
        {labels.clear}
      </Button>
      {offersAll && (
        <Button variant="ghost" size="sm" className="ui-table__all" onClick={onSelectAll}>
          {labels.selectMatching(matching)}
        </Button>
      )}
      <div className="ui-table__bulk-actions">{children}</div>
    </div>
  );
};
