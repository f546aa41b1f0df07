import { usePermission, useSession, useTerminology } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { EmptyState } from "@carrel/ui/empty-state";
import { PaymentsIllustration } from "@carrel/ui/illustration";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Outlet } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { q } from "../../app/carrel";
import { LOCALE } from "../../app/locale";
import { ScreenHeader } from "../../app/screen-header";
import { useBranches } from "../../app/use-branches";
import { FailedList } from "../../lists/list-states";
import { FirstRun } from "../first-run/first-run";
import { useFirstRun } from "../first-run/use-first-run";
import { BookingsSection } from "./bookings-section";
import { DashboardFilters } from "./dashboard-filters";
import { DashboardSkeleton } from "./dashboard-skeleton";
import { DEFAULT_ENDING } from "./ending";
import { EndingSection } from "./ending-section";
import { Glance } from "./glance";
import { MembersSection } from "./members-section";
import { MoneySection } from "./money-section";
import { DEFAULT_PERIOD } from "./period";
import { rememberBranch, rememberedBranch } from "./remembered-branch";
import { UpcomingBookings } from "./upcoming-bookings";

/** Loads beside the first figures: most places sell whole days and hours alone. */
const MembershipsSection = lazy(async () => ({ default: (await import("./memberships-section")).MembershipsSection }));

const route = getRouteApi("/signed-in/office/dashboard");

/** Milliseconds between two looks at who sits where: what it says is no older than what the desks say by more than that. */
const EVERY = 60_000;

const today = (timeZone: string) =>
  new Intl.DateTimeFormat(LOCALE, { weekday: "long", day: "numeric", month: "long", timeZone }).format(new Date());

/** How the place does: today, what ends, money, bookings and members, of a branch or of all. */
export function DashboardScreen() {
  const session = useSession();
  const words = useTerminology();
  const mayReadMembers = usePermission("customers.read");
  const { period = DEFAULT_PERIOD, ending = DEFAULT_ENDING } = route.useSearch();
  const navigate = route.useNavigate();
  const [remembered, setRemembered] = useState(rememberedBranch);
  const { branches, isKnown, isPending } = useBranches();
  const branch = branches.find(({ _id }) => _id === remembered);
  const branchId = branch?._id;
  // The remembered one may be gone, or of the organisation that was signed in before.
  const enabled = remembered === undefined || !isPending;
  const asked = { ...(branchId && { branchId }), period };
  const stats = useQuery({
    ...q.dashboard.bookingStats(asked),
    refetchInterval: EVERY,
    enabled,
    placeholderData: keepPreviousData,
  });
  const trends = useQuery({ ...q.dashboard.bookingTrends(asked), enabled, placeholderData: keepPreviousData });

  const firstRun = useFirstRun(stats.data);
  /** Who may not read them has some all the same. */
  const hasBranch = !isKnown || branches.length > 0;
  const hasBranches = branches.length > 1 && !branchId;

  const zone = session.loggedOrgDetails.timezone;
  const zoneOf = (place: string) => branches.find(({ _id, name }) => _id === place || name === place)?.timezone ?? zone;

  return (
    <>
      <ScreenHeader
        title="Dashboard"
        description={today(branch?.timezone ?? zone)}
        actions={
          <>
            {firstRun.steps && firstRun.isHidden && <Button onClick={firstRun.show}>Show the first steps</Button>}
            {hasBranch && (
              <DashboardFilters
                branches={branches}
                branchId={branchId}
                onBranch={(picked) => {
                  setRemembered(picked);
                  rememberBranch(picked);
                }}
                period={period}
                onPeriod={(picked) =>
                  void navigate({
                    search: (kept) => ({ ...kept, period: picked === DEFAULT_PERIOD ? undefined : picked }),
                    resetScroll: false,
                  })
                }
              />
            )}
          </>
        }
      />
      {stats.isPending && <DashboardSkeleton />}
      {stats.isError && !stats.data && (
        <FailedList what="The dashboard" error={stats.error} onRetry={() => void stats.refetch()} />
      )}
      {stats.data && (
        <div className="flex min-w-0 flex-col gap-8">
          <FirstRun firstRun={firstRun} />
          {hasBranch && (
            <>
              <Glance stats={stats.data} trends={trends.data} period={period} />
              {firstRun.steps ? (
                <Card>
                  <EmptyState
                    kind="first-use"
                    illustration={<PaymentsIllustration />}
                    title="Figures begin with the first booking"
                    description={`What is paid, the busiest hours, popular ${words.desks.toLowerCase()} and whose time runs out show here from then on.`}
                  />
                </Card>
              ) : (
                <>
                  <EndingSection
                    stats={stats.data}
                    branchId={branchId}
                    ending={ending}
                    zoneOf={zoneOf}
                    hasBranches={hasBranches}
                    onEnding={(picked) =>
                      void navigate({
                        search: (kept) => ({ ...kept, ending: picked === DEFAULT_ENDING ? undefined : picked }),
                        replace: true,
                        resetScroll: false,
                      })
                    }
                  />
                  <UpcomingBookings bookings={stats.data.bookingDetails.upcoming} words={words} zoneOf={zoneOf} />
                  <Suspense fallback={null}>
                    <MembershipsSection branchId={branchId} hasBranches={hasBranches} zoneOf={zoneOf} />
                  </Suspense>
                  <MoneySection asked={asked} trends={trends.data} />
                  <BookingsSection
                    asked={asked}
                    trends={trends}
                    details={stats.data.bookingDetails}
                    hasBranches={hasBranches}
                  />
                  {mayReadMembers && <MembersSection branchId={branchId} />}
                </>
              )}
            </>
          )}
        </div>
      )}
      <Outlet />
    </>
  );
}
