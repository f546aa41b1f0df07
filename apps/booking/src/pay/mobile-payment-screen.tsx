import { messageOf } from "@carrel/hooks";
import { type CheckoutAnswer, checkoutAnswerIn, pollPayment, withoutCheckoutAnswer } from "@carrel/hooks/checkout";
import { ApiError, type MobilePayment } from "@carrel/sdk";
import { formatMoney } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { EmptyState } from "@carrel/ui/empty-state";
import { PaymentStatus } from "@carrel/ui/payment-status";
import { Spinner } from "@carrel/ui/spinner";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useLocation, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { queryClient } from "../app/carrel";
import { q } from "./carrel";
import { PayStep } from "./pay-step";
import { VerifyPayment } from "./verify-payment";

const route = getRouteApi("/mobile-payment/$id");

/** Where the QR code of a payment leads: what is to be paid, its checkout, and what became of it. */
export function MobilePaymentScreen() {
  const { id } = route.useParams();
  const navigate = useNavigate();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const answer = useMemo(() => checkoutAnswerIn(new URLSearchParams(search)), [search]);
  const session = useQuery({ ...q.mobilePayment.session({ id }), ...pollPayment });
  const [isPaidHere, setIsPaidHere] = useState(false);

  useEffect(() => {
    document.title = session.data ? `Pay ${session.data.orgName}` : "Pay";
  }, [session.data]);

  /** What is verified, or is to be, stands in the address: a page that is loaded again goes on with it. */
  const toSearch = useCallback(
    (rest: URLSearchParams) =>
      void navigate({ to: ".", search: Object.fromEntries(rest), replace: true, resetScroll: false }),
    [navigate],
  );
  const onPaid = useCallback(
    (payment: MobilePayment) => {
      queryClient.setQueryData(q.mobilePayment.session({ id }).queryKey, payment);
      setIsPaidHere(true);
      toSearch(withoutCheckoutAnswer(new URLSearchParams(search)));
    },
    [id, search, toSearch],
  );
  const onAnswer = ({ ...answered }: CheckoutAnswer) => toSearch(new URLSearchParams(answered));
  const lookAgain = () => queryClient.fetchQuery({ ...q.mobilePayment.session({ id }), staleTime: 0 });

  const { data: payment, error } = session;
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (answer)
    return (
      <Page>
        <h1 className="sr-only">Your payment</h1>
        <VerifyPayment key={answer.razorpay_payment_id} id={id} answer={answer} payment={payment} onPaid={onPaid} />
      </Page>
    );
  if (session.isPending)
    return (
      <Page>
        <h1 className="flex items-center justify-center gap-3 text-base font-normal text-muted">
          <Spinner /> Loading the payment...
        </h1>
      </Page>
    );
  if (!payment || isUnknown)
    return (
      <Page>
        <NotShown error={error} isUnknown={isUnknown} onRetry={() => void session.refetch()} />
      </Page>
    );
  return (
    <Page>
      {payment.status === "pending" ? (
        <PayStep payment={payment} lookAgain={lookAgain} onAnswer={onAnswer} />
      ) : (
        <Ended payment={payment} status={payment.status} isPaidHere={isPaidHere} />
      )}
    </Page>
  );
}

const Page = ({ children }: { children: ReactNode }) => (
  <main className="mx-auto grid min-h-dvh w-full max-w-[26rem] content-center px-4 py-8">{children}</main>
);

interface NotShownProps {
  error: unknown;
  isUnknown: boolean;
  onRetry: () => void;
}

/** A code that leads nowhere, and one that could not be followed. */
const NotShown = ({ error, isUnknown, onRetry }: NotShownProps) => (
  <EmptyState
    kind={isUnknown ? "filtered" : "error"}
    headingLevel={1}
    title={isUnknown ? "This code leads to no payment" : "The payment could not be loaded"}
    description={
      isUnknown
        ? "It may be too old. Show a new code on the computer where you ordered, and scan that."
        : messageOf(error)
    }
    action={
      !isUnknown && (
        <Button variant="primary" onClick={onRetry}>
          Try again
        </Button>
      )
    }
  />
);

interface EndedProps {
  payment: MobilePayment;
  status: Exclude<MobilePayment["status"], "pending">;
  isPaidHere: boolean;
}

/** What became of it. */
function Ended({ payment, status, isPaidHere }: EndedProps) {
  const { amount, currency, description, orgName } = payment;
  const reasons = {
    completed: isPaidHere
      ? "Thank you. The computer where you ordered goes on by itself; you can close this page."
      : "Nothing is left to pay here. You can close this page.",
    failed: "This order has ended, and nothing can be paid here. Choose anew on the computer where you ordered.",
    expired: "Nothing was paid. Show a new code on the computer where you ordered, and scan that.",
  };
  const titles = {
    pending: "",
    completed: isPaidHere ? "Paid" : "Already paid",
    failed: "Not to be paid any more",
    refunded: "",
    expired: "This code's time is over",
  };
  return (
    <>
      <h1 className="sr-only">Payment to {orgName}</h1>
      <PaymentStatus
        status={status}
        amount={formatMoney(amount, currency)}
        description={description}
        details={`To ${orgName}`}
        reason={reasons[status]}
        labels={{ title: titles }}
      />
    </>
  );
}
