"use client";
import {
  defaultRangeExtractor,
  observeElementOffset,
  observeElementRect,
  type Range,
  useVirtualizer,
  type Virtualizer,
} from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useState } from "react";
import { isPage, offsetIn, scrollParentOf } from "./scroll-parent";

export type Rows = Virtualizer<Element, HTMLElement>;

/** A page scrolls its root element, but tells the document. */
const observeOffset = (rows: Rows, notify: (offset: number, isScrolling: boolean) => void) => {
  const root = rows.scrollElement;
  if (!root || !isPage(root)) return observeElementOffset(rows, notify);
  const moved = () => notify(root.scrollTop, true);
  const ended = () => notify(root.scrollTop, false);
  ended();
  const page = root.ownerDocument;
  page.addEventListener("scroll", moved, { passive: true });
  page.addEventListener("scrollend", ended);
  return () => {
    page.removeEventListener("scroll", moved);
    page.removeEventListener("scrollend", ended);
  };
};

/** A page's root element is as high as its content; what is in sight is the window's height. */
const observeRect = (rows: Rows, notify: (rect: { width: number; height: number }) => void) => {
  const root = rows.scrollElement;
  if (!root || !isPage(root)) return observeElementRect(rows, notify);
  const resized = () => notify({ width: root.clientWidth, height: window.innerHeight });
  resized();
  window.addEventListener("resize", resized);
  return () => window.removeEventListener("resize", resized);
};

/** Rows in and near sight, and those that have to stay for another reason, in order. */
export const rangeWith = (range: Range, kept: readonly number[]): number[] =>
  [...new Set([...defaultRangeExtractor(range), ...kept.filter((index) => index >= 0 && index < range.count)])].sort(
    (one, other) => one - other,
  );

interface VirtualRowsOptions {
  count: number;
  /** Height of a row that has not been measured, in px. */
  estimate: (index: number) => number;
  /** The element at whose upper edge the first row begins. */
  list: RefObject<HTMLElement | null>;
  /** Rows that stay in the document wherever one scrolls: the one with the focus. */
  kept: readonly number[];
  keyOf: (index: number) => string;
  overscan?: number;
}

/**
 * The rows in sight of a long list that stands in a page or in a part of it that scrolls, whichever it finds.
 *
 * @example const rows = useVirtualRows({ count, estimate: () => 48, list, kept: [focused], keyOf: (index) => ids[index] });
 */
export const useVirtualRows = ({ count, estimate, list, kept, keyOf, overscan = 10 }: VirtualRowsOptions): Rows => {
  const [place, setPlace] = useState<{ scroller: Element; margin: number } | null>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const scroller = scrollParentOf(element);
    const find = () => {
      const margin = Math.round(offsetIn(scroller, element));
      setPlace((known) => (known?.scroller === scroller && known.margin === margin ? known : { scroller, margin }));
    };
    find();
    // What stands above the list changes its height by changing that of something around both.
    const observer = new ResizeObserver(find);
    for (let parent = element.parentElement; parent && parent !== scroller; parent = parent.parentElement)
      observer.observe(parent);
    return () => observer.disconnect();
  }, [list]);

  return useVirtualizer<Element, HTMLElement>({
    count,
    estimateSize: estimate,
    getItemKey: keyOf,
    getScrollElement: () => place?.scroller ?? null,
    scrollMargin: place?.margin ?? 0,
    observeElementOffset: observeOffset,
    observeElementRect: observeRect,
    rangeExtractor: (range) => rangeWith(range, kept),
    overscan,
    // Before the first layout, enough for a large screen.
    initialRect: { width: 1280, height: 1200 },
  });
};
