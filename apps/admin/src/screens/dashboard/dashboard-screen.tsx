import { useSession, useTerminology } from "@carrel/hooks";
import { Select } from "@carrel/ui/select";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { ScreenHeader } from "../../app/screen-header";
import { useBranches } from "../../app/use-branches";
import { FailedList } from "../../lists/list-states";
import { NoBranch } from "../branches/no-branch";
import { DashboardFigures } from "./dashboard-figures";
import { DashboardSkeleton } from "./dashboard-skeleton";
import { NextStep } from "./next-step";
import { rememberBranch, rememberedBranch } from "./remembered-branch";
import { UpcomingBookings } from "./upcoming-bookings";

const ALL = "all";
const TODAY = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long" });

/** Today at a glance: how full the place is, what waits for staff, what comes next. */
export function DashboardScreen() {
  const session = useSession();
  const words = useTerminology();
  const [branch, setBranch] = useState(rememberedBranch);
  const { branches, isKnown } = useBranches();
  const isGone = isKnown && !branches.some(({ _id }) => _id === branch);
  const branchId = branch === ALL || isGone ? undefined : branch;
  const stats = useQuery(q.dashboard.bookingStats(branchId ? { branchId } : {}));

  if (isKnown && branches.length === 0) return <NoBranch title="Dashboard" />;

  const pick = (value: string) => {
    setBranch(value);
    rememberBranch(value);
  };
  const zoneOf = (name: string) =>
    branches.find((candidate) => candidate.name === name)?.timezone ?? session.loggedOrgDetails.timezone;

  return (
    <>
      <ScreenHeader
        title="Dashboard"
        description={TODAY.format(new Date())}
        actions={
          branches.length > 1 && (
            <Select
              aria-label="Branch"
              value={branchId ?? ALL}
              onValueChange={pick}
              className="w-full sm:w-56"
              options={[
                { value: ALL, label: "All branches" },
                ...branches.map(({ _id, name }) => ({ value: _id, label: name })),
              ]}
            />
          )
        }
      />
      {stats.isPending && <DashboardSkeleton />}
      {stats.isError && <FailedList what="The dashboard" error={stats.error} onRetry={() => void stats.refetch()} />}
      {stats.data && (
        <div className="flex flex-col gap-6">
          <NextStep desks={stats.data.deskOccupancy.total} />
          <DashboardFigures stats={stats.data} words={words} />
          <UpcomingBookings bookings={stats.data.bookingDetails.upcoming} words={words} zoneOf={zoneOf} />
        </div>
      )}
    </>
  );
}
