import { useOnce, usePermission, useTerminology } from "@carrel/hooks";
import type { Booking, Desk, Membership } from "@carrel/sdk";
import { dueOf } from "@carrel/sdk/domain";
import { toast } from "@carrel/ui/toast";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { q } from "../../../app/carrel";
import { OnlineAlertDialog } from "../../../app/online-alert-dialog";
import { lastDayOf } from "../../../app/parts/booked-time";
import { undoing } from "../../../app/undoing";
import { useBranchZone } from "../../../app/use-branch-zone";
import { standText } from "../../../app/words/desk-stand";
import { isPaidElsewhere } from "../../../app/words/paid-elsewhere";
import { useEndRefund } from "../../../forms/use-end-refund";
import { paidFor } from "./paid-for";

/** More than one stay is ever paid in. */
const MOST_PAYMENTS = 100;

/** What was paid for an assignment, at whichever desk it was then; undefined while that is not known. */
function usePaid(booking: Booking, isAsked: boolean) {
  const { _id: bookingId, deskId } = booking;
  const mayRead = usePermission("bookings.read");
  const { data } = useQuery({
    ...q.desks.transactions({ deskId, bookingId, limit: MOST_PAYMENTS, page: 1 }),
    enabled: isAsked && mayRead,
  });
  return data && { ...paidFor(data.data), isElsewhere: isPaidElsewhere(booking, data.data) };
}

interface UnassignDialogProps {
  desk: Desk;
  booking: Booking;
  /** What it is a part of, and what ends. */
  membership: Membership;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Ends an assignment now, once it was said what that means. */
export function UnassignDialog({ desk, booking, membership, open, onOpenChange }: UnassignDialogProps) {
  const words = useTerminology();
  const queries = useQueryClient();
  const zone = useBranchZone(desk.branchId);
  const unassign = useMutation(q.desks.unassignUser({ once: useOnce() }));
  const reinstate = useMutation(q.memberships.reinstate());
  const who = booking.visitor.name;
  const paid = usePaid(booking, open);
  const refund = useEndRefund(open ? { id: membership._id } : null);
  const isPaid =
    paid?.until !== undefined && Date.parse(paid.until) >= Date.parse(booking.endAt) && dueOf(membership) === 0;
  const standing = isPaid
    ? "paid for"
    : paid?.isElsewhere && !membership.amount
      ? "paid for elsewhere"
      : `assigned to ${who}`;
  return (
    <OnlineAlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`End ${who}’s time at ${words.desk.toLowerCase()} ${desk.name} now?`}
      description={`${words.desk} ${desk.name} is ${standing} until ${lastDayOf(membership, zone)}. What is left of that is free for others at once. ${who} is told by mail where there is an address. Where money goes back it can’t be undone.`}
      confirmLabel="End it now"
      cancelLabel="Keep it"
      tone="danger"
      confirmDisabled={!refund.isReady}
      onConfirm={async () => {
        await unassign.mutateAsync({ deskId: desk._id, ...refund.given });
        // What follows at once takes it again: the toast says what the desk's screen does.
        const left = await queries.fetchQuery(q.desks.get({ id: desk._id })).catch(() => null);
        toast.success(`${who}’s time at ${words.desk.toLowerCase()} ${desk.name} has ended`, {
          ...(left && { description: standText(left, zone) }),
          ...(!refund.given.refund && {
            action: undoing(() => reinstate.mutateAsync({ id: membership._id }), `${who} has it again`),
          }),
        });
      }}
    >
      {refund.fields}
    </OnlineAlertDialog>
  );
}
