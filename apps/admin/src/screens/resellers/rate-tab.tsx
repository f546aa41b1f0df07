import { localDateOf } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { DataTable, type DataTableColumn } from "@carrel/ui/data-table";
import { Skeleton } from "@carrel/ui/skeleton";
import { StatusBadge } from "@carrel/ui/status-badge";
import { useQuery } from "@tanstack/react-query";
import { Link, Outlet } from "@tanstack/react-router";
import { CalendarClock } from "lucide-react";
import type { ReactNode } from "react";
import { q } from "../../app/carrel";
import { FailedList } from "../../lists/list-states";
import { dayText } from "./day-text";
import { type RatePeriod, rateHistory } from "./rate-history";
import { rateText, shareText } from "./rate-text";
import { useReseller } from "./use-reseller";

const STATES: Record<RatePeriod["state"], ReactNode> = {
  planned: (
    <StatusBadge tone="info" icon={<CalendarClock strokeWidth={1.75} />}>
      Planned
    </StatusBadge>
  ),
  current: <StatusBadge tone="success">Stands now</StatusBadge>,
  past: <StatusBadge tone="neutral">Past</StatusBadge>,
  replaced: <StatusBadge tone="neutral">Replaced</StatusBadge>,
};

/** @param first id of the rate that the reseller began with */
const columnsFor = (currency: string, first: string | undefined): DataTableColumn<RatePeriod>[] => [
  { id: "rate", header: "Rate", cell: ({ rate }) => <span className="tabular-nums">{rateText(rate, currency)}</span> },
  { id: "state", header: "State", cell: ({ state }) => STATES[state] },
  {
    id: "from",
    header: "From",
    cell: ({ rate }) => <span className="whitespace-nowrap">{dayText(rate.effectiveFrom)}</span>,
  },
  {
    id: "until",
    header: "Until",
    cell: ({ until, state }) => (
      <span className="whitespace-nowrap">
        {until ? dayText(until) : state === "replaced" ? "The same day" : "Another is set"}
      </span>
    ),
  },
  {
    id: "by",
    header: "Set by",
    hideBelow: "sm",
    cell: ({ rate }) => rate.setBy?.name ?? (rate._id === first ? "Agreed at the start" : "The platform"),
  },
];

/** What a reseller gets of its clients' payments: now, before, and from when on. */
export function RateTab() {
  const { reseller, mayEdit, isOwn } = useReseller();
  const { _id: resellerId, currency, timezone, profitSharing } = reseller;
  const rates = useQuery(q.resellers.profitRates({ id: resellerId }));
  const history = rates.data && rateHistory(rates.data, localDateOf(new Date(), timezone));
  const current = history?.find(({ state }) => state === "current");
  const next = history?.findLast(({ state }) => state === "planned");

  return (
    <>
      <Card
        title="Stands now"
        actions={
          mayEdit && (
            <Button asChild variant="primary">
              <Link
                to="/resellers/$resellerId/profit-rate/new"
                params={{ resellerId }}
                search={true}
                resetScroll={false}
              >
                Set a new rate
              </Link>
            </Button>
          )
        }
      >
        <p className="text-3xl font-semibold text-strong tabular-nums">
          {profitSharing.rate === 0 ? "Nothing" : rateText(profitSharing, currency)}
        </p>
        <p className="mt-1 text-muted">
          {isOwn ? "You get" : "The reseller gets"} {shareText(profitSharing, currency)}
          {current && `, since ${dayText(current.rate.effectiveFrom)}`}.
          {next && ` From ${dayText(next.rate.effectiveFrom)} on it is ${rateText(next.rate, currency)}.`}
        </p>
      </Card>
      <Card padded={false} title="All rates" description={`Days are read in ${timezone.replaceAll("_", " ")}.`}>
        {rates.isPending && <Skeleton lines={3} className="p-5" />}
        {rates.isError && !rates.data && (
          <FailedList what="The rates" error={rates.error} onRetry={() => void rates.refetch()} />
        )}
        {history && history.length === 0 && <p className="p-5 text-muted">No rate was set yet.</p>}
        {history && history.length > 0 && (
          <DataTable
            caption="Rates"
            rows={history}
            columns={columnsFor(currency, history.at(-1)?.rate._id)}
            rowId={({ rate }) => rate._id}
          />
        )}
      </Card>
      <Outlet />
    </>
  );
}
