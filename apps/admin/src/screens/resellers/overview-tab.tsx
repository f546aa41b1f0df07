import { useQuery } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { FailedList } from "../../lists/list-states";
import { Figures } from "./figures";
import { History } from "./history";
import { ProfileCard } from "./profile-card";
import { OverviewSkeleton } from "./reseller-skeleton";
import { TopClients } from "./top-clients";
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
