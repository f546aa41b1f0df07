import type { BusinessUnitActivity, UserActivity } from "@carrel/sdk/schemas";
import { Card } from "@carrel/ui/card";
import { Skeleton } from "@carrel/ui/skeleton";
import { StatCard } from "@carrel/ui/stat-card";
import { NUMBERS } from "../../app/locale";
import { FigureGrid } from "../../app/parts/section";
import { useMoment } from "../../app/use-moment";
import { EventPages } from "./event-pages";
import { MostOften } from "./most-often";
import type { TrackingSearch } from "./tracking-search";

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
