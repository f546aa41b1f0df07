"use client";
import { useRef, useState } from "react";
import type { Place, TimelineBlock, TimelineLane } from "./lane";
import { type Grip, inTheWay, isSamePlace } from "./placing";

/** A block that is held, and where it would be. */
export interface Carry {
  block: TimelineBlock;
  from: TimelineLane;
  grip: Grip;
  place: Place;
  means: "pointer" | "keys";
  /** It was not carried yet. */
  isFresh: boolean;
}

/** How the last carrying ended, and where the block is then. */
interface Ended extends Place {
  block: TimelineBlock;
  as: "dropped" | "putBack";
}

export interface Carrying {
  carry: Carry | null;
  /** Null until something was carried, and while something is. */
  ended: Ended | null;
  /** What is in its way where it would be. */
  blocker: TimelineBlock | undefined;
  lift: (from: TimelineLane, block: TimelineBlock, grip: Grip, means: Carry["means"]) => void;
  carryTo: (placeOf: (held: Carry) => Place) => void;
  putBack: () => void;
  drop: () => void;
}

/**
 * The block that is held, if any.
 * @param onDrop told only of a block that comes to another place
 */
export function useCarry(onDrop: (block: TimelineBlock, place: Place) => void): Carrying {
  const [carry, setCarry] = useState<Carry | null>(null);
  const [ended, setEnded] = useState<Ended | null>(null);
  // A pointer moves and lets go faster than is drawn.
  const held = useRef<Carry | null>(null);
  const hold = (next: Carry | null) => {
    held.current = next;
    setCarry(next);
    if (next) setEnded(null);
  };
  return {
    carry,
    ended,
    blocker: carry ? inTheWay(carry.place, carry.block.id) : undefined,
    lift: (from, block, grip, means) =>
      hold({ block, from, grip, means, place: { lane: from, span: block.span }, isFresh: true }),
    carryTo: (placeOf) => {
      if (held.current) hold({ ...held.current, place: placeOf(held.current), isFresh: false });
    },
    putBack: () => {
      if (!held.current) return;
      const { block, from } = held.current;
      hold(null);
      setEnded({ block, lane: from, span: block.span, as: "putBack" });
    },
    drop: () => {
      if (!held.current) return;
      const { block, from, place } = held.current;
      hold(null);
      const isBack = isSamePlace({ lane: from, span: block.span }, place);
      setEnded({ block, ...place, as: isBack ? "putBack" : "dropped" });
      if (!isBack) onDrop(block, place);
    },
  };
}
