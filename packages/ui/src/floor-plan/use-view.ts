"use client";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Point } from "./position";
import { clampScale, fitScale, planPoint, type Size, scrollTo } from "./view";

/** Of one press on "Zoom in". */
const STEP = 1.25;
/** Of one px of the wheel. */
const WHEEL = 0.0022;

export interface PlanView {
  /** px a unit of the plan. */
  scale: number;
  zoomBy: (factor: number, at?: Point) => void;
  zoomIn: () => void;
  zoomOut: () => void;
  fit: () => void;
  /** The place on the plan under a place of the screen. */
  pointAt: (clientX: number, clientY: number) => Point;
  /** The middle of what is in sight. */
  middle: () => Point;
}

const distance = ([one, other]: Touch[]) =>
  one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;

/**
 * How much of a plan is in sight. The window scrolls like anything else, so fingers, wheels and the focus move it;
 * Ctrl with the wheel and two fingers zoom, and the place under them stays there.
 */
export const useView = (windowRef: RefObject<HTMLDivElement | null>, plan: Size): PlanView => {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  /** Null while all of the plan is kept in sight. */
  const [chosen, setChosen] = useState<number | null>(null);
  const fitting = size.width > 0 ? fitScale(plan, size) : 1;
  const scale = chosen ?? fitting;
  const kept = useRef<{ point: Point; at: Point } | null>(null);

  useLayoutEffect(() => {
    const element = windowRef.current;
    if (!element) return;
    const measure = () => setSize({ width: element.offsetWidth, height: element.offsetHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [windowRef]);

  const placeOf = useCallback(
    (at: Point) => {
      const element = windowRef.current;
      const scroll = { x: element?.scrollLeft ?? 0, y: element?.scrollTop ?? 0 };
      return planPoint({ scale, scroll, window: size }, plan, at);
    },
    [windowRef, scale, size, plan],
  );
  const zoomBy = useCallback(
    (factor: number, at: Point = { x: size.width / 2, y: size.height / 2 }) => {
      kept.current = { point: placeOf(at), at };
      setChosen(clampScale(scale * factor, fitting));
    },
    [placeOf, scale, fitting, size],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another scale moves what was under the pointer
  useLayoutEffect(() => {
    const element = windowRef.current;
    if (!element || !kept.current) return;
    const { x, y } = scrollTo({ scale, window: size }, plan, kept.current.point, kept.current.at);
    element.scrollLeft = x;
    element.scrollTop = y;
    kept.current = null;
  }, [scale]);

  useEffect(() => {
    const element = windowRef.current;
    if (!element) return;
    const within = (clientX: number, clientY: number) => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY * WHEEL), within(event.clientX, event.clientY));
    };
    let apart = 0;
    const onTouch = (event: TouchEvent) => {
      const touches = [...event.touches];
      if (touches.length !== 2) {
        apart = 0;
        return;
      }
      event.preventDefault();
      const now = distance(touches);
      const [one, other] = touches;
      if (apart > 0 && one && other)
        zoomBy(now / apart, within((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2));
      apart = now;
    };
    // React listens passively, which could not keep the page from zooming.
    element.addEventListener("wheel", onWheel, { passive: false });
    element.addEventListener("touchstart", onTouch, { passive: false });
    element.addEventListener("touchmove", onTouch, { passive: false });
    return () => {
      element.removeEventListener("wheel", onWheel);
      element.removeEventListener("touchstart", onTouch);
      element.removeEventListener("touchmove", onTouch);
    };
  }, [windowRef, zoomBy]);

  return {
    scale,
    zoomBy,
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
    fit: () => setChosen(null),
    pointAt: (clientX, clientY) => {
      const { left = 0, top = 0 } = windowRef.current?.getBoundingClientRect() ?? {};
      return placeOf({ x: clientX - left, y: clientY - top });
    },
    middle: () => placeOf({ x: size.width / 2, y: size.height / 2 }),
  };
};
