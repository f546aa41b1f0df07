"use client";
import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { type Spot, spotByKey } from "./cell-keys";

const MIRRORED: Readonly<Record<string, string>> = { ArrowRight: "ArrowLeft", ArrowLeft: "ArrowRight" };

interface CellFocusOptions {
  body: RefObject<HTMLElement | null>;
  rows: number;
  columns: number;
}

function spotAt(target: EventTarget | null): Spot | null {
  const link = target instanceof Element ? target.closest<HTMLElement>("[data-row][data-column]") : null;
  return link ? { row: Number(link.dataset.row), column: Number(link.dataset.column) } : null;
}

/** Which cell has the focus, or gets it by Tab; the arrows lead from cell to cell. */
export function useCellFocus({ body, rows, columns }: CellFocusOptions) {
  const [visited, setVisited] = useState<Spot>({ row: 0, column: 0 });
  const awaited = useRef<Spot | null>(null);
  const stop = { row: Math.min(visited.row, Math.max(0, rows - 1)), column: Math.min(visited.column, columns - 1) };

  // A cell that a key leads to may not be in the document yet.
  useLayoutEffect(() => {
    if (!awaited.current) return;
    const { row, column } = awaited.current;
    const link = body.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
    if (!link) return;
    awaited.current = null;
    link.focus();
  });

  return {
    stop,
    isStop: (row: number, column: number) => row === stop.row && column === stop.column,
    spotAt,
    onFocus: ({ target }: FocusEvent) => {
      const spot = spotAt(target);
      if (spot && (spot.row !== visited.row || spot.column !== visited.column)) setVisited(spot);
    },
    /** @returns where it leads, if anywhere */
    onKeyDown: (event: KeyboardEvent<HTMLElement>): Spot | null => {
      const spot = spotAt(event.target);
      if (!spot || event.altKey || event.metaKey || event.shiftKey) return null;
      const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
      const key = (isRtl && MIRRORED[event.key]) || event.key;
      const next = spotByKey({ key, ctrlKey: event.ctrlKey }, spot, { rows, columns, hasNames: true });
      if (!next) return null;
      event.preventDefault();
      awaited.current = next;
      setVisited({ ...next });
      return next;
    },
  };
}
