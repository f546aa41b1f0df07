import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Lane } from "./lane";

const HOUR = 3_600_000;
/** When a day begins whose hours are not known, in milliseconds after midnight. */
const USUAL_START = 8 * HOUR;

interface FirstSightOptions {
  scroller: RefObject<HTMLElement | null>;
  lanes: readonly Lane[];
  now: number;
  hourWidth: number;
  /** Milliseconds of the axis. */
  length: number;
}

/** Scrolls, once for each day and width, to where the day begins: an hour before now, else when the branch opens. */
export function useFirstSight({ scroller, lanes, now, hourWidth, length }: FirstSightOptions) {
  const shownFor = useRef("");
  useLayoutEffect(() => {
    const area = scroller.current;
    const track = area?.querySelector<HTMLElement>("[data-track]");
    const [lane] = lanes;
    const wanted = `${lane?.date} ${hourWidth}`;
    if (!area || !track || !lane || shownFor.current === wanted) return;
    shownFor.current = wanted;
    const { day, open } = lane;
    const isNow = now >= day.from && now < day.to;
    const start = isNow ? now - HOUR : (open?.[0]?.from ?? day.from + USUAL_START) - HOUR / 2;
    const sign = getComputedStyle(area).direction === "rtl" ? -1 : 1;
    area.scrollLeft = sign * (Math.max(0, start - day.from) / length) * track.getBoundingClientRect().width;
  });
}
