"use client";
import { type RefObject, useEffect, useRef } from "react";
import type { TimelineLane } from "./lane";

interface ShownLaneOptions {
  scroller: RefObject<HTMLElement | null>;
  lanes: readonly TimelineLane[];
  shownLaneId: string | undefined;
  /** @returns whether what scrolls is known already */
  show: (laneId: string, align: "center") => boolean;
}

/** Brings a lane into sight, once. Whoever pressed what is gone since goes on in the timeline. */
export function useShownLane({ scroller, lanes, shownLaneId, show }: ShownLaneOptions) {
  const shownFor = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (shownFor.current === shownLaneId || !lanes.some(({ id }) => id === shownLaneId)) return;
    if (shownLaneId === undefined || !show(shownLaneId, "center")) return;
    shownFor.current = shownLaneId;
    if (document.activeElement === document.body) scroller.current?.focus({ preventScroll: true });
  });
}
