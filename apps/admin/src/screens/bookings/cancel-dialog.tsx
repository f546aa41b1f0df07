import type { Booking } from "@carrel/sdk";
import { useState } from "react";
import { OnlineAlertDialog } from "../../app/online-alert-dialog";
import { ReasonField } from "./reason-field";
import { useCancelWords, useChangeStatus } from "./use-change-status";

interface CancelDialogProps {
  booking: Booking;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Says what cancelling means, asks why, then does it. */
export function CancelDialog({ booking, open, onOpenChange }: CancelDialogProps) {
  const means = useCancelWords();
  const { cancel } = useChangeStatus();
  const [reason, setReason] = useState("");
  return (
    <OnlineAlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Cancel booking ${booking.code}?`}
      description={means(booking)}
      confirmLabel="Cancel booking"
      cancelLabel="Keep it"
      tone="danger"
      onConfirm={() => cancel(booking, reason)}
    >
      <ReasonField onReason={setReason} />
    </OnlineAlertDialog>
  );
}
