import { useTerminology } from "@carrel/hooks";
import type { Desk } from "@carrel/sdk";
import { Callout } from "@carrel/ui/callout";
import { useEffect, useState } from "react";
import { queryClient } from "../../../app/carrel";

const sittingAt = ({ currentBooking }: Desk) =>
  `${currentBooking?._id} ${currentBooking?.startAt} ${currentBooking?.endAt}`;

interface ChangedMeanwhileProps {
  desk: Desk;
  /** Whether this form's own call may have changed it. */
  isDone: boolean;
}

/** Tells that somebody else booked, moved or ended something at the desk while a form about it was open. */
export function ChangedMeanwhile({ desk, isDone }: ChangedMeanwhileProps) {
  const words = useTerminology();
  const [seen] = useState(desk);
  const now = sittingAt(desk);
  const hasChanged = !isDone && sittingAt(seen) !== now;
  // What is free follows from who sits there.
  useEffect(() => {
    if (!hasChanged) return;
    for (const call of ["slots", "moveTargets"]) void queryClient.invalidateQueries({ queryKey: ["desks", call] });
  }, [hasChanged]);
  if (!hasChanged) return null;
  const name = `${words.desk} ${desk.name}`;
  return (
    <Callout tone="warning" live title="Changed meanwhile">
      {desk.currentBooking
        ? `${name} is ${desk.currentBooking.name || "a visitor"}’s now. What you see here is up to date.`
        : `${name} is free now. What you see here is up to date.`}
    </Callout>
  );
}
