import { useSession, useTerminology } from "@carrel/hooks";
import { PageHeader } from "@carrel/ui/page-header";
import { Select } from "@carrel/ui/select";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { FailedList } from "../../lists/list-states";
import { NoBranch } from "../branches/no-branch";
import { DashboardFigures } from "./dashboard-figures";
import { DashboardSkeleton } from "./dashboard-skeleton";
import { rememberBranch, rememberedBranch } from "./remembered-branch";
import { UpcomingBookings } from "./upcoming-bookings";

/** As many branches as the filter offers at once. */
const PICKER_LIMIT = 1000;
const ALL = "all";

/** Today at a glance: how full the place is, what waits for staff, what comes next. */
export function DashboardScreen() {
  const session = useSession();
  const words = useTerminology();
  const [branch, setBranch] = useState(rememberedBranch);
  const branches = useQuery(q.branches.list({ limit: PICKER_LIMIT, page: 1 }));
  const known = branches.data?.data.some(({ _id }) => _id === branch);
  const branchId = branch !== ALL && known !== false ? branch : undefined;
  const stats = useQuery(q.dashboard.bookingStats(branchId ? { branchId } : {}));

  if (branches.data?.totalRecords === 0) return <NoBranch title="Dashboard" />;

  const pick = (value: string) => {
    setBranch(value);
    rememberBranch(value);
  };
  const zoneOf = (name: string) =>
    branches.data?.data.find((candidate) => candidate.name === name)?.timezone ?? session.loggedOrgDetails.timezone;

  return (
    <>
      <PageHeader
        title="Dashboard"
        description={session.loggedOrgDetails.orgName}
        actions={
          <Select
            aria-label="Branch"
            value={branchId ?? ALL}
            onValueChange={pick}
            options={[
              { value: ALL, label: "All branches" },
              ...(branches.data?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
          />
        }
      />
      {stats.isPending && <DashboardSkeleton />}
      {stats.isError && <FailedList error={stats.error} onRetry={() => void stats.refetch()} />}
      {stats.data && (
        <div className="flex flex-col gap-6">
          <DashboardFigures stats={stats.data} words={words} />
          <UpcomingBookings bookings={stats.data.bookingDetails.upcoming} words={words} zoneOf={zoneOf} />
        </div>
      )}
    </>
  );
}
