"use client";
import type { FocusEvent, KeyboardEvent } from "react";
import { alongTime, placeByKey, type Stop, stopByKey } from "./carry-keys";
import { blockOf, laneOf, type TimelineBlock, type TimelineLane } from "./lane";
import { isRtl, stopAt } from "./parts";
import type { Grid } from "./placing";
import type { Carrying } from "./use-carry";
import type { TabStop } from "./use-tab-stop";

interface KeysOptions {
  lanes: readonly TimelineLane[];
  grid: Grid;
  carrying: Carrying;
  tabStop: TabStop;
  isMovable: (block: TimelineBlock) => boolean;
  /** Brings a lane into the document and into sight. */
  show: (laneId: string) => void;
}

/** Leads from block to block with the arrows, and carries the one that Space has lifted; for the list of lanes. */
export function useKeys({ lanes, grid, carrying, tabStop, isMovable, show }: KeysOptions) {
  const { carry, lift, carryTo, drop, putBack } = carrying;

  const whileHeld = (event: KeyboardEvent, key: string, held: NonNullable<typeof carry>) => {
    const place = placeByKey({ key, shiftKey: event.shiftKey }, held, lanes, grid);
    const isEnd = key === "Enter" || key === " ";
    if (!place && !isEnd && key !== "Escape" && !key.startsWith("Arrow")) return;
    event.preventDefault();
    event.stopPropagation();
    if (place) carryTo(() => place);
    else if (isEnd) {
      tabStop.follow(held.block.id);
      drop();
    } else if (key === "Escape") putBack();
  };

  const between = (event: KeyboardEvent, key: string, stop: Stop) => {
    const next = stopByKey(key, stop, lanes);
    if (!next && key !== " ") return;
    event.preventDefault();
    if (next) {
      tabStop.focus(next);
      show(next.laneId);
      return;
    }
    const lane = laneOf(lanes, stop.laneId);
    const block = blockOf(lane, stop.blockId);
    if (lane && block && isMovable(block)) lift(lane, block, "whole", "keys");
  };

  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const stop = stopAt(event.target);
      if (!stop || event.altKey || event.ctrlKey || event.metaKey) return;
      const key = alongTime(event.key, isRtl(event.currentTarget));
      if (carry) whileHeld(event, key, carry);
      else between(event, key, stop);
    },
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const stop = stopAt(target);
      if (stop) tabStop.onVisit(stop);
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (carry?.means === "keys") putBack();
      if (relatedTarget) tabStop.follow(null);
    },
  };
}
