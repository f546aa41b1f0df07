import { useMutation } from "@tanstack/react-query";
import { q } from "../app/carrel";
import type { StepProps } from "./step-props";
import type { SentCode } from "./visitor";
import { wantedSeat } from "./wanted-seat";

/** After a reload the flow that holds a seat is forgotten, and holds it on. */
const stillHeld = (before: SentCode | null) => (before && !before.flow ? before.held : null);

/**
 * Mails a code, and asks that the draft's seat be held meanwhile: what this browser held before goes over.
 * @param before the code that was mailed last
 */
export function useSendCode({ organisation, branch, draft }: StepProps, before: SentCode | null) {
  const sendOtp = useMutation(q.bookings.sendOtp());
  return async (email: string): Promise<SentCode> => {
    const seat = wantedSeat(draft, branch);
    const sent = await sendOtp.mutateAsync({
      email,
      orgId: organisation._id,
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
