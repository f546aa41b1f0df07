"use client";
import { useState } from "react";
import type { Place, TimelineBlock, TimelineLane } from "./lane";
import { type Grip, inTheWay, isSamePlace } from "./placing";

/** A block that is held, and where it would be. */
export interface Carry {
  block: TimelineBlock;
  from: TimelineLane;
  grip: Grip;
  place: Place;
  means: "pointer" | "keys";
}

export interface Carrying {
  carry: Carry | null;
  /** What is in its way where it would be. */
  blocker: TimelineBlock | undefined;
  lift: (from: TimelineLane, block: TimelineBlock, grip: Grip, means: Carry["means"]) => void;
  carryTo: (place: Place) => void;
  putBack: () => void;
  drop: () => void;
}

/**
 * The block that is held, if any.
 * @param onDrop told only of a block that comes to another place
 */
export function useCarry(onDrop: (block: TimelineBlock, place: Place) => void): Carrying {
  const [carry, setCarry] = useState<Carry | null>(null);
  return {
    carry,
    blocker: carry ? inTheWay(carry.place, carry.block.id) : undefined,
    lift: (from, block, grip, means) => setCarry({ block, from, grip, means, place: { lane: from, span: block.span } }),
    carryTo: (place) => setCarry((held) => held && { ...held, place }),
    putBack: () => setCarry(null),
    drop: () => {
      if (!carry) return;
      setCarry(null);
      const { block, from, place } = carry;
      if (!isSamePlace({ lane: from, span: block.span }, place)) onDrop(block, place);
    },
  };
}
