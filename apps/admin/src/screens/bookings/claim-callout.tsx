import { useTerminology } from "@carrel/hooks";
import { isClaimed } from "@carrel/sdk/domain";
import { Callout } from "@carrel/ui/callout";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { BranchMoment } from "../../app/branch-time";
import { q, queryClient } from "../../app/carrel";
import { OnlineAlertDialog } from "../../app/online-alert-dialog";
import { OnlineButton } from "../../app/online-button";
import { useMoney } from "../../app/use-money";
import { type ClaimedBooking, claimText } from "./claim-words";
import { ReceiveClaimDialog } from "./receive-claim-dialog";

interface ClaimCalloutProps {
  booking: ClaimedBooking;
  zone: string;
  mayChange: boolean;
}

/**
 * What a visitor says that he has paid, as long as nobody has answered him, with both answers. A question that stands open stays as it was
 * asked, whatever a colleague answers meanwhile.
 */
export function ClaimCallout({ booking, zone, mayChange }: ClaimCalloutProps) {
  const money = useMoney();
  const [received, setReceived] = useState<ClaimedBooking | null>(null);
  const [refused, setRefused] = useState<ClaimedBooking | null>(null);
  return (
    <>
      {isClaimed(booking) && (
        <Callout
          title={`${claimText(booking, money)}.`}
          action={
            mayChange && (
              <span className="flex flex-wrap gap-3">
                <OnlineButton size="sm" variant="primary" onClick={() => setReceived(booking)}>
                  Confirm payment
                </OnlineButton>
                <OnlineButton size="sm" onClick={() => setRefused(booking)}>
                  Not received
                </OnlineButton>
              </span>
            )
          }
        >
          Said on <BranchMoment at={booking.claim.at} zone={zone} />. Look for it in your bank’s app.
        </Callout>
      )}
      {received && <ReceiveClaimDialog booking={received} onClose={() => setReceived(null)} />}
      <RefuseClaimDialog booking={refused ?? booking} open={refused !== null} onClose={() => setRefused(null)} />
    </>
  );
}

/** Says what it means that nothing was found, then says so to its visitor. */
function RefuseClaimDialog({
  booking,
  open,
  onClose,
}: {
  booking: ClaimedBooking;
  open: boolean;
  onClose: () => void;
}) {
  const { _id: id, code, status, visitor } = booking;
  const { desk } = useTerminology();
  const answer = useMutation(q.bookings.answerClaim());
  const name = visitor.name || "the visitor";
  const refuse = async () => {
    try {
      await answer.mutateAsync({ id, isReceived: false });
    } catch (error) {
      // A colleague answered meanwhile.
      void queryClient.invalidateQueries({ queryKey: ["bookings"] });
      throw error;
    }
    toast.success(`No payment was found for booking ${code}`, {
      ...(visitor.email && { description: `${visitor.name || "The visitor"} is told by mail` }),
    });
  };
  return (
    <OnlineAlertDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      tone="danger"
      title={`No payment for ${code}?`}
      description={[
        visitor.email ? `We tell ${name} by mail, with whom to ask.` : "",
        "It can’t be said again of this booking that it is paid.",
        status === "PENDING"
          ? `The ${desk.toLowerCase()} is kept for as long as was left when it was said, then it becomes free.`
          : "",
      ]
        .filter(Boolean)
        .join(" ")}
      confirmLabel="Not received"
      cancelLabel="Look again"
      onConfirm={refuse}
    />
  );
}
