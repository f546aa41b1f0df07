"use client";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { Axis } from "./axis";
import { blockOf, laneOf, type Place, type TimelineBlock, type TimelineLane } from "./lane";
import { trackIn } from "./parts";
import { carried, type Grid, pulled, slotAt } from "./placing";
import { type DragHandlers, dragBlocks } from "./pointer-drag";
import type { Carrying } from "./use-carry";

interface PointerOptions {
  scroller: RefObject<HTMLElement | null>;
  lanes: readonly TimelineLane[];
  axis: Axis;
  grid: Grid;
  carrying: Carrying;
  isMovable: (block: TimelineBlock) => boolean;
  onPlace: ((place: Place) => void) | undefined;
}

/** Carries blocks with a pointer, and places what is new by a press. */
export function usePointer({ scroller, lanes, axis, grid, carrying, isMovable, onPlace }: PointerOptions) {
  const { lift, carryTo, drop, putBack } = carrying;
  const handlers: DragHandlers = {
    canLift: ({ laneId, blockId }) => {
      const block = blockOf(laneOf(lanes, laneId), blockId);
      return block !== undefined && isMovable(block);
    },
    onLift: ({ laneId, blockId, grip }) => {
      const lane = laneOf(lanes, laneId);
      const block = blockOf(lane, blockId);
      if (lane && block) lift(lane, block, grip, "pointer");
    },
    onCarry: (across, laneId) => {
      const width = trackIn(scroller.current)?.getBoundingClientRect().width;
      if (!width) return;
      const by = (across / width) * axis.length;
      carryTo(({ block, from, grip, place }) =>
        grip === "whole"
          ? carried(block, from, laneOf(lanes, laneId) ?? place.lane, by, grid)
          : pulled(block, from, grip, by, grid),
      );
    },
    onDrop: drop,
    onPutBack: putBack,
    onPick: (laneId, share) => {
      const lane = laneOf(lanes, laneId);
      if (!lane || lane.disabled) return;
      const at = lane.day.from + share * axis.length;
      if (at < lane.day.to) onPlace?.({ lane, span: slotAt(at, lane, grid.step) });
    },
  };
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => (scroller.current ? dragBlocks(scroller.current, () => latest.current) : undefined), [scroller]);
}
