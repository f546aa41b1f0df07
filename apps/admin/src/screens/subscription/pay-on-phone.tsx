import { messageOf, useCountdown } from "@carrel/hooks";
import { pollPayment } from "@carrel/hooks/checkout";
import type { MobilePayment, PaymentOrder } from "@carrel/sdk";
import { formatMoney } from "@carrel/sdk/domain";
import { Callout } from "@carrel/ui/callout";
import { CodeRow } from "@carrel/ui/code-row";
import { QrCode } from "@carrel/ui/qr-code";
import { Skeleton } from "@carrel/ui/skeleton";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";

/** What of the cache a payment makes old that somebody made elsewhere. */
const CHANGED = ["subscription", "auth", "organisation", "dashboard"];

interface PayOnPhoneProps {
  order: PaymentOrder;
  /** Somebody has paid, on a phone or elsewhere. */
  onPaid: () => void;
}

/** A QR code with which an order is paid on a phone; goes on by itself once it was. */
export function PayOnPhone({ order: { transactionId, amount, currency }, onPaid }: PayOnPhoneProps) {
  const { mutate, data: session, error, isPending } = useMutation(q.mobilePayment.createSession());
  const begun = useRef("");
  const show = useCallback(() => mutate({ transactionId }), [mutate, transactionId]);

  // Whoever opens this wants a code. The server gives the same one to whoever asks again.
  useEffect(() => {
    if (begun.current === transactionId) return;
    begun.current = transactionId;
    show();
  }, [show, transactionId]);

  return (
    <section aria-label="Payment by phone" className="flex flex-col gap-4">
      <p className="m-0 text-center text-xl font-semibold text-strong tabular-nums">{formatMoney(amount, currency)}</p>
      {error && !isPending && (
        <Callout tone="danger" live action={<NewCode onClick={show} label="Try again" />}>
          {messageOf(error)}
        </Callout>
      )}
      {isPending && <Skeleton shape="rect" height="15rem" />}
      {session && !isPending && <Code key={session._id} session={session} onPaid={onPaid} onNew={show} />}
    </section>
  );
}

const NewCode = ({ onClick, label }: { onClick: () => void; label: string }) => (
  <OnlineButton size="sm" onClick={onClick}>
    {label}
  </OnlineButton>
);

interface CodeProps {
  session: MobilePayment;
  onPaid: () => void;
  onNew: () => void;
}

/** One code while it lives, and what became of it. */
function Code({ session: { _id: id, ...shown }, onPaid, onNew }: CodeProps) {
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...q.mobilePayment.session({ id }), ...pollPayment, initialData: { _id: id, ...shown } });
  const { status, url, expiresAt } = data;
  const told = useRef(false);

  useEffect(() => {
    if (status !== "completed" || told.current) return;
    told.current = true;
    for (const area of CHANGED) void queryClient.invalidateQueries({ queryKey: [area] });
    // What is open to this person hangs on it: known before the next screen asks.
    void queryClient
      .fetchQuery({ ...q.auth.session(), staleTime: 0 })
      .catch(() => undefined)
      .then(onPaid);
  }, [status, onPaid, queryClient]);

  return (
    <>
      {status === "pending" && (
        <>
          <QrCode
            value={url}
            label="QR code that opens the payment on a phone"
            size={240}
            className="max-w-full self-center"
          />
          <Left until={expiresAt} />
          <CodeRow label="Address" value={url} hint="Open it on a phone that can't scan." />
        </>
      )}
      <p role="status" className="m-0 text-center text-muted">
        {SAID[status]}
      </p>
      {status === "expired" && <NewCode onClick={onNew} label="Show a new code" />}
    </>
  );
}

const SAID: Readonly<Record<MobilePayment["status"], ReactNode>> = {
  pending: "Waiting for the payment.",
  completed: "Paid. Thank you.",
  failed: "This order can't be paid any more. Look at your plan, then order anew.",
  expired: "This code's time is over, and nothing was paid.",
};

/** How long a code is still good. Not read aloud: it changes each second. */
function Left({ until }: { until: string }) {
  const left = useCountdown(Date.parse(until));
  const [minutes, seconds] = [Math.floor(left / 60), left % 60];
  return (
    <p className="m-0 text-center text-muted tabular-nums">
      Good for {minutes}:{String(seconds).padStart(2, "0")} more
    </p>
  );
}
