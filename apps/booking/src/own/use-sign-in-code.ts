import { useMutation } from "@tanstack/react-query";
import { q } from "../app/carrel";
import type { SentCode } from "../flow/visitor";

/** Mails a code to whoever wants to sign in. It holds no seat, and comes where no bookings are taken any more, too. */
export function useSignInCode(orgId: string) {
  const sendOtp = useMutation(q.bookings.sendOtp());
  return async (email: string): Promise<SentCode> => {
    const { flow, resendIn } = await sendOtp.mutateAsync({ email, orgId, purpose: "signIn" });
    return { email, flow, nextAt: Date.now() + resendIn * 1000, held: null };
  };
}
