"use client";
import { useRef, useState } from "react";
import type { Place, Span, TimelineLane } from "./lane";

/** Something new that is drawn over free time of a lane. */
interface Draw extends Place {
  /** The moment where it was begun. */
  pressed: number;
}

export interface Drawing {
  draw: Draw | null;
  begin: (lane: TimelineLane, pressed: number, span: Span) => void;
  drawTo: (spanOf: (draw: Draw) => Span | null) => void;
  forget: () => void;
  finish: () => void;
}

/**
 * What is drawn, if anything.
 * @param onDrawn told once it is let go
 */
export function useDraw(onDrawn: (place: Place) => void): Drawing {
  const [draw, setDraw] = useState<Draw | null>(null);
  // A pointer moves and lets go faster than is drawn.
  const latest = useRef<Draw | null>(null);
  const keep = (next: Draw | null) => {
    latest.current = next;
    setDraw(next);
  };
  return {
    draw,
    begin: (lane, pressed, span) => keep({ lane, pressed, span }),
    drawTo: (spanOf) => {
      const span = latest.current && spanOf(latest.current);
      if (latest.current && span) keep({ ...latest.current, span });
    },
    forget: () => keep(null),
    finish: () => {
      if (!latest.current) return;
      const { lane, span } = latest.current;
      keep(null);
      onDrawn({ lane, span });
    },
  };
}
