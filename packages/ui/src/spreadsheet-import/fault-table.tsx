"use client";
import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { CircleAlert } from "lucide-react";
import { type CSSProperties, useRef, useState } from "react";
import { FaultCell } from "./fault-cell";
import { issueOf, noteOf, type Place, rowIssueOf } from "./faults";
import type { SpreadsheetImportLabels } from "./labels";
import type { ImportColumn, SheetRow } from "./types";
import "./spreadsheet-import.css";

export interface FaultTableProps {
  rows: readonly SheetRow[];
  columns: readonly ImportColumn[];
  readOnly: boolean;
  /** Where there is little room only what is said of a row is shown, and its first cell. */
  brief: boolean;
  /** The cell that gets the focus, wherever it is. */
  wanted: Place | null;
  onWanted: (place: Place | null) => void;
  onReached: (place: Place) => void;
  onEdit: (line: number, key: string, text: string) => void;
  words: SpreadsheetImportLabels;
}

// Stated, because rows that are positioned one by one lose the roles they have anyway.
const semantics = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader", scope: "col" },
  rowHeader: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;

const GUESSED_HEIGHT_PX = 72;
const AROUND = 8;

/** The rows of a file, only those in sight drawn. Every cell can be changed; Enter goes down its column. */
export const FaultTable = ({
  rows,
  columns,
  readOnly,
  brief,
  wanted,
  onWanted,
  onReached,
  onEdit,
  words,
}: FaultTableProps) => {
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<Place | null>(null);
  const indexOf = (place: Place | null) => (place ? rows.findIndex(({ line }) => line === place.line) : -1);
  // What has, or last had, the focus stays drawn when it scrolls out of sight, and what shall have it is drawn before it is in sight.
  const held = [indexOf(focused), indexOf(wanted)];
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => GUESSED_HEIGHT_PX,
    getItemKey: (index) => rows[index]?.line ?? index,
    overscan: AROUND,
    rangeExtractor: (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), ...held.filter((index) => index >= 0)])].sort((a, b) => a - b),
  });

  const reach = (place: Place, index: number) => {
    setFocused(place);
    onWanted(null);
    onReached(place);
    virtual.scrollToIndex(index, { align: "auto" });
  };
  const step = (index: number, key: string, by: number) => {
    const next = rows[index + by];
    if (next) onWanted({ line: next.line, key });
  };

  return (
    <div
      ref={scroller}
      className="ui-sheet-import__scroller"
      data-brief={brief || undefined}
      style={{ "--_columns": columns.length } as CSSProperties}
    >
      <table {...semantics.table} className="ui-sheet-import__table" aria-rowcount={rows.length + 1}>
        <caption className="ui-visually-hidden">{words.table}</caption>
        <thead {...semantics.group}>
          <tr {...semantics.row} aria-rowindex={1}>
            <th {...semantics.columnHeader}>{words.line}</th>
            {columns.map(({ key, label, required }) => (
              <th {...semantics.columnHeader} key={key}>
                {label}
                {required && (
                  <span aria-hidden="true" className="ui-sheet-import__mark">
                    *
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...semantics.group} style={{ blockSize: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key: item, start }) => {
            const row = rows[index];
            if (!row) return null;
            const rowIssue = rowIssueOf(row, columns);
            return (
              <tr
                {...semantics.row}
                key={item}
                ref={virtual.measureElement}
                data-index={index}
                data-state={row.ready ? "ready" : row.changed.length > 0 ? "changed" : "faulty"}
                data-last={index === rows.length - 1 || undefined}
                aria-rowindex={index + 2}
                style={{ transform: `translateY(${start}px)` }}
              >
                <th {...semantics.rowHeader}>
                  <span className="ui-sheet-import__column" aria-hidden="true">
                    {words.line}{" "}
                  </span>
                  {row.line}
                </th>
                {columns.map(({ key, label }) => {
                  const issue = issueOf(row, key);
                  const known = noteOf(row, key);
                  const changed = row.changed.includes(key);
                  return (
                    <td
                      {...semantics.cell}
                      key={key}
                      data-state={issue ? "faulty" : changed ? "changed" : known ? "noted" : undefined}
                      className="ui-sheet-import__cell"
                    >
                      <FaultCell
                        line={row.line}
                        label={label}
                        text={row.cells[key] ?? ""}
                        issue={issue}
                        known={known}
                        changed={changed}
                        readOnly={readOnly}
                        wanted={wanted?.line === row.line && wanted.key === key}
                        onText={(text) => onEdit(row.line, key, text)}
                        onReached={() => reach({ line: row.line, key }, index)}
                        onStep={(by) => step(index, key, by)}
                        words={words}
                      />
                    </td>
                  );
                })}
                {rowIssue && (
                  <td {...semantics.cell} className="ui-sheet-import__row-issue">
                    <CircleAlert strokeWidth={1.5} aria-hidden="true" />
                    {rowIssue}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
