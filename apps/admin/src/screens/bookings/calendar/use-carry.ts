import { useState } from "react";
import type { Lane, LaneBooking } from "./lane";
import { type Grip, inTheWay, isSamePlace, type Place } from "./placing";

/** A booking that is held, and where it would be. */
export interface Carry {
  booking: LaneBooking;
  from: Lane;
  grip: Grip;
  place: Place;
  means: "pointer" | "keys";
}

/**
 * The booking that is held, if any.
 * @param onDrop told only of a booking that comes to another place
 */
export function useCarry(onDrop: (booking: LaneBooking, place: Place) => void) {
  const [carry, setCarry] = useState<Carry | null>(null);
  return {
    carry,
    /** What is in its way where it would be. */
    blocker: carry ? inTheWay(carry.place, carry.booking._id) : undefined,
    lift: (from: Lane, booking: LaneBooking, grip: Grip, means: Carry["means"]) =>
      setCarry({ booking, from, grip, means, place: { lane: from, span: booking.span } }),
    carryTo: (place: Place) => setCarry((held) => held && { ...held, place }),
    putBack: () => setCarry(null),
    drop: () => {
      if (!carry) return;
      setCarry(null);
      const { booking, from, place } = carry;
      if (!isSamePlace({ lane: from, span: booking.span }, place)) onDrop(booking, place);
    },
  };
}
