"use client";
import { type RefObject, useCallback, useEffect } from "react";
import { useVirtualRows } from "../virtual-rows";
import type { TimelineLane } from "./lane";
import type { Carry } from "./use-carry";

/** Height of a lane in px at the default scale; what is seen is measured. */
const LANE_HEIGHT = 49;

interface LaneRowsOptions {
  lanes: readonly TimelineLane[];
  list: RefObject<HTMLElement | null>;
  carry: Carry | null;
  /** The lane that something new is drawn in. */
  drawLaneId: string | undefined;
  /** The lane of the block that Tab leads to. */
  stopLaneId: string | undefined;
}

/** The lanes in sight. What has the focus or is carried stays in the document; what keys carry stays in sight. */
export function useLaneRows({ lanes, list, carry, drawLaneId, stopLaneId }: LaneRowsOptions) {
  const kept = [stopLaneId, carry?.from.id, drawLaneId].map((id) => lanes.findIndex((lane) => lane.id === id));
  const rows = useVirtualRows({
    count: lanes.length,
    estimate: () => LANE_HEIGHT,
    list,
    kept,
    keyOf: (index) => lanes[index]?.id ?? String(index),
    overscan: 6,
  });
  const show = useCallback(
    (laneId: string, align: "auto" | "center" = "auto") => {
      const index = lanes.findIndex(({ id }) => id === laneId);
      rows.scrollToIndex(index, { align });
      return rows.scrollElement !== null;
    },
    [rows, lanes],
  );
  const carriedTo = carry?.means === "keys" ? carry.place : null;
  useEffect(() => {
    if (!carriedTo) return;
    show(carriedTo.lane.id);
    list.current?.querySelector("[data-slot=timeline-ghost]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [carriedTo, show, list]);
  return { rows, show };
}
