import { messageOf, useOnline } from "@carrel/hooks";
import type { CheckoutAnswer } from "@carrel/hooks/checkout";
import { ApiError } from "@carrel/sdk";
import { formatMoney } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { PaymentStatus, type PaymentStatusValue } from "@carrel/ui/payment-status";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useCallback, useEffect, useRef } from "react";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";

interface VerifyPaymentProps {
  answer: CheckoutAnswer;
  onDone: (transactionId: string) => void;
  /** Back to the choice, without the answer. */
  onAnew: () => void;
  seesPlan: boolean;
}

/** What became of a payment, where asking again changes nothing. */
interface Outcome {
  status: PaymentStatusValue;
  title: string;
}

const OUTCOMES: Readonly<Record<string, Outcome>> = {
  payment_to_return: { status: "refunded", title: "To be given back" },
  order_ended: { status: "failed", title: "Not taken" },
  signature_invalid: { status: "failed", title: "Not verified" },
  not_found: { status: "failed", title: "Not known" },
};

/** Undefined where the answer is yet to come: the server could not be reached, or the money isn't there yet. */
const outcomeOf = (error: unknown): Outcome | undefined => {
  if (!(error instanceof ApiError) || error.status >= 500) return undefined;
  if (error.code === "payment_incomplete") return undefined;
  return OUTCOMES[error.code ?? ""] ?? { status: "failed", title: "Not verified" };
};

/** Has the server check what a checkout answered, and says what became of it. Being asked twice changes nothing. */
export function VerifyPayment({ answer, onDone, onAnew, seesPlan }: VerifyPaymentProps) {
  const queryClient = useQueryClient();
  const isOnline = useOnline();
  const verify = useMutation(q.subscription.verifyPayment());
  const { mutateAsync, error, isPending } = verify;
  const begun = useRef(false);
  const { data } = useQuery(q.subscription.transactions());
  const paid = data?.transactions.find(({ razorpayOrderId }) => razorpayOrderId === (answer.razorpay_order_id ?? null));

  const check = useCallback(async () => {
    try {
      const { transaction } = await mutateAsync(answer);
      // What is open to this person hangs on it: known before the next screen asks.
      await queryClient.fetchQuery({ ...q.auth.session(), staleTime: 0 });
      onDone(transaction._id);
    } catch {
      // `verify` tells of it. A refusal may have left something too: money that is to be given back.
      await queryClient.invalidateQueries({ queryKey: ["subscription"] });
    }
  }, [answer, mutateAsync, onDone, queryClient]);

  // Once for an answer, however often this is drawn.
  useEffect(() => {
    if (begun.current || !isOnline) return;
    begun.current = true;
    void check();
  }, [check, isOnline]);

  const outcome = error && !isPending ? outcomeOf(error) : undefined;
  const waits = error !== null && !isPending && !outcome;
  return (
    <section aria-label="Your payment" className="mx-auto w-full max-w-md">
      <PaymentStatus
        status={outcome?.status ?? "pending"}
        amount={paid ? formatMoney(paid.amount, paid.currency) : ""}
        {...(paid && { description: paid.planName })}
        reference={answer.razorpay_payment_id}
        {...(error && !isPending && { reason: messageOf(error) })}
        {...(!error && { reason: isOnline ? "We check the payment. Keep this page open." : "You are offline." })}
        labels={outcome ? { title: { ...TITLES, [outcome.status]: outcome.title } } : { title: TITLES }}
        actions={
          <>
            {waits && (
              <OnlineButton variant="primary" onClick={() => void check()}>
                Check again
              </OnlineButton>
            )}
            {outcome && seesPlan && (
              <Button asChild variant="primary">
                <Link to="/subscription">See your plan</Link>
              </Button>
            )}
            {outcome && <Button onClick={onAnew}>Choose again</Button>}
          </>
        }
      />
    </section>
  );
}

const TITLES = {
  pending: "Checking the payment",
  completed: "Paid",
  failed: "Not paid",
  refunded: "To be given back",
  expired: "Time ran out",
};
