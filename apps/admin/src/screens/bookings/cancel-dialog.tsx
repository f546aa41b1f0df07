import type { Booking } from "@carrel/sdk";
import { AlertDialog } from "@carrel/ui/alert-dialog";
import { useOnline } from "../../app/use-online";
import { messageOf } from "../../forms/server-errors";
import { useCancelWords, useChangeStatus } from "./use-change-status";

interface CancelDialogProps {
  booking: Booking;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Says what cancelling means, then does it. */
export function CancelDialog({ booking, open, onOpenChange }: CancelDialogProps) {
  const online = useOnline();
  const means = useCancelWords();
  const { cancel } = useChangeStatus();
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Cancel booking ${booking.code}?`}
      description={means(booking)}
      confirmLabel="Cancel booking"
      cancelLabel="Keep it"
      confirmDisabled={!online}
      describeError={messageOf}
      tone="danger"
      onConfirm={() => cancel(booking)}
    />
  );
}
