import { usePermission, useTerminology } from "@carrel/hooks";
import type { Branch } from "@carrel/sdk";
import { addDays, localDateOf } from "@carrel/sdk/domain";
import { useMutation, useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { ActivityDialog } from "../../forms/activity-dialog";

/** Local days that are looked ahead; the calendar gives no more at once. */
const AHEAD_DAYS = 31;

/**
 * How many live bookings a branch has from now on, within `AHEAD_DAYS`; undefined while that is not known.
 * @param wanted asks for it
 */
function useBookingsAhead({ _id: branchId, timezone }: Branch, wanted: boolean): number | undefined {
  const mayRead = usePermission("bookings.read");
  const now = new Date();
  const from = localDateOf(now, timezone);
  const { data } = useQuery({
    ...q.bookings.calendar({ branchId, from, to: addDays(from, AHEAD_DAYS - 1) }),
    enabled: wanted && mayRead,
  });
  if (!data) return undefined;
  // A booking of several days stands in each of them.
  const ahead = data.desks
    .flatMap(({ days }) => days)
    .flatMap(({ bookings }) => bookings)
    .filter(({ endAt }) => new Date(endAt) > now);
  return new Set(ahead.map(({ _id }) => _id)).size;
}

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
