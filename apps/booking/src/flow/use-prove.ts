import { useMutation } from "@tanstack/react-query";
import { q } from "../app/carrel";
import type { Proof, SentCode } from "./visitor";

/**
 * Proves an address by its code.
 * @param sent the code that was mailed last; without one, after a reload say, the code is good as well
 */
export function useProve(orgId: string, sent: SentCode | null) {
  const verify = useMutation(q.bookings.verifyOtp());
  return async (email: string, otp: string): Promise<Proof> => {
    const flow = sent?.email === email ? sent.flow : undefined;
    const { verificationToken: token, memberships = [] } = await verify.mutateAsync({ email, orgId, otp, flow });
    return { email, token, memberships };
  };
}
