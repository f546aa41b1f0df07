import { useOnce } from "@carrel/hooks";
import type { Booking, Membership, PayBooking, RefundBooking } from "@carrel/sdk";
import { paymentNote } from "@carrel/sdk/domain";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";

/** What money is taken for and given back of. */
export type Owed = Booking | Membership;

export const isMembership = (owed: Owed): owed is Membership => "state" in owed;

/** What a heading calls it, what a sentence does, whose it is where neither says so, and by what a payment is known again. */
export const owedWords = (owed: Owed) =>
  isMembership(owed)
    ? {
        name: "the membership",
        what: `the membership of ${owed.customerName}`,
        who: owed.customerName,
        note: noteOf(owed.feePlanName),
      }
    : { name: owed.code, what: `booking ${owed.code}`, who: owed.visitor.name, note: noteOf(owed.code) };

const noteOf = (name: string) => paymentNote({ name, owed: 1 });

/** Takes its money, and gives it back. */
export function useMoneyWork(owed: Owed) {
  const payBooking = useMutation(q.bookings.pay({ once: useOnce() }));
  const payMembership = useMutation(q.memberships.pay({ once: useOnce() }));
  const refundBooking = useMutation(q.bookings.refund({ once: useOnce() }));
  const refundMembership = useMutation(q.memberships.refund({ once: useOnce() }));
  const isOfMembership = isMembership(owed);
  return {
    pay: (input: PayBooking): Promise<Owed> => (isOfMembership ? payMembership : payBooking).mutateAsync(input),
    refund: (input: RefundBooking): Promise<Owed> =>
      (isOfMembership ? refundMembership : refundBooking).mutateAsync(input),
  };
}
