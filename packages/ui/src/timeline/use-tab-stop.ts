"use client";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Stop } from "./carry-keys";
import { blockOf, laneOf, type TimelineLane } from "./lane";
import { elementOf } from "./parts";

export interface TabStop {
  /** The one block in the order of the Tab key: the last that had the focus, else the first. */
  stop: Stop | undefined;
  onVisit: (stop: Stop) => void;
  /** Focuses a block as soon as it is in the document. */
  focus: (stop: Stop) => void;
  /** Keeps the focus on a block that is drawn elsewhere next; null lets it go. */
  follow: (blockId: string | null) => void;
}

/** Which block has the focus, or gets it by Tab. */
export function useTabStop(lanes: readonly TimelineLane[], area: RefObject<HTMLElement | null>): TabStop {
  const [visited, setVisited] = useState<Stop | null>(null);
  const awaited = useRef<Stop | null>(null);
  const followed = useRef<string | null>(null);
  const isStill = visited && blockOf(laneOf(lanes, visited.laneId), visited.blockId);
  const first = lanes.find(({ blocks }) => blocks.length > 0);
  const firstBlock = first?.blocks[0];

  useLayoutEffect(() => {
    const element = awaited.current && elementOf(area.current, awaited.current);
    if (!element) return;
    awaited.current = null;
    element.focus();
  });
  useLayoutEffect(() => {
    if (followed.current === null || document.activeElement !== document.body) return;
    elementOf(area.current, { blockId: followed.current })?.focus();
  });

  return {
    stop: isStill ? visited : first && firstBlock && { laneId: first.id, blockId: firstBlock.id },
    onVisit: setVisited,
    focus: (stop) => {
      awaited.current = stop;
      setVisited(stop);
    },
    follow: (blockId) => {
      followed.current = blockId;
    },
  };
}
