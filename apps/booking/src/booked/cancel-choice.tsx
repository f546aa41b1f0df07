import { messageOf, useOnline } from "@carrel/hooks";
import type { LinkedBooking } from "@carrel/sdk";
import { formatPeriod } from "@carrel/sdk/domain";
import { AlertDialog } from "@carrel/ui/alert-dialog";
import { Button } from "@carrel/ui/button";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q, queryClient } from "../app/carrel";

interface CancelChoiceProps {
  booking: LinkedBooking;
  token: string;
}

/** Cancels the booking as long as its visitor may; afterwards says whom to ask. */
export function CancelChoice({ booking, token }: CancelChoiceProps) {
  const isOnline = useOnline();
  const cancel = useMutation(q.visitor.cancelLinkedBooking());
  const [isOpen, setIsOpen] = useState(false);
  const { code, status, startAt, endAt, deskName, branch, cancelUntil } = booking;
  if (status === "CANCELLED") return null;
  if (!cancelUntil) {
    return <p className="m-0 basis-full text-muted">It can't be cancelled here any more. Ask at the front desk.</p>;
  }
  const onConfirm = async () => {
    const cancelled = await cancel.mutateAsync({ token });
    queryClient.setQueryData(q.visitor.linkedBooking({ token }).queryKey, cancelled);
  };
  const when = formatPeriod(new Date(startAt), new Date(endAt), branch.timezone);
  return (
    <>
      <Button variant="danger-ghost" disabled={!isOnline} onClick={() => setIsOpen(true)}>
        Cancel booking
      </Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        tone="danger"
        title={`Cancel booking ${code}?`}
        description={`${deskName}, ${when}. The place is free for others at once; you can book again if there is room.`}
        confirmLabel="Cancel booking"
        cancelLabel="Keep it"
        describeError={messageOf}
        confirmDisabled={!isOnline}
        onConfirm={onConfirm}
      />
    </>
  );
}
