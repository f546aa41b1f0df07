"use client";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { HOUR } from "./axis";
import type { TimelineLane } from "./lane";
import { isRtl, trackIn } from "./parts";

/** When a day begins whose hours are not known, in milliseconds after midnight. */
const USUAL_START = 8 * HOUR;

interface FirstSightOptions {
  scroller: RefObject<HTMLElement | null>;
  lanes: readonly TimelineLane[];
  now: number | undefined;
  hourWidth: number;
  /** Milliseconds of the axis. */
  length: number;
}

/** Scrolls, once for each day and width, to where the day begins: an hour before now, else the hours of the day. */
export function useFirstSight({ scroller, lanes, now, hourWidth, length }: FirstSightOptions) {
  const shownFor = useRef("");
  useLayoutEffect(() => {
    const area = scroller.current;
    const track = trackIn(area);
    const [lane] = lanes;
    const wanted = `${lane?.day.from} ${hourWidth}`;
    if (!area || !track || !lane || shownFor.current === wanted) return;
    shownFor.current = wanted;
    const { day, open } = lane;
    const isNow = now !== undefined && now >= day.from && now < day.to;
    const start = isNow ? now - HOUR : (open?.[0]?.from ?? day.from + USUAL_START) - HOUR / 2;
    const pixels = (Math.max(0, start - day.from) / length) * track.getBoundingClientRect().width;
    area.scrollLeft = isRtl(area) ? -pixels : pixels;
  });
}
