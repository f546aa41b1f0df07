"use client";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { type CarryHandlers, carryByPointer } from "../pointer-carry";
import type { Axis } from "./axis";
import { blockOf, laneOf, type Place, type TimelineBlock, type TimelineLane } from "./lane";
import { type Free, freeAt, type Held, heldAt, laneAtHeight, trackIn } from "./parts";
import { carried, drawn, type Grid, pulled, slotAt } from "./placing";
import type { Carrying } from "./use-carry";
import type { Drawing } from "./use-draw";

interface PointerOptions {
  scroller: RefObject<HTMLElement | null>;
  lanes: readonly TimelineLane[];
  axis: Axis;
  grid: Grid;
  carrying: Carrying;
  drawing: Drawing;
  isMovable: (block: TimelineBlock) => boolean;
  /** What is over by then is no place for something new. */
  placeableAfter: number;
  onPlace: ((place: Place) => void) | undefined;
}

/** Carries blocks with a pointer, and places what is new by a press or a drag over free time. */
export function usePointer(options: PointerOptions) {
  const { scroller, lanes, axis, grid, carrying, drawing, isMovable, placeableAfter, onPlace } = options;
  const { lift, carryTo, drop, putBack } = carrying;
  const { begin, drawTo, finish, forget } = drawing;
  /** The lane that takes something new at a place of its axis, and the moment there. */
  const placeAt = ({ laneId, share }: Free) => {
    const lane = laneOf(lanes, laneId);
    if (!lane || lane.disabled) return null;
    const at = lane.day.from + share * axis.length;
    return at < lane.day.to ? { lane, at } : null;
  };
  const drawnAt = (free: Free) => {
    const place = placeAt(free);
    const span = place && drawn(place.at, place.at, place.lane, grid.step, placeableAfter);
    return span && { ...place, span };
  };
  const handlers: CarryHandlers<Held | Free> = {
    wanted: (event) => {
      const area = scroller.current;
      const held = heldAt(event.target);
      if (held) {
        const block = blockOf(laneOf(lanes, held.laneId), held.blockId);
        return block !== undefined && isMovable(block) ? held : null;
      }
      const free = area && onPlace && freeAt(area, event);
      return free && drawnAt(free) ? free : null;
    },
    onLift: (held) => {
      if ("grip" in held) {
        const lane = laneOf(lanes, held.laneId);
        const block = blockOf(lane, held.blockId);
        if (lane && block) lift(lane, block, held.grip, "pointer");
        return;
      }
      const place = drawnAt(held);
      if (place) begin(place.lane, place.at, place.span);
    },
    onCarry: (pixels, y) => {
      const width = trackIn(scroller.current)?.getBoundingClientRect().width;
      if (!width || !scroller.current) return;
      const by = (pixels / width) * axis.length;
      const laneId = laneAtHeight(scroller.current, y);
      drawTo(({ lane, pressed }) => drawn(pressed, pressed + by, lane, grid.step, placeableAfter));
      carryTo(({ block, from, grip, place }) =>
        grip === "whole"
          ? carried(block, from, laneOf(lanes, laneId) ?? place.lane, by, grid)
          : pulled(block, from, grip, by, grid),
      );
    },
    onDrop: () => {
      drop();
      finish();
    },
    onPutBack: () => {
      putBack();
      forget();
    },
    onPress: (event) => {
      const free = scroller.current && freeAt(scroller.current, event);
      const place = free && placeAt(free);
      const span = place && slotAt(place.at, place.lane, grid.step);
      if (span && span.to > placeableAfter) onPlace?.({ lane: place.lane, span });
    },
  };
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => (scroller.current ? carryByPointer(scroller.current, () => latest.current) : undefined), [scroller]);
}
