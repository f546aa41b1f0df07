"use client";
import { type PointerEvent, useRef } from "react";

/** Dragging the plan's ground with the mouse scrolls it; fingers do that by themselves. */
export const usePan = () => {
  const from = useRef<{ x: number; y: number; left: number; top: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      const { currentTarget: element, target } = event;
      if (event.pointerType === "touch" || event.button !== 0) return;
      if (target instanceof Element && target.closest("button")) return;
      from.current = { x: event.clientX, y: event.clientY, left: element.scrollLeft, top: element.scrollTop };
      element.setPointerCapture(event.pointerId);
      element.dataset.state = "panning";
    },
    onPointerMove: ({ currentTarget: element, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
      if (!from.current) return;
      element.scrollLeft = from.current.left - (clientX - from.current.x);
      element.scrollTop = from.current.top - (clientY - from.current.y);
    },
    onPointerUp: ({ currentTarget: element }: PointerEvent<HTMLDivElement>) => {
      from.current = null;
      delete element.dataset.state;
    },
  };
};
