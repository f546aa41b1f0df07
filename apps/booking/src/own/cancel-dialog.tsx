import { messageOf, useOnline } from "@carrel/hooks";
import { ApiError, type VisitorBooking } from "@carrel/sdk";
import { formatMoney, formatPeriod } from "@carrel/sdk/domain";
import { AlertDialog } from "@carrel/ui/alert-dialog";
import { Callout } from "@carrel/ui/callout";
import { Skeleton } from "@carrel/ui/skeleton";
import { useMutation, useQuery } from "@tanstack/react-query";
import { q } from "./carrel";
import { refundInWords } from "./money-words";
import { useNews } from "./news";
import { cancelTimeInWords } from "./own-words";

interface CancelDialogProps {
  booking: VisitorBooking;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks once more, with what is given back. */
export function CancelDialog({ booking, isOpen, onOpenChange }: CancelDialogProps) {
  const { _id: id, code, deskName, startAt, endAt, timezone, membershipId } = booking;
  const preview = useQuery({ ...q.visitor.previewCancel({ id }), enabled: isOpen, staleTime: 0 });
  const cancel = useMutation(q.visitor.cancelBooking());
  const news = useNews();
  const isOnline = useOnline();
  const when = formatPeriod(new Date(startAt), new Date(endAt), timezone);
  const tooLate = preview.error instanceof ApiError && preview.error.status === 409;
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      tone="danger"
      title={`Cancel booking ${code}?`}
      description={`${deskName}, ${when}. The place is free for others at once.`}
      confirmLabel="Cancel booking"
      cancelLabel="Keep it"
      describeError={messageOf}
      confirmDisabled={!isOnline || !preview.data || preview.isFetching}
      onConfirm={async () => {
        await cancel.mutateAsync({ id });
        const { refund, currency } = preview.data ?? { refund: 0, currency: "" };
        const back = refund > 0 ? ` ${formatMoney(refund, currency)} is to be given back to you.` : "";
        news(`Booking ${code} is cancelled.${back}`);
      }}
    >
      <div className="flex flex-col gap-3">
        {preview.isPending && <Skeleton shape="rect" height="3rem" />}
        {preview.error && (
          <Callout tone={tooLate ? "warning" : "danger"} role="alert">
            {messageOf(preview.error)}
          </Callout>
        )}
        {preview.data && (
          <>
            <p className="m-0">
              {membershipId ? "It is a visit of what you have: that is given back to it." : refundInWords(preview.data)}
            </p>
            <p className="m-0 text-muted">
              You can cancel it until {cancelTimeInWords(preview.data.cancelUntil, timezone)}.
            </p>
          </>
        )}
      </div>
    </AlertDialog>
  );
}
