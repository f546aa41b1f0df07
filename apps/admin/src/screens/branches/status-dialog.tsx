import { useTerminology } from "@carrel/hooks";
import type { Branch } from "@carrel/sdk";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { ActivityDialog } from "../../forms/activity-dialog";
import { AHEAD_DAYS, useBookingsAhead } from "./bookings-ahead";

interface StatusDialogProps {
  branch: Branch;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const bookingsText = (count: number | undefined) => {
  if (count === undefined) return "Bookings that were made stay as they are.";
  if (count === 0) return `Nothing is booked in the next ${AHEAD_DAYS} days.`;
  const booked = count === 1 ? "One booking" : `${count} bookings`;
  return `${booked} of the next ${AHEAD_DAYS} days ${count === 1 ? "stays as it is" : "stay as they are"}: cancel what can't take place.`;
};

/** Closes a branch to visitors, or opens it. */
export function StatusDialog({ branch, open, onOpenChange }: StatusDialogProps) {
  const { _id, name, isActive } = branch;
  const words = useTerminology();
  const update = useMutation(q.branches.update());
  const ahead = useBookingsAhead(branch, open && isActive);
  return (
    <ActivityDialog
      open={open}
      onOpenChange={onOpenChange}
      name={name}
      isActive={isActive}
      onSwitch={(next) => update.mutateAsync({ _id, isActive: next })}
      stops={
        <>
          <li>Visitors no longer find it, and its QR codes and posters lead to no booking.</li>
          <li>{bookingsText(ahead)}</li>
          <li>
            Your staff still see it and can book {words.desks.toLowerCase()} for {words.members.toLowerCase()}.
          </li>
          <li>Nothing is lost. Activating it brings all of it back at once.</li>
        </>
      }
      brings="Visitors find and book it again, at once. Its QR codes and posters work as before."
    />
  );
}
