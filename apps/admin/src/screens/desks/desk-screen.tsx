import { usePermission, useTerminology } from "@carrel/hooks";
import type { Desk } from "@carrel/sdk";
import { ApiError } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, Outlet, useLocation } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { DeskStandBadge } from "../../app/parts/desk-status-badge";
import { ScreenHeader } from "../../app/screen-header";
import { useBranchZone } from "../../app/use-branch-zone";
import { FailedList } from "../../lists/list-states";
import { DeskFacts } from "./desk-facts";
import { DeskHistory } from "./desk-history";
import { DeskNow } from "./desk-now";
import { DeskSkeleton } from "./desk-skeleton";
import { ForWhom } from "./for-whom";
import { LIVE } from "./use-desks";

const route = getRouteApi("/signed-in/office/desks/$deskId");

/** One desk: who sits there until when, what can be done about it, and what was booked and paid. */
export function DeskScreen() {
  const { deskId } = route.useParams();
  const desk = useQuery({ ...q.desks.get({ id: deskId }), refetchInterval: LIVE });
  // Gone meanwhile is not the same as a connection that failed: what stood here is no longer true.
  const isGone = desk.error instanceof ApiError && desk.error.status === 404;
  if (desk.data && !isGone) return <LoadedDesk desk={desk.data} />;
  if (desk.error)
    return <FailedList what="This" error={desk.error} onRetry={() => void desk.refetch()} headingLevel={1} />;
  return <DeskSkeleton />;
}

function LoadedDesk({ desk }: { desk: Desk }) {
  const words = useTerminology();
  const zone = useBranchZone(desk.branchId);
  const { searchStr } = useLocation();
  const mayEdit = usePermission("desks.write");
  const mayReadBookings = usePermission("bookings.read");
  const title = `${words.desk} ${desk.name}`;
  return (
    <>
      <ScreenHeader
        title={title}
        description={
          <span className="inline-flex flex-wrap items-center gap-2">
            <DeskStandBadge desk={desk} zone={zone} />
            {desk.zone && <span className="wrap-anywhere">{desk.zone}</span>}
          </span>
        }
        breadcrumb={[{ label: words.desks, href: `/desks${searchStr}` }, { label: title }]}
        actions={
          mayEdit && (
            <Button asChild>
              <Link to="/desks/$deskId/edit" params={{ deskId: desk._id }} search resetScroll={false} preload={false}>
                Edit {words.desk.toLowerCase()}
              </Link>
            </Button>
          )
        }
      />
      <div className="flex flex-col gap-6">
        <ForWhom />
        {!desk.isActive && (
          <Callout tone="warning" title="Switched off">
            What is booked stays; nothing new is taken.
            {mayEdit && " Edit it to make it bookable again."}
          </Callout>
        )}
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
          <DeskNow desk={desk} />
          <DeskFacts desk={desk} className="lg:row-span-2" />
          {mayReadBookings && <DeskHistory deskId={desk._id} className="min-w-0" />}
        </div>
      </div>
      <Outlet />
    </>
  );
}
