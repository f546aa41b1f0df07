import type { Booking } from "@carrel/sdk";
import { type ReactNode, useState } from "react";
import { ConfirmPassDialog } from "./confirm-pass-dialog";
import { useChangeStatus } from "./use-change-status";

interface Confirming {
  isPending: boolean;
  /** @returns whether it is confirmed now; where it asks for a pass that is asked about first */
  confirm: (booking: Booking) => Promise<boolean>;
  /** What is asked, if anything. */
  question: ReactNode;
}

/** Confirms a booking at once; one that asks for a pass once it is said how that is paid. */
export function useConfirm(): Confirming {
  const { confirm, isPending } = useChangeStatus();
  const [asking, setAsking] = useState<Booking | null>(null);
  const pass = asking?.pass;
  return {
    isPending,
    confirm: async (booking) => {
      if (!booking.pass) return confirm(booking);
      setAsking(booking);
      return false;
    },
    question: asking && pass && <ConfirmPassDialog booking={{ ...asking, pass }} onClose={() => setAsking(null)} />,
  };
}
