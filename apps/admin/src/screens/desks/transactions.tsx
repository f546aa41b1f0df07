import { useTerminology } from "@carrel/hooks";
import type { DeskTransaction } from "@carrel/sdk";
import { Badge } from "@carrel/ui/badge";
import type { DataTableColumn } from "@carrel/ui/data-table";
import { SearchInput } from "@carrel/ui/search-input";
import { useMemo, useState } from "react";
import { BranchMoment, BranchPeriod } from "../../app/branch-time";
import { q } from "../../app/carrel";
import { METHOD_LABELS, paymentLabel } from "../../app/payment-words";
import { useBranchZone } from "../../app/use-branch-zone";
import { useMoney } from "../../app/use-money";
import { EmptyList } from "../../lists/list-states";
import { PagedTable } from "../../lists/paged-table";
import { usePages } from "../../lists/use-pages";
import { useSearchText } from "../../lists/use-search-text";
import { HISTORY_PAGE } from "./hourly-bookings";

/** What was paid for one desk and paid back, the latest first. */
export function Transactions({ deskId }: { deskId: string }) {
  const words = useTerminology();
  const zone = useBranchZone();
  const money = useMoney();
  const [search, setSearch] = useState<string>();
  const [typed, setTyped] = useSearchText(search, setSearch);
  const list = usePages(q.desks.transactions.pages({ deskId, limit: HISTORY_PAGE, search }));
  const columns = useMemo<DataTableColumn<DeskTransaction>[]>(
    () => [
      { id: "paid", header: "Paid", cell: ({ paidAt }) => <BranchMoment at={paidAt} zone={zone} /> },
      {
        id: "who",
        header: words.member,
        cell: ({ customerName }) => <span className="wrap-anywhere">{customerName}</span>,
      },
      { id: "kind", header: "For", cell: (payment) => <Badge>{paymentLabel(payment)}</Badge> },
      {
        id: "period",
        header: "Time",
        hideBelow: "md",
        cell: ({ startAt, endAt }) => <BranchPeriod startAt={startAt} endAt={endAt} zone={zone} />,
      },
      {
        id: "method",
        header: "By",
        hideBelow: "sm",
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
  // Where there is nothing to look through, nothing asks what to look for.
  const isSearchable = list.rows.length > 0 || search !== undefined || list.isStale;
  return (
    <div className="flex flex-col gap-4">
      {isSearchable && (
        <SearchInput
          value={typed}
          onValueChange={setTyped}
          aria-label="Search transactions"
          placeholder={`${words.member}, booking or reference`}
          className="w-full sm:w-80"
        />
      )}
      <PagedTable
        caption="Transactions"
        what="The transactions"
        list={list}
        columns={columns}
        rowHref={({ bookingId, membershipId }) =>
          bookingId === null ? `/memberships/${membershipId}` : `/bookings/${bookingId}`
        }
        empty={
          <EmptyList
            search={search}
            onClear={() => setTyped("")}
            firstUse={{
              illustration: "plans",
              title: "No transactions yet",
              description: `What is paid for this ${words.desk.toLowerCase()} appears here, the latest first.`,
            }}
          />
        }
      />
    </div>
  );
}
