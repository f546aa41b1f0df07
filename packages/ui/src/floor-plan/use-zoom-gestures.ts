"use client";
import { type RefObject, useEffect, useRef } from "react";
import type { Point } from "./position";

/** Of one px of the wheel. */
const WHEEL = 0.0022;

/**
 * @param from the place of the window, px, whose ground goes along
 * @param to where that is then
 */
export type Zoom = (factor: number, from: Point, to: Point) => void;

interface Fingers {
  apart: number;
  middle: Point;
}

/** Ctrl with the wheel and two fingers; one finger and the wheel alone scroll, as they do everywhere. */
export const useZoomGestures = (windowRef: RefObject<HTMLElement | null>, zoom: Zoom) => {
  /** Where two fingers were. */
  const before = useRef<Fingers | null>(null);

  useEffect(() => {
    const element = windowRef.current;
    if (!element) return;
    const within = (clientX: number, clientY: number): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const at = within(event.clientX, event.clientY);
      zoom(Math.exp(-event.deltaY * WHEEL), at, at);
    };
    const onTouch = (event: TouchEvent) => {
      const [one, other, third] = event.touches;
      const last = before.current;
      before.current = null;
      if (!one || !other || third) return;
      // A page that scrolls already can't be kept from it.
      if (event.cancelable) event.preventDefault();
      const middle = within((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
      const apart = Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY));
      before.current = { apart, middle };
      if (last) zoom(apart / last.apart, last.middle, middle);
    };
    // React listens passively, which could not keep the page from zooming.
    const active = { passive: false };
    element.addEventListener("wheel", onWheel, active);
    for (const type of TOUCHES) element.addEventListener(type, onTouch, active);
    return () => {
      element.removeEventListener("wheel", onWheel);
      for (const type of TOUCHES) element.removeEventListener(type, onTouch);
    };
  }, [windowRef, zoom]);
};

const TOUCHES = ["touchstart", "touchmove", "touchend", "touchcancel"] as const;
