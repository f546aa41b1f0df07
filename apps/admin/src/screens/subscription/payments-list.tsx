import type { SubscriptionTransaction } from "@carrel/sdk";
import { formatMoney } from "@carrel/sdk/domain";
import { DataTable, LoadMore } from "@carrel/ui/data-table";
import { StatusBadge } from "@carrel/ui/status-badge";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { q } from "../../app/carrel";
import { TwoLines, When } from "../../lists/cells";
import type { ListColumn } from "../../lists/list-column";
import { EmptyList, FailedList } from "../../lists/list-states";
import { ListTools } from "../../lists/list-tools";
import { useColumnChoice } from "../../lists/remembered-columns";
import { dayText, lastDayText } from "./day-text";
import { KINDS, methodText, stateOf } from "./payment-words";

const NOUN = "payments";
const ROWS_A_STEP = 10;

const columnsIn = (timezone: string): ListColumn<SubscriptionTransaction>[] => {
  const [day, lastDay] = [dayText(timezone), lastDayText(timezone)];
  return [
    {
      id: "for",
      header: "For",
      cell: ({ kind, planName }) => <TwoLines below={KINDS[kind]}>{planName}</TwoLines>,
      csv: { Plan: ({ planName }) => planName, For: ({ kind }) => KINDS[kind] },
    },
    {
      id: "date",
      header: "Date",
      cell: ({ paidAt, createdAt }) => <When at={paidAt ?? createdAt}>{day(paidAt ?? createdAt)}</When>,
      csv: { "Ordered (UTC)": ({ createdAt }) => createdAt, "Paid (UTC)": ({ paidAt }) => paidAt },
    },
    {
      id: "time",
      header: "Time",
      hideBelow: "md",
      cell: ({ periodStart, periodEnd }) => `${day(periodStart)} – ${lastDay(periodEnd)}`,
      csv: { "From (UTC)": ({ periodStart }) => periodStart, "Until (UTC)": ({ periodEnd }) => periodEnd },
    },
    {
      id: "receipt",
      header: "Receipt",
      hideBelow: "md",
      cell: ({ receiptNumber, method }) =>
        receiptNumber && <TwoLines below={method && methodText(method)}>{receiptNumber}</TwoLines>,
      csv: {
        Receipt: ({ receiptNumber }) => receiptNumber,
        Method: ({ method }) => method,
        Payment: ({ razorpayPaymentId }) => razorpayPaymentId,
      },
    },
    {
      id: "state",
      header: "State",
      cell: (payment) => <StatusBadge tone={stateOf(payment).tone}>{stateOf(payment).label}</StatusBadge>,
      csv: (payment) => stateOf(payment).label,
    },
    {
      id: "amount",
      header: "Amount",
      align: "end",
      cell: ({ amount, currency }) => <span className="whitespace-nowrap">{formatMoney(amount, currency)}</span>,
      csv: { "Amount (smallest unit)": ({ amount }) => amount, Currency: ({ currency }) => currency },
    },
  ];
};

/** What was ordered and paid, the newest first. */
export function PaymentsList({ timezone }: { timezone: string }) {
  const { data, isPending, error, refetch } = useQuery(q.subscription.transactions());
  const [shown, setShown] = useState(ROWS_A_STEP);
  const [choice, setChoice] = useColumnChoice(NOUN);
  const columns = useMemo(() => columnsIn(timezone), [timezone]);
  const all = data?.transactions ?? [];
  return (
    <section aria-labelledby="payments" className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="payments" className="m-0 text-lg font-semibold text-strong">
          Payments
        </h2>
        {all.length > 0 && (
          <ListTools
            noun={NOUN}
            columns={columns}
            choice={choice}
            onChoice={setChoice}
            download={{
              fileName: "subscription-payments.csv",
              // They are all here.
              read: async () => ({ data: all, totalRecords: all.length }),
            }}
          />
        )}
      </header>
      <DataTable
        caption={NOUN}
        rows={all.slice(0, shown)}
        columns={columns}
        columnVisibility={choice}
        rowId={({ _id }) => _id}
        rowHref={({ _id }) => `/subscription/${_id}`}
        loading={isPending}
        error={error && !data && <FailedList what="The payments" error={error} onRetry={() => void refetch()} />}
        empty={
          <EmptyList
            search={undefined}
            onClear={() => undefined}
            firstUse={{
              illustration: "plans",
              title: "Nothing was paid yet",
              description: "What you pay for the subscription appears here, with its receipt.",
            }}
          />
        }
        footer={
          all.length > 0 && (
            <LoadMore
              shown={Math.min(shown, all.length)}
              total={all.length}
              onLoadMore={() => setShown(shown + ROWS_A_STEP)}
            />
          )
        }
      />
    </section>
  );
}
