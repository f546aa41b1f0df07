"use client";
import { Fragment, type ReactNode, type RefObject, useMemo } from "react";
import { useVirtualRows } from "../virtual-rows";
import { semantics } from "./semantics";
import type { TableBodyProps } from "./table-body";

/** Of a row on one line at the default scale, in px; rows that are seen are measured. */
const ESTIMATE = 43;

interface VirtualBodyProps extends TableBodyProps {
  body: RefObject<HTMLTableSectionElement | null>;
}

const Gap = ({ height, columns }: { height: number; columns: number }) => (
  <tr {...semantics.gap} className="ui-table__gap">
    <td colSpan={columns} style={{ blockSize: height }} />
  </tr>
);

/** The rows in sight and the one with the focus; empty rows hold the others' place. */
export const VirtualBody = ({ ids, reachable, columnCount, body, children }: VirtualBodyProps) => {
  const virtual = useVirtualRows({
    count: ids.length,
    estimate: () => ESTIMATE,
    list: body,
    kept: [ids.indexOf(reachable ?? "")],
    keyOf: (index) => ids[index] ?? String(index),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows drawn by one function are drawn once; scrolling only adds some
  const drawn = useMemo(() => new Map<number, ReactNode>(), [children]);
  const draw = (index: number) => {
    if (!drawn.has(index)) drawn.set(index, children({ index, counted: true, ref: virtual.measureElement }));
    return drawn.get(index);
  };
  const items = virtual.getVirtualItems();
  const margin = virtual.options.scrollMargin;
  const end = items.at(-1)?.end ?? margin;
  const after = virtual.getTotalSize() + margin - end;
  return (
    <>
      {items.map(({ index, start, key }, position) => {
        const before = start - (items[position - 1]?.end ?? margin);
        return (
          <Fragment key={key}>
            {before > 0 && <Gap height={before} columns={columnCount} />}
            {draw(index)}
          </Fragment>
        );
      })}
      {after > 0 && <Gap height={after} columns={columnCount} />}
    </>
  );
};
