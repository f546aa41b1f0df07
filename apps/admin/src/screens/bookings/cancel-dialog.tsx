import type { Booking } from "@carrel/sdk";
import { OnlineAlertDialog } from "../../app/online-alert-dialog";
import { useCancelWords, useChangeStatus } from "./use-change-status";

interface CancelDialogProps {
  booking: Booking;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Says what cancelling means, then does it. */
export function CancelDialog({ booking, open, onOpenChange }: CancelDialogProps) {
  const means = useCancelWords();
  const { cancel } = useChangeStatus();
  return (
    <OnlineAlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Cancel booking ${booking.code}?`}
      description={means(booking)}
      confirmLabel="Cancel booking"
      cancelLabel="Keep it"
      tone="danger"
      onConfirm={() => cancel(booking)}
    />
  );
}
