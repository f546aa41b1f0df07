import { useTerminology } from "@carrel/hooks";
import type { DeskTransaction } from "@carrel/sdk";
import { DataTable, type DataTableColumn, LoadMore } from "@carrel/ui/data-table";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { BranchMoment, BranchPeriod } from "../../app/branch-time";
import { METHOD_LABELS, paymentLabel } from "../../app/payment-words";
import { useMoney } from "../../app/use-money";
import { FailedList } from "../../lists/list-states";
import { ROWS_A_STEP } from "./bookings-table";

interface PaymentsTableProps {
  payments: UseQueryResult<DeskTransaction[]>;
  zone: string;
}

/** What a customer paid and was paid back, the latest first. */
export function PaymentsTable({ payments, zone }: PaymentsTableProps) {
  const words = useTerminology();
  const money = useMoney();
  const [shown, setShown] = useState(ROWS_A_STEP);
  const columns: DataTableColumn<DeskTransaction>[] = [
    { id: "at", header: "Paid", cell: ({ paidAt }) => <BranchMoment at={paidAt} zone={zone} /> },
    {
      id: "kind",
      header: "For",
      cell: ({ startAt, endAt, ...payment }) => (
        <span className="flex flex-col">
          <span className="wrap-anywhere">
            {paymentLabel(payment)}
            {payment.bookingId === null && payment.feePlanName && `: ${payment.feePlanName}`}
            {payment.chargeReason && `: ${payment.chargeReason}`}
          </span>
          {!payment.chargeId && (
            <span className="text-sm text-muted">
              <BranchPeriod startAt={startAt} endAt={endAt} zone={zone} />
            </span>
          )}
        </span>
      ),
    },
    { id: "desk", header: words.desk, hideBelow: "sm", cell: ({ deskName }) => deskName },
    {
      id: "method",
      header: "By",
      hideBelow: "md",
      cell: ({ method, reference }) => (
        <span className="flex flex-col">
          <span>{METHOD_LABELS[method]}</span>
          {reference && <span className="text-sm break-all text-muted">{reference}</span>}
        </span>
      ),
    },
    {
      id: "amount",
      header: "Amount",
      align: "end",
      cell: ({ kind, amount, currency }) => (
        <span className="font-medium whitespace-nowrap">{money(kind === "refund" ? -amount : amount, currency)}</span>
      ),
    },
  ];
  const all = payments.data ?? [];
  const rows = all.slice(0, shown);
  return (
    <DataTable
      caption="Payments"
      rows={rows}
      columns={columns}
      rowId={({ _id }) => _id}
      loading={payments.isPending}
      error={
        payments.error && (
          <FailedList what="The payments" error={payments.error} onRetry={() => void payments.refetch()} />
        )
      }
      empty={<p className="p-6 text-muted">Nothing was paid yet.</p>}
      footer={
        rows.length > 0 && (
          <LoadMore shown={rows.length} total={all.length} onLoadMore={() => setShown(shown + ROWS_A_STEP)} />
        )
      }
    />
  );
}
