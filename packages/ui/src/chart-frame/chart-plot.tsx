"use client";
import { Direction } from "radix-ui";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from "react";
import { nextPoint } from "./next-point";
import { type Box, useBox } from "./use-box";
import "./chart-frame.css";

/** What a drawing has to know of its own places; px from its upper left corner. */
export interface Geometry {
  /** The value at a place, or null beside all of them. */
  locate: (x: number, y: number) => number | null;
  /** Where a value's tooltip points. */
  anchor: (index: number) => { x: number; y: number };
}

interface ChartPlotProps<Places extends Geometry> {
  label: string;
  /** How the keyboard walks it, in words. */
  hint: string;
  count: number;
  /** Values in a row, for a grid. */
  columns?: number;
  geometry: (box: Box) => Places;
  /** A value in words, with its category. */
  say: (index: number) => string;
  tooltip: (index: number) => ReactNode;
  children: (places: Places, active: number | null, box: Box) => ReactNode;
}

/**
 * The drawing itself: as wide as there is room, read by the pointer and by the arrow keys. Those who see it get a
 * tooltip, screen readers the same in words.
 */
export const ChartPlot = <Places extends Geometry>(props: ChartPlotProps<Places>) => {
  const { label, hint, count, columns = 1, geometry, say, tooltip, children } = props;
  const hintId = useId();
  const direction = Direction.useDirection();
  const plot = useRef<HTMLDivElement>(null);
  const box = useBox(plot);
  const [walked, setWalked] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const within = (index: number | null) => (index !== null && index < count ? index : null);
  const active = within(pointed) ?? within(walked);
  const places = box && geometry(box);
  const at = places && active !== null ? places.anchor(active) : null;

  const point = (event: PointerEvent<HTMLDivElement>) => {
    const frame = event.currentTarget.getBoundingClientRect();
    setPointed(places?.locate(event.clientX - frame.left, event.clientY - frame.top) ?? null);
  };
  const walk = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && walked !== null) return setWalked(null);
    const to = nextPoint(event.key, walked ?? -1, count, columns, direction);
    if (to === null) return;
    event.preventDefault();
    setPointed(null);
    setWalked(Math.max(0, to));
  };

  return (
    <div className="ui-chart__plot">
      <div
        ref={plot}
        role="application"
        aria-label={label}
        aria-describedby={hintId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys walk its values
        tabIndex={0}
        data-slot="chart-plot"
        className="ui-chart__drawing"
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(null)}
        onKeyDown={walk}
        onBlur={() => setWalked(null)}
      >
        {box && places && (
          <svg width={box.width} height={box.height} viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
            {children(places, active, box)}
          </svg>
        )}
        {box && at && active !== null && (
          <div
            aria-hidden="true"
            data-slot="chart-tooltip"
            className="ui-chart__tooltip"
            data-side={at.x > box.width / 2 ? "left" : "right"}
            style={{ left: at.x, top: Math.max(0, Math.min(at.y, box.height - 3 * box.em)) }}
          >
            {tooltip(active)}
          </div>
        )}
      </div>
      <span id={hintId} hidden>
        {hint}
      </span>
      <output aria-live="polite" className="ui-visually-hidden">
        {walked !== null && active === walked ? say(walked) : ""}
      </output>
    </div>
  );
};
