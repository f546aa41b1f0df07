import { useOnce } from "@carrel/hooks";
import type { Booking } from "@carrel/sdk";
import { dueOf } from "@carrel/sdk/domain";
import { MoneyInput } from "@carrel/ui/money-input";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import * as z from "zod";
import { q } from "../../app/carrel";
import { useMoney } from "../../app/use-money";
import { DialogForm } from "../../forms/dialog-form";
import { fieldsFor } from "../../forms/fields";
import { type PaymentFields, paymentFields, paymentOf } from "../../forms/payment";
import { PaymentField } from "../../forms/payment-field";
import { refusedAmount, typedAmount } from "../../forms/typed-amount";
import { useZodForm } from "../../forms/use-zod-form";
import { hasLapsed } from "./booking-steps";
import { type ClaimedBooking, claimText } from "./claim-words";

interface TypedClaim extends PaymentFields {
  amount: number | null;
}

const ClaimInput = z.preprocess((typed: TypedClaim) => typed, z.object({ amount: typedAmount, ...paymentFields }));
const { FormField } = fieldsFor(ClaimInput);

/** What taking it means for the booking. */
const MEANS: Readonly<Record<Booking["status"] | "LAPSED", string>> = {
  PENDING: "The booking is confirmed with it, and its visitor is told by mail.",
  CONFIRMED: "The booking is confirmed already.",
  LAPSED: "The booking was not confirmed in time: what came can be given back afterwards.",
  CANCELLED: "The booking is cancelled: what came can be given back afterwards.",
};

interface ReceiveClaimDialogProps {
  booking: ClaimedBooking;
  onClose: () => void;
}

/** Takes what a visitor says that he has paid, once it was found. */
export function ReceiveClaimDialog({ booking, onClose }: ReceiveClaimDialogProps) {
  const { _id: id, code, status, claim, currency } = booking;
  const format = useMoney();
  const money = (amount: number) => format(amount, currency);
  const answer = useMutation(q.bookings.answerClaim({ once: useOnce() }));
  const form = useZodForm(ClaimInput, {
    defaultValues: {
      // What came of it in another way meanwhile is not due any more.
      amount: status === "CANCELLED" ? claim.amount : Math.min(claim.amount, dueOf(booking)),
      method: "upi",
      reference: claim.reference,
    },
    submit: async ({ amount, ...payment }) => {
      const taken = { id, isReceived: true, amount, ...paymentOf(payment) };
      const after = await answer.mutateAsync(taken).catch(refusedAmount);
      const left = dueOf(after);
      toast.success(`${money(amount)} taken for booking ${code}`, {
        description: [
          status === "PENDING" && after.status === "CONFIRMED" ? "It is confirmed" : "",
          left > 0 ? `${money(left)} is still due` : "",
        ]
          .filter(Boolean)
          .join(". "),
      });
      onClose();
      return undefined;
    },
  });
  return (
    <DialogForm
      title={`Confirm the payment for ${code}?`}
      description={`${claimText(booking, format)}. ${MEANS[hasLapsed(booking, Date.now()) ? "LAPSED" : status]}`}
      action="Confirm payment"
      form={form}
      onClose={onClose}
    >
      <p className="m-0">Look for it in your bank’s app first: nothing here learns whether it came.</p>
      <FormField name="amount" label="Amount" required>
        {(field, onBlur) => <MoneyInput {...field} onBlur={onBlur} currency={currency} />}
      </FormField>
      <PaymentField />
    </DialogForm>
  );
}
