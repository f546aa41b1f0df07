import type { Booking } from "@carrel/sdk";
import { isClaimed } from "@carrel/sdk/domain";
import { type ReactNode, useState } from "react";
import { hasClaim } from "./claim-words";
import { ConfirmPassDialog } from "./confirm-pass-dialog";
import { ReceiveClaimDialog } from "./receive-claim-dialog";
import { useChangeStatus } from "./use-change-status";

interface Confirming {
  isPending: boolean;
  /** @returns whether it is confirmed now; where something is asked about first it is not yet */
  confirm: (booking: Booking) => Promise<boolean>;
  /** What is asked, if anything. */
  question: ReactNode;
}

/** What has to be said before a booking is confirmed: how its pass is paid, or what came of what its visitor says that he has paid. */
function questionOf(booking: Booking, onClose: () => void): ReactNode {
  const { pass } = booking;
  if (hasClaim(booking) && isClaimed(booking)) return <ReceiveClaimDialog booking={booking} onClose={onClose} />;
  return pass && <ConfirmPassDialog booking={{ ...booking, pass }} onClose={onClose} />;
}

/** Confirms a booking at once; one that asks for a pass, or is said to be paid, once it is said how that is paid. */
export function useConfirm(): Confirming {
  const { confirm, isPending } = useChangeStatus();
  const [asking, setAsking] = useState<Booking | null>(null);
  return {
    isPending,
    confirm: async (booking) => {
      if (!booking.pass && !isClaimed(booking)) return confirm(booking);
      setAsking(booking);
      return false;
    },
    question: asking && questionOf(asking, () => setAsking(null)),
  };
}
