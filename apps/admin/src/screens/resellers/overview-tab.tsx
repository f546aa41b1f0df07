import { useTerminology } from "@carrel/hooks";
import { formatMoney } from "@carrel/sdk/domain";
import type { ResellerStats } from "@carrel/sdk/schemas";
import { Card } from "@carrel/ui/card";
import { DataTable, type DataTableColumn } from "@carrel/ui/data-table";
import { EmptyState } from "@carrel/ui/empty-state";
import { OrganisationsIllustration } from "@carrel/ui/illustration";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { q } from "../../app/carrel";
import { FailedList } from "../../lists/list-states";
import { Figures } from "./figures";
import { ProfileCard } from "./profile-card";
import { OverviewSkeleton } from "./reseller-skeleton";
import { useReseller } from "./use-reseller";

/** How a reseller does, and who it is. */
export function OverviewTab() {
  const { reseller, isOwn } = useReseller();
  const stats = useQuery(q.resellers.stats({ id: reseller._id }));

  return (
    <>
      {stats.isPending && <OverviewSkeleton />}
      {!stats.isPending && (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="flex min-w-0 flex-col gap-6">
            {stats.isError && !stats.data && (
              <FailedList what="The figures" error={stats.error} onRetry={() => void stats.refetch()} />
            )}
            {stats.data && (
              <>
                <Figures stats={stats.data} />
                <History stats={stats.data} isOwn={isOwn} />
                {stats.data.topClients.length > 0 && <TopClients stats={stats.data} />}
              </>
            )}
          </div>
          <ProfileCard reseller={reseller} />
        </div>
      )}
      <Outlet />
    </>
  );
}

const StatsCharts = lazy(async () => ({ default: (await import("./stats-charts")).StatsCharts }));

/** The last twelve months; without clients, where they will come from. */
function History({ stats, isOwn }: { stats: ResellerStats; isOwn: boolean }) {
  if (stats.clients === 0)
    return (
      <Card>
        <EmptyState
          kind="first-use"
          illustration={<OrganisationsIllustration />}
          title="No clients yet"
          description={
            isOwn
              ? "Add a client, or let it register on one of your domains: it becomes yours."
              : "An organisation that registers on one of the reseller's domains becomes its client."
          }
        />
      </Card>
    );
  return (
    <Suspense fallback={<Skeleton shape="rect" height="24rem" />}>
      <StatsCharts stats={stats} />
    </Suspense>
  );
}

type TopClient = ResellerStats["topClients"][number];

/** The clients that came to most. */
function TopClients({ stats: { topClients, currency, totalRevenue } }: { stats: ResellerStats }) {
  const words = useTerminology();
  const columns: DataTableColumn<TopClient>[] = [
    { id: "name", header: "Client", cell: ({ orgName }) => <span className="wrap-anywhere">{orgName}</span> },
    { id: "bookings", header: "Bookings", align: "end", cell: ({ bookings }) => bookings },
    { id: "desks", header: words.desks, align: "end", cell: ({ desks }) => desks },
    { id: "revenue", header: "Paid", align: "end", cell: ({ revenue }) => formatMoney(revenue, currency) },
  ];
  return (
    <Card
      padded={false}
      title="Largest clients"
      description={
        totalRevenue === 0
          ? "By bookings in the last twelve months."
          : "By what they paid for their subscriptions in the last twelve months."
      }
    >
      <DataTable
        caption="Largest clients"
        rows={topClients}
        columns={columns}
        rowId={({ _id }) => _id}
        rowHref={({ _id }) => `/clients/${_id}`}
      />
    </Card>
  );
}
