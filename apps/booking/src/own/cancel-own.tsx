import type { VisitorBooking } from "@carrel/sdk";
import { formatMoney } from "@carrel/sdk/domain";
import { useMutation, useQuery } from "@tanstack/react-query";
import { CancelDialog } from "../booked/cancel-dialog";
import { q } from "./carrel";
import { useNews } from "./news";

interface CancelOwnProps {
  booking: VisitorBooking;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Cancels one of the visitor's bookings, and tells him what is given back. */
export function CancelOwn({ booking, isOpen, onOpenChange }: CancelOwnProps) {
  const { _id: id, code, timezone } = booking;
  const preview = useQuery({ ...q.visitor.previewCancel({ id }), enabled: isOpen, staleTime: 0 });
  const cancel = useMutation(q.visitor.cancelBooking());
  const news = useNews();
  return (
    <CancelDialog
      booking={booking}
      timezone={timezone}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      preview={preview}
      onConfirm={async () => {
        await cancel.mutateAsync({ id });
        const { refund, currency } = preview.data ?? { refund: 0, currency: "" };
        const back = refund > 0 ? ` ${formatMoney(refund, currency)} is to be given back to you.` : "";
        news(`Booking ${code} is cancelled.${back}`);
      }}
    />
  );
}
