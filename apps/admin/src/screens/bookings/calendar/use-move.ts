import { messageOf, useTerminology } from "@carrel/hooks";
import { type BookingCalendar, type BookingCalendarQuery, type Taken, takenFrom } from "@carrel/sdk";
import { toast } from "@carrel/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../../app/carrel";
import { useOffered } from "../../../app/use-offered";
import type { Goal } from "./goal";
import { type LaneBooking, spanOf, withMoved } from "./lane";
import type { TimeWords } from "./time-words";

/** A move that met another booking, and what is free near it. */
export interface Conflict extends Taken {
  booking: LaneBooking;
  from: Goal;
}

/** Moves bookings of a calendar: shown at once, put back where the server refuses, and taken back by a press. */
export function useMove(asked: BookingCalendarQuery, words: TimeWords) {
  const { desk } = useTerminology();
  const queryClient = useQueryClient();
  const reschedule = useMutation(q.bookings.reschedule());
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const offered = useOffered();
  const { queryKey } = q.bookings.calendar(asked);

  const move = async (booking: LaneBooking, from: Goal, to: Goal, isUndo = false): Promise<void> => {
    const period = { startAt: new Date(to.span.from).toISOString(), endAt: new Date(to.span.to).toISOString() };
    // What "Undo" offered there belongs to a place that it leaves.
    offered.withdraw(booking._id);
    await queryClient.cancelQueries({ queryKey });
    const before = queryClient.getQueryData<BookingCalendar>(queryKey);
    if (before) queryClient.setQueryData(queryKey, withMoved(before, booking._id, { deskId: to.deskId, ...period }));
    try {
      const moved = await reschedule.mutateAsync({ id: booking._id, deskId: to.deskId, ...period });
      const told = toast.success(isUndo ? `${moved.code} is back` : `${moved.code} is moved`, {
        description: `${desk} ${to.deskName}, ${words.period(spanOf(moved))}`,
        ...(!isUndo && { action: { label: "Undo", onClick: () => void move(booking, to, from, true) } }),
      });
      offered.note(booking._id, told);
    } catch (error) {
      // What others changed meanwhile comes with the next reading.
      if (before) queryClient.setQueryData(queryKey, before);
      void queryClient.invalidateQueries({ queryKey });
      const taken = takenFrom(error);
      if (taken) setConflict({ ...taken, booking, from });
      else toast.error(`${booking.code} stays where it was`, { description: messageOf(error) });
    }
  };
  return { move, conflict, close: () => setConflict(null) };
}
