import { useTerminology } from "@carrel/hooks";
import type { DeskTransaction } from "@carrel/sdk";
import { Badge } from "@carrel/ui/badge";
import type { DataTableColumn } from "@carrel/ui/data-table";
import { EmptyState } from "@carrel/ui/empty-state";
import { useMemo } from "react";
import { BranchMoment, BranchPeriod } from "../../app/branch-time";
import { q } from "../../app/carrel";
import { METHOD_LABELS, PAYMENT_LABELS } from "../../app/payment-words";
import { useBranchZone } from "../../app/use-branch-zone";
import { useMoney } from "../../app/use-money";
import { PagedTable } from "../../lists/paged-table";
import { usePages } from "../../lists/use-pages";
import { HISTORY_PAGE } from "./hourly-bookings";

/** What was paid for one desk and paid back, the latest first. */
export function Transactions({ deskId }: { deskId: string }) {
  const words = useTerminology();
  const zone = useBranchZone();
  const money = useMoney();
  const list = usePages(q.desks.transactions.pages({ deskId, limit: HISTORY_PAGE }));
  const columns = useMemo<DataTableColumn<DeskTransaction>[]>(
    () => [
      { id: "paid", header: "Paid", cell: ({ paidAt }) => <BranchMoment at={paidAt} zone={zone} /> },
      {
        id: "who",
        header: words.member,
        cell: ({ customerName }) => <span className="wrap-anywhere">{customerName}</span>,
      },
      { id: "kind", header: "For", cell: ({ kind }) => <Badge>{PAYMENT_LABELS[kind]}</Badge> },
      {
        id: "period",
        header: "Time",
        hideBelow: "sm",
        cell: ({ startAt, endAt }) => <BranchPeriod {...{ startAt, endAt, zone }} />,
      },
      {
        id: "method",
        header: "By",
        hideBelow: "md",
        cell: ({ method, reference }) => (
          <span className="flex min-w-0 flex-col">
            {METHOD_LABELS[method]}
            {reference && <span className="font-mono text-sm break-all text-muted">{reference}</span>}
          </span>
        ),
      },
      {
        id: "amount",
        header: "Amount",
        align: "end",
        cell: ({ kind, amount, currency }) => `${kind === "refund" ? "−" : ""}${money(amount, currency)}`,
      },
    ],
    [words, zone, money],
  );
  return (
    <PagedTable
      caption="Transactions"
      what="The transactions"
      list={list}
      columns={columns}
      rowHref={({ bookingId }) => `/bookings/${bookingId}`}
      empty={
        <EmptyState
          kind="first-use"
          illustration="plans"
          title="No transactions yet"
          description={`What is paid for this ${words.desk.toLowerCase()} appears here, the latest first.`}
        />
      }
    />
  );
}
