"use client";
import { type ChangeEvent, type MouseEvent, type ReactNode, type Ref, useId } from "react";
import { LinkSlot } from "../link-slot";
import type { DataTableColumn } from "./column";
import { OPENER } from "./row-keys";
import { SelectBox } from "./select-box";
import { semantics } from "./semantics";

export interface BodyRowProps<Row extends object> {
  row: Row;
  id: string;
  columns: readonly DataTableColumn<Row>[];
  /** Its place among all rows, from 0. */
  index: number;
  /** Says the place to screen readers, where not every row is in the document. */
  counted?: boolean;
  /** Where its height is measured. */
  ref?: Ref<HTMLTableRowElement>;
  /** In the order of the Tab key: one row of the table at a time. */
  reachable: boolean;
  onReached: () => void;
  onOpen?: (row: Row) => void;
  href?: string;
  actions?: ReactNode;
  isMarked: boolean;
  /** Left out where rows can't be marked. */
  onMark: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  selectLabel: string;
}

const OWN_PURPOSE = "a, button, input, label, select, textarea, summary, [role=menuitem]";

/** A press anywhere on the row opens it, unless it was meant for something in it or ended a text selection. */
const openOnPress = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(OWN_PURPOSE)) return;
  if (window.getSelection()?.type === "Range") return;
  currentTarget.querySelector<HTMLElement>(OPENER)?.click();
};

export const BodyRow = <Row extends object>(props: BodyRowProps<Row>) => {
  const {
    row,
    id: rowId,
    columns,
    index: place,
    counted,
    ref,
    reachable,
    onReached,
    onOpen,
    href,
    actions,
    isMarked,
    onMark,
    selectLabel,
  } = props;
  const id = useId();
  const opens = Boolean(onOpen || href);

  const open = (event: MouseEvent) => {
    // With a modifier the person wants a new tab, which is the link's own business.
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(row);
  };
  const opener = (content: ReactNode) => {
    const shared = { "data-row-open": "", className: "ui-table__open", onClick: open };
    if (href)
      return (
        <LinkSlot {...shared} href={href}>
          {content}
        </LinkSlot>
      );
    return (
      <button type="button" {...shared}>
        {content}
      </button>
    );
  };

  return (
    <tr
      {...semantics.row}
      ref={ref}
      data-row={rowId}
      data-index={place}
      // The heading is the first row, and counting starts at 1.
      aria-rowindex={counted ? place + 2 : undefined}
      data-state={isMarked ? "selected" : undefined}
      data-opens={opens || undefined}
      tabIndex={reachable ? 0 : -1}
      onFocus={onReached}
      onClick={opens ? openOnPress : undefined}
    >
      {onMark && (
        <td {...semantics.cell} className="ui-table__narrow">
          <SelectBox
            id={`${id}-box`}
            data-row-select=""
            aria-label={selectLabel}
            aria-labelledby={`${id}-box ${id}-name`}
            checked={isMarked}
            onChange={onMark}
          />
        </td>
      )}
      {columns.map((column, index) => {
        const content = column.cell(row);
        const look = { "data-align": column.align, "data-hide-below": column.hideBelow };
        if (index === 0)
          return (
            <th key={column.id} {...semantics.rowHeader} {...look} id={`${id}-name`}>
              {opens ? opener(content) : content}
            </th>
          );
        return (
          <td key={column.id} {...semantics.cell} {...look}>
            <span className="ui-table__label" aria-hidden="true">
              {column.header}
            </span>
            <span className="ui-table__value">{content}</span>
          </td>
        );
      })}
      {actions !== undefined && (
        <td {...semantics.cell} className="ui-table__narrow ui-table__actions">
          {actions}
        </td>
      )}
    </tr>
  );
};
