import { useTracking } from "@carrel/hooks";
import type { BusinessUnitActivity, UserActivity } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { ButtonGroup } from "@carrel/ui/button-group";
import { Card } from "@carrel/ui/card";
import { Skeleton } from "@carrel/ui/skeleton";
import { StatCard } from "@carrel/ui/stat-card";
import { Link } from "@tanstack/react-router";
import { NUMBERS } from "../../app/locale";
import { FigureGrid } from "../../app/parts/section";
import { useBranchZone } from "../../app/use-branch-zone";
import { useMoment } from "../../app/use-moment";
import { FailedList } from "../../lists/list-states";
import { EventTimeline } from "./event-timeline";
import { MostOften } from "./most-often";
import { type TrackingSearch, trackingQueryOf } from "./tracking-search";

const count = new Intl.NumberFormat(NUMBERS);

interface ActivityProps {
  activity: Omit<UserActivity, "userId" | "userName"> | Omit<BusinessUnitActivity, "businessUnitId">;
  /** The filter that finds the same events. */
  kept: TrackingSearch;
}

/** What somebody did, or what was done about something, as far back as events are kept. */
export function Activity({ activity, kept }: ActivityProps) {
  const moment = useMoment();
  const { totalEvents, totalSessions, firstSeenAt, lastSeenAt, topEvents, topPaths } = activity;
  return (
    <div className="flex flex-col gap-6">
      <FigureGrid>
        <StatCard
          label="Events"
          value={count.format(totalEvents)}
          {...("totalUsers" in activity && {
            hint: activity.totalUsers === 1 ? "By 1 person" : `By ${count.format(activity.totalUsers)} people`,
          })}
        />
        <StatCard label="Visits" value={count.format(totalSessions)} />
        <StatCard label="First event" value={<Moment>{moment(firstSeenAt)}</Moment>} hint="Of those that are kept" />
        <StatCard label="Last event" value={<Moment>{moment(lastSeenAt)}</Moment>} />
      </FigureGrid>
      <MostOften topPaths={topPaths} topEvents={topEvents} kept={kept} headingLevel={2} />
      <Card title="Lately" description="The newest first; each leads to the visit it was part of." headingLevel={2}>
        <EventPages kept={kept} />
      </Card>
    </div>
  );
}

/** A moment is longer than a figure. */
const Moment = ({ children }: { children: string }) => <span className="text-lg">{children}</span>;

/** Holds the place of an activity while it is on its way. */
export const ActivitySkeleton = () => (
  <div className="flex flex-col gap-6" aria-busy="true">
    <Skeleton width="16rem" height="2rem" />
    <Skeleton shape="rect" height="8rem" />
    <Skeleton shape="rect" height="20rem" />
    <Skeleton shape="rect" height="24rem" />
  </div>
);

/** The events that a filter finds, newest first, a page at a time; each leads to the visit it was part of. */
function EventPages({ kept }: { kept: TrackingSearch }) {
  const zone = useBranchZone();
  const events = useTracking(trackingQueryOf(kept, zone));
  const { trackingData, trackingTotal, trackingPage, trackingLimit, trackingHasMore, loading, error } = events;
  if (error) return <FailedList what="These events" error={error} onRetry={events.reload} />;
  const before = (trackingPage - 1) * trackingLimit;
  const turnTo = (page: number, isThere: boolean) => ({
    "aria-disabled": !isThere,
    onClick: () => isThere && events.setPage(page),
  });
  return (
    <EventTimeline
      label="Events by page"
      events={trackingData}
      loading={loading && trackingData.length === 0}
      headingLevel={3}
      linksVisits
      footer={
        trackingData.length > 0 && (
          <div className="flex flex-wrap items-center gap-3">
            <ButtonGroup label="Turn the page">
              <Button size="sm" {...turnTo(trackingPage - 1, trackingPage > 1)}>
                Newer
              </Button>
              <Button size="sm" {...turnTo(trackingPage + 1, trackingHasMore)}>
                Older
              </Button>
            </ButtonGroup>
            <output className="text-muted tabular-nums">
              {count.format(before + 1)} to {count.format(before + trackingData.length)} of{" "}
              {count.format(trackingTotal)}
            </output>
            <Button asChild size="sm" variant="ghost" className="ms-auto">
              <Link to="/tracking" search={kept}>
                As a list
              </Link>
            </Button>
          </div>
        )
      }
    />
  );
}
