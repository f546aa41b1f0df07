"use client";
import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { BoardRow } from "./board";
import { nearestStop, type Stop, stopByKey } from "./stops";

const MIRRORED: Readonly<Record<string, string>> = { ArrowRight: "ArrowLeft", ArrowLeft: "ArrowRight" };

/** What of the board an element belongs to. */
export function stopAt(target: EventTarget | null): Stop | null {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-row][data-column]") : null;
  if (!element) return null;
  const { row, column, entry } = element.dataset;
  return { row: Number(row), column: Number(column), entry: Number(entry) };
}

const isSame = (one: Stop, other: Stop) =>
  one.row === other.row && one.column === other.column && one.entry === other.entry;

/** Where the focus is, or goes by Tab: one place of the whole board; the arrows lead on from there. */
export function useStops(body: RefObject<HTMLElement | null>, rows: readonly BoardRow[]) {
  const [visited, setVisited] = useState<Stop>({ row: 0, column: 0, entry: 0 });
  const along = useRef(0);
  const awaited = useRef<string | null>(null);
  const stop = nearestStop(visited, rows);

  // What a key leads to, or what was moved, may not be in the document yet.
  useLayoutEffect(() => {
    if (awaited.current === null) return;
    const element = body.current?.querySelector<HTMLElement>(awaited.current);
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && !body.current?.contains(activeElement);
    if (!element && !isElsewhere) return;
    awaited.current = null;
    if (!isElsewhere) element?.focus();
  });

  const go = (next: Stop) => {
    awaited.current = `[data-row="${next.row}"][data-column="${next.column}"][data-entry="${next.entry}"]`;
    setVisited({ ...next });
  };
  return {
    stop,
    isStop: (row: number, column: number, entry: number) => isSame(stop, { row, column, entry }),
    /** Keeps the focus on an entry that is drawn elsewhere next. */
    follow: (entryId: string, row: number) => {
      awaited.current = `[data-row="${row}"][data-entry-id="${CSS.escape(entryId)}"]`;
    },
    onFocus: ({ target }: FocusEvent) => {
      const at = stopAt(target);
      if (!at || isSame(at, visited)) return;
      along.current = at.column;
      setVisited(at);
    },
    /** @returns where it leads, if anywhere */
    onKeyDown: (event: KeyboardEvent<HTMLElement>): Stop | null => {
      const at = stopAt(event.target);
      if (!at || event.altKey || event.metaKey || event.shiftKey) return null;
      const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
      const key = (isRtl && MIRRORED[event.key]) || event.key;
      const next = stopByKey({ key, ctrlKey: event.ctrlKey }, at, along.current, rows);
      if (!next) return null;
      event.preventDefault();
      const kept = along.current;
      go(next);
      along.current = /^(Arrow(Down|Up)|Page)/.test(key) ? kept : next.column;
      return next;
    },
  };
}
