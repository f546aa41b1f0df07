import { useSession } from "@carrel/hooks";
import type { SubscriptionTransaction } from "@carrel/sdk";
import { formatMoney } from "@carrel/sdk/domain";
import { CodeRow } from "@carrel/ui/code-row";
import { DescriptionList } from "@carrel/ui/description-list";
import { EmptyState } from "@carrel/ui/empty-state";
import { PriceBreakdown } from "@carrel/ui/price-breakdown";
import { Skeleton } from "@carrel/ui/skeleton";
import { StatusBadge } from "@carrel/ui/status-badge";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { RecordSheet } from "../../app/record-sheet";
import { useMoment } from "../../app/use-moment";
import { Loaded } from "../../lists/loaded";
import { priceLines } from "./charge-lines";
import { dayText, lastDayText } from "./day-text";
import { KINDS, methodText, stateOf } from "./payment-words";

const route = getRouteApi("/signed-in/office/subscription/$paymentId");

/** One payment as its receipt tells of it. */
export function PaymentSheet() {
  const { paymentId } = route.useParams();
  const transactions = useQuery(q.subscription.transactions());
  const payment = transactions.data?.transactions.find(({ _id }) => _id === paymentId);
  return (
    <RecordSheet title={payment?.receiptNumber ?? "Payment"} size="md">
      <Loaded query={transactions} what="The payment" pending={<Skeleton lines={8} />}>
        {() =>
          payment ? (
            <Receipt payment={payment} />
          ) : (
            <EmptyState
              kind="filtered"
              illustration="not-found"
              title="There is no such payment"
              description="The link may be incomplete, or it is not among your latest 500 payments."
            />
          )
        }
      </Loaded>
    </RecordSheet>
  );
}

const GATEWAYS: Readonly<Record<string, string>> = {
  razorpay: "Razorpay",
  stripe: "Stripe",
  sandbox: "Sandbox: no money moved",
};

function Receipt({ payment }: { payment: SubscriptionTransaction }) {
  const { timezone, orgName } = useSession().loggedOrgDetails;
  const moment = useMoment();
  const [day, lastDay] = [dayText(timezone), lastDayText(timezone)];
  const { kind, planName, lines, amount, currency, paidAt, createdAt, method, gateway, receiptNumber } = payment;
  const { label, tone } = stateOf(payment);
  const money = (minor: number) => formatMoney(minor, currency);
  const ids = [
    ["Order at the gateway", payment.razorpayOrderId],
    ["Payment at the gateway", payment.razorpayPaymentId],
    ["Subscription at the gateway", payment.razorpaySubscriptionId],
  ] as const;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="m-0 text-2xl font-semibold text-strong tabular-nums">{money(amount)}</p>
        <StatusBadge tone={tone}>{label}</StatusBadge>
      </div>
      {kind === "refund" && (
        <p className="m-0">
          This payment came for an order that could no longer be paid. It bought nothing and{" "}
          {payment.status === "refunded" ? "was given back." : "is to be given back."}
        </p>
      )}
      <DescriptionList
        items={[
          ...(receiptNumber ? [{ term: "Receipt", details: receiptNumber }] : []),
          { term: "For", details: `${planName}, ${KINDS[kind].toLowerCase()}` },
          { term: "Of", details: <span className="wrap-anywhere">{orgName}</span> },
          { term: "Time", details: `${day(payment.periodStart)} – ${lastDay(payment.periodEnd)}` },
          { term: "Ordered", details: moment(createdAt) },
          { term: "Paid", details: paidAt ? moment(paidAt) : "Not yet" },
          ...(method ? [{ term: "By", details: methodText(method) }] : []),
          { term: "Gateway", details: GATEWAYS[gateway] ?? gateway },
        ]}
      />
      {lines.length > 0 && <PriceBreakdown lines={priceLines(lines, { day, lastDay })} total={amount} format={money} />}
      <div className="flex flex-col gap-4">
        {ids.map(([name, value]) => value && <CodeRow key={name} label={name} value={value} />)}
      </div>
    </div>
  );
}
