import type { ResellerStats } from "@carrel/sdk/schemas";
import { Card } from "@carrel/ui/card";
import { EmptyState } from "@carrel/ui/empty-state";
import { OrganisationsIllustration } from "@carrel/ui/illustration";
import { Skeleton } from "@carrel/ui/skeleton";
import { lazy, Suspense } from "react";

const StatsCharts = lazy(async () => ({ default: (await import("./stats-charts")).StatsCharts }));

/** The last twelve months; without clients, where they will come from. */
export function History({ stats, isOwn }: { stats: ResellerStats; isOwn: boolean }) {
  if (stats.clients === 0)
    return (
      <Card>
        <EmptyState
          kind="first-use"
          illustration={<OrganisationsIllustration />}
          title="No clients yet"
          description={
            isOwn
              ? "An organisation that registers on one of your domains becomes your client."
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
