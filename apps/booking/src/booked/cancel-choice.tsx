import { useOnline } from "@carrel/hooks";
import type { LinkedBooking } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { q, queryClient } from "../app/carrel";
import { CancelDialog } from "./cancel-dialog";

interface CancelChoiceProps {
  booking: LinkedBooking;
  token: string;
}

/** Cancels the booking as long as its visitor may; afterwards says whom to ask. */
export function CancelChoice({ booking, token }: CancelChoiceProps) {
  const isOnline = useOnline();
  const cancel = useMutation(q.visitor.cancelLinkedBooking());
  const [isOpen, setIsOpen] = useState(false);
  const preview = useQuery({ ...q.visitor.previewCancelLinked({ token }), enabled: isOpen, staleTime: 0 });
  const { status, branch, cancelUntil } = booking;
  if (status === "CANCELLED") return null;
  if (!cancelUntil) {
    return <p className="m-0 basis-full text-muted">It can't be cancelled here any more. Ask at the front desk.</p>;
  }
  // The page may have stood open while the booking was moved or cancelled: what is asked about is the booking as it is now.
  const ask = (asks: boolean) => {
    setIsOpen(asks);
    if (asks) void queryClient.invalidateQueries(q.visitor.linkedBooking({ token }));
  };
  const onConfirm = async () => {
    const cancelled = await cancel.mutateAsync({ token });
    queryClient.setQueryData(q.visitor.linkedBooking({ token }).queryKey, cancelled);
  };
  return (
    <>
      <Button variant="danger-ghost" disabled={!isOnline} onClick={() => ask(true)}>
        Cancel booking
      </Button>
      <CancelDialog
        booking={booking}
        timezone={branch.timezone}
        isOpen={isOpen}
        onOpenChange={ask}
        preview={preview}
        onConfirm={onConfirm}
      />
    </>
  );
}
