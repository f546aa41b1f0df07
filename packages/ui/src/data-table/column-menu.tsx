"use client";
import { ChevronDown, ChevronUp, Columns3 } from "lucide-react";
import { type KeyboardEvent, useId, useRef } from "react";
import { Button } from "../button";
import { Checkbox } from "../checkbox";
import { IconButton } from "../icon-button";
import { Popover } from "../popover";
import { type ColumnVisibility, withChoices, withMoved, withVisible } from "./column-visibility";
import "./column-menu.css";

const LABELS = {
  trigger: "Columns",
  title: "Columns and their order",
  earlier: (column: string) => `Move ${column} earlier`,
  later: (column: string) => `Move ${column} later`,
  /** Read out after a move. */
  moved: (column: string, place: number, of: number) => `${column} is column ${place} of ${of}`,
  always: "Always shown",
  reset: "Reset",
};
export type ColumnMenuLabels = typeof LABELS;

export interface ColumnMenuProps {
  /** The table's columns in their own order; the first one stays. */
  columns: readonly { id: string; header: string }[];
  /** As the table gets it; null for the table's own order. */
  value: ColumnVisibility | null;
  /** Null after "Reset". */
  onValueChange: (value: ColumnVisibility | null) => void;
  labels?: Partial<ColumnMenuLabels>;
}

/**
 * Which columns a table shows, and in which order. The caller keeps the choice and hands it to the table as well.
 *
 * @example
 * <ColumnMenu columns={columns} value={chosen} onValueChange={setChosen} />
 * <DataTable columns={columns} columnVisibility={chosen} … />
 */
export const ColumnMenu = ({ columns, value, onValueChange, labels }: ColumnMenuProps) => {
  const words = { ...LABELS, ...labels };
  const titleId = useId();
  const said = useRef<HTMLOutputElement>(null);
  const entries = withChoices(columns, value);

  const move = (id: string, by: number) => {
    const next = withMoved(columns, value, id, by);
    onValueChange(next);
    const name = columns.find((column) => column.id === id)?.header ?? id;
    const place = next.findIndex((choice) => choice.id === id) + 2;
    if (said.current) said.current.textContent = words.moved(name, place, columns.length);
  };
  const onKeyDown = (id: string) => (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || by === undefined) return;
    event.preventDefault();
    move(id, by);
  };

  return (
    <Popover
      label={words.title}
      align="end"
      className="ui-columns"
      trigger={<Button icon={<Columns3 strokeWidth={1.5} />}>{words.trigger}</Button>}
    >
      <div className="ui-columns__head">
        <p id={titleId} className="ui-columns__title">
          {words.title}
        </p>
        <Button size="sm" variant="ghost" disabled={value === null} onClick={() => onValueChange(null)}>
          {words.reset}
        </Button>
      </div>
      <ul aria-labelledby={titleId} className="ui-columns__list">
        {entries.map(({ column, visible }, index) =>
          index === 0 ? (
            <li key={column.id} className="ui-columns__item">
              <Checkbox label={column.header} checked disabled onCheckedChange={() => undefined} />
              <span className="ui-columns__always">{words.always}</span>
            </li>
          ) : (
            <li key={column.id} className="ui-columns__item">
              <Checkbox
                label={column.header}
                checked={visible}
                onCheckedChange={(next) => onValueChange(withVisible(columns, value, column.id, next))}
                onKeyDown={onKeyDown(column.id)}
              />
              <span className="ui-columns__moves">
                <IconButton
                  size="sm"
                  label={words.earlier(column.header)}
                  // Not `disabled`: the focus has to stay on the button that was pressed last.
                  aria-disabled={index === 1 || undefined}
                  onClick={() => move(column.id, -1)}
                >
                  <ChevronUp strokeWidth={1.5} />
                </IconButton>
                <IconButton
                  size="sm"
                  label={words.later(column.header)}
                  aria-disabled={index === entries.length - 1 || undefined}
                  onClick={() => move(column.id, 1)}
                >
                  <ChevronDown strokeWidth={1.5} />
                </IconButton>
              </span>
            </li>
          ),
        )}
      </ul>
      <output ref={said} aria-live="polite" className="ui-visually-hidden" />
    </Popover>
  );
};
