"use client";
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Point } from "./position";
import { useZoomGestures, type Zoom } from "./use-zoom-gestures";
import { clampScale, fitScale, heightAt, planPoint, type Size, scrollTo } from "./view";

/** Of one press on "Zoom in". */
const STEP = 1.25;
/** Where nobody has measured the window yet, such as on the server: a phone's, in which the names are to be read. */
const NARROW: Size = { width: 320, height: Number.POSITIVE_INFINITY };

export interface PlanView {
  /** px a unit of the plan. */
  scale: number;
  /** Of the window, to be as high as the plan as it begins, px. */
  height: number;
  /** @param at the place of the window that stays where it is, px; its middle by default */
  zoomIn: (at?: Point) => void;
  zoomOut: (at?: Point) => void;
  /** All of the plan in sight. */
  fit: () => void;
  /** The place on the plan under a place of the screen. */
  pointAt: (clientX: number, clientY: number) => Point;
  /** The middle of what is in sight. */
  middle: () => Point;
}

/**
 * How much of a plan is in sight. The window scrolls like anything else, so fingers, wheels and the focus move it;
 * Ctrl with the wheel and two fingers zoom, and the place under them stays there.
 *
 * @param firstScale what a plan begins with where it would fit at a scale
 */
export const useView = (
  windowRef: RefObject<HTMLDivElement | null>,
  plan: Size,
  firstScale: (fitting: number) => number,
): PlanView => {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  /** Null until somebody chooses; then a scale, or all of the plan in sight. */
  const [chosen, setChosen] = useState<number | "all" | null>(null);
  const window = size.width > 0 ? size : NARROW;
  const { width } = window;
  const fitting = fitScale(plan, window);
  const first = useMemo(() => firstScale(fitting), [firstScale, fitting]);
  const scale = typeof chosen === "number" ? chosen : chosen === "all" ? fitting : first;
  const height = useMemo(() => {
    const wide = fitScale(plan, { width, height: Number.POSITIVE_INFINITY });
    return heightAt(plan, firstScale(wide));
  }, [firstScale, plan, width]);
  /** What is under the pointer, and where it is to be once the scale that was chosen is drawn. */
  const kept = useRef<{ point: Point; at: Point } | null>(null);
  /** Ahead of what is drawn while fingers move faster than that. */
  const latest = useRef(scale);

  const measure = useCallback(() => {
    const element = windowRef.current;
    if (!element) return;
    const { width, height } = element.getBoundingClientRect();
    const edges = 2 * element.clientLeft;
    const next = { width: Math.floor(width) - edges, height: Math.floor(height) - edges };
    setSize((known) => (known.width === next.width && known.height === next.height ? known : next));
  }, [windowRef]);
  useLayoutEffect(() => {
    if (!windowRef.current) return;
    const observer = new ResizeObserver(measure);
    observer.observe(windowRef.current);
    return () => observer.disconnect();
  }, [windowRef, measure]);
  // Before the first paint, and again once the window has the height that its width asks for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the window is as high as this says
  useLayoutEffect(measure, [measure, height]);

  const placeOf = useCallback(
    (at: Point) => {
      const element = windowRef.current;
      const scroll = { x: element?.scrollLeft ?? 0, y: element?.scrollTop ?? 0 };
      return planPoint({ scale, scroll, window: size }, plan, at);
    },
    [windowRef, scale, size, plan],
  );
  const zoom: Zoom = useCallback(
    (factor, from, to) => {
      const next = clampScale(latest.current * factor, fitting);
      if (next === latest.current) return windowRef.current?.scrollBy(from.x - to.x, from.y - to.y);
      kept.current = { point: kept.current?.point ?? placeOf(from), at: to };
      latest.current = next;
      setChosen(next);
    },
    [windowRef, placeOf, fitting],
  );
  useZoomGestures(windowRef, zoom);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another scale moves what was under the pointer
  useLayoutEffect(() => {
    latest.current = scale;
    const element = windowRef.current;
    if (!element || !kept.current) return;
    const { x, y } = scrollTo({ scale, window: size }, plan, kept.current.point, kept.current.at);
    element.scrollLeft = x;
    element.scrollTop = y;
    kept.current = null;
  }, [scale]);

  const middle = { x: size.width / 2, y: size.height / 2 };
  return {
    scale,
    height,
    zoomIn: (at = middle) => zoom(STEP, at, at),
    zoomOut: (at = middle) => zoom(1 / STEP, at, at),
    fit: () => setChosen("all"),
    pointAt: (clientX, clientY) => {
      const { left = 0, top = 0 } = windowRef.current?.getBoundingClientRect() ?? {};
      return placeOf({ x: clientX - left, y: clientY - top });
    },
    middle: () => placeOf(middle),
  };
};
