import { useOnce } from "@carrel/hooks";
import type { Booking, Charge, DueItem, Membership, PayBooking, RefundBooking } from "@carrel/sdk";
import { paymentNote } from "@carrel/sdk/domain";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";

/** What money is taken for and given back of. */
export type Owed = Booking | Membership | Charge;

export const isBooking = (owed: Owed): owed is Booking => "code" in owed;
const isCharge = (owed: Owed): owed is Charge => "chargedAt" in owed;

export const kindOf = (owed: Owed): DueItem["kind"] =>
  isBooking(owed) ? "booking" : isCharge(owed) ? "charge" : "membership";

/** What was let off its price, in the minor unit, and why: a charge is what it is. */
export const discountOf = (owed: Owed): { discount?: number | undefined; discountReason?: string | undefined } =>
  isCharge(owed) ? {} : owed;

/** What a heading calls it, what a sentence does, whose it is where neither says so, and by what a payment is known again. */
export function owedWords(owed: Owed) {
  if (isBooking(owed)) {
    const { code, visitor } = owed;
    return { name: code, what: `booking ${code}`, who: visitor.name, note: noteOf(code) };
  }
  if (isCharge(owed)) return { name: owed.reason, what: owed.reason, who: "", note: noteOf(owed.reason) };
  const { customerName, feePlanName } = owed;
  return {
    name: "the membership",
    what: `the membership of ${customerName}`,
    who: customerName,
    note: noteOf(feePlanName),
  };
}

const noteOf = (name: string) => paymentNote({ name, owed: 1 });

/** Takes its money, and gives it back. */
export function useMoneyWork(owed: Owed) {
  const pay = {
    booking: useMutation(q.bookings.pay({ once: useOnce() })),
    membership: useMutation(q.memberships.pay({ once: useOnce() })),
    charge: useMutation(q.charges.pay({ once: useOnce() })),
  };
  const refund = {
    booking: useMutation(q.bookings.refund({ once: useOnce() })),
    membership: useMutation(q.memberships.refund({ once: useOnce() })),
    charge: useMutation(q.charges.refund({ once: useOnce() })),
  };
  const kind = kindOf(owed);
  return {
    pay: (input: PayBooking): Promise<Owed> => pay[kind].mutateAsync(input),
    refund: (input: RefundBooking): Promise<Owed> => refund[kind].mutateAsync(input),
  };
}
