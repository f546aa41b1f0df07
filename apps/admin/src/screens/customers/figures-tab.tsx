import { useTerminology } from "@carrel/hooks";
import type { CustomerStats } from "@carrel/sdk";
import { Card } from "@carrel/ui/card";
import { DonutChart } from "@carrel/ui/donut-chart";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { Loaded } from "../../lists/loaded";
import { CustomerFigures, TopCustomers } from "./customer-stats";

/** How a branch's customers come and go, and who books most. */
export function FiguresTab({ branchId }: { branchId: string }) {
  const words = useTerminology();
  const stats = useQuery(q.customers.stats({ branchId }));
  return (
    <Loaded query={stats} what={`The figures of your ${words.members.toLowerCase()}`} pending={<FiguresSkeleton />}>
      {(found) => (
        <div className="grid min-w-0 items-start gap-4 xl:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-4">
            <CustomerFigures stats={found} />
            <StandingCard stats={found} />
          </div>
          <TopCustomers rows={found.topCustomers} headingLevel={2} />
        </div>
      )}
    </Loaded>
  );
}

const FiguresSkeleton = () => (
  <div className="grid gap-4 xl:grid-cols-2" aria-busy="true">
    <Skeleton shape="rect" height="44rem" />
    <Skeleton shape="rect" height="28rem" />
  </div>
);

function StandingCard({ stats: { totalCustomers, activeCustomers, churningCustomers } }: { stats: CustomerStats }) {
  const words = useTerminology();
  return (
    <Card>
      <DonutChart
        title="How they stand"
        description="By their bookings, now"
        whole={words.members.toLowerCase()}
        parts={[
          { id: "booked", name: "Booked, for now or later", value: activeCustomers },
          { id: "away", name: "Not back yet, last here within 30 days", value: churningCustomers },
          {
            id: "others",
            name: "Others, away for longer or never here",
            value: Math.max(0, totalCustomers - activeCustomers - churningCustomers),
          },
        ]}
        columns={{ value: words.members, share: "Share" }}
        labels={{ category: "Standing" }}
      />
    </Card>
  );
}
