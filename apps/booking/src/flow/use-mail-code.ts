import type { WantedSeat } from "@carrel/sdk";
import { useMutation } from "@tanstack/react-query";
import { q } from "../app/carrel";
import type { SentCode } from "./visitor";

/** After a reload the flow that holds a seat is forgotten, and holds it on. */
const stillHeld = (before: SentCode | null) => (before && !before.flow ? before.held : null);

/**
 * Mails a code to whoever wants to prove his address.
 * @param before the code that was mailed last
 */
export function useMailCode(orgId: string, before: SentCode | null) {
  const sendOtp = useMutation(q.bookings.sendOtp());
  return async (email: string, seat: WantedSeat | null = null): Promise<SentCode> => {
    const sent = await sendOtp.mutateAsync({
      email,
      orgId,
      ...(seat && { hold: seat }),
      ...(before?.flow && { flow: before.flow }),
    });
    const now = Date.now();
    return {
      email,
      flow: sent.flow,
      nextAt: now + sent.resendIn * 1000,
      held: seat && sent.holdSeconds !== undefined ? { seat, until: now + sent.holdSeconds * 1000 } : stillHeld(before),
    };
  };
}
