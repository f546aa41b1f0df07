import { useNow, usePermission, useSession } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { getRouteApi, Link, Outlet } from "@tanstack/react-router";
import { List, Plus } from "lucide-react";
import { NoBranch } from "../../../app/parts/no-branch";
import { ScreenHeader } from "../../../app/screen-header";
import { useBranchZone } from "../../../app/use-branch-zone";
import { viewerMoment } from "../../../app/viewer-time";
import { BranchCalendar } from "./branch-calendar";

const route = getRouteApi("/signed-in/office/bookings/calendar");

/** The bookings of a day by desks, how full a week is, or a desk's week by days. */
export function CalendarScreen() {
  const search = route.useSearch();
  const { selectedBranch } = useSession();
  const mayBook = usePermission("bookings.write");
  const branchId = search.branch ?? selectedBranch;
  const zone = useBranchZone(branchId ?? undefined);
  const now = useNow().getTime();
  if (branchId === null) return <NoBranch title="Calendar" />;
  const yours = viewerMoment(new Date(now), zone);
  const place = zone.replaceAll("_", " ");
  return (
    <>
      <ScreenHeader
        title="Calendar"
        description={`Times are the branch's, in ${place}.${yours ? ` Now it is ${yours} where you are.` : ""}`}
        actions={
          <>
            <Button asChild>
              <Link to="/bookings">
                <List strokeWidth={1.5} aria-hidden />
                List
              </Link>
            </Button>
            {mayBook && (
              <Button asChild variant="primary">
                <Link to="/bookings/calendar/new" search={true} resetScroll={false}>
                  <Plus strokeWidth={1.5} aria-hidden />
                  New booking
                </Link>
              </Button>
            )}
          </>
        }
      />
      <BranchCalendar branchId={branchId} zone={zone} now={now} />
      <Outlet />
    </>
  );
}
