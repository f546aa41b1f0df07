import { messageOf, useOnline } from "@carrel/hooks";
import type { CheckoutAnswer } from "@carrel/hooks/checkout";
import type { MobilePayment } from "@carrel/sdk";
import { formatMoney } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { PaymentStatus } from "@carrel/ui/payment-status";
import { useMutation } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { q } from "./carrel";
import { outcomeOf } from "./outcome";

interface VerifyPaymentProps {
  id: string;
  answer: CheckoutAnswer;
  /** Unknown where the session could not be read. */
  payment: MobilePayment | undefined;
  onPaid: (payment: MobilePayment) => void;
}

/** Has the server check what the checkout answered, once; being asked twice would change nothing. */
export function VerifyPayment({ id, answer, payment, onPaid }: VerifyPaymentProps) {
  const isOnline = useOnline();
  const { mutateAsync, error, isPending } = useMutation(q.mobilePayment.verify());
  const begun = useRef(false);

  const check = useCallback(async () => {
    try {
      onPaid(await mutateAsync({ id, ...answer }));
    } catch {
      // `error` tells of it.
    }
  }, [id, answer, mutateAsync, onPaid]);

  useEffect(() => {
    if (begun.current || !isOnline) return;
    begun.current = true;
    void check();
  }, [check, isOnline]);

  const failure = isPending ? null : error;
  const outcome = failure ? outcomeOf(failure) : undefined;
  const checking = isOnline
    ? "Keep this page open for a moment."
    : "You are offline. It goes on once you are connected.";
  return (
    <PaymentStatus
      status={outcome?.status ?? "pending"}
      amount={payment ? formatMoney(payment.amount, payment.currency) : ""}
      {...(payment && { description: payment.description })}
      reference={answer.razorpay_payment_id}
      reason={failure ? messageOf(failure) : checking}
      labels={{ title: { ...TITLES, ...(outcome && { [outcome.status]: outcome.title }) } }}
      {...(failure &&
        !outcome && {
          actions: (
            <Button variant="primary" disabled={!isOnline} onClick={() => void check()}>
              Check again
            </Button>
          ),
        })}
    />
  );
}

const TITLES = {
  pending: "Checking the payment",
  completed: "Paid",
  failed: "Not paid",
  refunded: "To be given back",
  expired: "Time ran out",
};
